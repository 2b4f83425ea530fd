import { HOUR } from "../../platform/clock";
import { dateText } from "../../platform/time/zoned-time";
import { CHANNEL_LABELS, CHANNELS } from "../channel";
import { seriesGeometry } from "../chart-geometry";
import { dayOfHour, type ReportRange } from "../ranges";
import {
  type AxisNote,
  type Filters,
  MEASURES,
  type Measure,
  type RangeReport,
  type SeriesPoint,
} from "../report";
import { hasFilters, knowsLeads, type ReportSearch, unknownToLeads } from "../report-search";
import {
  comparedDates,
  dayInYearOf,
  dayOf,
  dayOfHourTitle,
  previousDates,
  previousTitle,
  rangeTitle,
  stepLabels,
  unfinishedTitle,
} from "./dates";
import {
  changeOf,
  formatMeasure,
  isCompared,
  isMoney,
  MEASURE_LABELS,
  measureOf,
  readMeasure,
} from "./figures";
import { FILTER_LABELS } from "./lists/values";

type Question = { search: ReportSearch; range: ReportRange; now: Date };

/** What the series card shows, as text and paths. */
export function toSeriesView(report: RangeReport, question: Question) {
  const { search, range, now } = question;
  const { measure } = search;
  const hour = now.getTime() / HOUR;
  const points = report.series.map((point) => ({ ...point, isFuture: point.range.from > hour }));
  const current = points.map((point) => (point.isFuture ? null : measureOf(measure, point.current)));
  const { isBeside, why } = comparisonOf(measure, report, question);
  const previous = points.map(({ previous: before }) =>
    isBeside && before ? measureOf(measure, before.totals) : null,
  );
  const lastKnown = points.filter(({ isFuture }) => !isFuture).at(-1);
  const isCount = measure !== "depth" && measure !== "rate";
  const {
    points: places,
    ticks,
    ...paths
  } = seriesGeometry({
    current,
    previous,
    endsPartial: lastKnown?.isPartial ?? false,
    isCount,
  });
  const steps = points.map((point, index) => ({
    ...toStep(point, question, isBeside),
    ...(places[index] ?? { x: 0, y: null, previousY: null }),
  }));
  const notes = toNotes(report.notes, report.series, range);
  return {
    measures: MEASURES.map((name) => toFigure(name, report, question)),
    comparison: comparedText(report, question),
    legend: {
      current: legendText(measure, search.filters),
      previous: isBeside ? previousDates(range) : null,
      unfinished: lastKnown?.isPartial ? unfinishedTitle(range, now) : null,
    },
    previousTitle: isBeside ? (previousTitle(range)?.replace("p", "P") ?? null) : null,
    note: [noteOf(question), why].filter(Boolean).join(" ") || null,
    step: range.step,
    ticks: ticks.map((tick) => formatTick(measure, tick)).reverse(),
    paths,
    steps,
    axis: axisLabels(steps),
    summary: summaryOf(report, question, isBeside),
    notes,
    pins: toPins(notes),
  };
}

/** Whether the period before stands beside this one, and if it could not, why. */
function comparisonOf(measure: Measure, report: RangeReport, { range, now }: Question) {
  if (!isCompared(measure) || !range.previous) return { isBeside: false, why: null };
  if (measure === "value" && range.step === "hour" && range.current.to * HOUR > now.getTime()) {
    const why = "The day isn’t over, so what it has won isn’t compared with a whole day.";
    return { isBeside: false, why };
  }
  const from = report.countedFrom[isMoney(measure) ? "won" : "visits"];
  if (from === null) return { isBeside: false, why: null };
  if (from <= range.previous.from) return { isBeside: true, why: null };
  const what = isMoney(measure) ? "The first deal was won" : "Counting began";
  const isSameDay = dayOfHour(from, range.zone) === dayOfHour(range.previous.from, range.zone);
  const why = `${what} ${isSameDay ? "partway through" : "on"} ${dayOfHourTitle(from, range.zone)}, so the ${previousTitle(range)} can’t be compared.`;
  return { isBeside: false, why };
}

/** What the changes beside the figures are against. */
function comparedText(report: RangeReport, question: Question) {
  const { range, now } = question;
  const before = previousTitle(range);
  const visits = comparisonOf("visitors", report, question);
  const won = comparisonOf("value", report, question);
  if (before === null || !(visits.isBeside || won.isBeside))
    return { title: "Nothing to compare with", dates: null };
  return { title: `${visits.isBeside ? "" : "Won "}vs. ${before}`, dates: comparedDates(range, now) };
}

function toFigure(measure: Measure, report: RangeReport, question: Question) {
  const { totals, previous } = report;
  const value = measureOf(measure, totals);
  const [unknown] = unknownToLeads(question.search.filters);
  const { isBeside } = comparisonOf(measure, report, question);
  return {
    measure,
    label: MEASURE_LABELS[measure],
    value: formatMeasure(measure, value),
    change: previous && isBeside ? changeOf(measure, totals, previous) : null,
    /** Why there is no value. */
    reason: value === null && unknown ? `not known by ${FILTER_LABELS[unknown].toLowerCase()}` : null,
  };
}

