import { env } from "cloudflare:workers";
import { searchDifferences } from "./search-differences";
import { rows } from "./workers-env";

/** Tables of SQLite and D1, and the search index, which is compared with the leads instead. */
const NOT_OURS = /^(sqlite_|_cf_|d1_|leads_search|blogs_search)/;

/**
 * Every row of every table except `except`, as JSON in a stable order. @throws if the search index does not match the
 * leads
 */
export async function dumpTables(except: string[] = []): Promise<Record<string, string[]>> {
  const differences = await searchDifferences();
  if (differences.length > 0)
    throw new Error(`The search is not as its leads: ${JSON.stringify(differences)}`);
  return dumpRows(except);
}

/** The same without a look at the search index. */
export async function dumpRows(except: string[] = []): Promise<Record<string, string[]>> {
  const tables = await rows("select name from sqlite_master where type = 'table' order by name");
  const names = tables
    .map(({ name }) => String(name))
    .filter((name) => !NOT_OURS.test(name) && !except.includes(name));
  const found = await env.DB.batch(names.map((name) => env.DB.prepare(`select * from ${name}`)));
  const rowsOf = (at: number) => (found[at]?.results ?? []).map((row) => JSON.stringify(row)).sort();
  return Object.fromEntries(names.map((name, at) => [name, rowsOf(at)]));
}
