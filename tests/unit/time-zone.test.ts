import { expect, test } from "vitest";
import { localDate, localHourOfDay, startOfLocalDay, startOfLocalMonth } from "../../app/platform/time-zone";

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

test("a month begins by the zone's clocks", () => {
  const at = new Date("2026-12-01T03:00:00Z");
  expect(startOfLocalMonth(at, "America/Chicago").toISOString()).toBe("2026-11-01T05:00:00.000Z");
  expect(startOfLocalMonth(at, "Europe/Berlin").toISOString()).toBe("2026-11-30T23:00:00.000Z");
});

test("the hour of the day", () => {
  expect(localHourOfDay(new Date("2026-07-15T12:30:00Z"), "America/Chicago")).toBe(7);
  expect(localHourOfDay(new Date("2026-07-15T05:30:00Z"), "America/Chicago")).toBe(0);
});

test("the date of the day", () => {
  expect(localDate(new Date("2026-11-23T05:59:59Z"), "America/Chicago")).toBe("2026-11-22");
  expect(localDate(new Date("2026-11-23T06:00:00Z"), "America/Chicago")).toBe("2026-11-23");
  expect(localDate(new Date("2026-12-31T15:00:00Z"), "Asia/Tokyo")).toBe("2027-01-01");
});
