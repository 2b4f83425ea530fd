import type { StaffMember } from "../../../auth/staff";
import type { Db } from "../../../platform/db/database.server";
import { redirectWithToast } from "../../../platform/http/toast.server";
import { answer, answerWith, attempt } from "../../answers.server";
import { acceptLead } from "../../intake/spam-review.server";
import { LEADS_PATH, leadPath } from "../../paths";
import { toFormValues } from "../form-values";
import { type Actor, changeLead } from "../lead-changes.server";
import { type EditConflict, toConflictViews } from "../lead-edit";
import { editLead } from "../lead-edit.server";
import { addActivity, addNote } from "../lead-entries.server";
import { listSearch } from "../lead-filters";
import type { LeadIntent } from "../lead-form";

export type Asked = { request: Request; db: Db; actor: Actor; leadId: string; now: Date };

export function actorOf(staff: StaffMember): Actor {
  return { id: staff.id, label: staff.email };
}

type Intent<Name extends LeadIntent["intent"]> = Extract<LeadIntent, { intent: Name }>;

const FIELD_NAMES = { status: "lead status", score: "lead score", value: "deal value" } as const;

/** Sets one field of the lead from its page. */
export async function setField(asked: Asked, wanted: Intent<"status" | "score" | "value">) {
  const { request, db, leadId, actor, now } = asked;
  const name = FIELD_NAMES[wanted.intent];
  const action = `lead.${wanted.intent}`;
  const outcome = await attempt({
    done: { title: `${name.charAt(0).toUpperCase()}${name.slice(1)} updated successfully` },
    failed: () => ({ title: `Failed to update ${name}` }),
    change: () => changeLead(db, { leadId, actor, action, patch: () => patchOf(wanted) }, now),
  });
  return answer(request, wanted.intent, outcome);
}

function patchOf(wanted: Intent<"status" | "score" | "value">) {
  switch (wanted.intent) {
    case "status":
      return { status: wanted.status };
    case "score":
      return { leadScore: wanted.score };
    case "value":
      return { dealValue: wanted.value };
  }
}

export async function saveNote({ request, db, leadId, actor, now }: Asked, { content }: Intent<"note">) {
  const outcome = await attempt({
    done: { title: "Note added successfully" },
    failed: (reason) => ({ title: `Failed to add note: ${reason}` }),
    change: () => addNote(db, { leadId, content, actor }, now),
  });
  return answer(request, "note", outcome);
}

export async function saveActivity(
  { request, db, leadId, actor, now }: Asked,
  { type, title, description }: Intent<"activity">,
) {
  const outcome = await attempt({
    done: { title: "Success", description: "Activity added successfully" },
    failed: (reason) => ({ title: "Error", description: `Failed to add activity: ${reason}` }),
    change: () => addActivity(db, { leadId, type, title, description, actor }, now),
  });
  return answer(request, "activity", outcome);
}

/** Goes back to the lead when the edit is stored; a conflict shows both values and asks. */
export async function saveEdit({ request, db, leadId, actor, now }: Asked, edit: Intent<"edit">) {
  const { intent, base, choices = {}, ...mine } = edit;
  const {
    result: conflict,
    status,
    toast,
  } = await attempt({
    done: { title: "Lead updated successfully" },
    failed: (reason) => ({ title: `Failed to update lead: ${reason}` }),
    change: () => editLead(db, { leadId, actor, mine, base, choices }, now),
  });
  if (conflict) return answerWith({ intent, form: returnedForm(conflict) }, 409);
  const list = listSearch(new URL(request.url).searchParams);
  if (status === 200) return redirectWithToast(request, leadPath(leadId) + list, toast);
  if (status === 409) return redirectWithToast(request, LEADS_PATH + list, toast);
  const form = { values: toFormValues(mine), base: JSON.stringify(base), conflicts: [] };
  return answerWith({ intent, toast, form }, status);
}

function returnedForm(conflict: EditConflict) {
  return {
    values: toFormValues(conflict.merged),
    base: JSON.stringify(conflict.current),
    conflicts: toConflictViews(conflict),
  };
}

export async function acceptSubmission({ request, db, leadId, actor, now }: Asked) {
  const outcome = await attempt({
    done: { title: "Lead accepted into the list" },
    failed: (reason) => ({ title: `Failed to accept lead: ${reason}` }),
    change: () => acceptLead(db, { leadId, actor }, now),
  });
  return answer(request, "accept", outcome);
}
