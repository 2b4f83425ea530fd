import { type AnyColumn, or, type SQL, sql } from "drizzle-orm";

/** D1 binds at most 100 parameters; a list's four expressions with this many letters stay below that. */
const MAX_LETTERS = 8;

/**
 * Whether a column contains the term, ignoring case. SQLite's lower() handles ASCII only, so the term's other letters
 * are lowered one by one. Uses `instr`, because D1 rejects LIKE patterns over 50 bytes.
 */
export function contains(term: string, columns: AnyColumn[]): SQL | undefined {
  if (term === "") return undefined;
  const needle = term.toLowerCase();
  const letters = otherLetters(needle);
  return or(...columns.map((column) => sql`instr(${lowered(column, letters)}, ${needle}) > 0`));
}

/** Where a column contains the term, ignoring case, from 1; 0 if it does not. */
export function positionOf(term: string, column: AnyColumn): SQL {
  const needle = term.toLowerCase();
  return sql`instr(${lowered(column, otherLetters(needle))}, ${needle})`;
}

function lowered(column: AnyColumn, letters: string[]): SQL {
  return letters.reduce(
    (text, letter) => sql`replace(${text}, ${letter.toUpperCase()}, ${letter})`,
    sql`lower(${column})`,
  );
}

/** Non-ASCII letters with a single-character upper case. */
function otherLetters(text: string): string[] {
  const letters = [...new Set(text)].filter((letter) => {
    const capital = letter.toUpperCase();
    return letter > "\u007f" && capital !== letter && [...capital].length === 1;
  });
  return letters.slice(0, MAX_LETTERS);
}
