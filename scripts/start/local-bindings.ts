import { readFileSync } from "node:fs";
import { Miniflare } from "miniflare";
import { parse } from "smol-toml";
import { z } from "zod";
import { openSql, type RunSql, SQL_WORKER } from "./sql.ts";
import { sharedOptions } from "./workers.ts";

const configSchema = z.object({
  d1_databases: z.array(z.object({ binding: z.string(), database_id: z.string() })),
  r2_buckets: z.array(z.object({ binding: z.string(), bucket_name: z.string() })),
});

type Bindings = { DB: D1Database; ANALYTICS_DB: D1Database; ARCHIVE: R2Bucket };
export type LocalBindings = Bindings & { runSql: RunSql };

/** Opens the databases and buckets of `npm start` and of wrangler in the state folder while `use` runs. */
export async function withLocalBindings<T>(
  stateDir: string,
  use: (bindings: LocalBindings) => Promise<T>,
): Promise<T> {
  const config = configSchema.parse(parse(readFileSync("wrangler.toml", "utf8")));
  const miniflare = new Miniflare({
    ...sharedOptions({ stateDir }),
    ...SQL_WORKER,
    d1Databases: Object.fromEntries(config.d1_databases.map((one) => [one.binding, one.database_id])),
    r2Buckets: Object.fromEntries(config.r2_buckets.map((one) => [one.binding, one.bucket_name])),
  });
  try {
    return await use({ ...(await miniflare.getBindings<Bindings>()), runSql: openSql(miniflare) });
  } finally {
    await miniflare.dispose();
  }
}
