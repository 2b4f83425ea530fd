import { dayText, timeText } from "../../platform/time/time-text";
import { addDays, instantOf, localDate, localMinute, weekdayOf } from "../../platform/time/zoned-time";
import type { Availability } from "../availability.server";
import { DEMO_MINUTES } from "../booking";
import { listSlots, type Slot } from "../slots";

/** Part of a day, in minutes that the reader's clock shows from midnight. */
export type Band = { from: number; to: number };

/** A half hour to which a demo can be moved: a host works then, whether or not somebody is free. */
export type OpenTime = { start: string; minute: number; text: string };

export type WeekDay = {
  date: string;
  weekday: string;
  dayOfMonth: string;
  title: string;
  isToday: boolean;
  /** The name of the holiday, or "Closed"; null on a day with hours. */
  closed: string | null;
  /** Hours of the hosts; of them what a visitor can book; the reader's own busy time. */
  open: Band[];
  free: Band[];
  busy: Band[];
  times: OpenTime[];
};

type Reader = { id: string; zone: string; now: Date };

/** The seven days from `monday` as the reader's clock shows them; hours that a clock change skips hold nothing. */
export function listDays(monday: string, availability: Availability, { id, zone, now }: Reader): WeekDay[] {
  const range = { from: midnight(monday, zone), to: midnight(addDays(monday, 7), zone) };
  const free = listSlots({ ...availability, now, ...range }).filter(({ hostIds }) => hostIds.length > 0);
  const open = listSlots({ ...availability, ...withoutLimits(availability), now: range.from, ...range });
  const holidays = new Map(availability.rules.holidays.map(({ date, name }) => [date, name]));
  return Array.from({ length: 7 }, (_, at) => {
    const date = addDays(monday, at);
    const [start, end] = [midnight(date, zone).getTime(), midnight(addDays(date, 1), zone).getTime()];
    const ofDay = (slots: Slot[]) => slots.filter((slot) => slot.start >= start && slot.start < end);
    const hours = ofDay(open).filter(({ isHoliday }) => !isHoliday);
    const busy = (availability.taken.get(id) ?? []).filter(
      (entry) => !entry.isDemo && entry.start < end && entry.end > start,
    );
    return {
      date,
      ...namesOf(date),
      isToday: date === localDate(now, zone),
      closed: hours.length > 0 ? null : holidays.get(date) || "Closed",
      open: joinBands(hours.map((slot) => bandOf(slot.start, zone))),
      free: joinBands(ofDay(free).map((slot) => bandOf(slot.start, zone))),
      busy: joinBands(
        busy.map((entry) => ({
          from: entry.start <= start ? 0 : localMinute(entry.start, zone),
          to: entry.end >= end ? 1440 : localMinute(entry.end, zone),
        })),
      ),
      times: hours.filter((slot) => slot.start > now.getTime()).map((slot) => openTime(slot.start, zone)),
    };
  });
}

const midnight = (date: string, zone: string) => new Date(instantOf(date, 0, zone));

/** All hours that hosts work in a week, as if nothing were booked and all of it could be. */
const withoutLimits = ({ rules }: Availability) => ({
  taken: new Map(),
  rules: { ...rules, noticeHours: 0, horizonDays: 8 },
});

function namesOf(date: string) {
  const title = dayText("weekday", date);
  return { title, weekday: title.slice(0, 3), dayOfMonth: dayText("dayOfMonth", date) };
}

function bandOf(start: number, zone: string): Band {
  const from = localMinute(start, zone);
  return { from, to: from + DEMO_MINUTES };
}

function openTime(start: number, zone: string): OpenTime {
  const text = timeText("time", start, zone);
  return { start: new Date(start).toISOString(), minute: localMinute(start, zone), text };
}

/** Bands that touch or overlap as one, in order. */
export function joinBands(bands: Band[]): Band[] {
  const joined: Band[] = [];
  for (const band of bands.toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last && band.from <= last.to) last.to = Math.max(last.to, band.to);
    else joined.push({ ...band });
  }
  return joined;
}

/** "9:00–11:30 AM", "9:00 AM–6:00 PM". */
export function bandText({ from, to }: Band): string {
  const [half, other] = [from, to].map((minute) => (minute % 1440 < 720 ? " AM" : " PM"));
  return `${clockOf(from)}${half === other ? "" : half}–${clockOf(to)}${other}`;
}

/** "9:05" for minute 545. */
export const clockOf = (minute: number) =>
  `${Math.floor(minute / 60) % 12 || 12}:${String(minute % 60).padStart(2, "0")}`;

/** The whole hours that a week shows: from an hour before the first thing in it to an hour after the last. */
export function hoursShown(bands: Band[]): Band {
  if (bands.length === 0) return OFFICE;
  const first = Math.floor(Math.min(...bands.map(({ from }) => from)) / 60) - 1;
  const last = Math.ceil(Math.max(...bands.map(({ to }) => to)) / 60) + 1;
  return { from: Math.max(first, 0), to: Math.min(last, 24) };
}
const OFFICE: Band = { from: 8, to: 18 };

export type Lane = { lane: number; lanes: number };

/** Demos at the same time stand side by side: each gets its lane, and of how many. */
export function inLanes<Item extends { minute: number }>(items: Item[]): (Item & Lane)[] {
  const placed: (Item & Lane)[] = [];
  let together: (Item & Lane)[] = [];
  let ends: number[] = [];
  for (const item of items.toSorted((a, b) => a.minute - b.minute)) {
    if (ends.every((end) => end <= item.minute)) [together, ends] = [[], []];
    const free = ends.findIndex((end) => end <= item.minute);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = item.minute + DEMO_MINUTES;
    together.push({ ...item, lane, lanes: 1 });
    for (const one of together) one.lanes = ends.length;
    placed.push(together.at(-1) ?? { ...item, lane, lanes: 1 });
  }
  return placed;
}

/** "November 23 – 29, 2026", with what the two ends do not share named at both. */
export function weekTitle(monday: string): string {
  const sunday = addDays(monday, 6);
  const [first, last] = [dayText("longDate", monday), dayText("longDate", sunday)];
  if (monday.slice(0, 4) !== sunday.slice(0, 4)) return `${first} – ${last}`;
  const from = dayText("longDay", monday);
  return `${from} – ${monday.slice(0, 7) === sunday.slice(0, 7) ? last.split(" ").slice(1).join(" ") : last}`;
}

/** Monday of the week that holds `date`, or of this week. */
export function mondayOf(date: string | null, zone: string, now: Date): string {
  const day = date ?? localDate(now, zone);
  return addDays(day, 1 - weekdayOf(day));
}
