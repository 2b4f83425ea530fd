import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import {
  addDays,
  dateText,
  dayStart,
  exactInZone,
  haveSameClocks,
  instantOf,
  isoInZone,
  lastDays,
  localDate,
  localDay,
  localHourOfDay,
  localMinute,
  momentOf,
  offsetAt,
  parseDay,
  startOfDay,
  startOfLocalDay,
  startOfLocalMonth,
  wallTimeOf,
  weekdayOf,
} from "../../app/platform/time/zoned-time";

const CHICAGO = "America/Chicago";
const isoOf = (ms: number) => new Date(ms).toISOString();

test.each([
  ["2026-11-23T05:59:59Z", "America/Chicago", "2026-11-22T06:00:00.000Z"],
  ["2026-11-23T06:00:00Z", "America/Chicago", "2026-11-23T06:00:00.000Z"],
  // The days on which clocks change.
  ["2026-03-08T20:00:00Z", "America/Chicago", "2026-03-08T06:00:00.000Z"],
  ["2026-11-01T20:00:00Z", "America/Chicago", "2026-11-01T05:00:00.000Z"],
  // Midnight is skipped, and happens twice.
  ["2018-11-04T12:00:00Z", "America/Sao_Paulo", "2018-11-04T03:00:00.000Z"],
  ["2026-11-01T12:00:00Z", "America/Havana", "2026-11-01T04:00:00.000Z"],
  ["2026-06-01T00:00:00Z", "Asia/Kolkata", "2026-05-31T18:30:00.000Z"],
])("the day of %s in %s began at %s", (at, timeZone, start) => {
  expect(startOfLocalDay(new Date(at), timeZone).toISOString()).toBe(start);
});

test.each([
  ["2026-11-24", "America/Chicago", "2026-11-24T06:00:00.000Z"],
  ["2026-07-24", "America/Chicago", "2026-07-24T05:00:00.000Z"],
  ["2026-11-01", "America/Chicago", "2026-11-01T05:00:00.000Z"],
  ["2026-11-02", "America/Chicago", "2026-11-02T06:00:00.000Z"],
  // The day begins at one: clocks go from midnight to one.
  ["2018-11-04", "America/Sao_Paulo", "2018-11-04T03:00:00.000Z"],
  ["2026-09-06", "America/Santiago", "2026-09-06T04:00:00.000Z"],
  ["2026-09-07", "America/Santiago", "2026-09-07T03:00:00.000Z"],
  // Clocks are put forward at midnight, while it is still yesterday in UTC.
  ["2026-03-29", "Asia/Beirut", "2026-03-28T22:00:00.000Z"],
  ["2026-03-30", "Asia/Beirut", "2026-03-29T21:00:00.000Z"],
  // Midnight comes twice: the day before has 25 hours, or this one, which begins with the first.
  ["2026-04-04", "America/Santiago", "2026-04-04T03:00:00.000Z"],
  ["2026-04-05", "America/Santiago", "2026-04-05T04:00:00.000Z"],
  ["2021-10-29", "Asia/Amman", "2021-10-28T21:00:00.000Z"],
  // Half hours, and a change of the clock by half an hour.
  ["2026-06-01", "Asia/Kolkata", "2026-05-31T18:30:00.000Z"],
  ["2026-06-01", "Asia/Kathmandu", "2026-05-31T18:15:00.000Z"],
  ["2026-10-04", "Australia/Lord_Howe", "2026-10-03T13:30:00.000Z"],
  ["2026-10-05", "Australia/Lord_Howe", "2026-10-04T13:00:00.000Z"],
  // Kiribati and Samoa skipped a whole day, which begins and ends where the next one begins.
  ["1995-01-02", "Pacific/Kiritimati", "1995-01-01T10:00:00.000Z"],
  ["2011-12-29", "Pacific/Apia", "2011-12-29T10:00:00.000Z"],
  ["2011-12-30", "Pacific/Apia", "2011-12-30T10:00:00.000Z"],
  ["2011-12-31", "Pacific/Apia", "2011-12-30T10:00:00.000Z"],
])("the day %s begins in %s at %s", (date, zone, start) => {
  expect(startOfDay(date, zone).toISOString()).toBe(start);
  expect(isoOf(dayStart(parseDay(date) ?? 0, zone))).toBe(start);
});

