import { count, gte, inArray, max, min, sql } from "drizzle-orm";
import { HOUR, isoAfter } from "../platform/clock";
import type { Db } from "../platform/db/database.server";
import { cronSlots } from "../platform/db/tables";
import { GENERATORS } from "./generators";
import { blogGenerationLog } from "./tables";

/** Each generator's cron fires hourly; two hours without a run or a claimed slot is a failure. */
const RUN_WITHIN = 2 * HOUR;
const CRONS: string[] = GENERATORS.map(({ cron }) => cron);

/** off: has not begun, so that nothing is known to be wrong. */
export type RunsState = {
  state: "runs" | "ill" | "off";
  text: string;
  /** What to expect, as a sentence. */
  note?: string;
};

/**
 * Whether the generators run, for the dashboard, the content page and the health page, which must agree: queries for a
 * batch.
 */
export function selectRunsState(db: Db, now: Date) {
  const since = isoAfter(now, -RUN_WITHIN);
  return [
    db
      .select({
        total: count(),
        failed: sql<number>`count(case when ${blogGenerationLog.status} = 'error' then 1 end)`,
      })
      .from(blogGenerationLog)
      .where(gte(blogGenerationLog.createdAt, since)),
    db
      .select({ last: max(cronSlots.startedAt) })
      .from(cronSlots)
      .where(inArray(cronSlots.job, CRONS)),
    db.select({ first: min(cronSlots.startedAt) }).from(cronSlots),
    db.select({ id: blogGenerationLog.id }).from(blogGenerationLog).limit(1),
  ] as const;
}

type Rows = readonly [
  { total: number; failed: number }[],
  { last: string | null }[],
  { first: string | null }[],
  { id: string }[],
];

/** The rows of `selectRunsState`. */
export function toRunsState([[runs], [slots], [begun], everRun]: Rows, now: Date): RunsState {
  const since = isoAfter(now, -RUN_WITHIN);
  const [ran, last, first] = [runs?.total ?? 0, slots?.last ?? null, begun?.first ?? null];
  if (ran > 0 && runs?.failed === ran) return { state: "ill", text: "Every run is failing" };
  if (ran > 0 || (last !== null && last >= since)) return { state: "runs", text: "Running" };
  // The jobs worker began less than two hours ago: the hour of a generator may not have come yet.
  if (last === null && first !== null && first > since) return DUE;
  if (last === null && everRun.length === 0) return { state: "off", text: "No run yet" };
  return { state: "ill", text: "No run in the last 2 hours" };
}

const DUE: RunsState = {
  state: "off",
  text: "Due within the hour",
  note: "The next draft is due within the hour.",
};
