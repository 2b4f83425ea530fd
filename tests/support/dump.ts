import { env } from "cloudflare:workers";
import { searchDifferences } from "./search-differences";
import { rows } from "./workers-env";

/** Tables of the platform, and those of the search, which is compared with the leads. */
const NOT_OURS = /^(sqlite_|_cf_|d1_|leads_search)/;

/** Every row of every table but the named ones, as JSON, in an order that is always the same. @throws when the search does not agree with the leads */
export async function dumpTables(except: string[] = []): Promise<Record<string, string[]>> {
  const differences = await searchDifferences();
  if (differences.length > 0)
    throw new Error(`The search is not as its leads: ${JSON.stringify(differences)}`);
  const tables = await rows("select name from sqlite_master where type = 'table' order by name");
  const names = tables
    .map(({ name }) => String(name))
    .filter((name) => !NOT_OURS.test(name) && !except.includes(name));
  const found = await env.DB.batch(names.map((name) => env.DB.prepare(`select * from ${name}`)));
  const rowsOf = (at: number) => (found[at]?.results ?? []).map((row) => JSON.stringify(row)).sort();
  return Object.fromEntries(names.map((name, at) => [name, rowsOf(at)]));
}
