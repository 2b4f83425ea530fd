import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import { isoAfter, MINUTE } from "./clock";
import type { Db } from "./db.server";
import { newId } from "./ids";
import { envelope, QUEUE_NAMES } from "./message";
import type { OutboxEntry } from "./outbox.server";
import { failedJobs, outbox } from "./tables";

export type FailedJob = {
  queue: string;
  message: unknown;
  error: string;
  attempts: number;
  /** Set when the message has an outbox row; one such row has at most one failed job. */
  outboxId: string | null;
};

/** Records a dead letter; recording the same outbox entry again only renews it. */
export async function recordFailedJob(db: Db, job: FailedJob, now: Date): Promise<void> {
  const at = now.toISOString();
  const renew = { error: job.error, attempts: job.attempts, failedAt: at, retriedAt: null };
  const insert = db
    .insert(failedJobs)
    .values({ id: newId(), ...job, message: JSON.stringify(job.message) ?? "null", failedAt: at })
    .onConflictDoUpdate({ target: failedJobs.outboxId, set: renew });
  if (job.outboxId === null) {
    await insert;
    return;
  }
  const close = db
    .update(outbox)
    .set({ state: "failed", lastError: job.error, updatedAt: at })
    .where(and(eq(outbox.id, job.outboxId), inArray(outbox.state, ["pending", "processing"])));
  await db.batch([insert, close]);
}

/** The dead letters that nobody has sent again, newest first. */
export async function listFailedJobs(db: Db, limit = 100) {
  return db
    .select()
    .from(failedJobs)
    .where(isNull(failedJobs.retriedAt))
    .orderBy(desc(failedJobs.failedAt))
    .limit(limit);
}

/**
 * Makes a dead letter deliverable again, with all its attempts before it. Returns the entry to dispatch, or null
 * when it has been sent again already or its message cannot be read.
 */
export async function retryFailedJob(db: Db, id: string, now: Date): Promise<OutboxEntry | null> {
  const at = now.toISOString();
  const [job] = await db
    .update(failedJobs)
    .set({ retriedAt: at })
    .where(and(eq(failedJobs.id, id), isNull(failedJobs.retriedAt)))
    .returning();
  if (!job) return null;
  const message = envelope.loose().safeParse(JSON.parse(job.message));
  const queue = QUEUE_NAMES.find((name) => job.queue.endsWith(name));
  if (job.outboxId) {
    const renewed = {
      state: "pending",
      attempts: 0,
      lastError: null,
      dueAt: isoAfter(now, MINUTE),
      updatedAt: at,
    } as const;
    const [entry] = await db.update(outbox).set(renewed).where(eq(outbox.id, job.outboxId)).returning();
    return entry && message.success ? { queue: entry.queue, message: message.data } : null;
  }
  return queue && message.success ? { queue, message: message.data } : null;
}
