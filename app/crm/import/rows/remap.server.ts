import { and, eq, gt, type SQL } from "drizzle-orm";
import { z } from "zod";
import type { Actor } from "../../../platform/db/audit.server";
import { runIfChanged } from "../../../platform/db/change.server";
import type { Db, Statement } from "../../../platform/db/database.server";
import type { LeadTexts } from "../../leads/filters/filter-choices";
import { mapColumns } from "../columns/columns";
import { keepLayout } from "../columns/layouts.server";
import { createSurvey } from "../columns/survey";
import { cellReader, type Encoding } from "../file/encoding";
import { cellsReader, type LeadImport } from "../imports.server";
import { type ImportLayout, type ImportSettings, withoutPersons } from "../settings";
import { leadImportRows, leadImports } from "../tables";
import { CHOICE_FIELDS, type ChoiceField } from "../values/choices";
import { spellingsFor } from "../values/spellings";
import { createChecker, type FileRow } from "./checker.server";
import { updateRows } from "./write-leads.server";

const PORTION_ROWS = 1000;

type Remap = {
  leadImport: LeadImport;
  /** What the leads have already: the file's values take that spelling. */
  texts: LeadTexts;
  layout: ImportLayout;
  readAs: Encoding;
  actor: Actor;
};

/**
 * Changes how the file is read, remembers it for the next file with this header, and checks all rows again; until that
 * is done, the import cannot be started. Returns false if the import was no longer waiting to be started.
 */
export async function remapImport(
  db: Db,
  { leadImport, texts, layout, readAs, actor }: Remap,
  now: Date,
): Promise<boolean> {
  const chosen: ImportSettings = { ...leadImport.settings, ...layout, found: null };
  const { settings: read, header } = needsSurvey(leadImport.settings, chosen, readAs)
    ? await surveyAgain(db, leadImport, { ...chosen, readAs })
    : { settings: chosen, header: leadImport.header };
  const kept = await keepLayout(db, { actor, header, layout: read }, now);
  const settings = { ...read, names: header, spellings: spellingsFor(read, texts) };
  return checkAgain(db, { id: leadImport.id, settings, kept }, now);
}

/** In another encoding, or if a column has become a choice, whose values are then to be shown. */
function needsSurvey(before: ImportSettings, { columns, surveys }: ImportSettings, readAs: Encoding) {
  const isNew = (field: ChoiceField) => {
    const at = columns.indexOf(field);
    return before.columns[at] !== field && surveys[at]?.values === null;
  };
  return readAs !== (before.readAs ?? before.encoding) || CHOICE_FIELDS.some(isNew);
}

/** In another encoding, columns have other names and values; a field that nobody has chosen is then found again. */
async function surveyAgain(db: Db, leadImport: LeadImport, settings: ImportSettings) {
  const header = leadImport.storedHeader.map(cellReader(settings));
  const survey = createSurvey(header);
  for await (const rows of storedRows(db, leadImport.id, settings)) {
    for (const { cells } of rows) survey.add(cells);
  }
  const all = survey.columns();
  const isSame = header.join() === leadImport.header.join();
  const mapped = isSame ? [] : mapColumns(header, all);
  const columns = settings.columns.map((field, at) => {
    const own = mapped[at] ?? null;
    return field ?? (settings.columns.includes(own) ? null : own);
  });
  return { header, settings: { ...settings, columns, surveys: withoutPersons({ columns, surveys: all }) } };
}

/** Stores corrected cells of rows, by line, and checks all rows again. Returns false as `remapImport` does. */
export async function mendRows(
  db: Db,
  { leadImport, rows }: { leadImport: LeadImport; rows: Map<number, string[]> },
  now: Date,
): Promise<boolean> {
  const settings: ImportSettings = { ...leadImport.settings, found: null };
  const kept = [...rows].map(([line, text]) =>
    db
      .update(leadImportRows)
      .set({ cells: JSON.stringify({ text }) })
      .where(and(eq(leadImportRows.importId, leadImport.id), eq(leadImportRows.line, line))),
  );
  return checkAgain(db, { id: leadImport.id, settings, kept }, now);
}

type Check = { id: string; settings: ImportSettings; kept: Statement[] };

async function checkAgain(db: Db, { id, settings, kept }: Check, now: Date): Promise<boolean> {
  const updatedAt = now.toISOString();
  const change = db
    .update(leadImports)
    .set({ mapping: JSON.stringify(settings), updatedAt })
    .where(and(eq(leadImports.id, id), eq(leadImports.state, "uploaded")));
  if (!(await runIfChanged(db, change, kept))) return false;
  const checker = await createChecker(db, settings, now);
  for await (const rows of storedRows(db, id, settings)) {
    await updateRows(db, id, await checker.check(rows));
  }
  const { found, failed } = checker.findings();
  const checked = { mapping: JSON.stringify({ ...settings, found }), failedRows: failed, doneRows: failed };
  await db
    .update(leadImports)
    .set({ ...checked, updatedAt })
    .where(eq(leadImports.id, id));
  return true;
}

async function* storedRows(db: Db, id: string, settings: ImportSettings): AsyncGenerator<FileRow[]> {
  const read = cellsReader(settings);
  const { line, cells, before } = leadImportRows;
  for (let after = 0; ; ) {
    const isNext: SQL | undefined = and(eq(leadImportRows.importId, id), gt(line, after));
    const rows = await db
      .select({ line, cells, before })
      .from(leadImportRows)
      .where(isNext)
      .orderBy(line)
      .limit(PORTION_ROWS);
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(read).map((row) => ({ ...row, problem: problemOf(row.before) }));
    after = last.line;
  }
}

const lastCheck = z.object({ problem: z.string().nullable().catch(null) }).catch({ problem: null });

function problemOf(before: string | null): string | null {
  return lastCheck.parse(JSON.parse(before ?? "null")).problem;
}