test("seconds and minutes of an offset count", () => {
  expect(startOfLocalDay(new Date("2026-03-10T18:14:59Z"), "Asia/Kathmandu").toISOString()).toBe(
    "2026-03-09T18:15:00.000Z",
  );
  expect(startOfLocalDay(new Date("2026-03-10T18:15:00Z"), "Asia/Kathmandu").toISOString()).toBe(
    "2026-03-10T18:15:00.000Z",
  );
  expect(startOfLocalDay(new Date("1890-03-10T12:00:00Z"), "Europe/Paris").toISOString()).toBe(
    "1890-03-09T23:50:39.000Z",
  );
  expect(offsetAt(new Date("2026-03-10T18:14:59.999Z"), "Asia/Kathmandu")).toBe(5.75 * 3_600_000);
  expect(offsetAt(Date.UTC(2026, 0, 1, 0, 0, 0, 1), CHICAGO)).toBe(-6 * 3_600_000);
});

test("a month begins by the zone's clocks", () => {
  const at = new Date("2026-12-01T03:00:00Z");
  expect(startOfLocalMonth(at, "America/Chicago").toISOString()).toBe("2026-11-01T05:00:00.000Z");
  expect(startOfLocalMonth(at, "Europe/Berlin").toISOString()).toBe("2026-11-30T23:00:00.000Z");
});

test("the hour of the day", () => {
  expect(localHourOfDay(new Date("2026-07-15T12:30:00Z"), "America/Chicago")).toBe(7);
  expect(localHourOfDay(new Date("2026-07-15T05:30:00Z"), "America/Chicago")).toBe(0);
  expect(localHourOfDay(new Date("1969-12-31T12:30:00Z"), "UTC")).toBe(12);
});

test("the date of the day", () => {
  expect(localDate(new Date("2026-11-23T05:59:59Z"), "America/Chicago")).toBe("2026-11-22");
  expect(localDate(new Date("2026-11-23T06:00:00Z"), "America/Chicago")).toBe("2026-11-23");
  expect(localDate(new Date("2026-12-31T15:00:00Z"), "Asia/Tokyo")).toBe("2027-01-01");
  expect(localDay(new Date("1970-01-01T23:59:59Z"), "UTC")).toBe(0);
  expect(localDay(new Date("1970-01-01T23:59:59Z"), "Asia/Tokyo")).toBe(1);
  expect(localDay(new Date("1970-01-01T00:00:00Z"), CHICAGO)).toBe(-1);
});

test.each([
  [CHICAGO, "2026-11-24", 0, "2026-11-24T06:00:00Z"],
  [CHICAGO, "2026-11-24", 570, "2026-11-24T15:30:00Z"],
  [CHICAGO, "2026-11-24", 1440, "2026-11-25T06:00:00Z"],
  [CHICAGO, "2026-03-08", 150, "2026-03-08T08:30:00Z"],
  [CHICAGO, "2026-11-01", 90, "2026-11-01T06:30:00Z"],
  ["Asia/Kolkata", "2026-11-24", 0, "2026-11-23T18:30:00Z"],
  // Skipped: as much later as the clocks move, by an hour, half an hour, or a day.
  ["America/New_York", "2026-03-08", 150, "2026-03-08T07:30:00Z"],
  ["Australia/Lord_Howe", "2026-10-04", 135, "2026-10-03T15:45:00Z"],
  ["Pacific/Apia", "2011-12-30", 720, "2011-12-30T22:00:00Z"],
  ["America/Santiago", "2026-09-06", 30, "2026-09-06T04:30:00Z"],
  // Twice: the first.
  ["America/New_York", "2026-11-01", 90, "2026-11-01T05:30:00Z"],
  ["Australia/Lord_Howe", "2026-04-05", 105, "2026-04-04T14:45:00Z"],
  ["America/Santiago", "2026-04-04", 1410, "2026-04-05T02:30:00Z"],
  // Just before and just after.
  ["America/New_York", "2026-03-08", 119, "2026-03-08T06:59:00Z"],
  ["America/New_York", "2026-03-08", 180, "2026-03-08T07:00:00Z"],
  ["America/New_York", "2026-11-01", 59, "2026-11-01T04:59:00Z"],
  ["America/New_York", "2026-11-01", 120, "2026-11-01T07:00:00Z"],
])("in %s, on %s, minute %i of the clock is %s", (zone, date, minute, iso) => {
  expect(instantOf(date, minute, zone)).toBe(Date.parse(iso));
  expect(instantOf(date, minute, zone)).toBe(Date.parse(iso));
});

test("dates and minutes of a zone's clock", () => {
  const ms = Date.parse("2026-11-25T04:45:00Z");
  expect(localDate(ms, CHICAGO)).toBe("2026-11-24");
  expect(localMinute(ms, CHICAGO)).toBe(22 * 60 + 45);
  expect(localMinute(ms, "Asia/Kolkata")).toBe(10 * 60 + 15);
  expect(localMinute(new Date("2026-09-06T04:00:00Z"), "America/Santiago")).toBe(60);
  expect(addDays("2028-02-28", 2)).toBe("2028-03-01");
  expect(addDays("2026-01-01", -1)).toBe("2025-12-31");
  expect(addDays("2026-11-29", 1)).toBe("2026-11-30");
  expect(weekdayOf("2026-11-29")).toBe(7);
  expect(weekdayOf("2026-11-30")).toBe(1);
});

