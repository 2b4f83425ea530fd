import { beforeEach, expect, test, vi } from "vitest";
import { readBusyTimes } from "../../app/booking/calendars/busy-feed.server";
import { readBusyFeeds } from "../../app/booking/calendars/read-busy.task.server";
import { DAY, isoAfter, MINUTE } from "../../app/platform/clock";
import { createJobContext } from "../../app/platform/jobs/job-context.server";
import { BOOKED_AT, clearBookings, putHost, START } from "../support/bookings";
import { staffMember } from "../support/staff";
import { rawEnv, rows, SITE_URL } from "../support/workers-env";

const CALENDAR = "https://calendar.example/tom.ics";
const at = (ms: number) => createJobContext(rawEnv(), () => new Date(BOOKED_AT.getTime() + ms));

beforeEach(clearBookings);

const calendar = (...events: string[][]) =>
  [
    ...["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Test//EN"],
    ...events.flatMap((lines) => ["BEGIN:VEVENT", "DTSTAMP:20260301T000000Z", ...lines, "END:VEVENT"]),
    "END:VCALENDAR",
  ].join("\r\n");
const hourLong = (uid: string, ...more: string[]) => [
  `UID:${uid}`,
  ...["DTSTART:20260311T150000Z", "DTEND:20260311T160000Z", ...more],
];

/** The busy times of events for a host in Chicago, in March and April 2026. */
function timesOf(...events: string[][]): [string, string][] {
  const range = { from: new Date("2026-03-02T00:00:00.000Z"), to: new Date("2026-05-01T00:00:00.000Z") };
  const input = { ...range, timeZone: "America/Chicago", siteUrl: "https://beaconry.example" };
  const { times, skipped } = readBusyTimes(calendar(...events), input);
  expect(skipped).toEqual([]);
  return times.map(({ start, end }) => [short(start), short(end)]);
}
const short = (ms: number) => new Date(ms).toISOString().slice(0, 16);

test.each<[string, string, number]>([
  ["our own booking", "booking-0192@beaconry.example", 0],
  ["another tool's, with the same beginning", "booking-0192@other.example", 1],
  ["another of our host", "meeting-0192@beaconry.example", 1],
  ["one of a host whose name ends with ours", "booking-0192@mybeaconry.example", 1],
  ["one without a UID like ours", "dentist", 1],
])("the entry of %s (%s) takes away %d times", (_, uid, times) => {
  expect(timesOf(hourLong(uid))).toHaveLength(times);
});

test.each<[string, string[], [string, string][]]>([
  [
    "a whole day is the host's day",
    ["DTSTART;VALUE=DATE:20260311", "DTEND;VALUE=DATE:20260312"],
    [["2026-03-11T05:00", "2026-03-12T05:00"]],
  ],
  [
    "the day on which clocks change has 23 hours",
    ["DTSTART;VALUE=DATE:20260308", "DTEND;VALUE=DATE:20260309"],
    [["2026-03-08T06:00", "2026-03-09T05:00"]],
  ],
  [
    "a day without an end is one day",
    ["DTSTART;VALUE=DATE:20260311"],
    [["2026-03-11T05:00", "2026-03-12T05:00"]],
  ],
  [
    "a week away is one time",
    ["DTSTART;VALUE=DATE:20260309", "DTEND;VALUE=DATE:20260316"],
    [["2026-03-09T05:00", "2026-03-16T05:00"]],
  ],
  [
    "a time without a zone is the host's",
    ["DTSTART:20260311T100000", "DTEND:20260311T110000"],
    [["2026-03-11T15:00", "2026-03-11T16:00"]],
  ],
  [
    "a time with a zone is that zone's, each end for itself",
    ["DTSTART;TZID=Europe/Berlin:20260311T160000", "DTEND;TZID=Europe/London:20260311T160000"],
    [["2026-03-11T15:00", "2026-03-11T16:00"]],
  ],
  [
    "a duration counts from the start",
    ["DTSTART;TZID=Europe/Berlin:20260311T160000", "DURATION:PT45M"],
    [["2026-03-11T15:00", "2026-03-11T15:45"]],
  ],
  [
    "what repeats every week stays at its hour when clocks change",
    ["DTSTART;TZID=Europe/Berlin:20260323T090000", "DURATION:PT1H", "RRULE:FREQ=WEEKLY;COUNT=2"],
    [
      ["2026-03-23T08:00", "2026-03-23T09:00"],
      ["2026-03-30T07:00", "2026-03-30T08:00"],
    ],
  ],
  [
    "a date that is left out takes nothing",
    ["DTSTART:20260311T150000Z", "DURATION:PT1H", "RRULE:FREQ=DAILY;COUNT=3", "EXDATE:20260312T150000Z"],
    [
      ["2026-03-11T15:00", "2026-03-11T16:00"],
      ["2026-03-13T15:00", "2026-03-13T16:00"],
    ],
  ],
  [
    "every Monday off, as whole days",
    ["DTSTART;VALUE=DATE:20260302", "RRULE:FREQ=WEEKLY;UNTIL=20260309"],
    [
      ["2026-03-02T06:00", "2026-03-03T06:00"],
      ["2026-03-09T05:00", "2026-03-10T05:00"],
    ],
  ],
  ["what is over takes nothing", ["DTSTART:20260301T220000Z", "DTEND:20260302T000000Z"], []],
  [
    "what goes on at the start takes its whole time",
    ["DTSTART:20260301T230000Z", "DTEND:20260302T000100Z"],
    [["2026-03-01T23:00", "2026-03-02T00:01"]],
  ],
  ["what begins at the end takes nothing", ["DTSTART:20260501T000000Z", "DURATION:PT1H"], []],
  ["what is cancelled takes nothing", [...hourLong("x").slice(1), "STATUS:CANCELLED"], []],
  ["what is shown as free takes nothing", [...hourLong("x").slice(1), "TRANSP:TRANSPARENT"], []],
  [
    "what is tentative takes its time",
    [...hourLong("x").slice(1), "STATUS:TENTATIVE", "TRANSP:OPAQUE"],
    [["2026-03-11T15:00", "2026-03-11T16:00"]],
  ],
])("%s", (_, lines, times) => {
  expect(timesOf(["UID:one", ...lines])).toEqual(times);
});

