/** A formatter is expensive to make. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** What clocks in the zone (IANA name) show at this time, as if they showed UTC. */
function localTime(at: Date, timeZone: string): Date {
  const parts: Record<string, number> = {};
  for (const { type, value } of clockOf(timeZone).formatToParts(at)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second));
}

/** The hour of the zone's day, 0 to 23. */
export function localHourOfDay(at: Date, timeZone: string): number {
  return localTime(at, timeZone).getUTCHours();
}

/** The zone's date (YYYY-MM-DD) at this time. */
export function localDate(at: Date, timeZone: string): string {
  return localTime(at, timeZone).toISOString().slice(0, 10);
}

/** When the zone's day began in which this time lies. */
export function startOfLocalDay(at: Date, timeZone: string): Date {
  const local = localTime(at, timeZone);
  return firstMoment(Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()), timeZone);
}

/** When a day of the calendar (YYYY-MM-DD) begins in the zone. */
export function startOfDay(day: string, timeZone: string): Date {
  return firstMoment(Date.parse(`${day}T00:00:00.000Z`), timeZone);
}

/** When the zone's month began in which this time lies. */
export function startOfLocalMonth(at: Date, timeZone: string): Date {
  const local = localTime(at, timeZone);
  return firstMoment(Date.UTC(local.getUTCFullYear(), local.getUTCMonth()), timeZone);
}

/** When the zone's clocks first show this midnight, or a later time where a change of the clock skips it. */
function firstMoment(midnight: number, timeZone: string): Date {
  const offset = (time: number) => localTime(new Date(time), timeZone).getTime() - time;
  const candidates = [-1, 1].map((days) => midnight - offset(midnight + days * 86_400_000));
  const shown = candidates.filter((time) => time + offset(time) >= midnight);
  return new Date(Math.min(...shown));
}

/** Whether this names an IANA time zone. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: name });
    // Offsets like "+05:30" are accepted, too, but know no daylight saving.
    return /^[A-Z]/i.test(name);
  } catch {
    return false;
  }
}

/** The IANA names to choose from, in alphabetical order, with `current` among them. */
export function listTimeZones(current: string): string[] {
  return [...new Set(["UTC", ...Intl.supportedValuesOf("timeZone"), current])].filter(Boolean).sort();
}
