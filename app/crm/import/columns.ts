import { EMAIL_PATTERN } from "../intake/contact-form";
import { type CsvColumn, LEAD_CSV_COLUMNS } from "../leads/fields/lead-csv";
import type { LeadCsvName } from "../leads/fields/lead-fields";

export const IMPORT_FIELDS = LEAD_CSV_COLUMNS.map(({ name }) => name);

/** The field of each column in a file; null for a column that is not imported. */
export type ColumnFields = (LeadCsvName | null)[];

/** The columns a new lead needs a value in, because they have no default. */
export function requiredColumns(known: CsvColumn[] = LEAD_CSV_COLUMNS): CsvColumn[] {
  return known.filter(({ field }) => field.required && defaultFor(field) === undefined);
}

/** The default for an empty cell of a new lead; undefined if there is none. */
export function defaultFor({ initial, csv }: CsvColumn["field"]): string | undefined {
  return csv.initial ?? initial;
}

/** A field's name as in the header of the export. */
export function fieldLabel(name: LeadCsvName): string {
  return LEAD_CSV_COLUMNS.find((column) => column.name === name)?.header ?? name;
}

function isImportField(name: string): name is LeadCsvName {
  return IMPORT_FIELDS.some((field) => field === name);
}

/**
 * Maps columns to fields by the header. If the header has neither the email nor two known fields, assumes the
 * specified column order.
 */
export function mapColumns(header: string[], known: CsvColumn[] = LEAD_CSV_COLUMNS): ColumnFields {
  const columns = namedColumns(header, known);
  return isNamed(columns) ? columns : header.map((_, at) => fieldAt(at, known));
}

/** Without a header, a date column is not assumed to be the creation date. */
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

/** What to tell the user about how columns were mapped; null if the header names them. */
export function headerNote(header: string[]): string | null {
  if (isNamed(namedColumns(header, LEAD_CSV_COLUMNS))) return null;
  return header.some(Boolean)
    ? "The header names no column we know, so the columns were taken in the order of our own export."
    : "This file begins with a lead and has no header, so its columns were taken in the order of our own export.";
}

/** A column's header, or its position if the header is empty. */
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

/** Lower-cases a header and strips everything but letters and digits. */
function plainHeader(header: string): string {
  return header.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

/** Whether a file's first line is data rather than a header: no header contains an email address. */
export function isLead(cells: string[]): boolean {
  return cells.some((cell) => EMAIL_PATTERN.test(cell.trim()));
}

/** The mapping chosen by the user. If two columns have the same field, the first one keeps it. */
export function chosenColumns(header: string[], choice: (column: number) => string | null): ColumnFields {
  const taken = new Set<LeadCsvName>();
  return header.map((_, at) => {
    const name = choice(at) ?? "";
    if (!isImportField(name) || taken.has(name)) return null;
    taken.add(name);
    return name;
  });
}

/** Required fields that no column is mapped to. */
export function missingFields(columns: ColumnFields): string[] {
  return requiredColumns()
    .filter(({ name }) => !columns.includes(name))
    .map(({ header }) => header);
}
