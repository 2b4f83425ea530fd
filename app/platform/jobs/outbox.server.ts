import { and, count, eq, gte, inArray, lt, lte, max, or, sql } from "drizzle-orm";
import { DAY, isoAfter, SECOND } from "../clock";
import type { Db, Statement } from "../db/database.server";
import { outbox } from "../db/tables";
import type { Env } from "../env.server";
import { logError } from "../log.server";
import type { QueueName } from "./message";

/** The four queue producers by name. */
export type Queues = Record<QueueName, Pick<Queue, "send" | "sendBatch">>;

export function queuesOf(env: Env): Queues {
  return {
    mail: env.MAIL_QUEUE,
    indexing: env.INDEXING_QUEUE,
    analytics: env.ANALYTICS_QUEUE,
    content: env.CONTENT_QUEUE,
  };
}

const WAITING = ["pending", "processing"] as const;

export type OutboxEntry = { queue: QueueName; message: { id: string; type: string } };

/** The sweep resends a message not picked up within this time. */
const PICKUP_GRACE = 20 * SECOND;
/** The queue's clock and ours may differ by this. */
const EARLY = 5 * SECOND;

/** Returns the insert of one entry or several; batch it with the change that causes them. */
export function insertOutbox(db: Db, entries: OutboxEntry | OutboxEntry[], now: Date): Statement {
  return db.insert(outbox).values([entries].flat().map((entry) => rowOf(entry, now)));
}

/** Stores and sends the entry unless its id exists: enqueueing the same work twice does it once. */
export async function enqueueOnce(db: Db, queues: Queues, entry: OutboxEntry, now: Date): Promise<void> {
  const stored = await db
    .insert(outbox)
    .values(rowOf(entry, now))
    .onConflictDoNothing()
    .returning({ id: outbox.id });
  if (stored.length > 0) await dispatchOutbox(queues, [entry]);
}

function rowOf(entry: OutboxEntry, now: Date): typeof outbox.$inferInsert {
  return {
    id: entry.message.id,
    queue: entry.queue,
    message: JSON.stringify(entry.message),
    dueAt: isoAfter(now, PICKUP_GRACE),
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  };
}

/** Sends stored entries, best effort and one call a queue: what a queue rejects, the sweep sends later. */
export async function dispatchOutbox(queues: Queues, entries: OutboxEntry[]): Promise<void> {
  for (const queue of new Set(entries.map((entry) => entry.queue))) {
    const messages = entries.filter((entry) => entry.queue === queue).map(({ message }) => message);
    const [message, ...more] = messages;
    if (!message) continue;
    try {
      if (more.length === 0) await queues[queue].send(message);
      else await queues[queue].sendBatch(messages.map((body) => ({ body })));
    } catch (error) {
      const type = [...new Set(messages.map((each) => each.type))].join(", ");
      logError("outbox.dispatch", error, { queue, type });
    }
  }
}

/**
 * claimed: the work is ours; finished: another delivery did it; held: another delivery has it until `dueAt`, or it is
 * to be tried again only then.
 */
export type Claim =
  | { kind: "claimed"; attempt: number }
  | { kind: "finished" }
  | { kind: "held"; dueAt: string };

/**
 * Claims the entry for one attempt, which may take `lease` milliseconds. Of two concurrent deliveries, only one changes
 * the row.
 */
export async function claimOutbox(db: Db, id: string, lease: number, now: Date): Promise<Claim> {
  const isNew = and(eq(outbox.state, "pending"), eq(outbox.attempts, 0));
  const isTime = lte(outbox.dueAt, isoAfter(now, EARLY));
  const [claimed] = await db
    .update(outbox)
    .set({
      state: "processing",
      attempts: sql`${outbox.attempts} + 1`,
      dueAt: isoAfter(now, lease),
      updatedAt: now.toISOString(),
    })
    .where(and(eq(outbox.id, id), or(isNew, and(inArray(outbox.state, WAITING), isTime))))
    .returning({ attempts: outbox.attempts });
  if (claimed) return { kind: "claimed", attempt: claimed.attempts };
  const [row] = await db.select().from(outbox).where(eq(outbox.id, id));
  const isWaiting = WAITING.some((state) => state === row?.state);
  return row && isWaiting ? { kind: "held", dueAt: row.dueAt } : { kind: "finished" };
}

export async function hasOutboxEntry(db: Db, id: string): Promise<boolean> {
  const found = await db.select({ id: outbox.id }).from(outbox).where(eq(outbox.id, id));
  return found.length > 0;
}

export async function completeOutbox(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(outbox)
    .set({ state: "done", lastError: null, updatedAt: now.toISOString() })
    .where(eq(outbox.id, id));
}

/** Releases a failed attempt: the queue, or else the sweep, redelivers it at `dueAt`. */
export async function releaseOutbox(
  db: Db,
  id: string,
  error: string,
  dueAt: string,
  now: Date,
): Promise<void> {
  await db
    .update(outbox)
    .set({ state: "pending", lastError: error, dueAt, updatedAt: now.toISOString() })
    .where(and(eq(outbox.id, id), eq(outbox.state, "processing")));
}

/** How many jobs were done since a time of the last week (ISO), and when the last one was; for a batch. */
export function selectDone(db: Db, since: string) {
  return db
    .select({ jobs: count(), lastAt: max(outbox.updatedAt) })
    .from(outbox)
    .where(and(eq(outbox.state, "done"), gte(outbox.updatedAt, since)));
}

/** Deletes finished entries after a week; queues keep messages for 4 days, so no duplicate can arrive by then. */
export async function pruneOutbox(db: Db, now: Date): Promise<void> {
  const before = isoAfter(now, -7 * DAY);
  await db.delete(outbox).where(and(eq(outbox.state, "done"), lt(outbox.updatedAt, before)));
}
