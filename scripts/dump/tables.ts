import { SEARCH_TEXT_SQL } from "../../app/blog/search/search-text.ts";
import { INDEX_LEADS_SQL } from "../../app/crm/leads/search-text.ts";
import { StartProblem } from "../start/problem.ts";
import type { Row } from "../start/sql.ts";
import type { D1 } from "./d1.ts";

/** `key` orders the rows: the primary key's columns, or the row id. */
export type Table = { name: string; columns: string[]; key: string[]; references: string[] };

/**
 * The full-text tables with the statements that fill them from their tables. They are not dumped: D1 exports no virtual
 * table, and what they hold is derived.
 */
export const REBUILDS: Record<string, string[]> = {
  leads_search: ["insert into leads_search (leads_search) values ('delete-all')", INDEX_LEADS_SQL],
  // The posts that say that they are indexed; searches scan the others.
  blogs_search: [
    "insert into blogs_search (blogs_search) values ('delete-all')",
    `insert into blogs_search (rowid, category, body)
      select rowid, category, ${SEARCH_TEXT_SQL}
      from blogs where search_version = version`,
  ],
};

/** Quotes a name for SQL. */
export const quoteName = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Ours: neither SQLite's nor D1's own, nor the migrations' record, nor what is rebuilt. */
const OWN = `select name as owner from pragma_table_list where schema = 'main' and type = 'table'
  and name not like 'sqlite\\_%' escape '\\' and name not like '\\_cf%' escape '\\' and name <> 'd1_migrations'`;

/** Selects the names of the migrations that the database has. */
export const MIGRATIONS = "select name from d1_migrations order by id";

/**
 * The tables, each after those that it refers to, and the full-text tables to rebuild.
 * @throws StartProblem for a full-text table that `REBUILDS` does not know
 */
export async function readTables(d1: D1): Promise<{ tables: Table[]; searches: string[] }> {
  const [listed = [], virtual = [], columns = [], references = []] = await d1.query([
    `${OWN} order by owner`,
    "select name from pragma_table_list where schema = 'main' and type = 'virtual' order by name",
    `select owner, info.name, info.pk from (${OWN}), pragma_table_info(owner) info order by info.cid`,
    `select distinct owner, "table" as name from (${OWN}), pragma_foreign_key_list(owner)`,
  ]);
  const searches = virtual.map(({ name }) => String(name));
  const unknown = searches.find((name) => !(name in REBUILDS));
  if (unknown) throw new StartProblem(`Nothing says how to rebuild the table ${unknown}.`);
  const tables = listed.map(({ owner: name }) => {
    const isOwn = ({ owner }: Row) => owner === name;
    const own = columns.filter(isOwn);
    const key = own.filter(({ pk }) => Number(pk) > 0).sort((a, b) => Number(a.pk) - Number(b.pk));
    return {
      name: String(name),
      columns: own.map(nameOf),
      key: key.length > 0 ? key.map(nameOf) : ["rowid"],
      references: references
        .filter(isOwn)
        .map(nameOf)
        .filter((other) => other !== name),
    };
  });
  return { tables: inOrder(tables), searches };
}

const nameOf = ({ name }: Row) => String(name);

/** @throws StartProblem if tables refer to each other in a circle */
function inOrder(tables: Table[]): Table[] {
  const ordered: Table[] = [];
  const left = new Set(tables);
  while (left.size > 0) {
    const ready = [...left].filter((table) =>
      table.references.every((name) => ![...left].some((other) => other.name === name)),
    );
    if (ready.length === 0) throw new StartProblem("The tables refer to each other in a circle.");
    for (const table of ready) {
      ordered.push(table);
      left.delete(table);
    }
  }
  return ordered;
}