test.each(["2026-02-29", "2026-13-01", "2026-1-1", "26-01-01", "", "2026-01-01T00:00"])(
  "%j is not a date",
  (text) => {
    expect(parseDay(text)).toBeNull();
    expect(() => startOfDay(text, "UTC")).toThrow(RangeError);
    expect(() => addDays(text, 1)).toThrow(RangeError);
  },
);

test("dates as numbers", () => {
  expect(parseDay("1970-01-02")).toBe(1);
  expect(parseDay("2026-11-22")).toBe(Date.UTC(2026, 10, 22) / 86_400_000);
  expect(dateText(-1)).toBe("1969-12-31");
  expect(parseDay(null)).toBeNull();
});

test("a date without a time is nine o'clock in the zone", () => {
  expect(momentOf({ date: "2026-12-01", time: "" }, "Europe/Berlin")).toBe("2026-12-01T08:00:00.000Z");
  expect(momentOf({ date: "2026-07-01", time: "" }, "Europe/Berlin")).toBe("2026-07-01T07:00:00.000Z");
});

test("daylight saving: a skipped time moves forward, a repeated one is the first", () => {
  expect(momentOf({ date: "2027-03-14", time: "02:30" }, "America/Chicago")).toBe("2027-03-14T08:30:00.000Z");
  expect(momentOf({ date: "2026-11-01", time: "01:30" }, "America/Chicago")).toBe("2026-11-01T06:30:00.000Z");
  expect(momentOf({ date: "2026-02-31", time: "25:00" }, "UTC")).toBeNull();
  expect(momentOf({ date: "2026-02-28", time: "24:00" }, "UTC")).toBeNull();
  expect(momentOf({ date: "2026-02-28", time: "23:60" }, "UTC")).toBeNull();
  expect(momentOf({ date: "2026-02-31", time: "12:00" }, "UTC")).toBeNull();
  for (const time of ["109:00", "09:000", "09:00:30", "9:00"])
    expect(momentOf({ date: "2026-02-28", time }, "UTC")).toBeNull();
  expect(momentOf({ date: "", time: "" }, "UTC")).toBeNull();
  expect(momentOf({ date: "", time: "09:00" }, "UTC")).toBeNull();
  expect(wallTimeOf("2026-11-01T06:30:59.999Z", "America/Chicago")).toEqual({
    date: "2026-11-01",
    time: "01:30",
  });
});

const ZONES = ["UTC", ...Intl.supportedValuesOf("timeZone")];
/** Whole minutes; before 1973 some zones had offsets of seconds. */
const minutes = fc.integer({ min: Date.UTC(1973, 0, 1) / 60_000, max: Date.UTC(2037, 0, 1) / 60_000 });
const zones = fc.constantFrom(...ZONES);

