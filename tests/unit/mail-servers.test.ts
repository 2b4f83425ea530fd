import { afterEach, expect, test } from "vitest";
import { MAIL_RETRIES } from "../../app/mail/send-mail";
import { smtpTransport } from "../../app/mail/smtp.server";
import { Unconfirmed } from "../../app/mail/transport.server";
import { FinalFailure, waitAfter } from "../../app/platform/jobs/retries";
import { type Answer, type Phase, type Script, startScriptedSmtp } from "../support/scripted-smtp";
import { storedMail } from "../support/stored-mail";

let server: Awaited<ReturnType<typeof startScriptedSmtp>> | undefined;
afterEach(() => server?.close());

const CLOSE = { close: "" };
const SILENCE = { silence: true } as const;
const TEXT = ".";

/** sent; failed: for good; again: was not taken, and is tried again; unknown: may have been taken. */
type Outcome = "sent" | "failed" | "again" | "unknown";
type Settings = { security?: "none" | "starttls"; from?: string; limits?: { beforeText?: number } };

/** Short where the server says nothing, since the test waits for as long; elsewhere no stall of a busy machine counts. */
const limitsFor = (script: Script) => {
  const silent = Object.entries(script).flatMap(([phase, answer]) => (answer === SILENCE ? phase : []));
  const isSilent = (...phases: string[]) => silent.some((phase) => phases.includes(phase));
  return {
    beforeText: silent.length > 0 && !isSilent(TEXT, "QUIT") ? 250 : 10_000,
    afterText: isSilent(TEXT) ? 250 : 10_000,
    goodbye: isSilent("QUIT") ? 100 : 10_000,
  };
};

async function send(script: Script, { security = "none", from, limits = {} }: Settings = {}) {
  server = await startScriptedSmtp(script);
  const transport = smtpTransport(
    {
      ...{ SMTP_HOST: "127.0.0.1", SMTP_PORT: server.port, SMTP_SECURITY: security },
      ...{ SMTP_USERNAME: "beaconry", SMTP_PASSWORD: "harbor-light-9" },
    },
    { ...limitsFor(script), ...limits },
  );
  const mail = storedMail(from === undefined ? {} : { fromAddress: from });
  const error = await transport.send(mail).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return { outcome: outcomeOf(error), text: error instanceof Error ? error.message : "", said: server.said };
}

function outcomeOf(error: unknown): Outcome {
  if (error === null) return "sent";
  if (error instanceof FinalFailure) return "failed";
  return error instanceof Unconfirmed ? "unknown" : "again";
}

