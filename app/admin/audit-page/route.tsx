import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireStaff } from "../../auth/guard.server";
import { formatDateTime } from "../../platform/time/time-text";
import { PageHead } from "../../ui/card";
import { Empty } from "../../ui/empty";
import { adminTitle } from "../../ui/page-title";
import { Steps } from "../../ui/pager";
import { readAudit } from "../audit.server";
import { auditPath, isFiltered, readAuditQuery } from "../audit-query";
import { AuditFilters } from "./audit-filters";
import { AuditTable } from "./audit-table";

export const meta = adminTitle("Audit");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { staff, db } = await requireStaff(request, context);
  const query = readAuditQuery(new URL(request.url).searchParams);
  const { rows, hasMore, choices } = await readAudit(db, query, staff.timeZone);
  const last = rows.at(-1);
  return {
    query,
    choices,
    entries: rows.map((row) => ({ ...row, written: formatDateTime(row.createdAt, staff.timeZone) })),
    older: hasMore && last ? auditPath({ ...query, before: last }) : null,
  };
}
export type AuditEntryView = Awaited<ReturnType<typeof loader>>["entries"][number];

export default function AuditPage() {
  const { query, choices, entries, older } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title="Audit">Who changed what, and when. Entries are only ever added.</PageHead>
      <AuditFilters query={query} choices={choices} />
      {entries.length > 0 ? (
        <AuditTable entries={entries} />
      ) : (
        <Empty title={isFiltered(query) ? "No entry matches these filters" : "No entries yet"} />
      )}
      <Steps
        label="Pages of the audit"
        previous={query.before ? { to: auditPath({ ...query, before: null }), text: "Newest" } : null}
        next={older ? { to: older, text: "Older" } : null}
      />
    </>
  );
}
