import { sql } from "drizzle-orm";
import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt } from "../../../platform/db/columns";
import { leads } from "../../tables";

/** Leads that were merged into another one, where their addresses lead from then on. */
export const leadMerges = sqliteTable(
  "lead_merges",
  {
    mergedId: text("merged_id").primaryKey(),
    /** The lead that has what was the merged one's; of another one, once that is merged too. */
    leadId: text("lead_id")
      .notNull()
      .references(() => leads.id, { onDelete: "cascade" }),
    /** JSON of both leads as they were and of what moved, for the undo; null when it is too late for that. */
    kept: text("kept"),
    /** Of the two addresses and of the two numbers the one that was not chosen, which the lead has besides; or null. */
    email: text("email"),
    emailKey: text("email_key"),
    phone: text("phone"),
    phoneKey: text("phone_key"),
    createdAt: createdAt(),
  },
  (table) => [
    index("lead_merges_lead_idx").on(table.leadId),
    index("lead_merges_email_key_idx").on(table.emailKey).where(sql`${table.emailKey} is not null`),
    index("lead_merges_phone_key_idx").on(table.phoneKey).where(sql`${table.phoneKey} is not null`),
  ],
);
