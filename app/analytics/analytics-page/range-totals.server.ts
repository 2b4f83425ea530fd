import { dayOfHour, type ReportRange } from "../ranges";
import type { AxisNote, HourRange, RangeReport, Totals } from "../report";
import type { readRangeReport } from "../reports/range-report.server";
import type { Won } from "./money/money-report.server";

/** Notes of each kind on the axis; those of staff are all shown. */
export const NOTES_OF_A_KIND = 5;

/** The steps of the range, those of the previous period where there are any, and that period as a whole. */
export function rangesOf({ steps, previous }: ReportRange) {
  const before = steps.flatMap((step) => step.previous ?? []);
  return [...steps.map((step) => step.range), ...before, ...(previous ? [previous] : [])];
}

/** In chronological order. The product's own notes never displace what staff wrote. */
function shownNotes(notes: AxisNote[]): AxisNote[] {
  const newest = notes.sort((a, b) => b.at.localeCompare(a.at));
  const shown = newest.filter(
    (note) =>
      note.kind === "note" || newest.filter(({ kind }) => kind === note.kind).indexOf(note) < NOTES_OF_A_KIND,
  );
  return shown.reverse();
}

type Read = Awaited<ReturnType<typeof readRangeReport>>;
type Rest = {
  range: ReportRange;
  /** Null if it is not known. */
  won: Won | null;
  notes: AxisNote[];
  countedFrom: RangeReport["countedFrom"];
  now: Date;
};

/** The visits that were read, joined with the won value. */
export function toRangeReport(
  { steps: read, afterPrevious, filtersFrom: _, origins: __, ...lists }: Read,
  { range, won, notes, countedFrom, now }: Rest,
): RangeReport {
  const money = moneyOf(won, range, now);
  const totals = rangesOf(range).map((part, at) => ({ ...EMPTY, ...read[at], ...money.ofStep(part) }));
  let next = range.steps.length;
  const series = range.steps.map((step, at) => ({
    range: step.range,
    current: totals[at] ?? EMPTY,
    previous: step.previous && { range: step.previous, totals: totals[next++] ?? EMPTY },
    isPartial: step.isPartial,
  }));
  return {
    ...lists,
    countedFrom,
    totals: { ...sumOf(series.map(({ current }) => current)), ...money.of(range.current) },
    previous: range.previous && {
      ...without(afterPrevious, totals[next] ?? EMPTY),
      ...money.of(range.previous),
    },
    series,
    notes: shownNotes(notes),
  };
}

const EMPTY: Totals = { visits: 0, views: 0, converted: 0, wonCents: 0, cohortCents: 0 };

function sumOf(all: Totals[]): Pick<Totals, "visits" | "views" | "converted"> {
  const sum = (figure: "visits" | "views" | "converted") =>
    all.reduce((total, one) => total + one[figure], 0);
  return { visits: sum("visits"), views: sum("views"), converted: sum("converted") };
}

function without(late: Read["afterPrevious"], { visits, views, converted }: Totals) {
  return {
    visits: visits - late.visits,
    views: views - late.views,
    converted: converted - late.converted,
  };
}

type Money = Pick<Totals, "wonCents" | "cohortCents">;

/** The won value of parts of the range, by both definitions. */
function moneyOf(won: Won | null, { step, zone, current, days }: ReportRange, now: Date) {
  const reachesNow = days.to === dayOfHour(Math.floor(now.getTime() / HOUR_MS), zone);
  const of = (part: HourRange): Money => {
    if (!won) return { wonCents: null, cohortCents: null };
    const isInHour = ({ hour }: { hour: number }) => hour >= part.from && hour < part.to;
    const [from, to] = [dayOfHour(part.from, zone), dayOfHour(part.to - 1, zone)];
    // Closing dates are the company's, where it may be tomorrow already: what ends now takes them in.
    const isOpen = reachesNow && part.to === current.to;
    const isOnDay = ({ day }: { day: number }) => day >= from && (isOpen || day <= to);
    return {
      wonCents: sumWon(won.byDay.filter(isOnDay)),
      cohortCents: sumWon(won.byHour.filter(isInHour)),
    };
  };
  const ofStep = (part: HourRange) => (step === "hour" ? { ...of(part), wonCents: null } : of(part));
  return { of, ofStep };
}

const HOUR_MS = 3_600_000;

function sumWon(rows: { wonCents: number }[]): number {
  return rows.reduce((sum, { wonCents }) => sum + wonCents, 0);
}
