import { z } from "zod";
import type { DecimalSign } from "../../platform/money";
import { IMPORT_FIELDS } from "./columns/columns";
import type { ImportField } from "./columns/header-names";
import { DATE_FIELDS } from "./columns/layout-fields";
import { type ColumnSurvey, columnSurvey, dateOrderOf, decimalSignOf, isCurrencies } from "./columns/survey";
import { DELIMITERS } from "./file/csv-file";
import { ENCODINGS } from "./file/encoding";
import { IMPORT_MODES, type ImportMode } from "./import";
import { CHOICE_FIELDS } from "./values/choices";
import type { DateOrder } from "./values/dates";

const found = z.object({
  /** Rows whose email belongs to an existing lead. */
  known: z.number(),
  /** Rows whose email also appears in an earlier row. */
  repeated: z.number(),
  /** Rows whose phone number belongs to a lead or appears in an earlier row. */
  phones: z.number(),
  /** Rows that lack a required field and can only update a lead. */
  updatesOnly: z.number(),
  /** Rows with a cell that was left empty, because it could not be read. */
  warned: z.number().default(0),
});

/** The option of our own, a text or the id of a member for each value of a file; "" for the default. */
const choiceMap = z.record(z.string(), z.string());

export const FOREIGN_AMOUNTS = ["dollars", "note"] as const;

/** What the person who imports has chosen about a file; the same is taken for the next file with this header. */
export const importLayout = z.object({
  columns: z.array(z.enum(IMPORT_FIELDS).nullable()),
  choices: z
    .object({
      status: choiceMap.default({}),
      priority: choiceMap.default({}),
      source: choiceMap.default({}),
      industry: choiceMap.default({}),
      assigneeId: choiceMap.default({}),
    })
    .prefault({}),
  /** Which comes first in a date of these fields, if the column does not show it. */
  orders: z.record(z.string(), z.enum(["day", "month"])).default({}),
  decimal: z.enum([".", ","]).nullable().default(null),
  /** What becomes of amounts in another currency: their number as dollars, or a line of a note. */
  otherCurrency: z.enum(FOREIGN_AMOUNTS).nullable().default(null),
  /** Whether a missing company is taken from the email, and a missing name is a dash, or if both are, the mailbox. */
  fill: z.object({ company: z.boolean(), names: z.boolean() }).default({ company: false, names: true }),
  /** For new leads for which the file has no value. */
  constants: z
    .object({ status: z.string(), source: z.string(), assigneeId: z.string() })
    .default({ status: "", source: "", assigneeId: "" }),
});
export type ImportLayout = z.infer<typeof importLayout>;

/** The file's format, what is chosen about it, and the findings of the dry run (null until it is complete). */
export const importSettings = importLayout.extend({
  encoding: z.enum(ENCODINGS),
  readAs: z.enum(ENCODINGS).nullable().default(null),
  /** Files of before this were stored as text. */
  isBytes: z.boolean().default(false),
  /** In our own export, every cell is meant as it is. */
  isOwnExport: z.boolean().default(false),
  delimiter: z.enum(DELIMITERS),
  /** A date without a time is a day of this zone. Files of before this were read as UTC's. */
  zone: z.string().default("UTC"),
  /** Lines before and after the table, as stored. */
  leftOut: z
    .object({ count: z.number(), examples: z.array(z.object({ line: z.number(), text: z.string() })) })
    .default({ count: 0, examples: [] }),
  /** The header as it is read now, for the lines of a note. Files of before this have none. */
  names: z.array(z.string()).default([]),
  /** One per column; with values only for choices, since those of other columns are leads' own (`withoutPersons`). */
  surveys: z.array(columnSurvey).default([]),
  /** Sources and industries of leads, in whose spelling those of the file are stored. */
  spellings: z
    .object({ source: z.array(z.string()).default([]), industry: z.array(z.string()).default([]) })
    .prefault({}),
  found: found.nullable(),
});
export type ImportSettings = z.infer<typeof importSettings>;
export type ImportFindings = z.infer<typeof found>;

