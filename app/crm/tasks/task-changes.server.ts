import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { type Actor, insertAudit, wasRecorded } from "../../platform/db/audit.server";
import { ChangeRefused, runIfChanged } from "../../platform/db/change.server";
import type { Db, Statement } from "../../platform/db/database.server";
import { auditLog } from "../../platform/db/tables";
import type { ActivityType } from "../leads/lead";
import { requireLead } from "../leads/lead-changes.server";
import { leadActivities, leads } from "../tables";
import type { Due } from "./due";
import { readTask, type Task } from "./tasks.server";

export const TASK_IS_GONE = "This task is no longer here.";

export type Changed = { id: string; actor: Actor };

export type NewTask = Changed & {
  type: ActivityType;
  title: string;
  description: string | null;
  due: Due | null;
  assigneeId: string | null;
  leadId: string | null;
  dealId?: string | null;
};

/**
 * Stores a task. Does nothing if the id exists; leaves a deal out that is not the lead's.
 * @throws ChangeRefused if its lead is gone
 */
export async function addTask(db: Db, task: NewTask, now: Date): Promise<void> {
  if (task.leadId !== null) await requireLead(db, task.leadId);
  const [insert, ...more] = insertTask(db, task, now);
  await runIfChanged(db, insert, more);
}

export function insertTask(
  db: Db,
  { actor, due, type, dealId = null, ...task }: NewTask,
  now: Date,
): [Statement, ...Statement[]] {
  // A deal of another lead, or none, is not this task's.
  const ofLead = sql`(select id from deals where id = ${dealId} and lead_id = ${task.leadId} and deleted_at is null)`;
  const row = {
    ...{ ...task, dealId: dealId === null ? null : ofLead, activityType: type },
    ...{ ...columnsOf(due), createdAt: now.toISOString() },
  };
  return [
    db.insert(leadActivities).values(row).onConflictDoNothing(),
    ...(task.leadId === null ? [] : [leadEntry(db, { leadId: task.leadId, id: task.id, actor }, now)]),
    audit(db, { id: task.id, actor, action: "create", after: { title: task.title, due } }, now),
  ];
}

/** By the lead's entry the timeline knows who wrote an activity. */
export function leadEntry(db: Db, { leadId, id, actor }: Changed & { leadId: string }, now: Date): Statement {
  const entry = { actor, action: "lead.activity", entity: "lead", entityId: leadId };
  return insertAudit(db, { ...entry, after: { activityId: id } }, now);
}

export function columnsOf(due: Due | null) {
  return { scheduledAt: due?.at ?? null, dueAllDay: due?.allDay ?? false };
}

type Entry = Changed & { action: string; before?: unknown; after?: unknown };

export function audit(db: Db, { id, action, ...entry }: Entry, now: Date): Statement {
  return insertAudit(db, { ...entry, action: `task.${action}`, entity: "task", entityId: id }, now);
}

export const isThere = (id: string) => and(eq(leadActivities.id, id), isNull(leadActivities.deletedAt));
export const isOpen = (id: string) => and(isThere(id), isNull(leadActivities.completedAt));
export const nextVersion = { version: sql`${leadActivities.version} + 1` };

/** @throws ChangeRefused (404) if it is gone */
export async function requireTask(db: Db, id: string): Promise<Task> {
  const task = await readTask(db, id);
  if (!task) throw new ChangeRefused(404, TASK_IS_GONE);
  return task;
}

type EditedTask = Omit<NewTask, "dealId"> & { version: number };

/**
 * Saves an edit based on the given version. Does nothing if the task already has these values.
 * @throws ChangeRefused if the task is gone or someone else edited it in the meantime
 */
