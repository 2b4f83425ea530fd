import { env } from "cloudflare:workers";
import { getTableColumns, is } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";

const modules = import.meta.glob<Record<string, unknown>>("../../app/**/tables.ts", { eager: true });
const tables = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((value): value is SQLiteTable => is(value, SQLiteTable));

async function names(type: "table" | "index") {
  const found = await env.DB.prepare(
    "select name from sqlite_master where type = ? and name not like 'sqlite_%' and name not like '_cf_%' and name not like 'd1_%' and name not like 'leads_search%' and sql is not null order by name",
  )
    .bind(type)
    .all<{ name: string }>();
  return found.results.map((row) => row.name);
}

test("the migrated database has exactly the tables that the code declares", async () => {
  expect(tables.length).toBeGreaterThan(15);
  expect(await names("table")).toEqual(tables.map((table) => getTableConfig(table).name).sort());
});

test("every table has exactly the declared columns, types and null rules", async () => {
  for (const table of tables) {
    const { name } = getTableConfig(table);
    const found = await env.DB.prepare(`select name, type, "notnull", pk from pragma_table_info(?)`)
      .bind(name)
      .all<{ name: string; type: string; notnull: number; pk: number }>();
    const actual = found.results.map((column) => ({
      name: column.name,
      type: column.type.toLowerCase(),
      required: column.notnull === 1 || column.pk > 0,
    }));
    const keys = getTableConfig(table).primaryKeys.flatMap((key) => key.columns.map((column) => column.name));
    const declared = Object.values(getTableColumns(table)).map((column) => ({
      name: column.name,
      type: column.getSQLType(),
      required: column.notNull || column.primary || keys.includes(column.name),
    }));
    expect(sortByName(actual), name).toEqual(sortByName(declared));
  }
});

test("every declared index exists in the database, and no other", async () => {
  const declared = tables.flatMap((table) => {
    const config = getTableConfig(table);
    const uniques = Object.values(getTableColumns(table))
      .filter((column) => column.isUnique)
      .map((column) => column.uniqueName ?? "");
    return [...config.indexes.map((index) => index.config.name), ...uniques];
  });
  expect(await names("index")).toEqual(declared.sort());
});

function sortByName<Row extends { name: string }>(rows: Row[]): Row[] {
  return [...rows].sort((a, b) => a.name.localeCompare(b.name));
}
