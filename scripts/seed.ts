import { isEmpty, seedDemoData } from "./demo/index.ts";
import { applyMigrations, listOpenMigrations, withLocalDatabase } from "./start/database.ts";
import { StartProblem } from "./start/problem.ts";
import { readSettings } from "./start/settings.ts";

/** `npm run db:seed` fills an empty local database with the demo company. */
try {
  const { stateDir } = readSettings(process.env);
  await withLocalDatabase(stateDir, async (db, { DB }) => {
    await applyMigrations(DB, await listOpenMigrations(DB, stateDir), stateDir);
    if (!(await isEmpty(db))) {
      throw new StartProblem(`The database in ${stateDir} holds leads or posts already; nothing was added.`);
    }
    await seedDemoData(db, new Date());
  });
  console.log("The demo company is in the database.");
} catch (error) {
  console.error(error instanceof StartProblem ? error.message : error);
  process.exitCode = 1;
}
