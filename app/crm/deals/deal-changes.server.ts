import type { Db } from "../../platform/db/database.server";
import { toastOnFailure } from "../../platform/http/answer.server";
import type { Toast } from "../../platform/http/toast";
import { DEAL_CHANGE_FAILURES, DEAL_CHANGES_PATH, DEAL_STAGE_LABELS, type DealStage } from "./deal";
import type { DealChange } from "./deal-forms";
import { type MovedFrom, moveDeal } from "./deal-moves.server";
import { type Actor, deleteDeal } from "./deals.server";

/** Makes the change and says what came of it; `returnTo` is the page on which an undo ends. */
export async function applyDealChange(
  db: Db,
  change: DealChange,
  { actor, returnTo, now }: { actor: Actor; returnTo: string; now: Date },
): Promise<Toast> {
  const failure = DEAL_CHANGE_FAILURES[change.intent];
  return toastOnFailure(failure, async () => {
    switch (change.intent) {
      case "move": {
        const from = await moveDeal(db, change, actor, now);
        return from ? movedToast(from, change, returnTo) : goneToast(failure);
      }
      case "undo-move": {
        const { closeDate: actualCloseDate, stageEnteredAt, ...back } = change;
        const restore = { actualCloseDate, stageEnteredAt };
        const from = await moveDeal(db, { ...back, place: "board", restore }, actor, now);
        return from
          ? {
              title: "Move undone",
              description: `"${from.title}" is back in ${DEAL_STAGE_LABELS[back.stage]}`,
            }
          : goneToast(failure);
      }
      case "delete": {
        const deal = await deleteDeal(db, change.id, actor, now);
        return deal ? { title: "Deal deleted successfully" } : goneToast(failure);
      }
    }
  });
}

function movedToast(from: MovedFrom, to: { stage: DealStage }, returnTo: string): Toast {
  const title = from.stage === to.stage ? "Deal moved" : "Deal stage updated successfully";
  const fields = {
    intent: "undo-move",
    id: from.id,
    stage: from.stage,
    after: from.after,
    closeDate: from.actualCloseDate ?? "",
    stageEnteredAt: from.stageEnteredAt,
    returnTo,
  };
  return { title, undo: { action: DEAL_CHANGES_PATH, fields } };
}

function goneToast(title: string): Toast {
  return { title, description: "This deal is not here any more.", destructive: true };
}
