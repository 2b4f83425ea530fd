import { readFileSync } from "node:fs";
import { Miniflare } from "miniflare";
import { parse } from "smol-toml";
import { z } from "zod";
import { restoreHits } from "../app/analytics/counts/archive.task.server.ts";
import { foldCounts } from "../app/analytics/counts/fold.task.server.ts";
import { rebuildRollups } from "../app/analytics/counts/rebuild.server.ts";
import { openDb } from "../app/platform/db/database.server.ts";
import { parseDay } from "../app/platform/time/zoned-time.ts";
import { readSettings } from "./start/settings.ts";
import { sharedOptions } from "./start/workers.ts";

/**
 * `npm run analytics -- rebuild` computes visits and counts again from the raw rows; `npm run analytics -- restore
 * 2026-08-01` puts the archived raw rows of that day and later back first. Works on the local databases; nothing else
 * may be using them.
 */
const USAGE = "Usage: npm run analytics -- rebuild | restore YYYY-MM-DD";
const configSchema = z.object({
  d1_databases: z.array(z.object({ binding: z.string(), database_id: z.string() })),
  r2_buckets: z.array(z.object({ binding: z.string(), bucket_name: z.string() })),
});

const [command, date = ""] = process.argv.slice(2);
const isRestore = command === "restore" && parseDay(date) !== null;
if (command === "rebuild" || isRestore) await run();
else {
  console.error(USAGE);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const config = configSchema.parse(parse(readFileSync("wrangler.toml", "utf8")));
  const miniflare = new Miniflare({
    ...sharedOptions(readSettings(process.env)),
    modules: true,
    script: "export default {}",
    d1Databases: Object.fromEntries(config.d1_databases.map((one) => [one.binding, one.database_id])),
    r2Buckets: Object.fromEntries(config.r2_buckets.map((one) => [one.binding, one.bucket_name])),
  });
  try {
    const { ANALYTICS_DB, ARCHIVE } = await miniflare.getBindings<{
      ANALYTICS_DB: D1Database;
      ARCHIVE: R2Bucket;
    }>();
    const db = openDb(ANALYTICS_DB);
    if (isRestore) {
      const restored = await restoreHits({ db, archive: ARCHIVE }, date);
      console.log(`${restored} archived rows from ${date} on are back in the database.`);
    }
    const read = await rebuildRollups(db);
    await foldCounts(db, new Date());
    console.log(`Visits and counts are computed again from ${read} rows.`);
  } finally {
    await miniflare.dispose();
  }
}
