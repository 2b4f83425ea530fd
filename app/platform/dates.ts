const DATE = new Intl.DateTimeFormat("en-US", {
  year: "numeric",
  month: "short",
  day: "numeric",
  timeZone: "UTC",
});
const DATE_TIME = new Intl.DateTimeFormat("en-US", {
  year: "numeric",
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZone: "UTC",
  timeZoneName: "short",
});

/** Formats an ISO-8601 timestamp or date as "Nov 21, 2024". */
export function formatDate(iso: string): string {
  return DATE.format(new Date(iso));
}

/** Formats an ISO-8601 timestamp as "Nov 21, 2024, 2:40 PM UTC". */
export function formatDateTime(iso: string): string {
  return DATE_TIME.format(new Date(iso));
}

const DAY_OF_YEAR = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });

/** Formats a date in the current year as "Dec 20", any other as "Dec 20, 2024". */
export function formatDay(iso: string, now: Date): string {
  return iso.startsWith(now.toISOString().slice(0, 4)) ? DAY_OF_YEAR.format(new Date(iso)) : formatDate(iso);
}
