import { and, type Column, eq, sql } from "drizzle-orm";
import { type Db, runBatch, type Statement } from "./database.server";

/** A rejected change: the response status, and in `message` the reason to show to the user. */
export class ChangeRefused extends Error {
  readonly status: 403 | 404 | 409;
  constructor(status: 403 | 404 | 409, reason: string) {
    super(reason);
    this.status = status;
  }
}

/**
 * Runs `change` and, only if it changed a row, `consequences`: one transaction, all or nothing. Returns whether it
 * did.
 * D1 has no interactive transactions, so a statement with an invalid JSON path fails on purpose, and rolls the batch
 * back, when `changes()` is 0.
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

/** Rolls the batch back unless the previous statement changed `rows` rows (default: at least one). */
export function requireChange(db: Db, rows?: number): Statement {
  // Raw SQL, since these statements take no bound parameters inside a batch.
  const isMade = sql.raw(rows === undefined ? "changes() > 0" : `changes() = ${Math.trunc(rows)}`);
  return db.run(sql`select json_extract('{}', iif(${isMade}, '$', 'nothing-changed'))`);
}

type Versioned = { id: string; version: number };

/**
 * Optimistic locking: `db.update(deals).set({ ...edit, ...lock.next }).where(lock.isUnchanged)`.
 * `runIfChanged` returns false if another write got there first.
 */
export function lockVersion(table: { id: Column; version: Column }, { id, version }: Versioned, now: Date) {
  return {
    next: { version: version + 1, updatedAt: now.toISOString() },
    isUnchanged: and(eq(table.id, id), eq(table.version, version)),
  };
}

/** With n concurrent writers, one succeeds per round. */
const TRIES = 20;

/**
 * Retries `write`, which re-reads its row, while it returns null because another write got there first.
 * @throws ChangeRefused (409) after `TRIES` lost races
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

/** Whether `requireChange` rolled the batch back. */
export function isUnchanged(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (/JSON path.*nothing-changed/.test(current.message)) return true;
  }
  return false;
}
