import { findWords, foldSignsSql, foldText, searchWords } from "../../platform/fold-text";
import { cutAtWord } from "../../platform/words";
import { proseText } from "../markup/text";

/** More words of a search than these are not looked up. */
const MAX_WORDS = 8;
/** Of a word. Each letter costs a lookup, and nobody needs more to find an article. */
const MAX_LETTERS = 40;
const EXCERPT_BEFORE = 80;
const EXCERPT_LENGTH = 240;

/**
 * SQL of what the index holds of a post. Line breaks around the texts, so that the first and last two letters are also
 * part of a trigram.
 */
export const SEARCH_TEXT_SQL = foldSignsSql(
  "char(10) || concat_ws(char(10), title, meta_description, content) || char(10)",
);

/** The words that a post must hold, in any order, the longest first. A single letter beside longer words is none. */
export function termWords(term: string): string[] {
  const words = searchWords(term, MAX_WORDS).map((word) => [...word].slice(0, MAX_LETTERS).join(""));
  const long = words.filter((word) => [...word].length > 1);
  return long.length > 0 ? long : words.slice(0, 1);
}

/** A piece of a text; `hit` if it is a searched word. */
export type Piece = { text: string; hit: boolean };

/** Splits a text at the places where words of the term stand, however either is written; neighbours are one hit. */
export function highlight(text: string, term: string): Piece[] {
  const hits: [start: number, end: number][] = [];
  for (const [start, end] of findWords(text, termWords(term))) {
    const last = hits.at(-1);
    if (last && /^\s*$/.test(text.slice(last[1], start))) last[1] = end;
    else hits.push([start, end]);
  }
  const pieces: Piece[] = [];
  let at = 0;
  for (const [start, end] of hits) {
    pieces.push({ text: text.slice(at, start), hit: false }, { text: text.slice(start, end), hit: true });
    at = end;
  }
  return [...pieces, { text: text.slice(at), hit: false }].filter((piece) => piece.text !== "");
}

/**
 * The text around the words of a term, from the line of the content that holds most of them; its beginning, where only
 * the title holds them. Empty without a term.
 */
export function excerptAround(content: string, term: string): Piece[] {
  const words = termWords(term);
  let best = { line: "", held: 0 };
  for (const line of proseText(content).split(/\s*\n\s*/)) {
    const folded = foldText(line);
    const held = words.filter((word) => folded.includes(word)).length;
    if (held > best.held) best = { line, held };
  }
  const [first] = findWords(best.line, words);
  if (!first) return words.length > 0 ? highlight(opening(content), term) : [];
  const from = Math.max(0, first[0] - EXCERPT_BEFORE);
  const piece = best.line.slice(from, from + EXCERPT_LENGTH);
  const begun = from > 0 ? piece.replace(/^\S*\s+/, "… ") : piece;
  const isCut = from + EXCERPT_LENGTH < best.line.length;
  return highlight(isCut ? begun.replace(/\s+\S*$/, " …") : begun, term);
}

function opening(content: string): string {
  const text = proseText(content).trim().replace(/\s+/g, " ");
  return text.length > EXCERPT_LENGTH ? `${cutAtWord(text, EXCERPT_LENGTH)} …` : text;
}
