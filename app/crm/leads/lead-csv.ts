import type { CsvPlace, LeadField, LeadValue } from "./lead-field-types";
import { fieldsWith, type LeadCsvName, type LeadTable } from "./lead-fields";
import { kindOf } from "./lead-kinds";

export type CsvColumn = { name: LeadCsvName; header: string; field: LeadField & { csv: CsvPlace } };

/** The columns of import and export, in order. The header is the label in title case, e.g. "Deal Value". */
export function csvColumnsOf(fields?: LeadTable): CsvColumn[] {
  return fieldsWith("csv", fields)
    .map(([name, field]) => ({ name, header: asTitle(field.label), field }))
    .sort((a, b) => a.field.csv.place - b.field.csv.place);
}

function asTitle(label: string): string {
  return label.replace(/(?<!\S)\p{L}/gu, (letter) => letter.toUpperCase());
}

export const LEAD_CSV_COLUMNS = csvColumnsOf();

/** Without it, Excel does not read a file as UTF-8. */
export const CSV_BYTE_ORDER_MARK = "\uFEFF";

/**
 * Text that a spreadsheet may evaluate as a formula, with any number of leading apostrophes: those are included so
 * that adding one can always be reversed (docs/decisions/0008).
 */
const FORMULA = /^'*(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;

/** Makes text safe for spreadsheets, which would evaluate formulas; `fromCsvText` reverses it. */
export function toCsvText(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** Reverses `toCsvText`; leaves a cell that no export wrote unchanged. */
export function fromCsvText(content: string): string {
  return content.startsWith("'") && FORMULA.test(content) ? content.slice(1) : content;
}

/** One record in RFC 4180, with its CRLF. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

/** Quotes more than RFC 4180 requires, for readers that guess the delimiter or trim cells. */
function csvCell(text: string): string {
  const content = toCsvText(text);
  return /[",;\t\r\n]|^\s|\s$/.test(content) ? `"${content.replaceAll('"', '""')}"` : content;
}

export const LEAD_CSV_HEADER = csvLine(LEAD_CSV_COLUMNS.map(({ header }) => header));

type CsvValues = Record<LeadCsvName, LeadValue>;

/**
 * Returns a function that writes a lead as a line of the export: stored values, money as decimal dollars, members as
 * emails.
 */
export function leadCsvWriter(columns: CsvColumn[]): (lead: CsvValues) => string {
  return (lead) => csvLine(leadCells(lead, columns));
}

export function leadCells(lead: CsvValues, columns: CsvColumn[]): string[] {
  return columns.map(({ name, field }) => {
    const value = lead[name];
    return value === null ? "" : kindOf(field).toCsv(value, field);
  });
}
