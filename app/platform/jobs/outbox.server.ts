import { and, eq, inArray, lt, lte, or, sql } from "drizzle-orm";
import { DAY, isoAfter, MINUTE, SECOND } from "../clock";
import type { Db, Statement } from "../db/database.server";
import { outbox } from "../db/tables";
import { logError } from "../log.server";
import type { QueueName } from "./message";
import type { Queues } from "./queues.server";

export type OutboxEntry = { queue: QueueName; message: { id: string; type: string } };

/** A message not picked up after this long is sent again by the sweep. */
const PICKUP_GRACE = 20 * SECOND;
/** A claim whose holder died is free again after this long. Longer than any send may take. */
const CLAIM_LEASE = 2 * MINUTE;
const SWEEP_LIMIT = 500;
export const MAX_ATTEMPTS = 5;

/** The statement that stores the entry; run it in one batch with the change that caused it. */
export function insertOutbox(db: Db, entry: OutboxEntry, now: Date): Statement {
  return db.insert(outbox).values(rowOf(entry, now));
}

/** Stores and sends the entry unless its id is stored already: whoever asks twice for the same work gets it once. */
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

/** Sends stored entries on their way. Best effort: what a queue refuses stays stored and the sweep sends it. */
export async function dispatchOutbox(queues: Queues, entries: OutboxEntry[]): Promise<void> {
  for (const entry of entries) {
    try {
      await queues[entry.queue].send(entry.message);
    } catch (error) {
      logError("outbox.dispatch", error, { queue: entry.queue, type: entry.message.type });
    }
  }
}

/** What a claim found: the work is ours, another delivery has done it, or another holds it until `dueAt`. */
export type Claim =
  | { kind: "claimed"; attempt: number }
  | { kind: "finished" }
  | { kind: "held"; dueAt: string };

/** Takes the entry for one attempt. Two deliveries at once: the row is changed once, so one of them wins. */
export async function claimOutbox(db: Db, id: string, now: Date): Promise<Claim> {
  const at = now.toISOString();
  const [claimed] = await db
    .update(outbox)
    .set({
      state: "processing",
      attempts: sql`${outbox.attempts} + 1`,
      dueAt: isoAfter(now, CLAIM_LEASE),
      updatedAt: at,
    })
    .where(
      and(
        eq(outbox.id, id),
        or(eq(outbox.state, "pending"), and(eq(outbox.state, "processing"), lte(outbox.dueAt, at))),
      ),
    )
    .returning({ attempts: outbox.attempts });
  if (claimed) return { kind: "claimed", attempt: claimed.attempts };
  const [row] = await db.select().from(outbox).where(eq(outbox.id, id));
  return row?.state === "processing" ? { kind: "held", dueAt: row.dueAt } : { kind: "finished" };
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

/** Gives a failed attempt back: the queue, or else the sweep, brings it again at `dueAt`. */
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

/** Sends again what no consumer picked up, or whose consumer died. Returns how many were sent. */
export async function sweepOutbox(db: Db, queues: Queues, now: Date): Promise<number> {
  const at = now.toISOString();
  const due = await db
    .select({ id: outbox.id, queue: outbox.queue, message: outbox.message })
    .from(outbox)
    .where(and(inArray(outbox.state, ["pending", "processing"]), lte(outbox.dueAt, at)))
    .orderBy(outbox.dueAt)
    .limit(SWEEP_LIMIT);
  let sent = 0;
  for (const row of due) {
    try {
      await queues[row.queue].send(JSON.parse(row.message));
      sent += 1;
    } catch (error) {
      logError("outbox.sweep", error, { queue: row.queue });
    }
  }
  return sent;
}

/** Forgets finished entries after a week; a duplicate older than that is no longer possible (queues keep 4 days). */
export async function pruneOutbox(db: Db, now: Date): Promise<void> {
  const before = isoAfter(now, -7 * DAY);
  await db.delete(outbox).where(and(eq(outbox.state, "done"), lt(outbox.updatedAt, before)));
}
