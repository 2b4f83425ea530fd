import { applyD1Migrations, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, vi } from "vitest";

// The files share one workerd, which is three times as fast as one for each; every file begins with an empty store.
beforeAll(async () => {
  await reset();
  // A message of the file before may be at work still: what it has open outlives the first attempt.
  for (let tries = 0; (await holdsTables()) && tries < 10; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    await reset();
  }
  await applyD1Migrations(env.DB, env.MIGRATIONS);
});

async function holdsTables(): Promise<boolean> {
  const table = await env.DB.prepare("select name from sqlite_master where name = 'd1_migrations'").first();
  return table !== null;
}

// Here, before any module of the program is loaded: one that is loaded keeps the scrypt it got.
vi.mock("node:crypto", async (load) => {
  const real = await load<typeof import("node:crypto")>();
  const { watchScrypt } = await import("./watched-scrypt");
  return { ...real, scrypt: watchScrypt(real.scrypt) };
});
