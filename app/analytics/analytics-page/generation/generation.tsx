import { Check, type LucideIcon, Minus, X } from "lucide-react";
import type { ReactNode } from "react";
import { FIGURES } from "../../../copy/figures";
import { Badge, type BadgeTone } from "../../../ui/badge";
import { type Column, DataTable } from "../../../ui/data/table";
import { Definition } from "../../../ui/overlays/definition";
import type { GenerationOutcome } from "../../report";
import { count, percent, ratio } from "../figures";
import type { GenerationView } from "../load.server";
import { BELOW, Panel, RIGHT, WIDE } from "../panel";

export const OUTCOMES: GenerationOutcome[] = ["success", "error", "other"];

const LOOKS: Record<GenerationOutcome, { tone: BadgeTone; icon: LucideIcon }> = {
  success: { tone: "ok", icon: Check },
  error: { tone: "danger", icon: X },
  other: { tone: "neutral", icon: Minus },
};

const GOOD = 70;
const EXCELLENT = 90;

/** The health of a success rate in percent, with one decimal place as it is shown. */
export function generationHealth(rate: number): { label: string; tone: BadgeTone } {
  if (rate >= EXCELLENT) return { label: "excellent", tone: "ok" };
  return rate >= GOOD ? { label: "good", tone: "info" } : { label: "performance issues", tone: "danger" };
}

type GenerationProps = { generation: GenerationView };

export function GenerationFigures({ generation: { counts, judged } }: GenerationProps) {
  const total = counts.success + counts.error + counts.other;
  const rate = ratio(counts.success, judged) * 100;
  const health = generationHealth(Number(rate.toFixed(1)));
  return (
    <Panel
      title="Generation"
      aside={judged === 0 ? "no jobs yet" : <Badge tone={health.tone}>{health.label}</Badge>}
    >
      <div className="grid gap-4 px-card pb-card">
        <p className="flex items-baseline gap-[0.6rem] text-sm text-ink-2">
          <b className="figure text-ink">{percent(counts.success, judged)}</b>
          <span>
            success rate. Good from {GOOD}, excellent from {EXCELLENT}
          </span>
          <Definition {...FIGURES.successRate} className="-my-1 ml-auto self-center" />
        </p>
        <RateScale rate={rate} />
        <dl className="grid text-sm tabular-nums">
          <Line label="Total jobs" value={total} />
          {OUTCOMES.map((outcome) => (
            <Line
              key={outcome}
              label={<span className="capitalize">{outcome}</span>}
              value={counts[outcome]}
            />
          ))}
          {judged < total ? (
            <Line label="Skipped or running, not in the rate" value={total - judged} />
          ) : null}
        </dl>
      </div>
    </Panel>
  );
}

function Line({ label, value }: { label: ReactNode; value: number }) {
  return (
    <div className="flex justify-between border-b border-line py-[0.4rem] last:border-0">
      <dt className="text-ink-2">{label}</dt>
      <dd>{count(value)}</dd>
    </div>
  );
}

/** The rate on a ruler with both limits. */
function RateScale({ rate }: { rate: number }) {
  return (
    <div className="relative pb-5 text-micro text-ink-3" aria-hidden="true">
      <span className="block h-2 overflow-hidden rounded-xs bg-ink/9">
        <i className="block h-full w-(--rate) bg-teal" style={{ "--rate": `${rate}%` }} />
      </span>
      {[GOOD, EXCELLENT].map((limit) => (
        <span
          key={limit}
          className="absolute -top-1 left-(--at) grid -translate-x-1/2 justify-items-center"
          style={{ "--at": `${limit}%` }}
        >
          <i className="h-[14px] w-[2px] bg-ink" />
          {limit}
        </span>
      ))}
    </div>
  );
}

export function RecentRuns({ generation: { recent } }: GenerationProps) {
  return (
    <Panel title="Recent runs" aside={`newest ${recent.length === 20 ? "20" : "first"}`} folds>
      {recent.length === 0 ? (
        <p className="px-card pb-card text-sm text-ink-2">No runs yet</p>
      ) : (
        <DataTable
          caption="Newest runs"
          columns={COLUMNS}
          rows={recent}
          keyOf={({ id }) => id}
          bodyClass="[&_td]:py-[0.45rem]"
        />
      )}
    </Panel>
  );
}

const COLUMNS: Column<GenerationView["recent"][number]>[] = [
  {
    head: "Status",
    cell: ({ outcome }) => (
      <Badge {...LOOKS[outcome]} className="capitalize">
        {outcome}
      </Badge>
    ),
  },
  {
    head: "Function",
    cell: ({ generator, errorMessage }) => (
      <>
        {generator}
        {errorMessage ? <span className={`${BELOW} wrap-anywhere`}>{errorMessage}</span> : null}
      </>
    ),
  },
  {
    head: "Result or message",
    className: WIDE,
    cellClass: ({ errorMessage }) => `w-[45%] wrap-anywhere ${errorMessage ? "" : "text-ink-2"}`,
    cell: ({ errorMessage, result }) => errorMessage ?? result,
  },
  { head: "Took", className: `${RIGHT} ${WIDE}`, cellClass: "text-ink-2", cell: ({ took }) => took },
  {
    head: "Created",
    className: RIGHT,
    cellClass: "text-ink-2",
    cell: ({ createdAt, created }) => <time dateTime={createdAt}>{created}</time>,
  },
];
