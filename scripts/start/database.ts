import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { reasonOf, StartProblem } from "./problem.ts";
import type { RunSql } from "./sql.ts";

/** drizzle-kit's separator between statements. */
const BREAKPOINT = "--> statement-breakpoint";
/** The same table as `wrangler d1 migrations apply` creates, so that both can be used. */
const WRANGLERS_TABLE =
  "create table if not exists d1_migrations (id integer primary key autoincrement, name text unique, applied_at timestamp default current_timestamp not null)";

/** A local database, and the folder of its migrations. */
type Migrated = { binding: "DB" | "ANALYTICS_DB"; folder: string; stateDir: string; runSql: RunSql };

/** Applies what is missing in both databases. @throws StartProblem */
export async function migrateAll(
  runSql: RunSql,
  stateDir: string,
  log: (line: string) => void,
): Promise<void> {
  for (const migrated of [
    { binding: "DB", folder: "migrations", stateDir, runSql },
    { binding: "ANALYTICS_DB", folder: "migrations-analytics", stateDir, runSql },
  ] as const) {
    const open = await listOpenMigrations(migrated);
    await applyMigrations(migrated, open);
    const noun = open.length === 1 ? "migration" : "migrations";
    if (open.length > 0) log(`Applied ${open.length} ${noun} of ${migrated.folder}`);
  }
}

/** The migrations not yet applied. @throws StartProblem if the database cannot be read or is newer than this version */
async function listOpenMigrations(migrated: Migrated): Promise<string[]> {
  const known = readdirSync(migrated.folder)
    .filter((file) => file.endsWith(".sql"))
    .sort();
  const applied = await readApplied(migrated);
  const unknown = applied.find((name) => !known.includes(name));
  if (unknown) {
    throw new StartProblem(
      `The database in ${migrated.stateDir} comes from another version (it has ${unknown}): set STATE_DIR to another folder.`,
    );
  }
  return known.filter((name) => !applied.includes(name));
}

async function readApplied({ binding, stateDir, runSql }: Migrated): Promise<string[]> {
  try {
    const [, rows = []] = await runSql(binding, [
      { query: WRANGLERS_TABLE, values: [] },
      { query: "select name from d1_migrations", values: [] },
    ]);
    return rows.map(({ name }) => String(name));
  } catch (error) {
    throw new StartProblem(
      `The database in ${stateDir} cannot be read (${reasonOf(error)}): move that folder away, or set STATE_DIR to another one.`,
    );
  }
}

/** Applies each migration in a transaction and records it where wrangler does. @throws StartProblem */
async function applyMigrations(
  { binding, folder, stateDir, runSql }: Migrated,
  names: string[],
): Promise<void> {
  for (const name of names) {
    const statements = readFileSync(join(folder, name), "utf8").split(BREAKPOINT);
    const note = { query: "insert into d1_migrations (name) values (?)", values: [name] };
    try {
      await runSql(binding, [...statements.map((query) => ({ query, values: [] })), note]);
    } catch (error) {
      throw new StartProblem(
        `The database in ${stateDir} could not be migrated: ${name}: ${reasonOf(error)}`,
      );
    }
  }
}
