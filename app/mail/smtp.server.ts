import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { Readable } from "node:stream";
import { connect as connectSecurely } from "node:tls";
import MailComposer from "nodemailer/lib/mail-composer";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import { MINUTE, SECOND } from "../platform/clock";
import type { Env } from "../platform/env.server";
import { FinalFailure } from "../platform/jobs/retries";
import type { Attachment } from "./attachment";
import { domainOf, messageId, oneLine, ownHeaders } from "./mail";
import { attachmentOf } from "./mails.server";
import { type MailTransport, NoSuchMailbox, type OutgoingMail, Unconfirmed } from "./transport.server";

/**
 * Milliseconds: for all until the text has been sent, for the answer to the text, for the goodbye. RFC 5321 (4.5.3.2)
 * gives a server 10 minutes for the text, and up to 5 for each command before it; a consumer has 15 in all, and a mail
 * whose text was not sent loses nothing by another attempt.
 */
type SmtpLimits = { beforeText: number; afterText: number; goodbye: number };
const LIMITS: SmtpLimits = { beforeText: 4 * MINUTE, afterText: 10 * MINUTE, goodbye: SECOND };

type Settings = Pick<Env, "SMTP_HOST" | "SMTP_PORT" | "SMTP_USERNAME" | "SMTP_PASSWORD" | "SMTP_SECURITY">;

/** SMTP over workerd's sockets (nodemailer on node:net). STARTTLS and TLS verify the certificate by SMTP_HOST. */
export function smtpTransport(env: Settings, limits = LIMITS): MailTransport {
  return {
    name: "smtp",
    delivers: true,
    send: async (mail) => {
      const composed = new MailComposer(contentsOf(mail)).compile();
      const envelope = composed.getEnvelope();
      const text = Readable.from([await composed.build()]);
      const socket = await openSocket(env, limits.beforeText);
      await converse(openSession(env, { from: mail.fromAddress, socket }, limits), limits, {
        envelope,
        text,
      });
      return messageId(mail);
    },
  };
}

/** Connects, logs in and says goodbye. @throws if the server cannot be reached or refuses us */
export async function verifySmtp(env: Settings, from: string, limits: SmtpLimits): Promise<void> {
  const socket = await openSocket(env, limits.beforeText);
  await converse(openSession(env, { from, socket }, limits), limits, null);
}

/**
 * Connects by name. Nodemailer would look the name up and dial an address, and workerd compares the certificate of a
 * TLS connection with what was dialed.
 */
async function openSocket({ SMTP_HOST: host, SMTP_PORT: port, SMTP_SECURITY }: Settings, timeoutMs: number) {
  const isSecure = SMTP_SECURITY === "tls";
  const to = { host: host ?? "", port };
  const socket: Socket = isSecure ? connectSecurely(to) : connect(to);
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    await once(socket, isSecure ? "secureConnect" : "connect", { signal });
    return socket;
  } catch (error) {
    socket.on("error", () => {}).destroy();
    const { message } = signal.aborted ? TOO_LONG : failureOf(error, "before the email");
    // workerd does not say that it was the certificate.
    throw new Error(
      isSecure ? `${message}. TLS to ${host}:${port} needs a valid certificate of that name` : message,
    );
  }
}

type Session = ReturnType<typeof openSession>;
type Sent = { envelope: Parameters<SMTPConnection["send"]>[0]; text: Readable };
type Opened = { from: string; socket: Socket };

function openSession(
  env: Settings,
  { from, socket }: Opened,
  { beforeText, afterText, goodbye }: SmtpLimits,
) {
  const connection = new SMTPConnection({
    connection: socket,
    secured: env.SMTP_SECURITY === "tls",
    host: env.SMTP_HOST,
    port: env.SMTP_PORT,
    // Servers of large providers refuse the address that a machine without a name would give.
    name: domainOf(from),
    secure: env.SMTP_SECURITY === "tls",
    requireTLS: env.SMTP_SECURITY === "starttls",
    ignoreTLS: env.SMTP_SECURITY === "none",
    connectionTimeout: beforeText,
    greetingTimeout: beforeText,
    socketTimeout: beforeText + afterText,
    socketCloseTimeout: goodbye,
  });
  const { SMTP_USERNAME: user, SMTP_PASSWORD: pass } = env;
  return { connection, login: user ? { user, pass } : null };
}

