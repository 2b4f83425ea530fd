import { expect, test } from "vitest";
import { calendarLinks } from "../../app/marketing/booking-page/calendar-links";
import { daysAhead } from "../../app/marketing/booking-page/days-ahead";

const ZONE = { timeZone: "America/Chicago" };
/** Wednesday, 9:00 AM in Chicago. */
const NOW = new Date("2026-11-25T15:00:00.000Z");
const booked = (startsAt: string, updatedAt = NOW.toISOString()) => ({ startsAt, updatedAt, ...ZONE });

test("a week ahead is a division a day, with the reminders on their days", () => {
  // Wednesday, December 2, 4:00 PM in Chicago: the eighth of eight days, two thirds through it.
  expect(daysAhead(booked("2026-12-02T22:00:00.000Z"), NOW)).toEqual({
    days: [
      { label: "Today", notes: [] },
      { label: "Thu, Nov 26", notes: [] },
      { label: "Fri, Nov 27", notes: [] },
      { label: "Sat, Nov 28", notes: [] },
      { label: "Sun, Nov 29", notes: [] },
      { label: "Mon, Nov 30", notes: [] },
      { label: "Tue, Dec 1", notes: ["4:00 PM, first reminder"] },
      { label: "Wed, Dec 2", notes: ["3:00 PM, last reminder"] },
    ],
    at: 95.8,
    reminders: ["a day", "an hour"],
  });
});

test("of a longer wait the middle is one division", () => {
  const { days } = daysAhead(booked("2026-12-25T22:00:00.000Z"), NOW);
  // November 25 to December 25 are 31 days: today, 24 in the middle, and the last six.
  expect(days.map(({ label }) => label)).toEqual([
    "Today",
    "24 more days",
    ...["Sun, Dec 20", "Mon, Dec 21", "Tue, Dec 22", "Wed, Dec 23", "Thu, Dec 24", "Fri, Dec 25"],
  ]);
});

test("a demo of the same day is at its hour, with the reminder that is still sent", () => {
  expect(daysAhead(booked("2026-11-25T18:00:00.000Z"), NOW)).toEqual({
    days: [{ label: "Today", notes: ["11:00 AM, last reminder"] }],
    at: 50,
    reminders: ["an hour"],
  });
  // Booked half an hour before it begins: nothing more is sent.
  expect(daysAhead(booked("2026-11-25T15:30:00.000Z"), NOW).reminders).toEqual([]);
});

test("the links fill in the forms of Google's and Outlook's calendars", () => {
  const links = calendarLinks({
    ...{ id: "b", startsAt: "2026-12-02T22:00:00.000Z", endsAt: "2026-12-02T22:30:00.000Z" },
    ...{ status: "booked", sequence: 0, updatedAt: NOW.toISOString(), attendees: [] },
    ...{ summary: "Demo with Ann & Bo", description: "Move it: https://b.example/booking/1" },
  });
  const [google, outlook] = links.map(({ href }) => new URL(href));
  expect(google?.origin).toBe("https://calendar.google.com");
  expect(Object.fromEntries(google?.searchParams ?? [])).toEqual({
    action: "TEMPLATE",
    text: "Demo with Ann & Bo",
    details: "Move it: https://b.example/booking/1",
    dates: "20261202T220000Z/20261202T223000Z",
  });
  expect(outlook?.origin).toBe("https://outlook.office.com");
  expect(Object.fromEntries(outlook?.searchParams ?? [])).toMatchObject({
    subject: "Demo with Ann & Bo",
    startdt: "2026-12-02T22:00:00.000Z",
    enddt: "2026-12-02T22:30:00.000Z",
  });
});
