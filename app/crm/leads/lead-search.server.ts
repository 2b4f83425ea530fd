import { getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Db, Statement } from "../../platform/db/database.server";
import { leads } from "../tables";

/** Full-text rows, each with the rowid of its lead. Not in tables.ts: drizzle-kit knows no virtual tables. */
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
 * Brings the texts of these leads into the search; `ids` is a list in brackets. No trigger does it: whoever inserts leads
 * or changes their texts runs this afterwards, in the same batch.
 */
export function indexLeads(db: Db, ids: SQL): Statement[] {
  const columns = Object.values(texts).map(({ name }) => name);
  const rows = sql`select rowid, ${sql.raw(columns.join(", "))} from leads where id in ${ids}`;
  return [unindexLeads(db, ids), db.insert(leadsSearch).select(rows)];
}

/** Takes leads out of the search. Whoever deletes leads runs this before, in the same batch: it needs their rows. */
export function unindexLeads(db: Db, ids: SQL): Statement {
  return db.delete(leadsSearch).where(inArray(rowid, sql`(select rowid from leads where id in ${ids})`));
}

/** Whether a change of these fields needs `indexLeads`. */
export function isSearched(change: object): boolean {
  return Object.keys(texts).some((field) => field in change);
}

const MAX_WORDS = 8;
/** The search knows sequences of three characters; shorter words are looked for in these fields, row by row. */
const SHORTEST_INDEXED = 3;
const SHORT_WORD_FIELDS: readonly SearchedField[] = [
  "firstName",
  "lastName",
  "companyName",
  "businessEmail",
  "phoneNumber",
];

export function searchWords(input: string): string[] {
  return [...new Set(input.split(/\s+/).filter(Boolean))].slice(0, MAX_WORDS);
}

/** Conditions that a lead holds all the words, anywhere or in these fields, whatever the case; none without a word. */
export function holdsWords(words: string[], fields?: readonly SearchedField[]): SQL[] {
  const indexed = words.filter((word) => [...word].length >= SHORTEST_INDEXED);
  const short = words.filter((word) => !indexed.includes(word));
  const conditions: SQL[] = [];
  if (indexed.length > 0) {
    const within = fields ? `{${columnNames(fields).join(" ")}} : ` : "";
    const expression = `${within}(${searchExpression(indexed)})`;
    conditions.push(isAmong(sql`leads_search where leads_search match ${expression}`));
  }
  if (short.length > 0) {
    const columns = columnNames(SHORT_WORD_FIELDS.filter((field) => !fields || fields.includes(field)));
    const text = sql.raw(`lower(concat_ws(' ', ${columns.join(", ")}))`);
    const holds = short.map((word) => sql`instr(${text}, ${word.toLowerCase()}) > 0`);
    conditions.push(isAmong(sql`leads where ${sql.join(holds, sql` and `)}`));
  }
  return conditions;
}

/** Every word as an FTS5 string: whatever stands in it is text, never syntax. */
export function searchExpression(words: string[]): string {
  return words.map((word) => `"${word.replaceAll('"', '""')}"`).join(" AND ");
}

function isAmong(rows: SQL): SQL {
  return sql`${leads}.rowid in (select rowid from ${rows})`;
}

function columnNames(fields: readonly SearchedField[]): string[] {
  return fields.map((field) => texts[field].name);
}
