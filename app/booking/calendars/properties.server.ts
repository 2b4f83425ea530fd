import ICAL from "ical.js";
import { DAY, HOUR, MINUTE, SECOND } from "../../platform/clock";

/** What a clock on the wall shows, in milliseconds since 1970 as if it showed UTC. */
export type Wall = number;

/** A time or a whole day as the file has it; `tzid` is null if it names no zone. */
export type CalendarTime = { wall: Wall; isDate: boolean; tzid: string | null };
/** Days by the calendar, the rest in milliseconds. */
export type Length = { days: number; ms: number };
/** From a time to another, or for a while. */
export type Period = { start: CalendarTime; end: CalendarTime | Length | null };

type Property = { params: Record<string, string>; value: string };

/** Values stay as written: the readers below put up with more than the library's do. */
const AS_WRITTEN = { property: {}, param: {}, value: {}, propertyGroups: false };

/** A line's parameters, in lower case, and its value. @throws if its quotes do not close */
export function parseProperty(line: string): Property {
  const [, params, , value]: [string, Record<string, string>, string, string] = ICAL.parse.property(
    line,
    AS_WRITTEN,
  );
  return { params, value };
}

/** The same for a line of times, whose zone has colons or quotes that the standard does not allow there. */
function parseLoosely(line: string): Property {
  const colon = line.lastIndexOf(":");
  const [, tzid = ""] = /;TZID=(.*?)(?:;[\w-]+=|$)/i.exec(line.slice(0, colon)) ?? [];
  const params: Record<string, string> = tzid === "" ? {} : { tzid };
  return { params, value: line.slice(colon + 1) };
}

/** The periods of a line such as DTSTART, RDATE or FREEBUSY; null for what cannot be read. */
export function readPeriods(line: string): (Period | null)[] {
  const read = (parse: (line: string) => Property) => {
    const { params, value } = parse(line);
    return value.split(",").map((text) => readPeriod(text, params));
  };
  try {
    const periods = read(parseProperty);
    if (periods.every(Boolean)) return periods;
  } catch {
    // It is read in the other way.
  }
  return read(parseLoosely);
}

/** The first time of a line; null if there is no line, or if it cannot be read. */
export function readTime(line: string | undefined): CalendarTime | null {
  return (line && readPeriods(line)[0]?.start) || null;
}

function readPeriod(text: string, params: Property["params"]): Period | null {
  const [first = "", second] = text.split("/");
  const start = timeOf(first, params);
  if (!start) return null;
  if (second === undefined) return { start, end: null };
  const end = timeOf(second, params) ?? readLength(second);
  return end && { start, end };
}

/** As the standard has it, also with the separators of ISO 8601. */
const TIME = /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ](\d\d):?(\d\d)(?::?(\d\d)(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/i;

function timeOf(text: string, { tzid, value }: Property["params"]): CalendarTime | null {
  const match = TIME.exec(text.trim().replace(/^"(.*)"$/, "$1"));
  if (!match) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  const date = Date.UTC(year, month - 1, day);
  const isReal = new Date(date).getUTCMonth() === month - 1 && hour <= 24 && minute < 60 && second <= 60;
  if (!isReal) return null;
  const time = hour * HOUR + minute * MINUTE + second * SECOND;
  const isDate = match[4] === undefined || (value?.toUpperCase() === "DATE" && time === 0);
  const [zone] = match.slice(7);
  const zoneName = zone?.toUpperCase() === "Z" ? "UTC" : zone;
  return { wall: date + time, isDate, tzid: isDate ? null : (zoneName ?? tzid ?? null) };
}

const LENGTH = /^\+?P(?=.*\d)(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i;

/** A duration; null if it cannot be read or is negative. */
export function readLength(text: string): Length | null {
  const match = LENGTH.exec(text.trim());
  if (!match) return null;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0));
  return { days: weeks * 7 + days, ms: hours * HOUR + minutes * MINUTE + seconds * SECOND };
}

/**
 * The day that a value names in a series of whole days. Programs also write its midnight with a zone; in UTC it is at
 * most twelve hours away.
 */
export function dayOf({ wall, tzid }: CalendarTime): Wall {
  const shown = tzid === "UTC" ? wall + 12 * HOUR : wall;
  return Math.floor(shown / DAY) * DAY;
}
