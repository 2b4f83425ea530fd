import fc from "fast-check";
import { expect, test } from "vitest";
import { dayOfHour, dayStartHour, type RangeChoice, reportRange } from "../../app/analytics/ranges";
import { RANGES } from "../../app/analytics/report-search";
import { HOUR } from "../../app/platform/clock";
import { dateText, localDay, parseDay } from "../../app/platform/time/zoned-time";
import { ZONE_GROUPS } from "../../app/platform/time/zones";

const ZONES = ["UTC", "Australia/Lord_Howe", "Asia/Kathmandu", ...ZONE_GROUPS.flatMap(({ zones }) => zones)];

const hourOf = (iso: string) => Date.parse(iso) / HOUR;
const isoOf = (hour: number) => new Date(hour * HOUR).toISOString().replace(":00:00.000Z", "Z");
const choice = (wanted: Partial<RangeChoice>): RangeChoice => ({
  range: "30d",
  from: null,
  to: null,
  zone: "UTC",
  ...wanted,
});

test.each([
  ["UTC", "2026-11-23", "2026-11-23T00Z"],
  ["America/Chicago", "2026-11-23", "2026-11-23T06Z"],
  ["America/Chicago", "2026-07-04", "2026-07-04T05Z"],
  // The clock goes forward at 2 AM of March 8 and back at 2 AM of November 1.
  ["America/Chicago", "2026-03-08", "2026-03-08T06Z"],
  ["America/Chicago", "2026-03-09", "2026-03-09T05Z"],
  ["America/Chicago", "2026-11-01", "2026-11-01T05Z"],
  ["America/Chicago", "2026-11-02", "2026-11-02T06Z"],
  // In Chile and Egypt the clock goes from midnight to one: the day begins at one.
  ["America/Santiago", "2026-09-06", "2026-09-06T04Z"],
  ["Africa/Cairo", "2026-04-24", "2026-04-23T22Z"],
  // On the Azores, one o'clock becomes midnight again: the day begins at the first.
  ["Atlantic/Azores", "2026-10-25", "2026-10-25T00Z"],
  ["Pacific/Auckland", "2026-11-23", "2026-11-22T11Z"],
  // Midnight is at half past an hour of UTC, so that the first hour of the day begins at 12:30 AM, or at 12:15.
  ["Asia/Kolkata", "2026-11-23", "2026-11-22T19Z"],
  ["America/St_Johns", "2026-11-23", "2026-11-23T04Z"],
  ["Asia/Kathmandu", "2026-11-23", "2026-11-22T19Z"],
] satisfies [string, string, string][])("a day of %s, %s, begins at %s", (zone, date, start) => {
  expect(isoOf(dayStartHour(parseDay(date) ?? 0, zone))).toBe(start);
});

test.each(["2026-02-29", "2026-13-01", "2026-1-1", "26-01-01", "", "2026-01-01T00:00"])(
  "%s is not a date",
  (text) => expect(parseDay(text)).toBeNull(),
);

const anyHour = fc.integer({ min: hourOf("2024-01-01T00:00:00Z"), max: hourOf("2028-01-01T00:00:00Z") });

test("property: a day contains exactly the hours that the local clock shows on it", () => {
  fc.assert(
    fc.property(anyHour, fc.constantFrom(...ZONES), (hour, zone) => {
      const day = dayOfHour(hour, zone);
      const [start, end] = [dayStartHour(day, zone), dayStartHour(day + 1, zone)];
      expect(start).toBeLessThanOrEqual(hour);
      expect(end).toBeGreaterThan(hour);
      expect([23, 24, 25]).toContain(end - start);
      expect(dayOfHour(start - 1, zone)).toBe(day - 1);
      expect(localDay(start * HOUR, zone)).toBe(day);
    }),
    { numRuns: 1000 },
  );
});

const NOW = new Date("2026-11-22T20:18:00.000Z");

