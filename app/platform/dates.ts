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

/** A moment or a calendar date (ISO-8601) as "Nov 21, 2024". */
export function formatDate(iso: string): string {
  return DATE.format(new Date(iso));
}

/** A moment (ISO-8601) as "Nov 21, 2024, 2:40 PM UTC". */
export function formatDateTime(iso: string): string {
  return DATE_TIME.format(new Date(iso));
}
