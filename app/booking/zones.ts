import { Temporal } from "temporal-polyfill";

/** Zones offered to visitors and hosts, by region. A visitor's own zone is added if it is none of these. */
export const ZONE_GROUPS: { label: string; zones: string[] }[] = [
  {
    label: "United States",
    zones: [
      "America/New_York",
      "America/Chicago",
      "America/Denver",
      "America/Phoenix",
      "America/Los_Angeles",
      "America/Anchorage",
      "Pacific/Honolulu",
    ],
  },
  {
    label: "Americas",
    zones: [
      "America/Halifax",
      "America/St_Johns",
      "America/Toronto",
      "America/Vancouver",
      "America/Mexico_City",
      "America/Bogota",
      "America/Sao_Paulo",
      "America/Argentina/Buenos_Aires",
    ],
  },
  {
    label: "Europe and Africa",
    zones: [
      "Europe/London",
      "Europe/Lisbon",
      "Europe/Berlin",
      "Europe/Paris",
      "Europe/Madrid",
      "Europe/Athens",
      "Europe/Istanbul",
      "Africa/Lagos",
      "Africa/Johannesburg",
    ],
  },
  {
    label: "Asia and Pacific",
    zones: [
      "Asia/Dubai",
      "Asia/Kolkata",
      "Asia/Singapore",
      "Asia/Shanghai",
      "Asia/Tokyo",
      "Australia/Sydney",
      "Australia/Perth",
      "Pacific/Auckland",
    ],
  },
];

/** Whether this is the name of an IANA zone, such as America/Chicago; an offset such as +02:00 is not. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][\w+/-]{1,63}$/.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat("en-US", { timeZone: name }));
  } catch {
    return false;
  }
}

const labels = new Map<string, string>();

/** A zone in words, such as "Eastern Time, New York". */
export function zoneLabel(zone: string): string {
  const label = labels.get(zone) ?? `${zoneName(zone)}, ${zoneCity(zone)}`;
  labels.set(zone, label);
  return label;
}

/** Zones have had other names in other years. */
const NAMED_AT = Date.UTC(2026, 0, 15);

/** "Eastern Time" */
export function zoneName(zone: string): string {
  const format = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longGeneric" });
  return format.formatToParts(NAMED_AT).find(({ type }) => type === "timeZoneName")?.value ?? zone;
}

/** "New York" */
export function zoneCity(zone: string): string {
  return (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");
}

/** Enough for two years of a hundred hosts; what is computed is the same for every request. */
const MAX_KEPT = 100_000;
const kept = new Map<string, number>();

/**
 * Milliseconds since 1970 of a wall-clock time in a zone. A time that a clock change skips is as much later as the
 * clock moves; of one that comes twice, the first counts. `date` is YYYY-MM-DD, `minute` counts from midnight, 0-1440.
 */
export function instantOf(zone: string, date: string, minute: number): number {
  const key = `${zone} ${date} ${minute}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  if (kept.size >= MAX_KEPT) kept.clear();
  const midnight = Temporal.PlainDate.from(date).toPlainDateTime();
  const time = midnight.add({ minutes: minute }).toZonedDateTime(zone, { disambiguation: "compatible" });
  kept.set(key, time.epochMilliseconds);
  return time.epochMilliseconds;
}

/** The date (YYYY-MM-DD) of a moment in a zone. */
export function dateIn(zone: string, ms: number): string {
  return Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone).toPlainDate().toString();
}

/** `date` plus `days`, as YYYY-MM-DD. */
export function addDays(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

/** Enough for ten years; a page of free times asks for each date once a host. */
const MAX_DATES = 3660;
const dates = new Map<string, { weekday: number; next: string }>();

/** A date's weekday (Monday is 1, Sunday 7) and the date after it. */
export function dateFacts(date: string): { weekday: number; next: string } {
  const known = dates.get(date);
  if (known) return known;
  if (dates.size >= MAX_DATES) dates.clear();
  const facts = { weekday: Temporal.PlainDate.from(date).dayOfWeek, next: addDays(date, 1) };
  dates.set(date, facts);
  return facts;
}

/** Monday is 1, Sunday 7. */
export function weekdayOf(date: string): number {
  return dateFacts(date).weekday;
}

/** The minute of the day on a zone's clock. */
export function minuteIn(zone: string, ms: number): number {
  const { hour, minute } = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone);
  return hour * 60 + minute;
}
