import { sql } from "drizzle-orm";
import type { Db } from "./database.server";

/**
 * D1 ends at 10 GB, with every insert. Before that, what can wait gives way to forms, which must not: single hits are
 * only counted, and no file is imported and no draft generated (decision 30). In bytes.
 */
export const NEARLY_FULL = 9e9;

export async function isNearlyFull(db: Db): Promise<boolean> {
  const { meta } = await db.run(sql`select 1`);
  return meta.size_after >= NEARLY_FULL;
}

/** Whether D1 refused a write because the database is full. */
export function isFullError(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (/exceeded maximum db size|database or disk is full|SQLITE_FULL/i.test(current.message)) return true;
  }
  return false;
}
