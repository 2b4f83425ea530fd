import { once } from "node:events";
import { createServer as createHttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export type InboxMail = { to: string[]; mail: Email; raw: string };

const answer = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });

/**
 * A real SMTP server on loopback that keeps what it receives. It refuses mail to `refused@…`, and for
 * other reasons to `policy@…`, `bare@…`, `sender@…` and `full@…`, takes mail to `grey@…` at
 * the third time, keeps mail to `large@…` but refuses its text, and closes the connection on mail to `hangup@…`, or
 * instead of confirming it to `mute@…`.
 */
export async function startSmtpInbox() {
  const mails: InboxMail[] = [];
  const asked = new Map<string, number>();
  let held: (() => void)[] | null = null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onConnect(_session, greet) {
      if (held) held.push(greet);
      else greet();
    },
    onRcptTo(address, session, accept) {
      const times = (asked.get(address.address) ?? 0) + 1;
      asked.set(address.address, times);
      if (address.address.startsWith("refused@")) accept(answer(550, "5.1.1 No such mailbox"));
      else if (address.address.startsWith("policy@")) accept(answer(550, "5.7.1 Not from your network"));
      else if (address.address.startsWith("bare@")) accept(answer(550, "No such mailbox"));
      else if (address.address.startsWith("sender@")) accept(answer(550, "5.1.8 Unknown sender"));
      else if (address.address.startsWith("full@")) accept(answer(552, "5.2.2 Mailbox full"));
      else if (address.address.startsWith("grey@") && times < 3) accept(answer(451, "4.7.1 Greylisted"));
      else if (address.address.startsWith("hangup@")) hangUp(server, session.id);
      else accept();
    },
    async onData(stream, session, done) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk);
      const raw = Buffer.concat(chunks).toString("utf8");
      mails.push({
        to: session.envelope.rcptTo.map((recipient) => recipient.address),
        mail: await PostalMime.parse(raw),
        raw,
      });
      const [first = ""] = mails.at(-1)?.to ?? [];
      if (first.startsWith("mute@")) hangUp(server, session.id);
      else done(first.startsWith("large@") ? answer(552, "5.2.2 Mailbox full") : null);
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  return {
    port: portOf(server.server.address()),
    mails,
    /** Delays the greeting of new connections until `release`. */
    hold: () => {
      held = [];
    },
    release: () => {
      for (const greet of held ?? []) greet();
      held = null;
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

/** Serves what a server keeps over HTTP, for tests inside workerd, which share no memory with it. */
export async function serveAsJson(kept: unknown[]) {
  const server = createHttpServer((_request, response) => {
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify(kept));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { url: `http://127.0.0.1:${portOf(server.address())}/`, close: () => server.close() };
}

function hangUp(server: SMTPServer, sessionId: string): void {
  for (const connection of server.connections) {
    if ("id" in connection && connection.id === sessionId && "_socket" in connection) {
      const socket = connection._socket;
      if (
        typeof socket === "object" &&
        socket !== null &&
        "end" in socket &&
        typeof socket.end === "function"
      )
        socket.end();
    }
  }
}

function portOf(address: AddressInfo | string | null): number {
  if (typeof address === "object" && address !== null) return address.port;
  throw new Error("The server has no port");
}
