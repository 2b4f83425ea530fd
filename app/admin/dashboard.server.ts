import { and, count, gte, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { isKept } from "../blog/published.server";
import { blogs } from "../blog/tables";
import { readUpcoming } from "../booking/staff/list-bookings.server";
import { rangeText } from "../booking/times";
import { countLeadsSince, readLeadTotals } from "../crm/leads/lead-stats.server";
import { blogGenerationLog } from "../generation/tables";
import { DAY, isoAfter } from "../platform/clock";
import type { Db } from "../platform/db/database.server";
import { logError } from "../platform/log.server";
import { timeText } from "../platform/time/time-text";
import {
  type BlogFigures,
  CHART_DAYS,
  type Dashboard,
  type DemoFigures,
  type JobFigures,
  type LeadFigures,
  lastDays,
  successRate,
} from "./dashboard";
import { readSystemStatus } from "./system-status.server";

/** Leads of the last 24 hours, for the sidebar badge. */
export async function countNewLeads(db: Db, now: Date): Promise<number> {
  return countLeadsSince(db, isoAfter(now, -DAY));
}

/** Loads the dashboard; never rejects. `zone` is the company's time zone. */
export async function readDashboard(db: Db, zone: string, now: Date): Promise<Dashboard> {
  const [blogs, leads, jobs, demos, checks] = await Promise.all([
    orNull("blogs", readBlogFigures(db, now)),
    orNull("leads", readLeadFigures(db, now)),
    orNull("jobs", readJobFigures(db, now)),
    orNull("demos", readDemoFigures(db, zone, now)),
    readSystemStatus(db, now),
  ]);
  return { blogs, leads, jobs, demos, checks };
}

/** Logs a failed part and returns null, so that one failure does not take down the rest. */
async function orNull<Value>(part: string, value: Promise<Value>): Promise<Value | null> {
  try {
    return await value;
  } catch (error) {
    logError("dashboard", error, { part });
    return null;
  }
}

async function readBlogFigures(db: Db, now: Date): Promise<BlogFigures> {
  const days = lastDays(now, CHART_DAYS);
  const [[totals], created] = await db.batch([
    db
      .select({ total: count(), published: countWhere(sql`${blogs.published} = 1`) })
      .from(blogs)
      .where(isKept),
    db
      .select({ day: dayOf(blogs.createdAt), blogs: count() })
      .from(blogs)
      .where(and(gte(blogs.createdAt, days[0] ?? ""), isKept))
      .groupBy(dayOf(blogs.createdAt)),
  ]);
  const total = totals?.total ?? 0;
  const perDay = days.map((day) => created.find((row) => row.day === day)?.blogs ?? 0);
  const before = total - perDay.reduce((sum, blogs) => sum + blogs, 0);
  const totalByDay = perDay.map((_, index) =>
    perDay.slice(0, index + 1).reduce((sum, blogs) => sum + blogs, before),
  );
  return { total, published: totals?.published ?? 0, totalByDay };
}

async function readLeadFigures(db: Db, now: Date): Promise<LeadFigures> {
  const days = lastDays(now, CHART_DAYS);
  const { total, recent, byDay } = await readLeadTotals(db, {
    since: isoAfter(now, -DAY),
    firstDay: days[0] ?? "",
  });
  return {
    total,
    lastDay: recent,
    byDay: days.map((day) => ({ day, count: byDay.find((row) => row.day === day)?.leads ?? 0 })),
  };
}

async function readJobFigures(db: Db, now: Date): Promise<JobFigures> {
  const days = lastDays(now, CHART_DAYS);
  const figures = {
    total: count(),
    successful: countWhere(sql`${blogGenerationLog.status} = 'success'`),
  };
  const day = dayOf(blogGenerationLog.createdAt);
  const [[totals], perDay] = await db.batch([
    db.select(figures).from(blogGenerationLog),
    db
      .select({ day, ...figures })
      .from(blogGenerationLog)
      .where(gte(blogGenerationLog.createdAt, days[0] ?? ""))
      .groupBy(day),
  ]);
  return {
    total: totals?.total ?? 0,
    successful: totals?.successful ?? 0,
    byDay: days.map((date) => perDay.find((row) => row.day === date)?.total ?? 0),
    // A day without jobs has no rate.
    rateByDay: days.flatMap((date) =>
      perDay.filter((row) => row.day === date).map((row) => successRate(row.successful, row.total)),
    ),
  };
}

async function readDemoFigures(db: Db, zone: string, now: Date): Promise<DemoFigures> {
  const { next, inWeek } = await readUpcoming(db, now);
  return {
    inWeek,
    next: next.map(({ id, leadId, startsAt, endsAt, name, company, host }) => {
      const start = new Date(startsAt);
      const when = `${timeText("weekday", start, zone)}, ${rangeText(zone, start, new Date(endsAt))}`;
      return { id, leadId, when, name, company, host: host ?? "" };
    }),
  };
}

function dayOf(column: SQLiteColumn): SQL<string> {
  return sql<string>`substr(${column}, 1, 10)`;
}

function countWhere(condition: SQL): SQL<number> {
  return sql<number>`count(case when ${condition} then 1 end)`;
}
