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
