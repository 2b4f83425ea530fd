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

/** Rounds up to the next of 4, 6, 10, 20, 50, 100 …: the top of an axis, whose half is also a whole number. */
export function axisTop(value: number): number {
  let power = 1;
  while (power * 100 < value) power *= 10;
  return [4, 6, 10, 20, 50, 100].map((step) => step * power).find((step) => step >= value) ?? value;
}

/** A column chart over time. Its text is HTML and never scales; `summary` gives the numbers to screen readers. */
export function ColumnChart({ columns, summary }: { columns: Column[]; summary: string }) {
  const top = axisTop(Math.max(...columns.map((column) => column.value)));
  return (
    <div className="column-chart" role="img" aria-label={summary}>
      <div className="chart-scale">
        {[top, top / 2, 0].map((tick) => (
          <span key={tick}>{tick.toLocaleString("en-US")}</span>
        ))}
      </div>
      <div className="chart-area">
        {columns.map((column) => (
          <i
            key={column.label}
            title={`${column.label}: ${column.value}`}
            className={column.isHighlighted ? "chart-highlight" : undefined}
            data-value={column.value}
            style={{ "--height": `${((column.value / top) * 100).toFixed(1)}%` }}
          />
        ))}
      </div>
      <div className="chart-labels">
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
/** In the corner of its card, as far as there is room. */
const SPARK = "absolute top-card right-4 h-10 w-23 @max-[16rem]:w-17 @max-[12rem]:hidden";

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
    <svg className={SPARK} viewBox="0 0 100 40" aria-hidden="true">
      <path
        d={`M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`}
        fill="none"
        stroke={TONES[tone]}
        strokeWidth="1.75"
        strokeLinejoin="round"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
      {end ? <circle cx={end.x} cy={end.y} r="2.6" fill={TONES[tone]} /> : null}
    </svg>
  );
}
