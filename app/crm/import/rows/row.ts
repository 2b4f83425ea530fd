import type { z } from "zod";
import { emailOf } from "../../../auth/staff";
import { isEmail } from "../../../platform/http/forms/email-field";
import { type CsvColumn, csvColumnsOf } from "../../leads/fields/lead-csv";
import { type LeadInput, leadCellsSchemaFor } from "../../leads/fields/lead-form";
import { defaultFor, hasNames, requiredColumns } from "../columns/columns";
import { companyOfEmail, isDash } from "../values/cells";
import { type Cells, createCellReader, type Import, type Remarks } from "./cell-values";

/** An update needs only the email, which identifies the lead; other fields may be missing. */
type RowValues = Partial<LeadInput> & Pick<LeadInput, "businessEmail">;

/** A row that can be imported. `given` lists the fields whose cells were not empty: an update changes only those. */
export type ValidRow = {
  values: RowValues;
  given: string[];
  /** The lead to create; null if the row can only update one, for the reasons in `missing`. */
  lead: LeadInput | null;
  missing: string | null;
  createdAt: string | null;
  /** What could not be read, as a sentence for the list. */
  warning: string | null;
  /** The same, and what is in no field, as the text of a note on the lead. */
  note: string | null;
};

export type ReadRow = { row: ValidRow; error: null } | { row: null; error: string };

const ROW_CHARACTERS = 200_000;
const TRUNCATED_CELL_CHARACTERS = 1000;
const MAX_CELLS = 100;
const NOTE_CHARACTERS = 10_000;
const NO_NAME = "–";

/** The cells to store. A row that is too long is truncated, and `problem` says so. */
export function truncateRow(cells: string[]): { cells: string[]; problem: string | null } {
  const length = cells.reduce((sum, cell) => sum + cell.length, 0);
  if (length <= ROW_CHARACTERS) return { cells, problem: null };
  return {
    cells: cells.slice(0, MAX_CELLS).map((cell) => cell.slice(0, TRUNCATED_CELL_CHARACTERS)),
    problem: `This row is longer than ${ROW_CHARACTERS.toLocaleString("en-US")} characters`,
  };
}

/** The rules for reading a file's rows. Create them once: building the schemas costs more than reading a row. */
export function rowRulesOf(file: Import) {
  const { members, settings, fields } = file;
  const columns = csvColumnsOf(fields);
  const lead = leadCellsSchemaFor(fields);
  const { status, source, assigneeId } = settings.constants;
  return {
    width: settings.columns.length,
    read: createCellReader(file),
    needed: requiredColumns(columns),
    defaults: defaultsOf(columns),
    constants: { status, source, assigneeId: emailOf(members, assigneeId) ?? "" },
    fill: settings.fill,
    /** A whole name may be of one word. */
    hasWholeName: settings.columns.includes("fullName"),
    hasNames: hasNames(settings.columns),
    ...{ lead, update: lead.partial() },
  };
}

function defaultsOf(columns: CsvColumn[]): Record<string, string | undefined> {
  return Object.fromEntries(columns.map(({ name, field }) => [name, defaultFor(field)]));
}

export type RowRules = ReturnType<typeof rowRulesOf>;

/** Parses a row; on failure, `error` lists every problem. A cell that is not required never costs the row. */
export function readRow(cells: string[], rules: RowRules): ReadRow {
  if (cells.slice(rules.width).some((cell) => cell.trim() !== "")) {
    return refuse([`This line has ${cells.length} cells, the header has ${rules.width}`]);
  }
  const { texts, remarks } = rules.read(cells);
  if (remarks.errors.length > 0) return refuse([...remarks.errors, ...remarks.warnings]);
  const filled = { ...texts, ...filledNames(texts, rules), ...filledCompany(texts, rules) };
  const missing = rules.needed
    .filter(({ name }) => !filled[name])
    .map(({ header }) => `${header} is required`);
  const { createdAt, ...input } = withDefaults(filled, rules);
  const whole = missing.length === 0 ? readValues(input, rules.lead, { rules, remarks }) : null;
  if (whole?.data && !texts.firstName && !texts.lastName)
    remarks.warnings.push(`It has no name: "${filled.firstName}" of the email was taken`);
  const read = whole ?? readValues(input, rules.update, { rules, remarks });
  const businessEmail = read.data?.businessEmail;
  if (businessEmail === undefined) return refuse([...missing, ...read.errors, ...remarks.warnings]);
  return {
    row: {
      values: { ...read.data, businessEmail },
      given: Object.keys(texts).filter((name) => texts[name] && !read.dropped.includes(name)),
      lead: whole?.data ?? null,
      missing: missing.length > 0 ? [...missing, ...remarks.warnings].join("; ") : null,
      createdAt: createdAt || null,
      warning: remarks.warnings.join("; ") || null,
      note: noteOf(remarks),
    },
    error: null,
  };
}

/** A file without any column of names is mapped wrongly, so nothing is filled in then. */
function filledNames(texts: Cells, { fill, ...rules }: RowRules): Cells {
  const { firstName, lastName, businessEmail = "" } = texts;
  if (!(fill.names ? rules.hasNames : rules.hasWholeName)) return {};
  if (firstName || lastName) return { firstName: firstName || NO_NAME, lastName: lastName || NO_NAME };
  if (!fill.names || !isEmail(businessEmail)) return {};
  return { firstName: businessEmail.slice(0, businessEmail.lastIndexOf("@")), lastName: NO_NAME };
}

function filledCompany({ companyName, businessEmail = "" }: Cells, { fill }: RowRules): Cells {
  if (!fill.company || (companyName && !isDash(companyName))) return {};
  return { companyName: companyOfEmail(businessEmail) ?? NO_NAME };
}

function withDefaults(texts: Cells, { constants, defaults }: RowRules): Record<string, string | undefined> {
  return {
    ...defaults,
    ...withoutEmpty(constants),
    ...withoutEmpty(texts),
  };
}

function withoutEmpty(texts: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).flatMap(([name, text]) => (text ? [[name, text]] : [])));
}

type Input = Record<string, string | undefined>;
type Judging = { rules: RowRules; remarks: Remarks };

/** Parses the values. One that is not needed and cannot be stored is replaced by its default. */
function readValues<Values>(input: Input, schema: z.ZodType<Values>, { rules, remarks }: Judging) {
  const first = schema.safeParse(input);
  if (first.success) return { data: first.data, errors: [], dropped: [] };
  const errors: string[] = [];
  const dropped: string[] = [];
  for (const { path, message } of first.error.issues) {
    const name = String(path[0]);
    if (rules.needed.some((column) => column.name === name)) {
      errors.push(message);
      continue;
    }
    remarks.drop(name, input[name] ?? "", message);
    input[name] = rules.defaults[name];
    dropped.push(name);
  }
  return { data: errors.length === 0 ? schema.safeParse(input).data : undefined, errors, dropped };
}

const NOTE_HEAD = "In the imported file, but not stored in a field:";

function noteOf({ kept }: Remarks): string | null {
  if (kept.length === 0) return null;
  const lines = kept.map((line) => line.replace(/[^\P{Cc}\n\t]/gu, ""));
  return [NOTE_HEAD, ...lines].join("\n").slice(0, NOTE_CHARACTERS);
}

function refuse(problems: string[]): ReadRow {
  return { row: null, error: problems.join("; ") };
}
