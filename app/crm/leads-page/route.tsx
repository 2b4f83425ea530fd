import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData } from "@remix-run/react";
import { requireStaff } from "../../auth/guard.server";
import { readListView } from "../../platform/preferences.server";
import { PageHead, Stat, StatStrip } from "../../ui/card";
import { adminTitle } from "../../ui/page-title";
import { listRecentActivities } from "../activities.server";
import { listSearch, readLeadFilters, readPage } from "../lead-filters";
import { readLeadStats } from "../lead-stats.server";
import { listLeads } from "../leads.server";
import { PageError } from "../parts/page-error";
import { ActivityLogCard } from "./activity-log";
import { FilterCard } from "./filter-card";
import { LeadGrid } from "./lead-grid";
import { toActivityLog, toLeadItem, toStatCells } from "./list-data";

export const meta = adminTitle("CRM Dashboard");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db } = await requireStaff(request, context);
  const params = new URL(request.url).searchParams;
  const filters = readLeadFilters(params);
  const stats = await readLeadStats(db, filters, context.clock());
  const [{ rows, ...list }, activities] = await Promise.all([
    listLeads(db, filters, { matching: stats.matching, all: stats.total }),
    listRecentActivities(db, readPage(params.get("activities"))),
  ]);
  return {
    leads: rows.map(toLeadItem),
    ...list,
    filters,
    view: readListView(request),
    total: list.total,
    allLeads: stats.total,
    newToday: stats.day,
    setAside: stats.setAside,
    industries: stats.industries,
    stats: toStatCells(stats),
    activities: toActivityLog(activities),
  };
}

/** A lead opened over the list, or a tab of it, changes nothing here. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const sameList = listSearch(currentUrl.searchParams) === listSearch(nextUrl.searchParams);
  return formMethod === undefined && sameList && currentUrl.href !== nextUrl.href
    ? false
    : defaultShouldRevalidate;
}

export default function LeadsPage() {
  const { allLeads, newToday, stats, industries, activities, setAside, ...grid } =
    useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title="CRM Dashboard">
        {allLeads.toLocaleString("en-US")} leads, {newToday.toLocaleString("en-US")} in the last 24 hours
      </PageHead>
      <StatStrip>
        {stats.map(({ label, value, context }) => (
          <Stat key={label} label={label} value={value}>
            {context}
          </Stat>
        ))}
      </StatStrip>
      <FilterCard filters={grid.filters} industries={industries} />
      <LeadGrid {...grid} hasLeads={allLeads > 0} />
      <ActivityLogCard log={activities} />
      <Outlet />
    </>
  );
}

export function ErrorBoundary() {
  return <PageError title="Failed to fetch leads" />;
}
