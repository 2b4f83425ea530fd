import { and, count, gte, inArray, type SQL, sql } from "drizzle-orm";
import { shortName } from "../auth/member-names";
import type { StaffRole } from "../auth/staff";
import { selectFaces, toFaces } from "../auth/users.server";
import { isKept } from "../blog/published.server";
import { blogs } from "../blog/tables";
import { readUpcoming } from "../booking/staff/list-bookings.server";
import { shortRange } from "../booking/times";
import { readLeadTotals, selectNewLeadCount } from "../crm/leads/lead-stats.server";
import { selectDueCounts, sumOfDue } from "../crm/tasks/task-list.server";
import { JUDGED_STATUSES } from "../generation/generators";
import { blogGenerationLog } from "../generation/tables";
import { readTroubles } from "../health/alerts.server";
import { DAY, isoAfter } from "../platform/clock";
import type { Db } from "../platform/db/database.server";
import { dayOf } from "../platform/db/local-days.server";
import { timeText } from "../platform/time/time-text";
import { type LocalDay, lastDays } from "../platform/time/zoned-time";
import {
  type BlogFigures,
  CHART_DAYS,
  type Dashboard,
  type DemoFigures,
  type JobFigures,
  type LeadFigures,
  successRate,
} from "./dashboard";
import { readFirstSteps } from "./my-day/first-steps.server";
import { orNull, readMyDay } from "./my-day/my-day.server";
import { selectUnreadCount } from "./notifications/notifications.server";
import { readSystemStatus } from "./system-status.server";

type Reader = { id: string; timeZone: string; role: StaffRole };

/** For the shell: new leads of 24 hours, the reader's due tasks and unread notifications, the staff's pictures. */
export async function readBadges(db: Db, { id, timeZone: zone }: Reader, now: Date) {
  const [[leads], [notifications], faces, ...due] = await db.batch([
    selectNewLeadCount(db, isoAfter(now, -DAY)),
    selectUnreadCount(db, id),
    selectFaces(db),
    ...selectDueCounts(db, { assigneeId: id, now, zone }),
  ]);
  return {
    ...{ newLeads: leads?.total ?? 0, dueTasks: sumOfDue(due).due },
    unread: notifications?.unread ?? 0,
    faces: toFaces(faces),
  };
}

/** Loads the dashboard of its reader, in whose zone all days and times are; never rejects. */
export async function readDashboard(db: Db, reader: Reader, now: Date): Promise<Dashboard> {
  const zone = reader.timeZone;
  const days = lastDays(now, CHART_DAYS, zone);
  const [myDay, steps, blogs, leads, jobs, demos, checks, troubles] = await Promise.all([
    readMyDay(db, reader, now),
    reader.role === "owner" ? orNull("first steps", readFirstSteps(db, reader.id)) : null,
    orNull("blogs", readBlogFigures(db, days)),
    orNull("leads", readLeadFigures(db, days, now)),
    orNull("jobs", readJobFigures(db, days)),
    orNull("demos", readDemoFigures(db, reader, now)),
    readSystemStatus(db, now),
    orNull("troubles", readTroubles(db, now, zone)),
  ]);
  return { myDay, steps, blogs, leads, jobs, demos, checks, troubles: troubles ?? [] };
}

async function readBlogFigures(db: Db, days: LocalDay[]): Promise<BlogFigures> {
  const day = dayOf(blogs.createdAt, days);
  const [[totals], created] = await db.batch([
    db
      .select({ total: count(), published: countWhere(sql`${blogs.published} = 1`) })
      .from(blogs)
      .where(isKept),
    db
      .select({ day, blogs: count() })
      .from(blogs)
      .where(and(gte(blogs.createdAt, days[0]?.start ?? ""), isKept))
      .groupBy(day),
  ]);
  const total = totals?.total ?? 0;
  const perDay = days.map(({ date }) => created.find((row) => row.day === date)?.blogs ?? 0);
  const before = total - perDay.reduce((sum, blogs) => sum + blogs, 0);
  const totalByDay = perDay.map((_, index) =>
    perDay.slice(0, index + 1).reduce((sum, blogs) => sum + blogs, before),
  );
  return { total, published: totals?.published ?? 0, totalByDay };
}

async function readLeadFigures(db: Db, days: LocalDay[], now: Date): Promise<LeadFigures> {
  const { total, recent, byDay } = await readLeadTotals(db, { since: isoAfter(now, -DAY), days });
  return {
    total,
    lastDay: recent,
    byDay: days.map(({ date }) => ({
      day: date,
      count: byDay.find((row) => row.day === date)?.leads ?? 0,
    })),
  };
}

async function readJobFigures(db: Db, days: LocalDay[]): Promise<JobFigures> {
  const figures = {
    total: count(),
    successful: countWhere(sql`${blogGenerationLog.status} = 'success'`),
    judged: countWhere(inArray(blogGenerationLog.status, [...JUDGED_STATUSES])),
  };
  const day = dayOf(blogGenerationLog.createdAt, days);
  const [[totals], perDay] = await db.batch([
    db.select(figures).from(blogGenerationLog),
    db
      .select({ day, ...figures })
      .from(blogGenerationLog)
      .where(gte(blogGenerationLog.createdAt, days[0]?.start ?? ""))
      .groupBy(day),
  ]);
  return {
    total: totals?.total ?? 0,
    successful: totals?.successful ?? 0,
    judged: totals?.judged ?? 0,
    byDay: days.map(({ date }) => perDay.find((row) => row.day === date)?.total ?? 0),
    // A day without judged jobs has no rate.
    rateByDay: days.flatMap(({ date }) =>
      perDay
        .filter((row) => row.day === date && row.judged > 0)
        .map((row) => successRate(row.successful, row.judged)),
    ),
  };
}

async function readDemoFigures(db: Db, { id, timeZone: zone }: Reader, now: Date): Promise<DemoFigures> {
  const { next, ...figures } = await readUpcoming(db, id, now);
  return {
    ...figures,
    next: next.map(({ id, leadId, startsAt, endsAt, name, company, host }) => {
      const start = new Date(startsAt);
      const when = `${timeText("weekday", start, zone)}, ${shortRange(zone, start, new Date(endsAt))}`;
      return { id, leadId, when, name, company, host: shortName(host ?? "") };
    }),
  };
}

function countWhere(condition: SQL): SQL<number> {
  return sql<number>`count(case when ${condition} then 1 end)`;
}
