import { expect, test } from "vitest";
import {
  dueFromForm,
  dueInFull,
  dueText,
  dueToForm,
  groupOf,
  laterChoices,
  wholeDay,
} from "../../app/crm/tasks/due";
import { describeOutcome } from "../../app/crm/tasks/task";

const ZONE = "America/Chicago";
/** 10:42 AM on a Tuesday in Chicago. */
const NOW = new Date("2026-11-24T16:42:00.000Z");
const timed = (at: string) => ({ at: `${at}.000Z`, allDay: false });

test.each([
  [timed("2026-11-24T16:00:00"), "overdue", "42 min overdue"],
  [timed("2026-11-24T13:41:00"), "overdue", "3 h overdue"],
  [timed("2026-11-23T15:00:00"), "overdue", "1 day overdue"],
  [timed("2026-11-22T15:00:00"), "overdue", "2 days overdue"],
  // 11:30 PM of the day before, by the calendar.
  [timed("2026-11-24T05:30:00"), "overdue", "1 day overdue"],
  [wholeDay("2026-11-23"), "overdue", "1 day overdue"],
  [wholeDay("2026-11-24"), "today", "Today"],
  [timed("2026-11-24T19:30:00"), "today", "1:30 PM"],
  [timed("2026-11-25T15:00:00"), "upcoming", "9:00 AM"],
  [wholeDay("2026-11-25"), "upcoming", "Any time"],
  [null, "undated", "No date"],
])("%j is %s: %s", (due, group, text) => {
  expect(groupOf(due, NOW, ZONE)).toBe(group);
  expect(dueText(due, NOW, ZONE)).toBe(text);
});

test.each([
  [timed("2026-12-01T21:00:00"), "Tue, Dec 1, 3:00 PM CST"],
  [wholeDay("2026-12-01"), "Tue, Dec 1"],
  [wholeDay("2027-01-12"), "Tue, Jan 12, 2027"],
  [null, "No date"],
])("%j in full is %s", (due, text) => {
  expect(dueInFull(due, NOW, ZONE)).toBe(text);
});

test.each([
  ["2026-12-01", wholeDay("2026-12-01")],
  ["2026-12-01T15:00", timed("2026-12-01T21:00:00")],
  ["", null],
  ["2026-02-30", undefined],
  ["0026-12-01", undefined],
  ["T15:00", undefined],
  ["tomorrow", undefined],
])("the form's %j is %j, and back", (text, due) => {
  expect(dueFromForm(text, ZONE)).toEqual(due);
  if (due !== undefined) expect(dueToForm(due, ZONE)).toBe(text);
});

test("a task can be put off by an hour, to the afternoon, or by days; whole days stay whole", () => {
  const moments = (now: Date, allDay: boolean) =>
    laterChoices(now, ZONE, allDay).map(({ choice, due }) => [choice, due.at]);
  expect(moments(NOW, false)).toEqual([
    ["hour", "2026-11-24T17:42:00.000Z"],
    ["afternoon", "2026-11-24T20:00:00.000Z"],
    ["tomorrow", "2026-11-25T15:00:00.000Z"],
    ["week", "2026-12-01T15:00:00.000Z"],
    ["two-weeks", "2026-12-08T15:00:00.000Z"],
  ]);
  expect(moments(new Date("2026-11-24T20:00:00.000Z"), true)).toEqual([
    ["hour", "2026-11-24T21:00:00.000Z"],
    ["tomorrow", "2026-11-25T00:00:00.000Z"],
    ["week", "2026-12-01T00:00:00.000Z"],
    ["two-weeks", "2026-12-08T00:00:00.000Z"],
  ]);
});

test.each([
  [null, null, null, null],
  ["Before", null, null, "Before"],
  [null, "voicemail", null, "Voicemail"],
  [null, "reached", "Wants both", "Reached: Wants both"],
  ["Before", null, "Sent it", "Before\n\nSent it"],
] as const)("of %j, %j and %j the description is %j", (before, outcome, said, text) => {
  expect(describeOutcome(before, outcome, said)).toBe(text);
});
