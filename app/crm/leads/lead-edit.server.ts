import type { Actor } from "../../platform/db/audit.server";
import type { Db } from "../../platform/db/database.server";
import { changeLead } from "./lead-changes.server";
import type { Lead } from "./lead-detail.server";
import { type EditConflict, type LeadEdit, mergeEdit } from "./lead-edit";

class EditConflictError extends Error {
  constructor(readonly conflict: EditConflict) {
    super("Two people changed the same field");
  }
}

/**
 * Stores an edit. Concurrent changes to different fields are merged. If both changed the same field, nothing is
 * written and the conflict is returned for the user to resolve; otherwise returns null.
 * @throws ChangeRefused if the lead is gone
 */
export async function editLead(
  db: Db,
  { leadId, actor, ...edit }: LeadEdit & { leadId: string; actor: Actor },
  now: Date,
): Promise<EditConflict | null> {
  const patch = (lead: Lead) => {
    const merge = mergeEdit(edit, lead);
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
