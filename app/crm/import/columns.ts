import { EMAIL_PATTERN } from "../intake/contact-form";
import { type CsvColumn, LEAD_CSV_COLUMNS } from "../leads/lead-csv";
import type { LeadCsvName } from "../leads/lead-fields";

export const IMPORT_FIELDS = LEAD_CSV_COLUMNS.map(({ name }) => name);

/** The field of each column of a file, null for a column that is not imported. */
export type ColumnFields = (LeadCsvName | null)[];

/** The columns of which a new lead needs a value: nothing else says one. */
export function neededColumns(known: CsvColumn[] = LEAD_CSV_COLUMNS): CsvColumn[] {
  return known.filter(({ field }) => field.required && emptyMeaning(field) === undefined);
}

/** What an empty cell of a new lead means; undefined is no value. */
export function emptyMeaning({ initial, csv }: CsvColumn["field"]): string | undefined {
  return csv.initial ?? initial;
}

/** The name of a field as the export's header writes it. */
export function fieldLabel(name: LeadCsvName): string {
  return LEAD_CSV_COLUMNS.find((column) => column.name === name)?.header ?? name;
}

function isImportField(name: string): name is LeadCsvName {
  return IMPORT_FIELDS.some((field) => field === name);
}

/**
 * The field of each column by its header. When the header names neither the email nor two fields, the columns are
 * taken in the specified order.
 */
export function mapColumns(header: string[], known: CsvColumn[] = LEAD_CSV_COLUMNS): ColumnFields {
  const columns = namedColumns(header, known);
  return isNamed(columns) ? columns : header.map((_, at) => fieldAt(at, known));
}

/** A date that nobody has named is not taken for the one of creation. */
function fieldAt(at: number, known: CsvColumn[]): LeadCsvName | null {
  const column = known[at];
  return column && column.field.editable !== false ? column.name : null;
}

function namedColumns(header: string[], known: CsvColumn[]): ColumnFields {
  const taken = new Set<LeadCsvName>();
  return header.map((name) => {
    const field = fieldOf(name, known);
    if (!field || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

function isNamed(columns: ColumnFields): boolean {
  return columns.includes("businessEmail") || columns.filter((field) => field !== null).length >= 2;
}

/** What a person should know of how the columns were found; null when the header names them. */
export function headerNote(header: string[]): string | null {
  if (isNamed(namedColumns(header, LEAD_CSV_COLUMNS))) return null;
  return header.some(Boolean)
    ? "The header names no column we know, so the columns were taken in the order of our own export."
    : "This file begins with a lead and has no header, so its columns were taken in the order of our own export.";
}

/** The name of a column, by its header or its place. */
export function columnName(name: string, at: number): string {
  return name || `Column ${at + 1}`;
}

function fieldOf(header: string, known: CsvColumn[]): LeadCsvName | null {
  const wanted = plainHeader(header);
  const column = known.find(({ name, field: { label, csv } }) =>
    [label, name, ...(csv.aliases ?? [])].some((alias) => plainHeader(alias) === wanted),
  );
  return column?.name ?? null;
}

/** A header without case, spaces and signs. */
function plainHeader(header: string): string {
  return header.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

/** Whether the first line of a file is a lead: no header names a column with an email address. */
export function isLead(cells: string[]): boolean {
  return cells.some((cell) => EMAIL_PATTERN.test(cell.trim()));
}

/** The columns as a person chose them; a field that is chosen twice stays with its first column. */
export function chosenColumns(header: string[], choice: (column: number) => string | null): ColumnFields {
  const taken = new Set<LeadCsvName>();
  return header.map((_, at) => {
    const name = choice(at) ?? "";
    if (!isImportField(name) || taken.has(name)) return null;
    taken.add(name);
    return name;
  });
}

/** Fields that every lead needs and no column gives. */
export function missingFields(columns: ColumnFields): string[] {
  return neededColumns()
    .filter(({ name }) => !columns.includes(name))
    .map(({ header }) => header);
}
