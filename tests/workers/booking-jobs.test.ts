import { beforeEach, expect, test, vi } from "vitest";
import { bookDemo } from "~/booking/bookings.server";
import { readBusyTimes } from "~/booking/calendars/busy-feed.server";
import { isFeedUrl } from "~/booking/calendars/feed-address";
import { FeedRefused, type LoadedFeed, loadFeed } from "~/booking/calendars/load-feed.server";
import { readBusyFeeds } from "~/booking/calendars/read-busy.task.server";
import { moveBooking } from "~/booking/change-booking.server";
import { renewFeed } from "~/booking/hosts/hosts.server";
import { sendReminders } from "~/booking/mails/reminders.task.server";
import { createJobContext } from "~/platform/jobs/job-context.server";
import {
  BOOKED_AT,
  clearBookings,
  demoRequest,
  putHost,
  START,
  testSender,
  VISITOR,
} from "../support/bookings";
import { requestSite } from "../support/site";
import { database, staffMember } from "../support/staff";
import { rawEnv, rows } from "../support/workers-env";

const HOUR = 3_600_000;
const SITE = "https://beaconry.example";
const db = database();
const before = (hours: number) => createJobContext(rawEnv(), () => new Date(START.getTime() - hours * HOUR));
const reminders = () => rows("select subject from mails where subject like 'Reminder: %'");

beforeEach(clearBookings);

async function bookAhead() {
  await staffMember("tom@beaconry.example");
  const early = new Date(BOOKED_AT.getTime() - 72 * HOUR);
  const made = await bookDemo(db, demoRequest(), await testSender(), early);
  if (made.kind !== "booked") throw new Error("The time is taken");
  return made;
}

test("a reminder goes out a day and an hour before, once each, however often the sweep runs", async () => {
  await bookAhead();
  await sendReminders(before(30));
  expect(await reminders()).toEqual([]);
  await Promise.all([sendReminders(before(23)), sendReminders(before(23)), sendReminders(before(22))]);
  expect(await reminders()).toHaveLength(1);
  await sendReminders(before(5));
  expect(await reminders()).toHaveLength(1);
  await Promise.all([sendReminders(before(0.9)), sendReminders(before(0.9))]);
  await sendReminders(before(0.5));
  expect(await reminders()).toHaveLength(2);
  await sendReminders(before(-1));
  expect(await reminders()).toHaveLength(2);
});

test("who moves a demo is reminded of the new time", async () => {
  const made = await bookAhead();
  await sendReminders(before(23));
  const start = new Date(START.getTime() + 48 * HOUR);
  const sender = await testSender();
  const moved = await moveBooking(
    db,
    { id: made.id, by: VISITOR, sender, start },
    new Date(START.getTime() - 22 * HOUR),
  );
  expect(moved.kind).toBe("moved");
  await sendReminders(before(-25));
  expect(await reminders()).toHaveLength(2);
});

const CALENDAR = [
  "BEGIN:VCALENDAR",
  "VERSION:2.0",
  "PRODID:-//Test//EN",
  "BEGIN:VEVENT",
  "UID:dentist",
  "DTSTAMP:20260301T000000Z",
  "DTSTART:20260311T150000Z",
  "DTEND:20260311T160000Z",
  "RRULE:FREQ=DAILY;COUNT=2",
  "END:VEVENT",
  "END:VCALENDAR",
].join("\r\n");

test("a host's own calendar takes away free times; one that fails keeps them and says why", async () => {
  const { id } = await staffMember("tom@beaconry.example");
  await putHost(id, { busyUrl: "https://calendar.example/tom.ics" });
  const at = (minutes: number) =>
    createJobContext(rawEnv(), () => new Date(BOOKED_AT.getTime() + minutes * 60_000));
  await readBusyFeeds(at(0), async () => CALENDAR);
  const times = await rows("select starts_at from busy_times order by starts_at");
  expect(times).toEqual([
    { starts_at: "2026-03-11T15:00:00.000Z" },
    { starts_at: "2026-03-12T15:00:00.000Z" },
  ]);
  let asked = 0;
  await readBusyFeeds(at(5), async () => {
    asked += 1;
    return CALENDAR;
  });
  expect(asked).toBe(0);
  await readBusyFeeds(at(20), async () => "<html>Sign in</html>");
  expect(await rows("select busy_error from booking_hosts")).toEqual([
    { busy_error: "What is there cannot be read as a calendar." },
  ]);
  expect(await rows("select starts_at from busy_times order by starts_at")).toEqual(times);
  const made = await bookDemo(db, demoRequest(), await testSender(), BOOKED_AT);
  expect(made.kind).toBe("taken");
});

