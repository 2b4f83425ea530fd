import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.server";
import { MEND_FIELD, mendName } from "../columns/layout-fields";
import { cellsReader, type LeadImport } from "../imports.server";
import { leadImportRows } from "../tables";

const MAX_ROWS = 50;

/** The rows that the form corrects, by line: their cells with the typed ones, as many as the file has columns. */
export async function readMendForm(
  db: Db,
  form: FormData,
  { id, header, settings }: LeadImport,
): Promise<Map<number, string[]>> {
  const lines = [...form.keys()].flatMap((name) => MEND_FIELD.exec(name)?.[1] ?? []);
  const wanted = [...new Set(lines.map(Number))].slice(0, MAX_ROWS);
  const rows = await db
    .select({ line: leadImportRows.line, cells: leadImportRows.cells })
    .from(leadImportRows)
    .where(and(eq(leadImportRows.importId, id), inArray(leadImportRows.line, wanted)));
  const read = cellsReader(settings);
  return new Map(
    rows.map(read).map(({ line, cells }) => [
      line,
      header.map((_, at) => {
        const typed = form.get(mendName(line, at));
        return typeof typed === "string" ? typed : (cells[at] ?? "");
      }),
    ]),
  );
}
