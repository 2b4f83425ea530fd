import { openDb } from "../app/platform/db/database.server.ts";
import { isEmpty, seedDemoData } from "./demo/index.ts";
import { migrateAll } from "./start/database.ts";
import { type LocalBindings, withLocalBindings } from "./start/local-bindings.ts";
import { StartProblem } from "./start/problem.ts";
import { readSettings } from "./start/settings.ts";

/** `npm run db:seed` adds the demo data to an empty local database. Nothing else may be using it. */
try {
  const { stateDir } = readSettings(process.env);
  await withLocalBindings(stateDir, (bindings) => seed(bindings, stateDir));
  console.log("The demo company is in the database.");
} catch (error) {
  console.error(error instanceof StartProblem ? error.message : error);
  process.exitCode = 1;
}

async function seed(bindings: LocalBindings, stateDir: string): Promise<void> {
  await migrateAll(bindings.runSql, stateDir, () => {});
  const db = openDb(bindings.DB);
  if (!(await isEmpty(db))) {
    throw new StartProblem(`The database in ${stateDir} holds leads or posts already; nothing was added.`);
  }
  await seedDemoData(db, openDb(bindings.ANALYTICS_DB), new Date());
}
