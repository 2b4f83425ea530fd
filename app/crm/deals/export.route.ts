import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireStaff } from "../../auth/guard.server";
import { csvDownload } from "../../platform/http/csv-download.server";
import { redirectWithToast } from "../../platform/http/forms/toast.server";
import { textStream } from "../../platform/http/text-stream.server";
import { logError } from "../../platform/log.server";
import { localDate } from "../../platform/time/zoned-time";
import { exportDeals } from "./deal-export.server";

/** Every deal of the pipeline as a CSV file. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { staff, actor, db } = await requireStaff(request, context);
  const now = context.clock();
  try {
    const pieces = await exportDeals(db, { actor, zone: staff.timeZone }, now);
    return csvDownload(textStream(pieces), `crm-deals-${localDate(now, staff.timeZone)}.csv`);
  } catch (error) {
    logError("export", error, { reference: context.reference });
    return redirectWithToast(request, "/admin/deals", { title: "Failed to fetch deals", destructive: true });
  }
}
