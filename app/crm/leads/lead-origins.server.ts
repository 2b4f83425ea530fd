import { and, eq, gte, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server";
import { deals, leads } from "../tables";
import { isListed } from "./listed-leads.server";

/** Where a lead's visit came from, as the visit's own report names it. */
export const ORIGIN_COLUMNS = {
  channel: leads.channel,
  campaign: leads.campaign,
  landing: leads.landingPath,
};
export type Origin = keyof typeof ORIGIN_COLUMNS;

/** ISO times, from inclusive to exclusive. */
type Period = { from: string; to: string };
type OriginFilters = Partial<Record<Origin, string>>;

export type OriginRow = { value: string; leads: number; wonDeals: number; wonCents: number };

type OriginsQuery = { period: Period; steps: (Period & { key: number })[]; filters: OriginFilters };

/**
 * The leads that came with a visit in a period, and their won deals, by where the visit came from; and the won value
 * (cents) of each step. A lead and its deals count when the lead came, not when the deal was won.
 */
export async function readLeadOrigins(db: Db, { period, steps, filters }: OriginsQuery) {
  const byOrigin = (origin: Origin) =>
    db
      .select({
        value: sql<string>`${ORIGIN_COLUMNS[origin]}`,
        leads: sql<number>`count(distinct ${leads.id})`,
        wonDeals: sql<number>`count(${deals.id})`,
        wonCents: sql<number>`coalesce(sum(${deals.value}), 0)`,
      })
      .from(leads)
      .leftJoin(deals, isWonDealOfLead())
      .where(and(cameIn(period), matches(filters, origin), sql`${ORIGIN_COLUMNS[origin]} is not null`))
      .groupBy(ORIGIN_COLUMNS[origin])
      .orderBy(sql`4 desc, 2 desc, 1`);
  const list = JSON.stringify(steps);
  const whole = { from: steps[0]?.from ?? period.from, to: steps.at(-1)?.to ?? period.to };
  const [channel, campaign, landing, wonBySteps] = await db.batch([
    byOrigin("channel"),
    byOrigin("campaign"),
    byOrigin("landing"),
    db
      .select({ key: sql<number>`step.value ->> 'key'`, wonCents: sql<number>`sum(${deals.value})` })
      .from(leads)
      .innerJoin(deals, isWonDealOfLead())
      .innerJoin(
        sql`json_each(${list}) step`,
        sql`${leads.createdAt} >= step.value ->> 'from' and ${leads.createdAt} < step.value ->> 'to'`,
      )
      .where(and(cameIn(whole), matches(filters)))
      .groupBy(sql`1`),
  ]);
  return { channel, campaign, landing, wonBySteps };
}

function isWonDealOfLead() {
  return and(eq(deals.leadId, leads.id), eq(deals.stage, "closed-won"), isNull(deals.deletedAt));
}

function cameIn({ from, to }: Period) {
  return and(
    isListed(leads),
    gte(leads.createdAt, from),
    lt(leads.createdAt, to),
    sql`${leads.channel} is not null`,
  );
}

function matches({ channel, campaign, landing }: OriginFilters, without?: Origin): SQL | undefined {
  const only = (origin: Origin, value: string | undefined) =>
    value === undefined || origin === without ? undefined : eq(ORIGIN_COLUMNS[origin], value);
  return and(only("channel", channel), only("campaign", campaign), only("landing", landing));
}
