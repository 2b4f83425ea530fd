import type { SignedInStaff } from "../../../auth/staff";
import { listMembers } from "../../../auth/users.server";
import type { Actor } from "../../../platform/db/audit.server";
import type { Db } from "../../../platform/db/database.server";
import type { ActionContext } from "../../../platform/http/forms/action-result.server";
import { changeLead } from "../lead-changes.server";
import type { Lead } from "../lead-detail.server";
import { listTags } from "../tags/tags.server";
import { type EditConflict, type LeadEdit, mergeEdit } from "./lead-edit";
import { inZone, LEAD_FIELDS, type LeadTable, withMembers, withTags } from "./lead-fields";
import { readBase } from "./lead-form";

type FormOf = Pick<ActionContext, "form" | "db"> & { staff: Pick<SignedInStaff, "timeZone"> };

class EditConflictError extends Error {
  constructor(readonly conflict: EditConflict) {
    super("Two people changed the same field");
  }
}

/**
 * Stores an edit. Concurrent changes to different fields are merged. If both changed the same field, nothing is
 * written and the conflict is returned for the user to resolve; otherwise returns null.
 * `fields` is the table of the form. @throws ChangeRefused if the lead is gone
 */
export async function editLead(
  db: Db,
  { leadId, actor, fields, ...edit }: LeadEdit & { leadId: string; actor: Actor; fields?: LeadTable },
  now: Date,
): Promise<EditConflict | null> {
  const patch = (lead: Lead) => {
    const merge = mergeEdit(edit, lead, fields);
    if (merge.conflict) throw new EditConflictError(merge.conflict);
    return merge.patch;
  };
  try {
    await changeLead(db, { leadId, actor, action: "lead.update", patch }, now);
    return null;
  } catch (error) {
    if (error instanceof EditConflictError) return error.conflict;
    throw error;
  }
}

/**
 * The field table for validating a form of this person, in whose zone times were typed; loads the members and the tags
 * in use only if the form has some.
 */
export async function fieldsFor({ form, db, staff }: FormOf): Promise<LeadTable> {
  const base = form.get("base");
  const opened = typeof base === "string" ? readBase(base) : null;
  const [members, tags] = await Promise.all([
    form.has("assigneeId") ? listMembers(db) : null,
    form.get("tags") ? listTags(db) : [],
  ]);
  const fields = members ? withMembers(members, [opened?.assigneeId]) : LEAD_FIELDS;
  return inZone(withTags(fields, tags), staff.timeZone);
}