test("one time of a series that is cancelled takes nothing, the others do", () => {
  const series = ["UID:gym", "DTSTART:20260311T150000Z", "DURATION:PT1H", "RRULE:FREQ=DAILY;COUNT=2"];
  const cancelled = [
    "UID:gym",
    "RECURRENCE-ID:20260311T150000Z",
    "DTSTART:20260311T150000Z",
    "DURATION:PT1H",
  ];
  expect(timesOf(series, [...cancelled, "STATUS:CANCELLED"])).toEqual([
    ["2026-03-12T15:00", "2026-03-12T16:00"],
  ]);
});

const busy = () => rows("select host_id, starts_at, ends_at from busy_times order by host_id, starts_at");

async function hostWithCalendar(email = "tom@beaconry.example", busyUrl = CALENDAR): Promise<string> {
  const { id } = await staffMember(email);
  await putHost(id, { busyUrl });
  return id;
}

test.each([
  ["removed", null],
  ["changed", "https://other.example/b.ics"],
])("a reading during which the address is %s stores nothing of it", async (_, address) => {
  const id = await hostWithCalendar();
  await readBusyFeeds(at(0), async () => {
    await rows(
      `update booking_hosts set busy_url = ${address === null ? "null" : `'${address}'`} where user_id = ?`,
      id,
    );
    return calendar(hourLong("dentist"));
  });
  expect(await busy()).toEqual([]);
  expect(await rows("select busy_tried_at, busy_error from booking_hosts")).toEqual([
    { busy_tried_at: null, busy_error: null },
  ]);
});

test("a reading that fails after the address was changed says nothing of the new one", async () => {
  await hostWithCalendar();
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  await readBusyFeeds(at(0), async () => {
    await rows("update booking_hosts set busy_url = 'https://other.example/b.ics'");
    throw new Error("gone");
  });
  log.mockRestore();
  expect(await rows("select busy_tried_at, busy_error from booking_hosts")).toEqual([
    { busy_tried_at: null, busy_error: null },
  ]);
});

test("each host's calendar replaces the host's own times; one that fails stops no other", async () => {
  const tom = await hostWithCalendar();
  const ana = await hostWithCalendar("ana@beaconry.example", "https://calendar.example/ana.ics");
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const answers = new Map([
    [CALENDAR, [hourLong("dentist")]],
    ["https://calendar.example/ana.ics", [["UID:lunch", "DTSTART:20260312T170000Z", "DURATION:PT1H"]]],
  ]);
  const load = async (url: string) => calendar(...(answers.get(url) ?? []));
  await readBusyFeeds(at(0), load);
  const both = [
    { host_id: tom, starts_at: START.toISOString(), ends_at: isoAfter(START, 60 * MINUTE) },
    { host_id: ana, starts_at: "2026-03-12T17:00:00.000Z", ends_at: "2026-03-12T18:00:00.000Z" },
  ].sort((a, b) => a.host_id.localeCompare(b.host_id));
  expect(await busy()).toEqual(both);
  answers.set("https://calendar.example/ana.ics", []);
  await readBusyFeeds(at(15 * MINUTE), async (url) => {
    if (url === CALENDAR) throw new Error("gone");
    return load(url);
  });
  log.mockRestore();
  expect(await busy()).toEqual(both.filter(({ host_id }) => host_id === tom));
  expect(await rows("select busy_error from booking_hosts order by user_id = ?", tom)).toEqual([
    { busy_error: "Your calendar has no events yet, so it takes away no times." },
    { busy_error: "What is there cannot be read as a calendar." },
  ]);
});

