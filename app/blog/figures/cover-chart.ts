import { readChart } from "./chart-data";

/**
 * A post's first chart as its cover shows it: the numbers of each label, one for each series, and what they count, safe
 * in markup and short enough for one line.
 */
export type CoverChart = { isStacked: boolean; columns: number[][]; title: string | null };

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
  return canBeDrawn ? { isStacked: kind !== "C", columns, title: shortTitle(title) } : null;
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
