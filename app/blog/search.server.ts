import { type AnyColumn, or, type SQL, sql } from "drizzle-orm";

/**
 * Whether one of the columns holds the term, in any case. SQLite's lower() knows ASCII only, so a term with other
 * letters is looked for in both of its cases. `instr`, because a LIKE pattern over 50 bytes is an error in D1.
 */
export function holds(term: string, columns: AnyColumn[]): SQL | undefined {
  if (term === "") return undefined;
  const needles = new Set([term.toLowerCase(), asciiLower(term.toUpperCase())]);
  return or(
    ...columns.flatMap((column) => [...needles].map((needle) => sql`instr(lower(${column}), ${needle}) > 0`)),
  );
}

function asciiLower(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
