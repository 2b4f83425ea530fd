/**
 * A figure on a page. All figures are marketing copy: this program neither measures nor proves them, and `kind` says so
 * wherever one is used as data.
 */
export type Claim = { value: string; label: string; kind: "marketing copy" };

/** Stands under figures wherever a page shows some. */
export const RESULTS_NOTE = "Illustrative figures. Your results depend on your market.";

/** What the product or the company is, or what customers reached. */
export function claim(value: string, label: string): Claim {
  return { value, label, kind: "marketing copy" };
}
