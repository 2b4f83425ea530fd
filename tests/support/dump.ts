import { env } from "cloudflare:workers";
import { rows } from "./workers-env";

/** Tables of the platform, and those of the search index, which its own check compares. */
const NOT_OURS = /^(sqlite_|_cf_|d1_|leads_search)/;

/** Every row of every table but the named ones, as JSON, in an order that is always the same. @throws when the search index does not agree with the leads */
export async function dumpTables(except: string[] = []): Promise<Record<string, string[]>> {
  await env.DB.prepare("insert into leads_search (leads_search, rank) values ('integrity-check', 1)").run();
  const tables = await rows("select name from sqlite_master where type = 'table' order by name");
  const names = tables
    .map(({ name }) => String(name))
    .filter((name) => !NOT_OURS.test(name) && !except.includes(name));
  const found = await env.DB.batch(names.map((name) => env.DB.prepare(`select * from ${name}`)));
  const rowsOf = (at: number) => (found[at]?.results ?? []).map((row) => JSON.stringify(row)).sort();
  return Object.fromEntries(names.map((name, at) => [name, rowsOf(at)]));
}
