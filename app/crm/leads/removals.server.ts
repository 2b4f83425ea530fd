import { can, OWNER_ONLY } from "../../auth/permissions";
import type { StaffMember } from "../../auth/staff";
import { ChangeRefused } from "../../platform/db/change.server";
import { type ActionContext, makeChange } from "../../platform/http/forms/action-result.server";
import { acceptLead } from "../intake/spam-review.server";
import { leadPath, TRASH_PATH } from "../paths";
import { LEAD_FAILURES } from "./lead";
import { deleteLead, eraseLead, restoreLead } from "./lead-trash.server";

/** Moves a lead to the trash and redirects to `to`, with an undo in the toast. */
export function moveToTrash(action: ActionContext, leadId: string, to: string) {
  const { db, actor, now } = action;
  return makeChange(action, {
    failure: LEAD_FAILURES.delete,
    backTo: to,
    change: async () => {
      await deleteLead(db, { leadId, actor }, now);
      const fields = { intent: "restore", id: leadId };
      const undo = { action: TRASH_PATH, fields, failed: LEAD_FAILURES.restore.title };
      return { toast: { title: "Lead deleted successfully", undo }, to };
    },
  });
}

/** Erases a person's data, if `staff` may, and redirects to `to`. */
export function erasePerson(action: ActionContext, leadId: string, to: string, staff: StaffMember) {
  const { db, actor, now } = action;
  return makeChange(action, {
    failure: LEAD_FAILURES.erase,
    backTo: to,
    change: async () => {
      if (!can(staff, "lead.erase")) throw new ChangeRefused(403, OWNER_ONLY);
      await eraseLead(db, { leadId, actor }, now);
      return { toast: { title: "Person erased", description: "Nothing of this person is kept." }, to };
    },
  });
}

/** Restores a lead and redirects to it. */
export function restoreFromTrash(action: ActionContext, leadId: string) {
  const { db, actor, now } = action;
  return makeChange(action, {
    failure: LEAD_FAILURES.restore,
    backTo: TRASH_PATH,
    change: async () => {
      await restoreLead(db, { leadId, actor }, now);
      return { toast: { title: "Lead restored" }, to: leadPath(leadId) };
    },
  });
}

/** Moves a lead from spam review to the list and redirects to `to`. */
export function acceptSubmission(action: ActionContext, leadId: string, to: string) {
  const { db, actor, now } = action;
  return makeChange(action, {
    failure: LEAD_FAILURES.accept,
    backTo: to,
    change: async () => {
      await acceptLead(db, { leadId, actor }, now);
      return { toast: { title: "Lead accepted into the list" }, to };
    },
  });
}
