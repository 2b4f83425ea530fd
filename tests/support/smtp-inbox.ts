import { once } from "node:events";
import { createServer as createHttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export type InboxMail = { to: string[]; mail: Email; raw: string };

/**
 * A real SMTP server on loopback that keeps what it receives. It rejects mail to `refused@…`, and closes the connection
 * on mail to `hangup@…`.
 */
export async function startSmtpInbox() {
  const mails: InboxMail[] = [];
  let held: (() => void)[] | null = null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onConnect(_session, greet) {
      if (held) held.push(greet);
      else greet();
    },
    onRcptTo(address, session, accept) {
      if (address.address.startsWith("refused@")) accept(new Error("550 No such mailbox"));
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
      done();
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

/** Serves the inbox over HTTP, for tests inside workerd, which share no memory with it. */
export async function serveInbox(mails: InboxMail[]) {
  const server = createHttpServer((_request, response) => {
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify(mails));
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
