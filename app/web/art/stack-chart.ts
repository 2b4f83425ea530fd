import { tenth, whole } from "./picture";

const DATA_COLORS = [
  { ground: "bg-data-1", fill: "fill-data-1", stroke: "stroke-data-1" },
  { ground: "bg-data-2", fill: "fill-data-2", stroke: "stroke-data-2" },
  { ground: "bg-data-3", fill: "fill-data-3", stroke: "stroke-data-3" },
  { ground: "bg-data-4", fill: "fill-data-4", stroke: "stroke-data-4" },
  { ground: "bg-data-5", fill: "fill-data-5", stroke: "stroke-data-5" },
  { ground: "bg-data-6", fill: "fill-data-6", stroke: "stroke-data-6" },
] as const;

/** The classes of a data color, 1 to 6; further series repeat them. */
export function dataColor(series: number): (typeof DATA_COLORS)[number] {
  return DATA_COLORS[(series - 1) % DATA_COLORS.length] ?? DATA_COLORS[0];
}

type StackChart = {
  width: number;
  height: number;
  max: number;
  /** One row per series, bottom first; all of the same length. */
  rows: readonly (readonly number[])[];
  ticks: readonly number[];
  /** Text under the axis, by index of the point. */
  labels: readonly (readonly [index: number, text: string])[];
  /** Text above the top line, by index of the point, with its distance from the line. */
  notes: readonly (readonly [index: number, text: string, height: number])[];
};

const PAD = { top: 14, right: 14, bottom: 26, left: 34 };

/** A stacked area chart with axis, labels and notes. */
export function stackChart(chart: StackChart): string {
  const { width, height, max, rows } = chart;
  const last = (rows[0]?.length ?? 1) - 1;
  const x = (index: number) => whole(PAD.left + ((width - PAD.left - PAD.right) * index) / last);
  const y = (value: number) => whole(PAD.top + (height - PAD.top - PAD.bottom) * (1 - value / max));
  const tops = stacked(rows);
  const line = (values: readonly number[]) => values.map((value, index) => `${x(index)} ${y(value)}`);
  const areas = rows.map((_, series) => {
    const upper = line(tops[series + 1] ?? []);
    const lower = line(tops[series] ?? []).reverse();
    const { fill, stroke } = dataColor(series + 1);
    return `<path class="chart-area ${fill}" d="M${[...upper, ...lower].join("L")}Z"/><path class="chart-line ${stroke}" d="M${upper.join("L")}"/>`;
  });
  const grid = chart.ticks.map(
    (tick) =>
      `<path class="stroke-grid" d="M${PAD.left} ${y(tick)}H${width - PAD.right}"/><text class="chart-label" x="${PAD.left - 8}" y="${y(tick) + 4}" text-anchor="end">${tick}</text>`,
  );
  const labels = chart.labels.map(
    ([index, text]) =>
      `<text class="chart-label" x="${x(index)}" y="${height - 8}" text-anchor="${anchorOf(index, last)}">${text}</text>`,
  );
  const notes = chart.notes.map(([index, text, above]) => {
    const top = y(tops.at(-1)?.[index] ?? 0);
    return `<path class="chart-note-line" d="M${x(index)} ${top}V${tenth(top - above)}"/><circle class="chart-note-line" cx="${x(index)}" cy="${top}" r="3.5"/><text class="chart-note" x="${x(index)}" y="${tenth(top - above - 6)}" text-anchor="middle">${text}</text>`;
  });
  return [...grid, ...areas, ...labels, ...notes].join("");
}

/** Cumulative sums: zeros first, then each series on top of those below. */
export function stacked(rows: StackChart["rows"]): number[][] {
  const sums = [(rows[0] ?? []).map(() => 0)];
  for (const row of rows) {
    const below = sums.at(-1);
    sums.push(row.map((value, index) => value + (below?.[index] ?? 0)));
  }
  return sums;
}

function anchorOf(index: number, last: number): "start" | "middle" | "end" {
  if (index === 0) return "start";
  return index === last ? "end" : "middle";
}
