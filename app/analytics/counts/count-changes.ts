import { VISIT_DIMENSIONS } from "../attributes";
import type { Dimension, HourCounts } from "./dimension";
import { firstHourOf, type SessionState } from "./visit-session";

/** Calls and forms are null where a visit is part of them whose conversions are not known apart. */
type Measures = {
  visits: number;
  views: number;
  events: number;
  converted: number;
  calls: number | null;
  forms: number | null;
};
const NOTHING: Measures = { visits: 0, views: 0, events: 0, converted: 0, calls: 0, forms: 0 };
type Changed = Measures & { dimension: Dimension; at: number; value: number };

/** A row of `hour_counts`, which replaces the stored one; `counts` is JSON. */
export type HourRow = { dimension: Dimension; hour: number; counts: string };
/** A row to add to `rollup_days`. */
export type CountRow = Measures & { dimension: Dimension; day: number; value: number };
/** A row to add to `session_returns`. */
export type ReturnRow = { hour: number; previousHour: number; sessions: number };

const HOURS_A_DAY = 24;

/** Collects what a batch changes in the counts, so that each row is written once. */
export function createCountChanges() {
  const counts = new Map<string, Changed>();
  const returns = new Map<string, ReturnRow>();

  function add(dimension: Dimension, at: number, value: number, measures: Partial<Measures>): void {
    const key = `${dimension} ${at} ${value}`;
    counts.set(key, { dimension, at, value, ...sumOf(counts.get(key) ?? NOTHING, measures) });
  }

  function addReturns(hours: number[], sessions: 1 | -1): void {
    for (let at = 1; at < hours.length; at += 1) {
      const [previousHour = 0, hour = 0] = [hours[at - 1], hours[at]];
      const key = `${hour} ${previousHour}`;
      returns.set(key, { hour, previousHour, sessions: (returns.get(key)?.sessions ?? 0) + sessions });
    }
  }

  /** All visits of a session, before and after. */
  function addSession({ before, after }: { before: SessionState[]; after: SessionState[] }): void {
    for (const visit of laterOf(before)) add("later_visit", firstHourOf(visit), 0, { visits: -1 });
    for (const visit of laterOf(after)) add("later_visit", firstHourOf(visit), 0, { visits: 1 });
    if (before.length === 1 && after.length === 1 && before[0]?.hours === after[0]?.hours) return;
    addReturns(hoursOf(before), -1);
    addReturns(hoursOf(after), 1);
  }

  return {
    add,
    addVisit: (change: VisitChange) => addVisit(add, change),
    addSession,
    /** `stored` holds the counts of every touched dimension and hour, as far as there are any. */
    hours: (stored: ReadonlyMap<string, HourCounts>) => toHours([...counts.values()], stored),
    /** The same for the days before `foldedDay`, which are also in `rollup_days`. */
    days: (foldedDay: number) => toDays([...counts.values()], foldedDay),
    returns: () => [...returns.values()].filter(({ sessions }) => sessions !== 0),
  };
}

type VisitChange = { before: SessionState | undefined; after: SessionState };

function addVisit(add: ReturnType<typeof createCountChanges>["add"], { before, after }: VisitChange): void {
  const isAlike = before?.firstAt === after.firstAt && before.firstHit === after.firstHit;
  // Usually only numbers change, at the place where the visit counts already.
  if (before && isAlike) addMeasures(add, after, changeBetween(before, after));
  else {
    if (before) addMeasures(add, before, negative(measuresOf(before)));
    addMeasures(add, after, measuresOf(after));
  }
}

/** The visits but the earliest; of two at once, the one with the lower hit is earlier. */
function laterOf(visits: SessionState[]): SessionState[] {
  if (visits.length < 2) return [];
  const isEarlier = (a: SessionState, b: SessionState) =>
    a.firstAt < b.firstAt || (a.firstAt === b.firstAt && a.firstHit < b.firstHit);
  const first = visits.reduce((earliest, visit) => (isEarlier(visit, earliest) ? visit : earliest));
  return visits.filter((visit) => visit !== first);
}

/** Every hour in which one of the visits was active, ascending. */
function hoursOf(visits: SessionState[]): number[] {
  const [only, ...more] = visits;
  if (only && more.length === 0) return only.hours;
  return [...new Set(visits.flatMap(({ hours }) => hours))].sort((a, b) => a - b);
}

