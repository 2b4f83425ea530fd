import { z } from "zod";
import { parseUsd } from "../../platform/money";
import { fromCsvText } from "../csv/lead-csv";
import { LEAD_PRIORITIES, LEAD_STATUSES } from "../lead";
import { INVALID_DEAL_VALUE, INVALID_SCORE, type LeadInput, leadSchema } from "../lead-form";
import { type ColumnFields, fieldLabel, IMPORT_FIELDS, type ImportField } from "./columns";

/** Empty cells of an import. */
const DEFAULTS = { status: "new", priority: "medium", leadScore: "0", source: "csv_import" } as const;

/** A row that is a lead. `given` names the fields whose cells were not empty: an update changes only those. */
export type ValidRow = { lead: LeadInput; createdAt: string | null; given: ImportField[] };

export type ReadRow = { row: ValidRow; error: null } | { row: null; error: string };

const ROW_CHARACTERS = 200_000;
const CUT_CELL_CHARACTERS = 1000;
const MAX_CELLS = 100;

/** The cells as they are kept: of a row that is too long the beginnings only, and `problem` says so. */
export function fitRow(cells: string[]): { cells: string[]; problem: string | null } {
  const length = cells.reduce((sum, cell) => sum + cell.length, 0);
  if (length <= ROW_CHARACTERS) return { cells, problem: null };
  return {
    cells: cells.slice(0, MAX_CELLS).map((cell) => cell.slice(0, CUT_CELL_CHARACTERS)),
    problem: `This row is longer than ${ROW_CHARACTERS.toLocaleString("en-US")} characters`,
  };
}

const createdDate = z.union([z.iso.datetime({ offset: true }), z.iso.date()]);

/** Reads a row by the rules of the lead form; every problem of the row is named. */
export function readRow(cells: string[], columns: ColumnFields): ReadRow {
  if (cells.slice(columns.length).some((cell) => cell.trim() !== "")) {
    return refuse([`This line has ${cells.length} cells, the header has ${columns.length}`]);
  }
  const texts = readTexts(cells, columns);
  const given = IMPORT_FIELDS.filter((field) => texts[field] !== "");
  const { createdAt, ...fields } = texts;
  const { data, error } = leadSchema.safeParse({
    ...fields,
    status: fields.status.toLowerCase() || DEFAULTS.status,
    priority: fields.priority.toLowerCase() || DEFAULTS.priority,
    leadScore: fields.leadScore || DEFAULTS.leadScore,
    source: fields.source || DEFAULTS.source,
  });
  const created = createdDate.safeParse(createdAt);
  const problems = [
    ...(error ? formProblems(error, texts) : []),
    ...strictProblems(texts),
    ...(createdAt !== "" && !created.success ? ["Created is a date like 2026-05-04"] : []),
  ];
  if (!data || problems.length > 0) return refuse([...new Set(problems)]);
  return {
    row: { lead: data, createdAt: created.data ? new Date(created.data).toISOString() : null, given },
    error: null,
  };
}

function refuse(problems: string[]): ReadRow {
  return { row: null, error: problems.join("; ") };
}

function readTexts(cells: string[], columns: ColumnFields): Record<ImportField, string> {
  const read = (field: ImportField) => {
    const at = columns.indexOf(field);
    return at < 0 ? "" : fromCsvText(cells[at] ?? "").trim();
  };
  return {
    firstName: read("firstName"),
    lastName: read("lastName"),
    businessEmail: read("businessEmail"),
    phoneNumber: read("phoneNumber"),
    companyName: read("companyName"),
    industry: read("industry"),
    status: read("status"),
    priority: read("priority"),
    leadScore: read("leadScore"),
    source: read("source"),
    dealValue: read("dealValue"),
    projectDescription: read("projectDescription"),
    createdAt: read("createdAt"),
  };
}

/** The form offers a list of statuses and priorities; a file can hold any word, so the message names what is known. */
function formProblems(error: z.ZodError, texts: Record<ImportField, string>): string[] {
  return error.issues.map((issue) => {
    if (issue.path[0] === "status") return unknownWord("status", texts.status, LEAD_STATUSES);
    if (issue.path[0] === "priority") return unknownWord("priority", texts.priority, LEAD_PRIORITIES);
    return issue.message;
  });
}

function unknownWord(field: ImportField, word: string, known: readonly string[]): string {
  return `${fieldLabel(field)} "${word.slice(0, 40)}" is not one of ${known.join(", ")}`;
}

/** The form takes words for 0, which in a file would hide a mistake. */
function strictProblems({ leadScore, dealValue }: Record<ImportField, string>): string[] {
  const isScore = leadScore === "" || (/^\d{1,3}$/.test(leadScore) && Number(leadScore) <= 100);
  const isValue = dealValue === "" || parseUsd(dealValue) !== null;
  return [isScore ? null : INVALID_SCORE, isValue ? null : INVALID_DEAL_VALUE].filter(
    (text) => text !== null,
  );
}
