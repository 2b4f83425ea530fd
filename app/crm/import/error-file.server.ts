import { CSV_BYTE_ORDER_MARK, csvLine, fromCsvText } from "../../platform/csv";
import type { Db } from "../../platform/db/database.server";
import { columnName, fieldLabel } from "./columns/columns";
import { type LeadImport, listFailedRows } from "./imports.server";

const ROWS_AT_ONCE = 500;

/** The failed rows with their original columns, preceded by the line number and the error. */
export function errorFile(db: Db, leadImport: LeadImport): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const { header, settings } = leadImport;
  const names = header.map((name, at) => {
    const field = settings.columns[at];
    return name || (field ? fieldLabel(field) : columnName(name, at));
  });
  let after = 0;
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(CSV_BYTE_ORDER_MARK + csvLine(["Line", "Problem", ...names])));
    },
    async pull(controller) {
      const rows = await listFailedRows(db, leadImport, { after, limit: ROWS_AT_ONCE });
      // Stored cells still have the apostrophe that an export puts before a formula; writing adds it again, so it is
      // removed here.
      const lines = rows.map(({ line, error, cells }) =>
        csvLine([String(line), error ?? "", ...cells.map(fromCsvText)]),
      );
      if (lines.length > 0) controller.enqueue(encoder.encode(lines.join("")));
      after = rows.at(-1)?.line ?? after;
      if (rows.length < ROWS_AT_ONCE) controller.close();
    },
  });
}
