import { Card } from "../../../ui/card";
import type { ReportsView } from "./load.server";

type Bars = ReportsView["bars"][number];

const KINDS = [
  { name: "Won", color: "bg-teal", of: (bars: Bars) => bars.won },
  { name: "Lost", color: "bg-line-strong", of: (bars: Bars) => bars.lost },
] as const;

/** At most this many have their names below, the last one always. */
const MOST_LABELS = 5;

type TimeChartProps = Pick<ReportsView, "bars" | "ticks"> & {
  /** The period, as the title ends. */ over: string;
};

/** The value of what was won and lost over the period, side by side; nothing where none was closed. */
export function TimeChart({ bars, ticks, over }: TimeChartProps) {
  if (bars.every(({ won, lost }) => won.dollars + lost.dollars === 0)) return null;
  const top = ticks.at(-1) ?? 1;
  const every = Math.ceil(bars.length / MOST_LABELS);
  const summary = bars.map(({ label, won, lost }) => `${label}: ${won.text} won, ${lost.text} lost`);
  return (
    <Card title={`Won and lost, ${over}`} aside={<Legend />}>
      <div
        className="column-chart time-chart"
        style={{ "--chart-height": "9rem", "--ticks": `${ticks.length - 1}` }}
        role="img"
        aria-label={`${summary.join("; ")}.`}
      >
        <div className="chart-scale">
          {ticks.toReversed().map((tick) => (
            <span key={tick}>${tick.toLocaleString("en-US")}</span>
          ))}
        </div>
        <div className="chart-area">
          {bars.map((pair) => (
            <div key={pair.label} className="flex h-full flex-1 items-end justify-center gap-px sm:gap-1">
              {KINDS.map(({ name, color, of }) => (
                <span
                  key={name}
                  className={`flex-1 rounded-[2px] ${color}`}
                  title={`${pair.label}: ${of(pair).text} ${name.toLowerCase()}`}
                  style={{ height: `${((of(pair).dollars / top) * 100).toFixed(1)}%`, maxWidth: "2.5rem" }}
                />
              ))}
            </div>
          ))}
        </div>
        <div className="chart-labels">
          {bars.map(({ label, short }, at) => (
            <span key={label} className="flex justify-center">
              {(bars.length - 1 - at) % every === 0 ? short : null}
            </span>
          ))}
        </div>
      </div>
    </Card>
  );
}

function Legend() {
  return (
    <span className="flex gap-4 text-sm text-ink-2">
      {KINDS.map(({ name, color }) => (
        <span key={name} className="inline-flex items-center gap-2">
          <i className={`size-3 rounded-[2px] ${color}`} />
          {name}
        </span>
      ))}
    </span>
  );
}
