import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireStaff } from "../../auth/guard.server";
import { PageHead } from "../../ui/card";
import { Empty } from "../../ui/empty";
import { adminTitle } from "../../ui/page-title";
import { Steps } from "../../ui/pager";
import { auditPath, isFiltered } from "../audit-query";
import { AuditFilters } from "./audit-filters";
import { AuditTable } from "./audit-table";
import { loadAudit } from "./load.server";

export const meta = adminTitle("Audit");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { staff, db } = await requireStaff(request, context);
  return loadAudit(db, new URL(request.url).searchParams, staff.timeZone);
}

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
