import { sql } from "drizzle-orm";
import { type Db, runBatch, type Statement } from "./database.server";

/**
 * Runs `change` and, only if it changed a row, what follows from it: all in one transaction, or nothing.
 * Returns whether it did. D1 has no interactive transaction, so a statement that fails on purpose (a JSON path
 * that is none) rolls the batch back when SQLite counts no changed row.
 */
export async function runIfChanged(db: Db, change: Statement, consequences: Statement[]): Promise<boolean> {
  const guard = db.run(
    sql`select json_extract('{}', case changes() when 0 then 'nothing-changed' else '$' end)`,
  );
  try {
    await runBatch(db, [change, guard, ...consequences]);
    return true;
  } catch (error) {
    if (isUnchanged(error)) return false;
    throw error;
  }
}

function isUnchanged(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (/JSON path.*nothing-changed/.test(current.message)) return true;
  }
  return false;
}
