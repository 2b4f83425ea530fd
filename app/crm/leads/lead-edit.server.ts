import type { Db } from "../../platform/db/database.server";
import { type Actor, changeLead } from "./lead-changes.server";
import type { Lead } from "./lead-detail.server";
import { isLeadField, LEAD_FIELD_LABELS, type LeadField, type LeadValue } from "./lead-fields";
import type { LeadInput } from "./lead-form";

const FIELDS = Object.keys(LEAD_FIELD_LABELS).filter(isLeadField);

export type LeadValues = Record<LeadField, LeadValue>;

/** Two people changed one field: what each of them wants there. */
export type Conflict = { field: LeadField; mine: LeadValue; theirs: LeadValue };

export type Edit = {
  leadId: string;
  actor: Actor;
  mine: LeadInput;
  /** The values that the form was opened with. */
  base: Record<string, LeadValue>;
  /** Whose value stays, for the fields of an earlier conflict. */
  choices: Record<string, "mine" | "theirs">;
};

/** The fields of the edit form as it would send them: trimmed, times to the minute. Only so do they compare. */
export function editableValues(lead: Lead | LeadInput): LeadValues {
  return {
    firstName: plain(lead.firstName),
    lastName: plain(lead.lastName),
    businessEmail: plain(lead.businessEmail),
    phoneNumber: plain(lead.phoneNumber ?? "") || null,
    companyName: plain(lead.companyName),
    industry: plain(lead.industry ?? "") || null,
    projectDescription: plain(lead.projectDescription),
    status: lead.status,
    priority: lead.priority,
    leadScore: lead.leadScore,
    source: plain(lead.source),
    dealValue: lead.dealValue,
    nextFollowUp: lead.nextFollowUp && `${lead.nextFollowUp.slice(0, 16)}:00.000Z`,
  };
}

/** A browser sends line breaks as CR LF. */
function plain(text: string): string {
  return text.trim().replaceAll("\r\n", "\n");
}

/** What the person has to choose between; nothing was written. */
export type EditConflict = {
  conflicts: Conflict[];
  /** The stored values, with the person's own changes over them. */
  merged: LeadValues;
  current: LeadValues;
};

class EditConflictError extends Error {
  constructor(readonly conflict: EditConflict) {
    super("Two people changed the same field");
  }
}

/**
 * Stores an edit. Changes of two people in different fields are both kept; one that meets another change of the same
 * field is not written until the person has chosen: then the conflict is returned, else null.
 * @throws ChangeRefused when the lead is gone
 */
export async function editLead(db: Db, edit: Edit, now: Date): Promise<EditConflict | null> {
  const wanted = editableValues(edit.mine);
  const patch = (lead: Lead) => mergeEdit(edit, wanted, editableValues(lead));
  try {
    await changeLead(db, { leadId: edit.leadId, actor: edit.actor, action: "lead.update", patch }, now);
    return null;
  } catch (error) {
    if (error instanceof EditConflictError) return error.conflict;
    throw error;
  }
}

function mergeEdit(edit: Edit, wanted: LeadValues, current: LeadValues): Partial<LeadInput> {
  const mine = FIELDS.filter(
    (field) => wanted[field] !== edit.base[field] && edit.choices[field] !== "theirs",
  );
  const conflicts = mine
    .filter((field) => current[field] !== edit.base[field] && current[field] !== wanted[field])
    .map((field) => ({ field, mine: wanted[field], theirs: current[field] }));
  if (conflicts.length > 0) {
    const changed = Object.fromEntries(mine.map((field) => [field, wanted[field]]));
    throw new EditConflictError({ conflicts, merged: { ...current, ...changed }, current });
  }
  return Object.fromEntries(mine.map((field) => [field, edit.mine[field]]));
}
