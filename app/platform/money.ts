const DOLLARS = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  minimumFractionDigits: 0,
});
const DOLLARS_AND_CENTS = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** Integer cents as US dollars: "$24,000", with the cents only when there are any: "$24,000.50". */
export function formatUsd(cents: number): string {
  return (cents % 100 === 0 ? DOLLARS : DOLLARS_AND_CENTS).format(cents / 100);
}

/** Digits with an optional point and fraction; commas may group thousands, a dollar sign may stand before. */
const DECIMAL = /^\$?\s*(\d+|\d{1,3}(?:,\d{3})+)?(?:\.(\d*))?$/;
/** 100 billion dollars: far below the integers that the database and JavaScript both hold exactly. */
export const MAX_CENTS = 10_000_000_000_000;

/**
 * A decimal dollar amount of at least 0 as integer cents, rounded half up at the cent, without binary fractions.
 * Null when it is not such a number or above `MAX_CENTS`.
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

/** Integer cents as the text of an input: "24000" or "24000.50". */
export function decimalUsd(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}
