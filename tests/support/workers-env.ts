import { env } from "cloudflare:workers";
import { type Db, openDb } from "../../app/platform/db/database.server";

/** The pool's bindings with settings over them, as a program would get them. */
export function rawEnv(settings: Record<string, string> = {}): object {
  return {
    DB: env.DB,
    MAIL_QUEUE: env.MAIL_QUEUE,
    INDEXING_QUEUE: env.INDEXING_QUEUE,
    ANALYTICS_QUEUE: env.ANALYTICS_QUEUE,
    CONTENT_QUEUE: env.CONTENT_QUEUE,
    SITE_URL: "http://localhost:8788",
    RETRY_BASE_SECONDS: "1",
    ...settings,
  };
}

export function testDb(): Db {
  return openDb(env.DB);
}

/** Empties the named tables; the storage of a test file is shared by its tests. */
export async function clear(...tables: string[]): Promise<void> {
  await env.DB.batch(tables.map((table) => env.DB.prepare(`delete from ${table}`)));
}

/** The rows of a query, for looking at what is stored. */
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
