import { Link } from "@remix-run/react";
import { FIGURES } from "../../copy/figures";
import { Badge } from "../../ui/badge";
import { StatCard, StatGrid } from "../../ui/card";
import { Sparkline } from "../../ui/data/chart";
import { type Dashboard, jobHealth, successRate } from "../dashboard";
import { ADMIN_PATH } from "../paths";

/** A part that failed to load shows zeros with a note, so that a zero is not taken for data. */
export function StatCards({ blogs, leads, jobs }: Pick<Dashboard, "blogs" | "leads" | "jobs">) {
  return (
    <StatGrid>
      <StatCard
        label="Total Blogs"
        figure={FIGURES.totalBlogs}
        value={format(blogs?.total)}
        spark={blogs ? <Sparkline values={blogs.totalByDay} /> : null}
      >
        {blogs ? <Context value={blogs.published}>published</Context> : <NotLoaded />}
      </StatCard>
      <StatCard
        label="Total Leads"
        figure={FIGURES.totalLeads}
        value={format(leads?.total)}
        spark={leads ? <Sparkline values={leads.byDay.map(({ count }) => count)} tone="signal" /> : null}
      >
        {leads ? <Context value={leads.lastDay}>in the last 24 h</Context> : <NotLoaded />}
      </StatCard>
      <StatCard
        label="Generation Jobs"
        figure={FIGURES.generationJobs}
        value={format(jobs?.total)}
        spark={jobs ? <Sparkline values={jobs.byDay} /> : null}
      >
        {jobs ? <Context value={jobs.successful}>successful</Context> : <NotLoaded />}
      </StatCard>
      <SuccessRateCard jobs={jobs} />
    </StatGrid>
  );
}

function SuccessRateCard({ jobs }: Pick<Dashboard, "jobs">) {
  const rate = jobs ? successRate(jobs.successful, jobs.judged) : 0;
  const health = jobHealth(rate);
  return (
    <StatCard
      label="Success Rate"
      figure={FIGURES.successRate}
      value={`${rate}%`}
      spark={jobs ? <Sparkline values={jobs.rateByDay} /> : null}
    >
      {!jobs ? (
        <NotLoaded />
      ) : jobs.judged === 0 ? (
        "No jobs yet"
      ) : (
        <Badge tone={health.tone}>{health.label}</Badge>
      )}
    </StatCard>
  );
}

function Context({ value, children }: { value: number; children: string }) {
  return (
    <>
      <b className="text-ink">{format(value)}</b> {children}
    </>
  );
}

function format(value = 0): string {
  return value.toLocaleString("en-US");
}

export function NotLoaded() {
  return (
    <>
      Could not be loaded. <Link to={ADMIN_PATH}>Retry</Link>
    </>
  );
}
