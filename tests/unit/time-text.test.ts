import { expect, test } from "vitest";
import {
  dayText,
  formatDate,
  formatDateTime,
  formatDay,
  formatDayAndTime,
  formatRecent,
  formatShortDate,
  formatWeekdayAndTime,
  type TimeStyle,
  timeText,
  waitingTimeText,
} from "../../app/platform/time/time-text";

const CHICAGO = "America/Chicago";

test.each([
  ["hour", "8 PM"],
  ["time", "8:05 PM"],
  ["timeToSecond", "8:05:09 PM"],
  ["timeInZone", "8:05 PM CST"],
  ["dayOfMonth", "20"],
  ["day", "Nov 20"],
  ["dayAndTime", "Nov 20, 8:05 PM"],
  ["longDay", "November 20"],
  ["weekday", "Wed, Nov 20"],
  ["shortWeekdayAndTime", "Wed 8:05 PM"],
  ["weekdayInFull", "Wednesday, Nov 20"],
  ["longWeekday", "Wednesday, November 20"],
  ["date", "Nov 20, 2024"],
  ["dateAndTime", "Nov 20, 2024, 8:05 PM"],
  ["dateAndTimeInZone", "Nov 20, 2024, 8:05 PM CST"],
  ["weekdayAndDate", "Wed, Nov 20, 2024"],
  ["weekdayAndTime", "Wed, Nov 20, 2024, 8:05 PM"],
  ["longDate", "November 20, 2024"],
  ["fullDate", "Wednesday, November 20, 2024"],
  ["month", "November"],
  ["monthAndYear", "Nov 2024"],
  ["longMonthAndYear", "November 2024"],
  ["year", "2024"],
] satisfies [TimeStyle, string][])("as %s, a time is written %s, with plain spaces", (style, text) => {
  expect(timeText(style, "2024-11-21T02:05:09Z", CHICAGO)).toBe(text);
  expect(timeText(style, new Date("2024-11-21T02:05:09Z"), CHICAGO)).toBe(text);
  expect(timeText(style, Date.parse("2024-11-21T02:05:09Z"), CHICAGO)).toBe(text);
});

test("times are shown on the zone's clock", () => {
  const start = new Date("2026-11-24T20:30:00Z");
  expect(timeText("time", start, CHICAGO)).toBe("2:30 PM");
  expect(timeText("time", start.getTime(), "Asia/Kolkata")).toBe("2:00 AM");
  expect(timeText("longWeekday", start, CHICAGO)).toBe("Tuesday, November 24");
  expect(timeText("longWeekday", start, "Asia/Kolkata")).toBe("Wednesday, November 25");
  expect(timeText("weekday", start, CHICAGO)).toBe("Tue, Nov 24");
});

test("a date of the calendar is the same everywhere", () => {
  expect(dayText("date", "2024-11-21")).toBe("Nov 21, 2024");
  expect(dayText("weekdayInFull", "2024-11-21")).toBe("Thursday, Nov 21");
  expect(dayText("longDate", Date.UTC(2024, 10, 21))).toBe("November 21, 2024");
});

test.each([
  ["2024-11-21", "UTC", "Nov 21, 2024", "Nov 21, 2024, 12:00 AM UTC"],
  ["2024-11-21T02:05:00Z", "America/Chicago", "Nov 20, 2024", "Nov 20, 2024, 8:05 PM CST"],
  ["2024-07-01T02:05:00Z", "America/Chicago", "Jun 30, 2024", "Jun 30, 2024, 9:05 PM CDT"],
])("%s in %s is %s, and %s with its time", (iso, zone, date, time) => {
  expect(formatDate(iso, zone)).toBe(date);
  expect(formatDateTime(iso, zone)).toBe(time);
  expect(formatDate(iso, zone)).toBe(date);
});

test.each([
  ["America/Chicago", "Nov 24, 2026, 6:40 PM CST"],
  ["Europe/Berlin", "Nov 25, 2026, 1:40 AM GMT+1"],
  ["Asia/Kolkata", "Nov 25, 2026, 6:10 AM GMT+5:30"],
])("an evening in Chicago, of the next day in UTC, is in %s %s", (zone, text) => {
  expect(formatDateTime("2026-11-25T00:40:00Z", zone)).toBe(text);
});

