import { sql } from "drizzle-orm";
import { type AnySQLiteColumn, check, text } from "drizzle-orm/sqlite-core";

/** Primary key: UUIDv7 text. */
export const idColumn = () => text("id").primaryKey();

/** Money as integer cents, time as ISO-8601 UTC text, ids as UUIDv7 text: the three conventions of every table. */
export const createdAt = () => text("created_at").notNull();
export const updatedAt = () => text("updated_at").notNull();

/** A CHECK that a column holds one of a closed set. The values are our own constants, never input. */
export function oneOf(name: string, column: AnySQLiteColumn, values: readonly string[]) {
  const list = values.map((value) => `'${value.replaceAll("'", "''")}'`).join(", ");
  return check(name, sql`${column} in (${sql.raw(list)})`);
}
