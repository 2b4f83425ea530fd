import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useLoaderData, useNavigate } from "@remix-run/react";
import { requireStaff } from "../../../auth/guard.server";
import { listMembers } from "../../../auth/users.server";
import { FIGURES } from "../../../copy/figures";
import { PageHead, Stat, StatStrip } from "../../../ui/card";
import { Button } from "../../../ui/forms/button";
import { SelectField } from "../../../ui/forms/field";
import { adminTitle } from "../../../ui/page-title";
import dealStyles from "../deals.css?url";
import { ownerChoices, readDealFilters } from "../filters/deal-filters";
import { readDealReports } from "./deal-reports.server";
import { PERIODS, periodText, readPeriod, toReports } from "./load.server";
import { ReportTables } from "./report-tables";
import { TimeChart } from "./time-chart";

export const meta = adminTitle("Deal Reports");
export const links: LinksFunction = () => [{ rel: "stylesheet", href: dealStyles }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db, staff } = await requireStaff(request, context);
  const { timeZone: zone, stageDays } = await context.company();
  const { searchParams } = new URL(request.url);
  const now = context.clock();
  const period = readPeriod(searchParams, now, zone);
  const { owner } = readDealFilters(searchParams);
  const [reports, members] = await Promise.all([
    readDealReports(db, { ...period, zone, owner, staffId: staff.id, now, stageDays }),
    listMembers(db),
  ]);
  return {
    ...{ owner, days: period.days, over: periodText(period), periods: Object.entries(PERIODS) },
    owners: ownerChoices(members, staff.id),
    reports: toReports(reports, members),
  };
}

export default function DealReportsPage() {
  const { reports, over } = useLoaderData<typeof loader>();
  const { winRate, won, lost, response, answered } = reports;
  return (
    <>
      <PageHead
        title="Deal Reports"
        back={{ to: "/admin/deals", label: "Deals" }}
        actions={<ReportFilters />}
      >
        What was won and lost, why, how fast, and where it came from
      </PageHead>
      <StatStrip>
        <Stat label="Win rate" value={winRate ?? "–"} figure={FIGURES.winRate}>
          {won.count + lost.count} closed
        </Stat>
        <Stat label="Won" value={won.value}>
          {dealsText(won.count)}
        </Stat>
        <Stat label="Lost" value={lost.value}>
          {dealsText(lost.count)}
        </Stat>
        <Stat label="Response time" value={response ?? "–"} figure={FIGURES.responseTime}>
          {answered.inTime} of {answered.judged} within 2 hours
        </Stat>
      </StatStrip>
      <TimeChart {...reports} over={over} />
      <ReportTables reports={reports} />
    </>
  );
}

function dealsText(count: number): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? "deal" : "deals"}`;
}

function ReportFilters() {
  const { owner, days, owners, periods } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  return (
    <Form
      // The fields show what the URL says, also after going back.
      key={`${owner} ${days}`}
      aria-label="Filters"
      autoComplete="off"
      className="flex flex-wrap items-end gap-2"
      onChange={({ currentTarget }) => {
        const chosen = [...new FormData(currentTarget)].map(([name, value]) => [name, String(value)]);
        navigate(`?${new URLSearchParams(chosen)}`, { preventScrollReset: true });
      }}
    >
      <SelectField label="Period" small quiet name="days" defaultValue={days}>
        {periods.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <SelectField label="Whose deals" small quiet name="owner" defaultValue={owner}>
        {owners.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <noscript>
        <Button type="submit" size="sm" variant="ink">
          Apply
        </Button>
      </noscript>
    </Form>
  );
}
