import { listMembers } from "../../auth/users.server";
import {
  type ActionContext,
  makeChange,
  parseForm,
  submissionId,
} from "../../platform/http/action-result.server";
import type { Toast } from "../../platform/http/toast";
import { DEAL_CHANGES_PATH, DEAL_FAILURES, DEAL_STAGE_LABELS } from "./deal";
import { type DealChange, dealChangeSchemaFor, dealEditSchemaFor, newDealSchemaFor } from "./deal-forms";
import { type MovedFrom, moveDeal } from "./deal-moves.server";
import { assignDeal, createDeal, deleteDeal, editDeal, readDeal } from "./deals.server";

export async function addDeal(action: ActionContext, backTo: string) {
  const { form, db, actor, now } = action;
  const { input, invalid } = parseForm(form, newDealSchemaFor(await listMembers(db)));
  if (invalid) return invalid;
  return makeChange(action, {
    failure: DEAL_FAILURES.create,
    backTo,
    onOwnPage: true,
    change: async () => {
      await createDeal(db, { ...input, id: submissionId(form), actor }, now);
      return { toast: { title: "Deal created successfully" } };
    },
  });
}

export async function saveDeal(action: ActionContext, id: string, backTo: string) {
  const { form, db, actor, now } = action;
  const [members, stored] = await Promise.all([listMembers(db), readDeal(db, id)]);
  const { input, invalid } = parseForm(form, dealEditSchemaFor(members, stored?.assigneeId ?? null));
  if (invalid) return invalid;
  return makeChange(action, {
    failure: DEAL_FAILURES.edit,
    backTo,
    onOwnPage: true,
    change: async () => {
      await editDeal(db, { ...input, id, actor }, now);
      return { toast: { title: "Deal updated successfully" } };
    },
  });
}

/** Moves or assigns a deal, undoes a move, or deletes a deal. */
export async function changeDeal(action: ActionContext, backTo: string) {
  const { form, db } = action;
  const members = form.has("assigneeId") ? await listMembers(db) : [];
  const { input: change, invalid } = parseForm(form, dealChangeSchemaFor(members));
  if (invalid) return invalid;
  return makeChange(action, {
    failure: DEAL_FAILURES[change.intent],
    backTo,
    change: async () => ({ toast: await applyDealChange(action, change, backTo) }),
  });
}

async function applyDealChange(
  { db, actor, now }: ActionContext,
  change: DealChange,
  returnTo: string,
): Promise<Toast> {
  switch (change.intent) {
    case "move":
      return movedToast(await moveDeal(db, change, actor, now), change, returnTo);
    case "undo-move": {
      const { closeDate: actualCloseDate, stageEnteredAt, ...back } = change;
      const restore = { actualCloseDate, stageEnteredAt };
      const { title } = await moveDeal(db, { ...back, place: "board", restore }, actor, now);
      return { title: "Move undone", description: `"${title}" is back in ${DEAL_STAGE_LABELS[back.stage]}` };
    }
    case "assign":
      await assignDeal(db, { ...change, actor }, now);
      return { title: "Deal assignee updated successfully" };
    case "delete":
      await deleteDeal(db, change.id, actor, now);
      return { title: "Deal deleted successfully" };
  }
}

function movedToast(from: MovedFrom, { stage }: Pick<MovedFrom, "stage">, returnTo: string): Toast {
  const title = from.stage === stage ? "Deal moved" : "Deal stage updated successfully";
  const fields = {
    intent: "undo-move",
    id: from.id,
    stage: from.stage,
    after: from.after,
    closeDate: from.actualCloseDate ?? "",
    stageEnteredAt: from.stageEnteredAt,
    returnTo,
  };
  return { title, undo: { action: DEAL_CHANGES_PATH, fields, failed: DEAL_FAILURES["undo-move"].title } };
}
