import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { runIfChanged } from "../../platform/db/change.server";
import type { Db } from "../../platform/db/database.server";
import { restoreLastContacted, updateLastContacted } from "../leads/lead-changes.server";
import { leadActivities } from "../tables";
import type { Due } from "./due";
import { describeOutcome, isContact, type Outcome } from "./task";
import {
  audit,
  type Changed,
  insertTask,
  isOpen,
  isThere,
  nextVersion,
  readBefore,
  requireTask,
} from "./task-changes.server";
import type { Task } from "./tasks.server";

type Completion = Changed & {
  outcome?: Outcome;
  said?: string | null;
  followUp?: { id: string; due: Due } | null;
};

/**
 * Completes a task, which then is an activity like a logged one: with how it went in its description, as a contact of
 * its lead, and with a new task to follow it up. Nobody's task becomes that of who did it. Does nothing if it is done.
 * Returns the task as it was.
 * @throws ChangeRefused if it is gone
 */
export async function completeTask(
  db: Db,
  { id, actor, outcome, said = null, followUp = null }: Completion,
  now: Date,
): Promise<Task> {
  const task = await requireTask(db, id);
  const at = now.toISOString();
  const change = db
    .update(leadActivities)
    .set({
      ...{ completedAt: at, assigneeId: task.assigneeId ?? actor.id, ...nextVersion },
      description: describeOutcome(task.description, outcome ?? null, said),
    })
    .where(isOpen(id));
  const isContacted = task.leadId !== null && isContact(task.type, outcome);
  await runIfChanged(db, change, [
    audit(db, { id, actor, action: "done", before: beforeDone.parse(task), after: { completedAt: at } }, now),
    ...(isContacted ? [updateLastContacted(db, task.leadId ?? "", at)] : []),
    ...(followUp ? insertTask(db, { ...followedUp(task), ...followUp, actor }, now) : []),
  ]);
  return task;
}

function followedUp({ type, title, assigneeId, leadId, dealId }: Task) {
  return { type, title, assigneeId, leadId, dealId, description: null };
}

/** What undoing needs and no other row has. */
const beforeDone = z.object({
  description: z.string().nullable(),
  assigneeId: z.string().nullable(),
  lastContacted: z.string().nullable(),
});

/**
 * Undoes `completeTask`, with the follow-up that it made, unless that is done. Does nothing if the task is open.
 * @throws ChangeRefused if it is gone, or was never completed as a task
 */
export async function reopenTask(
  db: Db,
  { id, actor, followUpId }: Changed & { followUpId?: string | null },
  now: Date,
): Promise<void> {
  const task = await requireTask(db, id);
  const { leadId, completedAt } = task;
  if (completedAt === null) return;
  const { description, assigneeId, lastContacted } = beforeDone.parse(await readBefore(db, id, "task.done"));
  const change = db
    .update(leadActivities)
    .set({ completedAt: null, description, assigneeId, ...nextVersion })
    .where(and(isThere(id), eq(leadActivities.completedAt, completedAt)));
  await runIfChanged(db, change, [
    restoreLastContacted(db, leadId ?? "", { at: completedAt, before: lastContacted }),
    db
      .update(leadActivities)
      .set({ deletedAt: now.toISOString() })
      .where(isOpen(followUpId ?? "")),
    audit(db, { id, actor, action: "reopen" }, now),
  ]);
}
