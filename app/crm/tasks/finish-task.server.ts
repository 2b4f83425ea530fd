import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { wasRecorded } from "../../platform/db/audit.server";
import { ChangeRefused, retryOnConflict, runIfChanged } from "../../platform/db/change.server";
import type { Db } from "../../platform/db/database.server";
import { selectFollowUp, setNextFollowUp } from "../follow-ups/follow-ups.server";
import { FOLLOW_UP_CHANGED } from "../follow-ups/set-follow-up.server";
import { LEAD_WAS_DELETED, restoreLastContacted, updateLastContacted } from "../leads/lead-changes.server";
import { leadActivities } from "../tables";
import type { Due } from "./due";
import { describeOutcome, isContact, type Outcome } from "./task";
import {
  audit,
  type Changed,
  insertTask,
  isOpen,
  isThere,
  leadEntry,
  nextVersion,
  readBefore,
  requireTask,
} from "./task-changes.server";
import { endOfToday, readTask, type Task } from "./tasks.server";

type Completion = Changed & {
  /** Of the person who completes it. */
  zone: string;
  outcome?: Outcome;
  said?: string | null;
  /** The lead's next follow-up (ISO). Undefined settles one that is due, if the lead was contacted. */
  nextFollowUp?: string;
  /** For a task without a lead: another one. */
  again?: { id: string; due: Due } | null;
};

/**
 * Completes a task, which then is an activity like a logged one: with how it went in its description, and as a contact
 * of its lead, whose follow-up is settled or set. Nobody's task becomes that of who did it. Does nothing if it is done.
 * Returns the task as it was, and unless it was done already the lead's next follow-up before and after.
 * @throws ChangeRefused if it is gone
 */
export async function completeTask(db: Db, completion: Completion, now: Date): Promise<Completed> {
  const { id, actor, outcome, said = null, again = null } = completion;
  return retryOnConflict(async () => {
    const task = await requireTask(db, id);
    if (task.completedAt !== null) return { task };
    const at = now.toISOString();
    const change = db
      .update(leadActivities)
      .set({
        ...{ completedAt: at, assigneeId: task.assigneeId ?? actor.id, ...nextVersion },
        description: describeOutcome(task.description, outcome ?? null, said),
      })
      .where(isOpen(id));
    const followUp = followUpAfter(task, completion, now);
    const before = beforeDone.parse({ ...task, followUp });
    const isDone = await runIfChanged(db, change, [
      audit(db, { id, actor, action: "done", before, after: { completedAt: at } }, now),
      ...(task.leadId !== null && isContact(task.type, outcome)
        ? [updateLastContacted(db, task.leadId, at)]
        : []),
      ...(task.leadId === null ? [] : setNextFollowUp(db, { leadId: task.leadId, actor, ...followUp }, now)),
      ...(again && task.leadId === null ? insertTask(db, { ...likeThis(task), ...again, actor }, now) : []),
    ]);
    return isDone ? { task, followUp } : null;
  });
}

type Completed = { task: Task; followUp?: { before: string | null; after: string | null } };

/** The lead's next follow-up before and after a task of it is done. */
function followUpAfter(
  { type, nextFollowUp: before }: Pick<Task, "type" | "nextFollowUp">,
  { nextFollowUp, outcome, zone }: Pick<Completion, "nextFollowUp" | "outcome" | "zone">,
  now: Date,
) {
  const isDue = before !== null && before < endOfToday(now, zone).toISOString();
  const isSettled = isDue && isContact(type, outcome);
  return { before, after: nextFollowUp ?? (isSettled ? null : before) };
}

function likeThis({ type, title, assigneeId, leadId, dealId }: Task) {
  return { type, title, assigneeId, leadId, dealId, description: null };
}

type FollowedUp = Omit<Completion, "again" | "zone" | "nextFollowUp"> & {
  leadId: string;
  nextFollowUp?: string | null;
  /** The follow-up that the person saw. */
  shown: string;
};

/**
 * Settles the follow-up of a lead: logs that it was done, as the activity `id`, and sets the next one. Does nothing if
 * that activity is there. Returns the lead's names.
 * @throws ChangeRefused if the lead is gone, or somebody else has settled or moved its follow-up
 */
