import { type Element, elementsOf, removeNode } from "../../platform/html-tree";
import { escapeXml } from "../../platform/http/xml";
import { areRows, type ChartData, describeChart, readChart } from "./chart-data";
import { type FigureText, figureHtml } from "./figure";
import { tableHtml } from "./table";

/** Below a narrow chart only about this many labels fit. */
const NARROW_LABELS = 5;

/**
 * A chart of the table's numbers, with `table` folded below it. Columns, or bars if the labels are long;
 * `isStacked` puts the series on top of one another. Marks are SVG without text, which would shrink with it; words are
 * HTML. Null if the table is not a chart.
 */
export function chartHtml(figure: FigureText, table: Element, isStacked: boolean): string | null {
  const chart = readChart(figure);
  if (!chart) return null;
  const label = escapeXml(`${figure.title}. ${describeChart(chart)}`);
  const drawing = areRows(chart, isStacked) ? barsHtml(chart) : columnsHtml(chart, isStacked);
  // What it says is the figure's caption.
  for (const caption of elementsOf(table, "caption")) removeNode(caption);
  const folded = `<details class="figure-table"><summary>Show as a table</summary>${tableHtml(table, `${figure.title}, as a table`)}</details>`;
  return figureHtml(
    figure,
    `${legendHtml(chart)}<div role="img" aria-label="${label}">${drawing}</div>${folded}`,
  );
}

function legendHtml({ series }: ChartData): string {
  if (series.length < 2) return "";
  const items = series.map(({ name }, at) => `<li>${mark(at)}${escapeXml(name)}</li>`);
  return `<ul class="chart-legend">${items.join("")}</ul>`;
}

function mark(series: number): string {
  return `<svg viewBox="0 0 1 1" aria-hidden="true"><path class="series-${series + 1}" d="M0 0h1v1H0z"/></svg>`;
}

function columnsHtml({ labels, series }: ChartData, isStacked: boolean): string {
  const numbers = (at: number) => series.map(({ values }) => values[at]?.number ?? 0);
  const tops = labels.map((_, at) => (isStacked ? sum(numbers(at)) : Math.max(...numbers(at))));
  const ticks = scaleOf(Math.max(...tops));
  const top = ticks[0] ?? 1;
  const columns = labels.map((_, at) => {
    const shown = series.map(({ values }) => values[at]?.text ?? "");
    const bars = isStacked
      ? barHtml(numbers(at), stackLabel(shown, sum(numbers(at)), labels.length), top)
      : numbers(at)
          .map((number, index) => barHtml([...zeros(index), number], shown[index] ?? "", top))
          .join("");
    return `<span>${bars}</span>`;
  });
  const every = Math.ceil(labels.length / NARROW_LABELS);
  const names = labels.map(
    (label, at) => `<span${at % every === 0 ? "" : ' class="chart-minor"'}>${escapeXml(label)}</span>`,
  );
  const lines = ticks.map((_, at) => `M0 ${at}h1`).join("");
  return [
    `<div class="chart-plot"><div class="chart-scale">${ticks.map((tick) => `<span>${tick.toLocaleString("en-US")}</span>`).join("")}</div>`,
    `<div class="chart-columns"><svg class="chart-grid" viewBox="0 0 1 ${ticks.length - 1}" preserveAspectRatio="none"><path d="${lines}"/></svg>`,
    `${columns.join("")}</div><div class="chart-names">${names.join("")}</div></div>`,
  ].join("");
}

/**
 * What stands above a stack: its last part and the total, as in "9 of 118", so that nobody takes the part for all; the
 * total alone above more columns than have room. The total is written as the parts are: "$1,027".
 */
function stackLabel(parts: string[], total: number, columns: number): string {
  const [last = ""] = parts.slice(-1);
  const decimals = Math.max(...parts.map((part) => /\.(\d+)/.exec(part)?.[1]?.length ?? 0));
  const written = (parts.find((part) => part !== "") ?? "").replace(
    /\d[\d,]*(?:\.\d+)?/,
    round(total).toLocaleString("en-US", { minimumFractionDigits: decimals }),
  );
  return last === "" || parts.length < 2 || columns > NARROW_LABELS + 1 ? written : `${last} of ${written}`;
}

/** One column: its parts from the bottom, in the colors of their positions, below the printed value. */
function barHtml(parts: number[], shown: string, top: number): string {
  const total = sum(parts);
  let below = 0;
  const rects = parts.map((part, at) => {
    below += part;
    return part > 0
      ? `<path class="series-${at + 1}" d="M0 ${round(total - below)}h1v${round(part)}H0z"/>`
      : "";
  });
  const height = round((100 * total) / top);
  const drawn =
    total > 0
      ? `<svg height="${height}%" viewBox="0 0 1 ${round(total)}" preserveAspectRatio="none">${rects.join("")}</svg>`
      : "";
  return `<span><b>${escapeXml(shown)}</b>${drawn}</span>`;
}

function barsHtml({ labels, series }: ChartData): string {
  const top = Math.max(...series.flatMap(({ values }) => values.map(({ number }) => number ?? 0)));
  const rows = labels.map((label, at) => {
    const lines = series.map(({ values }, index) => {
      const { number, text } = values[at] ?? { number: 0, text: "" };
      // The printed value needs room to the right of the longest bar.
      const width = round((78 * (number ?? 0)) / top);
      const bar = `<svg width="${width}%" viewBox="0 0 1 1" preserveAspectRatio="none"><path class="series-${index + 1}" d="M0 0h1v1H0z"/></svg>`;
      return `<span>${bar}<b>${escapeXml(text)}</b></span>`;
    });
    return `<div><span>${escapeXml(label)}</span><span>${lines.join("")}</span></div>`;
  });
  return `<div class="chart-bars">${rows.join("")}</div>`;
}

/** Round numbers from the top of the scale down to 0, three to six of them. */
function scaleOf(highest: number): number[] {
  const power = 10 ** Math.floor(Math.log10(highest));
  const step =
    [0.2, 0.25, 0.5, 1, 2, 2.5].map((part) => part * power).find((size) => highest / size <= 5) ?? power;
  const steps = Math.ceil(highest / step - 1e-9);
  return Array.from({ length: steps + 1 }, (_, at) => round((steps - at) * step));
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const zeros = (length: number) => Array<number>(length).fill(0);
const round = (number: number) => Number(number.toFixed(2));