test("a calendar that can be read again takes its reason away", async () => {
  await hostWithCalendar();
  await rows("update booking_hosts set busy_error = 'Gone'");
  await readBusyFeeds(at(0), async () => calendar(hourLong("dentist")));
  expect(await rows("select busy_error from booking_hosts")).toEqual([{ busy_error: null }]);
});

test("a host gets one mail about a calendar that was unreadable for an hour, and another only after it was read", async () => {
  await hostWithCalendar();
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  let minutes = 0;
  const read = async (times: number, load: () => Promise<string>) => {
    for (let time = 0; time < times; time += 1) {
      await readBusyFeeds(at(minutes * MINUTE), load);
      minutes += 15;
    }
    return (await rows("select count(*) n from mails"))[0]?.n;
  };
  const fail = () => Promise.reject(new Error("gone"));
  const inMars = calendar(["UID:mars", "DTSTART;TZID=Planet/Mars:20260311T150000", "DURATION:PT1H"]);
  expect(await read(3, fail)).toBe(0);
  // Once it is read, failures count anew.
  expect(await read(1, async () => calendar())).toBe(0);
  expect(await read(3, fail)).toBe(0);
  expect(await read(1, fail)).toBe(1);
  expect(await read(9, fail)).toBe(1);
  expect(await read(4, async () => inMars)).toBe(1);
  expect(await read(1, async () => calendar(hourLong("dentist")))).toBe(1);
  expect(await read(4, async () => inMars)).toBe(2);
  log.mockRestore();
  const mails = await rows("select to_address, subject, text, kind from mails order by rowid");
  expect(mails).toMatchObject([
    {
      to_address: "tom@beaconry.example",
      subject: "We can’t read your calendar (Beaconry)",
      kind: "booking",
    },
    { to_address: "tom@beaconry.example" },
  ]);
  expect(mails[0]?.text).toContain("What is there cannot be read as a calendar.");
  expect(mails[1]?.text).toContain("is in a time zone we don’t know (Planet/Mars), so we read it in yours");
  expect(mails[1]?.text).toContain(`${SITE_URL}/admin/settings/booking`);
  expect(await rows("select state from outbox")).toHaveLength(2);
});

test("a calendar without events says so", async () => {
  await hostWithCalendar();
  await readBusyFeeds(at(0), async () => calendar());
  expect(await rows("select busy_error from booking_hosts")).toEqual([
    { busy_error: "Your calendar has no events yet, so it takes away no times." },
  ]);
});

test("a calendar is read again after 14 minutes, not before", async () => {
  await hostWithCalendar();
  let asked = 0;
  const load = async () => {
    asked += 1;
    return calendar();
  };
  for (const minutes of [0, 5, 13.9, 14, 20, 28]) await readBusyFeeds(at(minutes * MINUTE), load);
  expect(asked).toBe(3);
});

test("a sweep reads twenty calendars, those longest unread first, and none of a disabled account", async () => {
  const ids: string[] = [];
  for (let host = 0; host < 22; host += 1) {
    ids.push(await hostWithCalendar(`host${host}@beaconry.example`, `https://calendar.example/${host}.ics`));
  }
  for (const [host, id] of ids.entries())
    await rows(
      "update booking_hosts set busy_tried_at = ? where user_id = ?",
      isoAfter(BOOKED_AT, -DAY - host * MINUTE),
      id,
    );
  await rows("update users set disabled_at = '2026-01-01T00:00:00.000Z' where id = ?", ids[21] ?? "");
  const asked: string[] = [];
  const load = async (url: string) => {
    asked.push(url.replace(/\D/g, ""));
    return calendar();
  };
  await readBusyFeeds(at(0), load);
  expect(asked).toEqual(Array.from({ length: 20 }, (_, at) => `${20 - at}`));
  await readBusyFeeds(at(5 * MINUTE), load);
  expect(asked.slice(20)).toEqual(["0"]);
});

test("times are kept as far as demos can be booked, and a day more", async () => {
  await hostWithCalendar();
  await rows(
    "insert into settings (key, value, updated_at) values ('booking.rules', ?, '')",
    JSON.stringify({ bufferMinutes: 0, noticeHours: 0, horizonDays: 10, holidays: [] }),
  );
  const event = (uid: string, days: number) => {
    const start = isoAfter(BOOKED_AT, days * DAY).replaceAll(/[-:]|\.\d+/g, "");
    return [`UID:${uid}`, `DTSTART:${start}`, "DURATION:PT1H"];
  };
  await readBusyFeeds(at(0), async () => calendar(event("in", 10), event("last", 10.9), event("out", 11)));
  expect((await busy()).map(({ starts_at }) => starts_at)).toEqual([
    isoAfter(BOOKED_AT, 10 * DAY),
    isoAfter(BOOKED_AT, 10.9 * DAY),
  ]);
});

test("the entry of a demo that our mail put into the host's calendar takes no time from its move", async () => {
  await hostWithCalendar();
  const uid = `booking-0192@${new URL(SITE_URL).hostname}`;
  await readBusyFeeds(at(0), async () => calendar(hourLong(uid)));
  expect(await busy()).toEqual([]);
});
