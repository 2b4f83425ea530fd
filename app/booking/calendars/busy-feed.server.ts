import ICAL from "ical.js";
import { DAY } from "../../platform/clock";
import { instantOf } from "../../platform/time/zoned-time";
import { isTimeZone } from "../../platform/time/zones";
import { boundRecurrences, EntryRefused, type StepBudget } from "./bounded-recurrence.server";
import { isOwnUid } from "./calendar.server";

/** Milliseconds since 1970. */
export type BusyTime = { start: number; end: number };

export type BusyInput = {
  /** Of the host, for times without a zone and for whole days. */
  timeZone: string;
  from: Date;
  to: Date;
  siteUrl: string;
};

/** Steps through the repetitions of an entry, time zones included: enough for one of every day since 1970. */
const ENTRY_STEPS = 75_000;
/** Of all entries together, a few seconds. */
const MAX_STEPS = 500_000;
const MAX_TIMES = 5000;
/** The library counts the months of each occurrence. */
const MAX_LENGTH = 3660 * DAY;

export type BusyCalendar = {
  times: BusyTime[];
  /** Why entries were left out, one error each. */
  skipped: unknown[];
};

/**
 * The busy times of a calendar file between two moments, in order, repetitions and exceptions included. Leaves out what
 * is cancelled or shown as free, and our own bookings; skips an entry that cannot be read or repeats too often.
 * @throws if this is not a calendar
 */
export function readBusyTimes(text: string, input: BusyInput): BusyCalendar {
  const calendar = new ICAL.Component(ICAL.parse(text));
  if (calendar.name !== "vcalendar") throw new Error("This is not a calendar");
  const budget = { left: 0 };
  boundRecurrences(calendar, budget);
  const times = new Map<string, BusyTime>();
  const skipped: unknown[] = [];
  let left = MAX_STEPS;
  for (const event of listEvents(calendar)) {
    if (isOwnUid(event.uid ?? "", input.siteUrl)) continue;
    const granted = Math.min(ENTRY_STEPS, left);
    budget.left = granted;
    try {
      const own = timesOf(event, input, budget);
      if (times.size + own.length > MAX_TIMES) throw new EntryRefused("The calendar has too many times");
      for (const time of own) times.set(`${time.start} ${time.end}`, time);
    } catch (error) {
      skipped.push(error);
    }
    left -= granted - Math.max(budget.left, 0);
  }
  return { times: [...times.values()].sort((a, b) => a.start - b.start), skipped };
}

/** The events, each with the exceptions from its repetition. */
function listEvents(calendar: ICAL.Component): ICAL.Event[] {
  // Without a list of its own, an event takes the exceptions of all others.
  const events = calendar
    .getAllSubcomponents("vevent")
    .map((part) => new ICAL.Event(part, { exceptions: [], strictExceptions: true }));
  const masters = events.filter((event) => !event.isRecurrenceException());
  const byUid = new Map(masters.toReversed().map((event) => [event.uid, event]));
  for (const exception of events.filter((event) => event.isRecurrenceException())) {
    byUid.get(exception.uid)?.relateException(exception);
  }
  return masters;
}

function timesOf(event: ICAL.Event, input: BusyInput, budget: StepBudget): BusyTime[] {
  if (!event.startDate) return [];
  for (const { duration } of [event, ...Object.values(event.exceptions)]) {
    if (duration.toSeconds() * 1000 > MAX_LENGTH) throw new EntryRefused("It is longer than ten years");
  }
  if (!event.isRecurring()) return toBusy(event, event.startDate, event.endDate, input);
  const times: BusyTime[] = [];
  const iterator = event.iterator();
  for (let next = iterator.next(); next; next = iterator.next()) {
    // Dates that are listed one by one follow no rule that would count them.
    budget.left -= 1;
    if (budget.left < 0) throw new EntryRefused("It repeats too often");
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    times.push(...toBusy(item, startDate, endDate, input));
    if (instantAt(next, tzidOf(event, "dtstart"), input.timeZone) >= input.to.getTime()) break;
  }
  return times;
}

function toBusy(event: ICAL.Event, start: ICAL.Time, end: ICAL.Time, input: BusyInput): BusyTime[] {
  const property = (name: string) => String(event.component.getFirstPropertyValue(name) ?? "").toUpperCase();
  if (property("status") === "CANCELLED" || property("transp") === "TRANSPARENT") return [];
  const time = {
    start: instantAt(start, tzidOf(event, "dtstart"), input.timeZone),
    end: instantAt(end, tzidOf(event, "dtend"), input.timeZone),
  };
  const isInRange = time.end > input.from.getTime() && time.start < input.to.getTime();
  return isInRange && time.end > time.start ? [time] : [];
}

/** A time in UTC, in a zone with an IANA name, in one that the file describes, or else in the host's. */
function instantAt(time: ICAL.Time, tzid: string | null, hostZone: string): number {
  const isNamed = tzid !== null && isTimeZone(tzid);
  const isDescribed = time.zone === ICAL.Timezone.utcTimezone || (!isNamed && time.zone?.component);
  if (!time.isDate && isDescribed) return time.toUnixTime() * 1000;
  const zone = !time.isDate && isNamed ? tzid : hostZone;
  const date = [time.year, time.month, time.day].map((part) => String(part).padStart(2, "0")).join("-");
  return instantOf(date, time.isDate ? 0 : time.hour * 60 + time.minute, zone);
}

function tzidOf(event: ICAL.Event, name: "dtstart" | "dtend"): string | null {
  const property = event.component.getFirstProperty(name) ?? event.component.getFirstProperty("dtstart");
  return property?.getFirstParameter("tzid") ?? null;
}
