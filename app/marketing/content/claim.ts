/**
 * A figure on a page. All figures are marketing copy: this program neither measures nor proves them, and `kind` says so
 * wherever one is used as data.
 */
export type Claim = { value: string; label: string; kind: "marketing copy" };

export function claim(value: string, label: string): Claim {
  return { value, label, kind: "marketing copy" };
}
