import { openDb } from "../app/platform/db/database.server.ts";
import { isEmpty, seedDemoData } from "./demo/index.ts";
import { removeDemo } from "./demo/removal.ts";
import { readArguments } from "./start/arguments.ts";
import { migrateAll } from "./start/database.ts";
import { type LocalBindings, withLocalBindings } from "./start/local-bindings.ts";
import { StartProblem } from "./start/problem.ts";
import { readSettings } from "./start/settings.ts";

/**
 * `npm run db:seed` adds the demo data to an empty local database; `npm run db:seed -- --remove` removes it, and keeps
 * what people have added. Nothing else may be using the database.
 */
try {
  const { remove: isRemoval } = readArguments({
    usage: "npm run db:seed [-- --remove]",
    flags: ["remove"],
  });
  const { stateDir } = readSettings(process.env);
  await withLocalBindings(stateDir, (bindings) => (isRemoval ? remove : seed)(bindings, stateDir));
  console.log(
    isRemoval
      ? "The demo data is gone, and `npm start` does not add it again."
      : "The demo company is in the database.",
  );
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

async function remove(bindings: LocalBindings, stateDir: string): Promise<void> {
  await migrateAll(bindings.runSql, stateDir, () => {});
  await removeDemo(openDb(bindings.DB), openDb(bindings.ANALYTICS_DB), new Date());
}
