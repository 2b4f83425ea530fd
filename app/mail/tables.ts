import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { checkOneOf, createdAt, idColumn, updatedAt } from "../platform/db/columns";
import { MAIL_KINDS, MAIL_STATES } from "./mail";

/** Every mail, with its delivery state. */
export const mails = sqliteTable(
  "mails",
  {
    id: idColumn(),
    kind: text("kind", { enum: MAIL_KINDS }).notNull(),
    state: text("state", { enum: MAIL_STATES }).notNull().default("queued"),
    toAddress: text("to_address").notNull(),
    toName: text("to_name"),
    fromAddress: text("from_address").notNull(),
    fromName: text("from_name").notNull(),
    replyTo: text("reply_to"),
    subject: text("subject").notNull(),
    html: text("html").notNull(),
    text: text("text").notNull(),
    /** JSON of an `Attachment`, or null. */
    attachment: text("attachment"),
    /** No foreign key: the log of an erased lead's mail keeps its delivery state. */
    leadId: text("lead_id"),
    transport: text("transport"),
    providerId: text("provider_id"),
    attempts: integer("attempts").notNull().default(0),
    lastError: text("last_error"),
    sentAt: text("sent_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("mails_created_at_idx").on(table.createdAt, table.id),
    index("mails_state_created_at_idx").on(table.state, table.createdAt),
    index("mails_lead_idx").on(table.leadId, table.createdAt),
    checkOneOf("mails_kind_check", table.kind, MAIL_KINDS),
    checkOneOf("mails_state_check", table.state, MAIL_STATES),
  ],
);
