import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { DEAL_STAGES } from "../../deals/deal";

/**
 * Counts and sums of the listed leads (neither deleted nor in spam review) by status, priority and industry. Triggers keep
 * them, so that stat cards and filtered totals cost a few hundred rows however many leads there are.
 */
export const leadCounters = sqliteTable(
  "lead_counters",
  {
    status: text("status").notNull(),
    priority: text("priority").notNull(),
    /** Empty for leads without one. */
    industry: text("industry").notNull(),
    leads: integer("leads").notNull().default(0),
    converted: integer("converted").notNull().default(0),
    scoreSum: integer("score_sum").notNull().default(0),
    /** Integer cents. */
    valueSum: integer("value_sum").notNull().default(0),
    valued: integer("valued").notNull().default(0),
  },
  (table) => [
    primaryKey({ name: "lead_counters_pk", columns: [table.status, table.priority, table.industry] }),
  ],
);

/** Listed leads by the day (YYYY-MM-DD) they were created, kept by the same triggers. */
export const leadDays = sqliteTable("lead_days", {
  day: text("day").primaryKey(),
  leads: integer("leads").notNull(),
});

/** Totals that a page shows and must not count: `activities` are those of listed leads. Kept by triggers. */
export const crmCounts = sqliteTable("crm_counts", {
  name: text("name", { enum: ["activities"] }).primaryKey(),
  total: integer("total").notNull().default(0),
});

/** Deals by stage, kept by triggers: the board's heads cost six rows. */
export const dealCounters = sqliteTable("deal_counters", {
  stage: text("stage", { enum: DEAL_STAGES }).primaryKey(),
  deals: integer("deals").notNull().default(0),
  /** Integer cents. */
  valueSum: integer("value_sum").notNull().default(0),
  /** Sum of value x probability, in hundredths of a cent. */
  weightedSum: integer("weighted_sum").notNull().default(0),
  probabilitySum: integer("probability_sum").notNull().default(0),
});
