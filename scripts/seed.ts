import { readFileSync } from "node:fs";
import { Miniflare } from "miniflare";
import { parse } from "smol-toml";
import { z } from "zod";
import { openDb } from "../app/platform/db/database.server.ts";
import { isEmpty, seedDemoData } from "./demo/index.ts";
import { applyMigrations, listOpenMigrations } from "./start/database.ts";
import { StartProblem } from "./start/problem.ts";
import { readSettings } from "./start/settings.ts";
import { sharedOptions } from "./start/workers.ts";

const configSchema = z.object({ d1_databases: z.tuple([z.object({ database_id: z.string() })]) });

/** `npm run db:seed` adds the demo data to an empty local database. Nothing else may be using it. */
try {
  const settings = readSettings(process.env);
  const config = configSchema.parse(parse(readFileSync("wrangler.toml", "utf8")));
  const miniflare = new Miniflare({
    ...sharedOptions(settings),
    modules: true,
    script: "export default {}",
    d1Databases: { DB: config.d1_databases[0].database_id },
  });
  try {
    await seed(await miniflare.getD1Database("DB"), settings.stateDir);
  } finally {
    await miniflare.dispose();
  }
  console.log("The demo company is in the database.");
} catch (error) {
  console.error(error instanceof StartProblem ? error.message : error);
  process.exitCode = 1;
}

async function seed(database: D1Database, stateDir: string): Promise<void> {
  await applyMigrations(database, await listOpenMigrations(database, stateDir), stateDir);
  const db = openDb(database);
  if (!(await isEmpty(db))) {
    throw new StartProblem(`The database in ${stateDir} holds leads or posts already; nothing was added.`);
  }
  await seedDemoData(db, new Date());
}