function toStep(point: SeriesPoint & { isFuture: boolean }, question: Question, isBeside: boolean) {
  const { search, range, now } = question;
  const labels = { range: point.range, previous: point.previous?.range ?? null };
  const { full, short, before } = stepLabels(labels, range, now);
  const value = measureOf(search.measure, point.current);
  const was = isBeside ? point.previous && measureOf(search.measure, point.previous.totals) : null;
  const first = dayOfHour(point.range.from, range.zone);
  const last = dayOfHour(point.range.to - 1, range.zone);
  return {
    key: point.range.from,
    full,
    short,
    reading: point.isFuture ? null : readStep(question, value),
    before: before && was !== null ? `${before}: ${formatMeasure(search.measure, was)}` : null,
    /** The range of this step alone; hours cannot be narrowed. */
    narrow: range.step === "hour" || point.isFuture ? null : { from: dateText(first), to: dateText(last) },
    cells: {
      value: point.isFuture ? "" : formatMeasure(search.measure, value),
      before: was === null ? "" : formatMeasure(search.measure, was),
      views: point.isFuture ? "" : formatMeasure("views", point.current.views),
    },
  };
}

function readStep({ search, range }: Question, value: number | null): string {
  const isByDay = search.measure === "value" && range.step === "hour";
  return isByDay ? "deals are closed on a day, not at an hour" : readMeasure(search.measure, value);
}

/** What the chosen won value leaves out, and what the filters do to it. */
function noteOf({ search, range }: Question): string | null {
  const { measure, filters } = search;
  if (!isMoney(measure)) return null;
  if (!knowsLeads(filters))
    return "Not known: of its visit, a lead keeps the channel, campaign and landing page.";
  if (hasFilters(filters)) return "Only deals of leads whose visit matches the filters.";
  if (measure === "value" && range.step === "hour") return "Deals are closed on a day, so hours show none.";
  return measure === "value" ? "All deals of the CRM, by closing date." : "Young visits may still win more.";
}

function formatTick(measure: Measure, tick: number): string {
  if (measure === "rate") return `${Math.round(tick * 1000) / 10}%`;
  return measure === "depth" ? String(tick) : formatMeasure(measure, tick);
}

function legendText(measure: Measure, filters: Filters): string {
  const label = MEASURE_LABELS[measure];
  if (!hasFilters(filters)) return label;
  const channel = CHANNELS.find((one) => one === filters.channel);
  if (!channel || Object.keys(filters).length > 1) return `${label}, filtered`;
  const name = CHANNEL_LABELS[channel];
  return `${label} from ${channel === "ai" ? "AI assistants" : name.toLowerCase()}`;
}

const MAX_LABELS = 7;

/** Labels every few steps, and always the last one; no two touch. */
function axisLabels(steps: { x: number; short: string }[]) {
  const every = Math.max(1, Math.ceil((steps.length - 1) / (MAX_LABELS - 1)));
  const last = steps.length - 1;
  return steps
    .filter((_, index) => index === last || (index % every === 0 && last - index >= every * 0.7))
    .map(({ x, short }) => ({ x, text: short }));
}

const STEP_WORDS = { hour: "an hour", day: "a day", week: "a week", month: "a month" } as const;

function summaryOf(
  { totals, previous }: RangeReport,
  { search, range }: Question,
  isBeside: boolean,
): string {
  const { measure, filters } = search;
  const total = readMeasure(measure, measureOf(measure, totals));
  const before = isBeside && previous ? formatMeasure(measure, measureOf(measure, previous)) : null;
  const compared = before === null ? "" : `; the ${previousTitle(range)} had ${before}`;
  const what = `${legendText(measure, filters)} ${STEP_WORDS[range.step]}`;
  return `${what}, ${rangeTitle(range)}: ${total} in all${compared}. Left and right arrow keys read the steps.`;
}

/** Notes within the range, numbered from left to right, each at its step. */
function toNotes(notes: AxisNote[], series: SeriesPoint[], { zone, days }: ReportRange) {
  const inOrder = [...notes].sort((one, other) => one.at.localeCompare(other.at));
  return inOrder.flatMap((note) => {
    const hour = Math.floor(Date.parse(note.at) / HOUR);
    const at = series.findIndex(({ range }) => range.from <= hour && hour < range.to);
    if (at < 0) return [];
    const kind = note.author ? `${note.kind} by ${note.author}` : note.kind;
    return [
      {
        id: note.id,
        x: series.length > 1 ? (at / (series.length - 1)) * 100 : 50,
        when: `${dayInYearOf(days.to, dayOf(note.at, zone))}, ${kind}`,
        text: note.text,
        isOwn: note.kind === "note",
      },
    ];
  });
}
type NoteView = ReturnType<typeof toNotes>[number];

/** Pins nearer to each other than this, in percent of the axis, would touch on a phone. */
const PIN_DISTANCE = 7;

/** One pin for the notes that stand close to each other, labelled with their numbers: "2" or "3–5". */
function toPins(notes: NoteView[]) {
  const groups: { first: number; notes: NoteView[] }[] = [];
  notes.forEach((note, index) => {
    const group = groups.at(-1);
    if (group?.notes[0] && note.x - group.notes[0].x < PIN_DISTANCE) group.notes.push(note);
    else groups.push({ first: index + 1, notes: [note] });
  });
  return groups.map(({ first, notes: own }) => {
    const last = first + own.length - 1;
    const label = first === last ? String(first) : `${first}–${last}`;
    const told = own.map(({ when, text }) => `${when}: ${text}`).join("; ");
    // It begins with what is seen, by which voice control knows the link.
    return { target: own[0]?.id ?? "", x: own[0]?.x ?? 0, label, reading: `${label}: ${told}` };
  });
}
