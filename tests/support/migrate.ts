import { type D1Migration, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeAll, beforeEach, vi } from "vitest";

// All files share one workerd, which is three times as fast as one per file; each file starts with empty databases.
beforeAll(async () => {
  await reset();
  // A message of the previous file may still be in progress, and its tables may survive the first reset.
  for (let tries = 0; (await holdsTables()) && tries < 80; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 25));
    await reset();
  }
  await migrate(env.DB, env.MIGRATIONS);
  await migrate(env.ANALYTICS_DB, env.ANALYTICS_MIGRATIONS);
});

// Each test starts as an isolate does: without errors that wait to be stored, and without a write that the next one has
// to keep three seconds away from.
beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for("beaconry.pending-errors"));
});

afterEach(async () => {
  const { emptyEdgeCache } = await import("./site");
  await emptyEdgeCache();
});

const MIGRATIONS_TABLE =
  "create table d1_migrations (id integer primary key autoincrement, name text unique, applied_at timestamp default current_timestamp not null)";

/** All migrations in one batch, a fifth of the time of one batch each. A program applies them one by one as it starts. */
async function migrate(database: D1Database, migrations: D1Migration[]): Promise<void> {
  const applied = migrations.map(({ name }) =>
    database.prepare("insert into d1_migrations (name) values (?)").bind(name),
  );
  const queries = [MIGRATIONS_TABLE, ...migrations.flatMap((one) => one.queries)];
  await database.batch([...queries.map((query) => database.prepare(query)), ...applied]);
}

async function holdsTables(): Promise<boolean> {
  for (const database of [env.DB, env.ANALYTICS_DB]) {
    if (await database.prepare("select name from sqlite_master where name = 'd1_migrations'").first())
      return true;
  }
  return false;
}

// Must run before any module of the program is loaded, since modules keep the scrypt that they imported.
vi.mock("node:crypto", async (load) => {
  const real = await load<typeof import("node:crypto")>();
  const { recordScrypt } = await import("./record-scrypt");
  return { ...real, scrypt: recordScrypt(real.scrypt) };
});
