import { DAY, MINUTE, SECOND } from "../clock";
import { formatsBy } from "./time-text";

/**
 * The days and clocks of a time zone (an IANA name). A date is YYYY-MM-DD; a day is the same as a number, in days since
 * 1970 of the calendar. Not on Temporal, whose polyfill is slower and heavier (decision 20); the tests compare the two.
 */
type Moment = Date | number;

const clockOf = formatsBy({
  hourCycle: "h23",
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  minute: "numeric",
  second: "numeric",
});

/** What clocks in the zone show, to the second, in milliseconds since 1970 as if they showed UTC. */
function shownAt(at: Moment, zone: string): number {
  const second = Math.floor(Number(at) / SECOND) * SECOND;
  if (zone === "UTC") return second;
  const parts: Record<string, number> = {};
  for (const { type, value } of clockOf(zone).formatToParts(second)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second: rest = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, rest);
}

/** Milliseconds that clocks in the zone are ahead of UTC. */
export function offsetAt(at: Moment, zone: string): number {
  return shownAt(at, zone) - Math.floor(Number(at) / SECOND) * SECOND;
}

/** Whether the clocks of two zones show the same now and half a year later: one of them has summer time by then. */
export function haveSameClocks(one: string, other: string, now: Moment): boolean {
  const moments = [Number(now), Number(now) + 182 * DAY];
  return moments.every((at) => offsetAt(at, one) === offsetAt(at, other));
}

/** Enough for two years of a hundred hosts; most requests ask for the same moments. */
const MAX_KEPT = 100_000;
const kept = new Map<string, number>();

/** The inverse of `shownAt`, by the rule of `instantOf`. */
function momentShowing(shown: number, zone: string): number {
  const key = `${zone} ${shown}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  if (kept.size >= MAX_KEPT) kept.clear();
  const [before, after] = [offsetAt(shown - DAY, zone), offsetAt(shown + DAY, zone)];
  const isBefore = before === after || offsetAt(shown - before, zone) === before;
  const isAfter = !isBefore && offsetAt(shown - after, zone) === after;
  const moment = shown - (isAfter ? after : before);
  kept.set(key, moment);
  return moment;
}

/**
 * Milliseconds since 1970 of a wall-clock time in a zone; `minute` counts from midnight, 0-1440. A time that clocks
 * skip is as much later as they move; of one that comes twice, the first counts.
 * @throws RangeError if there is no such date
 */
export function instantOf(date: string, minute: number, zone: string): number {
  return momentShowing(requireDay(date) * DAY + minute * MINUTE, zone);
}

/** When a date begins in the zone: at one o'clock, where clocks skip the hour after midnight. */
export function startOfDay(date: string, zone: string): Date {
  return new Date(instantOf(date, 0, zone));
}

/** The same for a day, in milliseconds since 1970. */
export function dayStart(day: number, zone: string): number {
  return momentShowing(day * DAY, zone);
}

/** When the zone's day began in which this moment lies. */
export function startOfLocalDay(at: Moment, zone: string): Date {
  return new Date(dayStart(localDay(at, zone), zone));
}

/** When the zone's month began in which this moment lies. */
export function startOfLocalMonth(at: Moment, zone: string): Date {
  return startOfDay(`${localDate(at, zone).slice(0, 8)}01`, zone);
}

export function localDay(at: Moment, zone: string): number {
  return Math.floor(shownAt(at, zone) / DAY);
}

export function localDate(at: Moment, zone: string): string {
  return dateText(localDay(at, zone));
}

/** A day of a zone: its date, and when it begins (ISO). */
export type LocalDay = { date: string; start: string };

/** The last `count` days of the zone through the one in which the moment lies, oldest first. */
export function lastDays(at: Moment, count: number, zone: string): LocalDay[] {
  const today = localDay(at, zone);
  return Array.from({ length: count }, (_, index) => {
    const day = today - (count - 1 - index);
    return { date: dateText(day), start: new Date(dayStart(day, zone)).toISOString() };
  });
}

/** The minute of the zone's day, 0 to 1439. */
export function localMinute(at: Moment, zone: string): number {
  const shown = shownAt(at, zone);
  return Math.floor((shown - Math.floor(shown / DAY) * DAY) / MINUTE);
}

/** The hour of the zone's day, 0 to 23. */
export function localHourOfDay(at: Moment, zone: string): number {
  return Math.floor(localMinute(at, zone) / 60);
}

/** What a clock on the wall shows: YYYY-MM-DD and HH:MM. */
export type WallTime = { date: string; time: string };

/** The wall time of a moment (ISO). */
export function wallTimeOf(iso: string, zone: string): WallTime {
  const shown = new Date(shownAt(Date.parse(iso), zone)).toISOString();
  return { date: shown.slice(0, 10), time: shown.slice(11, 16) };
}

/** Of a date to which nobody gave a time. */
const MORNING = "09:00";

/** The moment (ISO) of a wall time, by the rule of `instantOf`; no time is 9:00. Null if it is not a date and time. */
export function momentOf({ date, time }: WallTime, zone: string): string | null {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time || MORNING) ?? [];
  if (hour === undefined || parseDay(date) === null) return null;
  return new Date(instantOf(date, Number(hour) * 60 + Number(minute), zone)).toISOString();
}

/** A moment as ISO 8601 with the zone's own clock: "2026-11-24T18:40:00-06:00". */
export function isoInZone(at: Moment, zone: string): string {
  const minutes = offsetAt(at, zone) / MINUTE;
  const two = (number: number) => String(number).padStart(2, "0");
  const shown = new Date(shownAt(at, zone)).toISOString().slice(0, 19);
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${shown}${minutes < 0 ? "-" : "+"}${two(hours)}:${two(rest)}`;
}

/**
 * The same to the millisecond (ISO in and out): "2026-11-24T18:40:00.250-06:00". In UTC, if the zone's offset then was
 * no whole number of minutes, which ISO 8601 cannot say.
 */
export function exactInZone(iso: string, zone: string): string {
  const at = new Date(iso);
  if (offsetAt(at, zone) % MINUTE !== 0) return iso;
  const rest = at.getUTCMilliseconds();
  const fraction = rest === 0 ? "" : `.${String(rest).padStart(3, "0")}`;
  return isoInZone(at, zone).replace(/(?=[+-]\d\d:\d\d$)/, fraction);
}

/** A date as a day; null if there is no such date. */
export function parseDay(date: string | null): number | null {
  if (!date || !/^\d{4}-\d\d-\d\d$/.test(date)) return null;
  const day = Date.parse(`${date}T00:00:00Z`) / DAY;
  return Number.isNaN(day) || dateText(day) !== date ? null : day;
}

function requireDay(date: string): number {
  const day = parseDay(date);
  if (day === null) throw new RangeError(`There is no date ${date}`);
  return day;
}

/** A day as a date. */
export function dateText(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 10);
}

/** The date `days` later. */
export function addDays(date: string, days: number): string {
  return dateText(requireDay(date) + days);
}

/** Monday is 1, Sunday 7. */
export function weekdayOf(date: string): number {
  return new Date(requireDay(date) * DAY).getUTCDay() || 7;
}
