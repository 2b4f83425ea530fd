import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireStaff } from "../../../auth/guard.server";
import { CSV_BYTE_ORDER_MARK, csvLine } from "../../../platform/csv";
import { csvDownload } from "../../../platform/http/csv-download.server";
import { httpError } from "../../../platform/http/forms/form.server";
import { redirectWithToast } from "../../../platform/http/forms/toast.server";
import { textStream } from "../../../platform/http/text-stream.server";
import { logError } from "../../../platform/log.server";
import { ANALYTICS_PATH } from "../../paths";
import { readReportSearch } from "../../read-search";
import { type ReportSearch, searchText } from "../../report-search";
import { loadReport } from "../load.server";
import { exportRecords, fileName } from "./export-records.server";
import { exportRows } from "./export-rows";
import { EXPORT_TABLES } from "./export-tables";

/** A table of the page as a CSV file, for the same range and filters. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db, analyticsDb, staff } = await requireStaff(request, context);
  const params = new URL(request.url).searchParams;
  const table = EXPORT_TABLES.find(({ name }) => name === params.get("table"));
  if (!table) throw httpError(404, "This table doesn’t exist.");
  const search = readReportSearch(params, staff.timeZone);
  const now = context.clock();
  if (table.name === "visits" || table.name === "events") {
    const query = { table: table.name, search, now };
    const file = await exportRecords(analyticsDb, query).catch((error: unknown) => {
      logError("analytics.export", error, { table: table.name });
      return null;
    });
    return file ? csvDownload(textStream(file.pieces), file.name) : notLoaded(request, search, table.label);
  }
  const reading = { now, companyZone: (await context.company()).timeZone, isExport: true };
  const { report, range } = await loadReport({ db, analyticsDb }, search, reading);
  const rows = exportRows(table.name, report, search.zone);
  if (!rows) return notLoaded(request, search, table.label);
  const body = CSV_BYTE_ORDER_MARK + rows.map(csvLine).join("");
  return csvDownload(body, fileName(table.name, search.filters, range.days));
}

function notLoaded(request: Request, search: ReportSearch, label: string): Response {
  const to = ANALYTICS_PATH + searchText(search);
  return redirectWithToast(request, to, { title: `${label} could not be loaded`, destructive: true });
}
