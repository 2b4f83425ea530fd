import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readBusyStream, readBusyTimes } from "../../app/booking/calendars/busy-feed.server";

/**
 * Calendar files of all kinds of programs, and the busy times that each means for Tom in Chicago, in UTC and written by
 * hand; the long series were compared with the library rrule. They are read from 25 Nov 2026 to 25 Jan 2027.
 */
const FILES = "tests/fixtures/calendars/";
const INPUT = {
  timeZone: "America/Chicago",
  from: new Date("2026-11-25T00:00:00Z"),
  to: new Date("2027-01-25T00:00:00Z"),
  siteUrl: "https://beaconry.example",
  addresses: ["tom@example.com"],
};

/** The same hours on several days. */
const daily = (hours: string, days: string) => days.split(" ").map((day) => `${day}T${hours}`);
/** Whole days in Chicago, where clocks are six hours behind. */
const whole = (days: string) =>
  days.split(" ").map((day) => {
    const next = new Date(Date.parse(`2026-${day}T00:00:00Z`) + 86_400_000);
    return `${day}T06:00/${next.toISOString().slice(5, 10)}T06:00`;
  });
/** The same hours, of which the second is on the next day. */
const overnight = (time: string) => {
  const [start = "", end = ""] = time.split("/");
  return `${start}/${whole(start.slice(0, 5))[0]?.slice(12, 18)}${end}`;
};
const hour = (...days: string[]) => days.map((day) => `${day}T15:00/16:00`);

