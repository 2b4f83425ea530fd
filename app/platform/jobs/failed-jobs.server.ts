import { and, desc, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import { DAY, isoAfter, MINUTE } from "../clock";
import { type Actor, insertAudit, wasRecorded } from "../db/audit.server";
import { ChangeRefused } from "../db/change.server";
import { type Db, runBatch, type Statement } from "../db/database.server";
import { failedJobs, outbox } from "../db/tables";
import { withoutPersonalData } from "../errors/redact-text";
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

/** Dead letters not retried yet, newest first; or the one with that id. A query, for a batch. */
export function listFailedJobs(db: Db, id?: string) {
  return db
    .select()
    .from(failedJobs)
    .where(and(isNull(failedJobs.retriedAt), id === undefined ? undefined : eq(failedJobs.id, id)))
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

type Alongside = (message: unknown) => Statement[];

/**
 * Makes a dead letter deliverable again, with a full set of attempts. `alongside` returns statements for the same
 * batch, each guarded by its own state.
 */
export async function retryFailedJob(
  db: Db,
  id: string,
  now: Date,
  alongside: Alongside = () => [],
): Promise<Retry> {
  const [job] = await db.select().from(failedJobs).where(eq(failedJobs.id, id));
  if (!job) return { kind: "unknown" };
  const [retry = { kind: "unreadable" } as const] = await retryRows(db, [job], now, alongside);
  return retry;
}

/** The same for every dead letter shown on the page. Returns the entries to dispatch; leaves what nobody can read. */
export async function retryAllFailedJobs(db: Db, now: Date, alongside: Alongside): Promise<OutboxEntry[]> {
  const retries = await retryRows(db, await listFailedJobs(db), now, alongside);
  return retries.flatMap((retry) => (retry.kind === "queued" ? [retry.entry] : []));
}

type Row = typeof failedJobs.$inferSelect;

/** One transaction; the results of the rows that can be read, in their order. */
async function retryRows(db: Db, rows: Row[], now: Date, alongside: Alongside): Promise<Retry[]> {
  const queues = await queuesByOutboxId(db, rows);
  const jobs = rows.flatMap((job) => {
    const message = envelope.loose().safeParse(JSON.parse(job.message));
    const queue = QUEUE_NAMES.find((name) => job.queue.endsWith(name)) ?? queues.get(job.outboxId ?? "");
    return message.success && queue ? [{ job, entry: { queue, message: message.data } }] : [];
  });
  const renewals = jobs.map(({ job, entry }) => ({
    entry,
    isQueued: job.outboxId !== null,
    statements: [...renew(db, job, now), ...alongside(entry.message)],
  }));
  const [first, ...rest] = renewals.flatMap(({ statements }) => statements);
  const results: unknown[] = first ? await db.batch([first, ...rest]) : [];
  let at = 0;
  return renewals.map(({ entry, isQueued, statements }) => {
    const [taken, reopened] = results.slice(at, at + 2);
    at += statements.length;
    const isOurs = hasRows(taken) && (!isQueued || hasRows(reopened));
    return isOurs ? { kind: "queued", entry } : { kind: "obsolete" };
  });
}

const hasRows = (result: unknown) => Array.isArray(result) && result.length > 0;

function renew(db: Db, { id, outboxId }: Row, now: Date): Statement[] {
  const at = now.toISOString();
  const renewed = { state: "pending", attempts: 0, lastError: null, updatedAt: at } as const;
  return [
    db
      .update(failedJobs)
      .set({ retriedAt: at })
      .where(and(eq(failedJobs.id, id), isNull(failedJobs.retriedAt)))
      .returning({ id: failedJobs.id }),
    db
      .update(outbox)
      .set({ ...renewed, dueAt: isoAfter(now, MINUTE) })
      .where(and(eq(outbox.id, outboxId ?? ""), eq(outbox.state, "failed")))
      .returning({ id: outbox.id }),
  ];
}

/** A message from the dead-letter queue does not name its original queue; its outbox row does. */
async function queuesByOutboxId(db: Db, rows: Row[]): Promise<Map<string, QueueName>> {
  const ids = rows.flatMap(({ outboxId }) => outboxId ?? []);
  if (ids.length === 0) return new Map();
  const entries = await db
    .select({ id: outbox.id, queue: outbox.queue })
    .from(outbox)
    .where(inArray(outbox.id, sql`(select value from json_each(${JSON.stringify(ids)}))`));
  return new Map(entries.map(({ id, queue }) => [id, queue]));
}

/**
 * Deletes dead letters and their outbox entries for good: the one, or every one that the page shows. Each leaves an
 * audit entry, by which a repetition after a lost response is recognized. Returns how many there were.
 * @throws ChangeRefused (404) if there is no such job and this actor has not discarded it
 */
export async function discardFailedJobs(db: Db, id: string | null, actor: Actor, now: Date): Promise<number> {
  const jobs = (await listFailedJobs(db, id ?? undefined)).map(({ message, ...job }) => job);
  const entry = { actor, action: "job.discard", entity: "job" };
  if (jobs.length === 0) {
    if (id !== null && !(await wasRecorded(db, { ...entry, entityId: id }))) throw REFUSALS.unknown;
    return 0;
  }
  const listed = (values: (string | null)[]) => sql`(select value from json_each(${JSON.stringify(values)}))`;
  await runBatch(db, [
    // The audit is kept for good, and a mail server's reply names the recipient.
    ...jobs.map(({ id: entityId, error, ...job }) =>
      insertAudit(db, { ...entry, entityId, before: { ...job, error: withoutPersonalData(error) } }, now),
    ),
    db.delete(failedJobs).where(inArray(failedJobs.id, listed(jobs.map((job) => job.id)))),
    // Otherwise the work would count as failed forever. One that was sent again in the meantime is no longer failed.
    db
      .delete(outbox)
      .where(and(inArray(outbox.id, listed(jobs.map((job) => job.outboxId))), eq(outbox.state, "failed"))),
  ]);
  return jobs.length;
}

/** Deletes dead letters a week after their retry; one that failed again is no longer retried. */
export async function pruneFailedJobs(db: Db, now: Date): Promise<void> {
  await db.delete(failedJobs).where(lt(failedJobs.retriedAt, isoAfter(now, -7 * DAY)));
}
