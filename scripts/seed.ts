import { readFileSync } from "node:fs";
import { Miniflare } from "miniflare";
import { parse } from "smol-toml";
import { z } from "zod";
import { openDb } from "../app/platform/db/database.server.ts";
import { isEmpty, seedDemoData } from "./demo/index.ts";
import { applyMigrations, listDatabases, listOpenMigrations } from "./start/database.ts";
import type { LocalEnv } from "./start/prepare.ts";
import { StartProblem } from "./start/problem.ts";
import { readSettings } from "./start/settings.ts";
import { sharedOptions } from "./start/workers.ts";

const configSchema = z.object({
  d1_databases: z.array(z.object({ binding: z.string(), database_id: z.string() })),
});

/** `npm run db:seed` adds the demo data to an empty local database. Nothing else may be using it. */
try {
  const settings = readSettings(process.env);
  const config = configSchema.parse(parse(readFileSync("wrangler.toml", "utf8")));
  const miniflare = new Miniflare({
    ...sharedOptions(settings),
    modules: true,
    script: "export default {}",
    d1Databases: Object.fromEntries(
      config.d1_databases.map(({ binding, database_id }) => [binding, database_id]),
    ),
  });
  try {
    await seed(await miniflare.getBindings<LocalEnv>(), settings.stateDir);
  } finally {
    await miniflare.dispose();
  }
  console.log("The demo company is in the database.");
} catch (error) {
  console.error(error instanceof StartProblem ? error.message : error);
  process.exitCode = 1;
}

async function seed(bindings: LocalEnv, stateDir: string): Promise<void> {
  for (const migrated of listDatabases(bindings, stateDir)) {
    await applyMigrations(migrated, await listOpenMigrations(migrated));
  }
  const db = openDb(bindings.DB);
  if (!(await isEmpty(db))) {
    throw new StartProblem(`The database in ${stateDir} holds leads or posts already; nothing was added.`);
  }
  await seedDemoData(db, openDb(bindings.ANALYTICS_DB), new Date());
}
