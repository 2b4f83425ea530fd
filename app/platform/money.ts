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

/** Digits with an optional fraction, thousands separators and leading dollar sign. */
const DECIMAL = /^\$?\s*(\d+|\d{1,3}(?:,\d{3})+)?(?:\.(\d*))?$/;
/** 100 billion dollars: well within the integers that SQLite and JavaScript represent exactly. */
export const MAX_CENTS = 10_000_000_000_000;

/**
 * Parses a dollar amount of at least 0 into integer cents, rounded half up, without floating-point arithmetic. Null
 * if it is not one or exceeds `MAX_CENTS`.
 */
export function parseUsd(text: string): number | null {
  const match = DECIMAL.exec(text.trim());
  const [, whole = "", fraction = ""] = match ?? [];
  if (!match || (whole === "" && fraction === "")) return null;
  const digits = fraction.padEnd(3, "0");
  const cents =
    Number(whole.replaceAll(",", "")) * 100 + Number(digits.slice(0, 2)) + (Number(digits[2]) >= 5 ? 1 : 0);
  return cents <= MAX_CENTS ? cents : null;
}

/** Integer cents as an input's value: "24000" or "24000.50". */
export function decimalUsd(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}
