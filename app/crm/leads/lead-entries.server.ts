import { insertAudit } from "../../platform/db/audit.server";
import { type Db, runBatch } from "../../platform/db/database.server";
import { newId } from "../../platform/ids";
import { leadActivities, leadNotes } from "../tables";
import type { ActivityType } from "./lead";
import { type Actor, ChangeRefused, LEAD_IS_GONE } from "./lead-changes.server";
import { readLead } from "./lead-detail.server";

/** What is planned is scheduled now; what has happened is completed now. */
const PLANNED: readonly ActivityType[] = ["meeting", "task"];

type NewNote = { leadId: string; content: string; actor: Actor };

/** @throws ChangeRefused when the lead is gone */
export async function addNote(db: Db, { leadId, content, actor }: NewNote, now: Date): Promise<void> {
  await requireLead(db, leadId);
  const note = { id: newId(), leadId, content, createdAt: now.toISOString() };
  await runBatch(db, [
    db.insert(leadNotes).values(note),
    insertAudit(db, entry(leadId, actor, "lead.note", { noteId: note.id }), now),
  ]);
}

type NewActivity = {
  leadId: string;
  type: ActivityType;
  title: string;
  description: string | null;
  actor: Actor;
};

/** @throws ChangeRefused when the lead is gone */
export async function addActivity(db: Db, activity: NewActivity, now: Date): Promise<void> {
  const { leadId, type, title, description, actor } = activity;
  await requireLead(db, leadId);
  const at = now.toISOString();
  const isPlanned = PLANNED.includes(type);
  const row = {
    id: newId(),
    leadId,
    activityType: type,
    title,
    description,
    scheduledAt: isPlanned ? at : null,
    completedAt: isPlanned ? null : at,
    createdAt: at,
  };
  await runBatch(db, [
    db.insert(leadActivities).values(row),
    insertAudit(db, entry(leadId, actor, "lead.activity", { activityId: row.id }), now),
  ]);
}

async function requireLead(db: Db, leadId: string): Promise<void> {
  if (!(await readLead(db, leadId))) throw new ChangeRefused(LEAD_IS_GONE);
}

function entry(leadId: string, actor: Actor, action: string, after: object) {
  return { actor, action, entity: "lead", entityId: leadId, after };
}
