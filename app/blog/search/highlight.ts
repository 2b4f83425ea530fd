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