function addMeasures(
  add: ReturnType<typeof createCountChanges>["add"],
  session: SessionState,
  measures: Measures,
): void {
  const hour = firstHourOf(session);
  add("total", hour, 0, measures);
  const { visits, converted, calls, forms } = measures;
  // Most hits only add a page view, which costs one row here instead of ten.
  if (!isChange({ ...measures, views: 0, events: 0 })) return;
  for (const dimension of VISIT_DIMENSIONS) {
    const value = session.attributes[dimension];
    if (value !== null) add(dimension, hour, value, { visits, converted, calls, forms });
  }
}

function measuresOf({ views, events, conversions, calls }: SessionState): Measures {
  const forms = calls === null ? null : conversions - calls;
  return { visits: 1, views, events, converted: conversions > 0 ? 1 : 0, calls, forms };
}

function sumOf(one: Measures, other: Partial<Measures>): Measures {
  return {
    visits: one.visits + (other.visits ?? 0),
    views: one.views + (other.views ?? 0),
    events: one.events + (other.events ?? 0),
    converted: one.converted + (other.converted ?? 0),
    calls: sumIfKnown(one.calls, other.calls),
    forms: sumIfKnown(one.forms, other.forms),
  };
}

function sumIfKnown(one: number | null, other: number | null = 0): number | null {
  return one === null || other === null ? null : one + other;
}

function negative({ visits, views, events, converted, calls, forms }: Measures): Measures {
  return {
    visits: -visits,
    views: -views,
    events: -events,
    converted: -converted,
    calls: calls && -calls,
    forms: forms && -forms,
  };
}

function changeBetween(before: SessionState, after: SessionState): Measures {
  const change = sumOf(measuresOf(after), negative(measuresOf(before)));
  // What is not known stays so in the counts.
  return { ...change, calls: change.calls ?? 0, forms: change.forms ?? 0 };
}

/** Where the counts of an hour are found in a map. */
export function hourKey(dimension: Dimension, hour: number): string {
  return `${dimension} ${hour}`;
}

function toHours(changes: Changed[], stored: ReadonlyMap<string, HourCounts>): HourRow[] {
  const hours = new Map<string, { dimension: Dimension; hour: number; counts: HourCounts }>();
  for (const change of changes.filter(isChange)) {
    const { dimension, at: hour, value } = change;
    const key = hourKey(dimension, hour);
    const row = hours.get(key) ?? { dimension, hour, counts: { ...stored.get(key) } };
    hours.set(key, row);
    const sum = sumOf(measuresOfCounts(row.counts[value]), change);
    const { visits, views, events, converted, calls, forms } = sum;
    // A visit that moves takes its numbers along.
    if (!isChange({ ...sum, calls: 0, forms: 0 })) delete row.counts[value];
    else if (converted === 0 || calls === null || forms === null)
      row.counts[value] = [visits, views, events, converted];
    else row.counts[value] = [visits, views, events, converted, calls, forms];
  }
  return [...hours.values()].map((row) => ({ ...row, counts: JSON.stringify(row.counts) }));
}

function measuresOfCounts(counts: HourCounts[string] = [0, 0, 0, 0]): Measures {
  const [visits, views, events, converted, calls = null, forms = null] = counts;
  const known = converted === 0 ? { calls: 0, forms: 0 } : { calls, forms };
  return { visits, views, events, converted, ...known };
}

function toDays(changes: Changed[], foldedDay: number): CountRow[] {
  const days = new Map<string, Changed>();
  for (const change of changes) {
    const day = Math.floor(change.at / HOURS_A_DAY);
    if (day >= foldedDay) continue;
    const key = `${change.dimension} ${day} ${change.value}`;
    const row = days.get(key);
    days.set(key, { ...change, ...(row ? sumOf(row, change) : {}), at: day });
  }
  return [...days.values()].filter(isChange).map(({ at, ...row }) => ({ ...row, day: at }));
}

function isChange({ visits, views, events, converted, calls, forms }: Measures): boolean {
  return [visits, views, events, converted, calls, forms].some((number) => number !== 0);
}
