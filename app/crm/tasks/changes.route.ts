import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { requireStaffForm } from "../../auth/guard.server";
import { returnPath } from "../../platform/http/forms/action-result.server";
import { TASKS_PATH } from "../paths";
import { changeTask } from "./task-actions.server";

/** Changes tasks, and notes and activities of leads, for every page that shows them. */
export async function action({ request, context }: ActionFunctionArgs) {
  const sent = await requireStaffForm(request, context);
  return changeTask(sent, returnPath(sent.form.get("returnTo"), TASKS_PATH));
}
