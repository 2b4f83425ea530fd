import { env } from "cloudflare:workers";
import { type Db, openDb } from "../../app/platform/db/database.server";

export const SITE_URL = "http://localhost:8788";
const EMPTY_SEARCH = "insert into leads_search (leads_search) values ('delete-all')";

/** The test pool's bindings, overridden by settings. */
export function rawEnv(settings: Record<string, string> = {}): object {
  return {
    DB: env.DB,
    ANALYTICS_DB: env.ANALYTICS_DB,
    ARCHIVE: env.ARCHIVE,
    UPLOADS: env.UPLOADS,
    MAIL_QUEUE: env.MAIL_QUEUE,
    INDEXING_QUEUE: env.INDEXING_QUEUE,
    ANALYTICS_QUEUE: env.ANALYTICS_QUEUE,
    CONTENT_QUEUE: env.CONTENT_QUEUE,
    SITE_URL,
    RETRY_BASE_SECONDS: "1",
    ...settings,
  };
}

/** The same with a mail queue that delivers nothing: a confidential mail loses its text once it is sent. */
export function envWithoutMail(): object {
  return { ...rawEnv(), MAIL_QUEUE: { send: async () => {}, sendBatch: async () => {} } };
}

export function testDb(): Db {
  return openDb(env.DB);
}

export function testAnalyticsDb(): Db {
  return openDb(env.ANALYTICS_DB);
}

/** Deletes all rows of the tables; a file's tests share one database. */
export async function clearTables(...tables: string[]): Promise<void> {
  const statements = tables.map((table) => `delete from ${table}`);
  if (tables.includes("leads")) statements.push(EMPTY_SEARCH);
  await env.DB.batch(statements.map((statement) => env.DB.prepare(statement)));
}

/** What the first save of the company's page leaves: the generators' schedule runs, and no first run is offered. */
export async function saveCompany(): Promise<void> {
  await rows(
    "insert or ignore into settings (key, value, updated_at) values ('company', '{}', '2026-01-01')",
  );
}

/** The rows of a query. */
export async function rows(
  query: string,
  ...values: (string | number | null)[]
): Promise<Record<string, unknown>[]> {
  return (
    await env.DB.prepare(query)
      .bind(...values)
      .all()
  ).results;
}

export const ANALYTICS_TABLES = [
  "texts",
  "hits",
  "sessions",
  "hour_counts",
  "rollup_days",
  "rollup_months",
  "session_returns",
  "counted_hits",
  "mail_visits",
  "unsent_hits",
  "notes",
];

/** Empties the analytics database, as after its first migration, and the archive. */
export async function clearAnalytics(): Promise<void> {
  const { objects } = await env.ARCHIVE.list();
  await env.ARCHIVE.delete(objects.map(({ key }) => key));
  const statements = ANALYTICS_TABLES.map((table) => `delete from ${table}`);
  statements.push(
    "update ingest_state set version = 0, folded_day = 0, folded_month = 0, raw_from_hour = 0, rows_day = 0, rows_on_day = 0",
  );
  await env.ANALYTICS_DB.batch(statements.map((statement) => env.ANALYTICS_DB.prepare(statement)));
}

/** The rows of a query of the analytics database. */
export async function analyticsRows(
  query: string,
  ...values: (string | number | null)[]
): Promise<Record<string, unknown>[]> {
  return (
    await env.ANALYTICS_DB.prepare(query)
      .bind(...values)
      .all()
  ).results;
}
