import { DAY, HOUR, SECOND } from "../../platform/clock";
import { EntryRefused, REPEATS_TOO_OFTEN, type StepBudget } from "./bounded-recurrence.server";
import type { CalendarEvent, CalendarHead } from "./events.server";
import { type CalendarTime, dayOf, type Period, type Wall } from "./properties.server";
import { followRule, type Rule, readExclusions, readRule } from "./rules.server";
import type { CalendarZones, Zone } from "./zones.server";

/** Milliseconds since 1970. */
export type BusyTime = { start: number; end: number };

export type Reading = {
  zones: CalendarZones;
  /** The host's, for whole days, and for times without a zone in a calendar without one. */
  hostZone: Zone;
  from: number;
  to: number;
  /** Whether the event takes no time. */
  isFree: (event: CalendarEvent) => boolean;
};

/** What a series does from a time on; without an event it ends there. */
type Change = { from: number; shift: number; event: CalendarEvent | null };

export function zoneOf({ isDate, tzid }: CalendarTime, head: CalendarHead, reading: Reading): Zone {
  const named = (name: string | null) => (name === null ? null : reading.zones.find(name));
  return (isDate ? null : (named(tzid) ?? named(head.tzid))) ?? reading.hostZone;
}

export function instantAt(time: CalendarTime, head: CalendarHead, reading: Reading): number {
  return zoneOf(time, head, reading)(time.wall);
}

/**
 * The period, or the same as much later as `wall` is after its start. A whole day lasts a day at least; what ends
 * before it begins takes the time between, if that is less than a day.
 */
export function busyAt(
  period: Period,
  head: CalendarHead,
  reading: Reading,
  wall = period.start.wall,
): BusyTime {
  const zone = zoneOf(period.start, head, reading);
  const start = zone(wall);
  const end = endAt(period, head, reading, wall);
  if (period.start.isDate) return { start, end: Math.max(end, zone(wall + DAY)) };
  return end < start && start - end < DAY ? { start: end, end: start } : { start, end };
}

/** By the clock of one zone. */
export function isBackwards({ start, end }: Period): boolean {
  const isTimed = end !== null && "wall" in end && !start.isDate && start.tzid === end.tzid;
  return isTimed && end.wall < start.wall;
}

function endAt({ start, end }: Period, head: CalendarHead, reading: Reading, wall: Wall): number {
  const zone = zoneOf(start, head, reading);
  if (end === null) return zone(wall);
  if ("wall" in end) return zoneOf(inZoneOf(start, end), head, reading)(wall + end.wall - start.wall);
  return zone(wall + end.days * DAY) + end.ms;
}

/** The busy times of an event that stand for themselves: of one that does not repeat, or of a series' first time. */
export function ownTime(event: CalendarEvent, reading: Reading): BusyTime[] {
  return reading.isFree(event) ? [] : [withTravel(busyAt(event, event.head, reading), event)];
}

function withTravel({ start, end }: BusyTime, { travel }: CalendarEvent): BusyTime {
  return { start: start - travel, end };
}

/**
 * The busy times of a series around the range, without those that `exceptions` replace: these are events of their own.
 * @throws EntryRefused
 */
export function seriesTimes(
  event: CalendarEvent,
  exceptions: CalendarEvent[],
  budget: StepBudget,
  reading: Reading,
): BusyTime[] {
  const changes = listChanges(event, exceptions, reading);
  if (reading.isFree(event) && changes.length === 0) return [];
  budget.left -= exceptions.length + event.leftOut.length + event.moreTimes.length;
  if (budget.left <= 0) throw new EntryRefused(REPEATS_TOO_OFTEN);
  const zone = zoneOf(event.start, event.head, reading);
  const isLeftOut = leftOut(event, exceptions, reading);
  const times: BusyTime[] = [];
  const add = (period: Period, wall: Wall) => {
    const start = zone(wall);
    if (excluded.has(wall) || isLeftOut(wall, start)) return;
    const change = changes.findLast(({ from }) => start >= from);
    const part = change ? change.event : event;
    if (!part || reading.isFree(part)) return;
    if (!change) times.push(withTravel(busyAt(period, event.head, reading, wall), event));
    else if (!isLeftOut(wall + change.shift, start + change.shift)) {
      const own = busyAt(part, part.head, reading);
      const moved = zone(wall + change.shift);
      times.push(withTravel({ start: moved, end: moved + own.end - own.start }, part));
    }
  };
  const range = wallsAround(event, changes, reading);
  const wallsOf = (rules: Rule[]) =>
    rules.flatMap((rule) => wallsIn(range, { event, rule }, budget, reading));
  const excluded = new Set(wallsOf(readExclusions(event).rules));
  // RFC 5545: the start always counts as the first time.
  add(event, event.start.wall);
  for (const period of event.moreTimes) {
    const wall = wallIn(event, period.start, reading);
    add(period.end === null ? event : { ...period, start: { ...event.start, wall } }, wall);
  }
  for (const wall of wallsOf(event.rules.map(readRule))) add(event, wall);
  return times;
}

