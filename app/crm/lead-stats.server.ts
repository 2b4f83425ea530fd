import { and, asc, eq, gt, gte, lt, type SQL, sql } from "drizzle-orm";
import { DAY, isoAfter } from "../platform/clock";
import type { Db } from "../platform/db.server";
import { leadCounters, leadDays } from "./counters/tables";
import type { LeadFilters } from "./lead-filters";
import { isListed, leads } from "./tables";

/** More leads than this that are set aside are shown as "99+". */
const SET_ASIDE_LIMIT = 100;

export type LeadStats = {
  total: number;
  converted: number;
  scoreSum: number;
  /** Integer cents. */
  valueSum: number;
  valued: number;
  high: number;
  /** Created in the past 7 days, and in the last 24 hours. */
  week: number;
  day: number;
  /** Leads that pass status, priority and industry. */
  matching: number;
  /** Every industry that a listed lead has. */
  industries: string[];
  setAside: number;
};

/** The figures of the dashboard, from counters that triggers keep: their cost does not grow with the leads. */
export async function readLeadStats(db: Db, filters: LeadFilters, now: Date): Promise<LeadStats> {
  const weekAgo = isoAfter(now, -7 * DAY);
  const dayAgo = isoAfter(now, -DAY);
  const [byIndustry, weekDays, weekRest, dayDays, dayRest, setAside] = await db.batch([
    selectCounters(db, filters),
    selectFullDays(db, weekAgo),
    selectRestOfDay(db, weekAgo),
    selectFullDays(db, dayAgo),
    selectRestOfDay(db, dayAgo),
    db
      .select({ id: leads.id })
      .from(leads)
      .where(sql`${leads.setAside} is not null and ${leads.deletedAt} is null`)
      .limit(SET_ASIDE_LIMIT),
  ]);
  const sum = (read: (row: (typeof byIndustry)[number]) => number) =>
    byIndustry.reduce((total, row) => total + read(row), 0);
  return {
    total: sum((row) => row.leads),
    converted: sum((row) => row.converted),
    scoreSum: sum((row) => row.scoreSum),
    valueSum: sum((row) => row.valueSum),
    valued: sum((row) => row.valued),
    high: sum((row) => row.high),
    matching: sum((row) => row.matching),
    week: (weekDays[0]?.leads ?? 0) + (weekRest[0]?.leads ?? 0),
    day: (dayDays[0]?.leads ?? 0) + (dayRest[0]?.leads ?? 0),
    industries: byIndustry.filter((row) => row.industry !== "" && row.leads > 0).map((row) => row.industry),
    setAside: setAside.length,
  };
}

function selectCounters(db: Db, filters: LeadFilters) {
  const total = (value: SQL) => sql<number>`coalesce(sum(${value}), 0)`;
  const passes = and(
    sql`1`,
    filters.status ? eq(leadCounters.status, filters.status) : undefined,
    filters.priority ? eq(leadCounters.priority, filters.priority) : undefined,
    filters.industry ? eq(leadCounters.industry, filters.industry) : undefined,
  );
  return db
    .select({
      industry: leadCounters.industry,
      leads: total(sql`${leadCounters.leads}`),
      converted: total(sql`${leadCounters.converted}`),
      scoreSum: total(sql`${leadCounters.scoreSum}`),
      valueSum: total(sql`${leadCounters.valueSum}`),
      valued: total(sql`${leadCounters.valued}`),
      high: total(sql`iif(${leadCounters.priority} = 'high', ${leadCounters.leads}, 0)`),
      matching: total(sql`iif(${passes}, ${leadCounters.leads}, 0)`),
    })
    .from(leadCounters)
    .groupBy(leadCounters.industry)
    .orderBy(asc(leadCounters.industry));
}

/** The whole days after the day of `since`. */
function selectFullDays(db: Db, since: string) {
  return db
    .select({ leads: sql<number>`coalesce(sum(${leadDays.leads}), 0)` })
    .from(leadDays)
    .where(gt(leadDays.day, since.slice(0, 10)));
}

/** The part of `since`'s own day that lies after it; "U" comes after the "T" of every moment of that day. */
function selectRestOfDay(db: Db, since: string) {
  return db
    .select({ leads: sql<number>`count(*)` })
    .from(leads)
    .where(and(isListed(leads), gte(leads.createdAt, since), lt(leads.createdAt, `${since.slice(0, 10)}U`)));
}