test("30 days end today and are compared with the 30 before, until the same time", () => {
  const range = reportRange(choice({ zone: "America/Chicago" }), NOW, null);
  expect([dateText(range.days.from), dateText(range.days.to)]).toEqual(["2026-10-24", "2026-11-22"]);
  expect(isoOf(range.current.from)).toBe("2026-10-24T05Z");
  expect(isoOf(range.current.to)).toBe("2026-11-23T06Z");
  expect(range.previous && [isoOf(range.previous.from), isoOf(range.previous.to)]).toEqual([
    "2026-09-24T05Z",
    // 2:18 PM: through the hour of 2 PM, without what came after 2:18.
    "2026-10-23T20Z",
  ]);
  expect(new Date(range.previousEnd ?? 0).toISOString()).toBe("2026-10-23T19:18:00.000Z");
  expect(range.step).toBe("day");
  expect(range.steps).toHaveLength(30);
  expect(range.steps.filter(({ isPartial }) => isPartial)).toEqual([range.steps[29]]);
});

/** 6:40 PM of Tuesday in Chicago, 1:40 AM of Wednesday in Berlin, 6:10 AM of Wednesday in Kolkata. */
const EVENING = new Date("2026-11-25T00:40:00.000Z");

test.each([
  ["America/Chicago", "2026-11-24", "2026-11-24T06Z", "2026-11-25T06Z"],
  ["Europe/Berlin", "2026-11-25", "2026-11-24T23Z", "2026-11-25T23Z"],
  ["Asia/Kolkata", "2026-11-25", "2026-11-24T19Z", "2026-11-25T19Z"],
])("today in %s is %s, from %s to %s", (zone, date, from, to) => {
  const { days, current } = reportRange(choice({ range: "today", zone }), EVENING, null);
  expect([dateText(days.from), dateText(days.to)]).toEqual([date, date]);
  expect([isoOf(current.from), isoOf(current.to)]).toEqual([from, to]);
});

test("today is shown by the hour, beside the hours of yesterday", () => {
  const range = reportRange(choice({ range: "today" }), NOW, null);
  expect(range.step).toBe("hour");
  expect(range.steps).toHaveLength(24);
  expect(range.steps.findIndex(({ isPartial }) => isPartial)).toBe(20);
  const [first] = range.steps;
  expect(first?.previous && first.range.from - first.previous.from).toBe(24);
  expect(range.previous && range.previous.to - range.previous.from).toBe(21);
});

test("a day of 25 hours has 25 steps, the last without an hour to compare with", () => {
  const custom = choice({ range: "custom", from: "2026-11-01", to: "2026-11-01", zone: "America/Chicago" });
  const { steps } = reportRange(custom, NOW, null);
  expect(steps).toHaveLength(25);
  expect(steps.at(-1)?.previous).toBeNull();
  expect(steps.at(-2)?.previous).not.toBeNull();
});

test.each([
  ["7d", "day", 7],
  ["90d", "day", 90],
  ["12m", "week", 53],
] as const)("%s is shown by the %s in %i steps", (range, step, length) => {
  const found = reportRange(choice({ range }), NOW, null);
  expect(found.step).toBe(step);
  expect(found.steps).toHaveLength(length);
});

test("all time begins with the first data, is shown by the month and compared with nothing", () => {
  const range = reportRange(choice({ range: "all" }), NOW, hourOf("2024-05-17T13:00:00Z"));
  expect(dateText(range.days.from)).toBe("2024-05-17");
  expect(range.previous).toBeNull();
  expect(range.step).toBe("month");
  expect(range.steps).toHaveLength(31);
  expect(isoOf(range.steps[1]?.range.from ?? 0)).toBe("2024-06-01T00Z");
  expect(range.steps.every(({ previous }) => previous === null)).toBe(true);
});

test.each([
  ["last-week", "2026-11-09", "2026-11-15", 7],
  ["this-month", "2026-11-01", "2026-11-22", 22],
  ["last-month", "2026-10-01", "2026-10-31", 31],
] as const)("%s is %s to %s on Sunday, November 22", (name, from, to, count) => {
  const { days, steps, previous, current } = reportRange(choice({ range: name }), NOW, null);
  expect([dateText(days.from), dateText(days.to)]).toEqual([from, to]);
  expect(steps).toHaveLength(count);
  expect(isoOf(previous?.from ?? 0)).toBe(isoOf(current.from - 24 * count));
});

