import { json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireStaffOfOpenPage } from "../../auth/guard.server";
import { selectUnreadCount } from "./notifications.server";

/** How many notifications the reader has not read, for the bell of an open page. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { staff, db } = await requireStaffOfOpenPage(request, context);
  const [counted] = await selectUnreadCount(db, staff.id);
  return json({ unread: counted?.unread ?? 0 }, { headers: { "Cache-Control": "no-store" } });
}
