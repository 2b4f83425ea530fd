import { env } from "cloudflare:workers";
import { type Db, openDb } from "../../app/platform/db/database.server";

export const SITE_URL = "http://localhost:8788";
const EMPTY_SEARCH = "insert into leads_search (leads_search) values ('delete-all')";

/** The test pool's bindings, overridden by settings. */
export function rawEnv(settings: Record<string, string> = {}): object {
  return {
    DB: env.DB,
    MAIL_QUEUE: env.MAIL_QUEUE,
    INDEXING_QUEUE: env.INDEXING_QUEUE,
    ANALYTICS_QUEUE: env.ANALYTICS_QUEUE,
    CONTENT_QUEUE: env.CONTENT_QUEUE,
    SITE_URL,
    RETRY_BASE_SECONDS: "1",
    ...settings,
  };
}

export function testDb(): Db {
  return openDb(env.DB);
}

/** Deletes all rows of the tables; a file's tests share one database. */
export async function clearTables(...tables: string[]): Promise<void> {
  const statements = tables.map((table) => `delete from ${table}`);
  if (tables.includes("leads")) statements.push(EMPTY_SEARCH);
  await env.DB.batch(statements.map((statement) => env.DB.prepare(statement)));
}

/** The rows of a query. */
export async function rows(
  query: string,
  ...values: (string | number)[]
): Promise<Record<string, unknown>[]> {
  return (
    await env.DB.prepare(query)
      .bind(...values)
      .all()
  ).results;
}
