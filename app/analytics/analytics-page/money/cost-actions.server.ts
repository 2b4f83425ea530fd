import { AD_COST_FAILURES, DELETE_AD_COST, EDIT_AD_COST, UNDO_AD_COST } from "../../../crm/ad-costs/ad-costs";
import {
  adCostIdSchema,
  adCostSchema,
  addAdCost,
  deleteAdCost,
  editAdCost,
  editedAdCostSchema,
} from "../../../crm/ad-costs/ad-costs.server";
import { undoAdCost, undoneAdCostSchema } from "../../../crm/ad-costs/undo-ad-cost.server";
import type { Actor } from "../../../platform/db/audit.server";
import type { Db } from "../../../platform/db/database.server";
import {
  makeChange,
  parseForm,
  requireInput,
  submissionId,
} from "../../../platform/http/forms/action-result.server";
import type { ToastForm } from "../../../platform/http/forms/toast";

type CostForm = { request: Request; form: FormData; db: Db; actor: Actor; now: Date; backTo: string };

/** Adds, changes or deletes an amount that was paid for ads, or undoes a change or deletion. */
export async function changeAdCosts(sent: CostForm) {
  switch (sent.form.get("intent")) {
    case DELETE_AD_COST:
      return removeCost(sent);
    case UNDO_AD_COST:
      return undoCost(sent);
    default:
      return saveCost(sent);
  }
}

async function removeCost({ request, form, db, actor, now, backTo }: CostForm) {
  const { id } = requireInput(form, adCostIdSchema);
  const change = async () => {
    const made = await deleteAdCost(db, { id, actor }, now);
    return { toast: { title: "Ad cost deleted", undo: undoForm(backTo, id, made) } };
  };
  return makeChange({ request, form }, { failure: AD_COST_FAILURES.delete, backTo, change });
}

async function undoCost({ request, form, db, actor, now, backTo }: CostForm) {
  const input = requireInput(form, undoneAdCostSchema);
  const change = async () => {
    await undoAdCost(db, { ...input, actor }, now);
    return { toast: { title: "The ad cost is as before" } };
  };
  return makeChange({ request, form }, { failure: AD_COST_FAILURES.undo, backTo, change });
}

async function saveCost({ request, form, db, actor, now, backTo }: CostForm) {
  const { input, invalid } = parseForm(form, adCostSchema);
  if (!input) return invalid;
  const { amount: cents, ...values } = input;
  if (form.get("intent") === EDIT_AD_COST) {
    const { id, seen } = requireInput(form, editedAdCostSchema);
    const change = async () => {
      const made = await editAdCost(db, { cost: { id, cents, ...values }, seen, actor }, now);
      const undo = made === null ? {} : { undo: undoForm(backTo, id, made) };
      return { toast: { title: "Ad cost saved", ...undo }, to: backTo };
    };
    return makeChange({ request, form }, { failure: AD_COST_FAILURES.edit, backTo, onOwnPage: true, change });
  }
  const change = async () => {
    await addAdCost(db, { cost: { id: submissionId(form), cents, ...values }, actor }, now);
    return { toast: { title: "Ad cost added" } };
  };
  return makeChange({ request, form }, { failure: AD_COST_FAILURES.add, backTo, onOwnPage: true, change });
}

function undoForm(action: string, id: string, change: string): ToastForm {
  return { action, fields: { intent: UNDO_AD_COST, id, change }, failed: AD_COST_FAILURES.undo.title };
}
