import { rows } from "./workers-env";

/** Every row of every table but the sessions, whose last use changes with each request; for "nothing was written". */
export async function dumpStore(): Promise<Record<string, unknown[]>> {
  const tables = await rows(
    "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like '_cf%' and name not like 'leads_search%' and name <> 'sessions' order by name",
  );
  const dump: Record<string, unknown[]> = {};
  for (const { name } of tables) dump[String(name)] = await rows(`select * from "${name}" order by rowid`);
  return dump;
}
