import { DAY, HOUR } from "../../platform/clock";
import { dayText, type TimeStyle, timeText } from "../../platform/time/time-text";
import { instantOf, localDay, localMinute, offsetAt } from "../../platform/time/zoned-time";
import { ZONE_GROUPS, zoneLabel } from "../../platform/time/zones";
import { dayOfHour, type RangeStep, type ReportRange } from "../ranges";
import { LEAST_PERCENT } from "./figures";

/** The page's words for time, in English and in the chosen zone. For the server only. */

const dayIn = (style: TimeStyle) => (day: number) => dayText(style, day * DAY);

export const shortDay = dayIn("day");
const mediumDay = dayIn("date");
const longDay = dayIn("longDay");
export const fullDay = dayIn("longDate");
const weekday = dayIn("weekdayInFull");
const today = dayIn("fullDate");
const month = dayIn("longMonthAndYear");
const shortMonth = dayIn("monthAndYear");
const dayOfMonth = dayIn("dayOfMonth");
const yearOf = dayIn("year");

/** "Nov 21", or "Nov 21, 2024" in another year than `reference` lies in. */
export function dayInYearOf(reference: number, day: number): string {
  return yearOf(day) === yearOf(reference) ? shortDay(day) : mediumDay(day);
}

/** "2:18 PM" */
export function clockTime(time: Date, zone: string): string {
  return timeText("time", time, zone);
}

/** "2:18 PM" today, "Nov 21, 2:18 PM" before. */
export function timeOrDay(iso: string, now: Date, zone: string): string {
  const day = dayOf(iso, zone);
  const clock = clockTime(new Date(iso), zone);
  return day === localDay(now, zone) ? clock : `${shortDay(day)}, ${clock}`;
}

export function dayOf(iso: string, zone: string): number {
  return localDay(new Date(iso), zone);
}

function hourOf(time: Date): number {
  return Math.floor(time.getTime() / HOUR);
}

/** "2 PM"; "2:30 PM" in a zone at half hours from the others. */
export function hourText(hour: number, zone: string): string {
  const at = hour * HOUR;
  return timeText(localMinute(at, zone) % 60 === 0 ? "hour" : "time", at, zone);
}

/** "October 24 to November 22, 2026" */
export function rangeTitle({ days: { from, to } }: ReportRange): string {
  if (from === to) return today(from);
  const start = yearOf(from) === yearOf(to) ? longDay(from) : fullDay(from);
  return `${start} to ${fullDay(to)}`;
}

/** "previous 30 days"; null if nothing is compared. */
export function previousTitle({ name, days, previous }: ReportRange): string | null {
  if (!previous) return null;
  if (name === "12m") return "previous 12 months";
  const count = days.to - days.from + 1;
  return count === 1 ? "previous day" : `previous ${count} days`;
}

const STEPS_SO_FAR = {
  hour: "This hour",
  day: "Today",
  week: "This week",
  month: "This month",
} as const;

/** "Today so far, until 8:18 PM": the unfinished step at the end of the axis; null if all of it is over. */
export function unfinishedTitle({ step, steps, zone }: ReportRange, now: Date): string | null {
  const hour = hourOf(now);
  const hasNow = steps.some(({ range }) => range.from <= hour && hour < range.to);
  return hasNow ? `${STEPS_SO_FAR[step]} so far, until ${clockTime(now, zone)}` : null;
}

/** "in these 30 days": the range at the end of a sentence. */
export function rangeWords({ name, days }: ReportRange): string {
  if (name === "all") return "of all time";
  if (name === "today") return "today";
  if (name === "12m") return "in these 12 months";
  const count = days.to - days.from + 1;
  return count === 1 ? "on that day" : `in these ${count} days`;
}

/** "Sep 24 to Oct 23" */
export function previousDates({ days, previous }: ReportRange): string | null {
  if (!previous) return null;
  const count = days.to - days.from + 1;
  const text = (day: number) => dayInYearOf(days.to, day);
  return count === 1 ? text(days.from - 1) : `${text(days.from - count)} to ${text(days.from - 1)}`;
}

/** What changes are against: "Oct 2 to Oct 31, both up to 8:18 PM", and from when on they are one (LEAST_PERCENT). */
export function comparedDates(range: ReportRange, now: Date): string {
  const until = range.previousEnd === null ? "" : `, both up to ${clockTime(now, range.zone)}`;
  return `${previousDates(range)}${until}. Under ${LEAST_PERCENT}% is no change.`;
}

export type StepLabels = {
  /** In the reading and in the table: "Wednesday, Nov 11". */
  full: string;
  /** Under the axis: "Oct 24". */
  short: string;
  /** Of the previous period: "Oct 12". */
  before: string | null;
};

export function stepLabels(
  step: Pick<RangeStep, "range" | "previous">,
  { step: name, zone }: ReportRange,
  now: Date,
): StepLabels {
  const before = step.previous && stepName(step.previous.from, step.previous.to, name, zone);
  const isNow = step.range.from <= hourOf(now) && hourOf(now) < step.range.to;
  const full = stepName(step.range.from, step.range.to, name, zone, true);
  const day = dayOfHour(step.range.from, zone);
  const axis =
    name === "hour" ? hourText(step.range.from, zone) : name === "month" ? shortMonth(day) : shortDay(day);
  return {
    full: isNow ? `${full}, until ${clockTime(now, zone)}` : full,
    short: isNow ? (name === "hour" ? "Now" : name === "day" ? "Today" : axis) : axis,
    before,
  };
}

function stepName(from: number, to: number, name: ReportRange["step"], zone: string, isFull = false): string {
  const day = dayOfHour(from, zone);
  if (name === "hour") return isFull ? hourText(from, zone) : `${shortDay(day)}, ${hourText(from, zone)}`;
  if (name === "month") return isFull ? month(day) : shortMonth(day);
  if (name === "day") return isFull ? weekday(day) : shortDay(day);
  const last = dayOfHour(to - 1, zone);
  const sameMonth = shortDay(day).split(" ")[0] === shortDay(last).split(" ")[0];
  if (day === last) return shortDay(day);
  return `${shortDay(day)} to ${sameMonth ? dayOfMonth(last) : shortDay(last)}`;
}

/** "May 2024" */
export function monthOfHour(hour: number, zone: string): string {
  return month(dayOfHour(hour, zone));
}

export function dayOfHourTitle(hour: number, zone: string): string {
  return fullDay(dayOfHour(hour, zone));
}

/** The zones to choose from, `known` among them, from west to east: "Central Time, Chicago". */
export function zoneOptions(now: Date, known: string[]): { zone: string; label: string }[] {
  const zones = new Set(["UTC", ...ZONE_GROUPS.flatMap((group) => group.zones), ...known]);
  return [...zones]
    .sort((a, b) => offsetAt(now, a) - offsetAt(now, b))
    .map((zone) => ({ zone, label: zoneLabel(zone) }));
}

/** Where a note of this date stands: noon, which no change of the clock skips. ISO time. */
export function timeOfNote(date: string, zone: string): string {
  return new Date(instantOf(date, 12 * 60, zone)).toISOString();
}
