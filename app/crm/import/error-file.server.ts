import type { Db } from "../../platform/db/database.server";
import { CSV_BYTE_ORDER_MARK, csvLine, fromCsvText } from "../leads/lead-csv";
import { columnName, fieldLabel } from "./columns";
import { type LeadImport, listFailedRows } from "./imports.server";

const ROWS_AT_ONCE = 500;

/** The failed rows with their own columns, and before them the line and what is wrong. */
export function errorFile(db: Db, { id, header, settings }: LeadImport): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
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
      const rows = await listFailedRows(db, id, { after, limit: ROWS_AT_ONCE });
      // The cells are kept as they stood in the file: what an export has put before a formula comes off and on again.
      const lines = rows.map(({ line, error, cells }) =>
        csvLine([String(line), error ?? "", ...cells.map(fromCsvText)]),
      );
      if (lines.length > 0) controller.enqueue(encoder.encode(lines.join("")));
      after = rows.at(-1)?.line ?? after;
      if (rows.length < ROWS_AT_ONCE) controller.close();
    },
  });
}
