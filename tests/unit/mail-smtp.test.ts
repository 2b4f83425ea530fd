import { once } from "node:events";
import { createServer, type Server, type Socket } from "node:net";
import PostalMime from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterEach, expect, test } from "vitest";
import type { StoredMail } from "../../app/mail/mails.server";
import { smtpTransport } from "../../app/mail/smtp.server";
import { storedMail } from "../support/stored-mail";

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
  await Promise.all(closers.splice(0).map((close) => close()));
});

type Seen = { logins: string[]; mails: { raw: string; isSecure: boolean }[]; isGone: () => Promise<boolean> };

/** A real SMTP server on loopback that remembers logins and mails. Its certificate is one that nobody signed. */
async function startServer(options: SMTPServerOptions = {}): Promise<Seen & { port: number }> {
  const logins: string[] = [];
  const mails: Seen["mails"] = [];
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: ({ username = "", password = "" }, _session, done) => {
      logins.push(`${username}:${password}`);
      done(null, { user: username });
    },
    async onData(stream, session, done) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk);
      mails.push({ raw: Buffer.concat(chunks).toString("utf8"), isSecure: session.secure });
      done();
    },
    ...options,
  });
  server.on("error", () => {});
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  closers.push(() => new Promise<void>((resolve) => server.close(resolve)));
  const isGone = async () => {
    for (let tries = 0; server.connections.size > 0 && tries < 100; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 10));
    return server.connections.size === 0;
  };
  return { port: portOf(server.server), logins, mails, isGone };
}

/** A server that speaks by `talk` alone. */
async function startTalker(talk: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on("error", () => {}));
    talk(socket);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  closers.push(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return portOf(server);
}

function portOf(server: Pick<Server, "address">): number {
  const address = server.address();
  if (typeof address === "object" && address !== null) return address.port;
  throw new Error("The server has no port");
}

type Security = "none" | "starttls" | "tls";

/** The Message-ID, or the error. */
async function send(
  port: number,
  SMTP_SECURITY: Security,
  { mail = storedMail(), timeoutMs = 20_000 }: { mail?: StoredMail; timeoutMs?: number } = {},
): Promise<string | null> {
  const login = { SMTP_USERNAME: "beaconry", SMTP_PASSWORD: "harbor-light-9" };
  const transport = smtpTransport(
    { SMTP_HOST: "127.0.0.1", SMTP_PORT: port, SMTP_SECURITY, ...login },
    { beforeText: timeoutMs, afterText: timeoutMs, goodbye: 100 },
  );
  return transport.send(mail).catch((error: unknown) => String(error));
}

test("`starttls`: a server that offers no STARTTLS gets neither login nor mail, and the mail fails with a reason", async () => {
  const server = await startServer({ disabledCommands: ["STARTTLS"] });
  expect(await send(server.port, "starttls")).toMatch(/STARTTLS/);
  expect([server.logins, server.mails, await server.isGone()]).toEqual([[], [], true]);
});

test("`starttls` and `tls`: a certificate that nobody signed gets neither login nor mail", async () => {
  const upgrading = await startServer();
  expect(await send(upgrading.port, "starttls")).toMatch(/certificate/i);
  const secure = await startServer({ secure: true });
  expect(await send(secure.port, "tls")).toMatch(/certificate/i);
  for (const server of [upgrading, secure]) expect([server.logins, server.mails]).toEqual([[], []]);
});

test("`tls`: a server that speaks plain text gets neither login nor mail", async () => {
  const server = await startServer();
  expect(await send(server.port, "tls")).toMatch(/^Error/);
  expect([server.logins, server.mails]).toEqual([[], []]);
});

test("`starttls` and `tls`: with a certificate that is trusted, login and mail go over TLS", async () => {
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = "0";
  for (const [security, server] of [
    ["starttls", await startServer()],
    ["tls", await startServer({ secure: true })],
  ] as const) {
    expect(await send(server.port, security)).toBe("<mail-1@beaconry.example>");
    expect(server.logins).toEqual(["beaconry:harbor-light-9"]);
    expect(server.mails.map(({ isSecure }) => isSecure)).toEqual([true]);
  }
});