/** Leaves out the values of columns that are no choice. */
export function withoutPersons({
  columns,
  surveys,
}: Pick<ImportSettings, "columns" | "surveys">): ColumnSurvey[] {
  const isChoice = (at: number) => CHOICE_FIELDS.some((field) => field === columns[at]);
  return surveys.map((survey, at) => (isChoice(at) ? survey : { ...survey, values: null }));
}

type Format<Sign> = { isOpen: boolean; sign: Sign | null };

/** Which comes first in the dates of a field, as its column shows or the person says; `isOpen` if it does not show. */
export function dateOrderFor({ orders, ...settings }: ImportSettings, field: ImportField): Format<DateOrder> {
  return settle(dateOrderOf(surveyOf(settings, field)), orders[field] ?? null);
}

/** The decimal sign of a field's amounts, by the same rule. */
export function decimalFor(
  { decimal, ...settings }: ImportSettings,
  field: ImportField,
): Format<DecimalSign> {
  return settle(decimalSignOf(surveyOf(settings, field)), decimal);
}

function settle<Sign extends string>(shown: Sign | "ask" | null, chosen: Sign | null): Format<Sign> {
  const isOpen = shown === "ask";
  return { isOpen, sign: isOpen || shown === null ? chosen : shown };
}

/** Whether amounts of the file are, by their marks, their header or a column beside them, in another currency. */
export function hasForeignAmounts({ columns, surveys, isOwnExport }: ImportSettings): boolean {
  const own = surveyOf({ columns, surveys }, "dealValue");
  if (!own || isOwnExport) return false;
  const beside = surveys[currencyColumn({ columns, surveys })]?.currencies.other ?? 0;
  return own.amounts.other > 0 || own.currency !== "" || beside > 0;
}

/** The column that says the currency of the amounts; -1 if there is none. */
export function currencyColumn({ columns, surveys }: Pick<ImportSettings, "columns" | "surveys">): number {
  const isFree = (at: number) => columns[at] === null || columns[at] === "note";
  return surveys.findIndex((survey, at) => isFree(at) && isCurrencies(survey));
}

/** What the file leaves open and nobody has decided yet: an import starts only without it. */
export function undecided(settings: ImportSettings): ("dates" | "amounts")[] {
  const isUndecided = ({ isOpen, sign }: Format<string>) => isOpen && sign === null;
  const hasAmounts = isUndecided(decimalFor(settings, "dealValue"));
  const hasForeign = hasForeignAmounts(settings) && settings.otherCurrency === null;
  return [
    ...(DATE_FIELDS.some((field) => isUndecided(dateOrderFor(settings, field))) ? ["dates" as const] : []),
    ...(hasAmounts || hasForeign ? ["amounts" as const] : []),
  ];
}

function surveyOf({ columns, surveys }: Pick<ImportSettings, "columns" | "surveys">, field: ImportField) {
  return surveys[columns.indexOf(field)] ?? null;
}

/** Everything the import page can submit; the fields of "map" and "mend" are named after columns and lines. */
export const importIntentSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("map") }),
  z.object({ intent: z.literal("mend") }),
  z.object({ intent: z.literal("start"), mode: z.enum(IMPORT_MODES) }),
  z.object({ intent: z.literal("undo") }),
  z.object({ intent: z.literal("discard") }),
]);
export type ImportIntent = z.infer<typeof importIntentSchema>;

type Counts = { totalRows: number; failedRows: number };

/** What an import would do with its valid rows. */
export function forecast({ totalRows, failedRows }: Counts, found: ImportFindings, mode: ImportMode) {
  const valid = totalRows - failedRows;
  const fresh = valid - found.known - found.repeated;
  switch (mode) {
    case "create":
      return { created: valid - found.updatesOnly, updated: 0, skipped: 0, failed: found.updatesOnly };
    case "update":
      return { created: fresh, updated: found.known, skipped: found.repeated, failed: 0 };
    case "skip":
      return { created: fresh, updated: 0, skipped: found.known + found.repeated, failed: 0 };
  }
}
