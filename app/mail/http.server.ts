import { z } from "zod";
import type { Env } from "../platform/env.server";
import type { Attachment } from "./attachment";
import { messageId } from "./mail";
import { attachmentOf } from "./mails.server";
import type { MailTransport } from "./transport.server";

const TIMEOUT_MS = 20_000;
const answerSchema = z.object({ id: z.string() });

/**
 * A provider with Resend's HTTP API (POST JSON, bearer token). The mail's id is the idempotency key, so a repeated
 * request sends one mail.
 */
export function httpTransport(
  env: Pick<Env, "MAIL_HTTP_URL" | "MAIL_HTTP_TOKEN">,
  timeoutMs = TIMEOUT_MS,
): MailTransport {
  return {
    name: "http",
    delivers: true,
    send: async (mail) => {
      const response = await fetch(env.MAIL_HTTP_URL ?? "", {
        method: "POST",
        redirect: "manual",
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          Authorization: `Bearer ${env.MAIL_HTTP_TOKEN}`,
          "Content-Type": "application/json",
          "Idempotency-Key": mail.id,
        },
        body: JSON.stringify({
          from: mailbox(mail.fromAddress, mail.fromName),
          to: [mailbox(mail.toAddress, mail.toName)],
          reply_to: mail.replyTo ?? undefined,
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          attachments: encodeAttachment(attachmentOf(mail)),
          headers: { "Message-ID": messageId(mail) },
        }),
      });
      if (!response.ok) {
        await response.body?.cancel();
        throw new Error(`The mail provider answered ${response.status}`);
      }
      return idOf(await response.text());
    },
  };
}

/** The provider's id of an accepted mail. Not every provider names one, and sending the mail again would not help. */
function idOf(answer: string): string | null {
  try {
    return answerSchema.parse(JSON.parse(answer)).id;
  } catch {
    return null;
  }
}

function encodeAttachment(file: Attachment | null) {
  if (!file) return undefined;
  const content = Buffer.from(file.text).toString("base64");
  return [{ filename: file.fileName, content, content_type: `${file.type}; charset=utf-8` }];
}

function mailbox(address: string, name: string | null): string {
  return name ? `"${name.replaceAll(/["\\]/g, "")}" <${address}>` : address;
}
