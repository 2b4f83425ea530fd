import type { Db } from "../../../platform/db/database.server";
import { formatDateTime } from "../../../platform/time/time-text";
import { listImports } from "../imports.server";

/** Newest first, with times in the reader's zone. */
export async function loadImports(db: Db, timeZone: string) {
  const rows = await listImports(db);
  return rows.map((row) => ({ ...row, createdText: formatDateTime(row.createdAt, timeZone) }));
}
export type ImportItem = Awaited<ReturnType<typeof loadImports>>[number];
