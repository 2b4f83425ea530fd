import type { BatchItem } from "drizzle-orm/batch";
import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import { waitingWhileLocked } from "./locked.server";

export type Db = DrizzleD1Database;
export type Statement = BatchItem<"sqlite">;

/**
 * Opens the database through D1's Sessions API.
 * `first-unconstrained` may read from a nearby replica; `first-primary` always sees the latest write.
 */
export function openDb(
  database: D1Database,
  consistency: "first-primary" | "first-unconstrained" = "first-primary",
): Db {
  const session = waitingWhileLocked(database.withSession(consistency));
  // Drizzle's types require a full D1Database; a session is not one.
  return drizzle({
    prepare: (query) => session.prepare(query),
    batch: (statements) => session.batch(statements),
    withSession: (bookmark) => database.withSession(bookmark),
    exec: (query) => database.exec(query),
    dump: () => database.dump(),
  });
}

/** Runs the statements as one transaction in one round trip. */
export async function runBatch(db: Db, statements: Statement[]): Promise<void> {
  const [first, ...rest] = statements;
  if (first) await db.batch([first, ...rest]);
}

/** Whether a unique index rejected the write. D1 reports it only in the message; drizzle wraps that in `cause`. */
export function isUniqueViolation(error: unknown, column: string): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current.message.includes("UNIQUE constraint failed") && current.message.includes(column)) return true;
  }
  return false;
}