/** By RFC 5321: what a server says in a phase, what becomes of the mail, and whether the client says goodbye. */
test.each<[Phase, Answer, Outcome, "QUIT" | "no QUIT"]>([
  ["greeting", "220 ready", "sent", "QUIT"],
  ["greeting", "220-one\r\n220 two", "sent", "QUIT"],
  ["greeting", { after: 60, say: "220 after a pause" }, "sent", "QUIT"],
  ["greeting", "421 4.3.2 Too busy", "again", "no QUIT"],
  ["greeting", "450 4.3.2 Later", "again", "no QUIT"],
  ["greeting", "554 5.7.1 Your address is listed", "again", "no QUIT"],
  ["greeting", "SSH-2.0-OpenSSH_9.6", "again", "no QUIT"],
  ["greeting", CLOSE, "again", "no QUIT"],
  ["greeting", { close: "220 mx.exa" }, "again", "no QUIT"],
  ["greeting", SILENCE, "again", "no QUIT"],

  ["EHLO", "250 mx.example", "sent", "QUIT"],
  ["EHLO", "502 5.5.1 Not known", "sent", "QUIT"],
  ["EHLO", "421 4.3.2 Closing", "again", "no QUIT"],
  ["EHLO", "Welcome!", "sent", "QUIT"],
  ["EHLO", CLOSE, "again", "no QUIT"],
  ["EHLO", { close: "250-mx.example\r\n250-SI" }, "again", "no QUIT"],
  ["EHLO", SILENCE, "again", "no QUIT"],

  ["AUTH", "235 2.7.0 Welcome", "sent", "QUIT"],
  ["AUTH", "454 4.7.0 Later", "again", "QUIT"],
  ["AUTH", "535 5.7.8 Wrong password", "again", "QUIT"],
  ["AUTH", "530 5.7.0 Encryption required", "again", "QUIT"],
  ["AUTH", "what?", "again", "no QUIT"],
  ["AUTH", CLOSE, "again", "no QUIT"],
  ["AUTH", SILENCE, "again", "no QUIT"],

  ["MAIL", "250-2.1.0 One\r\n250 2.1.0 Two", "sent", "QUIT"],
  ["MAIL", "421 4.7.0 Too many connections", "again", "no QUIT"],
  ["MAIL", "451 4.7.1 Later", "again", "QUIT"],
  ["MAIL", "503 5.5.1 Say hello first", "again", "QUIT"],
  ["MAIL", "530 5.7.0 Sign in first", "again", "QUIT"],
  ["MAIL", "550 5.7.1 Sender refused", "failed", "QUIT"],
  ["MAIL", "552 5.3.4 Too large", "failed", "QUIT"],
  ["MAIL", "what?", "again", "no QUIT"],
  ["MAIL", CLOSE, "again", "no QUIT"],
  ["MAIL", SILENCE, "again", "no QUIT"],

  ["RCPT", "251 2.1.5 Forwarded", "sent", "QUIT"],
  ["RCPT", { after: 60, say: "250 after a pause" }, "sent", "QUIT"],
  ["RCPT", "421 4.3.2 Closing", "again", "no QUIT"],
  ["RCPT", "450 4.2.0 Greylisted", "again", "QUIT"],
  ["RCPT", "452 4.2.2 Mailbox full", "again", "QUIT"],
  ["RCPT", "550 5.1.1 No such user", "failed", "QUIT"],
  ["RCPT", "550-5.1.1 No such user,\r\n550 5.1.1 really", "failed", "QUIT"],
  ["RCPT", "what?", "again", "no QUIT"],
  ["RCPT", CLOSE, "again", "no QUIT"],
  ["RCPT", { close: "550 5.1.1 No such user, and goodbye" }, "failed", "no QUIT"],
  ["RCPT", { close: "55" }, "again", "no QUIT"],
  ["RCPT", SILENCE, "again", "no QUIT"],

  ["DATA", "451 4.3.0 Later", "again", "QUIT"],
  ["DATA", "554 5.5.1 No valid recipients", "failed", "QUIT"],
  ["DATA", "what?", "again", "no QUIT"],
  ["DATA", CLOSE, "again", "no QUIT"],
  ["DATA", SILENCE, "again", "no QUIT"],

  [TEXT, "250-2.0.0 Queued\r\n250 2.0.0 as 4711", "sent", "QUIT"],
  [TEXT, { after: 150, say: "250 2.0.0 after a pause" }, "sent", "QUIT"],
  [TEXT, "421 4.3.2 Closing", "again", "no QUIT"],
  [TEXT, "451 4.3.0 Later", "again", "QUIT"],
  [TEXT, "552 5.2.2 Mailbox full", "failed", "QUIT"],
  [TEXT, "554 5.6.0 Spam", "failed", "QUIT"],
  [TEXT, "what?", "unknown", "no QUIT"],
  [TEXT, "354 Go on", "unknown", "no QUIT"],
  [TEXT, CLOSE, "unknown", "no QUIT"],
  [TEXT, { close: "250 2.0.0 Que" }, "unknown", "no QUIT"],
  [TEXT, { close: "554 5.6.0 Spam, and goodbye" }, "failed", "no QUIT"],
  [TEXT, SILENCE, "unknown", "no QUIT"],

  ["QUIT", "421 4.3.2 Closing", "sent", "QUIT"],
  ["QUIT", "500 what?", "sent", "QUIT"],
  ["QUIT", CLOSE, "sent", "QUIT"],
  ["QUIT", SILENCE, "sent", "QUIT"],
])("%s answered with %j: %s, %s", async (phase, answer, outcome, goodbye) => {
  const { said, ...sent } = await send({ [phase]: answer });
  expect(sent.outcome).toBe(outcome);
  expect(said.includes("QUIT") ? "QUIT" : "no QUIT").toBe(goodbye);
  const order: Phase[] = ["greeting", "EHLO", "HELO", "AUTH", "MAIL", "RCPT", "DATA", TEXT, "QUIT"];
  const isSentWhole = outcome === "sent" || order.indexOf(phase) >= order.indexOf(TEXT);
  expect(said.filter((line) => line === ".")).toHaveLength(isSentWhole ? 1 : 0);
});

