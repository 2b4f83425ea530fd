import { env } from "cloudflare:workers";
import { Column, getTableColumns, is } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import { leads } from "../../app/crm/tables";

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

test("the migrated database has exactly the declared tables", async () => {
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

test("every index has its declared columns", async () => {
  for (const { config } of tables.flatMap((table) => getTableConfig(table).indexes)) {
    const found = await env.DB.prepare("select name from pragma_index_xinfo(?) where key = 1 order by seqno")
      .bind(config.name)
      .all<{ name: string | null }>();
    const columns = found.results.map(({ name }) => name);
    // A declared expression may be a column with a collation.
    const declared = config.columns.map((column, at) => (is(column, Column) ? column.name : columns[at]));
    expect(columns, `${config.name}: is there a migration for it?`).toEqual(declared);
  }
});

test("leads have at most 10 indexes, and the database has no trigger", async () => {
  expect(getTableConfig(leads).indexes.length).toBeLessThanOrEqual(10);
  expect(
    (await env.DB.prepare("select name from sqlite_master where type = 'trigger'").all()).results,
  ).toEqual([]);
});

function sortByName<Row extends { name: string }>(rows: Row[]): Row[] {
  return [...rows].sort((a, b) => a.name.localeCompare(b.name));
}
