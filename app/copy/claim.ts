/**
 * A figure on a page. All figures are marketing copy: this program neither measures nor proves them, and `kind` says so
 * wherever one is used as data.
 */
export type Claim = { value: string; label: string; kind: "marketing copy"; isResult: boolean };

/** Stands under figures that are results, wherever a page shows some. */
export const RESULTS_NOTE = "Illustrative figures. Your results depend on your market.";

/** What the product or the company is: channels, partners, hours. */
export function claim(value: string, label: string): Claim {
  return { value, label, kind: "marketing copy", isResult: false };
}

/** What customers reached. A page says of these that nobody else is promised the same. */
export function result(value: string, label: string): Claim {
  return { ...claim(value, label), isResult: true };
}
