import { type Actor, insertAudit } from "../../platform/db/audit.server";
import { runIfChanged } from "../../platform/db/change.server";
import type { Db } from "../../platform/db/database.server";
import { leadActivities, leadNotes } from "../tables";
import type { ActivityType } from "./lead";
import { requireLead, updateLastContacted } from "./lead-changes.server";

/** These types are future events, so they are scheduled; all others are completed when logged. */
const PLANNED: readonly ActivityType[] = ["meeting", "task"];

/** Logging one of these says that the lead was contacted now. */
const CONTACTS: readonly ActivityType[] = ["call", "email", "meeting"];

type NewNote = { id: string; leadId: string; content: string; actor: Actor };

/** Does nothing if the id exists. @throws ChangeRefused if the lead is gone */
export async function addNote(db: Db, { id, leadId, content, actor }: NewNote, now: Date): Promise<void> {
  await requireLead(db, leadId);
  const note = { id, leadId, content, createdAt: now.toISOString() };
  await runIfChanged(db, db.insert(leadNotes).values(note).onConflictDoNothing(), [
    insertAudit(db, entry(leadId, actor, "lead.note", { noteId: id }), now),
  ]);
}

type NewActivity = {
  id: string;
  leadId: string;
  type: ActivityType;
  title: string;
  description: string | null;
  actor: Actor;
};

/** Does nothing if the id exists. @throws ChangeRefused if the lead is gone */
export async function addActivity(db: Db, activity: NewActivity, now: Date): Promise<void> {
  const { id, leadId, type, title, description, actor } = activity;
  await requireLead(db, leadId);
  const at = now.toISOString();
  const isPlanned = PLANNED.includes(type);
  const row = {
    id,
    leadId,
    activityType: type,
    title,
    description,
    scheduledAt: isPlanned ? at : null,
    completedAt: isPlanned ? null : at,
    createdAt: at,
  };
  await runIfChanged(db, db.insert(leadActivities).values(row).onConflictDoNothing(), [
    ...(CONTACTS.includes(type) ? [updateLastContacted(db, leadId, at)] : []),
    insertAudit(db, entry(leadId, actor, "lead.activity", { activityId: id }), now),
  ]);
}

function entry(leadId: string, actor: Actor, action: string, after: object) {
  return { actor, action, entity: "lead", entityId: leadId, after };
}
