import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type D1, withDatabases } from "./dump/d1.ts";
import { type Manifest, writeManifest } from "./dump/files.ts";
import { insertRows, keyOf, selectPage, selectSize } from "./dump/statements.ts";
import { MIGRATIONS, readTables, type Table } from "./dump/tables.ts";
import { readArguments } from "./start/arguments.ts";
import { StartProblem } from "./start/problem.ts";
import { readSettings } from "./start/settings.ts";
import type { Row } from "./start/sql.ts";

/** `npm run db:dump -- FOLDER [--remote]` writes every row of both databases as SQL, table by table. */
const FIRST_ROWS = 1000;
/** A call costs more than its rows: later pages of a table have as many as make up this many characters. */
const PAGE_CHARACTERS = 4_000_000;
const MOST_ROWS = 20_000;
/** A file is executed as one transaction. */
const FILE_CHARACTERS = 8_000_000;
const TOLD_EVERY_MS = 5000;

try {
  const { folder, remote: isRemote } = readArguments({
    usage: "npm run db:dump -- FOLDER [--remote]",
    flags: ["remote"],
    words: ["folder"],
  });
  const { stateDir } = readSettings(process.env);
  mkdirSync(folder, { recursive: true });
  if (readdirSync(folder).length > 0) throw new StartProblem(`${folder} is not empty.`);
  const manifest: Manifest = { version: 1, writtenAt: new Date().toISOString(), databases: {} };
  await withDatabases({ isRemote, stateDir }, async (databases) => {
    for (const d1 of databases) manifest.databases[d1.name] = await dumpDatabase(d1, folder);
  });
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

async function dumpDatabase(d1: D1, folder: string): Promise<Manifest["databases"][string]> {
  const { tables } = await readTables(d1);
  const [migrations = [], ...sizes] = await d1.query([
    MIGRATIONS,
    ...tables.map((table) => selectSize(table, FIRST_ROWS)),
  ]);
  const firsts = tables.map((table, at) => ({ table, ...firstPageOf(sizes[at]?.[0]) }));
  const firstPages: Row[][] = [];
  for (const group of groupsOf(firsts))
    firstPages.push(...(await d1.query(group.map(({ table, limit }) => selectPage(table, null, limit)))));
  const total = firsts.reduce((sum, { rows }) => sum + rows, 0);
  const progress = createProgress(d1.name, total);
  const write = createWriter(d1.name, folder);
  const written: Manifest["databases"][string]["tables"] = {};
  // In the tables' order, so that a row comes after those that it refers to.
  for (const [at, table] of tables.entries()) {
    let rows = 0;
    const first = { page: firstPages[at] ?? [], limit: firsts[at]?.limit ?? FIRST_ROWS };
    for await (const page of pagesOf(d1, table, first)) {
      rows += page.length;
      progress(page.length);
      for (const statement of insertRows(table, page)) write.add(statement);
    }
    written[table.name] = { rows, columns: table.columns };
  }
  return { migrations: migrations.map(({ name }) => String(name)), files: write.end(), tables: written };
}

type FirstPage = { rows: number; characters: number; limit: number };

/** How many rows the table has, and how many of the first may be asked for at once. */
function firstPageOf(size: Row | undefined): FirstPage {
  const { rows, characters } = { rows: Number(size?.n), characters: Number(size?.characters) };
  const limit = Math.max(1, Math.floor(FIRST_ROWS * Math.min(1, PAGE_CHARACTERS / (characters || 1))));
  return { rows, characters: Math.min(characters, PAGE_CHARACTERS), limit };
}

/** As many first pages in one call as make up a page. */
function groupsOf<First extends FirstPage>(firsts: First[]): First[][] {
  const groups: First[][] = [];
  let characters = Number.POSITIVE_INFINITY;
  for (const first of firsts) {
    if (characters + first.characters > PAGE_CHARACTERS) {
      groups.push([]);
      characters = 0;
    }
    groups.at(-1)?.push(first);
    characters += first.characters;
  }
  return groups;
}

/** Tells now and then how far the dump is and how long it will take. */
function createProgress(name: string, total: number): (rows: number) => void {
  const started = Date.now();
  let told = started;
  let done = 0;
  return (rows) => {
    done += rows;
    const now = Date.now();
    if (now - told < TOLD_EVERY_MS || done >= total) return;
    told = now;
    const minutes = Math.ceil(((now - started) * (total / done - 1)) / 60_000);
    console.log(`${name}: ${done} of ${total} rows, about ${minutes} min left`);
  };
}

/** The table's pages, one in memory at a time. */
async function* pagesOf(d1: D1, table: Table, first: { page: Row[]; limit: number }): AsyncGenerator<Row[]> {
  let { page, limit } = first;
  for (;;) {
    yield page;
    const last = page.at(-1);
    if (!last || page.length < limit) return;
    const rowLength = JSON.stringify(page).length / page.length;
    limit = Math.max(1, Math.min(MOST_ROWS, Math.floor(PAGE_CHARACTERS / rowLength)));
    page = (await d1.query([selectPage(table, keyOf(table, last), limit)]))[0] ?? [];
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
