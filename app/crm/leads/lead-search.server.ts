import { getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Db, Statement } from "../../platform/db/database.server";
import { leads } from "../tables";

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
  const columns = Object.values(texts).map(({ name }) => name);
  const rows = sql`select rowid, ${sql.raw(columns.join(", "))} from leads where id in ${ids}`;
  return db.insert(leadsSearch).select(rows);
}

/** Removes leads from the index. Call this before deleting leads, in the same batch, because it reads their rows. */
export function unindexLeads(db: Db, ids: SQL): Statement {
  return db.delete(leadsSearch).where(inArray(rowid, sql`(select rowid from leads where id in ${ids})`));
}

/** Whether a change to these fields requires `indexLeads`. */
export function affectsSearch(change: object): boolean {
  return Object.keys(texts).some((field) => field in change);
}

const MAX_WORDS = 8;
/** The index stores trigrams; shorter words are matched by scanning these fields. */
const SHORTEST_INDEXED = 3;
const SHORT_WORD_FIELDS: readonly SearchedField[] = [
  "firstName",
  "lastName",
  "companyName",
  "businessEmail",
  "phoneNumber",
];

/** Control characters also separate words: SQLite ends a text at NUL. */
export function searchWords(input: string): string[] {
  return [...new Set(input.split(/[\s\p{Cc}]+/u).filter(Boolean))].slice(0, MAX_WORDS);
}

type MatchOptions = {
  /** Default: all. */
  fields?: readonly SearchedField[];
  /** SQLite walks the query's own index and tests each lead, instead of looking up every match. */
  walk?: boolean;
};

/** Conditions for leads that contain every word, ignoring case; none if there are no words. */
export function matchesWords(words: string[], { fields, walk = false }: MatchOptions = {}): SQL[] {
  const indexed = words.filter((word) => [...word].length >= SHORTEST_INDEXED);
  const short = words.filter((word) => !indexed.includes(word));
  const conditions: SQL[] = [];
  if (indexed.length > 0) {
    const within = fields ? `{${columnNames(fields).join(" ")}} : ` : "";
    const expression = `${within}(${searchExpression(indexed)})`;
    conditions.push(isAmong(sql`leads_search where leads_search match ${expression}`, walk));
  }
  if (short.length > 0) {
    const columns = columnNames(SHORT_WORD_FIELDS.filter((field) => !fields || fields.includes(field)));
    const text = sql.raw(`lower(concat_ws(' ', ${columns.join(", ")}))`);
    const holds = short.map((word) => sql`instr(${text}, ${word.toLowerCase()}) > 0`);
    conditions.push(isAmong(sql`leads where ${sql.join(holds, sql` and `)}`, walk));
  }
  return conditions;
}

/** Quotes each word as an FTS5 string, so that none is parsed as syntax. */
export function searchExpression(words: string[]): string {
  return words.map((word) => `"${word.replaceAll('"', '""')}"`).join(" AND ");
}

function isAmong(rows: SQL, walk: boolean): SQL {
  return sql`${walk ? sql.raw("+") : sql.empty()}${leads}.rowid in (select rowid from ${rows})`;
}

function columnNames(fields: readonly SearchedField[]): string[] {
  return fields.map((field) => texts[field].name);
}
