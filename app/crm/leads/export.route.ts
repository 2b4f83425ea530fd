import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireStaff } from "../../auth/guard.server";
import type { Db } from "../../platform/db/database.server";
import { foldText } from "../../platform/fold-text";
import { csvDownload } from "../../platform/http/csv-download.server";
import { redirectWithToast } from "../../platform/http/forms/toast.server";
import { textStream } from "../../platform/http/text-stream.server";
import { logError } from "../../platform/log.server";
import { localDate } from "../../platform/time/zoned-time";
import { LEADS_PATH } from "../paths";
import { listSearch, readLeadFilters } from "./filters/lead-filters";
import { exportLeads } from "./lead-export.server";
import { type LeadView, shownView, type ViewReader } from "./views/view";
import { listViews } from "./views/views.server";

const MAX_NAME = 60;

/** The view whose leads these are, in words that a file's name takes: "high-and-new"; empty if it is none. */
async function readViewName(db: Db, params: URLSearchParams, reader: ViewReader): Promise<string> {
  if (!params.has("view")) return "";
  const { view, isChanged } = shownView(params, (await listViews(db, reader)).map(inNoOrder));
  if (view === null || isChanged) return "";
  const words = foldText(view.name.normalize("NFKD"))
    .replaceAll("'", "")
    .match(/[a-z0-9]+/g);
  return (words ?? []).join("-").slice(0, MAX_NAME).replace(/-$/, "");
}

/** A file has an order of its own. */
const inNoOrder = (view: LeadView): LeadView => ({
  ...view,
  search: listSearch(new URLSearchParams(view.search), { sort: null }),
});

/** The leads that match the URL's filters, as a CSV file: the specified columns or, with `fields=all`, all fields. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { staff, actor, ...databases } = await requireStaff(request, context);
  const params = new URL(request.url).searchParams;
  const now = context.clock();
  try {
    const hasAllFields = params.get("fields") === "all";
    const asked = { filters: readLeadFilters(params), actor, timeZone: staff.timeZone, hasAllFields };
    const [pieces, view] = await Promise.all([
      exportLeads(databases, asked, now),
      readViewName(databases.db, params, staff),
    ]);
    const parts = ["crm-leads", view, hasAllFields ? "all-fields" : "", localDate(now, staff.timeZone)];
    const name = `${parts.filter(Boolean).join("-")}.csv`;
    return csvDownload(textStream(pieces), name);
  } catch (error) {
    logError("export", error, { reference: context.reference });
    return redirectWithToast(request, LEADS_PATH + listSearch(params), {
      title: "Failed to fetch leads",
      destructive: true,
    });
  }
}
