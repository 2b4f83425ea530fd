import { and, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Db, Statement } from "../../platform/db/database.server";
import { foldSqlFor } from "../../platform/fold-text";
import { leads } from "../tables";
import { phoneKeyParts } from "./lead";
import { hasNoSpaces, SEARCH_ROWS_SQL, searchWords } from "./search-text";

/**
 * The full-text table; its rowids are those of the leads. Not in tables.ts, because drizzle-kit does not support
 * virtual tables.
 */
const leadsSearch = sqliteTable("leads_search", {
  rowid: integer("rowid"),
  firstName: text("first_name"),
  lastName: text("last_name"),
  companyName: text("company_name"),
  businessEmail: text("business_email"),
  phoneNumber: text("phone_number"),
  phoneKey: text("phone_key"),
  projectDescription: text("project_description"),
});
const { rowid, ...texts } = getTableColumns(leadsSearch);
type SearchedField = keyof typeof texts;

/**
 * Indexes the searchable texts of these leads; `ids` is a parenthesized list. There is no trigger: call this after
 * changing their texts, in the same batch.
 */
export function indexLeads(db: Db, ids: SQL): Statement[] {
  return [unindexLeads(db, ids), indexNewLeads(db, ids)];
}

/** The same for leads that the batch has just inserted. */
export function indexNewLeads(db: Db, ids: SQL): Statement {
  return db.insert(leadsSearch).select(sql`${sql.raw(SEARCH_ROWS_SQL)} where id in ${ids}`);
}

/** Removes leads from the index. Call this before deleting leads, in the same batch, because it reads their rows. */
export function unindexLeads(db: Db, ids: SQL): Statement {
  return db.delete(leadsSearch).where(inArray(rowid, sql`(select rowid from leads where id in ${ids})`));
}

/** Whether a change to these fields requires `indexLeads`. */
export function affectsSearch(change: object): boolean {
  return Object.keys(texts).some((field) => field in change);
}

/** The index stores trigrams; shorter words, and whole names without spaces, are matched by scanning these fields. */
const SHORTEST_INDEXED = 3;
const SHORT_WORD_FIELDS: readonly SearchedField[] = [
  "firstName",
  "lastName",
  "companyName",
  "businessEmail",
  "phoneNumber",
];

type MatchOptions = {
  /** Default: all. */
  fields?: readonly SearchedField[];
  /** SQLite walks the query's own index and tests each lead, instead of looking up every match. */
  walk?: boolean;
};

/**
 * Conditions for leads that contain every word of a search, in any order and however it is written, or whose phone
 * number is the search; none for an empty one.
 */
export function matchesSearch(search: string, options: MatchOptions = {}): SQL[] {
  const holdsWords = matchesWords(searchWords(search), options);
  const parts = phoneKeyParts(search);
  if (parts.length === 0) return holdsWords;
  const expression = `phone_key : (${parts.map(quoted).join(" OR ")})`;
  const hasPhone = isAmong(sql`leads_search where leads_search match ${expression}`, options.walk);
  return [sql`(${and(...holdsWords)} or ${hasPhone})`];
}

/** The same for words of `searchWords`. */
export function matchesWords(words: string[], { fields, walk }: MatchOptions = {}): SQL[] {
  const scanned = words.filter((word) => [...word].length < SHORTEST_INDEXED || hasNoSpaces(word));
  const indexed = words.filter((word) => !scanned.includes(word));
  const conditions: SQL[] = [];
  if (indexed.length > 0) {
    const within = fields ? `{${columnNames(fields).join(" ")}} : ` : "";
    const expression = `${within}(${searchExpression(indexed)})`;
    conditions.push(isAmong(sql`leads_search where leads_search match ${expression}`, walk));
  }
  if (scanned.length > 0) {
    const written = scanned.map((word, at) => `${scannedText(word, fields)} as written${at}`);
    const texts = scanned.map((word, at) => `${foldedSql(word, `written${at}`)} as text${at}`);
    const holds = scanned.map((word, at) => sql`instr(${sql.raw(`text${at}`)}, ${word}) > 0`);
    // D1 limits the depth of an expression, to which a subquery in FROM does not add. The inner one has a limit, or
    // SQLite would put each text together once for every time that it is named.
    const rows = `select rowid, ${written.join(", ")} from leads limit -1`;
    const folded = sql.raw(`(select rowid, ${texts.join(", ")} from (${rows}))`);
    conditions.push(isAmong(sql`${folded} where ${sql.join(holds, sql` and `)}`, walk));
  }
  return conditions;
}

/** The texts of a lead that are scanned for a word. */
function scannedText(word: string, fields: readonly SearchedField[] | undefined): string {
  const columns = columnNames(SHORT_WORD_FIELDS.filter((field) => !fields || fields.includes(field)));
  if (hasNoSpaces(word)) {
    columns.push("last_name || first_name", "first_name || last_name");
    if (!fields) columns.push("project_description");
  }
  return `concat_ws(' ', ${columns.join(", ")})`;
}

/** Only a text with more bytes than letters is folded, since that takes many calls; lower() knows those of ASCII. */
function foldedSql(word: string, text: string): string {
  return `iif(octet_length(${text}) = length(${text}), lower(${text}), ${foldSqlFor(word, text)})`;
}

/** Quotes each word as an FTS5 string, so that none is parsed as syntax. */
export function searchExpression(words: string[]): string {
  return words.map(quoted).join(" AND ");
}

/** A text as a string of FTS5, which finds it anywhere. */
export function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

function isAmong(rows: SQL, walk = false): SQL {
  return sql`${walk ? sql.raw("+") : sql.empty()}${leads}.rowid in (select rowid from ${rows})`;
}

function columnNames(fields: readonly SearchedField[]): string[] {
  return fields.map((field) => texts[field].name);
}
