import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { reasonOf, StartProblem } from "./problem.ts";

/** drizzle-kit's separator between statements. */
const BREAKPOINT = "--> statement-breakpoint";
/** The same table as `wrangler d1 migrations apply` creates, so that both can be used. */
const WRANGLERS_TABLE =
  "create table if not exists d1_migrations (id integer primary key autoincrement, name text unique, applied_at timestamp default current_timestamp not null)";

/** A local database, and the folder of its migrations. */
type Migrated = { database: D1Database; folder: string; stateDir: string };

/** Applies what is missing in both databases. @throws StartProblem */
export async function migrateAll(
  { DB, ANALYTICS_DB }: { DB: D1Database; ANALYTICS_DB: D1Database },
  stateDir: string,
  log: (line: string) => void,
): Promise<void> {
  for (const migrated of [
    { database: DB, folder: "migrations", stateDir },
    { database: ANALYTICS_DB, folder: "migrations-analytics", stateDir },
  ]) {
    const open = await listOpenMigrations(migrated);
    await applyMigrations(migrated, open);
    const noun = open.length === 1 ? "migration" : "migrations";
    if (open.length > 0) log(`Applied ${open.length} ${noun} of ${migrated.folder}`);
  }
}

/** The migrations not yet applied. @throws StartProblem if the database cannot be read or is newer than this version */
async function listOpenMigrations({ database, folder, stateDir }: Migrated): Promise<string[]> {
  const known = readdirSync(folder)
    .filter((file) => file.endsWith(".sql"))
    .sort();
  const applied = await readApplied(database, stateDir);
  const unknown = applied.find((name) => !known.includes(name));
  if (unknown) {
    throw new StartProblem(
      `The database in ${stateDir} comes from another version (it has ${unknown}): set STATE_DIR to another folder.`,
    );
  }
  return known.filter((name) => !applied.includes(name));
}

async function readApplied(database: D1Database, stateDir: string): Promise<string[]> {
  try {
    const table = await database.prepare("select 1 from sqlite_master where name = 'd1_migrations'").first();
    if (!table) return [];
    const rows = await database.prepare("select name from d1_migrations").all<{ name: string }>();
    return rows.results.map(({ name }) => name);
  } catch (error) {
    throw new StartProblem(
      `The database in ${stateDir} cannot be read (${reasonOf(error)}): move that folder away, or set STATE_DIR to another one.`,
    );
  }
}

/** Applies each migration in a transaction and records it where wrangler does. @throws StartProblem */
async function applyMigrations({ database, folder, stateDir }: Migrated, names: string[]): Promise<void> {
  await database.exec(WRANGLERS_TABLE);
  for (const name of names) {
    const statements = readFileSync(join(folder, name), "utf8").split(BREAKPOINT);
    const note = database.prepare("insert into d1_migrations (name) values (?)").bind(name);
    try {
      await database.batch([...statements.map((statement) => database.prepare(statement)), note]);
    } catch (error) {
      throw new StartProblem(
        `The database in ${stateDir} could not be migrated: ${name}: ${reasonOf(error)}`,
      );
    }
  }
}
