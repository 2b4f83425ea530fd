import { z } from "zod";
import { oneLine } from "../mail";

/** What a provider says of a mail after it took it, as far as it matters here. */
export type MailEvent = {
  outcome: "bounced" | "complained";
  /** The provider's own id of the mail, and our Message-ID in angle brackets; at least one of them. */
  providerId: string | null;
  messageId: string | null;
  /** Recipients as the provider writes them, where a mail of ours can be on its way under an id that we do not know. */
  to: string[];
  /** The words of the receiving server, or null. */
  detail: string | null;
};

/** Resend's `email.bounced` and `email.complained`. A bounce that is not permanent may still be delivered. */
const resendSchema = z.object({
  type: z.enum(["email.bounced", "email.complained"]),
  data: z.object({
    email_id: z.string(),
    message_id: z.string().nullish(),
    to: z.array(z.string()).catch([]),
    bounce: z.object({ type: z.string().nullish(), message: z.string().nullish() }).nullish(),
  }),
});

export function readResendEvent(body: unknown): MailEvent | null {
  const { data: event } = resendSchema.safeParse(body);
  if (!event) return null;
  const { email_id: providerId, message_id, to, bounce } = event.data;
  const isBounce = event.type === "email.bounced";
  if (isBounce && /transient|undetermined/i.test(bounce?.type ?? "")) return null;
  return {
    outcome: isBounce ? "bounced" : "complained",
    ...{ providerId, messageId: message_id ? bracketed(message_id) : null, to },
    detail: isBounce ? toDetail(bounce?.message) : null,
  };
}

/** Mailgun's `failed` with the severity `permanent`, and `complained`. It keeps the Message-ID that it was given. */
const mailgunSchema = z.object({
  "event-data": z.object({
    event: z.enum(["failed", "complained"]),
    severity: z.string().nullish(),
    message: z.object({ headers: z.object({ "message-id": z.string() }) }),
    "delivery-status": z
      .object({ message: z.string().nullish(), description: z.string().nullish() })
      .nullish(),
  }),
});

export function readMailgunEvent(body: unknown): MailEvent | null {
  const { data } = mailgunSchema.safeParse(body);
  if (!data) return null;
  const { event, severity, message, "delivery-status": status } = data["event-data"];
  if (event === "failed" && severity !== "permanent") return null;
  return {
    outcome: event === "failed" ? "bounced" : "complained",
    ...{ providerId: null, messageId: bracketed(message.headers["message-id"]), to: [] },
    detail: event === "failed" ? toDetail(status?.message || status?.description) : null,
  };
}

function bracketed(id: string): string {
  return `<${id.replace(/^<|>$/g, "")}>`;
}

function toDetail(text: string | null | undefined): string | null {
  return text ? oneLine(text, 300) : null;
}
