import { Download } from "lucide-react";
import { type Column, DataTable } from "../../../ui/data/table";
import { ButtonLink } from "../../../ui/forms/button";
import type { GenerationOutcome } from "../../report";
import { exportPath } from "../export/export-menu";
import { counted } from "../figures";
import type { GenerationView } from "../load.server";
import { Panel, RIGHT } from "../panel";
import { useStepKeys } from "../series/use-step-keys";
import { useSearch } from "../state-link";
import { OUTCOMES } from "./generation";

const COLORS: Record<GenerationOutcome, string> = {
  success: "bg-data-1",
  error: "bg-data-bad",
  other: "bg-data-6",
};
/** From the top of a bar down. */
const STACK: GenerationOutcome[] = ["error", "other", "success"];

type HoursProps = Pick<GenerationView, "hours">;

/** Generation jobs of the last 24 hours, a bar an hour. */
export function HourlyJobs({ hours }: HoursProps) {
  const sums = OUTCOMES.map((outcome) => ({
    outcome,
    jobs: hours.reduce((sum, { counts }) => sum + counts[outcome], 0),
  }));
  const total = sums.reduce((sum, { jobs }) => sum + jobs, 0);
  const words = sums.map(({ outcome, jobs }) => `${jobs} ${outcome}`).join(", ");
  const summary = `${counted(total, "job")} in 24 hours: ${words}. Left and right arrow keys read the hours.`;
  return (
    <Panel title="Jobs per hour, last 24 hours" aside={<Legend sums={sums} />}>
      <div className="px-card pb-3">
        <Chart hours={hours} summary={summary} />
      </div>
      <JobsTable hours={hours} />
    </Panel>
  );
}

type Sums = { sums: { outcome: GenerationOutcome; jobs: number }[] };

function Legend({ sums }: Sums) {
  return (
    <span className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-2">
      {sums.map(({ outcome, jobs }) => (
        <span key={outcome} className="inline-flex items-center gap-[0.4rem]">
          <i className={`size-[0.7rem] rounded-xs ${COLORS[outcome]}`} />
          <span className="capitalize">{outcome}</span> {jobs}
        </span>
      ))}
    </span>
  );
}

/** As many lines as there are jobs, up to four. */
function ticksOf(hours: GenerationView["hours"]): number[] {
  const most = Math.max(1, ...hours.map(({ counts }) => counts.success + counts.error + counts.other));
  const step = Math.ceil(most / 4);
  const lines = Math.ceil(most / step);
  return Array.from({ length: lines + 1 }, (_, index) => index * step);
}

function Chart({ hours, summary }: HoursProps & { summary: string }) {
  const ticks = ticksOf(hours);
  return (
    <div className="series-plot series-plot-low" style={{ "--ticks": `${ticks.length - 1}` }}>
      <div className="series-scale" aria-hidden="true">
        {ticks.toReversed().map((tick) => (
          <span key={tick}>{tick}</span>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form */}
      <div className="series-area" role="group" aria-roledescription="chart" aria-label={summary}>
        <Bars hours={hours} top={ticks.at(-1) ?? 1} />
        <Steps hours={hours} />
      </div>
      <div className="series-labels" aria-hidden="true">
        {hours.flatMap(({ hour, label }, index) =>
          index % 6 === 0 || index === hours.length - 1
            ? [
                <span key={hour} style={{ "--x": middleOf(index, hours.length) }}>
                  {index === hours.length - 1 ? "Now" : label}
                </span>,
              ]
            : [],
        )}
      </div>
    </div>
  );
}

function middleOf(index: number, length: number): string {
  return `${((index + 0.5) / length) * 100}%`;
}

function Bars({ hours, top }: HoursProps & { top: number }) {
  return (
    <div className="absolute inset-0 flex gap-1" aria-hidden="true">
      {hours.map(({ hour, counts }) => (
        <i key={hour} className="flex flex-1 flex-col justify-end gap-px *:first:rounded-t-xs">
          {STACK.filter((outcome) => counts[outcome] > 0).map((outcome) => (
            <i
              key={outcome}
              className={`h-(--height) ${COLORS[outcome]}`}
              style={{ "--height": `${(counts[outcome] / top) * 100}%` }}
            />
          ))}
        </i>
      ))}
    </div>
  );
}

/** What each hour says to the mouse and to the keyboard. */
function Steps({ hours }: HoursProps) {
  const { listProps, stepProps } = useStepKeys(hours.length);
  return (
    <ol className="series-steps" {...listProps} style={{ "--step-width": `calc(100% / ${hours.length})` }}>
      {hours.map(({ hour, label, counts }, index) => (
        <li key={hour} style={{ "--x": middleOf(index, hours.length) }}>
          <span
            className={index * 2 >= hours.length ? "series-step series-right" : "series-step"}
            role="img"
            aria-label={`${label}: ${OUTCOMES.map((outcome) => `${counts[outcome]} ${outcome}`).join(", ")}`}
            {...stepProps(index)}
          >
            <span className="series-reading">
              <b>{label}</b>
              {OUTCOMES.map((outcome) => (
                <span key={outcome}>
                  {counts[outcome]} {outcome}
                </span>
              ))}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}

const COLUMNS: Column<GenerationView["hours"][number]>[] = [
  { head: "Hour", cell: ({ label }) => label },
  ...OUTCOMES.map((outcome) => ({
    head: outcome,
    className: `${RIGHT} capitalize`,
    cell: ({ counts }: GenerationView["hours"][number]) => counts[outcome],
  })),
];

/** The numbers of the chart, newest first. */
function JobsTable({ hours }: HoursProps) {
  const search = useSearch();
  return (
    <details className="relative border-t border-line">
      <summary className="flex min-h-11 items-center px-card text-sm">As a table</summary>
      <ButtonLink
        to={exportPath(search, "jobs")}
        reloadDocument
        variant="ghost"
        size="sm"
        icon={Download}
        className="absolute top-1 right-3"
      >
        CSV
      </ButtonLink>
      <div className="max-h-[26rem] overflow-y-auto">
        <DataTable
          caption="Jobs per hour as a table"
          columns={COLUMNS}
          rows={hours.toReversed()}
          keyOf={({ hour }) => hour}
        />
      </div>
    </details>
  );
}
