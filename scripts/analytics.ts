import { restoreHits } from "../app/analytics/counts/archive.task.server.ts";
import { foldCounts } from "../app/analytics/counts/fold.task.server.ts";
import { rebuildRollups } from "../app/analytics/counts/rebuild.server.ts";
import { openDb } from "../app/platform/db/database.server.ts";
import { parseDay } from "../app/platform/time/zoned-time.ts";
import { type LocalBindings, withLocalBindings } from "./start/local-bindings.ts";
import { readSettings } from "./start/settings.ts";

/**
 * `npm run analytics -- rebuild` computes visits and counts again from the raw rows; `npm run analytics -- restore
 * 2026-08-01` puts the archived raw rows of that day and later back first. Works on the local databases; nothing else
 * may be using them.
 */
const USAGE = "Usage: npm run analytics -- rebuild | restore YYYY-MM-DD";

const [command, date = ""] = process.argv.slice(2);
const isRestore = command === "restore" && parseDay(date) !== null;
if (command === "rebuild" || isRestore) await withLocalBindings(readSettings(process.env).stateDir, run);
else {
  console.error(USAGE);
  process.exitCode = 1;
}

async function run({ ANALYTICS_DB, ARCHIVE }: LocalBindings): Promise<void> {
  const db = openDb(ANALYTICS_DB);
  if (isRestore) {
    const restored = await restoreHits({ db, archive: ARCHIVE }, date);
    console.log(`${restored} archived rows from ${date} on are back in the database.`);
  }
  const read = await rebuildRollups(db);
  while ((await foldCounts(db, new Date())) > 0);
  console.log(`Visits and counts are computed again from ${read} rows.`);
}
