import { expect, test } from "vitest";
import {
  followUpChoices,
  followUpOf,
  isFollowUpWord,
  momentOfWord,
} from "../../app/crm/follow-ups/follow-up";
import { FOLLOW_UP_OPTIONS } from "../../app/crm/leads/filters/filter-ranges";

const CHICAGO = "America/Chicago";
/** Tuesday, November 24, 2026, 10:42 AM in Chicago. */
const NOW = new Date("2026-11-24T16:42:00.000Z");

test("the choices of a Tuesday morning, with what each means", () => {
  expect(followUpChoices(NOW, CHICAGO)).toEqual([
    { value: "today", label: "Today", day: "Today", date: "2026-11-24", detail: "5:00 PM" },
    { value: "tomorrow", label: "Tomorrow", day: "Tomorrow", date: "2026-11-25", detail: "Wed 9:00 AM" },
    {
      value: "2026-12-01",
      label: "Next Tuesday",
      day: "Tue, Dec 1",
      date: "2026-12-01",
      detail: "Dec 1, 9:00 AM",
    },
    {
      value: "two-weeks",
      label: "In 2 weeks",
      day: "In 2 weeks",
      date: "2026-12-08",
      detail: "Dec 8, 9:00 AM",
    },
  ]);
});

test.each([
  // 9:00 AM, 3:59 PM, 4:00 PM: 5 PM.
  ["2026-11-24T15:00:00Z", CHICAGO, "2026-11-24T23:00:00.000Z"],
  ["2026-11-24T21:59:59Z", CHICAGO, "2026-11-24T23:00:00.000Z"],
  ["2026-11-24T22:00:00Z", CHICAGO, "2026-11-24T23:00:00.000Z"],
  // 4:20 PM and 10:30 PM: an hour later, to the minute.
  ["2026-11-24T22:20:30Z", CHICAGO, "2026-11-24T23:20:00.000Z"],
  ["2026-11-25T04:30:00Z", CHICAGO, "2026-11-25T05:30:00.000Z"],
  // 11:10 PM: 11:59 PM, not the next day.
  ["2026-11-25T05:10:00Z", CHICAGO, "2026-11-25T05:59:00.000Z"],
  // 1:30 AM of the 25th in Kolkata.
  ["2026-11-24T20:00:00Z", "Asia/Kolkata", "2026-11-25T11:30:00.000Z"],
])("today at %s in %s is %s", (now, zone, moment) => {
  expect(momentOfWord("today", new Date(now), zone)).toBe(moment);
});

test.each([
  ["2026-11-24T16:42:00Z", CHICAGO, "2026-11-25T15:00:00.000Z", "2026-12-08T15:00:00.000Z"],
  // Clocks go back in the night to November 1: nine o'clock is an hour later in UTC.
  ["2026-10-31T17:00:00Z", CHICAGO, "2026-11-01T15:00:00.000Z", "2026-11-14T15:00:00.000Z"],
  ["2026-10-30T17:00:00Z", CHICAGO, "2026-10-31T14:00:00.000Z", "2026-11-13T15:00:00.000Z"],
  // And forward in the night to March 29.
  ["2026-03-28T11:00:00Z", "Europe/Berlin", "2026-03-29T07:00:00.000Z", "2026-04-11T07:00:00.000Z"],
  ["2026-03-27T11:00:00Z", "Europe/Berlin", "2026-03-28T08:00:00.000Z", "2026-04-10T07:00:00.000Z"],
  ["2026-12-31T23:30:00Z", "Asia/Kolkata", "2027-01-02T03:30:00.000Z", "2027-01-15T03:30:00.000Z"],
])("at %s in %s tomorrow is %s, and two weeks are %s", (now, zone, tomorrow, twoWeeks) => {
  expect(momentOfWord("tomorrow", new Date(now), zone)).toBe(tomorrow);
  expect(momentOfWord("two-weeks", new Date(now), zone)).toBe(twoWeeks);
});

