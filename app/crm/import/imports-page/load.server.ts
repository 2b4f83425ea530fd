import { shortName } from "../../../auth/member-names";
import type { Db } from "../../../platform/db/database.server";
import { formatDate, formatDateTime } from "../../../platform/time/time-text";
import { listImports } from "../imports.server";

/** Newest first, with who uploaded the file, and times in the reader's zone. */
export async function loadImports(db: Db, timeZone: string) {
  const rows = await listImports(db);
  return rows.map((row) => ({
    ...row,
    by: shortName(row.by),
    createdText: formatDateTime(row.createdAt, timeZone),
    createdDay: formatDate(row.createdAt, timeZone),
  }));
}
export type ImportItem = Awaited<ReturnType<typeof loadImports>>[number];
