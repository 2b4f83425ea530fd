import { sql } from "drizzle-orm";
import { check, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { CHANNELS } from "../../analytics/channel";
import { checkOneOf, createdAt, idColumn } from "../../platform/db/columns";

/** What was paid for the ads of a channel or of one campaign. They are entered by hand, so there are few. */
export const adCosts = sqliteTable(
  "ad_costs",
  {
    id: idColumn(),
    channel: text("channel", { enum: CHANNELS }).notNull(),
    /** As visits have it, in small letters; null for all of the channel. */
    campaign: text("campaign"),
    /** The company's days that were paid for, YYYY-MM-DD, both inclusive. */
    fromDay: text("from_day").notNull(),
    toDay: text("to_day").notNull(),
    /** Integer cents, of all these days. */
    cents: integer("cents").notNull(),
    authorLabel: text("author_label").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    checkOneOf("ad_costs_channel_check", table.channel, CHANNELS),
    check("ad_costs_days_check", sql`${table.fromDay} <= ${table.toDay}`),
    check("ad_costs_cents_check", sql`${table.cents} > 0`),
  ],
);