/** Sends the mail, if there is one, and says goodbye. @throws what `MailTransport` says */
async function converse({ connection, login }: Session, limits: SmtpLimits, mail: Sent | null) {
  let stage: Stage = "before the email";
  const guard = guardOf(connection);
  guard.allow(limits.beforeText);
  const noteEnd = () => {
    stage = "after its text";
    guard.allow(limits.afterText);
  };
  mail?.text.once("end", noteEnd);
  try {
    await guard.run((done) => connection.connect(done));
    if (login && connection.allowsAuth) await guard.run((done) => connection.login(login, done));
    stage = "in the email";
    if (mail) await guard.run((done) => connection.send(mail.envelope, mail.text, done));
  } catch (error) {
    if (codeOf(error) === null) connection.close();
    throw failureOf(error, stage);
  } finally {
    mail?.text.off("end", noteEnd);
    guard.end();
    await sayGoodbye(connection, limits.goodbye);
  }
}

const TOO_LONG = new Error("The email server took too long");

type Done = (error?: Error | null) => void;

/** Runs one step after the other; each fails as soon as the connection does, or when the time is over. */
function guardOf(connection: SMTPConnection) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const failed = new Promise<never>((_, reject) => {
    // It stays: an error without a listener would end the program.
    connection.on("error", reject);
  });
  failed.catch(() => {});
  return {
    allow: (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => connection.emit("error", TOO_LONG), ms);
    },
    end: () => clearTimeout(timer),
    run: (step: (done: Done) => void) => {
      const done = new Promise<void>((resolve, reject) => {
        step((error) => (error ? reject(error) : resolve()));
      });
      return Promise.race([failed, done]);
    },
  };
}

async function sayGoodbye(connection: SMTPConnection, ms: number): Promise<void> {
  if (connection.destroyed) return;
  const ended = new Promise((resolve) => connection.once("end", resolve));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  connection.quit();
  await Promise.race([ended, late]);
  clearTimeout(timer);
  connection.close();
}

type Stage = "before the email" | "in the email" | "after its text";

/** The reply code of a server that answered; null otherwise. */
function codeOf(error: unknown): number | null {
  const code = error instanceof Error && "responseCode" in error ? error.responseCode : null;
  return typeof code === "number" && code >= 400 && code < 600 ? code : null;
}

/** They are about the session or the login, not about the mail (RFC 5321, 4954). */
const NOT_THE_MAILS_FAULT = [503, 530, 534, 535, 538];

function failureOf(error: unknown, stage: Stage): Error {
  const text = oneLine(error instanceof Error ? error.message : String(error), 300);
  const code = codeOf(error);
  if (code === null && stage === "after its text") return new Unconfirmed(text);
  const isFinal =
    code !== null && code >= 500 && stage !== "before the email" && !NOT_THE_MAILS_FAULT.includes(code);
  if (!isFinal) return new Error(text);
  return isNoSuchMailbox(error) ? new NoSuchMailbox(text) : new FinalFailure(text);
}

/**
 * "550 5.1.1" to the recipient's address (RFC 3463). A bare 550 or another status may be about us: a policy, a list of
 * senders, or our address.
 */
function isNoSuchMailbox(error: unknown): boolean {
  if (!(error instanceof Error && "command" in error && "response" in error)) return false;
  return error.command === "RCPT TO" && /^550[ -]5\.1\.1(?![\d.])/.test(String(error.response));
}

function contentsOf(mail: OutgoingMail) {
  return {
    messageId: messageId(mail),
    headers: ownHeaders(mail),
    from: { address: mail.fromAddress, name: mail.fromName },
    to: { address: mail.toAddress, name: mail.toName ?? "" },
    replyTo: mail.replyTo ?? undefined,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    ...partsOf(attachmentOf(mail)),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** A calendar entry is also an alternative to the text, which is where mail programs look for invitations. */
function partsOf(file: Attachment | null) {
  if (!file) return {};
  const contentType = `${file.type}; charset=utf-8`;
  const alternatives = file.type.startsWith("text/calendar") ? [{ contentType, content: file.text }] : [];
  return { alternatives, attachments: [{ filename: file.fileName, contentType, content: file.text }] };
}
