import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { checkOneOf, createdAt } from "../platform/db/columns";
import { NOTIFICATION_KINDS } from "./notification";

/**
 * What a member of staff is told of, for 90 days. It holds ids alone, which the page looks up: nothing of a person who
 * is erased stays here, and what is about a lead that is gone is not shown. Its key's index is the table (WITHOUT
 * ROWID, by hand in its migration): a notification writes two rows.
 */
export const notifications = sqliteTable(
  "notifications",
  {
    userId: text("user_id").notNull(),
    /** Names what happened, so that it is told once however often it is delivered. */
    key: text("key").notNull(),
    kind: text("kind", { enum: NOTIFICATION_KINDS }).notNull(),
    leadId: text("lead_id"),
    /** The booking, mail or note that it is about. */
    subjectId: text("subject_id"),
    /** Who did it; null for a visitor or the program. */
    actorId: text("actor_id"),
    /** Of leads that were assigned at once. */
    total: integer("total").notNull().default(1),
    createdAt: createdAt(),
    readAt: text("read_at"),
  },
  (table) => [
    primaryKey({ name: "notifications_pk", columns: [table.userId, table.key] }),
    // For the count on every page of the back office.
    index("notifications_unread_idx").on(table.userId).where(sql`${table.readAt} is null`),
    checkOneOf("notifications_kind_check", table.kind, NOTIFICATION_KINDS),
  ],
);
