const MAX_LENGTH = 80;

/** The address part of a title: lower-case words joined by '-', at most 80 characters, cut inside a word only when the first is longer. */
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
