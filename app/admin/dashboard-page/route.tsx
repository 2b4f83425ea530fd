import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Await, useLoaderData } from "@remix-run/react";
import { RefreshCw } from "lucide-react";
import { Suspense } from "react";
import { requireStaff } from "../../auth/guard.server";
import { timeText } from "../../platform/time/time-text";
import { zoneShortName } from "../../platform/time/zones";
import { ButtonLink } from "../../ui/button";
import { PageHead, WideAndNarrow } from "../../ui/card";
import { adminTitle } from "../../ui/page-title";
import { readDashboard } from "../dashboard.server";
import { ADMIN_PATH } from "../paths";
import { DashboardSkeleton } from "./dashboard-skeleton";
import { LeadsChart } from "./leads-chart";
import { NextDemos } from "./next-demos";
import { QuickActions } from "./quick-actions";
import { StatCards } from "./stat-cards";
import { SystemStatus } from "./system-status";

export const meta = adminTitle("Dashboard");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db, staff } = await requireStaff(request, context);
  const now = context.clock();
  const { timeZone } = await context.company();
  const dashboard = readDashboard(db, timeZone, now);
  // The script's own fetch may defer, with skeletons; a document is complete, so that it works without JavaScript.
  const isFetch = request.headers.get("Sec-Fetch-Dest") === "empty";
  return { today: formatToday(now, staff.timeZone), dashboard: isFetch ? dashboard : await dashboard };
}

export default function DashboardPage() {
  const { today, dashboard } = useLoaderData<typeof loader>();
  const refresh = (
    <ButtonLink to={ADMIN_PATH} size="sm" icon={RefreshCw}>
      Refresh
    </ButtonLink>
  );
  return (
    <>
      <PageHead title="Dashboard" actions={refresh}>
        {today}
      </PageHead>
      <Suspense fallback={<DashboardSkeleton />}>
        <Await resolve={dashboard}>
          {({ blogs, leads, jobs, demos, checks }) => (
            <>
              <StatCards blogs={blogs} leads={leads} jobs={jobs} />
              <WideAndNarrow>
                <QuickActions blogs={blogs} leads={leads} />
                <SystemStatus checks={checks} />
              </WideAndNarrow>
              <NextDemos demos={demos} />
              <LeadsChart leads={leads} />
            </>
          )}
        </Await>
      </Suspense>
    </>
  );
}

/** "Tuesday, November 24, 2026 (CST)" */
function formatToday(now: Date, timeZone: string): string {
  return `${timeText("fullDate", now, timeZone)} (${zoneShortName(timeZone, now)})`;
}
