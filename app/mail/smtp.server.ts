import nodemailer from "nodemailer";
import type { Env } from "../platform/env.server";
import type { Attachment } from "./attachment";
import { messageId } from "./mail";
import { attachmentOf } from "./mails.server";
import type { MailTransport } from "./transport.server";

const TIMEOUT_MS = 20_000;

type Settings = Pick<Env, "SMTP_HOST" | "SMTP_PORT" | "SMTP_USERNAME" | "SMTP_PASSWORD" | "SMTP_SECURITY">;

/** SMTP over workerd's sockets (nodemailer on node:net). STARTTLS and TLS verify the server's certificate. */
export function smtpTransport(env: Settings, timeoutMs = TIMEOUT_MS): MailTransport {
  return {
    name: "smtp",
    delivers: true,
    send: async (mail) => {
      const connection = nodemailer.createTransport({
        host: env.SMTP_HOST,
        port: env.SMTP_PORT,
        secure: env.SMTP_SECURITY === "tls",
        requireTLS: env.SMTP_SECURITY === "starttls",
        ignoreTLS: env.SMTP_SECURITY === "none",
        auth: env.SMTP_USERNAME ? { user: env.SMTP_USERNAME, pass: env.SMTP_PASSWORD ?? "" } : undefined,
        connectionTimeout: timeoutMs,
        greetingTimeout: timeoutMs,
        socketTimeout: timeoutMs,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      try {
        const result = await connection.sendMail({
          messageId: messageId(mail),
          from: { address: mail.fromAddress, name: mail.fromName },
          to: { address: mail.toAddress, name: mail.toName ?? "" },
          replyTo: mail.replyTo ?? undefined,
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          ...partsOf(attachmentOf(mail)),
        });
        return result.messageId;
      } finally {
        connection.close();
      }
    },
  };
}

/** A calendar entry is also an alternative to the text, which is where mail programs look for invitations. */
function partsOf(file: Attachment | null) {
  if (!file) return {};
  const contentType = `${file.type}; charset=utf-8`;
  const alternatives = file.type.startsWith("text/calendar") ? [{ contentType, content: file.text }] : [];
  return { alternatives, attachments: [{ filename: file.fileName, contentType, content: file.text }] };
}
