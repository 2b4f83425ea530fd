import { DAY } from "../../platform/clock";
import { EntryRefused, type StepBudget } from "./bounded-recurrence.server";
import { isOwnUid } from "./calendar.server";
import { CalendarReader } from "./calendar-reader.server";
import { type CalendarEvent, endWall } from "./events.server";
import {
  type BusyTime,
  busyAt,
  instantAt,
  isBackwards,
  ownTime,
  type Reading,
  seriesTimes,
} from "./occurrences.server";
import { readExclusions } from "./rules.server";
import { unavailableTimes } from "./unavailable.server";
import { zoneNamed } from "./zones.server";

export type BusyInput = {
  /** Of the host, for whole days, and for times without a zone if the calendar names none. */
  timeZone: string;
  from: Date;
  to: Date;
  siteUrl: string;
  /** The host's, in lower case: what an attendee with one of them declined is free. */
  addresses?: string[];
};

/** Steps through the repetitions of an entry: enough for one of every day since 1970. */
const ENTRY_STEPS = 75_000;
/** Of all entries together, a few seconds. */
const MAX_STEPS = 500_000;
const MAX_TIMES = 5000;
const MAX_LENGTH = 3660 * DAY;

const UNREADABLE = "has no time we can read, so it takes none";

/** What cannot be followed of an entry, as the end of a sentence about it, and when it begins, if that can be read. */
export type EntryProblem = { start: number | null; text: string };

export type BusyCalendar = {
  /** In order; a few may overlap. */
  times: BusyTime[];
  /** Entries of which not everything can be followed, one problem each. */
  skipped: EntryProblem[];
  /** Whether there is nothing that could take time, but tasks at most. */
  isWithoutEvents: boolean;
};

type Bytes = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

/**
 * The busy times of a calendar file between two moments: repetitions, exceptions, and the answers of servers that tell
 * free and busy only. Leaves out what is cancelled, shown as free or declined, and our own bookings. An entry that
 * cannot be followed takes its own time, where that can be read. @throws if this is not a calendar, or half of one
 */
export function readBusyTimes(text: string, input: BusyInput): BusyCalendar {
  const reader = new CalendarReader(input.from.getTime(), null);
  reader.push(new TextEncoder().encode(text));
  reader.end();
  return findBusyTimes(reader, input);
}

/** The same while the file arrives; `charset` as the server calls it. */
export async function readBusyStream(
  bytes: Bytes,
  input: BusyInput,
  charset: string | null = null,
): Promise<BusyCalendar> {
  const reader = new CalendarReader(input.from.getTime(), charset);
  for await (const part of bytes) reader.push(part);
  reader.end();
  return findBusyTimes(reader, input);
}

function findBusyTimes(reader: CalendarReader, input: BusyInput): BusyCalendar {
  const reading = readingOf(reader, input);
  const found = new BusyTimes(reading);
  for (const { head, period } of reader.busy) found.addTimes(() => [busyAt(period, head, reading)]);
  const steps = { left: MAX_STEPS };
  const events = reader.events.filter(({ uid }) => !isOwnUid(uid ?? "", input.siteUrl));
  found.addEvents(events, steps);
  found.addTimes(() =>
    unavailableTimes(reader.availabilities, reading, (available) => {
      const open = new BusyTimes(reading);
      open.addEvents(available, steps);
      found.problems.push(...open.problems);
      return open.inOrder();
    }),
  );
  const unreadable = { start: null, text: UNREADABLE };
  const skipped = [...found.problems, ...Array.from({ length: reader.unreadable }, () => unreadable)];
  return { times: found.inOrder(), skipped, isWithoutEvents: reader.isWithoutEvents };
}

function readingOf({ zones }: CalendarReader, { timeZone, from, to, addresses = [] }: BusyInput): Reading {
  return {
    ...{ zones, hostZone: zoneNamed(timeZone), from: from.getTime(), to: to.getTime() },
    isFree: ({ isFree, head, declinedBy }) => {
      const isDeclined = declinedBy.some((address) => addresses.includes(address) || address === head.owner);
      return isFree || head.isCancelled || isDeclined;
    },
  };
}

/**
 * Series with the exceptions that have their UID, and events that stand for themselves: exceptions among them, since
 * some calendars hold no more of a series.
 */
function groupEvents(all: CalendarEvent[], reading: Reading) {
  const events = withoutOldVersions(all, reading);
  const isSeries = (event: CalendarEvent) =>
    (!event.replaces || event.isForFuture) && event.rules.length + event.moreTimes.length > 0;
  const byUid = new Map<string, CalendarEvent[]>();
  for (const event of events) {
    if (!event.replaces || event.uid === null) continue;
    const known = byUid.get(event.uid);
    if (known) known.push(event);
    else byUid.set(event.uid, [event]);
  }
  const series = events.filter(isSeries).map((event) => {
    const others = byUid.get(event.uid ?? "") ?? [];
    return { event, exceptions: others.filter((other) => other !== event) };
  });
  return { single: events.filter((event) => !isSeries(event)), series };
}

