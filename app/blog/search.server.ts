import { type AnyColumn, or, type SQL, sql } from "drizzle-orm";

/** D1 binds at most 100 values; three columns with this many letters stay below. */
const MAX_LETTERS = 12;

/**
 * Whether one of the columns holds the term, in any case. SQLite's lower() knows ASCII only, so the other letters
 * of the term are lowered one by one. `instr`, because a LIKE pattern over 50 bytes is an error in D1.
 */
export function holds(term: string, columns: AnyColumn[]): SQL | undefined {
  if (term === "") return undefined;
  const needle = term.toLowerCase();
  const letters = otherLetters(needle);
  return or(...columns.map((column) => sql`instr(${lowered(column, letters)}, ${needle}) > 0`));
}

function lowered(column: AnyColumn, letters: string[]): SQL {
  return letters.reduce(
    (text, letter) => sql`replace(${text}, ${letter.toUpperCase()}, ${letter})`,
    sql`lower(${column})`,
  );
}

/** The letters beyond ASCII that have a capital of one character. */
function otherLetters(text: string): string[] {
  const letters = [...new Set(text)].filter((letter) => {
    const capital = letter.toUpperCase();
    return letter > "\u007f" && capital !== letter && [...capital].length === 1;
  });
  return letters.slice(0, MAX_LETTERS);
}
