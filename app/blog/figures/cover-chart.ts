import { readChart } from "./chart-data";

/** A post's first chart as its cover shows it: the numbers of each label, one for each series. */
export type CoverChart = { isStacked: boolean; columns: number[][] };

const CHART = /(Stacked c|C)hart: [^\n]*\n\s*\n((?:\|[^\n]*\|(?:\n|$))+)/;

/** Reads the chart out of a post's markup, or of the part of it around the chart; null without one. */
export function readCoverChart(markup: string): CoverChart | null {
  const [, kind, table = ""] = CHART.exec(markup) ?? [];
  const [header = [], , ...rows] = table.trim().split("\n").map(cellsOf);
  const chart = kind === undefined ? null : readChart({ header, rows });
  if (!chart) return null;
  return {
    isStacked: kind !== "C",
    columns: chart.labels.map((_, at) => chart.series.map(({ values }) => values[at]?.number ?? 0)),
  };
}

function cellsOf(line: string): string[] {
  return line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());
}
