import { Fragment } from "react";

export type Column = {
  /** The day or bucket, announced with its value. */
  label: string;
  value: number;
  /** Whether to print the label under the axis; there is no room for all. */
  isTick: boolean;
  /** Drawn in the accent color, with its value on top. */
  isHighlighted?: boolean;
};

/** Rounds up to the next of 5, 10, 20, 50, 100 …: the top of an axis, whose half is a round number, too. */
export function axisTop(value: number): number {
  let power = 1;
  while (power * 100 < value) power *= 10;
  return [10, 20, 50, 100].map((step) => step * power).find((step) => step >= value) ?? value;
}

/** A column chart over time. Its text is HTML and never scales; `summary` gives the numbers to screen readers. */
export function ColumnChart({ columns, summary }: { columns: Column[]; summary: string }) {
  const top = axisTop(Math.max(...columns.map((column) => column.value)));
  return (
    <div className="plot" style={{ "--h": "12rem", "--n": "2" }} role="img" aria-label={summary}>
      <div className="plot-y">
        {[top, top / 2, 0].map((tick) => (
          <span key={tick}>{tick.toLocaleString("en-US")}</span>
        ))}
      </div>
      <div className="plot-a">
        <div className="cols">
          {columns.map((column) => (
            <i
              key={column.label}
              title={`${column.label}: ${column.value}`}
              className={column.isHighlighted ? "hi" : undefined}
              data-v={column.value}
              style={{ "--v": `${((column.value / top) * 100).toFixed(1)}%` }}
            />
          ))}
        </div>
      </div>
      <div className="plot-x mid">
        {columns.map((column) => (
          <span key={column.label}>{column.isTick ? column.label : ""}</span>
        ))}
      </div>
    </div>
  );
}

const TONES = { teal: "var(--color-teal)", signal: "var(--color-data-2)" } as const;
const WIDTH = 92;
const HEIGHT = 32;

/** A line without axes, scaled to its own range. Decorative: the figure is next to it. */
export function Sparkline({ values, tone = "teal" }: { values: number[]; tone?: keyof typeof TONES }) {
  const top = Math.max(...values);
  const range = top - Math.min(...values);
  if (values.length < 2 || range === 0) return <Fragment />;
  const bottom = Math.min(...values) - range * 0.25;
  const points = values.map((value, index) => ({
    x: (2 + (index * WIDTH) / (values.length - 1)).toFixed(1),
    y: (36 - ((value - bottom) / (top - bottom)) * HEIGHT).toFixed(1),
  }));
  const end = points.at(-1);
  return (
    <svg className="spark" style={{ "--c": TONES[tone] }} viewBox="0 0 100 40" aria-hidden="true">
      <path d={`M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`} />
      {end ? <circle cx={end.x} cy={end.y} r="2.6" /> : null}
    </svg>
  );
}
