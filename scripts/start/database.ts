import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify, stripVTControlCharacters } from "node:util";
import { Miniflare } from "miniflare";
import { parse } from "smol-toml";
import { z } from "zod";
import { type Db, openDb } from "../../app/platform/db.server.ts";
import { reasonOf, StartProblem } from "./problem.ts";
import { wranglerEnv } from "./servers.ts";

const run = promisify(execFile);
const WRANGLER = "node_modules/wrangler/bin/wrangler.js";

export type LocalEnv = { DB: D1Database };

const configSchema = z.object({
  queues: z.object({ producers: z.array(z.object({ binding: z.string(), queue: z.string() })) }),
  d1_databases: z.array(z.object({ binding: z.string(), database_id: z.string() })),
});

/** Opens the bindings of the site, its local database among them, for as long as `use` runs; queues lead nowhere. */
export async function withLocalDatabase<T>(
  stateDir: string,
  use: (db: Db, env: LocalEnv) => Promise<T>,
): Promise<T> {
  const config = configSchema.parse(parse(readFileSync("wrangler.toml", "utf8")));
  const databases = config.d1_databases.map(({ binding, database_id: id }) => [binding, { id }] as const);
  const producers = config.queues.producers.map(({ binding, queue }) => [binding, queue] as const);
  const miniflare = new Miniflare({
    modules: true,
    script: "export default {}",
    d1Databases: Object.fromEntries(databases),
    queueProducers: Object.fromEntries(producers),
    defaultPersistRoot: join(stateDir, "v3"),
    cf: false,
  });
  try {
    const env = await miniflare.getBindings<LocalEnv>();
    return await use(openDb(env.DB), env);
  } finally {
    await miniflare.dispose();
  }
}

/** The migrations that the database lacks. @throws StartProblem when it cannot be read, or is newer than this program */
export async function listOpenMigrations(database: D1Database, stateDir: string): Promise<string[]> {
  const known = readdirSync("migrations").filter((file) => file.endsWith(".sql"));
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

/** Brings the local database to the newest migration. Nobody may have it open. @throws StartProblem */
export async function applyMigrations(stateDir: string): Promise<void> {
  const args = [WRANGLER, "d1", "migrations", "apply", "beaconry", "--local", "--persist-to", stateDir];
  try {
    await run(process.execPath, args, { env: { ...process.env, ...wranglerEnv(stateDir) } });
  } catch (error) {
    const output = error instanceof Error && "stderr" in error ? String(error.stderr) : "";
    const reason = /\[ERROR\]\s*(.+)/.exec(stripVTControlCharacters(output))?.[1] ?? reasonOf(error);
    throw new StartProblem(`The database in ${stateDir} could not be migrated: ${reason}`);
  }
}
