import { z } from "zod";
import { parseUsd } from "../../platform/money";
import { LEAD_PRIORITIES, LEAD_STATUSES } from "../leads/lead";
import { fromCsvText } from "../leads/lead-csv";
import { INVALID_DEAL_VALUE, INVALID_SCORE, type LeadInput, leadSchema } from "../leads/lead-form";
import { type ColumnFields, fieldLabel, IMPORT_FIELDS, type ImportField, REQUIRED_FIELDS } from "./columns";

/** Empty cells of an import. */
const DEFAULTS = { status: "new", priority: "medium", leadScore: "0", source: "csv_import" } as const;

/** A lead that is there already lends what the row lacks; a new one needs all of it. */
const rowSchema = leadSchema.partial({ firstName: true, lastName: true, companyName: true });
type RowValues = z.infer<typeof rowSchema>;

/** A row that can be imported. `given` names the fields whose cells were not empty: an update changes only those. */
export type ValidRow = {
  values: RowValues;
  given: ImportField[];
  /** What the row creates, null when it can only update; then `lacking` says why. */
  lead: LeadInput | null;
  lacking: string | null;
  createdAt: string | null;
};

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
  const { createdAt, ...fields } = texts;
  const { data, error } = rowSchema.safeParse({
    ...fields,
    firstName: fields.firstName || undefined,
    lastName: fields.lastName || undefined,
    companyName: fields.companyName || undefined,
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
  if (!data || problems.length > 0) return refuse([...new Set([...lackingOf(texts), ...problems])]);
  return {
    row: {
      values: data,
      given: IMPORT_FIELDS.filter((field) => texts[field] !== ""),
      lead: wholeLead(data),
      lacking: lackingOf(texts).join("; ") || null,
      createdAt: created.data ? new Date(created.data).toISOString() : null,
    },
    error: null,
  };
}

function wholeLead({ firstName, lastName, companyName, ...rest }: RowValues): LeadInput | null {
  if (firstName === undefined || lastName === undefined || companyName === undefined) return null;
  return { ...rest, firstName, lastName, companyName };
}

function lackingOf(texts: Record<ImportField, string>): string[] {
  return REQUIRED_FIELDS.filter((field) => texts[field] === "").map(
    (field) => `${fieldLabel(field)} is required`,
  );
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
