import { tenth } from "../../web/art/picture";
import type { CoverChart } from "../figures/cover-chart";

type Size = { width: number; height: number; big?: boolean };

/** Of the cover, so that all of them stay where it is cut: at its sides to a square, a big one above and below. */
const BARS = {
  width: 0.5,
  height: 0.56,
  belowPeak: 0.88,
  foot: 0.82,
  bigHeight: 0.38,
  bigFoot: 0.69,
  share: 0.54,
};
/** Below the line, which a small cover lifts for it: as shares of the height. */
const TITLE = { foot: 0.73, below: 0.13, letters: 0.082, bigBelow: 0.08, bigLetters: 0.05 };

/** The number at the longest bar, against the title. */
const PEAK_LETTERS = 1.3;

/** Where the bars stand, and how large the letters around them are. */
type Plot = { span: number; left: number; foot: number; tallest: number; letters: number };

/** The bars as in the post's chart: columns on one line, or rows from one line, where the labels are long. */
export function drawBars(chart: CoverChart, size: Size): string {
  const { width, height, big } = size;
  const { title, peak, areRows } = chart;
  const span = Math.min(BARS.width * width, height * 1.25);
  const plot = {
    span,
    left: (width - span) / 2,
    foot: Math.round((big ? BARS.bigFoot : title ? TITLE.foot : BARS.foot) * height),
    tallest: Math.round(
      (big ? BARS.bigHeight : BARS.height) * height * (peak && !areRows ? BARS.belowPeak : 1),
    ),
    letters: Math.round((big ? TITLE.bigLetters : TITLE.letters) * height),
  };
  const below = Math.round((big ? TITLE.bigBelow : TITLE.below) * height);
  const name = title
    ? captionOf("cover-title", { x: width / 2, y: plot.foot + below }, plot.letters, title)
    : "";
  const [bars, number] = areRows ? rowsOf(chart, plot) : columnsOf(chart, plot);
  return `${bars}${name}${number}`;
}

/** Stacked or side by side; they share the width with the space between them. */
function columnsOf({ columns, isStacked, peak }: CoverChart, plot: Plot): [bars: string, number: string] {
  const { span, left, foot, tallest, letters } = plot;
  const heights = columns.map((column) =>
    isStacked ? column.reduce((sum, value) => sum + value, 0) : Math.max(...column),
  );
  const highest = Math.max(...heights);
  const at = heights.indexOf(highest);
  const unit = tallest / highest;
  const step = span / columns.length;
  const wideOf = (column: number[]) => (step * BARS.share) / (isStacked ? 1 : column.length);
  const leftOf = (column: number[], at: number, series: number) =>
    left + at * step + (step * (1 - BARS.share)) / 2 + (isStacked ? 0 : series * wideOf(column));
  const bars = columns.flatMap((column, at) => {
    let below = 0;
    return column.map((value, series) => {
      const tall = value * unit;
      const y = foot - below - tall;
      if (isStacked) below += tall;
      return barOf(series, { x: leftOf(column, at, series), y }, wideOf(column), tall);
    });
  });
  const top = columns[at] ?? [];
  const overHighest = {
    x: Math.round(leftOf(top, at, top.indexOf(highest)) + wideOf(top) / 2),
    y: foot - tallest - Math.round(letters / 3),
  };
  return [
    `${bars.join("")}<path class="cover-foot" d="M${Math.round(left - 12)} ${foot}h${Math.round(span + 24)}"/>`,
    peak ? textOf("cover-number", overHighest, Math.round(letters * PEAK_LETTERS), peak) : "",
  ];
}

/** A row for each label, the bars of several series one below another; the largest number ends the longest bar. */
function rowsOf({ columns: rows, peak }: CoverChart, plot: Plot): [bars: string, number: string] {
  const { span, left, foot, tallest } = plot;
  const letters = Math.round(plot.letters * PEAK_LETTERS);
  const longest = Math.max(...rows.flat());
  const unit = (span - (peak ? (peak.length + 1) * LETTER * letters : 0)) / longest;
  const step = tallest / rows.length;
  const thickOf = (row: number[]) => (step * BARS.share) / row.length;
  const topOf = (row: number[], at: number, series: number) =>
    foot - tallest + at * step + (step * (1 - BARS.share)) / 2 + series * thickOf(row);
  const bars = rows.flatMap((row, at) =>
    row.map((value, series) =>
      barOf(series, { x: left, y: topOf(row, at, series) }, value * unit, thickOf(row)),
    ),
  );
  const at = rows.findIndex((row) => row.includes(longest));
  const row = rows[at] ?? [];
  const ofLongest = {
    x: Math.round(left + longest * unit + (LETTER / 2) * letters),
    y: Math.round(topOf(row, at, row.indexOf(longest)) + thickOf(row) / 2 + letters * 0.35),
  };
  return [
    `${bars.join("")}<path class="cover-foot" d="M${tenth(left)} ${foot}v-${tallest}"/>`,
    peak ? textOf("cover-number", ofLongest, letters, peak, "start") : "",
  ];
}

function barOf(series: number, { x, y }: { x: number; y: number }, wide: number, tall: number): string {
  return `<path class="cover-bar cover-bar-${series + 1}" d="M${tenth(x)} ${tenth(y)}h${tenth(wide)}v${tenth(tall)}h-${tenth(wide)}z"/>`;
}

type At = { x: number; y: number };

export function textOf(kind: string, at: At, letters: number, words: string, anchor = "middle"): string {
  return `<text class="${kind}" x="${at.x}" y="${at.y}" font-size="${letters}" text-anchor="${anchor}">${words}</text>`;
}

/** A letter's mean width, as a share of its height. */
const LETTER = 0.52;

/** Words on a plate of the ground's color: what the chart shows stops short of them. */
export function captionOf(kind: string, at: At, letters: number, words: string): string {
  const wide = Math.round((words.length * LETTER + 1.2) * letters);
  const tall = Math.round(letters * 1.5);
  const plate = `<path class="cover-plate ${kind}-plate" d="M${Math.round(at.x - wide / 2)} ${Math.round(at.y + letters * 0.42)}v-${tall}h${wide}v${tall}z"/>`;
  return plate + textOf(kind, at, letters, words);
}
