import { formatDateTime } from "../../../platform/dates";
import type { Db } from "../../../platform/db/database.server";
import { listImports } from "../imports.server";

/** Newest first, with times in the reader's zone. */
export async function loadImports(db: Db, timeZone: string) {
  const rows = await listImports(db);
  return rows.map((row) => ({ ...row, createdText: formatDateTime(row.createdAt, timeZone) }));
}
export type ImportItem = Awaited<ReturnType<typeof loadImports>>[number];
