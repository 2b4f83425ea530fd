import { z } from "zod";
import { defineMessage } from "../platform/message";

/** queued: waiting; sending: given to the transport; sent; failed: every attempt was refused. */
export const MAIL_STATES = ["queued", "sending", "sent", "failed"] as const;
export type MailState = (typeof MAIL_STATES)[number];

export const MAIL_KINDS = ["lead-notice", "lead-receipt", "crm"] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** Asks for a stored mail to be sent; the message's id is its outbox entry. */
export const sendMail = defineMessage("mail", "mail.send", { mailId: z.string().min(1) });
