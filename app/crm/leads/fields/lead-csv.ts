import { csvLine } from "../../../platform/csv";
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
