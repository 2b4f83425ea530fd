import { DAY } from "../../platform/clock";
import { type CalendarEvent, type CalendarHead, type Lines, textOf } from "./events.server";
import { type BusyTime, instantAt, type Reading, zoneOf } from "./occurrences.server";
import { type CalendarTime, type Length, readLength, readTime } from "./properties.server";

/** A VAVAILABILITY (RFC 7953): within its range, all is taken but the times that it calls available. */
export type Availability = {
  head: CalendarHead;
  /** Null if it has always been so. */
  start: CalendarTime | null;
  /** Null if it has no end. */
  end: CalendarTime | Length | null;
  /** 1 is the highest; 0 for none, which is the lowest. */
  priority: number;
  available: CalendarEvent[];
};

/** The `available` times follow in the file. */
export function readAvailability(lines: Lines, head: CalendarHead): Availability {
  const [startLine] = lines.get("DTSTART") ?? [];
  const [endLine] = lines.get("DTEND") ?? [];
  const priority = Number.parseInt(textOf(lines, "PRIORITY"), 10) || 0;
  const end = readTime(endLine) ?? readLength(textOf(lines, "DURATION"));
  return { head, start: readTime(startLine), end, priority, available: [] };
}

/** What is taken in the range; of two that say otherwise, the one with the higher priority counts. */
export function unavailableTimes(
  all: Availability[],
  reading: Reading,
  timesOf: (available: CalendarEvent[]) => BusyTime[],
): BusyTime[] {
  const ranks = [...new Set(all.map(rankOf))].sort((one, other) => other - one);
  let taken: BusyTime[] = [];
  for (const rank of ranks) {
    const own = all.filter((availability) => rankOf(availability) === rank);
    const ranges = own.map((availability) => rangeOf(availability, reading));
    const available = timesOf(own.flatMap((availability) => availability.available));
    taken = without(taken.concat(ranges), available);
  }
  return taken;
}

function rankOf({ priority }: Availability): number {
  return priority || 10;
}

function rangeOf({ head, start, end }: Availability, reading: Reading): BusyTime {
  const from = start ? instantAt(start, head, reading) : reading.from;
  if (end === null) return { start: from, end: reading.to };
  if ("wall" in end) return { start: from, end: instantAt(end, head, reading) };
  if (!start) return { start: from, end: reading.to };
  return { start: from, end: zoneOf(start, head, reading)(start.wall + end.days * DAY) + end.ms };
}

/** The times without the holes. */
function without(times: BusyTime[], holes: BusyTime[]): BusyTime[] {
  return holes.reduce(
    (rest, hole) =>
      rest.flatMap(({ start, end }) =>
        hole.start < end && hole.end > start
          ? [
              { start, end: hole.start },
              { start: hole.end, end },
            ].filter((part) => part.end > part.start)
          : { start, end },
      ),
    times,
  );
}
