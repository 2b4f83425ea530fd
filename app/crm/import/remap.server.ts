import { and, eq, gt } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../platform/db/database.server";
import { createChecker, type FileRow } from "./checker.server";
import type { ColumnFields } from "./columns";
import { type LeadImport, readCells } from "./imports.server";
import type { ImportSettings } from "./settings";
import { leadImportRows, leadImports } from "./tables";
import { updateRows } from "./write-leads.server";

const PORTION_ROWS = 1000;

/**
 * Changes the column mapping and checks all rows again; until that is done, the import cannot be started.
 * Returns false if the import was no longer waiting to be started.
 */
export async function remapImport(
  db: Db,
  { leadImport, columns }: { leadImport: LeadImport; columns: ColumnFields },
  now: Date,
): Promise<boolean> {
  const settings: ImportSettings = { ...leadImport.settings, columns, found: null };
  const updatedAt = now.toISOString();
  const taken = await db
    .update(leadImports)
    .set({ mapping: JSON.stringify(settings), updatedAt })
    .where(and(eq(leadImports.id, leadImport.id), eq(leadImports.state, "uploaded")))
    .returning({ id: leadImports.id });
  if (taken.length === 0) return false;
  const { found, failed } = await checkAgain(db, leadImport.id, settings);
  const checked = { ...settings, found };
  await db
    .update(leadImports)
    .set({ mapping: JSON.stringify(checked), failedRows: failed, doneRows: failed, updatedAt })
    .where(eq(leadImports.id, leadImport.id));
  return true;
}

async function checkAgain(db: Db, importId: string, settings: ImportSettings) {
  const checker = await createChecker(db, settings);
  for (let after = 0; ; ) {
    const rows = await db
      .select({ line: leadImportRows.line, cells: leadImportRows.cells, before: leadImportRows.before })
      .from(leadImportRows)
      .where(and(eq(leadImportRows.importId, importId), gt(leadImportRows.line, after)))
      .orderBy(leadImportRows.line)
      .limit(PORTION_ROWS);
    const last = rows.at(-1);
    if (!last) return checker.findings();
    after = last.line;
    await updateRows(db, importId, await checker.check(rows.map(toFileRow)));
  }
}

const lastCheck = z.object({ problem: z.string().nullable().catch(null) }).catch({ problem: null });

function toFileRow(row: { line: number; cells: string; before: string | null }): FileRow {
  const { line, cells, before } = readCells(row);
  return { line, cells, problem: lastCheck.parse(JSON.parse(before ?? "null")).problem };
}
