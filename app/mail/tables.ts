import { type SQL, sql } from "drizzle-orm";
import { type AnySQLiteColumn, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { checkOneOf, createdAt, idColumn, updatedAt } from "../platform/db/columns";
import { MAIL_KINDS, MAIL_STATES } from "./mail";
import { SUPPRESSION_REASONS } from "./suppression/suppression";

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
    /** Who wrote it to a lead, or whose morning's mail it is; null otherwise. */
    userId: text("user_id"),
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
    index("mails_problem_idx").on(table.state, table.createdAt, table.id).where(hasProblem(table)),
    // For the provider's word on a mail.
    index("mails_provider_id_idx").on(table.providerId).where(sql`${table.providerId} is not null`),
    index("mails_lead_idx").on(table.leadId, table.createdAt),
    checkOneOf("mails_kind_check", table.kind, MAIL_KINDS),
    // The version before migration 0018 also writes "sending".
    checkOneOf("mails_state_check", table.state, ["queued", "sending", ...MAIL_STATES.slice(1)]),
  ],
);

/** These few have an index, so that a mail that leaves as it should costs no entry of it. */
export function hasProblem(table: { state: AnySQLiteColumn }): SQL {
  return sql`${table.state} not in ('queued', 'sent', 'kept')`;
}

/** Addresses that get no mail from staff. */
export const mailSuppressions = sqliteTable(
  "mail_suppressions",
  {
    /** SHA-256 of the `addressKey`: it outlasts the address of a person who is erased. */
    addressHash: text("address_hash").primaryKey(),
    /** The `addressKey`; empty once the person is erased. */
    address: text("address").notNull(),
    reason: text("reason", { enum: SUPPRESSION_REASONS }).notNull(),
    /** What the mail server or provider said, or null. */
    detail: text("detail"),
    /** The mail that it is about. */
    mailId: text("mail_id").notNull(),
    createdAt: createdAt(),
  },
  (table) => [checkOneOf("mail_suppressions_reason_check", table.reason, SUPPRESSION_REASONS)],
);
