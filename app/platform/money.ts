const DOLLARS = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  minimumFractionDigits: 0,
});
const WHOLE_DOLLARS = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});
const DOLLARS_AND_CENTS = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** Integer cents as US dollars: "$24,000", or with cents "$24,000.50". */
export function formatUsd(cents: number): string {
  return (cents % 100 === 0 ? DOLLARS : DOLLARS_AND_CENTS).format(cents / 100);
}

/** Cents as whole dollars, rounded: "$24,000". */
export function formatWholeUsd(cents: number): string {
  return WHOLE_DOLLARS.format(cents / 100);
}

/** Cents, also parts of one, as dollars with two decimal places: "$24,000.00". */
export function formatUsdAndCents(cents: number): string {
  return DOLLARS_AND_CENTS.format(cents / 100);
}

/** 100 billion dollars: well within the integers that SQLite and JavaScript represent exactly. */
export const MAX_CENTS = 10_000_000_000_000;

const CURRENCY =
  /^(?:(?:[A-Z]{1,3}(?=\$))?\p{Sc}|[A-Z]{3})\s*|\s*(?:(?:[A-Z]{1,3}(?=\$))?\p{Sc}|[A-Z]{3})$/giu;
/** The same anywhere in a text. */
const MARK = /(?:[A-Z]{1,3}(?=\$))?\p{Sc}|(?<![A-Z])[A-Z]{3}(?![A-Z])/giu;
const OWN_MARKS = ["$", "US$", "USD"];
const CODES =
  /^(?:USD|EUR|GBP|CHF|JPY|CNY|CAD|AUD|NZD|SEK|NOK|DKK|ISK|PLN|CZK|HUF|RON|BGN|TRY|INR|BRL|MXN|ZAR|SGD|HKD|KRW|ILS|AED|THB)$/i;

/** The first mark of a currency other than the dollar in an amount: "€" or "CHF"; null if it has none. */
export function foreignMark(text: string): string | null {
  const marks = [...text.matchAll(MARK)].map(([mark]) => mark.toUpperCase());
  return marks.find((mark) => !OWN_MARKS.includes(mark)) ?? null;
}

/** The currency that a text names and says nothing else, as a code or a sign; null if it does not. */
export function currencyOf(text: string): string | null {
  const bare = text.trim();
  return CODES.test(bare) || /^(?:[A-Z]{1,3}(?=\$))?\p{Sc}$/iu.test(bare) ? bare.toUpperCase() : null;
}

/** Whether it is not the dollar, in which all amounts are stored. */
export const isForeign = (currency: string | null) => currency !== null && !OWN_MARKS.includes(currency);

/** Places that a letter after the digits moves the decimal point: 8k, 1.5M. */
const ZEROS: Record<string, number> = { k: 3, m: 6 };
const NEGATIVE = /^\(.*\)$|^[-−–]|-$/;
/** Thousands apart by spaces or apostrophes. */
const SPACED = /^\d{1,3}(?:[\s'’]\d{3})+(?=[.,]|$)/;

export type DecimalSign = "." | ",";

/**
 * Reads an amount as people and programs write it, with a currency, in integer cents, rounded half up, without
 * floating-point arithmetic. `decimal` is the decimal sign, if it is known. "ask" if the amount can be a thousand or
 * a fraction, "negative" if it is below 0, null if it is no amount or exceeds `MAX_CENTS`.
 */
export function readAmount(text: string, decimal: DecimalSign | null): number | "ask" | "negative" | null {
  const bare = text
    .trim()
    .replace(CURRENCY, "")
    .replace(/^([-−–])\s*/, "$1");
  if (NEGATIVE.test(bare))
    return readAmount(bare.replace(/[()−–-]/g, ""), decimal) === null ? null : "negative";
  const [, number = "", times = ""] = /^(.*?)(?:\s?([km]))?$/i.exec(bare.replace(CURRENCY, "")) ?? [];
  const digits = number.replace(SPACED, (whole) => whole.replace(/\D/g, ""));
  const sign = decimalSignOf(digits, decimal);
  if (sign === "ask" || sign === null) return sign;
  return toCents(
    digits.replaceAll(sign === "." ? "," : ".", "").replace(",", "."),
    ZEROS[times.toLowerCase()] ?? 0,
  );
}

/** The decimal sign that an amount proves or allows; null if its signs fit no number. */
function decimalSignOf(digits: string, decimal: DecimalSign | null): DecimalSign | "ask" | null {
  const signs = digits.replace(/\d/g, "");
  const [first = ""] = signs;
  if (!/^[.,]*$/.test(signs)) return null;
  if (signs === "") return ".";
  const last: DecimalSign = signs.at(-1) === "." ? "." : ",";
  const other: DecimalSign = last === "." ? "," : ".";
  if (first !== last) return isGrouped(digits.slice(0, digits.lastIndexOf(last)), other) ? last : null;
  if (signs.length > 1) return decimal !== last && isGrouped(digits, last) ? other : null;
  if (decimal === last) return last;
  if (decimal !== null) return isGrouped(digits, last) ? other : null;
  if (!isGrouped(digits, last)) return last;
  return last === "," ? other : "ask";
}

function isGrouped(digits: string, sign: DecimalSign): boolean {
  return (sign === "," ? /^[1-9]\d{0,2}(?:,\d{3})+$/ : /^[1-9]\d{0,2}(?:\.\d{3})+$/).test(digits);
}

/** `shift`: by how many places the decimal point moves to the right. */
function toCents(decimal: string, shift: number): number | null {
  const [, whole = "", fraction = ""] = /^(\d*)(?:\.(\d*))?$/.exec(decimal) ?? [];
  if (whole === "" && fraction === "") return null;
  const places = fraction.padEnd(shift + 3, "0");
  const dollars = Number(whole + places.slice(0, shift));
  const cents = Number(places.slice(shift, shift + 2)) + (Number(places[shift + 2]) >= 5 ? 1 : 0);
  const sum = dollars * 100 + cents;
  return sum <= MAX_CENTS ? sum : null;
}

/**
 * Parses a dollar amount of at least 0 as typed in a form, with a decimal point, into integer cents. Null if it is
 * not one, exceeds `MAX_CENTS`, is in another currency, or may be a thousand with a point (`amountProblem`).
 */
export function parseUsd(text: string): number | null {
  const cents = readAmount(text, ".");
  return typeof cents === "number" && amountProblem(text) === null ? cents : null;
}

/** What to say about an amount in another currency, or one that can be read in two ways; null for any other text. */
export function amountProblem(text: string): string | null {
  const read = readAmount(text, null);
  if (read !== null && foreignMark(text) !== null)
    return `${text.trim()} is in another currency: enter the amount in US dollars`;
  if (read !== "ask") return null;
  const [thousands, cents] = [readAmount(text, ","), readAmount(text, ".")];
  return `${text.trim()} can be a thousand or a fraction: write ${decimalUsd(Number(thousands))} or ${decimalUsd(Number(cents))}`;
}

/** Integer cents as an input's value: "24000" or "24000.50". */
export function decimalUsd(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}
