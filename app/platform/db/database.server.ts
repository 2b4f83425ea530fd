import type { BatchItem } from "drizzle-orm/batch";
import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";

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

/** D1 ends a query after 30 s. */
const PATIENCE_MS = 30_000;
const PAUSE_MS = 100;
const LOCKED = /database is locked|SQLITE_BUSY/;

/** D1's own statement behind each that waits. For all sessions: a batch may hold statements of another. */
const WRAPPED = new WeakMap<D1PreparedStatement, D1PreparedStatement>();

type Session = Pick<D1DatabaseSession, "prepare" | "batch">;

/**
 * A session whose statements wait while another program holds the local database's file, such as a dump. D1 lets
 * statements wait for each other on its own; a locked one has changed nothing, so it can be run again.
 */
function waitingWhileLocked(session: Session): Session {
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const waiting = new Proxy(statement, {
      get(target, name: keyof D1PreparedStatement) {
        const method = target[name] as (...args: unknown[]) => unknown;
        if (name === "bind") return (...values: unknown[]) => wrap(target.bind(...values));
        return (...args: unknown[]) => retry(async () => method.apply(target, args));
      },
    });
    WRAPPED.set(waiting, statement);
    return waiting;
  };
  return {
    prepare: (query) => wrap(session.prepare(query)),
    batch: (statements) =>
      retry(() => session.batch(statements.map((statement) => WRAPPED.get(statement) ?? statement))),
  };
}

async function retry<T>(run: () => Promise<T>): Promise<T> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof Error) || !LOCKED.test(error.message) || Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}
