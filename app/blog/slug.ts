import { foldText } from "../platform/fold-text";

const MAX_LENGTH = 80;

/**
 * A title as a slug: lower-case words in ASCII letters, joined by '-', at most 80 characters. Cuts inside a word only
 * if the first one is longer. "post" if nothing of it can be in a slug.
 */
export function slugOf(title: string): string {
  const words = foldText(title.normalize("NFKD"))
    .replaceAll("'", "")
    .match(/[a-z0-9]+/g);
  const kept: string[] = [];
  for (const word of words ?? []) {
    if ([...kept, word].join("-").length > MAX_LENGTH) break;
    kept.push(word);
  }
  return kept.join("-") || (words?.[0]?.slice(0, MAX_LENGTH) ?? "post");
}

/** Whether a title has letters that its slug lacks, as of another script. */
export function hasOtherLetters(title: string): boolean {
  return /[^\P{L}a-z]/u.test(foldText(title.normalize("NFKD")));
}

/** `base`, or `base-2`, `base-3` … if taken. */
export function freeSlug(base: string, rows: { slug: string }[]): string {
  const taken = new Set(rows.map((row) => row.slug));
  if (!taken.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}
