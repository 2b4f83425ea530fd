import { join } from "node:path";
import { type D1, withDatabases } from "./dump/d1.ts";
import { eraseAgain, readErasures } from "./dump/erasures.ts";
import { type Manifest, readManifest } from "./dump/files.ts";
import { MIGRATIONS, quoteName, REBUILDS, readTables, type Table } from "./dump/tables.ts";
import { readArguments } from "./start/arguments.ts";
import { StartProblem } from "./start/problem.ts";
import { readSettings } from "./start/settings.ts";

/**
 * `npm run db:restore -- FOLDER [--remote] [--replace]` fills migrated databases with a dump's rows and rebuilds what
 * is derived from them. Without --replace it refuses a database that holds anything; with it, persons whom that
 * database has erased since stay erased.
 */
try {
  const {
    folder,
    remote: isRemote,
    replace: isReplacing,
  } = readArguments({
    usage: "npm run db:restore -- FOLDER [--remote] [--replace]",
    flags: ["remote", "replace"],
    words: ["folder"],
  });
  const { stateDir } = readSettings(process.env);
  const manifest = readManifest(folder);
  await withDatabases({ isRemote, stateDir }, async (databases) => {
    const opened: Opened[] = [];
    // All are checked before the first is changed.
    for (const d1 of databases) opened.push(await openDatabase(d1, { manifest, isReplacing }));
    for (const database of opened) requireEmpty(database);
    const crm = opened.find(({ d1 }) => d1.name === "beaconry");
    const erased = crm ? await readErasures(crm.d1) : [];
    for (const database of opened) await restoreDatabase(database, folder);
    if (crm && erased.length > 0) {
      const back = await eraseAgain(crm.d1, erased, new Date());
      console.log(`${back} leads that were erased since the dump are erased again.`);
    }
  });
} catch (error) {
  console.error(error instanceof StartProblem ? error.message : error);
  process.exitCode = 1;
}

type Opened = {
  d1: D1;
  tables: Table[];
  searches: string[];
  dump: Manifest["databases"][string];
  /** The table that must be empty and is not; null if the rows are to be replaced. */
  filled: string | null;
};
type Wanted = { manifest: Manifest; isReplacing: boolean };

/** @throws StartProblem if the database has other migrations or tables than the dump */
async function openDatabase(d1: D1, { manifest, isReplacing }: Wanted): Promise<Opened> {
  const dump = manifest.databases[d1.name];
  if (!dump) throw new StartProblem(`The dump holds no ${d1.name}.`);
  const { tables, searches } = await readTables(d1);
  if (tables.length === 0) throw new StartProblem(`${d1.name} has no tables: run npm run db:migrate first.`);
  // One call: each costs more than what it asks.
  const [migrations = [], ...counts] = await d1.query([
    MIGRATIONS,
    ...(isReplacing ? [] : tables.map(countStatement)),
  ]);
  const names = migrations.map(({ name }) => String(name));
  if (names.join() !== dump.migrations.join()) {
    const listed = (all: string[], without: string[]) =>
      all.filter((name) => !without.includes(name)).join(", ") || "none";
    throw new StartProblem(
      `${d1.name} has other migrations than the dump. Only in the database: ${listed(names, dump.migrations)}. Only in the dump: ${listed(dump.migrations, names)}. Check out the version that wrote the dump, restore, then migrate.`,
    );
  }
  const other = tables.find(({ name, columns }) => dump.tables[name]?.columns.join() !== columns.join());
  if (other)
    throw new StartProblem(`${d1.name}: the table ${other.name} has other columns than in the dump.`);
  // Migrations insert the row of `ingest_state`.
  const filled = tables.find(
    ({ name }, at) => name !== "ingest_state" && Number(counts[at]?.[0]?.n ?? 0) > 0,
  );
  return { d1, tables, searches, dump, filled: filled?.name ?? null };
}

/** @throws StartProblem if anything but what migrations insert would be deleted */
function requireEmpty({ d1, filled }: Opened): void {
  if (filled) throw new StartProblem(`${d1.name} is not empty (${filled}): --replace deletes what it holds.`);
}

async function restoreDatabase({ d1, tables, searches, dump }: Opened, folder: string): Promise<void> {
  const clear = [...tables].reverse().map(({ name }) => `delete from ${quoteName(name)}`);
  await d1.run(clear);
  for (const file of dump.files) await d1.runFile(join(folder, file));
  await d1.run(searches.flatMap((name) => REBUILDS[name] ?? []));
  const counts = await countRows(d1, tables);
  const wrong = tables.filter(({ name }) => counts.get(name) !== dump.tables[name]?.rows);
  for (const { name } of wrong) {
    console.error(`${d1.name}, ${name}: ${counts.get(name)} rows, ${dump.tables[name]?.rows} in the dump`);
  }
  if (wrong.length > 0) throw new StartProblem(`${d1.name} was not restored completely.`);
  const rebuilt = searches.length > 0 ? `, ${searches.join(", ")} rebuilt` : "";
  console.log(`${d1.name}: every table has as many rows as in the dump${rebuilt}.`);
}

function countStatement({ name }: Table): string {
  return `select count(*) as n from ${quoteName(name)}`;
}

async function countRows(d1: D1, tables: Table[]): Promise<Map<string, number>> {
  const answers = await d1.query(tables.map(countStatement));
  return new Map(tables.map(({ name }, at) => [name, Number(answers[at]?.[0]?.n)]));
}