const BUSY: Record<string, string[]> = {
  // Zones with Windows' names, with and without a description that begins in 1601
  "windows-tzid-undescribed": ["12-02T08:30/09:30"],
  "windows-quoted-escaped-commas": ["12-02T10:00/10:30"],
  "tzone-microsoft-custom": ["12-02T06:00/07:00"],
  "outlook-owa-feed": [
    ...daily("15:00/15:30", "11-30"),
    ...hour("12-02", "12-03"),
    ...whole("12-05"),
    ...hour("12-06"),
    ...daily("15:00/15:30", "12-07 12-14 12-21 12-28"),
  ],
  "outlook-no-dst-zone": ["12-02T03:30/04:30"],
  "outlook-com": daily("17:00/17:30", "11-30 12-03 12-08 12-14 12-17"),
  "exchange-numbered-and-customized-zones": [
    "12-02T09:00/10:00",
    "12-03T14:00/15:00",
    "12-04T07:00/08:00",
    ...hour("12-07", "12-08"),
  ],
  "windows-displayed-names-undescribed": [
    ...hour("12-02", "12-03", "12-04", "12-07", "12-08", "12-09"),
    "12-10T09:00/10:00",
    ...hour("12-11"),
  ],
  "zimbra-displayed-names": hour("12-02", "12-03", "12-04"),
  "microsoft-utc-zones": hour("12-02", "12-03", "12-04", "12-07"),
  "lotus-notes": ["12-02T15:00/16:00", "12-03T15:00/16:30", "12-04T15:00/15:15"],

  // Other zones
  "gmt-offset-tzid": ["12-02T13:00/14:00", "12-03T15:00/16:00", "12-04T13:00/14:00"],
  "offsets-as-zones": hour("12-02", "12-03", "12-04", "12-07", "12-08", "12-09", "12-10"),
  "zones-with-a-vendors-path": [
    ...hour("12-02", "12-03"),
    "12-04T13:00/14:00",
    ...hour("12-07", "12-08", "12-09"),
  ],
  "zones-by-abbreviation": hour("12-02", "12-03", "12-04", "12-07", "12-08"),
  "described-with-a-location": hour("12-02"),
  "x-wr-timezone-floating": ["12-02T09:00/10:00"],
  "x-wr-timezone-of-windows": [...hour("12-02"), ...whole("12-04")],
  "two-vcalendars-two-zones": hour("12-02", "12-03", "12-04"),
  "unknown-zone": hour("12-02"),
  // The one in Polish, on the 10th, is read in the calendar's zone.
  "translated-windows-zones": hour(
    "12-02",
    "12-03",
    "12-04",
    "12-07",
    "12-08",
    "12-09",
    "12-10",
    "12-11",
    "12-14",
    "12-15",
  ),
  "windows-1252": hour("12-02"),
  "utf-16": hour("12-02"),
  "utf-16be-without-mark": hour("12-02"),
  "utf-8-with-mark": hour("12-02"),
  "flight-two-zones-weekly": daily("01:00/08:00", "12-03 12-06 12-10"),
  "dst-days-series": daily("09:00/10:00", "11-27 12-04 12-11 12-18 12-25 01-01 01-08 01-15 01-22"),

  // Busy without a series in the file
  "orphan-recurrence-id": hour("12-02"),
  "google-free-busy": daily("15:00/15:30", "12-02 12-09 12-16"),
  "exchange-one-occurrence": ["12-02T08:30/09:30"],
  "zimbra-free-busy": ["12-02T15:00/16:00", "12-03T15:00/15:30", ...hour("12-04", "12-07", "12-09")],
  // Mondays to Fridays from nine to five in Chicago, from 30 Nov to 2 Dec
  "working-hours-as-availability": [
    "11-30T06:00/15:00",
    ...daily("23:00/15:00", "11-30 12-01").map(overnight),
    "12-02T17:00/18:00",
    "12-02T23:00/12-03T06:00",
  ],
  // Three days from 14:00 to 22:00, of which the second is from 06:00 to 08:00 and from 18:00 to 19:00
  "availability-with-priorities": [
    ...[
      "12-02T00:00/14:00",
      "12-02T22:00/12-03T06:00",
      "12-03T00:00/06:00",
      "12-03T08:00/14:00",
      "12-03T08:00/18:00",
    ],
    ...["12-03T19:00/12-04T00:00", "12-03T22:00/12-04T14:00", "12-04T22:00/12-05T00:00"],
  ],

  // Which occurrence is left out or moved
  exrule: hour("11-30", "12-01", "12-02", "12-03", "12-07", "12-15", "12-16", "12-17", "12-21", "12-22"),
  "o365-allday-exdate-datetime": whole("12-02 12-03 12-05 12-06 12-07 12-08"),
  "allday-exdate-datetime-1970": whole("12-02 12-03 12-05 12-06 12-07 12-08"),
  "o365-allday-recurrence-id-datetime": whole("12-01 12-03 12-08 12-11 12-15 12-17"),
  "exchange-all-day-exception-utc": whole("12-07 12-09 12-15"),
  "exchange-all-day-series-until-utc": whole("12-07 12-09 12-10 12-14 12-15 12-16 12-21 12-22 12-28 12-29"),
  "recurrence-id-other-zone": [
    "11-30T22:00/23:00",
    "12-02T22:00/23:00",
    "12-07T02:00/03:00",
    "12-08T22:00/23:00",
  ],
  "recurrence-id-other-zone-with-vtimezone": [
    ...["11-30T22:00/23:00", "12-02T22:00/23:00", "12-07T02:00/03:00", "12-08T22:00/23:00"],
  ],
  "exdate-utc-tzid-start": ["12-02T09:00/10:00", "12-04T12:00/13:00", "12-05T09:00/10:00"],
  "exdate-utc-with-vtimezone": ["12-02T09:00/10:00", "12-04T12:00/13:00", "12-05T09:00/10:00"],
  "recurrence-id-utc": ["12-02T09:00/10:00", "12-03T15:00/16:00", "12-04T09:00/10:00"],
  "recurrence-id-utc-with-vtimezone": ["12-02T09:00/10:00", "12-03T15:00/16:00", "12-04T09:00/10:00"],
  "cancelled-exception-utc": daily("09:00/10:00", "12-02 12-04"),
  "exdate-control": daily("09:00/10:00", "12-02 12-04"),
  "exdate-date-only": daily("09:00/10:00", "12-02 12-04"),
  "exceptions-named-by-their-day": ["12-03T04:00/05:00", "12-03T15:00/16:00", "12-05T04:00/05:00"],
  "exception-written-twice": [...hour("12-02"), "12-03T18:00/19:00"],
  "floating-exceptions-of-a-zoned-series": [
    ...[
      "12-02T09:00/10:00",
      "12-05T12:00/13:00",
      "12-06T09:00/10:00",
      "12-08T09:00/10:00",
      "12-09T09:00/10:00",
    ],
  ],
  "moved-in-from-beyond-horizon": ["11-27T15:00/16:00", "12-15T15:00/16:00", "12-27T15:00/16:00"],
  "one-vcalendar-per-event": [...hour("12-02"), "12-03T18:00/19:00"],
  thisandfuture: [...hour("11-30", "12-01"), ...daily("20:00/21:00", "12-02 12-03 12-04")],
  "from-then-on-called-off": [...hour("11-30", "12-01"), ...whole("12-07 12-08 12-10 12-11")],
  "from-then-on-by-a-rule-of-its-own": [...hour("11-30", "12-01"), ...daily("20:00/21:00", "12-03 12-10")],
  "rdate-kinds": [
    ...["12-02T15:00/16:00", "12-04T15:00/17:00", "12-08T15:00/16:00", "12-09T15:00/16:00"],
    ...["12-11T16:00/17:00", "12-14T15:00/16:00", ...whole("12-16 12-18")],
  ],
  "until-variants": [
    ...["12-01T00:00/00:30", "12-01T02:00/02:30", "12-02T00:00/00:30", "12-02T02:00/02:30"],
    // A date as the end of a series ends it with that day, 18:00 in Chicago included.
    ...["12-03T00:00/00:30", "12-03T02:00/02:30", "12-04T00:00/00:30"],
  ],
  "until-in-utc-on-the-other-side-of-midnight": [
    ...daily("20:00/21:00", "11-30 12-01 12-02"),
    ...daily("02:00/03:00", "12-09 12-15 12-16"),
  ],
  "google-this-and-following": [...hour("11-30"), ...daily("17:00/17:30", "12-07 12-14")],
  "google-feed": daily(
    "15:00/16:00",
    "11-25 11-30 12-07 12-09 12-14 12-16 12-21 12-23 12-28 12-30 01-04 01-06 01-11 01-13 01-18 01-20",
  ),
  "google-birthdays-since-1950": whole("12-10"),
  "long-series": [
    ...["11-25T02:00/03:00", "11-26T02:00/03:00", "11-27T02:00/03:00", "11-27T21:00/22:00"],
    ...["11-28T02:00/03:00", "11-28T12:00/12:30"],
    ...daily("02:00/03:00", "11-29 11-30 12-01 12-02 12-03 12-04 12-05"),
    ...["12-08T18:00/19:00", "12-15T15:00/16:00", "12-18T12:00/12:30", "12-22T18:00/19:00"],
    ...[
      "12-25T21:00/22:00",
      "12-26T22:00/22:10",
      "01-05T18:00/19:00",
      "01-07T12:00/12:30",
      "01-19T18:00/19:00",
    ],
  ],

  // Busy or free, and for how long
  "allday-same-end": whole("12-02 12-03"),
  yahoo: [...whole("12-02 12-04"), "12-08T18:00/19:00"],
  "tentative-oof-workingelsewhere": hour("12-02", "12-03", "12-04"),
  "x-apple-travel": ["12-02T17:15/19:00"],
  "24-hours": ["12-03T04:00/06:00"],
  "dtend-before-dtstart": hour("12-02", "12-04"),
  "duration-no-uid-lf": ["12-04T18:30/19:00", "12-05T16:00/20:00"],
  lengths: [
    ...["12-02T15:00/16:30", "12-03T15:00/12-04T17:00", "12-07T15:00/16:00", "12-08T15:00/16:00"],
    ...["12-11T15:00/15:15", ...whole("12-16")],
  ],
  "ends-by-midnight-and-starts-before-the-range": [
    ...["11-20T15:00/11-26T15:00", "11-28T04:00/12:00", "01-24T23:00/01-26T00:00"],
  ],
  "google-invitations": ["11-30T14:00/15:00", ...hour("12-02", "12-04", "12-07"), "12-14T14:00/15:00"],
  "google-named-after-its-owner": hour("12-03"),
  icloud: [
    ...["11-30T15:00/15:45", "12-02T14:30/16:00", "12-08T18:00/18:45", "12-21T15:00/15:45"],
    "12-25T06:00/12-27T06:00",
  ],
  nextcloud: hour("12-02", "12-04"),
  fastmail: ["12-02T21:00/22:00", "12-04T21:00/22:00", "12-05T22:00/23:00", "12-10T06:00/12-12T06:00"],
  "cal-com": ["12-02T15:00/15:30"],
  calendly: ["12-02T15:00/15:30"],

  // Files that the standard does not allow
  "bad-quote-in-parameter": hour("12-02", "12-03"),
  "quote-variants": hour("12-02", "12-03"),
  "quote-newline": hour("12-02", "12-03"),
  proton: daily("09:00/10:00", "12-02 12-03 12-05 12-09"),
  "two-vcalendars": hour("12-02", "12-03"),
  "malformed-valarm": hour("12-02", "12-03"),
  "bad-dtstart-one-event": ["12-02T21:00/22:00", "12-04T15:00/16:00"],
  "blank-and-space-lines": hour("12-02", "12-04"),
  "fold-inside-utf8": hour("12-02"),
  lowercase: hour("12-02"),
  "negative-year-1601-dtstamp": hour("12-02"),
  "components-without-an-end": hour("12-02", "12-03", "12-04"),
  "old-mac-line-ends": hour("12-02"),
  "doubled-line-ends": hour("12-02"),
  "control-characters": hour("12-02"),
  "values-of-other-kinds": [...whole("12-02 12-04"), ...hour("12-07", "12-08")],
  "rules-that-cannot-be-read": [
    ...hour(
      "12-02",
      "12-03",
      "12-04",
      "12-07",
      "12-08",
      "12-09",
      "12-10",
      "12-14",
      "12-15",
      "12-16",
      "12-17",
    ),
    ...hour("12-21", "12-22"),
  ],
};

