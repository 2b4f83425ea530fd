import { ENDED_STATES, type MailState } from "../../mail/mail";
import type { Toast } from "../../platform/http/forms/toast";

/** The delivery state of a message, from its `mails` row. */
export type Delivery = { mailId: string; state: MailState; attempts: number; lastError: string | null };

/** Whether the state is final unless someone retries. */
export function isSettled({ state }: Delivery): boolean {
  return state === "failed" || ENDED_STATES.includes(state);
}

export function hasSucceeded({ state }: Delivery): boolean {
  return state === "sent" || state === "kept";
}

export const SEND_FAILURE = { title: "Failed to send email" } as const;
export const MISSING_EMAIL_PARTS = {
  title: "Missing Information",
  description: "Please fill in both subject and message body",
  destructive: true,
} as const satisfies Toast;

/** Only a mail that the mail server accepted is reported as sent. */
export function deliveryToast(delivery: Delivery, name: string): Toast {
  switch (delivery.state) {
    case "sent":
      return { title: "Email Sent", description: `Email successfully sent to ${name}` };
    case "kept":
      return {
        title: "Email stored, not sent",
        description: `No email server is set up: the message to ${name} is under Email`,
      };
    case "failed":
    case "bounced":
    case "complained":
      return { title: delivery.lastError || SEND_FAILURE.title, destructive: true };
    case "suppressed":
      return { title: "Email not sent", description: delivery.lastError ?? undefined, destructive: true };
    case "queued":
      return delivery.lastError
        ? { title: delivery.lastError, description: "It is retried automatically", destructive: true }
        : { title: "Email queued", description: `It will be sent to ${name} in a moment` };
  }
}
