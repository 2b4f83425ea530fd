import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { requireStaffForm } from "../../auth/guard.server";
import { returnPath } from "../../platform/http/forms/action-result.server";
import { changePosts } from "./change-posts.server";
import { STAFF_POSTS_PATH } from "./staff-posts";

/** Publishes, trashes, restores, duplicates, reverts and quickly edits posts, for every page that shows them. */
export async function action({ request, context }: ActionFunctionArgs) {
  const sent = await requireStaffForm(request, context);
  const returnTo = returnPath(sent.form.get("returnTo"), STAFF_POSTS_PATH);
  return changePosts(sent, { context, returnTo, zone: sent.staff.timeZone });
}
