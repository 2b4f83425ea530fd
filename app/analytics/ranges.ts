import { DAY, HOUR } from "../platform/clock";
import { dayStart, localDay, parseDay } from "../platform/time/zoned-time";
import type { HourRange } from "./report";
import type { RangeName } from "./report-search";

export type StepName = "hour" | "day" | "week" | "month";

/** A step of the time axis. */
export type RangeStep = {
  range: HourRange;
  /** Null without a previous period, or where it has no such hour. */
  previous: HourRange | null;
  /** Now lies in it, or the range cuts it: it has less than a whole step's time. */
  isPartial: boolean;
};

/** A range in a time zone, with the same number of days before it. */
export type ReportRange = {
  name: RangeName;
  zone: string;
  /** Local days, both inclusive. */
  days: { from: number; to: number };
  current: HourRange;
  /** Through the hour of the day that it now is, so that an unfinished day is compared with the same part of one. */
  previous: HourRange | null;
  /** Where in its last hour the previous range ends, in milliseconds since 1970; null if with the hour. */
  previousEnd: number | null;
  step: StepName;
  steps: RangeStep[];
};

export type RangeChoice = { range: RangeName; from: string | null; to: string | null; zone: string };

const MAX_DAYS = 3660;
const DAY_STEPS = 92;
const WEEK_STEPS = 366;
const DAYS_BACK: Partial<Record<RangeName, number>> = { today: 0, "7d": 6, "30d": 29, "90d": 89 };

/** The local day in which this hour begins, and in which it is counted where clocks differ by half an hour. */
export function dayOfHour(hour: number, zone: string): number {
  return localDay(hour * HOUR, zone);
}

/**
 * The first hour that begins in a local day: its first one, or at half past midnight in Kolkata. Where a change of the
 * clock skips midnight, the day begins at one.
 */
export function dayStartHour(day: number, zone: string): number {
  return Math.ceil(dayStart(day, zone) / HOUR);
}

/** `since` is the first hour of any data: where "all" begins. */
export function reportRange(choice: RangeChoice, now: Date, since: number | null): ReportRange {
  const { zone } = choice;
  const hour = Math.floor(now.getTime() / HOUR);
  const days = daysOf(choice, dayOfHour(hour, zone), since);
  const count = days.to - days.from + 1;
  const current = hoursOf(days.from, days.to + 1, zone);
  const step = stepFor(count);
  const hasPrevious = choice.range !== "all";
  const isUnfinished = current.to > hour;
  const steps = step === "hour" ? hourSteps(days.from, zone) : daySteps(days, step, zone);
  return {
    name: choice.range,
    zone,
    days,
    current,
    ...(hasPrevious ? previousOf(days, zone, isUnfinished ? now.getTime() : null) : NO_PREVIOUS),
    step,
    steps: steps.map(({ previous, isCut, range }) => ({
      range,
      previous: hasPrevious ? previous : null,
      isPartial: isCut || (range.from <= hour && hour < range.to),
    })),
  };
}

function daysOf({ range, from, to, zone }: RangeChoice, today: number, since: number | null) {
  if (range === "all") {
    return { from: since === null ? today : Math.min(dayOfHour(since, zone), today), to: today };
  }
  if (range === "12m") return { from: yearBefore(today) + 1, to: today };
  if (range === "last-week") {
    const monday = today - ((today + DAYS_FROM_MONDAY) % 7);
    return { from: monday - 7, to: monday - 1 };
  }
  if (range === "this-month") return { from: monthStart(today), to: today };
  if (range === "last-month") {
    const last = monthStart(today) - 1;
    return { from: monthStart(last), to: last };
  }
  if (range === "custom") return customDays(parseDay(from) ?? today, parseDay(to) ?? today, today);
  return { from: today - (DAYS_BACK[range] ?? 0), to: today };
}

/** From a Monday to January 1, 1970, with which days begin: a Thursday. */
const DAYS_FROM_MONDAY = 3;

function monthStart(day: number): number {
  return day + 1 - new Date(day * DAY).getUTCDate();
}

function yearBefore(day: number): number {
  const date = new Date(day * DAY);
  return Date.UTC(date.getUTCFullYear() - 1, date.getUTCMonth(), date.getUTCDate()) / DAY;
}

/** In order, not after today, and not longer than ten years. */
function customDays(one: number, other: number, today: number) {
  const to = Math.min(Math.max(one, other), today);
  return { from: Math.max(Math.min(one, other, to), to - MAX_DAYS + 1), to };
}

function stepFor(days: number): StepName {
  if (days === 1) return "hour";
  if (days <= DAY_STEPS) return "day";
  return days <= WEEK_STEPS ? "week" : "month";
}

function hoursOf(fromDay: number, toDay: number, zone: string): HourRange {
  return { from: dayStartHour(fromDay, zone), to: dayStartHour(toDay, zone) };
}

type Previous = Pick<ReportRange, "previous" | "previousEnd">;
const NO_PREVIOUS: Previous = { previous: null, previousEnd: null };

/** As many days directly before. `now` is given if the current range stops there, before its last day's end. */
function previousOf(days: ReportRange["days"], zone: string, now: number | null): Previous {
  const count = days.to - days.from + 1;
  const whole = hoursOf(days.from - count, days.from, zone);
  if (now === null) return { previous: whole, previousEnd: null };
  const shift = dayStartHour(days.to, zone) - dayStartHour(days.to - count, zone);
  const to = Math.floor(now / HOUR) + 1 - shift;
  // A day may have one hour more than the one before.
  if (to > whole.to) return { previous: whole, previousEnd: null };
  return { previous: { from: whole.from, to }, previousEnd: now - shift * HOUR };
}

type Step = Omit<RangeStep, "isPartial"> & { isCut: boolean };

/** The hours of a day beside those of the day before, which may have one more or less. */
function hourSteps(day: number, zone: string): Step[] {
  const { from, to } = hoursOf(day, day + 1, zone);
  const before = hoursOf(day - 1, day, zone);
  return Array.from({ length: to - from }, (_, index) => {
    const hour = before.from + index;
    return {
      range: { from: from + index, to: from + index + 1 },
      previous: hour < before.to ? { from: hour, to: hour + 1 } : null,
      isCut: false,
    };
  });
}

function daySteps(days: ReportRange["days"], step: Exclude<StepName, "hour">, zone: string): Step[] {
  const count = days.to - days.from + 1;
  const steps: Step[] = [];
  for (let day = days.from; day <= days.to; ) {
    const end = endOfStep(day, step);
    const cut = Math.min(end, days.to + 1);
    steps.push({
      range: hoursOf(day, cut, zone),
      previous: hoursOf(day - count, cut - count, zone),
      isCut: cut < end,
    });
    day = cut;
  }
  return steps;
}

/** Weeks are counted from the start of the range; months are those of the calendar. */
function endOfStep(day: number, step: Exclude<StepName, "hour">): number {
  if (step !== "month") return day + (step === "week" ? 7 : 1);
  const date = new Date(day * DAY);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1) / DAY;
}
