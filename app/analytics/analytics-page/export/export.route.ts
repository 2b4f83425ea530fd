import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireStaff } from "../../../auth/guard.server";
import { CSV_BYTE_ORDER_MARK, csvLine } from "../../../platform/csv";
import { httpError } from "../../../platform/http/forms/form.server";
import { redirectWithToast } from "../../../platform/http/forms/toast.server";
import { localDate } from "../../../platform/time/zoned-time";
import { ANALYTICS_PATH } from "../../paths";
import { readReportSearch } from "../../read-search";
import { searchText } from "../../report-search";
import { loadReport } from "../load.server";
import { exportRows } from "./export-rows";
import { EXPORT_TABLES } from "./export-tables";

/** A table of the page as a CSV file, for the same range and filters. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db, analyticsDb, staff } = await requireStaff(request, context);
  const params = new URL(request.url).searchParams;
  const table = EXPORT_TABLES.find(({ name }) => name === params.get("table"));
  if (!table) throw httpError(404, "This table does not exist.");
  const search = readReportSearch(params, staff.timeZone);
  const now = context.clock();
  const companyZone = (await context.company()).timeZone;
  const { report } = await loadReport({ db, analyticsDb }, search, { now, companyZone, isExport: true });
  const rows = exportRows(table.name, report, search.zone);
  if (!rows) {
    const to = ANALYTICS_PATH + searchText(search);
    return redirectWithToast(request, to, { title: `${table.label} could not be loaded`, destructive: true });
  }
  return new Response(CSV_BYTE_ORDER_MARK + rows.map(csvLine).join(""), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="analytics-${table.name}-${localDate(now, search.zone)}.csv"`,
      "Cache-Control": "no-store",
    },
  });
}
