/** Signs and letters that people type in another way than texts have them; none of them has parts in Unicode. */
const SIGNS: readonly (readonly [typed: string, written: string])[] = [
  ["'", "‘’‚‛ʼʻ′´`＇"],
  ['"', "“”„‟″«»"],
  ["-", "‐‑‒–—−"],
  ["", "\u00ad\u200b"],
  ["ss", "ßẞ"],
  ["o", "øØ"],
  ["l", "łŁ"],
  ["d", "đĐðÐ"],
  ["ae", "æÆ"],
  ["oe", "œŒ"],
  ["th", "þÞ"],
  ["i", "ıİ"],
];

const TYPED = new Map(
  SIGNS.flatMap(([typed, written]) => [...written].map((sign) => [sign, typed] as const)),
);
const SIGN = new RegExp(`[${[...TYPED.keys()].join("")}]`, "gu");
const LATIN_MARKS = /(?<=\p{Script=Latin})\p{M}+/gu;

/**
 * A text as a search compares it: lower case, Latin letters without accents, straight quotes, plain hyphens, and one
 * space for any white space.
 */
export function foldText(text: string): string {
  return text
    .replace(SIGN, (sign) => TYPED.get(sign) ?? sign)
    .normalize("NFD")
    .replace(LATIN_MARKS, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/[\s\p{Cc}]+/gu, " ");
}

/** The words of a search: folded, each once, up to `limit` of the longest, as these are the rarest. */
export function searchWords(term: string, limit: number): string[] {
  const words = new Set(foldText(term).split(" ").filter(Boolean));
  return [...words].sort((a, b) => b.length - a.length).slice(0, limit);
}

/** SQL of an expression with its signs folded, for an index whose tokenizer folds case and accents. */
export function foldSignsSql(expression: string): string {
  return replaceSql(expression, [...TYPED]);
}

/** Of the nested calls that fold an expression: D1 allows a depth of 100, and what is around them has some, too. */
const MAX_CALLS = 60;

/**
 * SQL of an expression folded like a word, as far as the word's letters need it: SQLite's lower() knows ASCII only. Of
 * accents, those of European languages, the Western ones first, then those of Vietnamese.
 */
export function foldSqlFor(word: string, expression: string): string {
  const capitals = [...new Set(word)].flatMap((letter) => {
    const capital = letter.toUpperCase();
    return letter > "\u007f" && capital !== letter && [...capital].length === 1
      ? [[capital, letter] as const]
      : [];
  });
  const isNeeded = ([, typed]: readonly [string, string]) =>
    [...typed].every((letter) => word.includes(letter));
  const pairs = [...capitals.slice(0, 8), ...[...TYPED, ...ACCENTED].filter(isNeeded)];
  return replaceSql(`lower(${expression})`, pairs.slice(0, MAX_CALLS));
}

const lettersBetween = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
const ACCENTED = [
  ...lettersBetween(0xc0, 0x17f),
  ...lettersBetween(0x1a0, 0x1b0),
  ...lettersBetween(0x1ea0, 0x1ef9),
]
  .filter((letter) => !TYPED.has(letter) && foldText(letter) !== letter.toLowerCase())
  .map((letter) => [letter, foldText(letter)] as const);

function replaceSql(expression: string, pairs: (readonly [from: string, to: string])[]): string {
  const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
  return pairs.reduce((text, [from, to]) => `replace(${text}, ${quoted(from)}, ${quoted(to)})`, expression);
}

/** Where the words of a search stand in a text: starts and ends, in order and apart from each other. */
export function findWords(text: string, words: string[]): [start: number, end: number][] {
  const { folded, starts, ends } = foldWithPlaces(text);
  const found: [number, number][] = [];
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      found.push([starts[at] ?? 0, ends[at + word.length - 1] ?? text.length]);
    }
  }
  let last = 0;
  return found
    .sort(([a, b], [c, d]) => a - c || d - b)
    .filter(([start, end]) => {
      if (start < last) return false;
      last = end;
      return true;
    });
}

/** The folded text, and where each of its letters begins and ends in the text. */
function foldWithPlaces(text: string): { folded: string; starts: number[]; ends: number[] } {
  let folded = "";
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { 0: letter, index } of text.matchAll(/[\s\S]\p{M}*/gu)) {
    const piece = foldText(letter);
    for (let at = 0; at < piece.length; at += 1) {
      starts.push(index);
      ends.push(index + letter.length);
    }
    folded += piece;
  }
  return { folded, starts, ends };
}
