import { DAY, HOUR } from "../../platform/clock";
import { dayOfHour, offsetHours, parseDay, startOfDay, ZONES, type Zone } from "../local-time";
import type { RangeStep, ReportRange } from "../ranges";

/** The page's words for time, in English and in the chosen zone. For the server only. */

const dayFormat = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" });
  return (day: number) => format.format(day * DAY);
};

export const shortDay = dayFormat({ month: "short", day: "numeric" });
const mediumDay = dayFormat({ month: "short", day: "numeric", year: "numeric" });
const longDay = dayFormat({ month: "long", day: "numeric" });
const fullDay = dayFormat({ month: "long", day: "numeric", year: "numeric" });
const weekday = dayFormat({ weekday: "long", month: "short", day: "numeric" });
const today = dayFormat({ weekday: "long", month: "long", day: "numeric", year: "numeric" });
const month = dayFormat({ month: "long", year: "numeric" });
const shortMonth = dayFormat({ month: "short", year: "numeric" });
const dayOfMonth = dayFormat({ day: "numeric" });
const yearOf = dayFormat({ year: "numeric" });

/** "Nov 21", or "Nov 21, 2024" in another year than `reference` lies in. */
export function dayInYearOf(reference: number, day: number): string {
  return yearOf(day) === yearOf(reference) ? shortDay(day) : mediumDay(day);
}

/** "2:18 PM"; the minutes are the same in every zone that is offered. */
export function clockTime(time: Date, zone: Zone): string {
  return printTime(time, zone, { hour: "numeric", minute: "2-digit" });
}

/** "2:18 PM" today, "Nov 21, 2:18 PM" before. */
export function timeOrDay(iso: string, now: Date, zone: Zone): string {
  const time = new Date(iso);
  const day = dayOfHour(hourOf(time), zone);
  const clock = clockTime(time, zone);
  return day === dayOfHour(hourOf(now), zone) ? clock : `${shortDay(day)}, ${clock}`;
}

export function dayOf(iso: string, zone: Zone): number {
  return dayOfHour(hourOf(new Date(iso)), zone);
}

function hourOf(time: Date): number {
  return Math.floor(time.getTime() / HOUR);
}

export function hourText(hour: number, zone: Zone): string {
  return printTime(new Date(hour * HOUR), zone, { hour: "numeric" });
}

/** With plain spaces: some versions of ICU put a narrow one before AM and PM. */
function printTime(time: Date, zone: Zone, options: Intl.DateTimeFormatOptions): string {
  return time.toLocaleTimeString("en-US", { ...options, timeZone: zone }).replace(/\s/gu, " ");
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

function stepName(from: number, to: number, name: ReportRange["step"], zone: Zone, isFull = false): string {
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
export function monthOfHour(hour: number, zone: Zone): string {
  return month(dayOfHour(hour, zone));
}

export function dayOfHourTitle(hour: number, zone: Zone): string {
  return fullDay(dayOfHour(hour, zone));
}

/** The zones with their offsets now: "Chicago, UTC−6". */
export function zoneOptions(now: Date): { zone: Zone; label: string }[] {
  return ZONES.map((zone) => {
    if (zone === "UTC") return { zone, label: "UTC" };
    const offset = offsetHours(hourOf(now), zone);
    const city = zone.split("/").at(-1)?.replaceAll("_", " ") ?? zone;
    const sign = offset < 0 ? "−" : "+";
    return { zone, label: `${city}, UTC${offset === 0 ? "" : sign + Math.abs(offset)}` };
  });
}

/** Where a note of this date stands: noon, which no change of the clock skips. ISO time. */
export function timeOfNote(date: string, zone: Zone): string {
  const day = parseDay(date) ?? 0;
  return new Date((startOfDay(day, zone) + 12) * HOUR).toISOString();
}
