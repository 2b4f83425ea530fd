import type { AppLoadContext } from "@remix-run/cloudflare";
import { listMembers } from "../../auth/users.server";
import {
  type ActionContext,
  makeChange,
  parseForm,
  submissionId,
} from "../../platform/http/forms/action-result.server";
import type { Toast } from "../../platform/http/forms/toast";
import { localDate } from "../../platform/time/zoned-time";
import { DEAL_CHANGES_PATH, DEAL_FAILURES, DEAL_STAGE_LABELS } from "./deal";
import { type DealChange, dealChangeSchemaFor, dealEditSchemaFor, newDealSchemaFor } from "./deal-forms";
import { type Move, type MovedFrom, moveDeal } from "./deal-moves.server";
import { assignDeal, createDeal, deleteDeal, editDeal, readDeal } from "./deals.server";

type DealAction = ActionContext & { context: AppLoadContext };

/** A deal is closed on the company's date, wherever who closes it is. */
async function todayOf({ context, now }: DealAction): Promise<string> {
  return localDate(now, (await context.company()).timeZone);
}

export async function addDeal(action: DealAction, backTo: string) {
  const { form, db, actor, now } = action;
  const { input, invalid } = parseForm(form, newDealSchemaFor(await listMembers(db)));
  if (invalid) return invalid;
  return makeChange(action, {
    failure: DEAL_FAILURES.create,
    backTo,
    onOwnPage: true,
    change: async () => {
      await createDeal(db, { ...input, id: submissionId(form), actor, today: await todayOf(action) }, now);
      return { toast: { title: "Deal created successfully" } };
    },
  });
}

export async function saveDeal(action: DealAction, id: string, backTo: string) {
  const { form, db, actor, now } = action;
  const [members, stored] = await Promise.all([listMembers(db), readDeal(db, id)]);
  const { input, invalid } = parseForm(form, dealEditSchemaFor(members, stored?.assigneeId ?? null));
  if (invalid) return invalid;
  return makeChange(action, {
    failure: DEAL_FAILURES.edit,
    backTo,
    onOwnPage: true,
    change: async () => {
      await editDeal(db, { ...input, id, actor, today: await todayOf(action) }, now);
      return { toast: { title: "Deal updated successfully" } };
    },
  });
}

/** Moves or assigns a deal, undoes a move, or deletes a deal. */
export async function changeDeal(action: DealAction, backTo: string) {
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

async function applyDealChange(action: DealAction, change: DealChange, returnTo: string): Promise<Toast> {
  const { db, actor, now } = action;
  switch (change.intent) {
    case "move":
      return movedToast(await move(action, change), change, returnTo);
    case "undo-move": {
      const { closeDate: actualCloseDate, stageEnteredAt, ...back } = change;
      const restore = { actualCloseDate, stageEnteredAt };
      const { title } = await move(action, { ...back, place: "board", restore });
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

async function move(action: DealAction, to: Omit<Move, "today">): Promise<MovedFrom> {
  return moveDeal(action.db, { ...to, today: await todayOf(action) }, action.actor, action.now);
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
