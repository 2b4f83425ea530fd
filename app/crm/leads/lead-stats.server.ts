import { and, gt, gte, lt, sql } from "drizzle-orm";
import { DAY, isoAfter } from "../../platform/clock";
import type { Db } from "../../platform/db/database.server";
import { leads } from "../tables";
import { leadCounters, leadDays } from "./counters/tables";
import type { LeadFilters } from "./lead-filters";
import { isListed } from "./listed-leads.server";

/** More leads than this in spam review are shown as "99+". */
const QUARANTINE_LIMIT = 100;

/** How many listed leads there are, how many pass all filters, and how many one of them alone. */
export type LeadCounts = {
  all: number;
  matching: number;
  status: number;
  priority: number;
  industry: number;
};

export type LeadStats = {
  counts: LeadCounts;
  converted: number;
  scoreSum: number;
  /** Integer cents. */
  valueSum: number;
  valued: number;
  high: number;
  /** Created in the past 7 days, and in the last 24 hours. */
  week: number;
  day: number;
  /** Every industry that a listed lead has. */
  industries: string[];
  quarantineReason: number;
};

type Counter = typeof leadCounters.$inferSelect;

/** The figures of the dashboard, from counters that triggers keep: their cost does not grow with the leads. */
export async function readLeadStats(db: Db, filters: LeadFilters, now: Date): Promise<LeadStats> {
  const weekAgo = isoAfter(now, -7 * DAY);
  const dayAgo = isoAfter(now, -DAY);
  const [counters, weekDays, weekRest, dayDays, dayRest, quarantineReason] = await db.batch([
    db.select().from(leadCounters).where(gt(leadCounters.leads, 0)),
    selectFullDays(db, weekAgo),
    selectRestOfDay(db, weekAgo),
    selectFullDays(db, dayAgo),
    selectRestOfDay(db, dayAgo),
    db
      .select({ id: leads.id })
      .from(leads)
      .where(sql`${leads.quarantineReason} is not null and ${leads.deletedAt} is null`)
      .limit(QUARANTINE_LIMIT),
  ]);
  const sum = (key: "leads" | "converted" | "scoreSum" | "valueSum" | "valued") =>
    counters.reduce((total, counter) => total + counter[key], 0);
  return {
    counts: countLeads(counters, filters),
    converted: sum("converted"),
    scoreSum: sum("scoreSum"),
    valueSum: sum("valueSum"),
    valued: sum("valued"),
    high: leadsOf(counters, ({ priority }) => priority === "high"),
    week: (weekDays[0]?.leads ?? 0) + (weekRest[0]?.leads ?? 0),
    day: (dayDays[0]?.leads ?? 0) + (dayRest[0]?.leads ?? 0),
    industries: [...new Set(counters.map(({ industry }) => industry))].filter((name) => name !== "").sort(),
    quarantineReason: quarantineReason.length,
  };
}

/** Listed leads created since then, for pages that show nothing else of them. */
export async function countLeadsSince(db: Db, since: string): Promise<number> {
  const [days, rest] = await db.batch([selectFullDays(db, since), selectRestOfDay(db, since)]);
  return (days[0]?.leads ?? 0) + (rest[0]?.leads ?? 0);
}

/** Listed leads in all, since `since`, and on each day from `firstDay` (YYYY-MM-DD) on that has any. */
export async function readLeadTotals(db: Db, { since, firstDay }: { since: string; firstDay: string }) {
  const [[total], days, [rest], byDay] = await db.batch([
    db.select({ leads: sql<number>`coalesce(sum(${leadCounters.leads}), 0)` }).from(leadCounters),
    selectFullDays(db, since),
    selectRestOfDay(db, since),
    db.select().from(leadDays).where(gte(leadDays.day, firstDay)),
  ]);
  return { total: total?.leads ?? 0, recent: (days[0]?.leads ?? 0) + (rest?.leads ?? 0), byDay };
}

function countLeads(counters: Counter[], { status, priority, industry }: LeadFilters): LeadCounts {
  const ofStatus = (counter: Counter) => status === null || counter.status === status;
  const ofPriority = (counter: Counter) => priority === null || counter.priority === priority;
  const ofIndustry = (counter: Counter) => industry === null || counter.industry === industry;
  return {
    all: leadsOf(counters, () => true),
    matching: leadsOf(counters, (counter) => ofStatus(counter) && ofPriority(counter) && ofIndustry(counter)),
    status: leadsOf(counters, ofStatus),
    priority: leadsOf(counters, ofPriority),
    industry: leadsOf(counters, ofIndustry),
  };
}

function leadsOf(counters: Counter[], passes: (counter: Counter) => boolean): number {
  return counters.reduce((total, counter) => total + (passes(counter) ? counter.leads : 0), 0);
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
