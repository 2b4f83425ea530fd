import { expect, test } from "vitest";
import { endOf, guestSchema, instant, splitName } from "../../app/booking/booking";
import {
  DEFAULT_RULES,
  DEFAULT_WEEK,
  formatClock,
  holidayLines,
  readClock,
  rulesSchema,
  weekSchema,
} from "../../app/booking/rules";
import { hostTimeText, rangeText, shortRange, whenText } from "../../app/booking/times";

const CHICAGO = "America/Chicago";
const at = (iso: string) => new Date(iso);

test.each([
  ["2026-11-24T20:30:00Z", "2026-11-24T21:00:00Z", "2:30 to 3:00 PM"],
  ["2026-11-24T17:30:00Z", "2026-11-24T18:00:00Z", "11:30 AM to 12:00 PM"],
  ["2026-11-24T15:00:00Z", "2026-11-24T15:30:00Z", "9:00 to 9:30 AM"],
])("from %s to %s is %s in Chicago", (start, end, text) => {
  expect(rangeText(CHICAGO, at(start), at(end))).toBe(text);
  expect(whenText(CHICAGO, at(start), at(end))).toBe(`Tuesday, November 24, ${text}`);
});

test("in lists a dash stands for the word", () => {
  const [start, end] = [at("2026-11-24T17:30:00Z"), at("2026-11-24T18:00:00Z")];
  expect(shortRange(CHICAGO, start, end)).toBe("11:30 AM–12:00 PM");
});

test.each([
  ["America/Los_Angeles", CHICAGO, "2026-11-24T19:30:00Z", "11:30 AM for your host in Los Angeles"],
  ["Asia/Kolkata", CHICAGO, "2026-11-24T20:30:00Z", "Wed, Nov 25, 2:00 AM for your host in Kolkata"],
  [CHICAGO, CHICAGO, "2026-11-24T20:30:00Z", null],
  // The same clock and name under another city, and the same clock under another name.
  ["America/Indiana/Knox", CHICAGO, "2026-11-24T20:30:00Z", null],
  ["America/Bogota", CHICAGO, "2026-07-24T20:30:00Z", "3:30 PM for your host in Bogota"],
  ["America/Bogota", "America/New_York", "2026-11-24T20:30:00Z", "3:30 PM for your host in Bogota"],
])("a host in %s is told to a visitor in %s at %s as %j", (hostZone, zone, start, text) => {
  expect(hostTimeText(hostZone, zone, at(start))).toBe(text);
});

test("the default rules: four hours' notice, sixty days, no buffer; Monday to Friday from nine to six", () => {
  expect(DEFAULT_RULES).toEqual({ bufferMinutes: 0, noticeHours: 4, horizonDays: 60, holidays: [] });
  const open = { from: 540, to: 1080 };
  expect(DEFAULT_WEEK).toEqual([open, open, open, open, open, null, null]);
});

test.each([
  ["bufferMinutes", 0, 120],
  ["noticeHours", 0, 336],
  ["horizonDays", 1, 365],
])("%s is a whole number from %i to %i", (name, min, max) => {
  const accepts = (value: number) => rulesSchema.safeParse({ ...DEFAULT_RULES, [name]: value }).success;
  expect([min - 1, min, min + 0.5, max, max + 1].map(accepts)).toEqual([false, true, false, true, false]);
});

test("there are at most 200 holidays, each a date with a name", () => {
  const accepts = (holidays: unknown) => rulesSchema.safeParse({ ...DEFAULT_RULES, holidays }).success;
  const day = { date: "2026-12-25", name: "Christmas" };
  expect(accepts(Array(200).fill(day))).toBe(true);
  expect(accepts(Array(201).fill(day))).toBe(false);
  expect(accepts([{ date: "2026-02-30", name: "Never" }])).toBe(false);
  expect(accepts([{ date: "2026-12-25" }])).toBe(false);
});