test("property: wall times of a zone and moments are the same, except in the hour that clocks skip", () => {
  fc.assert(
    fc.property(minutes, zones, (minute, zone) => {
      const iso = isoOf(minute * 60_000);
      const back = momentOf(wallTimeOf(iso, zone), zone);
      // An hour that comes twice is the first one.
      expect(back !== null && wallTimeOf(back, zone)).toEqual(wallTimeOf(iso, zone));
      expect(back !== null && back <= iso).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

test("property: every zone's clock, and times on it, are those of the standard's Temporal", () => {
  fc.assert(
    fc.property(minutes, zones, (minute, zone) => {
      const ms = minute * 60_000;
      const time = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone);
      expect(localDate(ms, zone)).toBe(time.toPlainDate().toString());
      expect(localMinute(ms, zone)).toBe(time.hour * 60 + time.minute);
      expect(offsetAt(ms, zone)).toBe(time.offsetNanoseconds / 1e6);
      const { date, time: clock } = wallTimeOf(isoOf(ms), zone);
      const shown = Temporal.PlainDateTime.from(`${date}T${clock}`).toZonedDateTime(zone);
      expect(momentOf({ date, time: clock }, zone)).toBe(isoOf(shown.epochMilliseconds));
      expect(startOfLocalDay(ms, zone).getTime()).toBe(time.startOfDay().epochMilliseconds);
    }),
    { numRuns: 1000 },
  );
});

test("the days on which any zone's clocks change, by the minute, are those of Temporal", () => {
  for (const zone of ZONES) {
    let at = Temporal.ZonedDateTime.from(`2026-01-01[${zone}]`);
    for (let changes = 0; changes < 4; changes += 1) {
      const next = at.getTimeZoneTransition("next");
      if (!next || next.year > 2026) break;
      at = next;
      const date = at.subtract({ hours: 2 }).toPlainDate();
      for (let minute = 0; minute <= 1440; minute += 15) {
        const shown = date.toPlainDateTime().add({ minutes: minute }).toZonedDateTime(zone);
        expect(instantOf(date.toString(), minute, zone), `${zone} ${date} ${minute}`).toBe(
          shown.epochMilliseconds,
        );
      }
    }
  }
});

test.each([
  // An evening in Chicago, of the next day in UTC.
  ["2026-11-25T00:40:00Z", CHICAGO, ["2026-11-23T06:00:00.000Z", "2026-11-24T06:00:00.000Z"]],
  ["2026-11-25T00:40:00Z", "Europe/Berlin", ["2026-11-23T23:00:00.000Z", "2026-11-24T23:00:00.000Z"]],
  ["2026-11-25T00:40:00Z", "Asia/Kolkata", ["2026-11-23T18:30:00.000Z", "2026-11-24T18:30:00.000Z"]],
  // The day after clocks went forward, and back.
  ["2026-03-09T12:00:00Z", CHICAGO, ["2026-03-08T06:00:00.000Z", "2026-03-09T05:00:00.000Z"]],
  ["2026-10-26T12:00:00Z", "Europe/Berlin", ["2026-10-24T22:00:00.000Z", "2026-10-25T23:00:00.000Z"]],
])("the last two days at %s in %s begin at %j", (at, zone, starts) => {
  const days = lastDays(new Date(at), 2, zone);
  expect(days.map(({ start }) => start)).toEqual(starts);
});

test("the last days have the dates of the zone, oldest first", () => {
  const dates = (zone: string) => lastDays(new Date("2026-03-01T03:00:00Z"), 3, zone).map(({ date }) => date);
  expect(dates(CHICAGO)).toEqual(["2026-02-26", "2026-02-27", "2026-02-28"]);
  expect(dates("Asia/Kolkata")).toEqual(["2026-02-27", "2026-02-28", "2026-03-01"]);
});

test.each([
  ["2026-11-25T00:40:07.900Z", CHICAGO, "2026-11-24T18:40:07-06:00"],
  ["2026-11-25T00:40:07Z", "Asia/Kolkata", "2026-11-25T06:10:07+05:30"],
  ["2026-11-25T00:40:07Z", "America/St_Johns", "2026-11-24T21:10:07-03:30"],
  ["2026-11-25T00:40:07Z", "UTC", "2026-11-25T00:40:07+00:00"],
  // Both half past one of the night in which clocks go back.
  ["2026-11-01T06:30:00Z", CHICAGO, "2026-11-01T01:30:00-05:00"],
  ["2026-11-01T07:30:00Z", CHICAGO, "2026-11-01T01:30:00-06:00"],
])("%s on the clocks of %s is %s", (at, zone, text) => {
  expect(isoInZone(new Date(at), zone)).toBe(text);
});

test.each([
  ["2026-11-25T00:40:07.900Z", CHICAGO, "2026-11-24T18:40:07.900-06:00"],
  ["2026-11-25T00:40:07.000Z", "Asia/Kolkata", "2026-11-25T06:10:07+05:30"],
  ["2026-11-25T00:40:07.050Z", "UTC", "2026-11-25T00:40:07.050+00:00"],
  // Clocks in Paris were 9 minutes and 21 seconds ahead, until 1911.
  ["1900-01-01T00:00:00.500Z", "Europe/Paris", "1900-01-01T00:00:00.500Z"],
  ["1969-12-31T23:59:59.250Z", CHICAGO, "1969-12-31T17:59:59.250-06:00"],
])("%s to the millisecond on the clocks of %s is %s", (at, zone, text) => {
  expect(exactInZone(at, zone)).toBe(text);
  expect(new Date(text).toISOString()).toBe(at);
});

test.each([
  ["Asia/Kolkata", "Asia/Calcutta", true],
  ["America/Chicago", "America/Menominee", true],
  ["America/Chicago", "Europe/Berlin", false],
  // In winter they show the same, in summer not; and the other way round.
  ["America/Denver", "America/Phoenix", false],
  ["America/Los_Angeles", "America/Phoenix", false],
])("%s and %s have the same clocks: %s", (one, other, same) => {
  for (const at of ["2026-01-15T12:00:00Z", "2026-07-15T12:00:00Z"])
    expect(haveSameClocks(one, other, new Date(at))).toBe(same);
});
