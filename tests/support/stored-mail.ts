import type { StoredMail } from "../../app/mail/mails.server";

/** A mail as the database holds it. */
export function storedMail(part: Partial<StoredMail> = {}): StoredMail {
  return {
    id: "mail-1",
    kind: "booking",
    state: "queued",
    toAddress: "dana@harborauto.example",
    toName: "Dana Reyes",
    fromAddress: "hello@beaconry.example",
    fromName: "The Beaconry Team",
    replyTo: null,
    subject: "Your demo",
    html: "<p>See you tomorrow</p>",
    text: "See you tomorrow",
    attachment: null,
    leadId: null,
    userId: null,
    transport: null,
    providerId: null,
    attempts: 1,
    lastError: null,
    sentAt: null,
    createdAt: "2026-03-10T09:00:00.000Z",
    updatedAt: "2026-03-10T09:00:00.000Z",
    ...part,
  };
}
