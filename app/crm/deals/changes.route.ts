import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { requireStaffForm } from "../../auth/guard.server";
import { requireInput, returnPath } from "../../platform/http/action-result.server";
import { LEADS_PATH } from "../paths";
import { changeDeal } from "./deal-actions.server";
import { dealChangeSchema } from "./deal-forms";

/** Moves and deletes deals, for every page that shows them. */
export async function action({ request, context }: ActionFunctionArgs) {
  const sent = await requireStaffForm(request, context);
  const change = requireInput(sent.form, dealChangeSchema);
  return changeDeal(sent, change, returnPath(sent.form.get("returnTo"), LEADS_PATH));
}