test.each<[Answer, Outcome]>([
  ["454 4.7.0 Not now", "again"],
  ["501 5.5.4 No", "again"],
  [CLOSE, "again"],
  [SILENCE, "again"],
])("STARTTLS answered with %j: %s, and neither login nor mail follow", async (answer, outcome) => {
  const EHLO = "250-mx.example\r\n250 STARTTLS";
  const sent = await send({ EHLO, STARTTLS: answer }, { security: "starttls" });
  expect(sent.outcome).toBe(outcome);
  expect(sent.said.slice(0, 2)).toEqual(["EHLO beaconry.example", "STARTTLS"]);
  expect(sent.said.filter((line) => /^(AUTH|MAIL)/.test(line))).toEqual([]);
});

test("a server that knows neither EHLO nor HELO is tried again", async () => {
  const sent = await send({ EHLO: "502 5.5.1 Not known", HELO: "502 5.5.1 Nor that" });
  expect([sent.outcome, sent.said]).toEqual(["again", ["EHLO beaconry.example", "HELO beaconry.example"]]);
});

test("the greeting is the sender's domain, by EHLO and by HELO", async () => {
  const { said } = await send({ EHLO: "502 5.5.1 Not known" }, { from: "hello@mail.harborauto.example" });
  expect(said.slice(0, 2)).toEqual(["EHLO mail.harborauto.example", "HELO mail.harborauto.example"]);
});

test("a session goes from the greeting to the goodbye, and the connection ends", async () => {
  const { said } = await send({});
  expect(said).toEqual([
    "EHLO beaconry.example",
    `AUTH PLAIN ${Buffer.from("\0beaconry\0harbor-light-9").toString("base64")}`,
    "MAIL FROM:<hello@beaconry.example>",
    "RCPT TO:<dana@harborauto.example>",
    "DATA",
    ".",
    "QUIT",
  ]);
  await expect.poll(() => server?.connections()).toBe(0);
});

test("the words of the server are kept, of every line", async () => {
  const { text } = await send({ RCPT: "550-5.1.1 No such user,\r\n550 5.1.1 ask support.example" });
  expect(text).toContain("550-5.1.1 No such user, 550 5.1.1 ask support.example");
});

test("the answer to the text may take longer than all before it", async () => {
  const slow = { after: 600, say: "250 2.0.0 Ok" };
  expect((await send({ ".": slow }, { limits: { beforeText: 300 } })).outcome).toBe("sent");
  await server?.close();
  expect((await send({ RCPT: slow }, { limits: { beforeText: 300 } })).outcome).toBe("again");
});

test("a server that pipelines gets all commands at once, and a refusal is final too", async () => {
  const EHLO = "250-mx.example\r\n250 PIPELINING";
  const refused = await send({ EHLO, RCPT: "550 5.1.1 No such user", DATA: "503 5.5.1 No recipient" });
  expect([refused.outcome, refused.said.includes(".")]).toEqual(["failed", false]);
  await server?.close();
  expect((await send({ EHLO, RCPT: "450 4.2.0 Greylisted", DATA: "503 5.5.1 No" })).outcome).toBe("again");
});

test("a mail is tried for two days: soon at first, then every four hours", () => {
  const waits = Array.from({ length: MAIL_RETRIES.attempts - 1 }, (_, at) =>
    waitAfter(at + 1, MAIL_RETRIES, 30),
  );
  expect(waits.slice(0, 8)).toEqual([30, 90, 270, 810, 2430, 7290, 14_400, 14_400]);
  const hours = waits.reduce((sum, wait) => sum + wait, 0) / 3600;
  expect(hours).toBeGreaterThan(46);
  expect(hours).toBeLessThan(48);
});
