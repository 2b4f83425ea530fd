import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireStaff } from "../../auth/guard.server";
import { csvDownload } from "../../platform/http/csv-download.server";
import { redirectWithToast } from "../../platform/http/forms/toast.server";
import { textStream } from "../../platform/http/text-stream.server";
import { logError } from "../../platform/log.server";
import { localDate } from "../../platform/time/zoned-time";
import { LEADS_PATH } from "../paths";
import { exportLeads } from "./lead-export.server";
import { listSearch, readLeadFilters } from "./lead-filters";

/** The leads that match the URL's filters, as a CSV file: the specified columns or, with `fields=all`, all fields. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { staff, actor, ...databases } = await requireStaff(request, context);
  const params = new URL(request.url).searchParams;
  const now = context.clock();
  try {
    const hasAllFields = params.get("fields") === "all";
    const asked = { filters: readLeadFilters(params), actor, timeZone: staff.timeZone, hasAllFields };
    const pieces = await exportLeads(databases, asked, now);
    const name = `crm-leads${hasAllFields ? "-all-fields" : ""}-${localDate(now, staff.timeZone)}.csv`;
    return csvDownload(textStream(pieces), name);
  } catch (error) {
    logError("export", error, { reference: context.reference });
    return redirectWithToast(request, LEADS_PATH + listSearch(params), {
      title: "Failed to fetch leads",
      destructive: true,
    });
  }
}
