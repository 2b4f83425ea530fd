import { MINUTE } from "../clock";

/** Of each kind. Anybody may ask for any zone, and a formatter takes tens of kilobytes. */
const MAX_FORMATS = 100;

/** A formatter of times for each zone. Each is kept, since making one takes far longer than using it. */
export function formatsBy(options: Intl.DateTimeFormatOptions): (zone: string) => Intl.DateTimeFormat {
  const kept = new Map<string, Intl.DateTimeFormat>();
  return (zone) => {
    const known = kept.get(zone);
    if (known) return known;
    if (kept.size >= MAX_FORMATS) kept.clear();
    const format = new Intl.DateTimeFormat("en-US", { ...options, timeZone: zone });
    kept.set(zone, format);
    return format;
  };
}

const date = { year: "numeric", month: "short", day: "numeric" } as const;
const time = { hour: "numeric", minute: "2-digit" } as const;

/** How a time is written, each with an example. */
const STYLES = {
  /** 2 PM */
  hour: formatsBy({ hour: "numeric" }),
  /** 2:40 PM */
  time: formatsBy(time),
  /** 2:40:05 PM */
  timeToSecond: formatsBy({ ...time, second: "2-digit" }),
  /** 2:40 PM CST */
  timeInZone: formatsBy({ ...time, timeZoneName: "short" }),
  /** 21 */
  dayOfMonth: formatsBy({ day: "numeric" }),
  /** Nov 21 */
  day: formatsBy({ month: "short", day: "numeric" }),
  /** Nov 21, 2:40 PM */
  dayAndTime: formatsBy({ month: "short", day: "numeric", ...time }),
  /** November 21 */
  longDay: formatsBy({ month: "long", day: "numeric" }),
  /** Tue, Nov 24 */
  weekday: formatsBy({ weekday: "short", month: "short", day: "numeric" }),
  /** Tue 9:00 AM */
  shortWeekdayAndTime: formatsBy({ weekday: "short", ...time }),
  /** Tuesday, Nov 24 */
  weekdayInFull: formatsBy({ weekday: "long", month: "short", day: "numeric" }),
  /** Tuesday, November 24 */
  longWeekday: formatsBy({ weekday: "long", month: "long", day: "numeric" }),
  /** Nov 21, 2026 */
  date: formatsBy(date),
  /** Nov 21, 2026, 2:40 PM */
  dateAndTime: formatsBy({ ...date, ...time }),
  /** Nov 21, 2026, 2:40 PM CST */
  dateAndTimeInZone: formatsBy({ ...date, ...time, timeZoneName: "short" }),
  /** Tue, Nov 24, 2026 */
  weekdayAndDate: formatsBy({ weekday: "short", ...date }),
  /** Tue, Nov 24, 7:30 AM */
  weekdayDayAndTime: formatsBy({ weekday: "short", month: "short", day: "numeric", ...time }),
  /** Tue, Nov 24, 2026, 7:30 AM */
  weekdayAndTime: formatsBy({ weekday: "short", ...date, ...time }),
  /** November 24, 2026 */
  longDate: formatsBy({ dateStyle: "long" }),
  /** Tuesday, November 24, 2026 */
  fullDate: formatsBy({ dateStyle: "full" }),
  /** November */
  month: formatsBy({ month: "long" }),
  /** Nov 2026 */
  monthAndYear: formatsBy({ month: "short", year: "numeric" }),
  /** November 2026 */
  longMonthAndYear: formatsBy({ month: "long", year: "numeric" }),
  /** 2026 */
  year: formatsBy({ year: "numeric" }),
} as const;
export type TimeStyle = keyof typeof STYLES;

/**
 * A moment (a date, milliseconds since 1970, or ISO text) in English and in a zone, which has no default: it is the
 * reader's, or the company's. With plain spaces: some versions of ICU put a narrow one before AM and PM.
 */
export function timeText(style: TimeStyle, at: Date | number | string, zone: string): string {
  return STYLES[style](zone).format(new Date(at)).replace(/\s/gu, " ");
}

/** A date of the calendar (YYYY-MM-DD, or a day as milliseconds since 1970), which is the same in every zone. */
export function dayText(style: TimeStyle, date: string | number): string {
  return timeText(style, date, "UTC");
}

/** Formats an ISO-8601 timestamp as "Nov 21, 2024". */
export function formatDate(iso: string, zone: string): string {
  return timeText("date", iso, zone);
}

/** Formats an ISO-8601 timestamp as "Nov 21, 2024, 2:40 PM CST", with the zone's name. */
export function formatDateTime(iso: string, zone: string): string {
  return timeText("dateAndTimeInZone", iso, zone);
}

/** Formats an ISO-8601 timestamp of the current year as "Nov 21", of any other as "Nov 21, 2024". */
export function formatShortDate(iso: string, now: Date, zone: string): string {
  return timeText(isThisYear(iso, now, zone) ? "day" : "date", iso, zone);
}

function isThisYear(iso: string, now: Date, zone: string): boolean {
  return timeText("year", iso, zone) === timeText("year", now, zone);
}

/** Formats an ISO-8601 timestamp of the current day as "2:40 PM", of any other as `formatShortDate` does. */
export function formatRecent(iso: string, now: Date, zone: string): string {
  const isToday = formatDate(iso, zone) === timeText("date", now, zone);
  return isToday ? timeText("time", iso, zone) : formatShortDate(iso, now, zone);
}

/** Formats an ISO-8601 timestamp of the current year as "Nov 21, 2:40 PM", of any other as "Nov 21, 2024, 2:40 PM". */
export function formatDayAndTime(iso: string, now: Date, zone: string): string {
  return timeText(isThisYear(iso, now, zone) ? "dayAndTime" : "dateAndTime", iso, zone);
}

/** The same with the weekday: "Tue, Nov 24, 7:30 AM" or "Tue, Nov 24, 2024, 7:30 AM". */
export function formatWeekdayAndTime(iso: string, now: Date, zone: string): string {
  return timeText(isThisYear(iso, now, zone) ? "weekdayDayAndTime" : "weekdayAndTime", iso, zone);
}

/** Formats a date (YYYY-MM-DD) in the year of `today`, another one, as "Dec 20", any other as "Dec 20, 2024". */
export function formatDay(date: string, today: string): string {
  return dayText(date.slice(0, 4) === today.slice(0, 4) ? "day" : "date", date);
}

/** "1 day 17 h", "3 h 5 min" or "4 min" from one moment (ISO) to a later one. */
export function waitingTimeText(from: string, to: string): string {
  return durationText(Date.parse(to) - Date.parse(from));
}

/** The same for a number of milliseconds. */
export function durationText(ms: number): string {
  const minutes = Math.max(0, Math.round(ms / MINUTE));
  const days = Math.floor(minutes / 1440);
  const hours = Math.floor((minutes % 1440) / 60);
  if (days > 0) return `${days} ${days === 1 ? "day" : "days"}${hours > 0 ? ` ${hours} h` : ""}`;
  return hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`;
}
