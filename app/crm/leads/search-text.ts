import { foldSignsSql, foldText } from "../../platform/fold-text";

/** With those of the leads that were merged into it. */
const withOthers = (column: string, other: string) =>
  `concat_ws(' ', ${column}, (select group_concat(m.${other}, ' ') from lead_merges m where m.lead_id = leads.id))`;

/** The columns of `leads` that the search index holds, by its own; its tokenizer folds case and accents. */
const INDEXED = {
  first_name: foldSignsSql("first_name"),
  last_name: foldSignsSql("last_name"),
  company_name: foldSignsSql("company_name"),
  business_email: withOthers("business_email", "email"),
  phone_number: withOthers("phone_number", "phone"),
  phone_key: withOthers("phone_key", "phone_key"),
  project_description: foldSignsSql("project_description"),
};

/** SQL of rows of the search index, in its order of columns; a condition on `leads` may follow. */
export const SEARCH_ROWS_SQL = `select rowid, ${Object.values(INDEXED).join(", ")} from leads`;

/** SQL that indexes all leads, or those of a condition that follows. */
export const INDEX_LEADS_SQL = `insert into leads_search (rowid, ${Object.keys(INDEXED).join(", ")}) ${SEARCH_ROWS_SQL}`;

const MAX_WORDS = 8;

/**
 * The words of a search, folded, each once, however they are separated: "O’Brien, Seán" has two. Control characters
 * are among the separators, because SQLite ends a text at NUL; the comma of a number is not.
 */
export function searchWords(input: string): string[] {
  const words = foldText(input).split(/(?:[\s;、，・<>]|,(?!\d)|(?<!\d),)+/u);
  return [...new Set(words.filter(Boolean))].slice(0, MAX_WORDS);
}

/** Scripts that write words and whole names without spaces, so that a word of a search may span two fields. */
const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

export function hasNoSpaces(word: string): boolean {
  return WITHOUT_SPACES.test(word);
}
