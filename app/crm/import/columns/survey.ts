import { z } from "zod";
import { cleanEmail, isEmail } from "../../../platform/http/forms/email-field";
import { currencyOf, type DecimalSign, foreignMark, isForeign, readAmount } from "../../../platform/money";
import { plainWords } from "../values/choices";
import { type DateOrder, orderShownBy } from "../values/dates";

/** What the cells of a column show, whichever field it becomes. */
export const columnSurvey = z.object({
  filled: z.number(),
  emails: z.number(),
  phones: z.number(),
  /** Cells with a first, last or whole name of which the row's email has a part. */
  names: z
    .object({ first: z.number(), last: z.number(), whole: z.number() })
    .default({ first: 0, last: 0, whole: 0 }),
  /** Cells that show which comes first in a date, day or month, and cells that could be either. */
  dates: z.object({ day: z.number(), month: z.number(), ask: z.number() }),
  /**
   * The same of the decimal sign of amounts: `ask` of "1.500", `thousands` of "4,000", which beside "12,50" is either.
   * And amounts in another currency than the dollar.
   */
  amounts: z.object({
    point: z.number(),
    comma: z.number(),
    ask: z.number(),
    thousands: z.number().default(0),
    other: z.number().default(0),
  }),
  /** The currency in the header, "" if it names none; cells that are only a currency, and of these other ones. */
  currency: z.string().default(""),
  currencies: z.object({ all: z.number(), other: z.number() }).default({ all: 0, other: 0 }),
  /** The different values, the most frequent first; null if there are many, as in a column of names. */
  values: z.array(z.object({ text: z.string(), count: z.number() })).nullable(),
});
export type ColumnSurvey = z.infer<typeof columnSurvey>;

const SHARE = 0.6;
const MAX_VALUES = 40;
const MAX_VALUE_CHARACTERS = 80;
const PHONE = /^\+?[\d\s().\-/]{7,24}(?:\s*(?:x|ext\.?)\s*\d{1,6})?$/i;
const HAS_PHONE_SIGNS = /^[+(0]|\d[\s.\-)/]+\d/;
/** So many cells of a column tell whether they are emails or phone numbers. */
const LOOKED_AT = 500;
const HAS_DATE_SIGNS = /\d\s?[-/]\s?\d{1,2}\s?[-/]/;
const HAS_AMOUNT_SIGNS = /\d[.,]\d/;

/** Counts what the cells of each column show; `add` takes one row. */
export function createSurvey(header: string[]) {
  const surveys = header.map(newColumn);
  let rows = 0;
  return {
    add(cells: string[]): void {
      rows += 1;
      const mailbox = rows <= LOOKED_AT ? mailboxOf(cells) : "";
      for (const [at, survey] of surveys.entries()) {
        const text = (cells[at] ?? "").trim();
        addCell(survey, text);
        const part = mailbox && namePartOf(text, mailbox);
        if (part) survey.names[part] += 1;
      }
    },
    columns: (): ColumnSurvey[] =>
      surveys.map(({ values, ...rest }) => ({ ...rest, values: values && mostFrequent(values) })),
  };
}

type Counting = Omit<ColumnSurvey, "values"> & { values: Map<string, number> | null };

function newColumn(header: string): Counting {
  return {
    ...{ filled: 0, emails: 0, phones: 0 },
    names: { first: 0, last: 0, whole: 0 },
    dates: { day: 0, month: 0, ask: 0 },
    amounts: { point: 0, comma: 0, ask: 0, thousands: 0, other: 0 },
    currency:
      header
        .split(/[\s()[\]_/-]+/)
        .map(currencyOf)
        .find(isForeign) ?? "",
    currencies: { all: 0, other: 0 },
    values: new Map(),
  };
}

function addCell(survey: Counting, text: string): void {
  if (text === "") return;
  survey.filled += 1;
  countValue(survey, text);
  if (text.length > MAX_VALUE_CHARACTERS) return;
  if (survey.filled <= LOOKED_AT) {
    if (isEmail(text)) survey.emails += 1;
    else if (PHONE.test(text) && HAS_PHONE_SIGNS.test(text)) survey.phones += 1;
  }
  const order = HAS_DATE_SIGNS.test(text) ? orderShownBy(text) : null;
  if (order) survey.dates[order] += 1;
  countCurrency(survey, text);
  const sign = HAS_AMOUNT_SIGNS.test(text) ? signOf(text) : null;
  if (sign) survey.amounts[sign] += 1;
}

