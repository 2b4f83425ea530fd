import { applyD1Migrations, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeAll, beforeEach, vi } from "vitest";

// All files share one workerd, which is three times as fast as one per file; each file starts with empty databases.
beforeAll(async () => {
  await reset();
  // A message of the previous file may still be in progress, and its tables may survive the first reset.
  for (let tries = 0; (await holdsTables()) && tries < 10; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    await reset();
  }
  await applyD1Migrations(env.DB, env.MIGRATIONS);
  await applyD1Migrations(env.ANALYTICS_DB, env.ANALYTICS_MIGRATIONS);
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
