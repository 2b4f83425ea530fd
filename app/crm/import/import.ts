/**
 * uploaded: the dry run is shown; running: the queue is working on it; failed: the queue gave up, or the file was not
 * read to its end; undone: all changes are reverted.
 */
export const IMPORT_STATES = ["uploaded", "running", "done", "failed", "undoing", "undone"] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

export const IMPORT_STATE_LABELS = {
  uploaded: "Dry run",
  running: "Running",
  done: "Done",
  failed: "Failed",
  undoing: "Undoing",
  undone: "Undone",
} as const satisfies Record<ImportState, string>;

/** What to do with a row whose email belongs to an existing lead. */
export const IMPORT_MODES = ["create", "update", "skip"] as const;
export type ImportMode = (typeof IMPORT_MODES)[number];
export const DEFAULT_IMPORT_MODE = "skip" satisfies ImportMode;

export const IMPORT_OUTCOMES = ["waiting", "created", "updated", "skipped", "failed", "undone"] as const;

export const MAX_IMPORT_ROWS = 50_000;
export const MAX_IMPORT_BYTES = 20 * 1024 * 1024;
export const MAX_IMPORT_COLUMNS = 100;
/** Blank records also count: each costs as much to read as a lead. */
export const MAX_IMPORT_RECORDS = 60_000;
/** Of one record, beyond the columns of the header. */
export const MAX_RECORD_CELLS = 1000;
export const MAX_RECORD_CHARACTERS = 2_000_000;
/** Of the whole file: every row at its most columns. */
export const MAX_IMPORT_CELLS = MAX_IMPORT_ROWS * MAX_IMPORT_COLUMNS;
/** How long an import can be undone, in days; then its rows are deleted. */
export const IMPORT_DAYS = 30;

export const IMPORT_FAILED = "Failed to import leads from CSV";
export const IMPORT_FAILURES = {
  upload: {
    title: IMPORT_FAILED,
    description: "The file could not be stored. Nothing was imported; try again.",
  },
  map: { title: "Failed to change the columns" },
  mend: { title: "Failed to correct the rows" },
  start: { title: IMPORT_FAILED },
  undo: { title: "Failed to undo the import" },
  discard: { title: "Failed to discard the import" },
} as const;

export function importedTitle(leads: number): string {
  return `Successfully imported ${leads} leads`;
}