export async function completeFollowUp(
  db: Db,
  { leadId, shown, id, actor, outcome, said = null, nextFollowUp = null }: FollowedUp,
  now: Date,
) {
  const [[lead], [own]] = await db.batch([
    selectFollowUp(db, leadId),
    db.select({ id: leadActivities.id }).from(leadActivities).where(eq(leadActivities.id, id)),
  ]);
  if (!lead) throw new ChangeRefused(404, LEAD_WAS_DELETED);
  if (own) return lead;
  const at = now.toISOString();
  const type = outcome ? "call" : "task";
  const row = {
    ...({ id, leadId, activityType: type, title: "Followed up", assigneeId: actor.id } as const),
    ...{ description: describeOutcome(null, outcome ?? null, said) },
    ...{ scheduledAt: shown, completedAt: at, createdAt: at },
  };
  const followUp = { before: shown, after: nextFollowUp };
  const before: BeforeDone = {
    ...{ description: null, assigneeId: null, lastContacted: lead.lastContacted, followUp, isNew: true },
  };
  const isDone =
    lead.nextFollowUp === shown &&
    (await runIfChanged(db, db.insert(leadActivities).values(row).onConflictDoNothing(), [
      leadEntry(db, { leadId, id, actor }, now),
      audit(db, { id, actor, action: "done", before, after: { completedAt: at } }, now),
      ...(outcome === "no-answer" ? [] : [updateLastContacted(db, leadId, at)]),
      ...setNextFollowUp(db, { leadId, actor, ...followUp }, now),
    ]));
  if (!isDone) throw new ChangeRefused(409, FOLLOW_UP_CHANGED);
  return lead;
}

/** What undoing needs and no other row has. */
const beforeDone = z.object({
  description: z.string().nullable(),
  assigneeId: z.string().nullable(),
  lastContacted: z.string().nullable(),
  /** The lead's next follow-up. */
  followUp: z.object({ before: z.string().nullable(), after: z.string().nullable() }).optional(),
  /** Settling a follow-up has made it. */
  isNew: z.boolean().optional(),
});
type BeforeDone = z.infer<typeof beforeDone>;

/**
 * Undoes `completeTask` or `completeFollowUp`, with the task that it made, unless that is done, and with the lead's
 * next follow-up, unless it was changed since. Does nothing if the task is open. Returns what is open again.
 * @throws ChangeRefused if it is gone, or was never completed as a task
 */
export async function reopenTask(
  db: Db,
  { id, actor, againId }: Changed & { againId?: string | null },
  now: Date,
): Promise<"task" | "follow-up"> {
  return retryOnConflict<"task" | "follow-up">(async () => {
    const task = await readTask(db, id);
    // A follow-up that was undone leaves no task behind.
    if (!task && (await wasRecorded(db, { actor, action: "task.reopen", entity: "task", entityId: id })))
      return "follow-up";
    const { leadId, completedAt, nextFollowUp } = task ?? (await requireTask(db, id));
    if (completedAt === null) return "task";
    const { description, assigneeId, lastContacted, followUp, isNew } = beforeDone.parse(
      await readBefore(db, id, "task.done"),
    );
    const opened = isNew
      ? { deletedAt: now.toISOString() }
      : { completedAt: null, description, assigneeId, ...nextVersion };
    const change = db
      .update(leadActivities)
      .set(opened)
      .where(and(isThere(id), eq(leadActivities.completedAt, completedAt)));
    const isAsLeft = leadId !== null && followUp !== undefined && nextFollowUp === followUp.after;
    const isOpened = await runIfChanged(db, change, [
      restoreLastContacted(db, leadId ?? "", { at: completedAt, before: lastContacted }),
      db
        .update(leadActivities)
        .set({ deletedAt: now.toISOString() })
        .where(isOpen(againId ?? "")),
      audit(db, { id, actor, action: "reopen" }, now),
      ...(isAsLeft
        ? setNextFollowUp(db, { leadId, actor, before: followUp.after, after: followUp.before }, now)
        : []),
    ]);
    if (!isOpened) return null;
    return isNew ? "follow-up" : "task";
  });
}
