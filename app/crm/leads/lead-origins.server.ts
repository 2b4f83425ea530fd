import { and, eq, gte, isNull, type SQL, sql } from "drizzle-orm";
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

/** A lead counts with its visit, at the time when that began. */
const cameAt = sql`coalesce(${leads.visitBeganAt}, ${leads.createdAt})`;

/** ISO times, from inclusive to exclusive. */
type Period = { from: string; to: string };
type OriginFilters = Partial<Record<Origin, string>>;

/** `leadVisits` are the visits that these leads came with: two forms of one visit may make two leads. */
export type OriginRow = {
  value: string;
  leads: number;
  leadVisits: number;
  wonDeals: number;
  wonCents: number;
};

type OriginsQuery = { period: Period; filters: OriginFilters };

/** The leads that came with a visit in a period, and their won deals, by where the visit came from. */
export async function readLeadOrigins(db: Db, { period, filters }: OriginsQuery) {
  const combinations = await db
    .select({
      ...ORIGIN_COLUMNS,
      leads: sql<number>`count(distinct ${leads.id})`,
      leadVisits: sql<number>`count(distinct coalesce(${leads.visitKey}, ${leads.id}))`,
      wonDeals: sql<number>`count(${deals.id})`,
      wonCents: sql<number>`coalesce(sum(${deals.value}), 0)`,
    })
    .from(leads)
    .leftJoin(deals, isWonDealOfLead())
    .where(cameIn(period))
    .groupBy(leads.channel, leads.campaign, leads.landingPath);
  return {
    channel: sumBy("channel", combinations, filters),
    campaign: sumBy("campaign", combinations, filters),
    landing: sumBy("landing", combinations, filters),
    /** The same by landing page for one channel. */
    landingsOf: (channel: string) => sumBy("landing", combinations, { ...filters, channel }),
  };
}

/** Won value (cents) by the hour (YYYY-MM-DDTHH) in which the lead came, which is when its deals count. */
export async function readWonByHour(db: Db, { period, filters }: OriginsQuery) {
  return db
    .select({
      hour: sql<string>`substr(${cameAt}, 1, 13)`.as("came_in"),
      wonCents: sql<number>`sum(${deals.value})`,
    })
    .from(leads)
    .innerJoin(deals, isWonDealOfLead())
    .where(and(cameIn(period), matches(filters)))
    .groupBy(sql`came_in`);
}

type Combination = Record<Origin, string | null> & Omit<OriginRow, "value">;

/** Sums by one origin, the most won value first; its own filter is left out. */
function sumBy(origin: Origin, combinations: Combination[], filters: OriginFilters): OriginRow[] {
  const sums = new Map<string, OriginRow>();
  for (const one of combinations) {
    const value = one[origin];
    if (value === null || !isMatch(one, { ...filters, [origin]: undefined })) continue;
    const sum = sums.get(value) ?? { value, leads: 0, leadVisits: 0, wonDeals: 0, wonCents: 0 };
    sum.leads += one.leads;
    sum.leadVisits += one.leadVisits;
    sum.wonDeals += one.wonDeals;
    sum.wonCents += one.wonCents;
    sums.set(value, sum);
  }
  return [...sums.values()].sort(
    (a, b) => b.wonCents - a.wonCents || b.leads - a.leads || (a.value < b.value ? -1 : 1),
  );
}

function isMatch(one: Combination, { channel, campaign, landing }: OriginFilters): boolean {
  return (
    (channel === undefined || one.channel === channel) &&
    (campaign === undefined || one.campaign === campaign) &&
    (landing === undefined || one.landing === landing)
  );
}

function isWonDealOfLead() {
  return and(eq(deals.leadId, leads.id), eq(deals.stage, "closed-won"), isNull(deals.deletedAt));
}

function cameIn({ from, to }: Period) {
  return and(
    isListed(leads),
    // Never before its visit, so that an index of the leads' own times still helps.
    gte(leads.createdAt, from),
    sql`${cameAt} >= ${from} and ${cameAt} < ${to}`,
    sql`${leads.channel} is not null`,
  );
}

function matches({ channel, campaign, landing }: OriginFilters): SQL | undefined {
  const only = (origin: Origin, value: string | undefined) =>
    value === undefined ? undefined : eq(ORIGIN_COLUMNS[origin], value);
  return and(only("channel", channel), only("campaign", campaign), only("landing", landing));
}
