import { beforeEach, expect, test } from "vitest";
import { readSlots } from "../../app/booking/availability.server";
import { bookDemo } from "../../app/booking/bookings.server";
import { readBusyFeeds } from "../../app/booking/calendars/read-busy.task.server";
import { changeSettings } from "../../app/booking/hosts/settings-page/change-settings.server";
import { loadSettings } from "../../app/booking/hosts/settings-page/load.server";
import { DAY, MINUTE } from "../../app/platform/clock";
import { newId } from "../../app/platform/ids";
import { createJobContext } from "../../app/platform/jobs/job-context.server";
import { BOOKED_AT, clearBookings, demoRequest, putHost, START, testSender } from "../support/bookings";
import { readActionResult } from "../support/lead-page";
import { requestSite } from "../support/site";
import { contextAt, database, post, staffMember } from "../support/staff";
import { rawEnv, rows } from "../support/workers-env";

const NOW = BOOKED_AT;
const db = database();
const CALENDAR = "https://calendar.example/tom.ics";

beforeEach(clearBookings);

async function submit(fields: Record<string, string>, now = NOW) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const request = post("/admin/settings/booking", {});
  const actor = { id: "", label: "lena@beaconry.example" };
  const sent = { request, form, db, actor, now, staff: { timeZone: "America/Chicago" } };
  return readActionResult(await changeSettings(sent, contextAt(now)));
}

const WEEKDAY_HOURS = Object.fromEntries(
  [0, 1, 2, 3, 4].flatMap((day) => [
    [`from${day}`, "09:00"],
    [`to${day}`, "18:00"],
  ]),
);
/** The form of a host as `putHost` stores it. */
const hostForm = (id: string, more: Record<string, string> = {}): Record<string, string> => ({
  ...{ intent: `host ${id}`, id, isActive: "on", name: "Tom Reilly", about: "", timeZone: "America/Chicago" },
  ...{ dailyCap: "8", busyUrl: CALENDAR, ...WEEKDAY_HOURS, ...more },
});
const withoutField = (form: Record<string, string>, field: string) =>
  Object.fromEntries(Object.entries(form).filter(([name]) => name !== field));

const ticked = (...days: number[]) => Object.fromEntries(days.map((day) => [`open${day}`, "on"]));
const day = (from: number, to: number) => ({ from: from * 60, to: to * 60 });
const WEEK = [...Array(5).fill(day(9, 18)), null, null];

const ONE_FIELD: [string, Record<string, string>, Record<string, unknown>][] = [
  ["name", { name: "Tom R." }, { name: "Tom R." }],
  ["about", { about: "who runs accounts" }, { about: "who runs accounts" }],
  ["zone", { timeZone: "Europe/Berlin" }, { time_zone: "Europe/Berlin" }],
  ["demos a day", { dailyCap: "3" }, { daily_cap: 3 }],
  [
    "calendar",
    { busyUrl: "webcal://other.example/b.ics" },
    { busy_url: "https://other.example/b.ics", busy_tried_at: null },
  ],
  ["calendar, to none", { busyUrl: "" }, { busy_url: null, busy_tried_at: null }],
  ["Monday", { from0: "10:30", to0: "12:00" }, { week: WEEK.with(0, day(10.5, 12)) }],
  ["Wednesday, to midnight", { from2: "18:00", to2: "00:00" }, { week: WEEK.with(2, day(18, 24)) }],
  ["Friday, to a day off", { from4: "", to4: "" }, { week: WEEK.with(4, null) }],
  ["Tuesday, which is no longer ticked", { week: "on", ...ticked(0, 2, 3, 4) }, { week: WEEK.with(1, null) }],
  ["Sunday", { from6: "00:00", to6: "00:00" }, { week: WEEK.with(6, day(0, 24)) }],
];

const READ_AT = "2026-03-10T13:50:00.000Z";

async function storedHost(id: string) {
  const [host] = await rows("select * from booking_hosts where user_id = ?", id);
  return { ...host, week: JSON.parse(String(host?.week)) };
}

