import { type AnyColumn, and, type SQL, sql } from "drizzle-orm";
import { foldSqlFor } from "../../platform/fold-text";
import { termWords } from "./search-text";

/** Whether columns of `blogs` contain every word of a term, however it is written; undefined without a term. */
export function contains(term: string, columns: AnyColumn[]): SQL | undefined {
  const text = `concat_ws(char(10), ${columns.map(({ name }) => `blogs.${name}`).join(", ")})`;
  return and(...termWords(term).map((word) => sql`instr(${sql.raw(foldSqlFor(word, text))}, ${word}) > 0`));
}
