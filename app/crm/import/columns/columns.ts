import { isEmail } from "../../../platform/http/forms/email-field";
import { type CsvColumn, LEAD_CSV_COLUMNS } from "../../leads/fields/lead-csv";
import { LEAD_FIELDS } from "../../leads/fields/lead-fields";
import { type ImportField, isImportField, namedField, plainHeader } from "./header-names";
import { type ColumnSurvey, isFullOf, isNames } from "./survey";

/** Fields that a column can become, though no column of the export is one of them. */
const OTHER_FIELDS = {
  fullName: "Full Name",
  nextFollowUp: "Next Follow-up",
  otherEmail: "Other Email",
  otherPhone: "Other Phone",
  note: "In a note",
} as const;

const OTHER_LABELS = new Map<string, string>(Object.entries(OTHER_FIELDS));

export const IMPORT_FIELDS: ImportField[] = [
  "fullName",
  ...LEAD_CSV_COLUMNS.map(({ name }) => name),
  "nextFollowUp",
  "otherEmail",
  "otherPhone",
  "note",
];

/** Leads have one email and one phone number: further ones are for rows without the first, or else for a note. */
export const SPARE_FIELDS = { otherEmail: "businessEmail", otherPhone: "phoneNumber" } as const;

/** Fields that several columns can be. */
const REPEATED_FIELDS: ImportField[] = ["otherEmail", "otherPhone", "tags", "note"];

/** The field of each column in a file; null for a column that is not imported. */
export type ColumnFields = (ImportField | null)[];

/** The columns a new lead needs a value in, because they have no default. */
export function requiredColumns(known: CsvColumn[] = LEAD_CSV_COLUMNS): CsvColumn[] {
  return known.filter(({ field }) => field.required && defaultFor(field) === undefined);
}

/** The default for an empty cell of a new lead; undefined if there is none. */
export function defaultFor({ initial, csv }: CsvColumn["field"]): string | undefined {
  return csv.initial ?? initial;
}

/** A field's name as in the header of the export. */
export function fieldLabel(name: ImportField): string {
  return LEAD_CSV_COLUMNS.find((column) => column.name === name)?.header ?? OTHER_LABELS.get(name) ?? name;
}

/** What a column can become, as the form offers it. */
export function fieldOptions(): { field: ImportField; label: string }[] {
  return IMPORT_FIELDS.map((field) => {
    const label = fieldLabel(field);
    return { field, label: field in SPARE_FIELDS ? `${label} (in a note)` : label };
  });
}

/**
 * Maps columns to fields: by their names; then by what is in them: emails, phone numbers, and names that the emails
 * have a part of. Only a file without a header is read by position, in the specified order.
 */
export function mapColumns(
  header: string[],
  surveys: ColumnSurvey[] = [],
  known: CsvColumn[] = LEAD_CSV_COLUMNS,
): ColumnFields {
  const isPositional = !header.some(Boolean) && (surveys[2] === undefined || isFullOf(surveys[2], "emails"));
  const columns = isPositional
    ? header.map((_, at) => fieldAt(at))
    : withWholeName(namedColumns(header, known), header);
  return CONTENTS.reduce((mapped, content) => withContent(mapped, surveys, content), columns);
}

/** Without a header, a date column is not assumed to be the creation date. */
function fieldAt(at: number): ImportField | null {
  const column = LEAD_CSV_COLUMNS[at];
  return column && column.field.editable !== false ? column.name : null;
}

/** Of two columns with the same field, the one with the better name has it, then the first one. Some have spares. */
export function namedColumns(header: string[], known: CsvColumn[] = LEAD_CSV_COLUMNS): ColumnFields {
  const named = header.map((name) => ownField(name, known) ?? namedField(name));
  return named.map((own, at) => {
    if (!own) return null;
    const isBest = named.every(
      (other, place) =>
        other?.field !== own.field || other.rank > own.rank || (other.rank === own.rank && place >= at),
    );
    return isBest || REPEATED_FIELDS.includes(own.field) ? own.field : spareOf(own.field);
  });
}

function spareOf(field: ImportField): ImportField | null {
  if (field === "businessEmail") return "otherEmail";
  return field === "phoneNumber" ? "otherPhone" : null;
}

/** The field that a header of our own export names, or the field's own name or label. */
function ownField(header: string, known: CsvColumn[]): { field: ImportField; rank: number } | null {
  const wanted = plainHeader(header);
  const found = known.find(({ name, field: { label } }) =>
    [name, label].some((own) => plainHeader(own) === wanted),
  );
  return found ? { field: found.name, rank: 0 } : null;
}

/** Words that are a first or a last name beside the other one, and alone a whole name. */
const WHOLE_NAMES = ["nom", "nombre", "nome"];

