import { once } from "node:events";
import { readFileSync } from "node:fs";
import { SMTPServer } from "smtp-server";

/** Certificates of a private authority: for `localhost`, for `mail.example`, and one that ended in February 2020. */
const CERTIFICATES = ["trusted", "other-name", "expired"] as const;
const FOLDER = "tests/fixtures/mail-tls";

/** Trusted by workerd where `NODE_EXTRA_CA_CERTS` names it before miniflare is loaded. */
export const TEST_AUTHORITY = `${FOLDER}/authority.pem`;

export type TlsMode = `${"tls" | "starttls"} ${(typeof CERTIFICATES)[number]}`;
type Seen = { server: TlsMode; what: "login" | "mail"; isSecure: boolean };

/** Mail servers on loopback, one for each certificate and way to TLS. `seen` are the logins and mails they got. */
export async function startTlsSmtp() {
  const seen: Seen[] = [];
  const key = readFileSync(`${FOLDER}/key.pem`);
  const started = await Promise.all(
    CERTIFICATES.flatMap((name) => [start(`tls ${name}`), start(`starttls ${name}`)]),
  );

  async function start(mode: TlsMode) {
    const [way, name] = mode.split(" ");
    const server = new SMTPServer({
      ...{ key, cert: readFileSync(`${FOLDER}/${name}.pem`), secure: way === "tls" },
      onAuth(_login, session, done) {
        seen.push({ server: mode, what: "login", isSecure: session.secure });
        done(null, { user: "beaconry" });
      },
      onData(stream, session, done) {
        seen.push({ server: mode, what: "mail", isSecure: session.secure });
        stream.resume().on("end", () => done());
      },
    });
    // A client that does not trust the certificate breaks off.
    server.on("error", () => {});
    server.listen(0, "localhost");
    await once(server.server, "listening");
    const address = server.server.address();
    if (typeof address !== "object" || address === null) throw new Error("The server has no port");
    return { mode, port: address.port, server };
  }

  return {
    ports: Object.fromEntries(started.map(({ mode, port }) => [mode, port])),
    seen,
    close: () =>
      Promise.all(started.map(({ server }) => new Promise<void>((resolve) => server.close(resolve)))),
  };
}