/** The rest are read without a word. */
const PROBLEMS: Record<string, string[]> = {
  exrule: ["12-21 leaves out times in a way we can’t read, so all of them count"],
  "translated-windows-zones": [
    "12-10 is in a time zone we don’t know (Środkowoeuropejski czas stand.), so we read it in the calendar’s own",
  ],
  "unknown-zone": ["12-02 is in a time zone we don’t know (Planet/Mars), so we read it in yours"],
  "dtend-before-dtstart": ["12-02 ends before it begins, so it takes the time between"],
  "bad-dtstart-one-event": ["? has no time we can read, so it takes none"],
  "values-of-other-kinds": Array(2).fill("? has no time we can read, so it takes none"),
  lengths: [
    "12-07 has no end we can read, so it takes one hour",
    "12-08 has no end we can read, so it takes one hour",
    "12-14 ends before it begins, so it takes no time",
  ],
  "rules-that-cannot-be-read": [
    "12-21 lists a date we can’t read",
    ...["12-02", "12-04", "12-07", "12-14", "12-15"].map(
      (day) => `${day} repeats in a way we can’t read, so only its first time counts`,
    ),
  ].sort(),
};

async function readFile(name: string, input = INPUT) {
  const { times, skipped } = await readBusyStream([readFileSync(`${FILES}${name}.ics`)], input);
  return {
    busy: times.map(shown),
    problems: skipped.map(({ start, text }) => `${dayOf(start)} ${text}`).sort(),
  };
}
const iso = (ms: number) => new Date(ms).toISOString();
const dayOf = (ms: number | null) => (ms === null ? "?" : iso(ms).slice(5, 10));
const shown = ({ start, end }: { start: number; end: number }) =>
  `${iso(start).slice(5, 16)}/${iso(end).slice(dayOf(start) === dayOf(end) ? 11 : 5, 16)}`;

