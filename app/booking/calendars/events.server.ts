import { DAY, HOUR } from "../../platform/clock";
import {
  type CalendarTime,
  type Length,
  type Period,
  parseProperty,
  readLength,
  readPeriods,
  readTime,
  type Wall,
} from "./properties.server";

/** What a VCALENDAR says of all its entries; filled while it is read. */
export type CalendarHead = {
  /** The zone of times without one. */
  tzid: string | null;
  /** Whether the file calls its entries off. */
  isCancelled: boolean;
  /** The address that some programs name the calendar after. */
  owner: string | null;
};

/** An event with what decides which time it takes. */
export type CalendarEvent = Period & {
  head: CalendarHead;
  uid: string | null;
  sequence: number;
  rules: string[];
  /** Rules of occurrences that are left out, which the standard of 1998 had. */
  leftOutRules: string[];
  moreTimes: Period[];
  leftOut: CalendarTime[];
  /** The occurrence that this replaces, of the series with the same UID. */
  replaces: CalendarTime | null;
  isForFuture: boolean;
  isFree: boolean;
  declinedBy: string[];
  /** On the way there, in milliseconds. */
  travel: number;
  /** What cannot be followed, as the end of a sentence about the entry. */
  problems: string[];
};

/** Lines of a component by the names of their properties. */
export type Lines = Map<string, string[]>;

export const EVENT_LINES = new Set(
  "UID SEQUENCE DTSTART DTEND DURATION RRULE EXRULE RDATE EXDATE RECURRENCE-ID STATUS TRANSP ATTENDEE".split(
    " ",
  ),
);
for (const name of ["X-MICROSOFT-CDO-BUSYSTATUS", "X-APPLE-TRAVEL-DURATION"]) EVENT_LINES.add(name);

/** Null if its start cannot be read. */
export function readEvent(lines: Lines, head: CalendarHead): CalendarEvent | null {
  const problems: string[] = [];
  const [replacedLine] = lines.get("RECURRENCE-ID") ?? [];
  const replaces = readTime(replacedLine);
  // A cancellation may name the occurrence alone.
  const start = lines.has("DTSTART") ? readTime(lines.get("DTSTART")?.[0]) : replaces;
  if (!start) return null;
  const periods = (name: string) => readAll(lines.get(name), problems);
  return {
    head,
    start,
    end: readEnd(lines, problems),
    uid: textOf(lines, "UID") || null,
    sequence: Number.parseInt(textOf(lines, "SEQUENCE"), 10) || 0,
    rules: valuesOf(lines, "RRULE"),
    leftOutRules: valuesOf(lines, "EXRULE"),
    moreTimes: periods("RDATE"),
    leftOut: periods("EXDATE").map((period) => period.start),
    replaces,
    isForFuture: /;RANGE="?THISANDFUTURE/i.test(replacedLine ?? ""),
    isFree: isFree(lines),
    declinedBy: (lines.get("ATTENDEE") ?? []).flatMap(declinerOf),
    travel: readLength(textOf(lines, "X-APPLE-TRAVEL-DURATION"))?.ms ?? 0,
    problems,
  };
}

function valuesOf(lines: Lines, name: string): string[] {
  return (lines.get(name) ?? []).map((line) => line.slice(line.indexOf(":") + 1));
}

/** The value of the first such line, as text; empty if there is none or its quotes do not close. */
export function textOf(lines: Lines, name: string): string {
  const [line] = lines.get(name) ?? [];
  try {
    return line ? parseProperty(line).value.trim() : "";
  } catch {
    return "";
  }
}

function readEnd(lines: Lines, problems: string[]): CalendarTime | Length | null {
  if (!lines.has("DTEND") && !lines.has("DURATION")) return null;
  const end = readTime(lines.get("DTEND")?.[0]) ?? readLength(textOf(lines, "DURATION"));
  if (!end) problems.push("has no end we can read, so it takes one hour");
  return end ?? { days: 0, ms: HOUR };
}

/** The dates of several lines, of which a file may have empty ones. */
function readAll(lines: string[] = [], problems: string[]): Period[] {
  const periods = lines.filter((line) => !line.endsWith(":")).flatMap(readPeriods);
  if (periods.includes(null)) problems.push("lists a date we can’t read");
  return periods.filter((period) => period !== null);
}

/**
 * What is tentative counts, and who works elsewhere may have no quiet place for a demo. Microsoft's word counts where
 * the standard's is missing.
 */
function isFree(lines: Lines): boolean {
  const is = (name: string, value: string) => textOf(lines, name).toUpperCase() === value;
  if (is("STATUS", "CANCELLED") || is("TRANSP", "TRANSPARENT")) return true;
  return !lines.has("TRANSP") && is("X-MICROSOFT-CDO-BUSYSTATUS", "FREE");
}

/** Who declined, if this attendee did. By pattern, since comments of attendees hold all kinds of quotes. */
function declinerOf(line: string): string[] {
  if (!/;PARTSTAT="?DECLINED/i.test(line)) return [];
  const addresses = [/mailto:([^\s":;]+)"?$/i, /;EMAIL="?([^\s":;]+)/i].map((form) => form.exec(line)?.[1]);
  return addresses.flatMap((address) => (address ? [address.toLowerCase()] : []));
}

/** When the last time of the event ends, apart from zones; Infinity if it repeats without a date. */
export function lastWall({ start, end, rules, moreTimes, replaces, isForFuture }: CalendarEvent): Wall {
  const length = Math.max(endWall({ start, end }) - start.wall, 0);
  const untils = rules.map(
    (rule) => readTime(`UNTIL:${untilOf(rule) ?? ""}`)?.wall ?? Number.POSITIVE_INFINITY,
  );
  return Math.max(
    start.wall + length,
    isForFuture ? Number.POSITIVE_INFINITY : (replaces?.wall ?? 0),
    ...untils.map((until) => until + DAY + length),
    ...moreTimes.map((period) => Math.max(endWall(period), period.start.wall + length)),
  );
}

export function untilOf(rule: string): string | null {
  return /UNTIL\s*=\s*([^;]*)/i.exec(rule)?.[1]?.trim() || null;
}

/** When it ends by the clock, apart from zones. */
export function endWall({ start, end }: Period): Wall {
  if (end === null) return start.isDate ? start.wall + DAY : start.wall;
  return "wall" in end ? end.wall : start.wall + end.days * DAY + end.ms;
}
