import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { requireStaff } from "../../auth/guard.server";
import { httpError } from "../../platform/http/forms/form.server";
import { thingPath } from "./notification-view";
import { openNotification } from "./notifications.server";

/** Where a notification's link leads: marks it as read, and goes on to the thing. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { staff, db } = await requireStaff(request, context);
  const own = { userId: staff.id, key: params.key ?? "" };
  const found = await openNotification(db, own, context.clock());
  if (!found) throw httpError(404, "This notification is no longer here.");
  return redirect(thingPath(found));
}
