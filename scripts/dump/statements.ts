import type { Row } from "../start/sql.ts";
import { quoteName, type Table } from "./tables.ts";

/** D1 takes statements of at most 100,000 bytes; these are characters of at most 3. */
const MAX_STATEMENT = 30_000;
const PART = 20_000;

/** Selects a page of a table after the row with the key `after`; every value as an SQL literal. */
export function selectPage({ name, columns, key }: Table, after: string[] | null, limit: number): string {
  const order = key.map(quoteName).join(", ");
  const values = columns.map((column, at) => `quote(${quoteName(column)}) as c${at}`);
  const keys = key.map((column, at) => `quote(${quoteName(column)}) as k${at}`);
  const where = after ? `where (${order}) > (${after.join(", ")})` : "";
  return `select ${[...values, ...keys].join(", ")} from ${quoteName(name)} ${where} order by ${order} limit ${limit}`;
}

/** Selects the number of the table's rows, and of the characters of its first `limit`. */
export function selectSize({ name, columns, key }: Table, limit: number): string {
  const lengths = columns.map((column) => `length(quote(${quoteName(column)}))`).join(" + ");
  const order = key.map(quoteName).join(", ");
  const first = `select ${lengths} as characters from ${quoteName(name)} order by ${order} limit ${limit}`;
  return `select (select count(*) from ${quoteName(name)}) as n, coalesce(sum(characters), 0) as characters from (${first})`;
}

export const keyOf = ({ key }: Table, row: Row) => key.map((_, at) => String(row[`k${at}`]));

/**
 * Inserts the rows, many a statement. A text that is too long for one is inserted empty and appended to in parts.
 */
export function insertRows(table: Table, rows: Row[]): string[] {
  const head = `insert into ${quoteName(table.name)} (${table.columns.map(quoteName).join(", ")}) values`;
  const statements: string[] = [];
  let tuples: string[] = [];
  let length = head.length;
  const flush = () => {
    if (tuples.length > 0) statements.push(`${head} ${tuples.join(",\n")}`);
    tuples = [];
    length = head.length;
  };
  for (const row of rows) {
    const { tuple, appends } = tupleOf(table, row);
    if (length + tuple.length > MAX_STATEMENT) flush();
    tuples.push(tuple);
    length += tuple.length;
    if (appends.length > 0) {
      flush();
      statements.push(...appends);
    }
  }
  flush();
  return statements;
}

function tupleOf(table: Table, row: Row): { tuple: string; appends: string[] } {
  const literals = table.columns.map((_, at) => String(row[`c${at}`]));
  if (literals.join().length <= MAX_STATEMENT) return { tuple: `(${literals.join(", ")})`, appends: [] };
  const where = table.key.map((column, at) => `${quoteName(column)} = ${row[`k${at}`]}`).join(" and ");
  const appends: string[] = [];
  const short = literals.map((literal, at) => {
    if (literal.length <= PART || !literal.startsWith("'")) return literal;
    const column = quoteName(table.columns[at] ?? "");
    for (const part of partsOf(literal.slice(1, -1).replaceAll("''", "'"))) {
      const text = `'${part.replaceAll("'", "''")}'`;
      appends.push(`update ${quoteName(table.name)} set ${column} = ${column} || ${text} where ${where}`);
    }
    return "''";
  });
  return { tuple: `(${short.join(", ")})`, appends };
}

/** Splits between characters, never within a surrogate pair. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  for (let from = 0; from < text.length; ) {
    let to = Math.min(from + PART, text.length);
    if (/[\ud800-\udbff]/.test(text[to - 1] ?? "") && to < text.length) to += 1;
    parts.push(text.slice(from, to));
    from = to;
  }
  return parts;
}

/** The statements of a dump's file. A line of a stored text may also end in a semicolon. */
export function statementsOf(text: string): string[] {
  const statements: string[] = [];
  let begun = "";
  for (const part of text.split(";\n")) {
    begun += part;
    // Within a text, as its quotes are written twice.
    if (begun.split("'").length % 2 === 0) begun += ";\n";
    else {
      if (begun.trim() !== "") statements.push(begun);
      begun = "";
    }
  }
  return statements;
}
