import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { listMembers } from "../../auth/users.server";
import { notify } from "../../notifications/notify.server";
import { type Actor, insertAudit, wasRecorded } from "../../platform/db/audit.server";
import { ChangeRefused, runIfChanged } from "../../platform/db/change.server";
import type { Db, Statement } from "../../platform/db/database.server";
import { leadActivities, leadNotes, leads } from "../tables";
import type { Due } from "../tasks/due";
import { describeOutcome, isContact, type Outcome } from "../tasks/task";
import type { ActivityType } from "./lead";
import { requireLead, updateLastContacted } from "./lead-changes.server";
import type { Lead } from "./lead-detail.server";
import { splitMentions } from "./mentions";

/** These types are future events, so they are scheduled; all others are completed when logged. */
const PLANNED: readonly ActivityType[] = ["meeting", "task"];

type NewNote = { id: string; leadId: string; content: string; actor: Actor };

/** Does nothing if the id exists. @throws ChangeRefused if the lead is gone */
export async function addNote(db: Db, { id, leadId, content, actor }: NewNote, now: Date): Promise<void> {
  const [, mentions] = await Promise.all([
    requireLead(db, leadId),
    notifyMentioned(db, { id, leadId, content, actor }, now),
  ]);
  const note = { id, leadId, content, createdAt: now.toISOString() };
  await runIfChanged(db, db.insert(leadNotes).values(note).onConflictDoNothing(), [
    insertAudit(db, entry(leadId, actor, "lead.note", { noteId: id }), now),
    ...mentions,
  ]);
}

/** Tells those whom a note mentions, each of them once, however often it is edited. */
async function notifyMentioned(
  db: Db,
  { id, leadId, content, actor }: NewNote,
  now: Date,
): Promise<Statement[]> {
  if (!content.includes("@")) return [];
  const people = splitMentions(content, await listMembers(db)).flatMap(({ person }) => person?.id ?? []);
  if (people.length === 0) return [];
  const about = { kind: "mention", key: `note ${id}`, leadId, subjectId: id } as const;
  return [notify(db, { ...about, to: people, actorId: actor.id }, now)];
}

type NoteChange = { id: string; actor: Actor };

/** Does nothing if it has this text already. @throws ChangeRefused if the note is gone */
export async function editNote(
  db: Db,
  { id, content, actor }: NoteChange & { content: string },
  now: Date,
): Promise<void> {
  const note = await requireNote(db, id);
  if (note.content === content) return;
  const change = db.update(leadNotes).set({ content }).where(isNoteThere(id));
  const mentions = await notifyMentioned(db, { ...note, content, actor }, now);
  const audit = noteAudit(db, { id, actor, action: "update", before: note.content }, now);
  await runIfChanged(db, change, [audit, ...mentions]);
}

/** Deletes a note; it can be restored for 30 days. @throws ChangeRefused if someone else has deleted it */
export async function deleteNote(db: Db, { id, actor }: NoteChange, now: Date): Promise<void> {
  const entry = { id, actor, action: "delete" };
  const change = db.update(leadNotes).set({ deletedAt: now.toISOString() }).where(isNoteThere(id));
  if (await runIfChanged(db, change, [noteAudit(db, entry, now)])) return;
  const isOwnRepeat = await wasRecorded(db, { actor, action: "note.delete", entity: "note", entityId: id });
  if (!isOwnRepeat) throw new ChangeRefused(404, NOTE_IS_GONE);
}

/** Does nothing if it is there. @throws ChangeRefused if it was removed for good, or its lead is in the trash */
export async function restoreNote(db: Db, { id, actor }: NoteChange, now: Date): Promise<void> {
  const change = db
    .update(leadNotes)
    .set({ deletedAt: null })
    .where(and(eq(leadNotes.id, id), isNotNull(leadNotes.deletedAt), isLeadThere));
  if (!(await runIfChanged(db, change, [noteAudit(db, { id, actor, action: "restore" }, now)])))
    await requireNote(db, id);
}

const NOTE_IS_GONE = "This note is no longer here.";
const isLeadThere = sql`exists (select 1 from ${leads} where ${leads.id} = ${leadNotes.leadId} and ${leads.deletedAt} is null)`;
const isNoteThere = (id: string) => and(eq(leadNotes.id, id), isNull(leadNotes.deletedAt));

async function requireNote(db: Db, id: string) {
  const [note] = await db.select().from(leadNotes).where(isNoteThere(id));
  if (!note) throw new ChangeRefused(404, NOTE_IS_GONE);
  return note;
}

type NoteEntry = NoteChange & { action: string; before?: string };

function noteAudit(db: Db, { id, action, ...by }: NoteEntry, now: Date) {
  return insertAudit(db, { ...by, action: `note.${action}`, entity: "note", entityId: id }, now);
}

type NewActivity = {
  id: string;
  leadId: string;
  type: ActivityType;
  title: string;
  description: string | null;
  /** Plans it for then, instead of logging it. */
  due?: Due | null;
  /** How a call went that was made. */
  outcome?: Outcome | null;
  actor: Actor;
};

/**
 * What is still to come is its author's task. Does nothing if the id exists. Returns the lead if this was a contact
 * with it, else null.
 * @throws ChangeRefused if the lead is gone
 */
export async function addActivity(db: Db, activity: NewActivity, now: Date): Promise<Lead | null> {
  const { id, leadId, type, title, due = null, actor } = activity;
  const lead = await requireLead(db, leadId);
  const at = now.toISOString();
  const outcome = (type === "call" && due === null && activity.outcome) || null;
  const isPlanned = due !== null || PLANNED.includes(type);
  const row = {
    id,
    leadId,
    activityType: type,
    title,
    description: describeOutcome(activity.description, outcome, null),
    assigneeId: isPlanned ? actor.id : null,
    scheduledAt: due?.at ?? (isPlanned ? at : null),
    dueAllDay: due?.allDay ?? false,
    completedAt: isPlanned ? null : at,
    createdAt: at,
  };
  await runIfChanged(db, db.insert(leadActivities).values(row).onConflictDoNothing(), [
    ...(due === null && isContact(type, outcome) ? [updateLastContacted(db, leadId, at)] : []),
    insertAudit(db, entry(leadId, actor, "lead.activity", { activityId: id }), now),
  ]);
  return !isPlanned && isContact(type, outcome) ? lead : null;
}

function entry(leadId: string, actor: Actor, action: string, after: object) {
  return { actor, action, entity: "lead", entityId: leadId, after };
}
