import { FIGURES, type FigureDefinition } from "../../copy/figures";
import { formatUsdAndCents, formatWholeUsd } from "../../platform/money";
import type { Measure, Totals } from "../report";

/** The figures' formats. Dates are formatted by the server only, since browsers print some of them differently. */

export const MEASURE_FIGURES: Record<Measure, FigureDefinition> = {
  visitors: FIGURES.visits,
  views: FIGURES.pageViews,
  depth: FIGURES.pagesPerVisit,
  converted: FIGURES.conversion,
  rate: FIGURES.sessionConversion,
  value: FIGURES.wonInPeriod,
  cohort: FIGURES.wonFromVisits,
};

export const MEASURE_LABELS: Record<Measure, string> = {
  visitors: FIGURES.visits.name,
  views: FIGURES.pageViews.name,
  depth: FIGURES.pagesPerVisit.name,
  converted: FIGURES.conversion.name,
  rate: FIGURES.sessionConversion.name,
  value: FIGURES.wonInPeriod.name,
  cohort: FIGURES.wonFromVisits.name,
};

/** Young visits have had less time to win anything than those before, so that their value is not compared. */
export function isCompared(measure: Measure): boolean {
  return measure !== "cohort";
}

export function count(value: number): string {
  return value.toLocaleString("en-US");
}

/** "3.1 MB" */
export function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toLocaleString("en-US", { maximumFractionDigits: 1 })} MB`;
}

/** "1 visit", "2 visits" */
export function counted(value: number, one: string, many = `${one}s`): string {
  return `${count(value)} ${value === 1 ? one : many}`;
}

/** A share as a percentage with one decimal place; 0.0% of nothing. */
export function percent(part: number, whole: number): string {
  return `${(ratio(part, whole) * 100).toFixed(1)}%`;
}

export function wholePercent(part: number, whole: number): string {
  return `${Math.round(ratio(part, whole) * 100)}%`;
}

/**
 * The share in `format`, or nothing where the part is larger than the whole: of two counts that do not contain each
 * other, such as leads and forms (one visit may send two), there is no share then.
 */
export function shareIfPart(format: typeof percent, part: number, whole: number): string {
  return part > whole ? "" : format(part, whole);
}

export function ratio(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

/** Cents as whole dollars. */
export const dollars = formatWholeUsd;

export function dollarsEach(cents: number, things: number): string {
  return formatUsdAndCents(ratio(cents, things));
}

/** The measure's number: a count, pages per visit, a share, or dollars; null if it is not known. */
export function measureOf(measure: Measure, totals: Totals): number | null {
  switch (measure) {
    case "visitors":
      return totals.visits;
    case "views":
      return totals.views;
    case "depth":
      return ratio(totals.views, totals.visits);
    case "converted":
      return totals.converted;
    case "rate":
      return ratio(totals.converted, totals.visits);
    case "value":
      return totals.wonCents === null ? null : totals.wonCents / 100;
    case "cohort":
      return totals.cohortCents === null ? null : totals.cohortCents / 100;
  }
}

/** Stands where a figure is not known. */
export const UNKNOWN = "–";

export function formatMeasure(measure: Measure, value: number | null): string {
  if (value === null) return UNKNOWN;
  if (isMoney(measure)) return dollars(value * 100);
  if (measure === "rate") return percent(value, 1);
  return measure === "depth" ? value.toFixed(2) : count(value);
}

export function isMoney(measure: Measure): boolean {
  return measure === "value" || measure === "cohort";
}

const UNITS: Partial<Record<Measure, [one: string, many: string]>> = {
  visitors: ["visit", "visits"],
  views: ["page view", "page views"],
  depth: ["page per visit", "pages per visit"],
  converted: ["converted visit", "converted visits"],
};

/** "254 visits", "5.4% of visits", "$4,200 won" */
export function readMeasure(measure: Measure, value: number | null): string {
  if (value === null) return "not known with these filters";
  const text = formatMeasure(measure, value);
  if (isMoney(measure)) return `${text} won`;
  const [one, many] = UNITS[measure] ?? ["of visits", "of visits"];
  return `${text} ${value === 1 ? one : many}`;
}

export type Change = { text: string; direction: "up" | "down" | "same" };

/** What is shown as less than this is neither good nor bad: percent, and percentage points. */
export const LEAST_PERCENT = 0.5;
const LEAST_POINTS = 0.1;

/** The change since the previous period: relative, or for a share in percentage points. Null if nothing is compared. */
export function changeOf(measure: Measure, totals: Totals, previous: Totals): Change | null {
  const [now, before] = [measureOf(measure, totals), measureOf(measure, previous)];
  if (!isCompared(measure) || now === null || before === null) return null;
  if (previous.visits === 0 && !isMoney(measure)) return null;
  if (measure === "rate") return changed((now - before) * 100, " pt", LEAST_POINTS);
  return before === 0 ? null : changed((now / before - 1) * 100, "%", LEAST_PERCENT);
}

function changed(amount: number, unit: string, least: number): Change {
  const shown = Math.abs(amount).toFixed(1);
  const sign = Number(shown) === 0 ? "" : amount > 0 ? "+" : "−";
  const direction = Number(shown) < least ? "same" : amount > 0 ? "up" : "down";
  return { text: `${sign}${shown}${unit}`, direction };
}

/** "<1 s", "47 s", "3 min 4 s" */
export function duration(ms: number): string {
  if (ms < 1000) return "<1 s";
  const seconds = Math.round(ms / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
