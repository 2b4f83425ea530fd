import ICAL from "ical.js";
import { isOwnUid } from "./calendar.server";
import { instantOf, isTimeZone } from "./zones";

/** Milliseconds since 1970. */
export type BusyTime = { start: number; end: number };

export type BusyInput = {
  /** Of the host, for times without a zone and for whole days. */
  timeZone: string;
  from: Date;
  to: Date;
  siteUrl: string;
};

/** Steps through repetitions, in all events together: a rule may repeat every second since 1970. */
const MAX_STEPS = 50_000;
const MAX_TIMES = 5000;

/**
 * The busy times of a calendar file between two moments, in order, repetitions and exceptions included. Leaves out what
 * is cancelled or shown as free, and our own bookings. @throws if this is no calendar, or it has too many repetitions
 */
export function readBusyTimes(text: string, input: BusyInput): BusyTime[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  if (calendar.name !== "vcalendar") throw new Error("This is not a calendar");
  const events = calendar.getAllSubcomponents("vevent").map((part) => new ICAL.Event(part));
  const masters = events.filter((event) => !event.isRecurrenceException());
  for (const exception of events.filter((event) => event.isRecurrenceException())) {
    masters.find(({ uid }) => uid === exception.uid)?.relateException(exception);
  }
  const budget = { steps: MAX_STEPS };
  const times = masters
    .filter((event) => !isOwnUid(event.uid ?? "", input.siteUrl))
    .flatMap((event) => timesOf(event, input, budget));
  const unique = new Map(times.map((time) => [`${time.start} ${time.end}`, time]));
  if (unique.size > MAX_TIMES) throw new Error("The calendar has too many events");
  return [...unique.values()].sort((a, b) => a.start - b.start);
}

function timesOf(event: ICAL.Event, input: BusyInput, budget: { steps: number }): BusyTime[] {
  if (!event.startDate) return [];
  if (!event.isRecurring()) return toBusy(event, event.startDate, event.endDate, input);
  const times: BusyTime[] = [];
  const iterator = event.iterator();
  for (let next = iterator.next(); next; next = iterator.next()) {
    budget.steps -= 1;
    if (budget.steps < 0) throw new Error("The calendar repeats events too often");
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
  return instantOf(zone, date, time.isDate ? 0 : time.hour * 60 + time.minute);
}

function tzidOf(event: ICAL.Event, name: "dtstart" | "dtend"): string | null {
  const property = event.component.getFirstProperty(name) ?? event.component.getFirstProperty("dtstart");
  return property?.getFirstParameter("tzid") ?? null;
}
