import { areRows, type ChartData, readChart } from "./chart-data";

/**
 * A post's first chart as its cover shows it: the numbers of each label, one for each series, what they count and the
 * largest one or, of a stacked chart, the largest sum, both safe in markup and short enough for one line.
 */
export type CoverChart = {
  isStacked: boolean;
  /** As in the post: its labels are too long to stand below columns. */
  areRows: boolean;
  columns: number[][];
  title: string | null;
  /** With its unit, as "$314". */
  peak: string | null;
};

const CHART = /(Stacked c|C)hart: ([^\n]*)\n\s*\n((?:\|[^\n]*\|(?:\n|$))+)/;

/** Reads the chart out of a post's markup, or the part around it; null without one, or without bars to draw. */
export function readCoverChart(markup: string): CoverChart | null {
  const [, kind, title = "", table = ""] = CHART.exec(markup) ?? [];
  const [header = [], , ...rows] = table.trim().split("\n").map(cellsOf);
  const chart = kind === undefined ? null : readChart({ header, rows });
  if (!chart) return null;
  const columns = chart.labels.map((_, at) => chart.series.map(({ values }) => values[at]?.number ?? 0));
  const numbers = columns.flat();
  // Bars stand on one line, and the highest gives the scale.
  const canBeDrawn = Math.min(...numbers) >= 0 && Math.max(...numbers) > 0;
  const isStacked = kind !== "C";
  const peak = shortPeak(isStacked ? peakOfSums(columns, unitOf(chart.series)) : peakOf(chart.series));
  return canBeDrawn
    ? { isStacked, areRows: areRows(chart, isStacked), columns, title: shortTitle(title), peak }
    : null;
}

const MAX_PEAK = 8;

/** Null if that is long, or not plain text. */
function shortPeak(text: string): string | null {
  return text.length <= MAX_PEAK && /^[\p{L}\d ,.:$%€£]+$/u.test(text) ? text : null;
}

/** As it is written in the table. */
function peakOf(series: ChartData["series"]): string {
  const [highest] = series
    .flatMap(({ values }) => values)
    .sort((one, other) => (other.number ?? 0) - (one.number ?? 0));
  return highest?.text ?? "";
}

/** Nothing is written of a sum with decimals, or of different units. */
function peakOfSums(columns: number[][], unit: string | null): string {
  const highest = Math.max(...columns.map((column) => column.reduce((sum, value) => sum + value, 0)));
  const isKnown = unit !== null && Number.isInteger(highest);
  return isKnown ? unit.replace(DIGIT, () => highest.toLocaleString("en-US")) : "";
}

const DIGIT = "0";

/** What stands around every number, as "$0", "0%" or "0"; null if not all have the same. */
function unitOf(series: ChartData["series"]): string | null {
  const texts = series.flatMap(({ values }) => values).flatMap(({ text }) => text || []);
  const [unit = null, ...others] = new Set(texts.map((text) => text.replace(/\d[\d,.]*/, DIGIT)));
  return others.length === 0 ? unit : null;
}

const MAX_TITLE = 34;

/** "Calls by time of day" of "Calls by time of day, answered and missed. By ear."; null if long, or not plain text. */
function shortTitle(caption: string): string | null {
  const title = caption.replace(/[.:](?: .*|\s*)$/, "");
  const short = title.length > MAX_TITLE ? title.replace(/,.*/, "") : title;
  return short.length <= MAX_TITLE && /^[\p{L}\d ,.:?$%’–-]+$/u.test(short) ? short : null;
}

/** A number and what it counts, for the cover of a post without a chart: figures and small letters, safe in markup. */
export type CoverFigure = { number: string; what: string };

/** "60 clicks", "96 of 2,400 addresses"; no year, and nothing but a plural, which stands by itself. */
const FIGURE = /(?<![\d,.$-])(?!(?:19|20)\d\d\b)(\$?\d[\d,.]*%?(?: of \d[\d,]*)?) ([a-z]{3,}s)\b/;

/** The first one among a post's points. */
export function readCoverFigure(points: readonly string[]): CoverFigure | null {
  const [, number, what] = points.map((point) => FIGURE.exec(point)).find((found) => found !== null) ?? [];
  return number !== undefined && what !== undefined ? { number, what } : null;
}

function cellsOf(line: string): string[] {
  return line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());
}
