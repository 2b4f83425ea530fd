import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireStaff } from "../../auth/guard.server";
import { csvDownload } from "../../platform/http/csv-download.server";
import { httpError } from "../../platform/http/forms/form.server";
import { localDate } from "../../platform/time/zoned-time";
import { errorFile } from "./error-file.server";
import { readImport } from "./imports.server";

/** The failed rows of an import as a CSV file, to be corrected and imported again. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { db, staff } = await requireStaff(request, context);
  const leadImport = await readImport(db, params.importId ?? "");
  if (!leadImport) throw httpError(404, "There is no such import.");
  const date = localDate(new Date(leadImport.createdAt), staff.timeZone);
  return csvDownload(errorFile(db, leadImport), `import-errors-${date}.csv`);
}
