import type { z } from "zod";
import {
  type ActionContext,
  makeChange,
  parseForm,
} from "../../../../platform/http/forms/action-result.server";
import { leadPath } from "../../../paths";
import { LEAD_FIELDS } from "../../fields/lead-fields";
import { MERGE_DAYS, MERGE_FAILURES, mergePath } from "../merge";
import { mergeSchema, takenFields } from "../merge-choice";
import { mergeLeads } from "../merge-leads.server";
import { undoMerge } from "../undo-merge.server";

type MergeAction = ActionContext & { leadId: string; otherId: string };
type MergeInput = Extract<z.infer<typeof mergeSchema>, { intent: "merge" }>;

/** Merges the two leads of the address, or undoes that. Done twice, it is done once. */
export async function actOnMerge(action: MergeAction) {
  const { input, invalid } = parseForm(action.form, mergeSchema);
  if (invalid) return invalid;
  return input.intent === "merge" ? merge(action, input) : undo(action);
}

function merge(action: MergeAction, { stays, take, ...versions }: MergeInput) {
  const { db, actor, now } = action;
  const lead = { id: action.leadId, version: versions.leadVersion };
  const other = { id: action.otherId, version: versions.otherVersion };
  const pair = stays === "lead" ? { stays: lead, merged: other } : { stays: other, merged: lead };
  return makeChange(action, {
    failure: MERGE_FAILURES.merge,
    backTo: mergePath(lead.id, other.id),
    change: async () => {
      await mergeLeads(db, { ...pair, taken: takenFields(take, stays), actor }, now);
      const path = mergePath(pair.stays.id, pair.merged.id);
      const undo = { action: path, fields: { intent: "undo" }, failed: MERGE_FAILURES.undo.title };
      const description = `All that belonged to both is here. It can be undone for ${MERGE_DAYS} days.`;
      return { toast: { title: "Leads merged", description, undo }, to: leadPath(pair.stays.id) };
    },
  });
}

function undo(action: MergeAction) {
  const { db, actor, now, leadId, otherId } = action;
  return makeChange(action, {
    failure: MERGE_FAILURES.undo,
    backTo: leadPath(leadId),
    change: async () => {
      const { undone } = await undoMerge(db, { leadId, mergedId: otherId, actor }, now);
      const changed = undone?.changed.map((name) => LEAD_FIELDS[name].label) ?? [];
      const description =
        undone && changed.length > 0
          ? `${undone.mergedName} is back. Changed since the merge, so it stays as it is: ${changed.join(", ")}.`
          : "Both are as they were before.";
      return { toast: { title: "Merge undone", description }, to: leadPath(leadId) };
    },
  });
}