test.each([
  ["Sunday, the 22nd", "2026-11-22", "2026-11-24"],
  ["Monday, the 23rd", "2026-11-23", "2026-12-01"],
  ["Tuesday, the 24th", "2026-11-24", "2026-12-01"],
  ["Wednesday, the 25th", "2026-11-25", "2026-12-01"],
  ["Saturday, the 28th", "2026-11-28", "2026-12-01"],
  ["Sunday, the 29th", "2026-11-29", "2026-12-01"],
  ["Monday, the 30th", "2026-11-30", "2026-12-08"],
])("on %s next Tuesday is never the next day", (_, date, tuesday) => {
  expect(followUpChoices(new Date(`${date}T18:00:00Z`), CHICAGO)[2]?.value).toBe(tuesday);
});

test("no word but these is one, and only 'none' is no follow-up", () => {
  expect(
    ["today", "tomorrow", "two-weeks", "none", "", "Today", "2026-12-01"].filter(isFollowUpWord),
  ).toEqual([...["today", "tomorrow", "two-weeks", "none"]]);
  expect(momentOfWord("none", NOW, CHICAGO)).toBeNull();
});

test.each([
  ["2026-11-24T16:42:30.000Z", "Today, 10:42 AM", "today"],
  ["2026-11-24T16:41:00.000Z", "1 min overdue", "overdue"],
  ["2026-11-24T16:00:00.000Z", "42 min overdue", "overdue"],
  ["2026-11-24T15:42:00.000Z", "1 h overdue", "overdue"],
  ["2026-11-24T13:30:00.000Z", "3 h overdue", "overdue"],
  // 11:59 PM of the day before, and Sunday, 9 AM.
  ["2026-11-24T05:59:00.000Z", "1 day overdue", "overdue"],
  ["2026-11-22T15:00:00.000Z", "2 days overdue", "overdue"],
  ["2025-11-24T15:00:00.000Z", "365 days overdue", "overdue"],
  ["2026-11-24T19:30:00.000Z", "Today, 1:30 PM", "today"],
  ["2026-11-25T05:59:00.000Z", "Today, 11:59 PM", "today"],
  ["2026-11-25T06:00:00.000Z", "Wed, Nov 25", "later"],
  ["2026-12-31T18:00:00.000Z", "Thu, Dec 31", "later"],
  ["2027-01-05T15:00:00.000Z", "Jan 5, 2027", "later"],
])("at 10:42 AM in Chicago, a follow-up at %s is shown as %s", (at, text, due) => {
  expect(followUpOf(at, NOW, CHICAGO)).toMatchObject({ at, text, due });
});

test("whose day it is decides: the same moment in Kolkata", () => {
  // 10:12 PM there.
  expect(followUpOf("2026-11-24T19:30:00.000Z", NOW, "Asia/Kolkata")).toEqual({
    at: "2026-11-24T19:30:00.000Z",
    day: "2026-11-25",
    text: "Wed, Nov 25",
    date: "Nov 25, 2026, 1:00 AM GMT+5:30",
    due: "later",
  });
});

test.each([
  [
    "a plain week",
    NOW,
    CHICAGO,
    ["2026-11-24T06:00", "2026-11-25T06:00"],
    ["2026-11-23T06:00", "2026-11-30T06:00"],
  ],
  // A Sunday ends its week; this one has 25 hours, and the week began in summer time.
  [
    "the night in which clocks go back",
    new Date("2026-11-01T18:00:00Z"),
    CHICAGO,
    ["2026-11-01T05:00", "2026-11-02T06:00"],
    ["2026-10-26T05:00", "2026-11-02T06:00"],
  ],
  [
    "a Monday, just begun in Kolkata",
    new Date("2026-11-22T18:30:00Z"),
    "Asia/Kolkata",
    ["2026-11-22T18:30", "2026-11-23T18:30"],
    ["2026-11-22T18:30", "2026-11-29T18:30"],
  ],
] as const)("today and this week: %s", (_, now, zone, today, week) => {
  const range = ([from, before]: readonly [string, string]) => ({
    from: `${from}:00.000Z`,
    before: `${before}:00.000Z`,
  });
  expect(FOLLOW_UP_OPTIONS.map(({ value, within }) => [value, within?.(now, zone)])).toEqual([
    ["overdue", { before: now.toISOString() }],
    ["today", range(today)],
    ["week", range(week)],
    ["none", undefined],
  ]);
});
