const DATE = { year: "numeric", month: "short", day: "numeric" } as const;
const TIME = { hour: "numeric", minute: "2-digit" } as const;

/** Building a formatter takes longer than using it; staff choose from few zones. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${timeZone} ${Object.keys(options)}`;
  const known = formatters.get(key) ?? new Intl.DateTimeFormat("en-US", { ...options, timeZone });
  formatters.set(key, known);
  return known;
}

/** Formats an ISO-8601 timestamp, or a date without a zone, as "Nov 21, 2024". */
export function formatDate(iso: string, timeZone = "UTC"): string {
  return formatterOf(timeZone, DATE).format(new Date(iso));
}

/** Formats an ISO-8601 timestamp as "Nov 21, 2024, 2:40 PM UTC", in another IANA zone with that zone's name. */
export function formatDateTime(iso: string, timeZone = "UTC"): string {
  return formatterOf(timeZone, { ...DATE, ...TIME, timeZoneName: "short" }).format(new Date(iso));
}

/** Formats an ISO-8601 timestamp of the current day as "2:40 PM", of any other as "Nov 21, 2024". */
export function formatRecent(iso: string, now: Date, timeZone = "UTC"): string {
  const isToday = formatDate(iso, timeZone) === formatDate(now.toISOString(), timeZone);
  return isToday ? formatterOf(timeZone, TIME).format(new Date(iso)) : formatDate(iso, timeZone);
}

const DAY_OF_YEAR = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });

/** Formats a date in the current year as "Dec 20", any other as "Dec 20, 2024". */
export function formatDay(iso: string, now: Date): string {
  return iso.startsWith(now.toISOString().slice(0, 4)) ? DAY_OF_YEAR.format(new Date(iso)) : formatDate(iso);
}
