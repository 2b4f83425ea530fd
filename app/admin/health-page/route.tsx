import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireStaff } from "../../auth/guard.server";
import { formatDateTime } from "../../platform/time/time-text";
import { Badge } from "../../ui/badge";
import { PageHead } from "../../ui/card";
import { type Column, DataTable } from "../../ui/data/table";
import { adminTitle } from "../../ui/page-title";
import { type HealthCheck, readHealth } from "../health.server";

export const meta = adminTitle("Health");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { staff, db, analyticsDb } = await requireStaff(request, context);
  const now = context.clock();
  const { ARCHIVE: archive, UPLOADS: uploads, MAIL_TRANSPORT } = context.env;
  const mail = { delivers: MAIL_TRANSPORT !== "outbox", from: (await context.company()).mailFrom };
  const checks = await readHealth({ db, analyticsDb, archive, uploads, mail }, now, staff.timeZone);
  return { checks, measured: formatDateTime(now.toISOString(), staff.timeZone) };
}

export default function HealthPage() {
  const { checks, measured } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title="Health">Measured when this page was opened, {measured}.</PageHead>
      <div className="card overflow-clip [&_td]:align-top">
        <DataTable caption="Measurements" columns={COLUMNS} rows={checks} keyOf={({ name }) => name} />
      </div>
    </>
  );
}

const COLUMNS: Column<HealthCheck>[] = [
  { head: "What", cellClass: "font-semibold whitespace-nowrap", cell: ({ name }) => name },
  { head: "State", cell: (check) => <Badge tone={toneOf(check)}>{check.text}</Badge> },
  { head: "Detail", cellClass: "min-w-56 text-ink-2 wrap-anywhere", cell: ({ detail }) => detail },
];

function toneOf({ isHealthy }: HealthCheck) {
  if (isHealthy === null) return "neutral";
  return isHealthy ? "ok" : "warn";
}
