import type { FigureText } from "./figure";

/** A cell's number, and the cell as it is written; a missing one is null. */
type Value = { number: number | null; text: string };
export type Series = { name: string; values: Value[] };
export type ChartData = { labels: string[]; series: Series[] };

const MAX_SERIES = 4;
const MAX_ROWS = 24;
/** Longer labels than this do not fit below columns. */
const SHORT_LABEL = 6;
const MAX_COLUMNS = 16;
const NUMBER = /^[^\d.-]*(\d[\d,]*(?:\.\d+)?)[^\d]*$/;
const MISSING = /^[-–—]?$/;

/**
 * The numbers of a table whose first column holds labels and each further one a series. Null if a cell is neither a
 * number from 0, with or without a unit, nor empty, or if the table is too large for a picture.
 */
export function readChart({ header, rows }: Pick<FigureText, "header" | "rows">): ChartData | null {
  const series = header.slice(1).map((name, column) => ({
    name,
    values: rows.map((row) => readValue(row[column + 1] ?? "")),
  }));
  if (series.length === 0 || series.length > MAX_SERIES || rows.length < 2 || rows.length > MAX_ROWS) {
    return null;
  }
  const labels = rows.map((row) => row[0] ?? "");
  const complete = series.flatMap(({ name, values }) => {
    const known = values.flatMap((value) => value ?? []);
    return known.length === rows.length ? [{ name, values: known }] : [];
  });
  const hasNumbers = complete.some(({ values }) => values.some(({ number }) => (number ?? 0) > 0));
  return complete.length === series.length && hasNumbers ? { labels, series: complete } : null;
}

function readValue(cell: string): Value | null {
  if (MISSING.test(cell)) return { number: null, text: "" };
  const digits = NUMBER.exec(cell)?.[1];
  return digits === undefined ? null : { number: Number(digits.replaceAll(",", "")), text: cell };
}

/** Whether a chart is drawn as horizontal bars, since columns would be too many or their labels too long. */
export function areRows({ labels, series }: ChartData, isStacked: boolean): boolean {
  const isLong = labels.some((label) => label.length > SHORT_LABEL);
  return !isStacked && (isLong || labels.length * series.length > MAX_COLUMNS);
}

/** The chart's numbers in a sentence per series, for those who cannot see it. */
export function describeChart({ labels, series }: ChartData): string {
  return series.map((one) => describeSeries(one, labels)).join(" ");
}

function describeSeries({ name, values }: Series, labels: string[]): string {
  const points = values.flatMap(({ number, text }, at) =>
    number === null ? [] : [{ number, text, label: labels[at] ?? "" }],
  );
  const sorted = [...points].sort((a, b) => b.number - a.number);
  const [highest, lowest] = [sorted[0], sorted.at(-1)];
  if (!highest || !lowest) return `${name}: no figures.`;
  const least = lowest.number === highest.number ? "" : `, lowest ${lowest.text} at ${lowest.label}`;
  return `${name}: highest ${highest.text} at ${highest.label}${least}.`;
}
