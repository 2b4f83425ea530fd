import { describe, expect, test } from "vitest";
import { readTaskWords } from "../../app/crm/tasks/words/task-words.server";

const MEMBERS = [
  { id: "lena", email: "lena@beaconry.example", name: "Lena Moreau", isActive: true },
  { id: "jonah", email: "jreyes@beaconry.example", name: "Jonah Reyes", isActive: true },
  { id: "jo", email: "jo@beaconry.example", name: "Jo Smith", isActive: true },
  { id: "left", email: "left@beaconry.example", name: "Leif Left", isActive: false },
];

const read = (words: string, now: string, zone: string) =>
  readTaskWords(words, { now: new Date(now), zone, members: MEMBERS, me: "lena" });

/** 10:42 AM on Tuesday, November 24, 2026, in Chicago: six hours behind UTC. */
const TUESDAY = "2026-11-24T16:42:00Z";
const inChicago = (words: string) => read(words, TUESDAY, "America/Chicago");

const day = (date: string) => ({ at: `${date}T00:00:00.000Z`, allDay: true });
const at = (moment: string) => ({ at: `${moment}:00.000Z`, allDay: false });

/** Read on that Tuesday, by the calendar of November 2026 to January 2027. */
test.each([
  ["call tom tomorrow", day("2026-11-25")],
  ["call tom today", day("2026-11-24")],
  ["call tom day after tomorrow", day("2026-11-26")],
  ["call tom the day after tomorrow", day("2026-11-26")],
  ["call tom fri", day("2026-11-27")],
  ["call tom friday.", day("2026-11-27")],
  ["call tom by friday", day("2026-11-27")],
  ["call tom on monday", day("2026-11-30")],
  // Today is a Tuesday, and would be called today.
  ["call tom tuesday", day("2026-12-01")],
  ["call tom next tuesday", day("2026-12-01")],
  ["call tom this tuesday", day("2026-11-24")],
  ["call tom tuesday 3pm", at("2026-12-01T21:00")],
  ["next friday call tom", day("2026-12-04")],
  ["call tom 3pm", at("2026-11-24T21:00")],
  ["call tom 3 p.m. tomorrow", at("2026-11-25T21:00")],
  ["call tom tomorrow 8:30 am", at("2026-11-25T14:30")],
  ["call tom tomorrow 20:15", at("2026-11-26T02:15")],
  // Nobody is called at three in the night.
  ["call tom at 3", at("2026-11-24T21:00")],
  ["call tom friday at 5", at("2026-11-27T23:00")],
  // Nine has passed, so it is tomorrow's.
  ["call tom at 9", at("2026-11-25T15:00")],
  ["call tom at noon", at("2026-11-24T18:00")],
  ["call tom this afternoon", at("2026-11-24T20:00")],
  ["call tom tomorrow morning", at("2026-11-25T15:00")],
  ["call tom friday evening", at("2026-11-28T00:00")],
  ["call tom tonight", at("2026-11-25T02:00")],
  ["call tom in an hour", at("2026-11-24T17:42")],
  ["call tom in 30 min", at("2026-11-24T17:12")],
  ["call tom in 2 weeks", day("2026-12-08")],
  ["call tom in three days", day("2026-11-27")],
  ["call tom in a fortnight", day("2026-12-08")],
  ["call tom on Thanksgiving at noon", at("2026-11-26T18:00")],
  ["call tom before thanksgiving", day("2026-11-26")],
  ["call tom tomorrow at 9ish", at("2026-11-25T15:00")],
  ["call tom next week", day("2026-11-30")],
  ["call tom next month", day("2026-12-01")],
  ["call tom 1/12", day("2027-01-12")],
  ["call tom 12/24", day("2026-12-24")],
  ["call tom dec 4", day("2026-12-04")],
  ["call tom december 4th at 10", at("2026-12-04T16:00")],
  ["call tom 4 december", day("2026-12-04")],
  ["call tom 2027-03-15", day("2027-03-15")],
  ["call tom 2026-12-04 15:00", at("2026-12-04T21:00")],
  ["call tom on the 15th", day("2026-12-15")],
  ["call tom by the 30th", day("2026-11-30")],
  ["call tom end of month", day("2026-11-30")],
  ["call tom by the end of the week", day("2026-11-27")],
  ["call tom eod", at("2026-11-24T23:00")],
  // Another zone than the reader's is said.
  ["call tom tomorrow 8am EST", at("2026-11-25T13:00")],
  ["call tom between 2 and 4pm friday", at("2026-11-27T20:00")],
  // German days; of a month that has passed, next year's.
  ["call tom am 3.12.", day("2026-12-03")],
  ["call tom 3.12.", day("2026-12-03")],
  ["call tom bis zum 15.1.", day("2027-01-15")],
  ["call tom am 3.12.2027", day("2027-12-03")],
  ["call tom am 3. Dezember", day("2026-12-03")],
  ["call tom am 3.12. um 15 Uhr", at("2026-12-03T21:00")],
  ["call tom morgen um 9.30 Uhr", at("2026-11-25T15:30")],
  ["call tom übermorgen", day("2026-11-26")],
  ["call tom am freitag", day("2026-11-27")],
  ["call tom dienstag", day("2026-12-01")],
])("%j is due on the right day and leaves the rest", (words, due) => {
  expect(inChicago(words)).toMatchObject({ type: "call", title: "Call tom", due });
});

