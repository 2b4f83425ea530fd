import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Await, useLoaderData } from "@remix-run/react";
import { Plus, RefreshCw } from "lucide-react";
import { Suspense } from "react";
import { requireStaff } from "../../auth/guard.server";
import { newTaskPath } from "../../crm/paths";
import { TroubleBanner } from "../../health/trouble-banner";
import { timeText } from "../../platform/time/time-text";
import { zoneCity, zoneShortName } from "../../platform/time/zones";
import { PageHead, StatGrid, WideAndNarrow } from "../../ui/card";
import { ButtonLink } from "../../ui/forms/button";
import { Key } from "../../ui/icon";
import { adminTitle } from "../../ui/page-title";
import { LoadingNote, Skeleton, SkeletonCard } from "../../ui/skeleton";
import { readDashboard } from "../dashboard.server";
import { ADMIN_PATH } from "../paths";
import { FirstSteps } from "./first-steps";
import { LeadsChart } from "./leads-chart";
import { DaySentence, MyDay } from "./my-day";
import { QuickActions } from "./quick-actions";
import { StatCards } from "./stat-cards";
import { SystemStatus } from "./system-status";

export const meta = adminTitle("Dashboard");

const NEW_TASK = newTaskPath({ returnTo: ADMIN_PATH });

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db, staff } = await requireStaff(request, context);
  const now = context.clock();
  const dashboard = readDashboard(db, staff, now);
  const today = timeText("longWeekday", now, staff.timeZone);
  const clock = timeText("time", now, staff.timeZone);
  // The script's own fetch may defer, with skeletons; a document is complete, so that it works without JavaScript.
  const isFetch = request.headers.get("Sec-Fetch-Dest") === "empty";
  return {
    today,
    clock,
    place: placeOf(staff.timeZone, now),
    dashboard: isFetch ? dashboard : await dashboard,
  };
}

export default function DashboardPage() {
  const { today, clock, place, dashboard } = useLoaderData<typeof loader>();
  const actions = (
    <>
      <ButtonLink to={ADMIN_PATH} size="sm" variant="ghost" icon={RefreshCw} className="max-sm:order-last">
        Refresh
      </ButtonLink>
      <ButtonLink to={NEW_TASK} size="sm" variant="ink" icon={Plus} aria-keyshortcuts="T">
        New task
        <span className="contents max-md:hidden [@media(hover:none)]:hidden" aria-hidden="true">
          <Key>T</Key>
        </span>
      </ButtonLink>
    </>
  );
  return (
    <>
      <PageHead title={today} actions={actions}>
        {clock} in {place}.{" "}
        <Suspense>
          <Await resolve={dashboard}>{({ myDay }) => <DaySentence day={myDay} />}</Await>
        </Suspense>
      </PageHead>
      <Suspense fallback={<DashboardSkeleton />}>
        <Await resolve={dashboard}>
          {({ myDay, steps, blogs, leads, jobs, demos, checks, troubles }) => (
            <>
              <TroubleBanner troubles={troubles} />
              {steps && leads?.total === 0 ? null : <MyDay day={myDay} demos={demos} clock={clock} />}
              {steps ? <FirstSteps done={steps} isOpen={leads?.total === 0} /> : null}
              <h2 className="mt-3 flex items-baseline gap-3 text-h4 after:flex-1 after:border-t after:border-line">
                The company
              </h2>
              <StatCards blogs={blogs} leads={leads} jobs={jobs} />
              <WideAndNarrow>
                <LeadsChart leads={leads} />
                <QuickActions blogs={blogs} leads={leads} checks={checks} />
              </WideAndNarrow>
              <SystemStatus checks={checks} />
            </>
          )}
        </Await>
      </Suspense>
    </>
  );
}

/** "Chicago (CST)" */
function placeOf(zone: string, now: Date): string {
  return zone === "UTC" ? zone : `${zoneCity(zone)} (${zoneShortName(zone, now)})`;
}

const CARDS = ["blogs", "leads", "jobs", "rate"] as const;
const ROWS = ["first", "second", "third"] as const;

/** Has the dashboard's own layout, so that nothing shifts when the data arrives. */
function DashboardSkeleton() {
  return (
    <>
      <LoadingNote>Loading the dashboard</LoadingNote>
      <SkeletonPanel height="8.75rem" />
      <WideAndNarrow>
        <SkeletonPanel height="16.9rem" />
        <SkeletonPanel height="16.9rem" />
      </WideAndNarrow>
      <StatGrid>
        {CARDS.map((card) => (
          <SkeletonCard key={card} />
        ))}
      </StatGrid>
      <WideAndNarrow>
        <SkeletonPanel height="18.25rem" />
        <SkeletonPanel height="18.25rem" />
      </WideAndNarrow>
    </>
  );
}

function SkeletonPanel({ height }: { height: string }) {
  return (
    <div className="card overflow-clip" style={{ height }} aria-hidden="true">
      <div className="grid gap-9 p-5">
        <Skeleton kind="heading" width="40%" />
        {ROWS.map((row) => (
          <Skeleton key={row} width="75%" />
        ))}
      </div>
    </div>
  );
}
