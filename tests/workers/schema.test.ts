import { env } from "cloudflare:workers";
import { Column, getTableColumns, is } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import { leads } from "../../app/crm/tables";

const modules = import.meta.glob<Record<string, unknown>>("../../app/**/tables.ts", { eager: true });
const tablesOf = (isOwn: (file: string) => boolean) =>
  Object.entries(modules)
    .filter(([file]) => isOwn(file))
    .flatMap(([, module]) => Object.values(module))
    .filter((value): value is SQLiteTable => is(value, SQLiteTable));

const isOfVisits = (file: string) => file.includes("/analytics/");
const databases = [
  { name: "DB", database: env.DB, tables: tablesOf((file) => !isOfVisits(file)) },
  { name: "ANALYTICS_DB", database: env.ANALYTICS_DB, tables: tablesOf(isOfVisits) },
];

async function names(database: D1Database, type: "table" | "index") {
  const found = await database
    .prepare(
      "select name from sqlite_master where type = ? and name not like 'sqlite_%' and name not like '_cf_%' and name not like 'd1_%' and name not glob '*_search*' and sql is not null order by name",
    )
    .bind(type)
    .all<{ name: string }>();
  return found.results.map((row) => row.name);
}

test.each(databases)("$name has exactly the declared tables", async ({ database, tables }) => {
  expect(tables.length).toBeGreaterThan(7);
  expect(await names(database, "table")).toEqual(tables.map((table) => getTableConfig(table).name).sort());
});

test.each(databases)(
  "every table of $name has exactly the declared columns, types and null rules",
  async ({ database, tables }) => {
    for (const table of tables) {
      const { name } = getTableConfig(table);
      const found = await database
        .prepare(`select name, type, "notnull", pk from pragma_table_xinfo(?)`)
        .bind(name)
        .all<{ name: string; type: string; notnull: number; pk: number }>();
      const actual = found.results.map((column) => ({
        name: column.name,
        type: column.type.toLowerCase(),
        required: column.notnull === 1 || column.pk > 0,
      }));
      const keys = getTableConfig(table).primaryKeys.flatMap((key) =>
        key.columns.map((column) => column.name),
      );
      const declared = Object.values(getTableColumns(table)).map((column) => ({
        name: column.name,
        type: column.getSQLType(),
        required: column.notNull || column.primary || keys.includes(column.name),
      }));
      expect(sortByName(actual), name).toEqual(sortByName(declared));
    }
  },
);

test.each(databases)("every declared index exists in $name, and no other", async ({ database, tables }) => {
  const declared = tables.flatMap((table) => {
    const config = getTableConfig(table);
    const uniques = Object.values(getTableColumns(table))
      .filter((column) => column.isUnique)
      .map((column) => column.uniqueName ?? "");
    return [...config.indexes.map((index) => index.config.name), ...uniques];
  });
  expect(await names(database, "index")).toEqual(declared.sort());
});

test.each(databases)("every index of $name has its declared columns", async ({ database, tables }) => {
  for (const { config } of tables.flatMap((table) => getTableConfig(table).indexes)) {
    const found = await database
      .prepare("select name from pragma_index_xinfo(?) where key = 1 order by seqno")
      .bind(config.name)
      .all<{ name: string | null }>();
    const columns = found.results.map(({ name }) => name);
    // A declared expression may be a column with a collation.
    const declared = config.columns.map((column, at) => (is(column, Column) ? column.name : columns[at]));
    expect(columns, `${config.name}: is there a migration for it?`).toEqual(declared);
  }
});

test("leads have at most 10 indexes and one of those with tags alone, and no database has a trigger", async () => {
  const { indexes } = getTableConfig(leads);
  const ofAll = indexes.filter(({ config }) => config.name !== "leads_tags_idx");
  expect(ofAll.length).toBeLessThanOrEqual(10);
  for (const { database } of databases) {
    const triggers = await database.prepare("select name from sqlite_master where type = 'trigger'").all();
    expect(triggers.results).toEqual([]);
  }
});

function sortByName<Row extends { name: string }>(rows: Row[]): Row[] {
  return [...rows].sort((a, b) => a.name.localeCompare(b.name));
}
