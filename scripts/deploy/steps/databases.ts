import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { StartProblem } from "../../start/problem.ts";
import { DATABASES, type Database } from "../bindings.ts";
import type { Cloudflare } from "../cloudflare.ts";
import { type Deployment, NOT_MADE, say } from "../deployment.ts";

const resultSchema = z.array(z.object({ results: z.array(z.record(z.string(), z.unknown())).default([]) }));
const bookmarkSchema = z.object({ bookmark: z.string() });

/** The same table as wrangler's, so that `npm run db:migrate -- --remote` can be used too. */
const RECORD = `create table if not exists d1_migrations (id integer primary key autoincrement, name text unique,
  applied_at timestamp default current_timestamp not null)`;

/** The rows of the last statement. All statements of one text are a transaction. @throws CloudflareError */
export async function query(
  cloudflare: Cloudflare,
  databaseId: string,
  { doing, sql, params }: { doing: string; sql: string; params?: string[] },
): Promise<Record<string, unknown>[]> {
  const path = `/d1/database/${databaseId}/query`;
  const body = params ? { sql, params } : { sql };
  const answers = await cloudflare.call({ doing, method: "POST", path, body }, resultSchema);
  return answers.at(-1)?.results ?? [];
}

/** Where Time Travel finds each database as it is now, by binding: what a rollback of the data goes back to. */
export async function readBookmarks({
  cloudflare,
  databaseIds,
  name,
}: Deployment): Promise<Record<string, string>> {
  const found = DATABASES.map(async ({ binding, suffix }) => {
    const path = `/d1/database/${databaseIds[binding]}/time_travel/bookmark`;
    const doing = `read the bookmark of ${name}${suffix}`;
    return [binding, (await cloudflare.call({ doing, path }, bookmarkSchema)).bookmark] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}

/** Applies what is new, each migration in one transaction with its record. */
export async function migrateDatabases(deployment: Deployment): Promise<void> {
  for (const database of DATABASES) await migrate(deployment, database);
}

async function migrate(deployment: Deployment, { binding, suffix, migrations }: Database): Promise<void> {
  const { cloudflare, name, isDryRun } = deployment;
  const [id, database] = [deployment.databaseIds[binding], name + suffix];
  const known = listMigrations(migrations);
  const applied = id === NOT_MADE ? [] : await readApplied(cloudflare, id, database);
  const unknown = applied.find((migration) => !known.includes(migration));
  if (unknown) {
    throw new StartProblem(`${database} comes from a later version (it has ${unknown}): deploy that one.`);
  }
  const open = known.filter((migration) => !applied.includes(migration));
  if (open.length === 0) say(`  ok     ${database} has all ${known.length} migrations`);
  for (const migration of open) {
    if (isDryRun) {
      say(`  would apply ${migration} to ${database}`);
      continue;
    }
    const text = readFileSync(join(migrations, migration), "utf8");
    const sql = `${text}\n;\n${RECORD};\ninsert into d1_migrations (name) values ('${migration}');`;
    await query(cloudflare, id, { doing: `apply ${migration} to ${database}`, sql });
    say(`  made   ${migration} of ${database}`);
  }
}

const listMigrations = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".sql"))
    .sort();

/** A fresh database has no record. A look-up that is no write, for a dry run too. */
async function readApplied(cloudflare: Cloudflare, id: string, database: string): Promise<string[]> {
  const doing = `read the migrations of ${database}`;
  const found = await query(cloudflare, id, {
    doing,
    sql: "select 1 from sqlite_master where name = 'd1_migrations'",
  });
  if (found.length === 0) return [];
  const rows = await query(cloudflare, id, { doing, sql: "select name from d1_migrations order by id" });
  return rows.map(({ name }) => String(name));
}
