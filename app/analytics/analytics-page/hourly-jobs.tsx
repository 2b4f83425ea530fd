import type { GenerationOutcome } from "../report";
import { OUTCOMES } from "./generation";
import type { GenerationView } from "./page-view";
import { Panel } from "./panel";

const COLORS: Record<GenerationOutcome, string> = {
  success: "bg-data-1",
  error: "bg-data-bad",
  other: "bg-data-6",
};
/** From the top of a bar down. */
const STACK: GenerationOutcome[] = ["error", "other", "success"];

/** Generation jobs of the last 24 hours, a bar an hour. */
export function HourlyJobs({ hours }: Pick<GenerationView, "hours">) {
  const sums = OUTCOMES.map((outcome) => ({
    outcome,
    jobs: hours.reduce((sum, { counts }) => sum + counts[outcome], 0),
  }));
  const total = sums.reduce((sum, { jobs }) => sum + jobs, 0);
  const summary = `${total} jobs in 24 hours: ${sums.map(({ outcome, jobs }) => `${jobs} ${outcome}`).join(", ")}`;
  return (
    <Panel title="Jobs an hour, last 24 h" aside={<Legend sums={sums} />}>
      <div className="px-card pb-card">
        <Bars hours={hours} summary={summary} />
      </div>
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
          {outcome} {jobs}
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

function Bars({ hours, summary }: Pick<GenerationView, "hours"> & { summary: string }) {
  const ticks = ticksOf(hours);
  const top = ticks.at(-1) ?? 1;
  return (
    <div
      className="series-plot series-plot-low"
      role="img"
      aria-label={summary}
      style={{ "--ticks": `${ticks.length - 1}` }}
    >
      <div className="series-scale">
        {ticks.toReversed().map((tick) => (
          <span key={tick}>{tick}</span>
        ))}
      </div>
      <div className="series-area flex gap-[clamp(2px,0.35vw,5px)] px-[2px]">
        {hours.map(({ hour, label, counts }) => (
          <i
            key={hour}
            className="flex flex-1 flex-col justify-end gap-px *:first:rounded-t-xs"
            title={titleOf(label, counts)}
          >
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
      <div className="series-labels">
        {hours.flatMap(({ hour, label }, index) =>
          index % 6 === 0 || index === hours.length - 1
            ? [
                <span key={hour} style={{ "--x": `${((index + 0.5) / hours.length) * 100}%` }}>
                  {index === hours.length - 1 ? "Now" : label}
                </span>,
              ]
            : [],
        )}
      </div>
    </div>
  );
}

function titleOf(label: string, counts: Record<GenerationOutcome, number>): string {
  return `${label}: ${OUTCOMES.map((outcome) => `${counts[outcome]} ${outcome}`).join(", ")}`;
}
