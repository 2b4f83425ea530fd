import { and, eq } from "drizzle-orm";
import { type Actor, insertAudit } from "../../../platform/db/audit.server";
import { type Db, runBatch } from "../../../platform/db/database.server";
import { listLeadTexts } from "../../leads/lead-stats.server";
import { mapColumns } from "../columns/columns";
import { readLayout } from "../columns/layouts.server";
import { DEFAULT_IMPORT_MODE } from "../import";
import { type CheckedRow, createChecker } from "../rows/checker.server";
import { truncateRow } from "../rows/row";
import { selectJson } from "../rows/write-leads.server";
import { type ImportSettings, importLayout, withoutPersons } from "../settings";
import { leadImportRows, leadImports } from "../tables";
import { spellingsFor } from "../values/spellings";
import type { CsvRecord } from "./csv-records.server";
import { cellReader } from "./encoding";
import { readFile } from "./read-file.server";

const NOT_READ = "This file was not read to its end. Import it again.";
const PORTION_ROWS = 1000;
const PORTION_CHARACTERS = 500_000;
/** `zone` is the company's: files are of no person. */
type Upload = { id: string; fileName: string; bytes: Uint8Array; actor: Actor; zone: string };

/**
 * Reads a file, checks its rows and stores them for the dry run; changes no leads. Does nothing if the id already has
 * a complete file.
 * @throws FileRefused if the file cannot be imported; then nothing is stored
 */
export async function storeFile(
  db: Db,
  { id, fileName, bytes, actor, zone }: Upload,
  now: Date,
): Promise<void> {
  const { header, storedHeader, records, format } = await readFile(bytes);
  const [isKnown, remembered, texts] = await Promise.all([
    isRead(db, id),
    readLayout(db, actor, header),
    listLeadTexts(db),
  ]);
  if (isKnown) return;
  const layout = remembered ?? { columns: mapColumns(header, format.surveys) };
  const { columns, ...chosen } = importLayout.parse(layout);
  const surveys = withoutPersons({ columns, surveys: format.surveys });
  const spellings = spellingsFor({ columns, surveys }, texts);
  const named = { ...chosen, columns, names: header };
  const settings: ImportSettings = { ...named, ...format, surveys, spellings, zone, found: null };
  await insertImport(db, { id, fileName, header: storedHeader, settings, actor }, now);
  try {
    await storeRows(db, { id, settings, records, actor, fileName }, now);
  } catch (error) {
    await db.delete(leadImports).where(eq(leadImports.id, id));
    throw error;
  }
}

/** Whether this id already has a complete file. Deletes the remains of an incomplete one. */
async function isRead(db: Db, id: string): Promise<boolean> {
  const isCutOff = and(eq(leadImports.id, id), eq(leadImports.error, NOT_READ));
  const [, [found]] = await db.batch([
    db.delete(leadImports).where(isCutOff),
    db.select({ id: leadImports.id }).from(leadImports).where(eq(leadImports.id, id)),
  ]);
  return found !== undefined;
}

type NewImport = { id: string; fileName: string; header: string[]; settings: ImportSettings; actor: Actor };

/** Inserted as failed, so that it stays failed if reading stops halfway. */
async function insertImport(db: Db, { id, fileName, header, settings, actor }: NewImport, now: Date) {
  const at = now.toISOString();
  await db.insert(leadImports).values({
    id,
    fileName,
    state: "failed",
    mode: DEFAULT_IMPORT_MODE,
    header: JSON.stringify(header),
    mapping: JSON.stringify(settings),
    totalRows: 0,
    error: NOT_READ,
    actorId: actor.id,
    actorLabel: actor.label,
    createdAt: at,
    updatedAt: at,
  });
}

type Reading = {
  id: string;
  fileName: string;
  settings: ImportSettings;
  records: AsyncGenerator<CsvRecord>;
  actor: Actor;
};

async function storeRows(
  db: Db,
  { id, fileName, settings, records, actor }: Reading,
  now: Date,
): Promise<void> {
  const checker = await createChecker(db, settings, now);
  const read = cellReader(settings);
  let totalRows = 0;
  for await (const portion of portionsOf(records)) {
    totalRows += portion.length;
    const rows = portion.map(({ line, cells }) => ({ line, ...truncateRow(cells) }));
    const checked = await checker.check(rows.map((row) => ({ ...row, cells: row.cells.map(read) })));
    await insertRows(
      db,
      id,
      checked.map((row, at) => ({ ...row, cells: rows[at]?.cells ?? [] })),
    );
  }
  const { found, failed } = checker.findings();
  const checked = { ...settings, found };
  await runBatch(db, [
    db
      .update(leadImports)
      .set({
        state: "uploaded",
        error: null,
        mapping: JSON.stringify(checked),
        totalRows,
        failedRows: failed,
        doneRows: failed,
        updatedAt: now.toISOString(),
      })
      .where(eq(leadImports.id, id)),
    insertAudit(
      db,
      { actor, action: "import.upload", entity: "import", entityId: id, after: { fileName, totalRows } },
      now,
    ),
  ]);
}

/** Groups records into chunks that fit one bound parameter. */
async function* portionsOf(records: AsyncGenerator<CsvRecord>): AsyncGenerator<CsvRecord[]> {
  let portion: CsvRecord[] = [];
  let characters = 0;
  for await (const record of records) {
    portion.push(record);
    characters += record.cells.reduce((sum, cell) => sum + cell.length, 0);
    if (portion.length < PORTION_ROWS && characters < PORTION_CHARACTERS) continue;
    yield portion;
    portion = [];
    characters = 0;
  }
  if (portion.length > 0) yield portion;
}

function insertRows(db: Db, importId: string, rows: (CheckedRow & { cells: string[] })[]) {
  const values = rows.map((row) => ({ ...row, importId, cells: JSON.stringify(row.cells) }));
  return db.insert(leadImportRows).select(selectJson(leadImportRows, values));
}
