import { and, eq } from "drizzle-orm";
import { type Actor, insertAudit } from "../../platform/db/audit.server";
import { type Db, runBatch } from "../../platform/db/database.server";
import { type CheckedRow, createChecker, type FileRow } from "./checker.server";
import { isLead, mapColumns } from "./columns";
import { FileRefused, findDelimiter, findEncoding } from "./csv-file";
import { type CsvRecord, readRecords } from "./csv-records.server";
import { DEFAULT_IMPORT_MODE, MAX_IMPORT_COLUMNS, MAX_IMPORT_ROWS } from "./import";
import { truncateRow } from "./row";
import type { ImportSettings } from "./settings";
import { leadImportRows, leadImports } from "./tables";
import { selectJson } from "./write-leads.server";

const NOT_READ = "This file was not read to its end. Import it again.";
const PORTION_ROWS = 1000;
const PORTION_CHARACTERS = 500_000;
const SAMPLE_BYTES = 65_536;

/** `zone` is the actor's. */
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
  if (await isRead(db, id)) return;
  const encoding = await findEncoding(bytes);
  const sample = new TextDecoder(encoding).decode(bytes.subarray(0, SAMPLE_BYTES));
  const delimiter = findDelimiter(sample);
  const all = readRecords(bytes, { encoding, delimiter });
  const { header, records } = takeHeader(await all.next(), all);
  const settings: ImportSettings = { columns: mapColumns(header), encoding, delimiter, zone, found: null };
  await insertImport(db, { id, fileName, header, settings, actor }, now);
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

/** Separates the header from the rows; the header is empty if the first line is already a lead. */
function takeHeader(first: IteratorResult<CsvRecord>, rest: AsyncGenerator<CsvRecord>) {
  if (first.done) throw new FileRefused("The file is empty.");
  const { cells } = first.value;
  if (cells.length > MAX_IMPORT_COLUMNS) {
    throw new FileRefused(`The file has more than ${MAX_IMPORT_COLUMNS} columns.`);
  }
  if (isLead(cells)) return { header: cells.map(() => ""), records: withFirst(first.value, rest) };
  return { header: cells.map((cell) => cell.trim().slice(0, 200)), records: rest };
}

async function* withFirst(first: CsvRecord, rest: AsyncGenerator<CsvRecord>) {
  yield first;
  yield* rest;
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
  const checker = await createChecker(db, settings);
  let totalRows = 0;
  for await (const portion of portionsOf(records)) {
    totalRows += portion.length;
    if (totalRows > MAX_IMPORT_ROWS) {
      throw new FileRefused(
        `The file has more than ${MAX_IMPORT_ROWS.toLocaleString("en-US")} rows. Split it into several files.`,
      );
    }
    await insertRows(db, id, await checker.check(portion.map(toFileRow)));
  }
  if (totalRows === 0) throw new FileRefused("The file has a header but no leads under it.");
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

function toFileRow({ line, cells }: CsvRecord): FileRow {
  return { line, ...truncateRow(cells) };
}

function insertRows(db: Db, importId: string, rows: CheckedRow[]) {
  const values = rows.map((row) => ({ ...row, importId, cells: JSON.stringify(row.cells) }));
  return db.insert(leadImportRows).select(selectJson(leadImportRows, values));
}
