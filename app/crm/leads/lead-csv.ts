import { decimalUsd } from "../../platform/money";

/** The import's columns in their order; the export writes the created date after them. */
export const LEAD_CSV_COLUMNS = [
  { field: "firstName", header: "First Name" },
  { field: "lastName", header: "Last Name" },
  { field: "businessEmail", header: "Email" },
  { field: "phoneNumber", header: "Phone" },
  { field: "companyName", header: "Company" },
  { field: "industry", header: "Industry" },
  { field: "status", header: "Status" },
  { field: "priority", header: "Priority" },
  { field: "leadScore", header: "Lead Score" },
  { field: "source", header: "Source" },
  { field: "dealValue", header: "Deal Value" },
  { field: "projectDescription", header: "Project Description" },
] as const;
export type LeadCsvField = (typeof LEAD_CSV_COLUMNS)[number]["field"];

export const CREATED_HEADER = "Created";

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

type ExportedLead = Record<Exclude<LeadCsvField, "leadScore" | "dealValue">, string | null> & {
  leadScore: number;
  /** Integer cents. */
  dealValue: number | null;
  createdAt: string;
};

export const LEAD_CSV_HEADER = csvLine([...LEAD_CSV_COLUMNS.map(({ header }) => header), CREATED_HEADER]);

/** A lead as a line of the export: what is stored, the deal value in dollars with a point. */
export function leadCsvLine(lead: ExportedLead): string {
  const cells = LEAD_CSV_COLUMNS.map(({ field }) => {
    if (field === "dealValue") return lead.dealValue === null ? "" : decimalUsd(lead.dealValue);
    return String(lead[field] ?? "");
  });
  return csvLine([...cells, lead.createdAt]);
}
