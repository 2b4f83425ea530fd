import { and, count, desc, eq, gte, lt, sql } from "drizzle-orm";
import { blogs } from "../blog/tables";
import { HOUR, isoAfter } from "../platform/clock";
import type { Db } from "../platform/db/database.server";
import { localDate } from "../platform/time/zoned-time";
import { type GeneratorId, isJudged } from "./generators";
import { blogGenerationLog } from "./tables";

const HOURS = 24;
const RECENT_RUNS = 20;
/** When clocks go back; and a day at half hours from UTC touches one more. */
const MOST_HOURS_A_DAY = 26;

/** Of runs that are neither a success nor an error (running, refused or skipped), the specification says 'other'. */
export type RunCounts = { success: number; error: number; other: number };

export type RunFigures = {
  total: RunCounts;
  /** Runs that a rate is taken of; see `JUDGED_STATUSES`. */
  judged: number;
  /** The last 24 hours, oldest first, up to the current one; `hour` is its ISO start. */
  hours: (RunCounts & { hour: string })[];
  recent: RecentRun[];
};

export type RecentRun = {
  id: string;
  generator: GeneratorId;
  status: keyof RunCounts;
  /** Title of the draft it wrote, if any. */
  title: string | null;
  errorMessage: string | null;
  durationMs: number | null;
  /** ISO time. */
  createdAt: string;
};

/** Generator runs: all, by hour of the last 24 hours, and the newest 20. */
export async function readRunFigures(db: Db, now: Date): Promise<RunFigures> {
  const { status, createdAt } = blogGenerationLog;
  const hour = sql<string>`substr(${createdAt}, 1, 13)`;
  const hours = Array.from({ length: HOURS }, (_, index) => hourAt(now, index + 1 - HOURS));
  const [totals, hourly, recent] = await db.batch([
    db.select({ status, runs: count() }).from(blogGenerationLog).groupBy(status),
    db
      .select({ hour, status, runs: count() })
      .from(blogGenerationLog)
      .where(gte(createdAt, hours[0] ?? ""))
      .groupBy(hour, status),
    db
      .select({
        id: blogGenerationLog.id,
        generator: blogGenerationLog.generator,
        status,
        title: blogs.title,
        errorMessage: blogGenerationLog.errorMessage,
        durationMs: blogGenerationLog.durationMs,
        createdAt,
      })
      .from(blogGenerationLog)
      .leftJoin(blogs, eq(blogs.id, blogGenerationLog.blogId))
      .orderBy(desc(createdAt), desc(blogGenerationLog.id))
      .limit(RECENT_RUNS),
  ]);
  return {
    total: countsOf(totals),
    judged: totals.filter(({ status }) => isJudged(status)).reduce((sum, { runs }) => sum + runs, 0),
    hours: hours.map((start) => ({
      hour: `${start}:00:00.000Z`,
      ...countsOf(hourly.filter((row) => row.hour === start)),
    })),
    recent: recent.map((run) => ({ ...run, status: kindOf(run.status) })),
  };
}

/** The hour `offset` hours from now as YYYY-MM-DDTHH. */
function hourAt(now: Date, offset: number): string {
  return isoAfter(now, offset * HOUR).slice(0, 13);
}

function kindOf(status: string): keyof RunCounts {
  return status === "success" || status === "error" ? status : "other";
}

function countsOf(rows: { status: string; runs: number }[]): RunCounts {
  const sumOf = (kind: keyof RunCounts) =>
    rows.filter((row) => kindOf(row.status) === kind).reduce((sum, { runs }) => sum + runs, 0);
  return { success: sumOf("success"), error: sumOf("error"), other: sumOf("other") };
}

type Period = { from: string; to: string; zone: string };

/**
 * Days of the zone, in a period (ISO times), with saved drafts, newest first: the time of the day's first run, and
 * their number. An hour belongs to the day in which its first run lies.
 */
export async function listRunDays(db: Db, { from, to, zone }: Period, limit: number) {
  const { status, createdAt } = blogGenerationLog;
  const hours = await db
    .select({ at: sql<string>`min(${createdAt})`, drafts: count() })
    .from(blogGenerationLog)
    .where(and(eq(status, "success"), gte(createdAt, from), lt(createdAt, to)))
    .groupBy(sql`substr(${createdAt}, 1, 13)`)
    .orderBy(desc(sql`min(${createdAt})`))
    .limit(limit * MOST_HOURS_A_DAY);
  const days = new Map<string, { at: string; drafts: number }>();
  for (const { at, drafts } of hours) {
    const date = localDate(new Date(at), zone);
    days.set(date, { at, drafts: drafts + (days.get(date)?.drafts ?? 0) });
  }
  return [...days.values()].slice(0, limit);
}
