import { json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireStaffOfOpenPage } from "../../../auth/guard.server";
import { logError } from "../../../platform/log.server";
import { loadCurrentVisitors } from "../load.server";

/** Visitors of the last 5 minutes, for the open page; null if they cannot be counted. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { analyticsDb } = await requireStaffOfOpenPage(request, context);
  const visitors = await loadCurrentVisitors(analyticsDb, context.clock()).catch((error: unknown) => {
    logError("analytics.now", error, { reference: context.reference });
    return null;
  });
  return json({ visitors }, { headers: { "Cache-Control": "no-store" } });
}
