import type { CsvPlace, LeadField, LeadValue } from "./lead-field-types";
import { fieldsWith, type LeadCsvName, type LeadTable } from "./lead-fields";
import { kindOf } from "./lead-kinds";

export type CsvColumn = { name: LeadCsvName; header: string; field: LeadField & { csv: CsvPlace } };

/** The columns of import and export in their order; the header is the label as a title, e.g. "Deal Value". */
export function csvColumnsOf(fields?: LeadTable): CsvColumn[] {
  return fieldsWith("csv", fields)
    .map(([name, field]) => ({ name, header: asTitle(field.label), field }))
    .sort((a, b) => a.field.csv.place - b.field.csv.place);
}

function asTitle(label: string): string {
  return label.replace(/(?<!\S)\p{L}/gu, (letter) => letter.toUpperCase());
}

export const LEAD_CSV_COLUMNS = csvColumnsOf();

/** Excel takes a file for UTF-8 only when it begins with this. */
export const CSV_BYTE_ORDER_MARK = "\uFEFF";

/**
 * What a spreadsheet may take for a formula, with any number of apostrophes before it: those are counted in so that
 * one more can be taken away again without a doubt (docs/decisions/0008).
 */
const FORMULA = /^'*(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;

/** The text as a cell's content that no spreadsheet calculates; `fromCsvText` gives the text back. */
export function toCsvText(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** A cell's content as the text that was exported; what no export wrote stays as it is. */
export function fromCsvText(content: string): string {
  return content.startsWith("'") && FORMULA.test(content) ? content.slice(1) : content;
}

/** One line of RFC 4180 with its end. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

/** Quoted also where only readers that guess at delimiters, or trim, would stumble. */
function csvCell(text: string): string {
  const content = toCsvText(text);
  return /[",;\t\r\n]|^\s|\s$/.test(content) ? `"${content.replaceAll('"', '""')}"` : content;
}

export const LEAD_CSV_HEADER = csvLine(LEAD_CSV_COLUMNS.map(({ header }) => header));

type CsvValues = Record<LeadCsvName, LeadValue>;

/** Writes a lead as a line of the export: what is stored, the deal value in dollars with a point, members by email. */
export function leadCsvWriter(columns: CsvColumn[]): (lead: CsvValues) => string {
  return (lead) => csvLine(leadCells(lead, columns));
}

export function leadCells(lead: CsvValues, columns: CsvColumn[]): string[] {
  return columns.map(({ name, field }) => {
    const value = lead[name];
    return value === null ? "" : kindOf(field).toCsv(value, field);
  });
}
