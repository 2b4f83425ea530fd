import { and, eq, gte, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
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
export type Period = { from: string; to: string };
export type OriginFilters = Partial<Record<Origin, string>>;

/**
 * Leads, the visits that these came with (two forms of one visit may make two leads), of the leads those with a won
 * deal, their won deals, and what these are worth.
 */
export type LeadSums = {
  leads: number;
  leadVisits: number;
  wonLeads: number;
  wonDeals: number;
  wonCents: number;
};
export type OriginRow = LeadSums & { value: string };

type OriginsQuery = { period: Period; filters: OriginFilters };

/** The leads that came in a period and their won deals, by where each one's visit came from. */
export function selectOrigins(db: Db, period: Period) {
  return db
    .select({
      ...ORIGIN_COLUMNS,
      // As staff or an import entered it: all that is known where there was no visit.
      source: sql<string | null>`iif(${leads.channel} is null, ${leads.source}, null)`.as("entered_source"),
      leads: sql<number>`count(distinct ${leads.id})`,
      leadVisits: sql<number>`count(distinct coalesce(${leads.visitKey}, ${leads.id}))`,
      wonLeads: sql<number>`count(distinct ${deals.leadId})`,
      wonDeals: sql<number>`count(${deals.id})`,
      wonCents: sql<number>`coalesce(sum(${deals.value}), 0)`,
    })
    .from(leads)
    .leftJoin(deals, isWonDealOfLead())
    .where(cameIn(period))
    .groupBy(leads.channel, leads.campaign, leads.landingPath, sql`entered_source`);
}

/** Sums of `selectOrigins`: of the leads whose visit matches the filters, by value; and of those without a visit. */
export function toOrigins(combinations: Combination[], filters: OriginFilters) {
  return {
    channel: sumBy("channel", combinations, filters),
    campaign: sumBy("campaign", combinations, filters),
    landing: sumBy("landing", combinations, filters),
    /** By landing page for one channel. */
    landingsOf: (channel: string) => sumBy("landing", combinations, { ...filters, channel }),
    noVisit: sumAll(combinations.filter(({ channel }) => channel === null)),
    /** Those without a visit, by their source. */
    noVisitSources: sumBy("source", combinations, {}),
  };
}

/** Won value (cents) by the hour (YYYY-MM-DDTHH) in which the lead came with its visit. */
export function selectWonByHour(db: Db, { period, filters }: OriginsQuery) {
  return db
    .select({
      hour: sql<string>`substr(${cameAt}, 1, 13)`.as("came_in"),
      wonCents: sql<number>`sum(${deals.value})`,
    })
    .from(leads)
    .innerJoin(deals, isWonDealOfLead())
    .where(and(cameIn(period), isNotNull(leads.channel), matchesOrigin(filters)))
    .groupBy(sql`came_in`);
}

type Combination = Record<Origin | "source", string | null> & LeadSums;

const NONE: LeadSums = { leads: 0, leadVisits: 0, wonLeads: 0, wonDeals: 0, wonCents: 0 };

function sumAll(all: LeadSums[]): LeadSums {
  return all.reduce(
    (sum, one) => ({
      leads: sum.leads + one.leads,
      leadVisits: sum.leadVisits + one.leadVisits,
      wonLeads: sum.wonLeads + one.wonLeads,
      wonDeals: sum.wonDeals + one.wonDeals,
      wonCents: sum.wonCents + one.wonCents,
    }),
    NONE,
  );
}

/** Sums by one origin, the most won value first; its own filter is left out. */
function sumBy(origin: Origin | "source", combinations: Combination[], filters: OriginFilters): OriginRow[] {
  const sums = new Map<string, OriginRow>();
  for (const one of combinations) {
    const value = one[origin];
    if (value === null || !isMatch(one, { ...filters, [origin]: undefined })) continue;
    sums.set(value, { value, ...sumAll([sums.get(value) ?? NONE, one]) });
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

export function cameIn({ from, to }: Period) {
  return and(
    isListed(leads),
    // Never before its visit, so that an index of the leads' own times still helps.
    gte(leads.createdAt, from),
    sql`${cameAt} >= ${from} and ${cameAt} < ${to}`,
  );
}

export function matchesOrigin({ channel, campaign, landing }: OriginFilters): SQL | undefined {
  const only = (origin: Origin, value: string | undefined) =>
    value === undefined ? undefined : eq(ORIGIN_COLUMNS[origin], value);
  return and(only("channel", channel), only("campaign", campaign), only("landing", landing));
}