test("a time of today is shown as such, another as its date", () => {
  const now = new Date("2024-11-21T12:00:00Z");
  expect(formatRecent("2024-11-21T14:40:00Z", now, "UTC")).toBe("2:40 PM");
  expect(formatRecent("2024-11-20T14:40:00Z", now, "UTC")).toBe("Nov 20");
  expect(formatRecent("2023-11-20T14:40:00Z", now, "UTC")).toBe("Nov 20, 2023");
  expect(formatRecent("2024-11-21T05:40:00Z", now, "America/Chicago")).toBe("Nov 20");
  expect(formatRecent("2024-11-22T05:40:00Z", now, "America/Chicago")).toBe("11:40 PM");
  expect(formatRecent("2024-11-21T06:40:00Z", now, "America/Chicago")).toBe("12:40 AM");
});

test("a day of this year is shown without the year", () => {
  const today = "2024-01-01";
  expect(formatDay("2024-12-20", today)).toBe("Dec 20");
  expect(formatDay("2023-12-20", today)).toBe("Dec 20, 2023");
  expect(formatDay("2025-02-02", today)).toBe("Feb 2, 2025");
});

test("a time of this year is shown without the year, which is that of the reader's zone", () => {
  const now = new Date("2027-01-01T03:00:00Z");
  expect(formatDayAndTime("2026-11-21T20:40:00Z", now, "America/Chicago")).toBe("Nov 21, 2:40 PM");
  expect(formatDayAndTime("2025-11-21T20:40:00Z", now, "America/Chicago")).toBe("Nov 21, 2025, 2:40 PM");
  expect(formatDayAndTime("2026-11-21T20:40:00Z", now, "UTC")).toBe("Nov 21, 2026, 8:40 PM");
  expect(formatWeekdayAndTime("2026-11-21T20:40:00Z", now, "America/Chicago")).toBe("Sat, Nov 21, 2:40 PM");
  expect(formatWeekdayAndTime("2025-11-21T20:40:00Z", now, "America/Chicago")).toBe(
    "Fri, Nov 21, 2025, 2:40 PM",
  );
});

test("a date of this year is shown without the year, which is that of the reader's zone", () => {
  const now = new Date("2027-01-01T03:00:00Z");
  expect(formatShortDate("2026-11-21T20:40:00Z", now, "America/Chicago")).toBe("Nov 21");
  expect(formatShortDate("2026-01-01T03:00:00Z", now, "America/Chicago")).toBe("Dec 31, 2025");
  expect(formatShortDate("2026-11-21T20:40:00Z", now, "UTC")).toBe("Nov 21, 2026");
});

test("times are shown in the person's zone, on both sides of the change to daylight saving", () => {
  expect(formatDateTime("2026-03-08T07:59:00.000Z", "America/Chicago")).toBe("Mar 8, 2026, 1:59 AM CST");
  expect(formatDateTime("2026-03-08T08:00:00.000Z", "America/Chicago")).toBe("Mar 8, 2026, 3:00 AM CDT");
  const at = (time: string) => new Date(`2026-03-10T${time}.000Z`);
  expect(formatRecent("2026-03-10T03:00:00.000Z", at("04:00:00"), "America/Chicago")).toBe("10:00 PM");
  expect(formatRecent("2026-03-10T03:00:00.000Z", at("12:00:00"), "America/Chicago")).toBe("Mar 9");
});

test("a wait in words", () => {
  expect(waitingTimeText("2026-11-17T20:30:00.000Z", "2026-11-19T13:30:00.000Z")).toBe("1 day 17 h");
  expect(waitingTimeText("2026-11-17T20:30:00.000Z", "2026-11-19T20:30:00.000Z")).toBe("2 days");
  expect(waitingTimeText("2026-11-17T20:30:00.000Z", "2026-11-17T23:35:00.000Z")).toBe("3 h 5 min");
  expect(waitingTimeText("2026-11-17T20:30:00.000Z", "2026-11-17T20:34:00.000Z")).toBe("4 min");
  expect(waitingTimeText("2026-11-17T20:30:00.000Z", "2026-11-17T20:00:00.000Z")).toBe("0 min");
});