test.each(Object.entries(BUSY))("%s: its busy times", async (name, busy) => {
  expect(await readFile(name)).toEqual({ busy, problems: PROBLEMS[name] ?? [] });
});

test("every file has its busy times here", () => {
  const files = readdirSync(FILES).map((file) => file.replace(/\.ics$/, ""));
  const counted = ["exchange-many-series-in-1601-zones"];
  expect(files.sort()).toEqual([...Object.keys(BUSY), ...counted].sort());
});

test("forty described zones of 1601 and their series leave the other entries their steps", async () => {
  const { busy, problems } = await readFile("exchange-many-series-in-1601-zones");
  expect(problems).toEqual([]);
  expect(busy.slice(-2)).toEqual(hour("12-10", "12-11"));
  // One full week of the series is left. They lie at eight hours of six days, of which 24 combinations occur.
  expect(busy).toHaveLength(24 + 2);
});

test("a file that arrives byte by byte is read as the whole one", async () => {
  for (const name of [
    "proton",
    "fold-inside-utf8",
    "windows-displayed-names-undescribed",
    "doubled-line-ends",
    "windows-1252",
    "utf-16",
  ]) {
    const bytes = readFileSync(`${FILES}${name}.ics`);
    const parts = Array.from(bytes, (byte) => Uint8Array.of(byte));
    expect((await readBusyStream(parts, INPUT)).times.map(shown)).toEqual(BUSY[name]);
  }
});

