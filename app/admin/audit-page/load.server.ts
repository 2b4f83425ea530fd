import type { Db } from "../../platform/db/database.server";
import { formatDateTime } from "../../platform/time/time-text";
import { readAudit } from "../audit.server";
import { auditPath, readAuditQuery } from "../audit-query";

/** The page of the audit that the URL asks for, with times in the reader's zone. */
export async function loadAudit(db: Db, params: URLSearchParams, timeZone: string) {
  const query = readAuditQuery(params);
  const { rows, hasMore, choices } = await readAudit(db, query, timeZone);
  const last = rows.at(-1);
  return {
    query,
    choices,
    entries: rows.map((row) => ({ ...row, written: formatDateTime(row.createdAt, timeZone) })),
    older: hasMore && last ? auditPath({ ...query, before: last }) : null,
  };
}
export type AuditEntryView = Awaited<ReturnType<typeof loadAudit>>["entries"][number];