test.each([
  [{ from: 0, to: 1440 }, true],
  [{ from: 1439, to: 1440 }, true],
  [{ from: 540, to: 540 }, false],
  [{ from: 600, to: 540 }, false],
  [{ from: -1, to: 60 }, false],
  [{ from: 0, to: 1441 }, false],
  [{ from: 0.5, to: 60 }, false],
  [null, true],
])("hours of %j are accepted: %s", (hours, expected) => {
  expect(weekSchema.safeParse([...Array(6).fill(null), hours]).success).toBe(expected);
});

test("a week has seven days", () => {
  expect(weekSchema.safeParse(Array(6).fill(null)).success).toBe(false);
  expect(weekSchema.safeParse(Array(8).fill(null)).success).toBe(false);
});

test("holidays are typed one a line, a date and a name", () => {
  expect(holidayLines.parse(" 2026-12-25   Christmas  Day \r\n\n2027-01-01\n")).toEqual([
    { date: "2026-12-25", name: "Christmas Day" },
    { date: "2027-01-01", name: "" },
  ]);
  expect(holidayLines.parse(`2026-12-25 ${"x".repeat(120)}`)[0]?.name).toHaveLength(100);
  expect(
    holidayLines.safeParse("2026-12-25 A\nChristmas").error?.issues.map(({ message }) => message),
  ).toEqual(['"Christmas" needs a date']);
  expect(holidayLines.safeParse("x".repeat(50)).error?.issues[0]?.message).toBe(
    `"${"x".repeat(40)}" needs a date`,
  );
  expect(holidayLines.safeParse("\n".repeat(10_000)).success).toBe(true);
  expect(holidayLines.safeParse("\n".repeat(10_001)).error?.issues[0]?.message).toBe("This list is too long");
});

test.each([
  ["00:00", 0],
  ["09:30", 570],
  ["19:05", 1145],
  ["23:59", 1439],
  ["24:00", null],
  ["9:30", null],
  ["09:60", null],
  ["009:30", null],
  ["09:300", null],
  ["", null],
])("the clock time %j is minute %j", (text, minute) => {
  expect(readClock(text)).toBe(minute);
});

test.each([
  [0, "00:00"],
  [570, "09:30"],
  [1145, "19:05"],
  [1440, "00:00"],
])("minute %i is shown as %s", (minutes, text) => {
  expect(formatClock(minutes)).toBe(text);
});

test("a name is split after its first word", () => {
  expect(splitName("  Anna Maria  van der Berg ")).toEqual({
    firstName: "Anna",
    lastName: "Maria van der Berg",
  });
  expect(splitName("Cher")).toEqual({ firstName: "Cher", lastName: "" });
  expect(splitName(" ")).toEqual({ firstName: "", lastName: "" });
});

test("a demo lasts for half an hour", () => {
  expect(endOf(at("2026-11-24T20:30:00Z")).toISOString()).toBe("2026-11-24T21:00:00.000Z");
});

test("a time in the address is the server's own text", () => {
  expect(instant.parse("2026-11-24T20:30:00.000Z")).toEqual(at("2026-11-24T20:30:00Z"));
  expect(instant.safeParse("2026-11-24").success).toBe(false);
});

test("a guest gives name, email and company; phone and note may be missing", () => {
  const given = { name: "Ann Lee", email: "ann@lee.example", company: "Lee" };
  expect(guestSchema.parse(given)).toEqual({ ...given, phone: "", note: "" });
  const problems = (part: object) =>
    guestSchema.safeParse({ ...given, ...part }).error?.issues.map(({ message }) => message);
  expect(problems({ name: "", email: "x", company: undefined })).toEqual([
    "Name is required",
    "Enter an email like name@company.com",
    "Company name is required",
  ]);
  expect(problems({ email: undefined })).toEqual(["Business email is required"]);
  expect(problems({ name: "x".repeat(201), company: "x".repeat(201), phone: "x".repeat(201) })).toEqual([
    "Name can have at most 200 characters",
    "Company name can have at most 200 characters",
    "Phone number can have at most 200 characters",
  ]);
  expect(problems({ note: "x".repeat(2001) })).toEqual(["Note can have at most 2,000 characters"]);
  expect(problems({ note: "x".repeat(2000) })).toBeUndefined();
});
