import { and, between, count, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.server";
import { startOfDay } from "../../../platform/time/zoned-time";
import { firstResponseOf } from "../../first-response/first-response";
import { selectEnquiries } from "../../first-response/first-response.server";
import { deals, leads } from "../../tables";
import type { DealStage } from "../deal";
import type { StageDays } from "../filters/deal-filters";
import { IS_OPEN, isStale, matchesOwner, WEIGHTED } from "../filters/deal-filters.server";
import { CLOSING_DAY } from "../won-value.server";
import { isShort } from "./report-spans";

export type ReportQuery = {
  /** The company's dates, YYYY-MM-DD, both inclusive, and its zone. */
  fromDay: string;
  toDay: string;
  zone: string;
  /** As in `DealFilters`. */
  owner: string;
  staffId: string;
  now: Date;
  /** After how many days an open deal stands too long; without it, none does. */
  stageDays?: StageDays;
};

/** What the deals of a period say, and the open ones of now, in one call; times in days, values in cents. */
export async function readDealReports(db: Db, query: ReportQuery) {
  const from = startOfDay(query.fromDay, query.zone).toISOString();
  const [closed, closedOverTime, open, stays, sources, enquiries] = await db.batch([
    selectClosed(db, query),
    selectClosedOverTime(db, query),
    selectOpen(db, query),
    selectStays(db, from, query),
    selectSources(db, query),
    selectEnquiries(db, from, assignedTo(query)),
  ]);
  const response = firstResponseOf(enquiries, query.now);
  const { fromDay, toDay } = query;
  return { ...{ fromDay, toDay, closed, closedOverTime }, open, stays, sources, response };
}

/** What was closed in the period, by day where its bars are days or weeks, else by month. */
function selectClosedOverTime(db: Db, query: ReportQuery) {
  const day = sql<string>`substr(${CLOSING_DAY}, 1, ${isShort(query) ? 10 : 7})`.as("closing_day");
  return db
    .select({ day, stage: deals.stage, value: sql<number>`sum(${deals.value})`.as("closed_value") })
    .from(deals)
    .where(closedIn(query))
    .groupBy(sql`closing_day`, deals.stage);
}

/** Deals with a closing date in the period, by stage, reason and owner. */
function selectClosed(db: Db, query: ReportQuery) {
  return db
    .select({
      stage: deals.stage,
      lostReason: deals.lostReason,
      assigneeId: deals.assigneeId,
      deals: count(),
      value: sql<number>`sum(${deals.value})`,
    })
    .from(deals)
    .where(closedIn(query))
    .groupBy(deals.stage, deals.lostReason, deals.assigneeId);
}

/** The open deals by owner and stage: all, what they weigh, due this month, standing too long. */
function selectOpen(db: Db, { toDay, owner, staffId, now, stageDays }: ReportQuery) {
  const isThisMonth = sql`substr(${deals.expectedCloseDate}, 1, 7) = ${toDay.slice(0, 7)}`;
  return db
    .select({
      stage: deals.stage,
      assigneeId: deals.assigneeId,
      deals: count(),
      value: sql<number>`sum(${deals.value})`.as("open_value"),
      weighted: sql<number>`sum(${WEIGHTED})`.as("weighted"),
      thisMonth: sql<number>`coalesce(sum(${deals.value}) filter (where ${isThisMonth}), 0)`.as("this_month"),
      stale: sql<number>`count(*) filter (where ${isStale({ now, stageDays })})`.as("stale"),
    })
    .from(deals)
    .where(and(IS_OPEN, isNull(deals.deletedAt), matchesOwner(owner, staffId)))
    .groupBy(deals.stage, deals.assigneeId);
}

function closedIn({ fromDay, toDay, owner, staffId }: ReportQuery) {
  return and(
    sql`${deals.stage} in ('closed-won', 'closed-lost')`,
    isNull(deals.deletedAt),
    between(CLOSING_DAY, fromDay, toDay),
    matchesOwner(owner, staffId),
  );
}

/** Per open stage: how many stays ended in the period, and their median length in days. */
function selectStays(db: Db, from: string, { owner, staffId, now }: ReportQuery) {
  const isOf = and(isNull(deals.deletedAt), matchesOwner(owner, staffId));
  const stays = sql`select c.deal_id, c.to_stage stage, lead(c.created_at) over w ended,
      julianday(lead(c.created_at) over w) - julianday(c.created_at) days
    from deal_stage_changes c window w as (partition by c.deal_id order by c.created_at, c.id)`;
  const ended = sql`select s.stage, days, row_number() over (partition by s.stage order by days) place,
      count(*) over (partition by s.stage) stays
    from (${stays}) s join deals on deals.id = s.deal_id
    where ended >= ${from} and ended <= ${now.toISOString()} and ${isOf}`;
  return db
    .select({
      stage: sql<DealStage>`stage`.as("stage"),
      stays: sql<number>`max(stays)`.as("stays"),
      medianDays: sql<number>`avg(days)`.as("median_days"),
    })
    .from(sql`(${ended})`)
    .where(sql`place in ((stays + 1) / 2, (stays + 2) / 2)`)
    .groupBy(sql`stage`);
}

/**
 * The deals won in the period by the channel of the lead's visit, or by the source it was entered with, in whatever
 * spelling as to capitals.
 */
function selectSources(db: Db, query: ReportQuery) {
  const entered = sql`iif(${leads.channel} is null, ${leads.source}, null)`;
  return db
    .select({
      channel: leads.channel,
      source: sql<string | null>`min(${entered})`.as("entered_source"),
      deals: count(),
      value: sql<number>`sum(${deals.value})`.as("won_value"),
    })
    .from(deals)
    .innerJoin(leads, eq(leads.id, deals.leadId))
    .where(and(eq(deals.stage, "closed-won"), closedIn(query)))
    .groupBy(leads.channel, sql`lower(${entered})`)
    .orderBy(sql`won_value desc`);
}

function assignedTo({ owner, staffId }: ReportQuery) {
  if (owner === "") return undefined;
  return owner === "none" ? isNull(leads.assigneeId) : eq(leads.assigneeId, owner === "me" ? staffId : owner);
}
