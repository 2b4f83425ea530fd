/**
 * A figure on a page. All of them are marketing copy: nothing in this program measures or proves them,
 * and the mark says so wherever the figure is used as data.
 */
export type Claim = { value: string; label: string; kind: "marketing copy" };

export function claim(value: string, label: string): Claim {
  return { value, label, kind: "marketing copy" };
}