const entry = (uid: string, ...lines: string[]) => [
  ...["BEGIN:VEVENT", `UID:${uid}`, "DTSTAMP:20260301T000000Z", "DTSTART:20260311T150000Z"],
  ...[...lines, "END:VEVENT"],
];
/** 1MO, 1TU … 53SU. */
const DAYS = Array.from({ length: 53 }, (_, at) =>
  ["MO", "TU", "WE", "TH", "FR", "SA", "SU"].map((day) => `${at + 1}${day}`),
);
const HOUR_LONG = "DTEND:20260311T160000Z";

const TOO_OFTEN = "repeats too often, or never, so only its first time counts";
const UNREADABLE = "repeats in a way we can’t read, so only its first time counts";

test.each([
  ["a day that no month has", TOO_OFTEN, [HOUR_LONG, "RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31"]],
  ["seconds of such a day", TOO_OFTEN, [HOUR_LONG, "RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30"]],
  ["minutes of such a day", TOO_OFTEN, [HOUR_LONG, "RRULE:FREQ=MINUTELY;BYMONTH=4;BYMONTHDAY=31"]],
  ["a date that no year has", TOO_OFTEN, [HOUR_LONG, "RRULE:FREQ=YEARLY;BYMONTH=4;BYDAY=1MO;BYMONTHDAY=15"]],
  ["a weekday that no step meets", TOO_OFTEN, [HOUR_LONG, "RRULE:FREQ=DAILY;INTERVAL=7;BYDAY=TU"]],
  ["a billion seconds", TOO_OFTEN, [HOUR_LONG, "RRULE:FREQ=SECONDLY;COUNT=1000000000"]],
  [
    "more times than we keep",
    "is one of more than we keep, so only its first time counts",
    [HOUR_LONG, "RRULE:FREQ=SECONDLY;COUNT=20000"],
  ],
  ["a step of a billion years", TOO_OFTEN, [HOUR_LONG, "RRULE:FREQ=DAILY;INTERVAL=400000000000"]],
  ["a step of as many seconds", TOO_OFTEN, [HOUR_LONG, "RRULE:FREQ=SECONDLY;INTERVAL=99999999999999999"]],
  ["a rule of hundreds of days", TOO_OFTEN, [HOUR_LONG, `RRULE:FREQ=YEARLY;BYDAY=${DAYS}`]],
  ["a rule of no kind", UNREADABLE, [HOUR_LONG, "RRULE:FREQ=SOMETIMES"]],
  ["days of months in weeks", UNREADABLE, [HOUR_LONG, "RRULE:FREQ=WEEKLY;BYMONTHDAY=3"]],
  ["an entry that never ends", "is longer than ten years, so it takes no time", ["DURATION:P999999999999D"]],
])(
  "%s: the entry takes its own time at most and is reported, the others count",
  async (_, problem, lines) => {
    const { id } = await staffMember("tom@beaconry.example");
    await putHost(id, { busyUrl: "https://calendar.example/tom.ics" });
    const hostile = [...entry("one", ...lines), ...entry("two", ...lines)];
    const text = CALENDAR.replace("BEGIN:VEVENT", [...hostile, "BEGIN:VEVENT"].join("\r\n"));
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    await readBusyFeeds(
      createJobContext(rawEnv(), () => BOOKED_AT),
      async () => text,
    );
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
    expect(await rows("select starts_at from busy_times order by starts_at")).toEqual([
      { starts_at: "2026-03-11T15:00:00.000Z" },
      { starts_at: "2026-03-12T15:00:00.000Z" },
    ]);
    expect(await rows("select busy_error from booking_hosts")).toEqual([
      {
        busy_error: `Your calendar has 2 entries we can’t follow: the one of Mar 11, 2026 ${problem}; the one of Mar 11, 2026 ${problem}.`,
      },
    ]);
  },
);

test("an entry in a time zone whose rule never happens is read in the host's, and reported", async () => {
  const zone = ["BEGIN:VTIMEZONE", "TZID:Nowhere", "BEGIN:STANDARD", "DTSTART:20000101T000000"];
  const rule = ["TZOFFSETFROM:+0100", "TZOFFSETTO:+0200", "RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31"];
  const inIt = ["BEGIN:VEVENT", "UID:odd", "DTSTART;TZID=Nowhere:20260311T150000", "DURATION:PT1H"];
  const text = CALENDAR.replace(
    "BEGIN:VEVENT",
    [...zone, ...rule, "END:STANDARD", "END:VTIMEZONE", ...inIt, "END:VEVENT", "BEGIN:VEVENT"].join("\r\n"),
  );
  const { times, skipped } = readBusyTimes(text, {
    timeZone: "America/Chicago",
    from: BOOKED_AT,
    to: new Date(BOOKED_AT.getTime() + 30 * 24 * HOUR),
    siteUrl: SITE,
  });
  expect(times.map(({ start }) => new Date(start).toISOString())).toEqual([
    "2026-03-11T15:00:00.000Z",
    "2026-03-11T20:00:00.000Z",
    "2026-03-12T15:00:00.000Z",
  ]);
  expect(skipped.map(({ text }) => text)).toEqual([
    "is in a time zone we don’t know (Nowhere), so we read it in yours",
  ]);
});

