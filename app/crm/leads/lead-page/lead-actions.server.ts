import {
  type ActionContext,
  makeChange,
  submissionId,
} from "../../../platform/http/forms/action-result.server";
import { momentOfWord } from "../../follow-ups/follow-up";
import { setFollowUp } from "../../follow-ups/set-follow-up.server";
import { leadPath } from "../../paths";
import { type EditConflict, toConflictViews } from "../fields/lead-edit";
import { editLead } from "../fields/lead-edit.server";
import type { LeadTable } from "../fields/lead-fields";
import type { LeadIntent } from "../fields/lead-form";
import { toFormValues } from "../fields/lead-values";
import { listSearch } from "../filters/lead-filters";
import { LEAD_FAILURES, nameAssignee } from "../lead";
import { changeLead, offerContacted, requireShownAssignee } from "../lead-changes.server";
import type { Lead } from "../lead-detail.server";
import { addActivity, addNote } from "../lead-entries.server";
import { changeTags } from "../tags/change-tags.server";

export type LeadContext = ActionContext & { leadId: string };

type Intent<Name extends LeadIntent["intent"]> = Extract<LeadIntent, { intent: Name }>;
type FieldIntent = Intent<"status" | "assign" | "score" | "value">;

const FIELD_SAVED = {
  status: "Lead status updated successfully",
  assign: "Lead assignee updated successfully",
  score: "Lead score updated successfully",
  value: "Deal value updated successfully",
} as const;

/** Changes one field from the lead's page. */
export function setField(action: LeadContext, input: FieldIntent) {
  const { db, leadId, actor, now } = action;
  const { intent } = input;
  return makeChange(action, {
    failure: LEAD_FAILURES[intent],
    backTo: pageOf(action),
    onOwnPage: intent === "value",
    change: async () => {
      const change = { leadId, actor, action: `lead.${intent}`, patch: (lead: Lead) => patchOf(input, lead) };
      const before = await changeLead(db, change, now);
      return { toast: { title: FIELD_SAVED[intent], ...undoOf(input, before) } };
    },
  });
}

/** A lead leaves lists with its assignee, so that an assignment is hard to take back without an undo. */
function undoOf(input: FieldIntent, before: Lead) {
  if (input.intent !== "assign" || input.assigneeId === before.assigneeId) return {};
  const fields = {
    intent: input.intent,
    assigneeId: before.assigneeId ?? "",
    shown: nameAssignee(input.assigneeId),
  };
  return { undo: { action: leadPath(before.id), fields, failed: LEAD_FAILURES.assign.title } };
}

/** Sets the next follow-up, unless somebody else has meanwhile set another one than the person saw. */
export function changeFollowUp(
  action: LeadContext,
  { followUp, shown, undo }: Intent<"follow-up">,
  zone: string,
) {
  const { db, leadId, actor, now } = action;
  const at = typeof followUp === "string" ? momentOfWord(followUp, now, zone) : followUp.at;
  const change = { leadId, actor, at, shown, isUndo: undo !== undefined };
  return makeChange(action, {
    failure: LEAD_FAILURES["follow-up"],
    backTo: pageOf(action),
    onOwnPage: true,
    change: async () => ({ toast: await setFollowUp(db, change, { now, zone }) }),
  });
}

/** Adds or removes tags. */
export function setTags(action: LeadContext, input: Intent<"tag" | "untag">) {
  const { db, leadId, actor, now } = action;
  return makeChange(action, {
    failure: LEAD_FAILURES[input.intent],
    backTo: pageOf(action),
    onOwnPage: true,
    change: async () => ({ toast: await changeTags(db, { leadId, actor, ...input }, now) }),
  });
}

function patchOf(input: FieldIntent, lead: Lead) {
  switch (input.intent) {
    case "status":
      return { status: input.status };
    case "assign":
      requireShownAssignee(lead, input);
      return { assigneeId: input.assigneeId };
    case "score":
      return { leadScore: input.score };
    case "value":
      return { dealValue: input.value };
  }
}

export function saveNote(action: LeadContext, { content }: Intent<"note">) {
  const { form, db, leadId, actor, now } = action;
  return makeChange(action, {
    failure: LEAD_FAILURES.note,
    backTo: pageOf(action),
    onOwnPage: true,
    change: async () => {
      await addNote(db, { id: submissionId(form), leadId, content, actor }, now);
      return { toast: { title: "Note added successfully" } };
    },
  });
}

export function saveActivity(action: LeadContext, { intent, ...activity }: Intent<"activity">) {
  const { form, db, leadId, actor, now } = action;
  return makeChange(action, {
    failure: LEAD_FAILURES[intent],
    backTo: pageOf(action),
    onOwnPage: true,
    change: async () => {
      const contacted = await addActivity(db, { ...activity, id: submissionId(form), leadId, actor }, now);
      const offer = contacted ? offerContacted(contacted) : {};
      return { toast: { title: "Success", description: "Activity added successfully", ...offer } };
    },
  });
}

/** Stores the edit and redirects to the lead. On a conflict, returns both values for the user to choose. */
export function saveEdit(action: LeadContext, edit: Intent<"edit">, fields: LeadTable) {
  const { request, db, leadId, actor, now } = action;
  const { intent, base, choices = {}, ...mine } = edit;
  const to = leadPath(leadId) + listSearch(new URL(request.url).searchParams);
  return makeChange(action, {
    failure: LEAD_FAILURES[intent],
    backTo: to,
    onOwnPage: true,
    change: async () => {
      const conflict = await editLead(db, { leadId, actor, mine, base, choices, fields }, now);
      if (conflict) return conflictOutcome(conflict, fields);
      return { toast: { title: "Lead updated successfully" }, to };
    },
  });
}

/** Refills the form with the currently stored values and lists both values of each conflict. */
function conflictOutcome(conflict: EditConflict, fields: LeadTable) {
  const values = { ...toFormValues(conflict.merged, fields), base: JSON.stringify(conflict.current) };
  return { status: 409, toast: null, values, data: toConflictViews(conflict, fields) } as const;
}

/** The page that submitted the form. */
function pageOf({ request }: ActionContext): string {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
}
