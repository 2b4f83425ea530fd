import { and, count, eq, inArray, lt, type SQL, sql } from "drizzle-orm";
import { DAY, isoAfter } from "../../../platform/clock";
import { type Actor, insertAudit } from "../../../platform/db/audit.server";
import { runIfChanged } from "../../../platform/db/change.server";
import type { Db } from "../../../platform/db/database.server";
import { newId } from "../../../platform/ids";
import { insertOutbox, type OutboxEntry } from "../../../platform/jobs/outbox.server";
import { leads } from "../../tables";
import { BULK_DAYS, type BulkField } from "./bulk-change";
import { bulkChangeMessage } from "./message";
import {
  type BulkChange,
  changePortion,
  insertPortions,
  lacksValue,
  selectIdIf,
  undoPortion,
} from "./portions.server";
import { bulkChanges, bulkPortions } from "./tables";

export type { BulkChange } from "./portions.server";

export async function readBulkChange(db: Db, id: string): Promise<BulkChange | null> {
  const [row] = await db.select().from(bulkChanges).where(eq(bulkChanges.id, id));
  return row ?? null;
}

type Wanted = { field: BulkField; value: string | null; matching: SQL | undefined };

/** How many leads match, and how many of them would change. */
export async function countBulkChange(db: Db, { matching, ...wanted }: Wanted) {
  const [counted] = await db
    .select({ total: count(), changing: changingCount({ ...wanted, matching }) })
    .from(leads)
    .where(matching);
  return { total: counted?.total ?? 0, changing: counted?.changing ?? 0 };
}

/**
 * The number of leads that would change, within a query of those that match. Of tags, the side that has one is counted,
 * since an index holds it; the other would be looked up lead by lead.
 */
function changingCount({ matching, ...wanted }: Wanted): SQL<number> {
  const lacks = lacksValue(wanted);
  if (wanted.field !== "tag" && wanted.field !== "untag") {
    return sql<number>`count(*) filter (where ${lacks})`;
  }
  const hasTags = sql`${leads.tags} is not null`;
  const counted = (condition: SQL) =>
    sql<number>`(select count(*) from leads where ${and(matching, hasTags, condition)})`;
  return wanted.field === "tag" ? sql`count(*) - ${counted(sql`not ${lacks}`)}` : counted(lacks);
}

/**
 * Changes the leads that match now: the first few hundred at once, with the entry for the queue that changes the rest.
 * A repeated `id` changes nothing again, nor does a choice that nothing matches. Returns the entry to dispatch, which
 * finds nothing to do if few matched.
 */
export async function startBulkChange(
  db: Db,
  { id, actor, matching, ...wanted }: Wanted & { id: string; actor: Actor },
  now: Date,
): Promise<OutboxEntry | null> {
  const at = now.toISOString();
  const change = { ...wanted, id, actorId: actor.id, actorLabel: actor.label };
  const entry = entryFor(id);
  const { field, value } = wanted;
  const totals = sql`select count(*) as chosen, ${changingCount({ ...wanted, matching })} as total
    from leads where ${matching}`;
  const insert = db
    .insert(bulkChanges)
    .select(
      sql`select ${id}, ${field}, ${value}, 'running', chosen, total, 0, 1, null, ${actor.id}, ${actor.label}, ${at}, ${at}
        from (${totals}) where chosen > 0`,
    )
    .onConflictDoNothing();
  const audit = { ...auditOf(id, actor), action: "bulk-change.start", after: wanted };
  const isStarted = await runIfChanged(db, insert, [
    insertPortions(db, change, matching),
    ...changePortion(db, change, 0, now),
    insertOutbox(db, entry, now),
    insertAudit(db, audit, now),
  ]);
  return isStarted ? entry : null;
}

/** Changes the next portion. Of two that try, one does. */
export async function continueChange(db: Db, change: BulkChange, now: Date): Promise<void> {
  const { nextPortion: number } = change;
  const next = moveFrom(db, change, { nextPortion: number + 1 }, now);
  await runIfChanged(db, next, changePortion(db, change, number, now));
}

/** Undoes the portion that was changed last. */
export async function continueUndo(db: Db, change: BulkChange, now: Date): Promise<void> {
  const number = change.nextPortion - 1;
  const next = moveFrom(db, change, { nextPortion: number }, now);
  await runIfChanged(db, next, undoPortion(db, change, number, now));
}