test("an attendee who declined is free only if it is the host, whose address is given or names the calendar", async () => {
  const busyFor = async (...addresses: string[]) =>
    (await readFile("google-invitations", { ...INPUT, addresses })).busy;
  expect(await busyFor()).toContain("12-03T15:00/16:00");
  expect(await busyFor("ana@example.com")).not.toContain("12-04T15:00/16:00");
});

test("a line that is no UTF-8 is in the encoding that the server names, or else in Windows-1252", async () => {
  // "Środkowo" begins with another letter in Windows-1250, which Polish programs write.
  const bytes = Buffer.from(
    file(...event("DTSTART;TZID=\x8crodkowo:20261202T090000", "DURATION:PT1H")),
    "latin1",
  );
  const problemOf = async (charset: string | null) =>
    (await readBusyStream([bytes], INPUT, charset)).skipped[0]?.text ?? "";
  expect(await problemOf("windows-1250")).toContain("Środkowo");
  for (const charset of [null, "utf-8", "x-nobody-knows"]) {
    expect(await problemOf(charset), `${charset}`).toContain("Œrodkowo");
  }
});

const event = (...lines: string[]) => ["BEGIN:VEVENT", ...lines, "END:VEVENT"];
const file = (...lines: string[]) => ["BEGIN:VCALENDAR", ...lines, "END:VCALENDAR"].join("\r\n");

test.each([
  ["a page", "<html>Sign in</html>"],
  ["nothing", ""],
  ["an event alone", event("DTSTART:20261202T150000Z").join("\r\n")],
  ["half a calendar", file(...event("DTSTART:20261202T150000Z")).replace(/END:VEVENT[\s\S]*/, "")],
])("%s is no calendar", (_, text) => {
  expect(() => readBusyTimes(text, INPUT)).toThrow();
});

test("a calendar says that it has no events, a list of tasks too", () => {
  const tasks = file("BEGIN:VTODO", "DUE:20261202T150000Z", "END:VTODO");
  expect(readBusyTimes(tasks, INPUT)).toEqual({ times: [], skipped: [], isWithoutEvents: true });
  expect(readBusyTimes(file(), INPUT).isWithoutEvents).toBe(true);
  expect(readBusyTimes(file("BEGIN:VFREEBUSY", "END:VFREEBUSY"), INPUT).isWithoutEvents).toBe(false);
});

test("ten megabytes of old entries cost a second or two and hide none to come", () => {
  const old = event(
    ...[
      "UID:old",
      "DTSTART;TZID=America/Chicago:20190102T090000",
      "DTEND;TZID=America/Chicago:20190102T100000",
    ],
    `DESCRIPTION:${"x".repeat(200)}`,
  ).join("\r\n");
  const text = file(...Array(29_000).fill(old), ...event("DTSTART:20261202T150000Z", "DURATION:PT1H"));
  expect(text.length).toBeGreaterThan(9_800_000);
  const started = performance.now();
  expect(readBusyTimes(text, INPUT).times.map(shown)).toEqual(hour("12-02"));
  expect(performance.now() - started).toBeLessThan(10_000);
});
