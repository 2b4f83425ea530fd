import { count, desc, inArray, min } from "drizzle-orm";
import { isoAfter, MINUTE } from "../platform/clock";
import type { Db } from "../platform/db/database.server";
import { cronSlots, outbox } from "../platform/db/tables";

/** The sweep takes a slot and resends what is due every 5 minutes; three that are missed are a failure. */
export const SEEN_WITHIN = 15 * MINUTE;

export type JobsState = {
  /** When the jobs worker last took a cron slot; null if it never did. */
  seenAt: string | null;
  isSeen: boolean;
  /** Of the jobs worker when it was seen; null if it did not say. */
  version: string | null;
  /** Messages that no consumer has finished, and when the sweep would resend the first of them. */
  waiting: number;
  oldestDueAt: string | null;
  isOverdue: boolean;
};

/** Work that should have been done, or have been resent, before this time is stuck. */
export function stuckCutoff(now: Date): string {
  return isoAfter(now, -SEEN_WITHIN);
}

/** Whether the jobs worker runs and keeps up, for the dashboard and the health page: queries for a batch. */
export function selectJobsState(db: Db) {
  return [
    db
      .select({ seenAt: cronSlots.startedAt, version: cronSlots.version })
      .from(cronSlots)
      .orderBy(desc(cronSlots.startedAt))
      .limit(1),
    db
      .select({ waiting: count(), oldestDueAt: min(outbox.dueAt) })
      .from(outbox)
      .where(inArray(outbox.state, ["pending", "processing"])),
  ] as const;
}

type Rows = readonly [Pick<JobsState, "seenAt" | "version">[], Pick<JobsState, "waiting" | "oldestDueAt">[]];

/** The rows of `selectJobsState`. */
export function toJobsState([[slots], [queue]]: Rows, now: Date): JobsState {
  const { seenAt, version } = slots ?? { seenAt: null, version: null };
  const { waiting, oldestDueAt } = queue ?? { waiting: 0, oldestDueAt: null };
  const limit = stuckCutoff(now);
  return {
    seenAt,
    version,
    isSeen: seenAt !== null && seenAt >= limit,
    waiting,
    oldestDueAt,
    isOverdue: oldestDueAt !== null && oldestDueAt < limit,
  };
}
