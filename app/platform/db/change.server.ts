import { and, type Column, eq, sql } from "drizzle-orm";
import { type Db, runBatch, type Statement } from "./database.server";

/** A change that is not made: the answer's status, and as `message` the reason for the person who asked for it. */
export class ChangeRefused extends Error {
  readonly status: 403 | 404 | 409;
  constructor(status: 403 | 404 | 409, reason: string) {
    super(reason);
    this.status = status;
  }
}

/**
 * Runs `change` and, only if it changed a row, what follows from it: all in one transaction, or nothing.
 * Returns whether it did. D1 has no interactive transaction, so a statement that fails on purpose (a JSON path
 * that is none) rolls the batch back when SQLite counts no changed row.
 */
export async function runIfChanged(db: Db, change: Statement, consequences: Statement[]): Promise<boolean> {
  try {
    await runBatch(db, [change, requireChange(db), ...consequences]);
    return true;
  } catch (error) {
    if (isUnchanged(error)) return false;
    throw error;
  }
}

/** Undoes the batch of `runIfChanged` unless the statement before it changed this many rows; at least one when left out. */
export function requireChange(db: Db, rows?: number): Statement {
  // A statement of its own text takes no bound parameters in a batch.
  const isMade = sql.raw(rows === undefined ? "changes() > 0" : `changes() = ${Math.trunc(rows)}`);
  return db.run(sql`select json_extract('{}', iif(${isMade}, '$', 'nothing-changed'))`);
}

type Versioned = { id: string; version: number };

/**
 * The optimistic lock of a row as it was read: `db.update(deals).set({ ...edit, ...lock.next }).where(lock.isUnchanged)`.
 * `runIfChanged` says false when somebody else was faster.
 */
export function lockVersion(table: { id: Column; version: Column }, { id, version }: Versioned, now: Date) {
  return {
    next: { version: version + 1, updatedAt: now.toISOString() },
    isUnchanged: and(eq(table.id, id), eq(table.version, version)),
  };
}

/** Of as many people at once, each wins one round. */
const TRIES = 20;

/**
 * Reads and writes again while `write` gives null because somebody else was faster.
 * @throws ChangeRefused (409) when others are faster all the time
 */
export async function retryOnConflict<Result>(
  write: (tries: number) => Promise<Result | null>,
): Promise<Result> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const result = await write(tries);
    if (result !== null) return result;
  }
  throw new ChangeRefused(409, "Others are changing this at the same moment. Try again.");
}

function isUnchanged(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (/JSON path.*nothing-changed/.test(current.message)) return true;
  }
  return false;
}