test.each([
  "call tom",
  "call tom someday",
  "call Sun Electric about prices",
  "call tom about the may budget",
  "call tom about 3 samples",
  "call tom about 2 second monitors",
  "call tom about last friday",
  "call tom about 30.2.",
  "call tom about version 3.12",
  "call Morgen Logistik about prices",
  "call tom to move the demo from monday to friday",
])("%j has no date, and keeps every word", (words) => {
  expect(inChicago(words)).toMatchObject({ title: words.replace("call", "Call"), due: null });
});

test.each([
  [
    "call tom about the december 4 mailing tomorrow 3pm",
    at("2026-11-25T21:00"),
    "Call tom about the december 4 mailing",
  ],
  [
    "tomorrow 3pm call tom about the december 4 mailing",
    at("2026-11-25T21:00"),
    "Call tom about the december 4 mailing",
  ],
  ["call Sun Electric on wed", day("2026-11-25"), "Call Sun Electric"],
])("of two dates in %j one is when it is due, the other what it is about", (words, due, title) => {
  expect(inChicago(words)).toMatchObject({ due, title });
});

describe("clocks", () => {
  test.each([
    // Sunday, March 14, 2027: 2:00 is 3:00.
    ["call tom tomorrow 9am", "2027-03-13T18:00:00Z", "America/Chicago", at("2027-03-14T14:00")],
    ["call tom tomorrow 2:30 am", "2027-03-13T18:00:00Z", "America/Chicago", at("2027-03-14T08:30")],
    // Two hours later are two hours, though clocks show three.
    ["call tom in two hours", "2027-03-14T07:30:00Z", "America/Chicago", at("2027-03-14T09:30")],
    // Sunday, November 1, 2026: 2:00 is 1:00 again, and the first 1:30 counts.
    ["call tom tomorrow 1:30 am", "2026-10-31T18:00:00Z", "America/Chicago", at("2026-11-01T06:30")],
    // It is Wednesday in Auckland already, 13 hours ahead.
    ["call tom tomorrow", TUESDAY, "Pacific/Auckland", day("2026-11-26")],
    ["call tom tomorrow 9am", TUESDAY, "Pacific/Auckland", at("2026-11-25T20:00")],
    // Half past ten in the evening in Kolkata, 5:30 ahead.
    ["call tom in 2 days 9am", TUESDAY, "Asia/Kolkata", at("2026-11-26T03:30")],
    ["call tom today 23:00", TUESDAY, "Asia/Kolkata", at("2026-11-24T17:30")],
  ])("%j at %s in %s", (words, now, zone, due) => {
    expect(read(words, now, zone).due).toEqual(due);
  });
});

test.each([
  ["phone tom", "call"],
  ["Ring tom", "call"],
  ["call back tom", "call"],
  ["e-mail tom", "email"],
  ["mail tom the list", "email"],
  ["write to tom", "email"],
  ["send the offer", "email"],
  ["meet tom", "meeting"],
  ["lunch with tom", "meeting"],
  ["prepare the map", "task"],
  ["caller list", "task"],
  ["meetings of december: list them", "task"],
])("%j is a %s", (words, type) => {
  expect(inChicago(words).type).toBe(type);
});

test.each([
  ["call tom @jonah", "jonah", "Call tom"],
  ["@jonah call tom", "jonah", "Call tom"],
  ["call tom @JReyes friday", "jonah", "Call tom"],
  ["call tom @me", "lena", "Call tom"],
  ["call tom", "lena", "Call tom"],
  // Two begin so, one has left, and an address names nobody.
  ["call tom @jo", "lena", "Call tom @jo"],
  ["call tom @leif", "lena", "Call tom @leif"],
  ["email lena@jonah.example", "lena", "Email lena@jonah.example"],
])("%j is for %s", (words, assigneeId, title) => {
  expect(inChicago(words)).toMatchObject({ assigneeId, title });
});

test.each([
  ["call priya about the county map", ["priya"]],
  ["call back Priya Raman", ["Priya Raman", "Priya"]],
  ["send the price list to ingrid vos", ["ingrid vos", "ingrid"]],
  ["lunch with Tom Wierzba friday", ["Tom Wierzba", "Tom"]],
  ["call the printer", []],
  ["remind rosa about the offer", ["rosa"]],
  ["remind me to call rosa friday", ["rosa"]],
  ["call tom at Harbor Auto friday", ["tom", "Harbor Auto", "Harbor"]],
  ["call (216) 555-0118 tomorrow", ["(216) 555-0118"]],
])("%j may be about %j", (words, names) => {
  expect(inChicago(words).names).toEqual(names);
});

test("what somebody wants to be reminded of is what there is to do", () => {
  const expected = { title: "Call rosa", type: "call", due: day("2026-11-25") };
  expect(inChicago("remind me to call rosa tomorrow")).toMatchObject(expected);
  expect(inChicago("remind me tomorrow to call rosa")).toMatchObject(expected);
});

test("words that say only when have no title", () => {
  expect(inChicago("tomorrow 3pm").title).toBe("");
});

test("two hundred of any characters are read without a fault", () => {
  for (const piece of [
    "1/",
    "monday ",
    "@",
    "a@b ",
    "12:",
    "next ",
    "\u202e",
    "🙂",
    "in 9999999999 years ",
    "-",
    "([",
  ]) {
    const words = piece.repeat(200).slice(0, 200);
    expect(() => inChicago(words), words).not.toThrow();
  }
});
