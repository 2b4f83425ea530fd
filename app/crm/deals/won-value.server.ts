import { and, eq, gte, isNull, lt, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server";
import type { AdCost } from "../ad-costs/ad-costs";
import { selectAdCosts } from "../ad-costs/ad-costs.server";
import {
  matchesOrigin,
  type OriginFilters,
  type Period,
  selectOrigins,
  selectWonByHour,
  toOrigins,
} from "../leads/lead-origins.server";
import { deals, leads } from "../tables";

/**
 * The date (YYYY-MM-DD, the company's) on which a deal was closed. A deal that was stored as closed without one counts
 * on the day it entered its stage, so that the sum of all days is the sum of the pipeline's column.
 */
export const CLOSING_DAY = sql<string>`coalesce(${deals.actualCloseDate}, substr(${deals.stageEnteredAt}, 1, 10))`;

/** Written out, so that the partial index applies. */
const isWon = and(sql`${deals.stage} = 'closed-won'`, isNull(deals.deletedAt));

/** Won value (cents) by closing date, ascending, from `fromDay` on; with filters, of leads whose visit matches them. */
function selectWonByDay(db: Db, { fromDay, filters }: { fromDay: string; filters: OriginFilters }) {
  const sums = db
    .select({ day: CLOSING_DAY.as("closing_day"), wonCents: sql<number>`sum(${deals.value})` })
    .from(deals)
    .$dynamic();
  const isFiltered = Object.keys(filters).length > 0;
  return (isFiltered ? sums.innerJoin(leads, eq(leads.id, deals.leadId)) : sums)
    .where(and(isWon, gte(CLOSING_DAY, fromDay), isFiltered ? matchesOrigin(filters) : undefined))
    .groupBy(sql`closing_day`)
    .orderBy(sql`closing_day`);
}

type WonQuery = {
  /** In which leads came. */
  period: Period;
  /** From which on deals were closed, YYYY-MM-DD. */
  fromDay: string;
  filters: OriginFilters;
  /** For which ads were paid. */
  days: Pick<AdCost, "fromDay" | "toDay">;
};

/**
 * The won value by both definitions, of the leads that came in a period and by closing date, whether any deal was won
 * before the first of these days, and what was paid for ads, in one call.
 */
export async function readWonValue(db: Db, { period, fromDay, filters, days }: WonQuery) {
  const [combinations, byHour, costs, byDay, older] = await db.batch([
    selectOrigins(db, period),
    selectWonByHour(db, { period, filters }),
    selectAdCosts(db, days),
    selectWonByDay(db, { fromDay, filters }),
    db
      .select({ id: deals.id })
      .from(deals)
      .where(and(isWon, lt(CLOSING_DAY, fromDay)))
      .limit(1),
  ]);
  return { ...toOrigins(combinations, filters), byHour, byDay, isOlder: older.length > 0, costs };
}