/** Starts to undo what is done of a change: the last few hundred leads at once. Null if it cannot be undone. */
export async function startUndo(
  db: Db,
  { change, actor }: { change: BulkChange; actor: Actor },
  now: Date,
): Promise<OutboxEntry | null> {
  if (change.state !== "done" && change.state !== "failed") return null;
  const number = change.nextPortion - 1;
  const entry = entryFor(change.id);
  // Those who undo it are the authors of what the timelines show.
  const author = { actorId: actor.id, actorLabel: actor.label };
  const start = moveFrom(db, change, { ...author, state: "undoing", nextPortion: number }, now);
  const { field, value } = change;
  const audit = { ...auditOf(change.id, actor), action: "bulk-change.undo", before: { field, value } };
  const undone = undoPortion(db, { ...change, ...author }, number, now);
  const isStarted = await runIfChanged(db, start, [
    ...undone,
    insertOutbox(db, entry, now),
    insertAudit(db, audit, now),
  ]);
  return isStarted ? entry : null;
}

/** Goes on with a change, or an undo, that the queue gave up. Null if it goes on already. */
export async function resumeBulkChange(db: Db, change: BulkChange, now: Date): Promise<OutboxEntry | null> {
  if (change.error === null) return null;
  const entry = entryFor(change.id);
  const state = change.state === "failed" ? "running" : change.state;
  const resumed = await runIfChanged(db, moveFrom(db, change, { state }, now), [
    insertOutbox(db, entry, now),
  ]);
  return resumed ? entry : null;
}

/** Marks a failed change as running again, after staff retried its failed job. */
export async function resumeFailedChange(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(bulkChanges)
    .set({ state: "running", error: null, updatedAt: now.toISOString() })
    .where(and(eq(bulkChanges.id, id), eq(bulkChanges.state, "failed")));
}

/** Records that the queue has given up; the change's page then offers to go on or to undo. */
export async function failBulkChange(db: Db, id: string, error: string, now: Date): Promise<void> {
  await db
    .update(bulkChanges)
    .set({
      state: sql`iif(${bulkChanges.state} = 'running', 'failed', ${bulkChanges.state})`,
      error,
      updatedAt: now.toISOString(),
    })
    .where(and(eq(bulkChanges.id, id), inArray(bulkChanges.state, ["running", "undoing"])));
}

/** The step from what was read, unless somebody else has made one. */
function moveFrom(
  db: Db,
  { id, state, nextPortion }: BulkChange,
  to: Partial<Pick<BulkChange, "state" | "nextPortion" | "actorId" | "actorLabel">>,
  now: Date,
) {
  return db
    .update(bulkChanges)
    .set({ ...to, error: null, updatedAt: now.toISOString() })
    .where(
      and(eq(bulkChanges.id, id), eq(bulkChanges.state, state), eq(bulkChanges.nextPortion, nextPortion)),
    );
}

/** Of one lead, the audit shows the entry of the lead instead. */
function auditOf(id: string, actor: Actor) {
  return { actor, entity: "bulk-change", entityId: id, bulkChangeId: selectIdIf(id, "one") };
}

function entryFor(changeId: string): OutboxEntry {
  const message = { v: 1, id: newId(), type: bulkChangeMessage.type, changeId };
  return { queue: bulkChangeMessage.queue, message };
}

const KEPT_SHOWN = 50;

/** The leads that an undo left as they were, and their number. */
export async function listKept(db: Db, id: string) {
  const ids = sql`(select kept.value from ${bulkPortions}, json_each(${bulkPortions.kept}) as kept
    where ${bulkPortions.changeId} = ${id})`;
  const isKept = sql`${leads.id} in ${ids}`;
  const [rows, [counted]] = await db.batch([
    db
      .select({
        id: leads.id,
        firstName: leads.firstName,
        lastName: leads.lastName,
        deletedAt: leads.deletedAt,
      })
      .from(leads)
      .where(isKept)
      .limit(KEPT_SHOWN),
    db.select({ total: count() }).from(leads).where(isKept),
  ]);
  const names = rows.map(({ firstName, lastName, ...row }) => ({ ...row, name: `${firstName} ${lastName}` }));
  return { rows: names, total: counted?.total ?? 0 };
}

const PRUNED_AT_ONCE = 50;

/** Deletes changes that can no longer be undone, at most 50. Returns how many. For the daily cron. */
export async function pruneBulkChanges(db: Db, now: Date): Promise<number> {
  const old = db
    .select({ id: bulkChanges.id })
    .from(bulkChanges)
    .where(lt(bulkChanges.updatedAt, isoAfter(now, -BULK_DAYS * DAY)))
    .limit(PRUNED_AT_ONCE);
  const gone = await db
    .delete(bulkChanges)
    .where(inArray(bulkChanges.id, old))
    .returning({ id: bulkChanges.id });
  return gone.length;
}