test("an exception moves the occurrence of its own event, and of no other at that time", async () => {
  const moved = ["BEGIN:VEVENT", "UID:dentist", "RECURRENCE-ID:20260312T150000Z", "DTSTART:20260312T180000Z"];
  const text = CALENDAR.replace(
    "BEGIN:VEVENT",
    [
      ...entry("gym", "DURATION:PT30M", "RRULE:FREQ=DAILY;COUNT=2"),
      ...[...moved, "DURATION:PT1H", "END:VEVENT", "BEGIN:VEVENT"],
    ].join("\r\n"),
  );
  const to = new Date(BOOKED_AT.getTime() + 30 * 24 * HOUR);
  const { times } = readBusyTimes(text, { timeZone: "America/Chicago", from: BOOKED_AT, to, siteUrl: SITE });
  expect(times.map(({ start, end }) => [new Date(start).toISOString(), (end - start) / HOUR])).toEqual([
    ["2026-03-11T15:00:00.000Z", 0.5],
    ["2026-03-11T15:00:00.000Z", 1],
    ["2026-03-12T15:00:00.000Z", 0.5],
    ["2026-03-12T18:00:00.000Z", 1],
  ]);
});

test("every day since 1970 and every year on 29 February are followed", async () => {
  const lines = (start: string, rule: string) => [
    ...["BEGIN:VEVENT", `UID:${start}`, `DTSTART:${start}`, "DURATION:PT1H", `RRULE:${rule}`, "END:VEVENT"],
  ];
  const text = CALENDAR.replace(
    "BEGIN:VEVENT",
    [
      ...lines("19700101T050000Z", "FREQ=DAILY"),
      ...lines("20000229T170000Z", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29"),
      "BEGIN:VEVENT",
    ].join("\r\n"),
  );
  const from = new Date("2028-02-27T00:00:00.000Z");
  const to = new Date("2028-03-01T00:00:00.000Z");
  const { times, skipped } = readBusyTimes(text, { timeZone: "America/Chicago", from, to, siteUrl: SITE });
  expect(skipped).toEqual([]);
  expect(times.map(({ start }) => new Date(start).toISOString())).toEqual([
    "2028-02-27T05:00:00.000Z",
    "2028-02-28T05:00:00.000Z",
    "2028-02-29T05:00:00.000Z",
    "2028-02-29T17:00:00.000Z",
  ]);
});

test.each([
  "http://calendar.example/a.ics",
  "https://127.0.0.1/a.ics",
  "https://[::1]/a.ics",
  "https://2130706433/a.ics",
  "https://0x7f.1/a.ics",
  "https://10.0.0.8/a.ics",
  "https://169.254.169.254/latest/meta-data",
  "https://localhost/a.ics",
  "https://localhost../a.ics",
  "https://metadata.google.internal../a.ics",
  "https://beaconry.example../a.ics",
  "https://127.0.0.1../a.ics",
  "https://server.localdomain/a.ics",
  "https://calendar.private/a.ics",
  "https://calendar.test/a.ics",
  "https://calendar.internal/a.ics",
  "https://intranet/a.ics",
  "https://user:secret@10.0.0.8:8443/a.ics",
  "https://calendar.example:465/a.ics",
  "https://beaconry.example/feed.ics",
  "file:///etc/passwd",
])("the calendar address %s is refused, also as the target of a redirect", async (address) => {
  expect(isFeedUrl(address, SITE)).toBe(false);
  const asked: string[] = [];
  const fetchUrl = async (url: RequestInfo | URL) => {
    asked.push(String(url));
    return new Response(null, { status: 302, headers: { Location: address } });
  };
  await expect(loadFeed("https://calendar.example/a.ics", SITE, fetchUrl)).rejects.toThrow(FeedRefused);
  expect(asked).toEqual(["https://calendar.example/a.ics"]);
});

async function sizeOf(file: LoadedFeed): Promise<number> {
  let size = 0;
  for await (const bytes of file.bytes) size += bytes.length;
  return size;
}

test("a calendar of ten megabytes is read, an endless one is given up, and so is an endless redirect", async () => {
  let sent = 0;
  const upTo = (megabytes: number) => async () =>
    new Response(
      new ReadableStream({
        pull(controller) {
          if (sent === megabytes * 1024 * 1024) return controller.close();
          sent += 65_536;
          controller.enqueue(new Uint8Array(65_536));
        },
      }),
    );
  const load = (fetchUrl: typeof fetch) => loadFeed("https://calendar.example/a.ics", SITE, fetchUrl);
  expect(await sizeOf(await load(upTo(10)))).toBe(10 * 1024 * 1024);
  sent = 0;
  await expect(load(upTo(1000)).then(sizeOf)).rejects.toThrow(
    new FeedRefused("The calendar is larger than ten megabytes."),
  );
  expect(sent).toBeLessThan(11 * 1024 * 1024);
  const around = async () =>
    new Response(null, { status: 302, headers: { Location: "https://calendar.example/a.ics" } });
  await expect(load(around)).rejects.toThrow("too often");
});

test("a connection that breaks while the calendar arrives is no end of it", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const broken = async () =>
    new Response(
      new ReadableStream({
        start: (controller) => controller.enqueue(new TextEncoder().encode("BEGIN:VCALENDAR")),
        pull: (controller) => controller.error(new Error("reset")),
      }),
    );
  const file = await loadFeed("https://calendar.example/a.ics", SITE, broken);
  await expect(sizeOf(file)).rejects.toThrow(FeedRefused);
  log.mockRestore();
});

