import type { Db } from "../../../platform/db/database.server";
import { formatDateTime } from "../../../platform/time/time-text";
import { readPage } from "../../leads/lead-filters";
import { columnName, fieldLabel, headerNote, IMPORT_FIELDS, missingFields } from "../columns";
import { DELIMITER_LABELS, ENCODING_LABELS } from "../csv-file";
import { IMPORT_MODES, type ImportState } from "../import";
import {
  countKept,
  type LeadImport,
  listImportRows,
  listSampleRows,
  type RowList,
  readImport,
} from "../imports.server";
import { forecast } from "../settings";

const SAMPLES = 3;
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
  const list = async (name: RowList, states: ImportState[]) => {
    if (!states.includes(leadImport.state)) return { rows: [], page: 1, hasMore: false };
    const page = readPage(params.get(name));
    const { rows, hasMore } = await listImportRows(db, id, { list: name, page });
    return {
      rows: rows.map(({ line, cells, error }) => ({ line, text: rowText(cells), error })),
      page,
      hasMore,
    };
  };
  const [samples, errors, hints, kept, keptRows] = await Promise.all([
    leadImport.state === "uploaded" ? listSampleRows(db, id, SAMPLES) : [],
    list("errors", ["uploaded", "done", "failed"]),
    list("hints", ["uploaded"]),
    list("kept", ["undone"]),
    leadImport.state === "undone" ? countKept(db, id) : 0,
  ]);
  const { header: _, settings, actorId: __, ...rest } = leadImport;
  return {
    ...rest,
    title: TITLES[leadImport.state],
    rowsText: `${leadImport.totalRows.toLocaleString("en-US")} ${leadImport.totalRows === 1 ? "row" : "rows"}`,
    readAs: `${ENCODING_LABELS[settings.encoding]}, ${DELIMITER_LABELS[settings.delimiter]}`,
    begunText: formatDateTime(leadImport.createdAt, zone),
    columns: columnsOf(leadImport, samples),
    headerNote: headerNote(leadImport.header),
    fields: IMPORT_FIELDS.map((field) => ({ field, label: fieldLabel(field) })),
    missing: missingFields(settings.columns),
    found: settings.found,
    forecasts: forecastsOf(leadImport),
    errors,
    hints,
    kept,
    keptRows,
  };
}
export type ImportPage = NonNullable<Awaited<ReturnType<typeof loadImportPage>>>;

/** The first cells of a row, enough to recognize it. */
function rowText(cells: string[]): string {
  return cells.slice(0, 3).filter(Boolean).join(", ").slice(0, 120);
}

function columnsOf({ header, settings }: LeadImport, samples: string[][]) {
  return header.map((name, at) => ({
    at,
    name: columnName(name, at),
    field: settings.columns[at] ?? null,
    samples: samples
      .map((cells) => (cells[at] ?? "").slice(0, SAMPLE_CHARACTERS))
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
