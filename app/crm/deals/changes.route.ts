import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { requireStaffForm } from "../../auth/guard.server";
import { returnPath } from "../../platform/http/forms/action-result.server";
import { LEADS_PATH } from "../paths";
import { changeDeal } from "./deal-actions.server";

/** Moves, assigns and deletes deals, for every page that shows them. */
export async function action({ request, context }: ActionFunctionArgs) {
  const sent = await requireStaffForm(request, context);
  return changeDeal(sent, returnPath(sent.form.get("returnTo"), LEADS_PATH));
}
