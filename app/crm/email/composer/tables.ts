import { primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { updatedAt } from "../../../platform/db/columns";
import { leads } from "../../tables";

/** Email drafts, one per staff member and lead. */
export const mailDrafts = sqliteTable(
  "mail_drafts",
  {
    leadId: text("lead_id")
      .notNull()
      .references(() => leads.id, { onDelete: "cascade" }),
    userId: text("user_id").notNull(),
    subject: text("subject").notNull(),
    body: text("body").notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ name: "mail_drafts_pk", columns: [table.leadId, table.userId] })],
);
