import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import type { ClientActionFunctionArgs } from "@remix-run/react";
import { requireStaff } from "../../auth/guard.server";
import { answerWithToast, returnPath } from "../../platform/http/answer.server";
import { httpError, readForm } from "../../platform/http/form.server";
import { redirectWithToast } from "../../platform/http/toast.server";
import { LEADS_PATH } from "../paths";
import { DEAL_CHANGE_FAILURES } from "./deal";
import { applyDealChange } from "./deal-changes.server";
import { dealChangeSchema } from "./deal-forms";

/** Moves and deletions of deals, from wherever a deal is shown. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { staff, db } = await requireStaff(request, context);
  const form = await readForm(request);
  const change = dealChangeSchema.safeParse(Object.fromEntries(form));
  if (!change.success) throw httpError(400, "This form asks for something unknown.");
  const actor = { id: staff.id, label: staff.email };
  const returnTo = returnPath(form.get("returnTo"), LEADS_PATH);
  const toast = await applyDealChange(db, change.data, { actor, returnTo, now: context.clock() });
  // An undo is a page's form, with and without scripts.
  if (change.data.intent === "undo-move") return redirectWithToast(request, returnTo, toast);
  return answerWithToast(request, returnTo, toast);
}

/** Without a connection nothing was changed: the board goes back and says so. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const intent = (await request.clone().formData()).get("intent");
  try {
    return await serverAction<typeof action>();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const title = intent === "delete" ? DEAL_CHANGE_FAILURES.delete : DEAL_CHANGE_FAILURES.move;
    return { ok: false, toast: { title, description: "There is no connection.", destructive: true } };
  }
}
