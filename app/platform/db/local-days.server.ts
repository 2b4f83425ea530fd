import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { LocalDay } from "../time/zoned-time";

/**
 * The date (YYYY-MM-DD) of the day in which a stored time lies; null before the first one. `days` are in order and
 * follow each other, as `lastDays` returns them: SQLite knows no time zones.
 */
export function dayOf(column: SQLiteColumn, days: LocalDay[]): SQL<string> {
  const starts = JSON.stringify(days.map(({ date, start }) => [start, date]));
  return sql<string>`(select value ->> 1 from json_each(${starts}) where value ->> 0 <= ${column} order by key desc limit 1)`;
}
