import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import { isoAfter, MINUTE } from "../clock";
import { ChangeRefused } from "../db/change.server";
import type { Db, Statement } from "../db/database.server";
import { failedJobs, outbox } from "../db/tables";
import { newId } from "../ids";
import { envelope, QUEUE_NAMES, type QueueName } from "./message";
import type { OutboxEntry } from "./outbox.server";

export type FailedJob = {
  queue: string;
  message: unknown;
  error: string;
  attempts: number;
  /** Set if the message has an outbox row; a row has at most one failed job. */
  outboxId: string | null;
};

/** Records a dead letter; recording the same outbox entry again updates it. */
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

const FAILED_JOBS_SHOWN = 100;

/** Dead letters not retried yet, newest first. */
export async function listFailedJobs(db: Db) {
  return db
    .select()
    .from(failedJobs)
    .where(isNull(failedJobs.retriedAt))
    .orderBy(desc(failedJobs.failedAt))
    .limit(FAILED_JOBS_SHOWN);
}

/** queued: dispatch `entry`; obsolete: already retried or done; unreadable: no handler can parse it. */
export type Retry =
  | { kind: "queued"; entry: OutboxEntry }
  | { kind: "obsolete" }
  | { kind: "unreadable" }
  | { kind: "unknown" };

const REFUSALS = {
  obsolete: new ChangeRefused(409, "It has been sent again already or is done."),
  unreadable: new ChangeRefused(409, "No part of the program understands its message."),
  unknown: new ChangeRefused(404, "There is no such job."),
};

/** The entry to dispatch. @throws ChangeRefused if there is nothing to retry */
export function requireRetried(retry: Retry): OutboxEntry {
  if (retry.kind === "queued") return retry.entry;
  throw REFUSALS[retry.kind];
}

/**
 * Makes a dead letter deliverable again, with a full set of attempts. `alongside` returns statements for the same
 * batch, each guarded by its own state.
 */
export async function retryFailedJob(
  db: Db,
  id: string,
  now: Date,
  alongside: (message: unknown) => Statement[] = () => [],
): Promise<Retry> {
  const [job] = await db.select().from(failedJobs).where(eq(failedJobs.id, id));
  if (!job) return { kind: "unknown" };
  const message = envelope.loose().safeParse(JSON.parse(job.message));
  const queue = QUEUE_NAMES.find((name) => job.queue.endsWith(name)) ?? (await queueOf(db, job.outboxId));
  if (!message.success || !queue) return { kind: "unreadable" };
  const at = now.toISOString();
  const renewed = { state: "pending", attempts: 0, lastError: null, updatedAt: at } as const;
  const [taken, reopened] = await db.batch([
    db
      .update(failedJobs)
      .set({ retriedAt: at })
      .where(and(eq(failedJobs.id, id), isNull(failedJobs.retriedAt)))
      .returning({ id: failedJobs.id }),
    db
      .update(outbox)
      .set({ ...renewed, dueAt: isoAfter(now, MINUTE) })
      .where(and(eq(outbox.id, job.outboxId ?? ""), eq(outbox.state, "failed")))
      .returning({ id: outbox.id }),
    ...alongside(message.data),
  ]);
  const isOurs = taken.length > 0 && (job.outboxId === null || reopened.length > 0);
  return isOurs ? { kind: "queued", entry: { queue, message: message.data } } : { kind: "obsolete" };
}

/** A message from the dead-letter queue does not name its original queue; its outbox row does. */
async function queueOf(db: Db, outboxId: string | null): Promise<QueueName | null> {
  const [entry] = await db
    .select({ queue: outbox.queue })
    .from(outbox)
    .where(eq(outbox.id, outboxId ?? ""));
  return entry?.queue ?? null;
}
