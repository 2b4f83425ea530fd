import { DAY, HOUR } from "../platform/clock";

/**
 * Days of a time zone as numbers (days since 1970 of the local calendar), and hours as hours since 1970 in UTC. Counts
 * are kept by the hour, so only zones whose offset is whole hours are offered.
 */
export const ZONES = [
  "UTC",
  "Pacific/Honolulu",
  "America/Anchorage",
  "America/Los_Angeles",
  "America/Phoenix",
  "America/Denver",
  "America/Chicago",
  "America/Mexico_City",
  "America/New_York",
  "America/Toronto",
  "America/Bogota",
  "America/Halifax",
  "America/Santiago",
  "America/Sao_Paulo",
  "America/Argentina/Buenos_Aires",
  "Atlantic/Azores",
  "Europe/London",
  "Europe/Lisbon",
  "Europe/Paris",
  "Europe/Berlin",
  "Europe/Madrid",
  "Europe/Rome",
  "Africa/Lagos",
  "Africa/Johannesburg",
  "Africa/Cairo",
  "Europe/Athens",
  "Europe/Kyiv",
  "Europe/Istanbul",
  "Africa/Nairobi",
  "Asia/Dubai",
  "Asia/Karachi",
  "Asia/Dhaka",
  "Asia/Bangkok",
  "Asia/Singapore",
  "Asia/Shanghai",
  "Asia/Manila",
  "Asia/Tokyo",
  "Asia/Seoul",
  "Australia/Sydney",
  "Pacific/Auckland",
] as const;
export type Zone = (typeof ZONES)[number];
export const DEFAULT_ZONE: Zone = "UTC";

export function readZone(value: string | null): Zone {
  return ZONES.find((zone) => zone === value) ?? DEFAULT_ZONE;
}

/** A formatter is expensive to make and is used for every day of a range. */
const clocks = new Map<Zone, Intl.DateTimeFormat>();

function clockOf(zone: Zone): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
  });
  clocks.set(zone, clock);
  return clock;
}

/** The zone's time at this hour, as if it were UTC: hours since 1970 by the local clock. */
export function localHour(hour: number, zone: Zone): number {
  if (zone === "UTC") return hour;
  const parts: Record<string, number> = {};
  for (const { type, value } of clockOf(zone).formatToParts(hour * HOUR)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour: ofDay = 0 } = parts;
  return Date.UTC(year, month - 1, day, ofDay) / HOUR;
}

/** The zone's offset from UTC in hours at this hour. */
export function offsetHours(hour: number, zone: Zone): number {
  return localHour(hour, zone) - hour;
}

/** The local day in which this hour lies. */
export function dayOfHour(hour: number, zone: Zone): number {
  return Math.floor(localHour(hour, zone) / 24);
}

/** The first hour of a local day. Where a change of the clock skips midnight, the day begins at one. */
export function startOfDay(day: number, zone: Zone): number {
  const midnight = day * 24;
  let hour = midnight - offsetHours(midnight, zone);
  while (localHour(hour, zone) >= midnight) hour -= 1;
  while (localHour(hour, zone) < midnight) hour += 1;
  return hour;
}

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** "2026-11-22" as a day; null if there is no such date. */
export function parseDay(text: string | null): number | null {
  if (!text || !DATE.test(text)) return null;
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(time) || dateText(time / DAY) !== text ? null : time / DAY;
}

/** A day as "2026-11-22". */
export function dateText(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 10);
}