test.each(ONE_FIELD)(
  "saving a host's %s changes that alone, the feed's address least of all",
  async (_, more, change) => {
    const { id } = await staffMember("tom@beaconry.example");
    await putHost(id, { busyUrl: CALENDAR });
    await rows("update booking_hosts set busy_tried_at = ?", READ_AT);
    const before = await storedHost(id);
    expect(await submit(hostForm(id, more))).toMatchObject({ status: 200 });
    expect(await storedHost(id)).toEqual({ ...before, ...change, updated_at: NOW.toISOString() });
  },
);

test("a host who takes no demos keeps all other settings, and takes them again", async () => {
  const { id } = await staffMember("tom@beaconry.example");
  await putHost(id, { busyUrl: CALENDAR });
  const before = await storedHost(id);
  await submit(withoutField(hostForm(id), "isActive"));
  expect(await storedHost(id)).toEqual({ ...before, is_active: 0 });
  expect(await freeHosts(id)).toEqual(0);
  await submit(hostForm(id));
  expect(await storedHost(id)).toEqual(before);
});

const RULES = { intent: "rules", bufferMinutes: "0", noticeHours: "4", horizonDays: "60", holidays: "" };
const STORED_RULES = { bufferMinutes: 0, noticeHours: 4, horizonDays: 60, holidays: [] };

test.each<[string, Record<string, string>, Record<string, unknown>]>([
  ["buffer", { bufferMinutes: "15" }, { bufferMinutes: 15 }],
  ["notice", { noticeHours: "0" }, { noticeHours: 0 }],
  ["horizon", { horizonDays: "365" }, { horizonDays: 365 }],
  [
    "holidays",
    { holidays: "2026-12-25 Christmas Day\r\n\r\n 2026-07-04" },
    {
      holidays: [
        { date: "2026-12-25", name: "Christmas Day" },
        { date: "2026-07-04", name: "" },
      ],
    },
  ],
  [
    "holidays",
    {
      ...{ "holidays-0-0": "2026-12-25", "holidays-0-1": " Christmas  Day ", "holidays-1-0": "" },
      ...{ "holidays-1-1": "", "holidays-2-0": "2026-07-04", "holidays-2-1": "" },
    },
    {
      holidays: [
        { date: "2026-12-25", name: "Christmas Day" },
        { date: "2026-07-04", name: "" },
      ],
    },
  ],
])("saving the %s changes that rule alone", async (_, more, change) => {
  await submit({ ...RULES, noticeHours: "5" });
  await submit(RULES);
  expect(await submit({ ...RULES, ...more })).toMatchObject({ status: 200, toast: { title: "Rules saved" } });
  const [stored] = await rows("select value from settings where key = 'booking.rules'");
  expect(JSON.parse(String(stored?.value))).toEqual({ ...STORED_RULES, ...change });
});

test("whoever makes a day a day off is told which demos are booked on it", async () => {
  const { id } = await staffMember("tom@beaconry.example");
  await putHost(id);
  const sender = await testSender();
  // From Wednesday, 10:00 AM in Chicago.
  const guests = { "Ann Lee": 0, "Bea Moss": 1, "Cy Ng": 2, "Di Oh": 5, "Ed Poe": 6 };
  for (const [name, days] of Object.entries(guests)) {
    const guest = { name, email: `guest${days}@x.example` };
    await bookDemo(db, demoRequest(guest, new Date(START.getTime() + days * DAY)), sender, NOW);
  }
  const save = async (holidays: string) => (await submit({ ...RULES, holidays })).toast;
  expect(await save("2026-03-09\n2026-03-18")).toEqual({ title: "Rules saved" });
  expect(await save("2026-03-12 Inventory")).toEqual({
    title: "Rules saved",
    description:
      "Still booked on a day off: Bea Moss (Thu, Mar 12, 10:00 AM). Move or cancel it under Demos.",
  });
  await rows("update bookings set starts_at = '2026-03-13T02:30:00.000Z' where name = 'Cy Ng'");
  await rows("update bookings set starts_at = '2026-03-12T18:00:00.000Z' where name = 'Di Oh'");
  await rows("update bookings set starts_at = '2026-03-12T19:00:00.000Z' where name = 'Ed Poe'");
  const day = "Thu, Mar 12,";
  expect(await save("2026-03-12")).toMatchObject({
    description: `Still booked on a day off: Bea Moss (${day} 10:00 AM), Di Oh (${day} 1:00 PM), Ed Poe (${day} 2:00 PM), 1 more. Move or cancel them under Demos.`,
  });
  await rows("update bookings set status = 'cancelled'");
  expect(await save("2026-03-12")).toEqual({ title: "Rules saved" });
});

