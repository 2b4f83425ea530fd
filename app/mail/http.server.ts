import { z } from "zod";
import type { Env } from "../platform/env.server";
import { FinalFailure } from "../platform/jobs/retries";
import { pauseOf, RetryAfter } from "../platform/jobs/retry-after";
import type { Attachment } from "./attachment";
import { messageId, oneLine, ownHeaders } from "./mail";
import { attachmentOf } from "./mails.server";
import type { MailTransport } from "./transport.server";

const TIMEOUT_MS = 20_000;
const answerSchema = z.object({ id: z.string() });
const refusalSchema = z.object({ message: z.string() });

/**
 * Refusals that are about the account, the settings or the moment rather than the mail: an attempt after they are put
 * right succeeds. 409 says that an earlier attempt is still at work.
 */
const NOT_THE_MAILS_FAULT = [401, 402, 403, 404, 405, 407, 408, 409, 425, 429];

/**
 * A provider with Resend's HTTP API (POST JSON, bearer token). The mail's id is the idempotency key, so a repeated
 * request sends one mail, also if the answer to the first was lost.
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
          headers: { "Message-ID": messageId(mail), ...ownHeaders(mail) },
        }),
      });
      const answer = await response.text();
      if (!response.ok) throw failureOf(response, answer);
      return idOf(answer);
    },
  };
}

function failureOf({ status, headers }: Response, answer: string): Error {
  const text = oneLine(`The email provider answered ${status}${reasonIn(answer)}`, 300);
  const pause = headers.get("Retry-After");
  if (status >= 400 && status < 500 && !NOT_THE_MAILS_FAULT.includes(status)) return new FinalFailure(text);
  return pause === null ? new Error(text) : new RetryAfter(text, pauseOf(pause, 0));
}

function reasonIn(answer: string): string {
  try {
    return `: ${refusalSchema.parse(JSON.parse(answer)).message}`;
  } catch {
    return "";
  }
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