/** Of exceptions that replace the same occurrence, the one with the highest SEQUENCE, or else the last. */
function withoutOldVersions(events: CalendarEvent[], reading: Reading): CalendarEvent[] {
  const keyOf = ({ uid, replaces, head }: CalendarEvent) =>
    uid !== null && replaces ? `${instantAt(replaces, head, reading)} ${uid}` : null;
  const newest = new Map<string | null, CalendarEvent>();
  for (const event of events) {
    const key = keyOf(event);
    if (event.sequence >= (newest.get(key)?.sequence ?? 0)) newest.set(key, event);
  }
  return events.filter((event) => {
    const key = keyOf(event);
    return key === null || newest.get(key) === event;
  });
}

/** Collects times within the range, each once, and what is wrong with their entries. */
class BusyTimes {
  readonly problems: EntryProblem[] = [];
  readonly #times = new Map<string, BusyTime>();

  constructor(private readonly reading: Reading) {}

  addTimes(find: () => BusyTime[]): void {
    try {
      this.#add(find());
    } catch (error) {
      this.problems.push({ start: null, text: reasonOf(error, UNREADABLE) });
    }
  }

  /** Follows series as long as steps are left. */
  addEvents(events: CalendarEvent[], steps: StepBudget): void {
    const { single, series } = groupEvents(events, this.reading);
    for (const event of single) this.#addEvent(event, () => ownTime(event, this.reading));
    for (const { event, exceptions } of series) {
      const budget = { left: Math.min(ENTRY_STEPS, steps.left) };
      const granted = budget.left;
      this.#addEvent(event, () => seriesTimes(event, exceptions, budget, this.reading));
      steps.left -= granted - Math.max(budget.left, 0);
    }
  }

  /** What comes after the range, or takes no time, is nobody's problem. */
  #addEvent(event: CalendarEvent, find: () => BusyTime[]): void {
    if (event.start.wall > this.reading.to + 2 * DAY) return;
    if (this.reading.isFree(event)) {
      this.#addFollowed(event, find, []);
      return;
    }
    const problems = [...event.problems];
    let start: number | null = null;
    try {
      start = instantAt(event.start, event.head, this.reading);
      if (endWall(event) - event.start.wall > MAX_LENGTH) {
        throw new EntryRefused("is longer than ten years, so it takes no time");
      }
      const own = busyAt(event, event.head, this.reading);
      if (own.end < own.start) throw new EntryRefused("ends before it begins, so it takes no time");
      this.#addFollowed(event, find, problems);
    } catch (error) {
      problems.push(reasonOf(error, UNREADABLE));
    }
    const [text] = problems;
    if (text) this.problems.push({ start, text });
  }

  #addFollowed(event: CalendarEvent, find: () => BusyTime[], problems: string[]): void {
    try {
      if (this.#add(find()) > 0) problems.push(...oddities(event, this.reading));
    } catch (error) {
      problems.push(reasonOf(error, "cannot be followed, so only its first time counts"));
      this.#add(ownTime(event, this.reading));
    }
  }

  /** How many of the times are within the range. @throws EntryRefused */
  #add(times: BusyTime[]): number {
    const { from, to } = this.reading;
    const near = times.filter(({ start, end }) => end > from && start < to && end > start);
    if (this.#times.size + near.length > MAX_TIMES) {
      throw new EntryRefused("is one of more than we keep, so only its first time counts");
    }
    for (const time of near) this.#times.set(`${time.start} ${time.end}`, time);
    return near.length;
  }

  inOrder(): BusyTime[] {
    return [...this.#times.values()].sort((one, other) => one.start - other.start || one.end - other.end);
  }
}

function reasonOf(error: unknown, otherwise: string): string {
  return error instanceof EntryRefused ? error.message : otherwise;
}

/** What is wrong with an entry of which times count all the same. */
function oddities({ start, end, head, ...event }: CalendarEvent, { zones }: Reading): string[] {
  if (!readExclusions(event).areAllRead) {
    return ["leaves out times in a way we can’t read, so all of them count"];
  }
  if (isBackwards({ start, end })) return ["ends before it begins, so it takes the time between"];
  const names = [start, end && "wall" in end ? end : start].flatMap(({ isDate, tzid }) =>
    isDate ? [] : (tzid ?? head.tzid ?? []),
  );
  const unknown = names.find((name) => !zones.find(name));
  const whose = head.tzid && zones.find(head.tzid) ? "the calendar’s own" : "yours";
  return unknown
    ? [`is in a time zone we don’t know (${unknown.slice(0, 40)}), so we read it in ${whose}`]
    : [];
}
