import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireStaff } from "../../auth/guard.server";
import { formatDateTime } from "../../platform/time/time-text";
import { Badge } from "../../ui/badge";
import { PageHead } from "../../ui/card";
import { adminTitle } from "../../ui/page-title";
import { Table } from "../../ui/table";
import { type HealthCheck, readHealth } from "../health.server";

export const meta = adminTitle("Health");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { staff, db, analyticsDb } = await requireStaff(request, context);
  const now = context.clock();
  const { ARCHIVE: archive, UPLOADS: uploads } = context.env;
  const checks = await readHealth({ db, analyticsDb, archive, uploads }, now, staff.timeZone);
  return { checks, measured: formatDateTime(now.toISOString(), staff.timeZone) };
}

export default function HealthPage() {
  const { checks, measured } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title="Health">Measured when this page was opened, {measured}.</PageHead>
      <div className="card overflow-clip [&_td]:align-top">
        <Table caption="Measurements">
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">State</th>
              <th scope="col">Detail</th>
            </tr>
          </thead>
          <tbody>
            {checks.map((check) => (
              <tr key={check.name}>
                <td className="font-semibold whitespace-nowrap">{check.name}</td>
                <td>
                  <Badge tone={toneOf(check)}>{check.text}</Badge>
                </td>
                <td className="min-w-56 text-ink-2 wrap-anywhere">{check.detail}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </>
  );
}

function toneOf({ isHealthy }: HealthCheck) {
  if (isHealthy === null) return "neutral";
  return isHealthy ? "ok" : "warn";
}