function countCurrency({ amounts, currencies }: Counting, text: string): void {
  const currency = currencyOf(text);
  if (currency) currencies.all += 1;
  if (isForeign(currency)) currencies.other += 1;
  if (/\d/.test(text) && foreignMark(text) && readAmount(text, null) !== null) amounts.other += 1;
}

/** Whether a column says the currency of the amounts in another one. */
export function isCurrencies({ filled, currencies }: ColumnSurvey): boolean {
  return currencies.all > 0 && currencies.all / filled >= SHARE;
}

/** The part before the @ of a row's first email, as letters; empty if it has none. */
function mailboxOf(cells: string[]): string {
  const email = cleanEmail(cells.find(isEmail) ?? "");
  return plainWords(email.slice(0, email.lastIndexOf("@"))).replaceAll(" ", "");
}

/** Which part of a person's name a cell is, by the mailbox: "Jane" or "Doe" of jane.doe, "Jane Doe" also of jdoe. */
function namePartOf(text: string, mailbox: string): "first" | "last" | "whole" | null {
  if (text.length > MAX_VALUE_CHARACTERS || /[\d@]/.test(text)) return null;
  const words = plainWords(text).split(" ");
  const [first = "", last = ""] = [words[0], words.at(-1)];
  if (first.length < 2 || last.length < 2 || words.length > 4) return null;
  if (words.length === 1) return mailbox.startsWith(first) ? "first" : mailbox.includes(last) ? "last" : null;
  const rest = mailbox.startsWith(first) ? mailbox.slice(first.length) : null;
  const isFirst = rest !== null && (rest === "" || rest.startsWith(last.charAt(0)));
  return isFirst || (mailbox.endsWith(last) && mailbox.startsWith(first.charAt(0))) ? "whole" : null;
}

/** Whether the mailboxes of most rows have a part of this column's names, in two rows at least. */
export function isNames({ filled, names }: ColumnSurvey, part: "first" | "last" | "whole"): boolean {
  return names[part] > 1 && names[part] / Math.min(filled, LOOKED_AT) >= SHARE;
}

/** Whether most cells of a column are emails, or phone numbers. */
export function isFullOf({ filled, ...survey }: ColumnSurvey, what: "emails" | "phones"): boolean {
  return filled > 0 && survey[what] / Math.min(filled, LOOKED_AT) >= SHARE;
}

function countValue(survey: Counting, text: string): void {
  if (!survey.values) return;
  survey.values.set(text, (survey.values.get(text) ?? 0) + 1);
  if (survey.values.size > MAX_VALUES || text.length > MAX_VALUE_CHARACTERS) survey.values = null;
}

function mostFrequent(values: Map<string, number>): { text: string; count: number }[] {
  return [...values]
    .map(([text, count]) => ({ text, count }))
    .sort((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1));
}

/** Which decimal sign an amount proves; "ask" if it could be a thousand with a point, "thousands" if with a comma. */
function signOf(text: string): "point" | "comma" | "ask" | "thousands" | null {
  const read = readAmount(text, null);
  if (typeof read !== "number") return read === "ask" ? "ask" : null;
  const signs = text.replace(/[^.,]/g, "");
  const last = signs.at(-1);
  if (signs.length > 1 && signs.startsWith(last ?? "")) return last === "." ? "comma" : "point";
  if (last === ".") return "point";
  return signs.length > 1 || typeof readAmount(text, ".") !== "number" ? "comma" : "thousands";
}

/** The order of a column's dates, if its cells agree on one; "ask" if some could be either; null if none could. */
export function dateOrderOf(survey: ColumnSurvey | null): DateOrder | "ask" | null {
  if (!survey) return null;
  const { dates } = survey;
  if (dates.day > 0 && dates.month === 0) return "day";
  if (dates.month > 0 && dates.day === 0) return "month";
  return dates.ask > 0 ? "ask" : null;
}

/** The decimal sign of a column's amounts, by the same rule. */
export function decimalSignOf(survey: ColumnSurvey | null): DecimalSign | "ask" | null {
  if (!survey) return null;
  const { amounts } = survey;
  if (amounts.point > 0 && amounts.comma === 0) return ".";
  if (amounts.comma > 0 && amounts.point === 0) return isCommaOpen(survey) ? "ask" : ",";
  return amounts.ask > 0 ? "ask" : null;
}

/** Some amounts have a comma of cents, others one that could be of a thousand. */
export function isCommaOpen({ amounts }: ColumnSurvey): boolean {
  return amounts.comma > 0 && amounts.point === 0 && amounts.thousands > 0;
}
