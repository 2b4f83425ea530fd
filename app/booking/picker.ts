import { DAY, MINUTE } from "../platform/clock";
import { dayText, timeText } from "../platform/time/time-text";
import { addDays, instantOf, localDate, localMinute, weekdayOf } from "../platform/time/zoned-time";
import { zoneCity, zoneLabel, zoneName } from "../platform/time/zones";
import { DEMO_MINUTES } from "./booking";
import type { Host } from "./rules";
import type { Slot } from "./slots";

/** Days on one page of the picker: two working weeks. */
const DAYS_SHOWN = 10;
/** Enough days of the calendar to fill a page for hosts who work once a week. */
const DAYS_READ = 75;

/** A wall clock as numbers, for counters of the style sheet: hour 1-12, minute, 0 for AM and 1 for PM. */
export type Clock = [hour: number, minute: number, half: number];

export type PickerSlot = {
  /** ISO-8601, UTC. */
  start: string;
  time: string;
  from: Clock;
  to: Clock;
  /** In the zone of the hosts, with its weekday (Monday is 1); null if it is the visitor's or hosts have several. */
  atHost: { weekday: number; clock: Clock } | null;
};

export type PickerDay = {
  /** YYYY-MM-DD in the visitor's zone. */
  date: string;
  weekday: string;
  label: string;
  title: string;
  /** Number of free slots, or why there is none. */
  free: number;
  why: "holiday" | "full" | null;
  /** For the counters: Monday is 1, January is 1. */
  numbers: [weekday: number, month: number, day: number];
  parts: { label: string; slots: PickerSlot[] }[];
};

export type Picker = {
  zone: string;
  /** "Central Time, Chicago" */
  zoneLabel: string;
  /** "November 26 – December 9, times in Chicago"; null without days. */
  title: string | null;
  /** The hosts' zone and its city, if the host's time is shown. */
  hostZone: string | null;
  hostCity: string | null;
  days: PickerDay[];
  chosenDay: string | null;
  /** Of the demo that is to be moved, whether shown or not. */
  bookedDay: string | null;
  chosenStart: string | null;
  /** First days of the pages before and after, if there are any. */
  earlier: string | null;
  later: string | null;
  from: string;
};

/** The range of slots that a page of the picker needs. `from` is a date in the visitor's zone, today by default. */
export function pickerRange(zone: string, from: string | null, now: Date): { from: Date; to: Date } {
  const today = localDate(now, zone);
  const first = from !== null && from > today ? from : today;
  const start = instantOf(first, 0, zone);
  return { from: new Date(start), to: new Date(start + DAYS_READ * DAY) };
}

/** The first day of the working week of a day, both YYYY-MM-DD. */
export function weekStart(date: string): string {
  return addDays(date, 1 - weekdayOf(date));
}

type PickerInput = {
  slots: Slot[];
  hosts: Host[];
  zone: string;
  range: { from: Date };
  now: Date;
  /** ISO time of the slot to choose, if it is shown. */
  chosen: string | null;
  /** The day of the demo that is to be moved, which is marked: YYYY-MM-DD in the visitor's zone. */
  bookedDay?: string | null;
};

/** A page of days in the visitor's zone with their free slots. Days on which nobody works are left out. */
export function toPicker({ slots, hosts, zone, range, now, chosen, bookedDay = null }: PickerInput): Picker {
  const hostZone = commonZone(hosts, zone);
  const days = daysOf(slots, zone);
  const shown = days.slice(0, DAYS_SHOWN).map((day) => toDay(day, zone, hostZone));
  const today = localDate(now, zone);
  const from = localDate(range.from, zone);
  const picker = {
    zone,
    zoneLabel: zoneLabel(zone),
    title: titleOf(shown, zone),
    hostZone,
    hostCity: hostZone === null ? null : zoneCity(hostZone),
    days: shown,
    chosenDay: null,
    chosenStart: null,
    earlier: from > today ? latest(today, addDays(from, -14)) : null,
    later: days[DAYS_SHOWN]?.date ?? null,
    bookedDay,
    from,
  };
  return choose(picker, { start: chosen ?? undefined, day: bookedDay ?? undefined });
}

type Choice = { start?: string; day?: string };

