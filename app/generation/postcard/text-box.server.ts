import { type FontName, widthOf } from "./outlines.server";

/** All lengths are in hundredths of an inch; `leading` is a multiple of the letters' size. */
export type TextBox = { font: FontName; size: number; width: number; height: number; leading: number };

const STEP = 0.5;

/**
 * Sets a text in lines within the box: in letters of `size`, or the largest smaller ones with which it fits. Within a
 * paragraph, line breaks of the text are spaces, unless its first line is a greeting that ends with a comma.
 */
export function fitText(text: string, box: TextBox): { lines: string[]; size: number } {
  const paragraphs = text
    .split(/\n\s*\n|(?<=^[^\n]{1,30},)\n/)
    .map((paragraph) => paragraph.split(/\s+/).filter((word) => word !== ""))
    .filter((words) => words.length > 0);
  for (let size = box.size; ; size -= STEP) {
    const setIn = (width: number) => paragraphs.flatMap((words) => wrap(words, { ...box, size, width }));
    const lines = setIn(box.width);
    const isFitting = lines.length * size * box.leading <= box.height;
    if (isFitting || size <= STEP) return { lines: balance(lines, box.width, setIn), size };
  }
}

/** As many lines in the narrowest width, so that no line holds a single word. */
function balance(lines: string[], width: number, setIn: (width: number) => string[]): string[] {
  let best = lines;
  for (let narrower = width * 0.97; narrower > width / 2; narrower *= 0.97) {
    const next = setIn(narrower);
    if (next.length > lines.length) break;
    best = next;
  }
  return best;
}

type Letters = { font: FontName; size: number; width: number };

/** Lines of at most `width`; a word that is wider is broken. */
function wrap(words: string[], { font, size, width }: Letters): string[] {
  const fits = (text: string) => widthOf(text, font, size) <= width;
  const lines: string[] = [];
  for (const word of words.flatMap((whole) => breakWord(whole, fits))) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function breakWord(word: string, fits: (text: string) => boolean): string[] {
  if (fits(word)) return [word];
  const parts: string[] = [""];
  for (const letter of word) {
    const longer = `${parts.at(-1)}${letter}`;
    if (longer.length > 1 && !fits(longer)) parts.push(letter);
    else parts[parts.length - 1] = longer;
  }
  return parts;
}