test.each([
  ["2026-11-23T12:00:00Z", "last-week", "2026-11-16", "2026-11-22"],
  ["2027-01-01T12:00:00Z", "last-week", "2026-12-21", "2026-12-27"],
  ["2027-01-01T12:00:00Z", "this-month", "2027-01-01", "2027-01-01"],
  ["2027-01-01T12:00:00Z", "last-month", "2026-12-01", "2026-12-31"],
  ["2028-03-31T12:00:00Z", "last-month", "2028-02-01", "2028-02-29"],
  // 10 PM of the month's last day in Chicago.
  ["2026-12-01T04:00:00Z", "this-month", "2026-11-01", "2026-11-30"],
] as const)("at %s, %s is %s to %s in Chicago", (now, range, from, to) => {
  const { days } = reportRange(choice({ range, zone: "America/Chicago" }), new Date(now), null);
  expect([dateText(days.from), dateText(days.to)]).toEqual([from, to]);
});

test("what has ended is compared with whole days, and a 25th hour with none", () => {
  expect(reportRange(choice({ range: "last-week" }), NOW, null).previousEnd).toBeNull();
  const late = new Date("2026-11-02T05:30:00.000Z");
  const range = reportRange(choice({ range: "today", zone: "America/Chicago" }), late, null);
  expect([isoOf(range.previous?.from ?? 0), isoOf(range.previous?.to ?? 0), range.previousEnd]).toEqual([
    ...["2026-10-31T05Z", "2026-11-01T05Z", null],
  ]);
});

test("without any data all time is today", () => {
  const { days } = reportRange(choice({ range: "all" }), NOW, null);
  expect(dateText(days.from)).toBe("2026-11-22");
  expect(days.to).toBe(days.from);
});

test.each([
  ["2026-11-10", "2026-11-01", "2026-11-01", "2026-11-10"],
  ["2026-11-20", "2027-11-20", "2026-11-20", "2026-11-22"],
  ["2027-01-01", "2027-11-20", "2026-11-22", "2026-11-22"],
  ["0001-01-01", "2026-11-22", "2016-11-15", "2026-11-22"],
])("the dates %s and %s give %s to %s", (from, to, first, last) => {
  const { days } = reportRange(choice({ range: "custom", from, to }), NOW, null);
  expect([dateText(days.from), dateText(days.to)]).toEqual([first, last]);
});

const anyChoice = fc.record({
  range: fc.constantFrom(...RANGES),
  zone: fc.constantFrom(...ZONES),
  from: fc.integer({ min: 19_000, max: 21_000 }).map(dateText),
  to: fc.integer({ min: 19_000, max: 21_000 }).map(dateText),
});

test("property: steps cover the range without gaps, and their previous ones the days before", () => {
  fc.assert(
    fc.property(anyChoice, anyHour, anyHour, (wanted, hour, since) => {
      const range = reportRange(wanted, new Date(hour * HOUR + 1), since);
      const { steps, current, previous } = range;
      expect(steps[0]?.range.from).toBe(current.from);
      expect(steps.at(-1)?.range.to).toBe(current.to);
      for (const [at, step] of steps.entries()) {
        expect(step.range.to).toBeGreaterThan(step.range.from);
        if (at > 0) expect(step.range.from).toBe(steps[at - 1]?.range.to);
      }
      const isLong = current.to - current.from > 26 && previous !== null;
      if (isLong) {
        expect(steps[0]?.previous?.from).toBe(previous.from);
        expect(steps.at(-1)?.previous?.to).toBe(current.from);
      }
      if (previous) {
        expect(previous.to).toBeGreaterThan(previous.from);
        expect(previous.to).toBeLessThanOrEqual(current.from);
      }
      expect(steps.length).toBeLessThanOrEqual(125);
    }),
    { numRuns: 200 },
  );
});
