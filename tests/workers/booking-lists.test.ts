import { beforeEach, expect, test } from "vitest";
import type { SignedInStaff } from "../../app/auth/staff";
import { bookDemo } from "../../app/booking/bookings.server";
import { loadBookings } from "../../app/booking/staff/admin-page/load.server";
import {
  listWeeks,
  readUpcoming,
  selectBookings,
  toBookingPage,
} from "../../app/booking/staff/list-bookings.server";
import { bookFromForm } from "../../app/marketing/booking/book.server";
import { DAY, HOUR, isoAfter, MINUTE } from "../../app/platform/clock";
import { newId } from "../../app/platform/ids";
import { addDays } from "../../app/platform/time/zoned-time";
import { BOOKED_AT, clearBookings, demoRequest, putHost, START, testSender } from "../support/bookings";
import { formPost, requestSite } from "../support/site";
import { contextAt, database, staffMember } from "../support/staff";
import { rows, SITE_URL } from "../support/workers-env";

const ZONE = "America/Chicago";
const db = database();
const SOMEBODY: SignedInStaff = {
  ...{ id: "", email: "tom@beaconry.example", name: "Tom Reilly", role: "staff", avatarUrl: null },
  ...{ theme: null, timeZone: ZONE, mayBeAskedForZone: false, leadList: null },
};

beforeEach(clearBookings);

/** Demos at these starts, of one guest and host: `demo-0`, `demo-1` … */
async function putDemos(starts: string[], status = "booked") {
  const { id } = await staffMember(`${newId()}@beaconry.example`);
  await putHost(id, { secret: "a".repeat(64) });
  const made = await bookDemo(db, demoRequest(), await testSender(), BOOKED_AT);
  if (made.kind !== "booked") throw new Error("The time is taken");
  await rows("update bookings set status = 'cancelled'");
  const columns = (await rows("select name from pragma_table_info('bookings')")).map(({ name }) =>
    String(name),
  );
  for (const [at, start] of starts.entries()) {
    const changed: Record<string, string> = {
      id: `'demo-${at}'`,
      starts_at: `'${start}'`,
      ends_at: `'${isoAfter(new Date(start), 30 * MINUTE)}'`,
      status: `'${status}'`,
    };
    const values = columns.map((name) => changed[name] ?? name).join();
    await rows(
      `insert into bookings (${columns.join()}) select ${values} from bookings where id = ?`,
      made.id,
    );
  }
  await rows("delete from bookings where id = ?", made.id);
  return id;
}
const every = (count: number, step: number) =>
  Array.from({ length: count }, (_, at) => isoAfter(START, at * step));

const listBookings = async (...asked: Parameters<typeof selectBookings>) =>
  toBookingPage(await selectBookings(...asked));

test("the next demos come first, 25 a page; the 26th is on page 2", async () => {
  await putDemos(every(26, HOUR));
  const first = await listBookings(db, { view: "upcoming", page: 1 }, BOOKED_AT);
  expect([first.rows.length, first.rows[0]?.id, first.hasMore]).toEqual([25, "demo-0", true]);
  const second = await listBookings(db, { view: "upcoming", page: 2 }, BOOKED_AT);
  expect([second.rows.map(({ id }) => id), second.hasMore]).toEqual([["demo-25"], false]);
  await rows("update bookings set status = 'cancelled' where id = 'demo-25'");
  expect((await listBookings(db, { view: "upcoming", page: 1 }, BOOKED_AT)).hasMore).toBe(false);
});

test("the last demos come first among the past ones, cancelled ones included; what is on is still upcoming", async () => {
  await putDemos(every(3, HOUR));
  await rows("update bookings set status = 'cancelled' where id = 'demo-0'");
  const during = new Date(START.getTime() + 2 * HOUR + 29 * MINUTE);
  const ids = async (view: "past" | "upcoming", now: Date) =>
    (await listBookings(db, { view, page: 1 }, now)).rows.map(({ id }) => id);
  expect([await ids("past", during), await ids("upcoming", during)]).toEqual([
    ["demo-1", "demo-0"],
    ["demo-2"],
  ]);
  const over = new Date(during.getTime() + 2 * MINUTE);
  expect([await ids("past", over), await ids("upcoming", over)]).toEqual([
    ["demo-2", "demo-1", "demo-0"],
    [],
  ]);
});

test("a week begins and ends at midnight in the company's zone, also when clocks change in it", async () => {
  await putDemos([
    // Sunday 11:30 PM before, Monday 12:00 AM, Sunday 11:30 PM and Monday 12:00 AM after the clocks changed.
    ...["2026-03-02T05:30:00.000Z", "2026-03-02T06:00:00.000Z"],
    ...["2026-03-09T04:30:00.000Z", "2026-03-09T05:00:00.000Z"],
  ]);
  const ids = async (from: string, before = addDays(from, 7)) =>
    (await listWeeks(db, { from, before }, ZONE)).map(({ id }) => id);
  expect(await ids("2026-03-02")).toEqual(["demo-1", "demo-2"]);
  expect(await ids("2026-03-09")).toEqual(["demo-3"]);
  expect(await ids("2026-03-02", "2026-03-16")).toEqual(["demo-1", "demo-2", "demo-3"]);
  await rows("update bookings set status = 'no-show' where id = 'demo-1'");
  await rows("update bookings set status = 'cancelled' where id = 'demo-2'");
  expect(await ids("2026-03-02")).toEqual(["demo-1"]);
});

