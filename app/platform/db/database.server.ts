import type { BatchItem } from "drizzle-orm/batch";
import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";

export type Db = DrizzleD1Database;
export type Statement = BatchItem<"sqlite">;

/**
 * Opens the database with D1's Sessions API.
 * `first-unconstrained` lets a replica near the reader answer; `first-primary` always sees the newest write.
 */
export function openDb(
  database: D1Database,
  consistency: "first-primary" | "first-unconstrained" = "first-primary",
): Db {
  const session = database.withSession(consistency);
  // A session is no whole D1Database, which drizzle's types ask for.
  return drizzle({
    prepare: (query) => session.prepare(query),
    batch: (statements) => session.batch(statements),
    withSession: (bookmark) => database.withSession(bookmark),
    exec: (query) => database.exec(query),
    dump: () => database.dump(),
  });
}

/** Runs the statements as one transaction in one round trip: all of them or none. */
export async function runBatch(db: Db, statements: Statement[]): Promise<void> {
  const [first, ...rest] = statements;
  if (first) await db.batch([first, ...rest]);
}

/** Whether a unique index refused the write. D1 reports it in words only, drizzle wraps it in `cause`. */
export function isUniqueViolation(error: unknown, column: string): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current.message.includes("UNIQUE constraint failed") && current.message.includes(column)) return true;
  }
  return false;
}
