import { MINUTE } from "../platform/clock";

/** What a clock on the wall of a zone shows: YYYY-MM-DD and HH:MM. */
export type WallTime = { date: string; time: string };

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-CA", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  formats.set(zone, format);
  return format;
}

/** The wall time of a moment (ISO) in an IANA zone. */
export function wallTimeOf(iso: string, zone: string): WallTime {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(new Date(iso))
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? "";
  return {
    date: `${part("year")}-${part("month")}-${part("day")}`,
    time: `${part("hour")}:${part("minute")}`,
  };
}

/**
 * The moment (ISO) at which clocks in the zone show this; null if it is no date or time. A time that clocks skip in
 * spring is moved forward by the skipped hour; of one that comes twice in autumn, the first is taken.
 */
export function momentOf({ date, time }: WallTime, zone: string): string | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || !/^\d\d:\d\d$/.test(time)) return null;
  const wanted = Date.parse(`${date}T${time}:00.000Z`);
  if (Number.isNaN(wanted)) return null;
  // Offsets before and after any change of clocks near it.
  const candidates = [-1, 1].map((days) => wanted - offsetAt(wanted + days * 24 * 60 * MINUTE, zone));
  const exact = candidates.filter((moment) => moment + offsetAt(moment, zone) === wanted);
  const moment = exact.length > 0 ? Math.min(...exact) : Math.max(...candidates);
  return new Date(moment).toISOString();
}

/** Milliseconds that the zone is ahead of UTC. */
function offsetAt(moment: number, zone: string): number {
  const minute = Math.floor(moment / MINUTE) * MINUTE;
  const { date, time } = wallTimeOf(new Date(minute).toISOString(), zone);
  return Date.parse(`${date}T${time}:00.000Z`) - minute;
}

/** "America/Chicago (CST, UTC-6)" at that moment (ISO). */
export function zoneLabel(zone: string, iso: string): string {
  const name = (timeZoneName: "short" | "shortOffset") =>
    new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName })
      .formatToParts(new Date(iso))
      .find(({ type }) => type === "timeZoneName")?.value ?? "";
  const offset = name("shortOffset").replace("GMT", "UTC");
  const short = name("short");
  return short.startsWith("GMT") ? `${zone} (${offset})` : `${zone} (${short}, ${offset})`;
}

/** "Thu, Nov 19, 2026, 7:30 AM" in the zone. */
export function formatInZone(iso: string, zone: string): string {
  return new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    weekday: "short",
    month: "short",
    day: "numeric",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
  }).format(new Date(iso));
}

/** "1 day 17 h", "3 h 5 min" or "4 min" from one moment (ISO) to a later one. */
export function waitText(from: string, to: string): string {
  const minutes = Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / MINUTE));
  const days = Math.floor(minutes / 1440);
  const hours = Math.floor((minutes % 1440) / 60);
  if (days > 0) return `${days} ${days === 1 ? "day" : "days"}${hours > 0 ? ` ${hours} h` : ""}`;
  return hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`;
}
