import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type D1, openD1, type Row } from "./dump/d1.ts";
import { DATABASES, type Manifest, readArguments, writeManifest } from "./dump/files.ts";
import { insertRows, keyOf, selectPage } from "./dump/statements.ts";
import { readTables, type Table } from "./dump/tables.ts";
import { StartProblem } from "./start/problem.ts";
import { readSettings } from "./start/settings.ts";

/** `npm run db:dump -- FOLDER [--remote]` writes every row of both databases as SQL, table by table. */
const ROWS_AT_ONCE = 1000;
/** A file is executed as one transaction. */
const FILE_CHARACTERS = 8_000_000;

try {
  const { folder, isRemote } = readArguments("npm run db:dump -- FOLDER [--remote]");
  const { stateDir } = readSettings(process.env);
  mkdirSync(folder, { recursive: true });
  if (readdirSync(folder).length > 0) throw new StartProblem(`${folder} is not empty.`);
  const manifest: Manifest = { version: 1, writtenAt: new Date().toISOString(), databases: {} };
  for (const name of DATABASES) {
    manifest.databases[name] = dumpDatabase(openD1(name, { isRemote, stateDir }), folder);
  }
  // Written last: a folder without it is not a complete dump.
  writeManifest(folder, manifest);
  for (const [name, { tables }] of Object.entries(manifest.databases)) {
    const total = Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);
    console.log(`${name}: ${total} rows of ${Object.keys(tables).length} tables`);
  }
  console.log(`Written to ${folder}. Uploaded pictures and the archive are in R2, not in here.`);
} catch (error) {
  console.error(error instanceof StartProblem ? error.message : error);
  process.exitCode = 1;
}

function dumpDatabase(d1: D1, folder: string): Manifest["databases"][string] {
  const { tables } = readTables(d1);
  const [migrations = []] = d1.query(["select name from d1_migrations order by id"]);
  const write = createWriter(d1.name, folder);
  const rows = new Map(tables.map(({ name }) => [name, 0]));
  const statements = new Map<string, string[]>(tables.map(({ name }) => [name, []]));
  readPages(d1, tables, (table, page) => {
    rows.set(table.name, (rows.get(table.name) ?? 0) + page.length);
    statements.get(table.name)?.push(...insertRows(table, page));
  });
  // In the tables' order, so that a row comes after those that it refers to.
  for (const { name } of tables) for (const statement of statements.get(name) ?? []) write.add(statement);
  return {
    migrations: migrations.map(({ name }) => String(name)),
    files: write.end(),
    tables: Object.fromEntries(
      tables.map(({ name, columns }) => [name, { rows: rows.get(name) ?? 0, columns }]),
    ),
  };
}

/** Reads a page of every unfinished table with each call, since a call costs more than its rows. */
function readPages(d1: D1, tables: Table[], take: (table: Table, page: Row[]) => void): void {
  const after = new Map<Table, string[] | null>(tables.map((table) => [table, null]));
  while (after.size > 0) {
    const asked = [...after];
    const pages = d1.query(asked.map(([table, key]) => selectPage(table, key, ROWS_AT_ONCE)));
    for (const [at, [table]] of asked.entries()) {
      const page = pages[at] ?? [];
      const last = page.at(-1);
      if (page.length > 0) take(table, page);
      if (last && page.length === ROWS_AT_ONCE) after.set(table, keyOf(table, last));
      else after.delete(table);
    }
  }
}

function createWriter(database: string, folder: string) {
  const files: string[] = [];
  let part: string[] = [];
  let length = 0;
  const flush = () => {
    if (part.length === 0) return;
    const file = `${database}-${String(files.length + 1).padStart(4, "0")}.sql`;
    writeFileSync(join(folder, file), `${part.join(";\n")};\n`);
    files.push(file);
    part = [];
    length = 0;
  };
  return {
    add: (statement: string) => {
      if (length + statement.length > FILE_CHARACTERS) flush();
      part.push(statement);
      length += statement.length;
    },
    end: () => {
      flush();
      return files;
    },
  };
}
