const MAX_LENGTH = 80;

/**
 * A title as a slug: lower-case words joined by '-', at most 80 characters. Cuts inside a word only if the first one
 * is longer.
 */
export function slugOf(title: string): string {
  const words = title
    .normalize("NFKD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  const kept: string[] = [];
  for (const word of words ?? []) {
    if ([...kept, word].join("-").length > MAX_LENGTH) break;
    kept.push(word);
  }
  return kept.join("-") || (words?.[0]?.slice(0, MAX_LENGTH) ?? "post");
}

/** `base`, or `base-2`, `base-3` … if taken. */
export function freeSlug(base: string, rows: { slug: string }[]): string {
  const taken = new Set(rows.map((row) => row.slug));
  if (!taken.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}