test("whoever shortens a host's hours is told which of the host's demos are outside of them", async () => {
  const [{ id }, other] = [
    await staffMember("tom@beaconry.example"),
    await staffMember("ana@beaconry.example"),
  ];
  await putHost(id);
  const sender = await testSender();
  // Wednesday to Friday, from 10:00 to 10:30 AM in Chicago.
  const guests = { "Ann Lee": 0, "Bea Moss": 1, "Cy Ng": 2 };
  for (const [name, days] of Object.entries(guests)) {
    const guest = { name, email: `guest${days}@x.example` };
    await bookDemo(db, demoRequest(guest, new Date(START.getTime() + days * DAY)), sender, NOW);
  }
  const save = async (form: Record<string, string>) => (await submit(form)).toast;
  const hours = { timeZone: "America/Chicago", from2: "09:00", to2: "10:30", from3: "09:00", to3: "10:15" };
  const outside = "Still booked outside these hours: ";
  expect(await save(hostForm(id, { ...hours, from4: "10:00", to4: "11:00" }))).toEqual({
    title: "Tom Reilly saved",
    description: `${outside}Bea Moss (Thu, Mar 12, 10:00 AM). Move or cancel it under Demos.`,
  });
  expect(await save(hostForm(id, { ...hours, from4: "", to4: "" }))).toMatchObject({
    description: `${outside}Bea Moss (Thu, Mar 12, 10:00 AM), Cy Ng (Fri, Mar 13, 10:00 AM). Move or cancel them under Demos.`,
  });
  // The host's clock decides, the reader's says when: 10:00 AM in Chicago is 4:00 PM in Berlin.
  expect(await save(hostForm(id, { timeZone: "Europe/Berlin", to3: "15:00" }))).toMatchObject({
    description: `${outside}Bea Moss (Thu, Mar 12, 10:00 AM). Move or cancel it under Demos.`,
  });
  expect(await save(withoutField(hostForm(id), "isActive"))).toMatchObject({
    description: expect.stringMatching(
      /^Still booked with this host: Ann Lee \(.*, Cy Ng \(.*under Demos\.$/,
    ),
  });
  expect(await save(hostForm(other.id, { from2: "11:00", to2: "12:00" }))).toEqual({
    title: "Tom Reilly saved",
  });
});

test("what is wrong with a rule is said in the words of its field", async () => {
  const answer = await submit({ ...RULES, bufferMinutes: "-5", noticeHours: "abc", horizonDays: "400" });
  expect(answer.status).toBe(400);
  expect(answer.data).toMatchObject({
    fieldErrors: {
      bufferMinutes: ["The buffer between demos can be 0 to 120"],
      noticeHours: ["The minimum notice must be a number"],
      horizonDays: ["The booking window can be 1 to 365"],
    },
  });
});

test.each<[string, Record<string, string>, string]>([
  ["an end before the start", { from1: "12:00", to1: "09:00" }, "to1"],
  ["an end at the start", { from1: "09:00", to1: "09:00" }, "to1"],
  ["a start alone", { from1: "09:00", to1: "" }, "to1"],
  ["an end alone", { from5: "", to5: "18:00" }, "to5"],
  ["a day that is ticked but has no hours", { week: "on", ...ticked(0, 5), from5: "", to5: "" }, "to5"],
  ["no time", { from1: "24:00", to1: "25:00" }, "to1"],
  ["a calendar of this site", { busyUrl: "http://localhost:8788/booking/feed/a.ics" }, "busyUrl"],
  ["no cap", { dailyCap: "0" }, "dailyCap"],
  ["half a demo", { dailyCap: "1.5" }, "dailyCap"],
  ["a zone that does not exist", { timeZone: "Nowhere/At-all" }, "timeZone"],
  ["no name", { name: " " }, "name"],
])("%s is refused at its field, and nothing is stored", async (_, more, field) => {
  const { id } = await staffMember("tom@beaconry.example");
  const request = post("/admin/settings/booking", {});
  const form = new FormData();
  for (const [name, value] of Object.entries(hostForm(id, more))) form.set(name, value);
  const actor = { id: "", label: "lena@beaconry.example" };
  const sent = { request, form, db, actor, now: NOW, staff: { timeZone: "UTC" } };
  const refused = await changeSettings(sent, contextAt(NOW));
  expect(refused).toMatchObject({
    init: { status: 400 },
    data: { fieldErrors: { [field]: [expect.any(String)] } },
  });
  expect(await rows("select * from booking_hosts")).toEqual([]);
});

const range = { from: NOW, to: new Date(NOW.getTime() + 3 * DAY), companyZone: "America/Chicago", now: NOW };

/** How many times of the next three days the host is free. */
async function freeHosts(id: string): Promise<number> {
  const { slots } = await readSlots(db, range);
  return slots.filter(({ hostIds }) => hostIds.includes(id)).length;
}

test("saving a second host leaves the first one, who had no settings, as free as before", async () => {
  const first = await staffMember("ana@beaconry.example");
  const second = await staffMember("tom@beaconry.example");
  const before = await freeHosts(first.id);
  expect(before).toBeGreaterThan(0);
  await submit(hostForm(second.id, { timeZone: "Europe/Berlin" }));
  expect(await freeHosts(first.id)).toBe(before);
  expect(await freeHosts(second.id)).toBeGreaterThan(0);
  expect(
    await rows(
      "select time_zone, daily_cap, is_active, busy_url from booking_hosts where user_id = ?",
      first.id,
    ),
  ).toEqual([{ time_zone: "America/Chicago", daily_cap: 8, is_active: 1, busy_url: null }]);
  const third = await staffMember("lena@beaconry.example");
  await submit(hostForm(third.id));
  expect(await rows("select count(*) n from booking_hosts")).toEqual([{ n: 3 }]);
});

test("a first host whom an owner takes out stays out when another is saved", async () => {
  const first = await staffMember("ana@beaconry.example");
  const second = await staffMember("tom@beaconry.example");
  await submit(withoutField(hostForm(first.id), "isActive"));
  await submit(hostForm(second.id));
  expect(await freeHosts(first.id)).toBe(0);
});

test("once somebody has settings, whoever has none takes no demos, also when another host is saved", async () => {
  const first = await staffMember("ana@beaconry.example");
  const [second, third] = [
    await staffMember("tom@beaconry.example"),
    await staffMember("bo@beaconry.example"),
  ];
  await putHost(second.id);
  await submit(hostForm(third.id));
  expect(await freeHosts(first.id)).toBe(0);
  expect(await rows("select count(*) n from booking_hosts")).toEqual([{ n: 2 }]);
});

async function withReadCalendar() {
  const { id } = await staffMember("tom@beaconry.example");
  await putHost(id, { busyUrl: CALENDAR });
  const other = await staffMember("ana@beaconry.example");
  await putHost(other.id);
  for (const host of [id, other.id])
    await rows(
      "insert into busy_times values (?, ?, ?)",
      ...[host, START.toISOString(), new Date(START.getTime() + 30 * MINUTE).toISOString()],
    );
  await rows("update booking_hosts set busy_tried_at = ?, busy_error = 'Old' where user_id = ?", READ_AT, id);
  return { id, other: other.id };
}
const busyHosts = async () =>
  (await rows("select host_id, starts_at from busy_times")).map(({ host_id }) => host_id).sort();

test("a host whose calendar is removed is free again; others' busy times stay", async () => {
  const { id, other } = await withReadCalendar();
  const before = await freeHosts(id);
  await submit(hostForm(id, { busyUrl: "" }));
  expect(await busyHosts()).toEqual([other]);
  expect(await freeHosts(id)).toBe(before + 1);
});

test("a save that keeps the calendar keeps what it takes; another one is read by the next sweep, and replaces it", async () => {
  const { id, other } = await withReadCalendar();
  await submit(hostForm(id));
  expect(await busyHosts()).toEqual([id, other].sort());
  const asked: string[] = [];
  const sweep = () =>
    readBusyFeeds(
      createJobContext(rawEnv(), () => NOW),
      async (url) => {
        asked.push(url);
        return "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR";
      },
    );
  await sweep();
  expect(asked).toEqual([]);
  await submit(hostForm(id, { busyUrl: "https://other.example/b.ics" }));
  await sweep();
  expect(asked).toEqual(["https://other.example/b.ics"]);
  expect(await busyHosts()).toEqual([other]);
});

const WITH_LOGIN = "https://tom:hunter2@cloud.example:8443/tom.ics";
const SHOWN = "https://cloud.example:8443/tom.ics";

test("a calendar's login is stored and shown to nobody; the address that is shown keeps it, another drops it", async () => {
  const { id } = await staffMember("tom@beaconry.example");
  await submit(hostForm(id, { busyUrl: WITH_LOGIN }));
  const stored = async () =>
    (await rows("select busy_url from booking_hosts where user_id = ?", id))[0]?.busy_url;
  expect(await stored()).toBe(WITH_LOGIN);
  const shown = async () => JSON.stringify(await loadSettings(db, contextAt(NOW), "UTC"));
  expect(await shown()).toContain(SHOWN);
  expect(await shown()).toContain("signs in as tom");
  expect(await shown()).not.toContain("hunter2");
  await submit(hostForm(id, { busyUrl: SHOWN }));
  expect(await stored()).toBe(WITH_LOGIN);
  await submit(hostForm(id, { busyUrl: `${SHOWN}?other` }));
  expect(await stored()).toBe(`${SHOWN}?other`);
  const audit = await rows("select before, after from audit_log where action = 'booking.host'");
  expect(audit.length).toBeGreaterThan(0);
  expect(JSON.stringify(audit)).not.toContain("hunter2");
});

test("a renewed feed has a new address, the old one shows nothing; the same form renews it once", async () => {
  const { id } = await staffMember("tom@beaconry.example");
  const secret = "a".repeat(64);
  await putHost(id, { secret });
  const secretOf = async () => String((await rows("select feed_secret from booking_hosts"))[0]?.feed_secret);
  const statusOf = async (at: string) => (await requestSite(`/booking/feed/${at}.ics`)).status;
  expect(await statusOf(secret)).toBe(200);
  const renewal = { intent: "renew", id, submissionId: newId() };
  expect(await submit(renewal)).toMatchObject({ toast: { title: "New address" } });
  const renewed = await secretOf();
  expect(renewed).toMatch(/^[\da-f]{64}$/);
  expect([await statusOf(secret), await statusOf(renewed)]).toEqual([404, 200]);
  await submit(renewal);
  expect(await secretOf()).toBe(renewed);
  await submit({ ...renewal, submissionId: newId() });
  expect(await statusOf(renewed)).toBe(404);
  await submit(hostForm(id));
  expect(await statusOf(await secretOf())).toBe(200);
});

test("of two hosts one renews her address, and the other's stays", async () => {
  const [ana, tom] = [await staffMember("ana@beaconry.example"), await staffMember("tom@beaconry.example")];
  await putHost(ana.id);
  await putHost(tom.id);
  await submit({ intent: "renew", id: ana.id, submissionId: newId() });
  const secrets = await rows("select user_id, feed_secret from booking_hosts order by feed_secret = user_id");
  expect(secrets.map(({ user_id, feed_secret }) => user_id === feed_secret)).toEqual([false, true]);
  expect(secrets[0]?.user_id).toBe(ana.id);
});

test("hosts of one name are told apart by their address, as are their forms", async () => {
  for (const email of ["tom@beaconry.example", "tom.2@beaconry.example"]) {
    await putHost((await staffMember(email)).id);
  }
  const { hosts } = await loadSettings(db, contextAt(NOW), "America/Chicago");
  expect(hosts.map(({ title }) => title).sort()).toEqual([
    "Tom Reilly (tom.2@beaconry.example)",
    "Tom Reilly (tom@beaconry.example)",
  ]);
  await rows("update booking_hosts set name = 'Ana Ruiz' where rowid = 1");
  const renamed = await loadSettings(db, contextAt(NOW), "America/Chicago");
  expect(renamed.hosts.map(({ title }) => title).sort()).toEqual(["Ana Ruiz", "Tom Reilly"]);
});