test("`none`: the mail goes in plain text, also where STARTTLS is offered", async () => {
  for (const server of [await startServer(), await startServer({ disabledCommands: ["STARTTLS"] })]) {
    expect(await send(server.port, "none")).toBe("<mail-1@beaconry.example>");
    expect(server.mails.map(({ isSecure }) => isSecure)).toEqual([false]);
    expect(await server.isGone()).toBe(true);
  }
});

test("a server that knows AUTH LOGIN alone gets login and mail", async () => {
  const server = await startServer({ authMethods: ["LOGIN"], disabledCommands: ["STARTTLS"] });
  expect(await send(server.port, "none")).toBe("<mail-1@beaconry.example>");
  expect([server.logins, server.mails.length]).toEqual([["beaconry:harbor-light-9"], 1]);
});

test("without a user name nobody signs in", async () => {
  const server = await startServer();
  const transport = smtpTransport({
    ...{ SMTP_HOST: "127.0.0.1", SMTP_PORT: server.port, SMTP_SECURITY: "none" },
    ...{ SMTP_USERNAME: undefined, SMTP_PASSWORD: "x" },
  });
  expect(await transport.send(storedMail())).toBe("<mail-1@beaconry.example>");
  expect([server.logins, server.mails.length]).toEqual([[], 1]);
});

test("a mail has its addresses, reply address, both texts, and an invitation as a part and as a file", async () => {
  const server = await startServer();
  const file = {
    fileName: "demo.ics",
    type: "text/calendar; method=REQUEST",
    text: "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n",
  };
  await send(server.port, "none", {
    mail: storedMail({ replyTo: "sales@beaconry.example", attachment: JSON.stringify(file) }),
  });
  const raw = server.mails[0]?.raw ?? "";
  const mail = await PostalMime.parse(raw);
  expect(mail).toMatchObject({
    from: { address: "hello@beaconry.example", name: "The Beaconry Team" },
    to: [{ address: "dana@harborauto.example", name: "Dana Reyes" }],
    replyTo: [{ address: "sales@beaconry.example" }],
    subject: "Your demo",
    messageId: "<mail-1@beaconry.example>",
  });
  expect([mail.text?.trim(), mail.html?.trim()]).toEqual(["See you tomorrow", "<p>See you tomorrow</p>"]);
  expect(raw.match(/Content-Type: text\/calendar; method=REQUEST/gi)).toHaveLength(2);
  expect(raw).toContain("filename=demo.ics");
});

const refusing = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code });

test.each<[string, SMTPServerOptions, RegExp]>([
  ["the login (535)", { onAuth: (_a, _s, done) => done(refusing(535, "Wrong password")) }, /535/],
  ["the sender (451)", { onMailFrom: (_a, _s, done) => done(refusing(451, "Later")) }, /451/],
  ["the recipient (550)", { onRcptTo: (_a, _s, done) => done(refusing(550, "No such mailbox")) }, /550/],
  ["the recipient for now (450)", { onRcptTo: (_a, _s, done) => done(refusing(450, "Try again")) }, /450/],
  [
    "the text (552)",
    { onData: (stream, _s, done) => void stream.resume().on("end", () => done(refusing(552, "Too large"))) },
    /552/,
  ],
  ["everybody (421)", { onConnect: (_s, done) => done(refusing(421, "Closing")) }, /421/],
])("a server that refuses %s has not taken the mail, and the connection ends", async (_, options, reason) => {
  const server = await startServer(options);
  expect(await send(server.port, "none")).toMatch(reason);
  expect([server.mails, await server.isGone()]).toEqual([[], true]);
});

test.each<[string, (socket: Socket) => void]>([
  ["says nothing", () => {}],
  ["hangs up", (socket) => socket.end()],
  ["falls silent after its greeting", (socket) => socket.write("220 mail.example ESMTP\r\n")],
  ["breaks off its greeting", (socket) => socket.end("220 mail.exa")],
  ["is no mail server", (socket) => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n")],
])("a server that %s has not taken the mail", async (_, talk) => {
  expect(await send(await startTalker(talk), "none", { timeoutMs: 300 })).toMatch(/^Error/);
});

test("a port where nobody listens has not taken the mail", async () => {
  const port = await startTalker(() => {});
  await Promise.all(closers.splice(0).map((close) => close()));
  expect(await send(port, "none")).toMatch(/ECONNREFUSED/);
});
