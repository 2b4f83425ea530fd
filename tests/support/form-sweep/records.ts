import { env } from "cloudflare:workers";
import { INDEX_ALL_LEADS } from "../search-rows";
import { rows } from "../workers-env";
import type { Person } from "./people";
import { formSweepPictures, formSweepRows, insertRow, noteRows, sessionRow } from "./rows";

/** Empties all tables and stores one record of every kind, and three people, two of them signed in. */
export async function seedFormSweep(): Promise<void> {
  const inserts = (await formSweepRows()).map((row) => insertRow(env.DB, row));
  const statements = [...(await emptyStatements()), ...inserts, env.DB.prepare(INDEX_ALL_LEADS)];
  const notes = noteRows().map((row) => insertRow(env.ANALYTICS_DB, row));
  await Promise.all([
    env.DB.batch(statements),
    env.ANALYTICS_DB.batch([env.ANALYTICS_DB.prepare("delete from notes"), ...notes]),
    storeMissingPictures(),
  ]);
}

/** Looking costs less than storing, and few forms delete one. */
async function storeMissingPictures(): Promise<void> {
  const stored = (await env.UPLOADS.list()).objects.map(({ key }) => key);
  const missing = formSweepPictures().filter(({ key }) => !stored.includes(key));
  await Promise.all(
    missing.map(({ key, bytes }) =>
      env.UPLOADS.put(key, bytes, { httpMetadata: { contentType: "image/png" } }),
    ),
  );
}

/** Children before their parents, whose deletion would cascade anyway. */
async function emptyStatements(): Promise<D1PreparedStatement[]> {
  tables ??= (
    await rows(
      "select name from sqlite_master where type = 'table' and name not glob 'sqlite_*' and name not glob '_cf_*' and name not glob 'd1_*' and name not glob '*_search*' order by rowid desc",
    )
  ).map(({ name }) => String(name));
  return [
    env.DB.prepare("pragma defer_foreign_keys = on"),
    ...tables.map((name) => env.DB.prepare(`delete from ${name}`)),
    env.DB.prepare("insert into leads_search (leads_search) values ('delete-all')"),
    env.DB.prepare("insert into blogs_search (blogs_search) values ('delete-all')"),
  ];
}
let tables: string[] | undefined;

/** A session that starts now, if the person has not this one already. */
export async function startSession(who: Person): Promise<void> {
  await insertRow(env.DB, await sessionRow(who)).run();
}
