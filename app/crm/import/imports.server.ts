import { and, desc, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { memberName, profiles, users } from "../../auth/tables";
import { type Actor, insertAudit } from "../../platform/db/audit.server";
import { runIfChanged } from "../../platform/db/change.server";
import type { Db } from "../../platform/db/database.server";
import { newId } from "../../platform/ids";
import { insertOutbox, type OutboxEntry } from "../../platform/jobs/outbox.server";
import { cellReader, type StoredText } from "./file/encoding";
import type { ImportMode, ImportState } from "./import";
import { importMessage } from "./message";
import { importSettings } from "./settings";
import { leadImportRows, leadImports } from "./tables";

const cellNames = z.array(z.string());

/** An import with its JSON columns parsed; null if there is none. */
export async function readImport(db: Db, id: string) {
  const [row] = await db.select().from(leadImports).where(eq(leadImports.id, id));
  if (!row) return null;
  const { mapping, ...rest } = row;
  const settings = importSettings.parse(JSON.parse(mapping));
  const storedHeader = cellNames.parse(JSON.parse(row.header));
  return { ...rest, storedHeader, header: storedHeader.map(cellReader(settings)), settings };
}
export type LeadImport = NonNullable<Awaited<ReturnType<typeof readImport>>>;

const IMPORTS_SHOWN = 50;

export async function listImports(db: Db) {
  return db
    .select({
      id: leadImports.id,
      fileName: leadImports.fileName,
      state: leadImports.state,
      totalRows: leadImports.totalRows,
      createdRows: leadImports.createdRows,
      updatedRows: leadImports.updatedRows,
      failedRows: leadImports.failedRows,
      /** Who uploaded the file: a name, or the address of an account that is gone. */
      by: sql<string>`iif(${users.id} is null, ${leadImports.actorLabel}, ${memberName})`,
      createdAt: leadImports.createdAt,
    })
    .from(leadImports)
    .leftJoin(users, eq(users.id, leadImports.actorId))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .orderBy(desc(leadImports.createdAt), desc(leadImports.id))
    .limit(IMPORTS_SHOWN);
}

/** The file names of these imports. */
export async function listImportNames(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { id, fileName } = leadImports;
  return db
    .select({ id, fileName })
    .from(leadImports)
    .where(inArray(id, [...ids]));
}

const ROWS_SHOWN = 10;

/**
 * errors: failed rows; hints: rows to review before the import; warnings: rows with cells that are not imported; kept:
 * rows that an undo left in place.
 */
export type RowList = "errors" | "hints" | "warnings" | "kept";

const ROW_LISTS: Record<RowList, SQL> = {
  errors: sql`outcome = 'failed'`,
  hints: sql`outcome = 'waiting' and error is not null`,
  warnings: sql`outcome in ('waiting', 'created', 'updated') and warning is not null`,
  kept: sql`outcome = 'undone' and error is not null`,
};

const SHOWN = {
  ...{ line: leadImportRows.line, cells: leadImportRows.cells },
  ...{ error: leadImportRows.error, warning: leadImportRows.warning },
};

type Shown = Pick<LeadImport, "id" | "settings">;

/** A page of an import's rows, in file order. */
export async function listImportRows(
  db: Db,
  { id, settings }: Shown,
  { list, page }: { list: RowList; page: number },
) {
  const rows = await db
    .select(SHOWN)
    .from(leadImportRows)
    .where(and(eq(leadImportRows.importId, id), ROW_LISTS[list]))
    .orderBy(leadImportRows.line)
    .limit(ROWS_SHOWN + 1)
    .offset((page - 1) * ROWS_SHOWN);
  return { rows: rows.slice(0, ROWS_SHOWN).map(cellsReader(settings)), hasMore: rows.length > ROWS_SHOWN };
}

/** The next failed rows after `line`, for the error file. */
export async function listFailedRows(
  db: Db,
  { id, settings }: Shown,
  { after, limit }: { after: number; limit: number },
) {
  const rows = await db
    .select(SHOWN)
    .from(leadImportRows)
    .where(
      and(
        eq(leadImportRows.importId, id),
        eq(leadImportRows.outcome, "failed"),
        sql`${leadImportRows.line} > ${after}`,
      ),
    )
    .orderBy(leadImportRows.line)
    .limit(limit);
  return rows.map(cellsReader(settings));
}

/** The first rows of the file, as examples of each column's content. */
export async function listSampleRows(db: Db, { id, settings }: Shown, limit: number): Promise<string[][]> {
  const rows = await db
    .select({ cells: leadImportRows.cells })
    .from(leadImportRows)
    .where(eq(leadImportRows.importId, id))
    .orderBy(leadImportRows.line)
    .limit(limit);
  return rows.map(cellsReader(settings)).map(({ cells }) => cells);
}

/** Cells with letters beyond ASCII: they show whether the encoding is right. Empty if it is certain. */
export async function listLetters(db: Db, { id, settings }: Shown, limit: number): Promise<string[]> {
  if (!settings.isBytes && settings.readAs === null) return [];
  const rows = await db
    .select({ cells: leadImportRows.cells })
    .from(leadImportRows)
    .where(and(eq(leadImportRows.importId, id), sql`${leadImportRows.cells} glob '*[^ -~]*'`))
    .limit(limit);
  const cells = rows.map(cellsReader(settings)).flatMap((row) => row.cells);
  return cells.filter((cell) => /[^ -~\s]/.test(cell)).slice(0, limit);
}

/** Cells as they were in the file, or as somebody has typed them since. */
const storedCells = z.union([cellNames, z.object({ text: cellNames })]);

function readStored(stored: z.infer<typeof storedCells>, read: (cell: string) => string): string[] {
  return Array.isArray(stored) ? stored.map(read) : stored.text;
}

/** Returns a function that reads a row's cells, in the encoding that is chosen for the file. */
export function cellsReader(stored: StoredText) {
  const read = cellReader(stored);
  return <Row extends { cells: string }>(row: Row): Omit<Row, "cells"> & { cells: string[] } => ({
    ...row,
    cells: readStored(storedCells.parse(JSON.parse(row.cells)), read),
  });
}

type ImportInput = { id: string; actor: Actor };

/** Queues the import; a failed one resumes where it stopped. Null if its state does not allow it. */
export async function startImport(
  db: Db,
  { id, actor, mode }: ImportInput & { mode: ImportMode },
  now: Date,
): Promise<OutboxEntry | null> {
  return moveImport(db, { id, actor, from: ["uploaded", "failed"], to: "running", mode }, now);
}

/** Starts an undo, or resumes a failed one. Null if there is nothing to undo. */
export async function startUndo(db: Db, { id, actor }: ImportInput, now: Date): Promise<OutboxEntry | null> {
  return moveImport(db, { id, actor, from: ["done", "failed", "undoing"], to: "undoing" }, now);
}

/** Marks a failed import as running again, after staff retried its failed job. */
export async function resumeFailedImport(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(leadImports)
    .set({ state: "running", error: null, updatedAt: now.toISOString() })
    .where(and(eq(leadImports.id, id), eq(leadImports.state, "failed"), IS_CHECKED));
}

/** The whole file was read and its dry run is complete. */
const IS_CHECKED = sql`json_extract(${leadImports.mapping}, '$.found') is not null`;

type Move = ImportInput & { from: ImportState[]; to: "running" | "undoing"; mode?: ImportMode };

async function moveImport(
  db: Db,
  { id, actor, from, to, mode }: Move,
  now: Date,
): Promise<OutboxEntry | null> {
  const at = now.toISOString();
  const message = { v: 1, id: newId(), type: importMessage.type, importId: id };
  const entry = { queue: importMessage.queue, message };
  const change = db
    .update(leadImports)
    .set({
      state: to,
      mode,
      error: null,
      updatedAt: at,
      doneRows: sql`iif(${to} = 'undoing' and ${leadImports.state} <> 'undoing', 0, ${leadImports.doneRows})`,
    })
    .where(and(eq(leadImports.id, id), inArray(leadImports.state, from), IS_CHECKED, canMove(to)));
  const action = to === "running" ? "import.start" : "import.undo";
  const audit = { actor, action, entity: "import", entityId: id, after: mode ? { mode } : undefined };
  const moved = await runIfChanged(db, change, [insertOutbox(db, entry, now), insertAudit(db, audit, now)]);
  return moved ? entry : null;
}

/** An undo needs changes to undo, and no other undo in progress. */
function canMove(to: Move["to"]): SQL | undefined {
  if (to === "running") return undefined;
  return sql`${leadImports.createdRows} + ${leadImports.updatedRows} > 0
    and (${leadImports.state} <> 'undoing' or ${leadImports.error} is not null)`;
}

/** Deletes an import that has stored nothing. Returns whether it did. */
export async function discardImport(db: Db, id: string): Promise<boolean> {
  const gone = await db
    .delete(leadImports)
    .where(
      and(
        eq(leadImports.id, id),
        inArray(leadImports.state, ["uploaded", "failed"]),
        sql`${leadImports.createdRows} + ${leadImports.updatedRows} = 0`,
      ),
    )
    .returning({ id: leadImports.id });
  return gone.length > 0;
}

/** The number of rows that an undo left in place. */
export async function countKept(db: Db, importId: string): Promise<number> {
  return db.$count(
    leadImportRows,
    and(
      eq(leadImportRows.importId, importId),
      eq(leadImportRows.outcome, "undone"),
      isNotNull(leadImportRows.error),
    ),
  );
}
