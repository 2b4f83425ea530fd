import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireStaff } from "../../auth/guard.server";
import { httpError } from "../../platform/http/forms/form.server";
import { errorFile } from "./error-file.server";
import { readImport } from "./imports.server";

/** The failed rows of an import as a CSV file, to be corrected and imported again. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { db } = await requireStaff(request, context);
  const leadImport = await readImport(db, params.importId ?? "");
  if (!leadImport) throw httpError(404, "There is no such import.");
  return new Response(errorFile(db, leadImport), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="import-errors-${leadImport.createdAt.slice(0, 10)}.csv"`,
      "Cache-Control": "no-store",
    },
  });
}