function withWholeName(columns: ColumnFields, header: string[]): ColumnFields {
  const hasBoth = columns.includes("firstName") && columns.includes("lastName");
  if (hasBoth) return columns.map((field) => (field === "fullName" ? null : field));
  if (columns.includes("fullName")) {
    // "Vorname" and "Name".
    const isLast = columns.includes("firstName");
    return columns.map((field) => (field === "fullName" && isLast ? "lastName" : field));
  }
  return columns.map((field, at) => {
    const isAlone = field === "firstName" || field === "lastName";
    return isAlone && WHOLE_NAMES.includes(plainHeader(header[at] ?? "")) ? "fullName" : field;
  });
}

type Content = { field: ImportField; isIn: (survey: ColumnSurvey) => boolean; unless?: ImportField[] };

/** What a column's cells can show it to be. A name is known by the emails of its rows. */
const CONTENTS: Content[] = [
  { field: "businessEmail", isIn: (survey) => isFullOf(survey, "emails") },
  { field: "phoneNumber", isIn: (survey) => isFullOf(survey, "phones") },
  { field: "firstName", isIn: (survey) => isNames(survey, "first"), unless: ["fullName"] },
  { field: "lastName", isIn: (survey) => isNames(survey, "last"), unless: ["fullName"] },
  { field: "fullName", isIn: (survey) => isNames(survey, "whole"), unless: ["firstName", "lastName"] },
];

/** Gives the field to the first unknown column that holds it, if no column has it. */
function withContent(columns: ColumnFields, surveys: ColumnSurvey[], content: Content): ColumnFields {
  const { field, isIn, unless = [] } = content;
  if ([field, ...unless].some((other) => columns.includes(other))) return columns;
  const found = columns.findIndex((own, at) => {
    const survey = surveys[at];
    return own === null && survey !== undefined && isIn(survey);
  });
  return columns.map((own, at) => (at === found ? field : own));
}

/** What to tell the user about how columns were mapped; null if the header names them. */
export function headerNote(header: string[], columns: ColumnFields): string | null {
  if (!header.some(Boolean)) {
    return columns[0] === "firstName" && columns[1] === "lastName"
      ? "This file begins with a lead and has no header, so its columns were taken in the order of our own export."
      : "This file begins with a lead and has no header. Choose what each column is.";
  }
  return namedColumns(header).some(Boolean)
    ? null
    : "The header names no column we know. Choose what each column is.";
}

/** A column's header, or its position if the header is empty. */
export function columnName(name: string, at: number): string {
  return name || `Column ${at + 1}`;
}

/** Whether a file's first line is data rather than a header: no header contains an email address. */
export function isLead(cells: string[]): boolean {
  return cells.some(isEmail);
}

/** The mapping chosen by the user. If two columns have a field that only one can be, the first one keeps it. */
export function chosenColumns(header: string[], choice: (column: number) => string | null): ColumnFields {
  const taken = new Set<ImportField>();
  return header.map((_, at) => {
    const name = choice(at) ?? "";
    if (!isImportField(name) || (taken.has(name) && !REPEATED_FIELDS.includes(name))) return null;
    taken.add(name);
    return name;
  });
}

/** The names of columns whose chosen field an earlier column has, so that they are not imported. */
export function doubledColumns(
  header: string[],
  columns: ColumnFields,
  choice: (column: number) => string | null,
): string[] {
  return header.flatMap((name, at) => (choice(at) && !columns[at] ? [columnName(name, at)] : []));
}

/** Whether a column is a name or a part of one. */
export const hasNames = (columns: ColumnFields) =>
  columns.some((field) => field !== null && (field === "fullName" || field in NAME_PARTS));

/** Required fields that no column is. A whole name gives both parts, as does one of them if names are filled in. */
export function missingFields(columns: ColumnFields, fill: { names: boolean }): string[] {
  const hasParts = columns.includes("fullName") || (fill.names && hasNames(columns));
  const isGiven = (name: string) =>
    columns.some((field) => field === name) || (hasParts && name in NAME_PARTS);
  return requiredColumns()
    .filter(({ name }) => !isGiven(name))
    .map(({ header }) => header);
}

const NAME_PARTS = { firstName: LEAD_FIELDS.firstName, lastName: LEAD_FIELDS.lastName };

/** The fields that can cost a row; what is wrong in another one only leaves that empty. */
export const NEEDED_FIELDS: ImportField[] = [
  "fullName",
  "firstName",
  "lastName",
  "businessEmail",
  "companyName",
];

/** The cells of a row that may have to be corrected. */
export function mendableCells(cells: string[], columns: ColumnFields) {
  return columns.flatMap((field, at) =>
    field && NEEDED_FIELDS.includes(field) ? [{ at, label: fieldLabel(field), text: cells[at] ?? "" }] : [],
  );
}
