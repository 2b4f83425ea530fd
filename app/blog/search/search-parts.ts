/** A term up to this long is looked up whole: its trigrams next to one another. */
const WHOLE = 16;
const PART = 8;
/** By how often they occur in English texts. */
const COMMON_FIRST = " etaoinshrdlucmfwypvbgkjqxz";

/**
 * Whether only parts of a term are looked up in the index, so that what is found has to be compared with the whole
 * term. Looking up two rare parts of a sentence costs a fraction of looking up all its trigrams.
 */
export function isSearchedInParts(term: string): boolean {
  return [...term].length > WHOLE;
}

/** The parts of a term, of three letters or more, to look up in the index: itself, or its two rarest parts. */
export function searchParts(term: string): string[] {
  const letters = [...term];
  if (!isSearchedInParts(term)) return [term];
  const rarity = letters.map((letter) => rarityOf(letter));
  const starts = letters.slice(0, letters.length - PART + 1).map((_, at) => at);
  const weight = (start: number) => rarity.slice(start, start + PART).reduce((sum, one) => sum + one, 0);
  const rarest = (from: number[]) => from.reduce((best, at) => (weight(at) > weight(best) ? at : best));
  const first = rarest(starts);
  const textAt = (start: number) => letters.slice(start, start + PART).join("");
  const apart = starts.filter((start) => Math.abs(start - first) >= PART && textAt(start) !== textAt(first));
  return apart.length > 0 ? [textAt(first), textAt(rarest(apart))] : [textAt(first)];
}

function rarityOf(letter: string): number {
  const at = COMMON_FIRST.indexOf(letter.toLowerCase());
  return at < 0 ? COMMON_FIRST.length : at;
}

/** A piece of a text; `hit` if it is the searched term. */
export type Piece = { text: string; hit: boolean };

/** Splits a text at the places where a search term stands, ignoring case. */
export function highlight(text: string, term: string): Piece[] {
  if (term === "") return [{ text, hit: false }];
  // In the pattern every character of the term is literal.
  const pattern = new RegExp(`(${term.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")})`, "giu");
  return text
    .split(pattern)
    .map((piece, at) => ({ text: piece, hit: at % 2 === 1 }))
    .filter((piece) => piece.text !== "");
}