/** The picker with a time chosen, else a day (YYYY-MM-DD), if they are shown and free; else the first free day. */
export function choose(picker: Picker, { start: wanted, day }: Choice): Picker {
  const free = picker.days.filter((shown) => shown.free > 0);
  const dayOfStart = free.find(({ parts }) =>
    parts.some(({ slots }) => slots.some(({ start }) => start === wanted)),
  );
  const chosenDay = dayOfStart ?? free.find(({ date }) => date === day) ?? free[0];
  return {
    ...picker,
    chosenDay: chosenDay?.date ?? null,
    chosenStart: dayOfStart && wanted ? wanted : null,
  };
}

function titleOf(days: PickerDay[], zone: string): string | null {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  return `${dayText("longDay", first.date)} – ${dayText("longDay", last.date)}, times in ${zoneCity(zone)}`;
}

const latest = (a: string, b: string) => (a > b ? a : b);

/** The one zone of all hosts, unless it shows the same time as the visitor's. */
function commonZone([first, ...others]: Host[], zone: string): string | null {
  if (!first || others.some(({ timeZone }) => timeZone !== first.timeZone)) return null;
  return zoneName(first.timeZone) === zoneName(zone) ? null : first.timeZone;
}

type Day = { date: string; slots: Slot[] };

/** Slots by the visitor's date. A date is looked up once a day, not once a slot. */
function daysOf(slots: Slot[], zone: string): Day[] {
  const days: (Day & { end: number })[] = [];
  for (const slot of slots) {
    let day = days.at(-1);
    if (!day || slot.start >= day.end) {
      const date = localDate(slot.start, zone);
      day = { date, slots: [], end: instantOf(date, 1440, zone) };
      days.push(day);
    }
    day.slots.push(slot);
  }
  return days;
}

function toDay({ date, slots }: Day, zone: string, hostZone: string | null): PickerDay {
  const free = slots.filter(({ hostIds }) => hostIds.length > 0);
  const noon = instantOf(date, 720, zone);
  const [weekday = "", label = ""] = timeText("weekday", noon, zone).split(", ");
  const [, month, day] = date.split("-").map(Number);
  return {
    date,
    weekday,
    label,
    title: timeText("longWeekday", noon, zone),
    free: free.length,
    why: free.length > 0 ? null : slots.every(({ isHoliday }) => isHoliday) ? "holiday" : "full",
    numbers: [weekdayOf(date), month ?? 1, day ?? 1],
    parts: PARTS.map(({ label: name, until }, at) => {
      const begin = instantOf(date, PARTS[at - 1]?.until ?? 0, zone);
      const end = instantOf(date, until, zone);
      const inPart = free.filter(({ start }) => start >= begin && start < end);
      return { label: name, slots: inPart.map(({ start }) => toSlot(start, zone, hostZone)) };
    }).filter((part) => part.slots.length > 0),
  };
}

/** Up to which minute of the day. */
const PARTS = [
  { label: "Morning", until: 12 * 60 },
  { label: "Afternoon", until: 17 * 60 },
  { label: "Evening", until: 24 * 60 },
];

/** A time outside a day's list, with its day. */
export function toChoice(start: Date, { zone, hostZone }: Pick<Picker, "zone" | "hostZone">) {
  const [, month, day] = localDate(start, zone).split("-").map(Number);
  const weekday = weekdayOf(localDate(start, zone));
  return {
    slot: toSlot(start.getTime(), zone, hostZone),
    day: timeText("weekday", start, zone),
    numbers: [weekday, month ?? 1, day ?? 1] satisfies PickerDay["numbers"],
  };
}

function toSlot(start: number, zone: string, hostZone: string | null): PickerSlot {
  return {
    start: new Date(start).toISOString(),
    time: timeText("time", start, zone),
    from: clockOf(zone, start),
    to: clockOf(zone, start + DEMO_MINUTES * MINUTE),
    atHost:
      hostZone === null
        ? null
        : { weekday: weekdayOf(localDate(start, hostZone)), clock: clockOf(hostZone, start) },
  };
}

function clockOf(zone: string, ms: number): Clock {
  const minute = localMinute(ms, zone);
  const hour = Math.floor(minute / 60);
  return [((hour + 11) % 12) + 1, minute % 60, hour < 12 ? 0 : 1];
}
