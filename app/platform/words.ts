const COUNTRIES = new Intl.DisplayNames("en", { type: "region", fallback: "code" });

/** "US" as "United States"; a code that is none stays as it is. Browsers know other names than the server. */
export function countryName(code: string): string {
  try {
    return COUNTRIES.of(code) ?? code;
  } catch {
    return code;
  }
}

const LIST = new Intl.ListFormat("en-US", { type: "conjunction" });

/** "SEO, Direct Mail, and Legal Marketing" */
export function listWords(words: string[]): string {
  return LIST.format(words);
}

/** The beginning of a text, cut after a whole word; a single word that is longer is cut within it. */
export function cutAtWord(text: string, length: number): string {
  if (text.length <= length) return text;
  const begun = text.slice(0, length + 1).replace(/\s+\S*$/, "");
  return begun.length <= length ? begun : text.slice(0, length);
}
