import { AD_COST_FAILURES, DELETE_AD_COST, EDIT_AD_COST } from "../../../crm/ad-costs/ad-costs";
import {
  adCostIdSchema,
  adCostSchema,
  addAdCost,
  deleteAdCost,
  editAdCost,
  editedAdCostSchema,
} from "../../../crm/ad-costs/ad-costs.server";
import type { Actor } from "../../../platform/db/audit.server";
import type { Db } from "../../../platform/db/database.server";
import {
  makeChange,
  parseForm,
  requireInput,
  submissionId,
} from "../../../platform/http/forms/action-result.server";

type CostForm = { request: Request; form: FormData; db: Db; actor: Actor; now: Date; backTo: string };

/** Adds, changes or deletes an amount that was paid for ads. */
export async function changeAdCosts({ request, form, db, actor, now, backTo }: CostForm) {
  if (form.get("intent") === DELETE_AD_COST) {
    const { id } = requireInput(form, adCostIdSchema);
    const change = async () => {
      await deleteAdCost(db, { id, actor }, now);
      return { toast: { title: "Ad cost deleted" } };
    };
    return makeChange({ request, form }, { failure: AD_COST_FAILURES.delete, backTo, change });
  }
  const { input, invalid } = parseForm(form, adCostSchema);
  if (!input) return invalid;
  const { amount: cents, ...values } = input;
  if (form.get("intent") === EDIT_AD_COST) {
    const { id, seen } = requireInput(form, editedAdCostSchema);
    const change = async () => {
      await editAdCost(db, { cost: { id, cents, ...values }, seen, actor }, now);
      return { toast: { title: "Ad cost saved" }, to: backTo };
    };
    return makeChange({ request, form }, { failure: AD_COST_FAILURES.edit, backTo, onOwnPage: true, change });
  }
  const change = async () => {
    await addAdCost(db, { cost: { id: submissionId(form), cents, ...values }, actor }, now);
    return { toast: { title: "Ad cost added" } };
  };
  return makeChange({ request, form }, { failure: AD_COST_FAILURES.add, backTo, onOwnPage: true, change });
}
