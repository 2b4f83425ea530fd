import { fromCsvText } from "../../platform/csv";
import { csvColumnsOf } from "../leads/fields/lead-csv";
import type { LeadCsvName, LeadTable } from "../leads/fields/lead-fields";
import { type LeadInput, leadCellsSchemaFor } from "../leads/fields/lead-form";
import { KINDS } from "../leads/fields/lead-kinds";
import { type ColumnFields, defaultFor, requiredColumns } from "./columns";

/** An update needs only the email, which identifies the lead; other fields may be missing. */
type RowValues = Partial<LeadInput> & Pick<LeadInput, "businessEmail">;

/** A row that can be imported. `given` lists the fields whose cells were not empty: an update changes only those. */
export type ValidRow = {
  values: RowValues;
  given: LeadCsvName[];
  /** The lead to create; null if the row can only update one, for the reason in `missing`. */
  lead: LeadInput | null;
  missing: string | null;
  createdAt: string | null;
};

export type ReadRow = { row: ValidRow; error: null } | { row: null; error: string };

const ROW_CHARACTERS = 200_000;
const TRUNCATED_CELL_CHARACTERS = 1000;
const MAX_CELLS = 100;

/** The cells to store. A row that is too long is truncated, and `problem` says so. */
export function truncateRow(cells: string[]): { cells: string[]; problem: string | null } {
  const length = cells.reduce((sum, cell) => sum + cell.length, 0);
  if (length <= ROW_CHARACTERS) return { cells, problem: null };
  return {
    cells: cells.slice(0, MAX_CELLS).map((cell) => cell.slice(0, TRUNCATED_CELL_CHARACTERS)),
    problem: `This row is longer than ${ROW_CHARACTERS.toLocaleString("en-US")} characters`,
  };
}

/** The rules for reading rows. Create them once per table: building the schemas costs more than reading a row. */
export function rowRulesOf(fields: LeadTable) {
  const columns = csvColumnsOf(fields);
  const lead = leadCellsSchemaFor(fields);
  const createdAt = KINDS.time.cell(fields.createdAt);
  return { columns, needed: requiredColumns(columns), lead, update: lead.partial(), createdAt };
}

export type RowRules = ReturnType<typeof rowRulesOf>;

/** Parses a row; on failure, `error` lists every problem. */
export function readRow(cells: string[], columns: ColumnFields, rules: RowRules): ReadRow {
  if (cells.slice(columns.length).some((cell) => cell.trim() !== "")) {
    return refuse([`This line has ${cells.length} cells, the header has ${columns.length}`]);
  }
  const textOf = (name: LeadCsvName) => fromCsvText(cells[columns.indexOf(name)] ?? "").trim();
  const input = Object.fromEntries(
    rules.columns.map(({ name, field }) => [name, textOf(name) || defaultFor(field)]),
  );
  const missing = rules.needed
    .filter(({ name }) => textOf(name) === "")
    .map(({ header }) => `${header} is required`);
  const lead = missing.length === 0 ? rules.lead.safeParse(input) : null;
  const read = lead ?? rules.update.safeParse(input);
  const created = rules.createdAt.safeParse(input.createdAt);
  const businessEmail = read.data?.businessEmail;
  if (!created.success || businessEmail === undefined) {
    const issues = [read, created].flatMap(({ error }) => error?.issues ?? []);
    return refuse([...missing, ...issues.map(({ message }) => message)]);
  }
  return {
    row: {
      values: { ...read.data, businessEmail },
      given: rules.columns.map(({ name }) => name).filter((name) => textOf(name) !== ""),
      lead: lead?.data ?? null,
      missing: missing.join("; ") || null,
      createdAt: created.data,
    },
    error: null,
  };
}

function refuse(problems: string[]): ReadRow {
  return { row: null, error: problems.join("; ") };
}
