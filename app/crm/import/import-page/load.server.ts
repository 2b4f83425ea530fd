import { listMembers } from "../../../auth/users.server";
import type { Db } from "../../../platform/db/database.server";
import { formatDateTime } from "../../../platform/time/time-text";
import { readPage } from "../../leads/filters/lead-filters";
import { columnName, fieldOptions, headerNote, mendableCells, missingFields } from "../columns/columns";
import { DELIMITER_LABELS } from "../file/csv-file";
import { ENCODING_LABELS } from "../file/encoding";
import { IMPORT_MODES, type ImportState } from "../import";
import {
  countKept,
  type LeadImport,
  listImportRows,
  listLetters,
  listSampleRows,
  type RowList,
  readImport,
} from "../imports.server";
import { forecast, undecided } from "../settings";
import { loadReading } from "./reading.server";

const SAMPLES = 3;
const LETTERS = 5;
const SAMPLE_CHARACTERS = 60;

const TITLES: Record<ImportState, string> = {
  uploaded: "Dry run",
  running: "Import running",
  done: "Import done",
  failed: "Import failed",
  undoing: "Undoing the import",
  undone: "Import undone",
};

/** The data of an import's page in its current state; null if there is no such import. */
export async function loadImportPage(db: Db, id: string, params: URLSearchParams, zone: string) {
  const leadImport = await readImport(db, id);
  if (!leadImport) return null;
  const isDryRun = leadImport.state === "uploaded";
  const list = listReader(db, leadImport, params);
  const [samples, letters, members, errors, warnings, hints, kept, keptRows] = await Promise.all([
    isDryRun ? listSampleRows(db, leadImport, SAMPLES) : [],
    isDryRun ? listLetters(db, leadImport, LETTERS) : [],
    isDryRun ? listMembers(db) : [],
    list("errors", ["uploaded", "done", "failed"]),
    list("warnings", leadImport.settings.found?.warned ? ["uploaded", "done", "failed"] : []),
    list("hints", ["uploaded"]),
    list("kept", ["undone"]),
    leadImport.state === "undone" ? countKept(db, id) : 0,
  ]);
  const { header, storedHeader: _, settings, actorId: __, ...rest } = leadImport;
  const { encoding, readAs, delimiter } = settings;
  return {
    ...rest,
    title: TITLES[leadImport.state],
    rowsText: `${leadImport.totalRows.toLocaleString("en-US")} ${leadImport.totalRows === 1 ? "row" : "rows"}`,
    readAs: `${ENCODING_LABELS[readAs ?? encoding]}, ${DELIMITER_LABELS[delimiter]}`,
    begunText: formatDateTime(leadImport.createdAt, zone),
    columns: columnsOf(leadImport, samples),
    headerNote: headerNote(header, settings.columns),
    fields: fieldOptions(),
    reading: isDryRun ? loadReading(leadImport, { members, letters: letters.map(short) }) : null,
    missing: missingFields(settings.columns, settings.fill),
    undecided: isDryRun ? undecided(settings).join(" and ") : "",
    found: settings.found,
    forecasts: forecastsOf(leadImport),
    ...{ errors, warnings, hints, kept, keptRows },
  };
}
export type ImportPage = NonNullable<Awaited<ReturnType<typeof loadImportPage>>>;

/** Reads a page of a list that is shown in these states. */
function listReader(db: Db, leadImport: LeadImport, params: URLSearchParams) {
  return async (name: RowList, states: ImportState[]) => {
    if (!states.includes(leadImport.state)) return { rows: [], page: 1, hasMore: false };
    const page = readPage(params.get(name));
    const { rows, hasMore } = await listImportRows(db, leadImport, { list: name, page });
    return {
      rows: rows.map(({ line, cells, error, warning }) => ({
        ...{ line, text: rowText(cells), error: name === "warnings" ? warning : error },
        cells: name === "errors" ? mendableCells(cells, leadImport.settings.columns) : [],
      })),
      page,
      hasMore,
    };
  };
}

/** The first cells of a row, enough to recognize it. */
function rowText(cells: string[]): string {
  return cells.slice(0, 3).filter(Boolean).join(", ").slice(0, 120);
}

function short(cell: string): string {
  return cell.slice(0, SAMPLE_CHARACTERS);
}

function columnsOf({ header, settings }: LeadImport, samples: string[][]) {
  return header.map((name, at) => ({
    at,
    name: columnName(name, at),
    field: settings.columns[at] ?? null,
    samples: samples
      .map((cells) => short(cells[at] ?? ""))
      .filter(Boolean)
      .join(" · "),
  }));
}

function forecastsOf(leadImport: LeadImport) {
  const { found } = leadImport.settings;
  return IMPORT_MODES.map((mode) => ({
    mode,
    ...(found ? forecast(leadImport, found, mode) : { created: 0, updated: 0, skipped: 0, failed: 0 }),
  }));
}
