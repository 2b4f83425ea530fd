import { and, count, eq, gte, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { DAY, isoAfter } from "../../platform/clock";
import type { Db } from "../../platform/db/database.server";
import { dayOf } from "../../platform/db/local-days.server";
import type { LocalDay } from "../../platform/time/zoned-time";
import { leadImportRows } from "../import/tables";
import { leads } from "../tables";
import type { LeadTexts } from "./filters/filter-choices";
import { isListed } from "./listed-leads.server";
import { selectTags } from "./tags/tags.server";

export type LeadStats = LeadTexts & {
  total: number;
  converted: number;
  scoreSum: number;
  /** Integer cents. */
  valueSum: number;
  valued: number;
  high: number;
  /** Created in the last 7 days; new (`isEnquiry`) in the last 24 hours. */
  week: number;
  day: number;
  /** Number of leads in spam review. */
  quarantined: number;
};

/** Figures for all listed leads, regardless of filters. */
export async function readLeadStats(db: Db, now: Date): Promise<LeadStats> {
  const weekAgo = isoAfter(now, -7 * DAY);
  const [[figures], [recent], industries, sources, tags, [quarantined]] = await db.batch([
    db
      .select({
        total: count(),
        converted: countWhere(eq(leads.converted, true)),
        scoreSum: sumOf(leads.leadScore),
        valueSum: sumOf(leads.dealValue),
        valued: count(leads.dealValue),
        high: countWhere(eq(leads.priority, "high")),
      })
      .from(leads)
      .where(isListed(leads)),
    db
      .select({
        week: count(),
        day: countWhere(sql`${leads.createdAt} >= ${isoAfter(now, -DAY)} and ${isEnquiry}`),
      })
      .from(leads)
      .where(and(isListed(leads), gte(leads.createdAt, weekAgo))),
    selectIndustries(db),
    selectSources(db),
    selectTags(db),
    db
      .select({ total: count() })
      .from(leads)
      .where(sql`${leads.quarantineReason} is not null and ${leads.deletedAt} is null`),
  ]);
  return {
    total: figures?.total ?? 0,
    converted: figures?.converted ?? 0,
    scoreSum: figures?.scoreSum ?? 0,
    valueSum: figures?.valueSum ?? 0,
    valued: figures?.valued ?? 0,
    high: figures?.high ?? 0,
    week: recent?.week ?? 0,
    day: recent?.day ?? 0,
    industries: industries.map(({ name }) => name),
    sources: sources.map(({ name }) => name),
    tags: tags.map(({ name }) => name),
    quarantined: quarantined?.total ?? 0,
  };
}

/** Skips from one industry to the next in the index; DISTINCT would read an entry for every lead. Ends with null. */
const industries = () => {
  const next = (after: SQL) =>
    sql`select min(industry) from leads where industry > ${after} and ${isListed(leads)}`;
  return sql`with recursive industries (name) as (
    ${next(sql`''`)} union all select (${next(sql`industries.name`)}) from industries where name is not null
  )`;
};

function selectIndustries(db: Db) {
  return db.all<{ name: string }>(sql`${industries()} select name from industries where name is not null`);
}

/** Skips in the same way from source to source within each industry, and among the leads without one. */
function selectSources(db: Db) {
  const next = (industry: SQL, after: SQL) => sql`select min(source) from leads
    where industry is ${industry} and source > ${after} and ${isListed(leads)}`;
  return db.all<{ name: string }>(sql`${industries()}, sources (industry, name) as (
    select name, (${next(sql`industries.name`, sql`''`)}) from industries
    union all
    select industry, (${next(sql`sources.industry`, sql`sources.name`)}) from sources where name is not null
  ) select distinct name from sources where name is not null order by name`);
}

export async function listLeadTexts(db: Db): Promise<LeadTexts> {
  const [industries, sources, tags] = await db.batch([
    selectIndustries(db),
    selectSources(db),
    selectTags(db),
  ]);
  return {
    industries: industries.map(({ name }) => name),
    sources: sources.map(({ name }) => name),
    tags: tags.map(({ name }) => name),
  };
}

/**
 * Whoever wrote, booked a demo, or was entered by staff is a new enquiry, and so is the sample data; a contact that an
 * import brought is not. The rows of an import are kept longer than any of these figures reaches back. A row that the
 * import updated has the lead's version `before`.
 */
const isEnquiry = sql`not exists (select 1 from ${leadImportRows} where ${leadImportRows.leadId} = ${leads.id}
  and ${leadImportRows.outcome} in ('created', 'undone') and ${leadImportRows.before} ->> '$.version' is null)`;

/** New enquiries since `since` (ISO time). */
export function selectNewLeadCount(db: Db, since: string) {
  return db
    .select({ total: count() })
    .from(leads)
    .where(and(isListed(leads), gte(leads.createdAt, since), isEnquiry));
}

/**
 * The number of listed leads in total; new ones since `since` (ISO), and on each of the days, oldest first; days
 * without are omitted.
 */
export async function readLeadTotals(db: Db, { since, days }: { since: string; days: LocalDay[] }) {
  const day = dayOf(leads.createdAt, days);
  const [[all], [recent], byDay] = await db.batch([
    db.select({ leads: count() }).from(leads).where(isListed(leads)),
    db
      .select({ leads: count() })
      .from(leads)
      .where(and(isListed(leads), gte(leads.createdAt, since), isEnquiry)),
    db
      .select({ day, leads: count() })
      .from(leads)
      .where(and(isListed(leads), gte(leads.createdAt, days[0]?.start ?? ""), isEnquiry))
      .groupBy(day),
  ]);
  return { total: all?.leads ?? 0, recent: recent?.leads ?? 0, byDay };
}

function sumOf(column: SQLiteColumn): SQL<number> {
  return sql<number>`coalesce(sum(${column}), 0)`;
}

function countWhere(condition: SQL): SQL<number> {
  return sql<number>`count(*) filter (where ${condition})`;
}