test("a login is sent to the server it was given for, apart from the address, and to no other", async () => {
  const asked: [string, string | null][] = [];
  const targets = ["/moved", "https://calendar.example/other-port", "https://thief:x@other.example/a.ics"];
  const fetchUrl = async (url: RequestInfo | URL, init?: RequestInit) => {
    asked.push([String(url), new Headers(init?.headers).get("Authorization")]);
    const target = targets.shift();
    return target ? new Response(null, { status: 302, headers: { Location: target } }) : new Response("");
  };
  await loadFeed("https://t%C3%B6m:p%40ss%25word@calendar.example:8443/a.ics", SITE, fetchUrl);
  // RFC 7617, of "töm:p@ss%word" in UTF-8
  const login = "Basic dMO2bTpwQHNzJXdvcmQ=";
  expect(asked).toEqual([
    ["https://calendar.example:8443/a.ics", login],
    ["https://calendar.example:8443/moved", login],
    ["https://calendar.example/other-port", null],
    ["https://other.example/a.ics", null],
  ]);
});

test("a host's feed shows the bookings to whoever has its address; a renewed one, and a disabled host's, show nothing", async () => {
  const { id } = await staffMember("tom@beaconry.example");
  const secret = "a".repeat(64);
  await putHost(id, { secret });
  const soon = new Date(Math.ceil((Date.now() + 48 * HOUR) / HOUR) * HOUR);
  await db.run(
    `insert into leads (id, first_name, last_name, business_email, phone_number, company_name, project_description, status, priority, source, email_key, created_at, updated_at)
      values ('lead-0', 'Dana', 'Reyes', 'dana@harborauto.example', '', 'Harbor Auto', '', 'new', 'medium', 'demo_booking', 'dana@harborauto.example', '', '')`,
  );
  await db.run(
    `insert into bookings (id, host_id, lead_id, starts_at, ends_at, name, email, company, time_zone, created_at, updated_at)
      values ('booking-0', '${id}', 'lead-0', '${soon.toISOString()}', '${new Date(soon.getTime() + HOUR / 2).toISOString()}', 'Dana Reyes', 'dana@harborauto.example', 'Harbor Auto', 'America/Chicago', '${BOOKED_AT.toISOString()}', '${BOOKED_AT.toISOString()}')`,
  );
  const feed = await requestSite(`/booking/feed/${secret}.ics`);
  expect(feed.status).toBe(200);
  expect(await feed.text()).toContain("Dana Reyes");
  expect((await requestSite(`/booking/feed/${"b".repeat(64)}.ics`)).status).toBe(404);
  await renewFeed(db, { id, submission: "one", linkKey: "key" });
  expect((await requestSite(`/booking/feed/${secret}.ics`)).status).toBe(404);
  const [host] = await rows("select feed_secret from booking_hosts");
  const renewed = `/booking/feed/${host?.feed_secret}.ics`;
  expect(await (await requestSite(renewed)).text()).toContain("Dana Reyes");
  await db.run("update users set disabled_at = '2026-01-01T00:00:00.000Z'");
  expect((await requestSite(renewed)).status).toBe(404);
});
