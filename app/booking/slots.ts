import { DAY, HOUR, MINUTE } from "../platform/clock";
import { addDays, instantOf, localDate, localMinute, weekdayOf } from "../platform/time/zoned-time";
import { DEMO_MINUTES } from "./booking";
import type { Host, Hours, Rules } from "./rules";

/** Something in a host's calendar, in milliseconds since 1970. A demo counts towards the cap, a busy time does not. */
export type TakenTime = { start: number; end: number; isDemo: boolean };

/** A time at which a demo could start, whether or not somebody is free then. */
export type Slot = {
  /** Milliseconds since 1970. */
  start: number;
  /** The hosts who are free. */
  hostIds: string[];
  /** Nobody works then, because it is a holiday. */
  isHoliday: boolean;
};

type Window = {
  hosts: Host[];
  rules: Rules;
  /** What each host has, by the host's id; demos and busy times in any order. */
  taken: Map<string, TakenTime[]>;
  now: Date;
  /** Slots that start in this range, as far as notice and horizon allow. */
  from: Date;
  to: Date;
};

/**
 * The slots of all hosts in a range, in order. A host's hours are wall-clock hours of the host's zone; within them a
 * slot begins every 30 minutes of real time, so none is in an hour that a clock change skips.
 */
export function listSlots({ hosts, rules, taken, now, from, to }: Window): Slot[] {
  const first = Math.max(from.getTime(), now.getTime() + rules.noticeHours * HOUR);
  const last = Math.min(to.getTime(), now.getTime() + rules.horizonDays * DAY);
  const holidays = new Set(rules.holidays.map(({ date }) => date));
  const slots = new Map<number, Slot>();
  for (const host of hosts) {
    const calendar = calendarOf(taken.get(host.id) ?? []);
    for (const day of listDays(host, first, last)) {
      const isHoliday = holidays.has(day.date);
      const isOpen = isHoliday
        ? () => false
        : openingsOf(day, calendar, host.dailyCap, rules.bufferMinutes * MINUTE);
      for (let start = day.start; start + LENGTH <= day.end; start += LENGTH) {
        if (start < first || start > last || !isInHours(host, day, start)) continue;
        const slot = slots.get(start) ?? { start, hostIds: [], isHoliday };
        slot.isHoliday &&= isHoliday;
        if (isOpen(start)) slot.hostIds.push(host.id);
        slots.set(start, slot);
      }
    }
  }
  return [...slots.values()].sort((a, b) => a.start - b.start);
}

const LENGTH = DEMO_MINUTES * MINUTE;

/** Hours that begin or end in an hour that comes twice are longer on the clock than in the settings. */
function isInHours({ timeZone }: Host, day: WorkDay, start: number): boolean {
  if (day.dayEnd - day.dayStart === DAY) return true;
  const end = start + LENGTH - MINUTE;
  return localMinute(start, timeZone) >= day.hours.from && localMinute(end, timeZone) < day.hours.to;
}

type WorkDay = {
  hours: NonNullable<Hours>;
  date: string;
  start: number;
  end: number;
  dayStart: number;
  dayEnd: number;
};

/** The host's working days from `first` to `last`, with their hours and their midnights. */
function listDays({ timeZone, week }: Host, first: number, last: number): WorkDay[] {
  const days: WorkDay[] = [];
  if (last < first) return days;
  const end = localDate(last, timeZone);
  for (let date = localDate(first, timeZone); date <= end; date = addDays(date, 1)) {
    const hours = week[weekdayOf(date) - 1];
    if (!hours) continue;
    days.push({
      hours,
      date,
      start: instantOf(date, hours.from, timeZone),
      end: instantOf(date, hours.to, timeZone),
      dayStart: instantOf(date, 0, timeZone),
      dayEnd: instantOf(date, 1440, timeZone),
    });
  }
  return days;
}

/** `entries` by start; `long` are those that last for more than a day. */
type Calendar = { entries: TakenTime[]; long: TakenTime[] };

function calendarOf(taken: TakenTime[]): Calendar {
  const entries = taken.toSorted((a, b) => a.start - b.start);
  return { entries, long: entries.filter(({ start, end }) => end - start > DAY) };
}

/** Tells whether the host is free at a start within the day. */
function openingsOf(day: WorkDay, { entries: busy, long }: Calendar, dailyCap: number, buffer: number) {
  const near = long.filter(({ start, end }) => start < day.end + buffer && end > day.start - buffer);
  let demos = 0;
  for (let at = firstAfter(busy, day.dayStart - DAY - buffer); at < busy.length; at += 1) {
    const entry = busy[at];
    if (!entry || entry.start >= day.dayEnd + buffer) break;
    if (entry.isDemo && entry.start >= day.dayStart && entry.start < day.dayEnd) demos += 1;
    if (entry.end + buffer > day.start) near.push(entry);
  }
  if (demos >= dailyCap) return () => false;
  return (start: number) =>
    !near.some((entry) => start < entry.end + buffer && start + LENGTH > entry.start - buffer);
}

/** The index of the first entry that starts at or after `start`. */
function firstAfter(busy: TakenTime[], start: number): number {
  let [low, high] = [0, busy.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((busy[middle]?.start ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The host's day around a start, for the cap. */
export function dayAround(host: Host, start: number): { dayStart: number; dayEnd: number } {
  const date = localDate(start, host.timeZone);
  return { dayStart: instantOf(date, 0, host.timeZone), dayEnd: instantOf(date, 1440, host.timeZone) };
}