type Range = ReturnType<typeof wallsAround>;

/** The times of a rule on the clock, within the range. @throws EntryRefused */
function wallsIn(
  { first, last }: Range,
  { event, rule }: { event: CalendarEvent; rule: Rule },
  budget: StepBudget,
  reading: Reading,
): Wall[] {
  const walls: Wall[] = [];
  const isOver = endOf(rule, event, reading);
  for (const wall of followRule(rule.recur, event.start.wall, first, budget)) {
    if (budget.left < 0) throw new EntryRefused(REPEATS_TOO_OFTEN);
    if (wall > last || isOver(wall)) break;
    if (wall >= first) walls.push(wall);
  }
  return walls;
}

function listChanges(event: CalendarEvent, exceptions: CalendarEvent[], reading: Reading): Change[] {
  const changes = exceptions.flatMap((changed): Change[] => {
    if (!changed.isForFuture || !changed.replaces) return [];
    const { start, head } = changed;
    const replaces = inZoneOf(event.start, changed.replaces);
    const from = event.start.isDate ? reading.hostZone(dayOf(replaces)) : instantAt(replaces, head, reading);
    const shift = event.start.isDate
      ? dayOf(start) - dayOf(replaces)
      : instantAt(start, head, reading) - from;
    return [{ from, shift, event: changed.rules.length > 0 ? null : changed }];
  });
  return changes.sort((one, other) => one.from - other.from);
}

/** Whether an occurrence is taken out or replaced. A value may name it in another zone, in UTC, or by its day. */
function leftOut(event: CalendarEvent, exceptions: CalendarEvent[], reading: Reading) {
  const named = exceptions.flatMap(({ replaces, head }) => (replaces ? [{ time: replaces, head }] : []));
  const own = event.leftOut.map((time) => ({ time, head: event.head }));
  const values = [...own, ...named].map(({ time, head }) => ({ time: inZoneOf(event.start, time), head }));
  const isOfDays = event.start.isDate;
  const days = new Set(values.flatMap(({ time }) => (isOfDays || time.isDate ? [dayOf(time)] : [])));
  const timed = values.filter(({ time }) => !time.isDate);
  const instants = new Set(timed.map(({ time, head }) => instantAt(time, head, reading)));
  return (wall: Wall, start: number) =>
    days.has(Math.floor(wall / DAY) * DAY) || (!isOfDays && instants.has(start));
}

/** What names no zone is in that of the start. */
function inZoneOf({ tzid }: CalendarTime, time: CalendarTime): CalendarTime {
  return time.isDate || time.tzid !== null ? time : { ...time, tzid };
}

/** An additional date on the clock of the series. */
function wallIn({ start, head }: CalendarEvent, time: CalendarTime, reading: Reading): Wall {
  if (start.isDate) return dayOf(time);
  if (time.isDate) return time.wall + start.wall - Math.floor(start.wall / DAY) * DAY;
  const zone = zoneOf(start, head, reading);
  const instant = instantAt(inZoneOf(start, time), head, reading);
  // The clock is ahead by as much as it shows this moment's UTC too early.
  const near = instant + (instant - zone(instant));
  return near + (instant - zone(near));
}

/** The times on the clock that can touch the range, with more than zones can differ. */
function wallsAround(event: CalendarEvent, changes: Change[], { from, to, ...reading }: Reading) {
  const all = { from, to, ...reading };
  const lengths = [event, ...changes.flatMap((change) => change.event ?? [])].map((part) => {
    const { start, end } = busyAt(part, part.head, all);
    return end - start + part.travel;
  });
  const shifts = changes.map(({ shift }) => Math.abs(shift));
  const reach = 2 * DAY + Math.max(0, ...shifts);
  return { first: from - Math.max(...lengths) - reach, last: to + reach + event.travel };
}

function endOf({ until }: Rule, { start, head }: CalendarEvent, reading: Reading): (wall: Wall) => boolean {
  if (!until) return () => false;
  if (start.isDate) {
    // The last second of a day, in UTC, is rounded to the day after.
    const isLastSecond = until.tzid === "UTC" && until.wall % HOUR === HOUR - SECOND;
    const last = dayOf(until) - (isLastSecond ? DAY : 0);
    return (wall) => wall > last;
  }
  // A date ends the series with that day.
  if (until.isDate) return (wall) => wall >= until.wall + DAY;
  const zone = zoneOf(start, head, reading);
  const end = until.tzid ? instantAt(until, head, reading) : zone(until.wall);
  return (wall) => zone(wall) > end;
}
