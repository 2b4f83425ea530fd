import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { RefreshCw } from "lucide-react";
import { requireStaff } from "../../auth/guard.server";
import { Badge } from "../../ui/badge";
import { PageHead } from "../../ui/card";
import { type Column, DataTable } from "../../ui/data/table";
import { ButtonLink } from "../../ui/forms/button";
import { adminTitle } from "../../ui/page-title";
import type { HealthCheck } from "../health";
import { HEALTH_PATH } from "../trouble-banner";
import { Errors } from "./errors";
import { loadHealth } from "./load.server";
import { Parts } from "./parts";

export const meta = adminTitle("Health");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { staff, db, analyticsDb } = await requireStaff(request, context);
  const { mailFrom } = await context.company();
  const sources = { db, analyticsDb, env: context.env, mailFrom };
  return loadHealth(new URL(request.url).searchParams, sources, { staff, now: context.clock() });
}

export default function HealthPage() {
  const { checks, version, measured, parts, errors, asked } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title="Health"
        actions={
          <ButtonLink to={HEALTH_PATH} size="sm" icon={RefreshCw}>
            Check again
          </ButtonLink>
        }
      >
        Checked when this page was opened, {measured}.
      </PageHead>
      <Parts parts={parts} />
      <details className="grid gap-5" open={asked !== ""}>
        <summary className="text-sm font-medium">
          For engineers: response times, queues, buckets and errors
        </summary>
        <div className="mt-5 grid gap-5 *:min-w-0">
          <p className="text-sm text-ink-2">
            Version {version}. All are asked at the same moment, so their times hold a common wait.
          </p>
          <div className="card overflow-clip [&_td]:align-top">
            <DataTable caption="Measurements" columns={COLUMNS} rows={checks} keyOf={({ name }) => name} />
          </div>
          <Errors errors={errors} asked={asked} />
        </div>
      </details>
    </>
  );
}

const COLUMNS: Column<HealthCheck>[] = [
  { head: "What", cellClass: "font-semibold lg:whitespace-nowrap", cell: ({ name }) => name },
  {
    head: "State",
    cellClass: "wrap-anywhere",
    cell: (check) => (
      <>
        <Badge tone={toneOf(check)}>{check.text}</Badge>
        <p className="text-sm text-ink-2 lg:hidden">{check.detail}</p>
      </>
    ),
  },
  {
    head: "Detail",
    className: "max-lg:hidden",
    cellClass: "min-w-56 text-ink-2 wrap-anywhere",
    cell: ({ detail }) => detail,
  },
];

function toneOf({ isHealthy }: HealthCheck) {
  if (isHealthy === null) return "neutral";
  return isHealthy ? "ok" : "warn";
}
