import { Card } from "../../../ui/card";
import { axisTop } from "../../../ui/data/chart";
import type { ReportsView } from "./load.server";

type Month = ReportsView["months"][number];

const KINDS = [
  { name: "Won", color: "bg-teal", of: (month: Month) => month.won },
  { name: "Lost", color: "bg-line-strong", of: (month: Month) => month.lost },
] as const;

/** The value of what was won and lost in each of the last months, side by side; nothing where none was closed. */
export function MonthChart({ months }: Pick<ReportsView, "months">) {
  const highest = Math.max(...months.flatMap(({ won, lost }) => [won.dollars, lost.dollars]));
  if (highest === 0) return null;
  const top = axisTop(highest);
  const summary = months.map(({ label, won, lost }) => `${label}: ${won.text} won, ${lost.text} lost`);
  return (
    <Card title="Won and lost, last 6 months" aside={<Legend />}>
      <div
        className="column-chart"
        style={{ "--chart-height": "9rem" }}
        role="img"
        aria-label={`${summary.join("; ")}.`}
      >
        <div className="chart-scale">
          {[top, top / 2, 0].map((tick) => (
            <span key={tick}>${tick.toLocaleString("en-US")}</span>
          ))}
        </div>
        <div className="chart-area">
          {months.map((month) => (
            <div key={month.label} className="flex h-full flex-1 items-end justify-center gap-1">
              {KINDS.map(({ name, color, of }) => (
                <span
                  key={name}
                  className={`flex-1 rounded-[2px] ${color}`}
                  title={`${month.label}: ${of(month).text} ${name.toLowerCase()}`}
                  style={{ height: `${((of(month).dollars / top) * 100).toFixed(1)}%`, maxWidth: "2.5rem" }}
                />
              ))}
            </div>
          ))}
        </div>
        <div className="chart-labels">
          {months.map(({ label }) => (
            <span key={label} style={{ justifyContent: "center" }}>
              {label.slice(0, 3)}
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