export async function editTask(
  db: Db,
  { id, actor, version, due, type, ...edit }: EditedTask,
  now: Date,
): Promise<void> {
  const task = await requireTask(db, id);
  if (edit.leadId !== null && edit.leadId !== task.leadId) await requireLead(db, edit.leadId);
  const after = { ...edit, activityType: type, ...columnsOf(due) };
  const ofOtherLead = edit.leadId === task.leadId ? {} : { dealId: null };
  const before = {
    ...{ title: task.title, description: task.description, assigneeId: task.assigneeId, leadId: task.leadId },
    ...{ activityType: task.type, scheduledAt: task.scheduledAt, dueAllDay: task.dueAllDay },
  };
  if (JSON.stringify(sorted(before)) === JSON.stringify(sorted(after))) return;
  const saved = await runIfChanged(
    db,
    db
      .update(leadActivities)
      .set({ ...after, ...ofOtherLead, ...nextVersion })
      .where(and(isThere(id), eq(leadActivities.version, version))),
    [audit(db, { id, actor, action: "update", before, after }, now)],
  );
  if (!saved) {
    throw new ChangeRefused(
      409,
      "Somebody else has changed this in the meantime. Open it again to see what is stored.",
    );
  }
}

function sorted(values: object) {
  return Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Makes a task due at another time. Returns the task as it was. @throws ChangeRefused if it is gone or done */
export async function setDue(
  db: Db,
  { id, actor, due }: Changed & { due: Due | null },
  now: Date,
): Promise<Task> {
  const task = await requireTask(db, id);
  const { scheduledAt, dueAllDay } = task;
  const after = columnsOf(due);
  if (after.scheduledAt === scheduledAt && after.dueAllDay === dueAllDay) return task;
  await changeOpen(db, { id, actor, action: "due", before: { scheduledAt, dueAllDay }, after }, now);
  return task;
}

/** Assigns a task to a member or to nobody. @throws ChangeRefused if it is gone or done */
export async function assignTask(
  db: Db,
  { id, actor, assigneeId }: Changed & { assigneeId: string | null },
  now: Date,
): Promise<void> {
  const task = await requireTask(db, id);
  if (task.assigneeId === assigneeId) return;
  const change = { before: { assigneeId: task.assigneeId }, after: { assigneeId } };
  await changeOpen(db, { id, actor, action: "assign", ...change }, now);
}

type OpenChange = Entry & { after: Partial<typeof leadActivities.$inferInsert> };

async function changeOpen(db: Db, entry: OpenChange, now: Date): Promise<void> {
  const change = db
    .update(leadActivities)
    .set({ ...entry.after, ...nextVersion })
    .where(isOpen(entry.id));
  const isMade = await runIfChanged(db, change, [audit(db, entry, now)]);
  if (!isMade) throw new ChangeRefused(409, "This task is done already.");
}

/** Deletes a task or another activity; it can be restored for 30 days. @throws ChangeRefused if someone else has */
export async function deleteTask(db: Db, { id, actor }: Changed, now: Date): Promise<void> {
  const change = db.update(leadActivities).set({ deletedAt: now.toISOString() }).where(isThere(id));
  const entry = { id, actor, action: "delete" };
  if (await runIfChanged(db, change, [audit(db, entry, now)])) return;
  const isOwnRepeat = await wasRecorded(db, { actor, action: "task.delete", entity: "task", entityId: id });
  if (!isOwnRepeat) throw new ChangeRefused(404, TASK_IS_GONE);
}

/** Does nothing if it is there. @throws ChangeRefused if it was removed for good, or its lead is in the trash */
export async function restoreTask(db: Db, { id, actor }: Changed, now: Date): Promise<void> {
  const isLeadThere = sql`(${leadActivities.leadId} is null
    or exists (select 1 from ${leads} where ${leads.id} = ${leadActivities.leadId} and ${leads.deletedAt} is null))`;
  const change = db
    .update(leadActivities)
    .set({ deletedAt: null })
    .where(and(eq(leadActivities.id, id), isNotNull(leadActivities.deletedAt), isLeadThere));
  if (await runIfChanged(db, change, [audit(db, { id, actor, action: "restore" }, now)])) return;
  if (!(await readTask(db, id))) throw new ChangeRefused(404, TASK_IS_GONE);
}

/** What the newest entry of the audit kept. @throws ChangeRefused (409) if there is none, or the person was erased */
export async function readBefore(db: Db, entityId: string, action: string): Promise<unknown> {
  const [entry] = await db
    .select({ before: auditLog.before })
    .from(auditLog)
    .where(and(eq(auditLog.entityId, entityId), eq(auditLog.entity, "task"), eq(auditLog.action, action)))
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(1);
  if (!entry?.before) throw new ChangeRefused(409, "This can no longer be undone.");
  return JSON.parse(entry.before);
}
