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

type OriginsQuery = { period: Period; filters: OriginFilters };

/** The leads that came with a visit in a period, and their won deals, by where the visit came from. */
export async function readLeadOrigins(db: Db, query: OriginsQuery) {
  const [channel, campaign, landing] = await db.batch([
    selectByOrigin(db, "channel", query),
    selectByOrigin(db, "campaign", query),
    selectByOrigin(db, "landing", query),
  ]);
  return { channel, campaign, landing };
}

/** The same by landing page for one channel. */
export async function readLeadLandings(db: Db, query: OriginsQuery, channel: string): Promise<OriginRow[]> {
  return selectByOrigin(db, "landing", { ...query, filters: { ...query.filters, channel } });
}

/** Won value (cents) by the hour (YYYY-MM-DDTHH) in which the lead came, which is when its deals count. */
export async function readWonByHour(db: Db, { period, filters }: OriginsQuery) {
  return db
    .select({
      hour: sql<string>`substr(${leads.createdAt}, 1, 13)`.as("came_in"),
      wonCents: sql<number>`sum(${deals.value})`,
    })
    .from(leads)
    .innerJoin(deals, isWonDealOfLead())
    .where(and(cameIn(period), matches(filters)))
    .groupBy(sql`came_in`);
}

function selectByOrigin(db: Db, origin: Origin, { period, filters }: OriginsQuery) {
  const column = ORIGIN_COLUMNS[origin];
  return db
    .select({
      value: sql<string>`${column}`.as("origin"),
      leads: sql<number>`count(distinct ${leads.id})`,
      wonDeals: sql<number>`count(${deals.id})`,
      wonCents: sql<number>`coalesce(sum(${deals.value}), 0)`,
    })
    .from(leads)
    .leftJoin(deals, isWonDealOfLead())
    .where(and(cameIn(period), matches(filters, origin), sql`${column} is not null`))
    .groupBy(column)
    .orderBy(sql`4 desc, 2 desc, 1`);
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
