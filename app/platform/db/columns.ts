import { sql } from "drizzle-orm";
import { type AnySQLiteColumn, check, text } from "drizzle-orm/sqlite-core";

/** Primary key: UUIDv7 text. */
export const idColumn = () => text("id").primaryKey();

/** Conventions of every table: integer cents for money, ISO-8601 UTC text for time, UUIDv7 text for ids. */
export const createdAt = () => text("created_at").notNull();
export const updatedAt = () => text("updated_at").notNull();

/** A CHECK that restricts a column to a closed set. `values` are our own constants, never user input. */
export function checkOneOf(name: string, column: AnySQLiteColumn, values: readonly string[]) {
  const list = values.map((value) => `'${value.replaceAll("'", "''")}'`).join(", ");
  return check(name, sql`${column} in (${sql.raw(list)})`);
}
