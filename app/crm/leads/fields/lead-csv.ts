import { csvLine } from "../../../platform/csv";
import { exactInZone } from "../../../platform/time/zoned-time";
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

const SPECIFIED = LEAD_CSV_COLUMNS.map(({ header }) => header);
export const LEAD_CSV_HEADER = csvLine(SPECIFIED);

/**
 * What the export of all fields adds, by header: the import takes the next follow-up back, and has no place for the
 * rest.
 */
const MORE_COLUMNS = {
  "Next Follow-Up": "nextFollowUp",
  "Last Contacted": "lastContacted",
  Channel: "channel",
  Campaign: "campaign",
  "Landing Page": "landingPath",
  Updated: "updatedAt",
} as const;
const TIMES: MoreName[] = ["nextFollowUp", "lastContacted", "updatedAt"];
type MoreName = (typeof MORE_COLUMNS)[keyof typeof MORE_COLUMNS];

const ALL_FIELDS = [...SPECIFIED, ...Object.keys(MORE_COLUMNS)];
export const ALL_FIELDS_HEADER = csvLine(ALL_FIELDS);

/** Whether a file is one of our exports, whose cells are taken as they are; older ones had no tags. */
export function isOwnHeader(header: string[]): boolean {
  const withoutTags = [SPECIFIED, ALL_FIELDS].map((own) => own.filter((name) => name !== "Tags"));
  return [SPECIFIED, ALL_FIELDS, ...withoutTags].some(
    (own) => own.length === header.length && own.every((name, at) => name === header[at]),
  );
}

type CsvValues = Record<LeadCsvName, LeadValue>;

/**
 * Returns a function that writes a lead as a line of the export: stored values, money as decimal dollars, members as
 * emails, times as the fields' zone shows them, with its offset.
 */
export function leadCsvWriter(columns: CsvColumn[]): (lead: CsvValues) => string {
  return (lead) => csvLine(leadCells(lead, columns));
}

/** The same with all fields of the lead. */
export function allFieldsWriter(
  columns: CsvColumn[],
  zone: string,
): (lead: CsvValues & Record<MoreName, string | null>) => string {
  const more = Object.values(MORE_COLUMNS);
  return (lead) =>
    csvLine([...leadCells(lead, columns), ...more.map((name) => moreCell(name, lead[name], zone))]);
}

function moreCell(name: MoreName, value: string | null, zone: string): string {
  return value && TIMES.includes(name) ? exactInZone(value, zone) : (value ?? "");
}

export function leadCells(lead: CsvValues, columns: CsvColumn[]): string[] {
  return columns.map(({ name, field }) => {
    const value = lead[name];
    return value === null ? "" : kindOf(field).toCsv(value, field);
  });
}
