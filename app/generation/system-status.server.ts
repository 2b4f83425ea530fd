import { and, count, desc, eq, inArray, isNull, max, or } from "drizzle-orm";
import type { Db } from "../platform/db/database.server";
import { cronSlots, failedJobs, outbox } from "../platform/db/tables";
import { selectRunsState, toRunsState } from "./runs-state.server";
import { blogGenerationLog } from "./tables";

/** What the database knows of crons, queue, dead letters, mail, and the writer's last answer: queries for a batch. */
export function selectStatus(db: Db, writer: string, now: Date) {
  return [
    db.select({ last: max(cronSlots.startedAt) }).from(cronSlots),
    db
      .select({ state: outbox.state, entries: count() })
      .from(outbox)
      .where(inArray(outbox.state, ["pending", "processing"]))
      .groupBy(outbox.state),
    db
      .select({ jobs: count(), last: max(failedJobs.failedAt) })
      .from(failedJobs)
      .where(isNull(failedJobs.retriedAt)),
    db
      .select({ state: outbox.state, last: max(outbox.updatedAt) })
      .from(outbox)
      .where(and(eq(outbox.queue, "mail"), or(eq(outbox.state, "done"), eq(outbox.state, "failed"))))
      .groupBy(outbox.state),
    db
      .select({
        tries: blogGenerationLog.tries,
        errorMessage: blogGenerationLog.errorMessage,
        status: blogGenerationLog.status,
        durationMs: blogGenerationLog.durationMs,
        at: blogGenerationLog.createdAt,
      })
      .from(blogGenerationLog)
      .where(
        and(
          eq(blogGenerationLog.writer, writer),
          inArray(blogGenerationLog.status, ["success", "refused", "error"]),
        ),
      )
      .orderBy(desc(blogGenerationLog.createdAt))
      .limit(1),
    ...selectRunsState(db, now),
  ] as const;
}

type Answers<Queries extends readonly unknown[]> = {
  -readonly [Index in keyof Queries]: Awaited<Queries[Index]>;
};
type Rows = Answers<ReturnType<typeof selectStatus>>;

/** The rows of `selectStatus`; `databaseMs` is how long the batch took. */
export function toStatus(
  [[cron], queue, [dead], mail, [answer], ...runs]: Rows,
  databaseMs: number,
  now: Date,
) {
  const entries = (state: "pending" | "processing") => queue.find((row) => row.state === state)?.entries ?? 0;
  const last = (state: "done" | "failed") => mail.find((row) => row.state === state)?.last ?? null;
  return {
    databaseMs,
    cronLast: cron?.last ?? null,
    runs: toRunsState(runs, now),
    waiting: entries("pending"),
    running: entries("processing"),
    dead: dead ?? { jobs: 0, last: null },
    mailSent: last("done"),
    mailFailed: last("failed"),
    answer: answer ?? null,
  };
}
