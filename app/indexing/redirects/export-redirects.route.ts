import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireStaff } from "../../auth/guard.server";
import { CSV_BYTE_ORDER_MARK, csvLine } from "../../platform/csv";
import { csvDownload } from "../../platform/http/csv-download.server";
import { listAllRedirects } from "../../platform/http/redirects.server";
import { localDate } from "../../platform/time/zoned-time";

/** All redirects, as a file that the import of redirects reads. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { staff, db } = await requireStaff(request, context);
  const rows = await listAllRedirects(db);
  const lines = rows.map(({ from, to }) => csvLine([from, to, to === "" ? "410" : "301"]));
  const body = CSV_BYTE_ORDER_MARK + csvLine(["old", "new", "status"]) + lines.join("");
  return csvDownload(body, `redirects-${localDate(context.clock(), staff.timeZone)}.csv`);
}