test("the week opens at the next one once this one has no demo and no free time ahead, if that one has", async () => {
  // Friday, 3 PM in Chicago.
  const id = await putDemos(["2026-03-13T20:00:00.000Z"]);
  const staff = { ...SOMEBODY, id };
  const opened = async (at: string, week: string | null = null) => {
    const query = { view: "week", week, page: 1 } as const;
    const context = contextAt(new Date(`2026-03-13T${at}:00.000Z`));
    const { week: shown } = await loadBookings({ db, staff }, query, new URLSearchParams(), context);
    return [shown?.days[0]?.date, shown?.chosen];
  };
  // From noon on, 4 PM and what follows can be booked; from 2 PM on, nothing is left.
  expect(await opened("17:00")).toEqual(["2026-03-09", "2026-03-13"]);
  expect(await opened("19:00")).toEqual(["2026-03-09", "2026-03-13"]);
  await rows("update bookings set status = 'cancelled'");
  expect(await opened("17:00")).toEqual(["2026-03-09", "2026-03-13"]);
  expect(await opened("19:00")).toEqual(["2026-03-16", "2026-03-16"]);
  expect(await opened("19:00", "2026-03-13")).toEqual(["2026-03-09", "2026-03-13"]);
  await rows("update booking_hosts set is_active = 0");
  expect(await opened("19:00")).toEqual(["2026-03-09", "2026-03-13"]);
});

test("the dashboard names the next five demos, and counts those of seven days", async () => {
  await putDemos([...every(5, HOUR), isoAfter(BOOKED_AT, 7 * DAY - 1), isoAfter(BOOKED_AT, 7 * DAY)]);
  const { next, inWeek } = await readUpcoming(db, "nobody", BOOKED_AT);
  const ids = ["demo-0", "demo-1", "demo-2", "demo-3", "demo-4"];
  expect([next.map(({ id }) => id), inWeek]).toEqual([ids, 6]);
});

test("the dashboard tells staff what is wrong with their own calendar, and nobody else", async () => {
  const [tom, ana] = [await staffMember("tom@beaconry.example"), await staffMember("ana@beaconry.example")];
  await putHost(tom.id, { busyUrl: "https://calendar.example/tom.ics" });
  await rows("update booking_hosts set busy_error = 'Gone' where user_id = ?", tom.id);
  const noteFor = async (id: string) => (await readUpcoming(db, id, BOOKED_AT)).calendarNote;
  expect([await noteFor(tom.id), await noteFor(ana.id)]).toEqual(["Gone", null]);
  await rows("update booking_hosts set busy_url = null");
  expect(await noteFor(tom.id)).toBeNull();
});

test("a host's feed holds 30 days back and all to come, cancelled ones as such, and nobody else's", async () => {
  const days = (count: number) => new Date(Date.now() + count * DAY).toISOString();
  await putDemos([days(-31), days(-29), days(1), days(300)]);
  await rows("update bookings set status = 'cancelled' where id = 'demo-2'");
  const other = await staffMember("ana@beaconry.example");
  await rows("update bookings set host_id = ? where id = 'demo-3'", other.id);
  const text = await (await requestSite(`/booking/feed/${"a".repeat(64)}.ics`)).text();
  const uids = [...text.matchAll(/UID:booking-(demo-\d)@/g)].map(([, id]) => id);
  expect(uids).toEqual(["demo-1", "demo-2"]);
  expect(text.match(/STATUS:\w+/g)).toEqual(["STATUS:CONFIRMED", "STATUS:CANCELLED"]);
  await rows("update bookings set host_id = (select user_id from booking_hosts)");
  expect(await (await requestSite(`/booking/feed/${"a".repeat(64)}.ics`)).text()).toContain(
    "booking-demo-3@",
  );
});

const GUEST = { name: "Dana Reyes", email: "dana@harborauto.example", company: "Harbor Auto" };
const SUSPICIOUS = { ...GUEST, zone: "America/New_York", trap: "https://spam.example" };
const send = (fields: Record<string, string>, now = BOOKED_AT) =>
  bookFromForm(new Request(`${SITE_URL}/book-now`, formPost({ ...SUSPICIOUS, ...fields })), contextAt(now));
const held = () => rows("select starts_at from held_demos order by rowid");

test.each([
  ["with its key", newId()],
  ["without a key, on one day", ""],
])("a suspicious booking that is sent twice %s waits once", async (_, submissionKey) => {
  await staffMember("tom@beaconry.example");
  const form = { start: START.toISOString(), ...(submissionKey ? { submissionKey } : {}) };
  expect([(await send(form)).kind, (await send(form)).kind]).toEqual(["review", "review"]);
  await Promise.all([send(form), send(form)]);
  expect(await held()).toEqual([{ starts_at: START.toISOString() }]);
  expect(await rows("select count(*) n from lead_submissions")).toEqual([{ n: 1 }]);
  expect(await rows("select count(*) n from leads")).toEqual([{ n: 1 }]);
});

test("a suspicious guest who wants another time, too, waits twice", async () => {
  await staffMember("tom@beaconry.example");
  const submissionKey = newId();
  const other = isoAfter(START, HOUR);
  await send({ start: START.toISOString(), submissionKey });
  await send({ start: other, submissionKey });
  expect(await held()).toEqual([{ starts_at: START.toISOString() }, { starts_at: other }]);
});
