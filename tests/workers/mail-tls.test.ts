import { beforeEach, expect, inject, test } from "vitest";
import { smtpTransport } from "../../app/mail/smtp.server";
import { FinalFailure } from "../../app/platform/jobs/retries";
import { storedMail } from "../support/stored-mail";
import type { TlsMode } from "../support/tls-smtp";

type Security = "tls" | "starttls";
const LIMITS = { beforeText: 10_000, afterText: 10_000, goodbye: 500 };

let seenBefore = 0;
const seen = async (): Promise<unknown[]> => (await fetch(inject("tlsSmtp").url)).json();
beforeEach(async () => {
  seenBefore = (await seen()).length;
});

/** The Message-ID, or the error; and what the servers saw of it. */
async function send(server: TlsMode, security: Security) {
  const port = inject("tlsSmtp").ports[server];
  if (port === undefined) throw new Error(`No server ${server}`);
  const login = { SMTP_USERNAME: "beaconry", SMTP_PASSWORD: "harbor-light-9" };
  const transport = smtpTransport(
    { SMTP_HOST: "localhost", SMTP_PORT: port, SMTP_SECURITY: security, ...login },
    LIMITS,
  );
  const outcome = await transport.send(storedMail()).catch((error: unknown) => error);
  return { outcome, seen: (await seen()).slice(seenBefore) };
}

test.each<Security>(["tls", "starttls"])(
  "`%s`: workerd delivers to a server whose certificate is for the host's name, login and mail over TLS",
  async (security) => {
    const server: TlsMode = `${security} trusted`;
    expect(await send(server, security)).toEqual({
      outcome: "<mail-1@beaconry.example>",
      seen: [
        { server, what: "login", isSecure: true },
        { server, what: "mail", isSecure: true },
      ],
    });
  },
);

test.each<[Security, TlsMode]>([
  ["tls", "tls other-name"],
  ["tls", "tls expired"],
  ["starttls", "starttls other-name"],
  ["starttls", "starttls expired"],
])(
  "`%s`: workerd gives neither login nor mail to %s, and the mail is tried again",
  async (security, server) => {
    const { outcome, seen: got } = await send(server, security);
    expect(outcome).toBeInstanceOf(Error);
    expect(outcome).not.toBeInstanceOf(FinalFailure);
    if (security === "tls") expect(String(outcome)).toMatch(/TLS to localhost:\d+ needs a valid certificate/);
    expect(got).toEqual([]);
  },
);

test("`tls`: a server that begins in plain text gets neither login nor mail, though it could be trusted", async () => {
  const { outcome, seen: got } = await send("starttls trusted", "tls");
  expect(outcome).toBeInstanceOf(Error);
  expect(got).toEqual([]);
});
