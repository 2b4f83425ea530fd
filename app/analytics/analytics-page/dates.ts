import { DAY, HOUR } from "../../platform/clock";
import { type TimeStyle, timeText } from "../../platform/time/time-text";
import { offsetAt, parseDay } from "../../platform/time/zoned-time";
import { WHOLE_HOUR_ZONES, zoneCity } from "../../platform/time/zones";
import { dayOfHour, dayStartHour, type RangeStep, type ReportRange } from "../ranges";

/** The page's words for time, in English and in the chosen zone. For the server only. */

const dayText = (style: TimeStyle) => (day: number) => timeText(style, day * DAY);

export const shortDay = dayText("day");
const mediumDay = dayText("date");
const longDay = dayText("longDay");
const fullDay = dayText("longDate");
const weekday = dayText("weekdayInFull");
const today = dayText("fullDate");
const month = dayText("longMonthAndYear");
const shortMonth = dayText("monthAndYear");
const dayOfMonth = dayText("dayOfMonth");
const yearOf = dayText("year");

/** "Nov 21", or "Nov 21, 2024" in another year than `reference` lies in. */
export function dayInYearOf(reference: number, day: number): string {
  return yearOf(day) === yearOf(reference) ? shortDay(day) : mediumDay(day);
}

/** "2:18 PM"; the minutes are the same in every zone that is offered. */
export function clockTime(time: Date, zone: string): string {
  return timeText("time", time, zone);
}

/** "2:18 PM" today, "Nov 21, 2:18 PM" before. */
export function timeOrDay(iso: string, now: Date, zone: string): string {
  const time = new Date(iso);
  const day = dayOfHour(hourOf(time), zone);
  const clock = clockTime(time, zone);
  return day === dayOfHour(hourOf(now), zone) ? clock : `${shortDay(day)}, ${clock}`;
}

export function dayOf(iso: string, zone: string): number {
  return dayOfHour(hourOf(new Date(iso)), zone);
}

function hourOf(time: Date): number {
  return Math.floor(time.getTime() / HOUR);
}

export function hourText(hour: number, zone: string): string {
  return timeText("hour", hour * HOUR, zone);
}

/** "October 24 to November 22, 2026" */
export function rangeTitle({ days: { from, to } }: ReportRange): string {
  if (from === to) return today(from);
  const start = yearOf(from) === yearOf(to) ? longDay(from) : fullDay(from);
  return `${start} to ${fullDay(to)}`;
}

/** "the 30 days before"; null if nothing is compared. */
export function previousTitle({ name, days, previous }: ReportRange): string | null {
  if (!previous) return null;
  if (name === "12m") return "the 12 months before";
  const count = days.to - days.from + 1;
  return count === 1 ? "the day before" : `the ${count} days before`;
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

/** UTC, and the other zones from west to east with their offsets now: "Chicago, UTC−6". */
export function zoneOptions(now: Date): { zone: string; label: string }[] {
  const others = WHOLE_HOUR_ZONES.filter((zone) => zone !== "UTC").map((zone) => {
    const offset = offsetAt(now, zone) / HOUR;
    const sign = offset < 0 ? "−" : "+";
    const label = `${zoneCity(zone)}, UTC${offset === 0 ? "" : sign + Math.abs(offset)}`;
    return { zone, label, offset };
  });
  const ordered = others.sort((a, b) => a.offset - b.offset);
  return [{ zone: "UTC", label: "UTC" }, ...ordered.map(({ zone, label }) => ({ zone, label }))];
}

/** Where a note of this date stands: noon, which no change of the clock skips. ISO time. */
export function timeOfNote(date: string, zone: string): string {
  const day = parseDay(date) ?? 0;
  return new Date((dayStartHour(day, zone) + 12) * HOUR).toISOString();
}
