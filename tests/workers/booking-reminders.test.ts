import { beforeEach, expect, test } from "vitest";
import { bookDemo } from "../../app/booking/bookings.server";
import { cancelBooking, moveBooking } from "../../app/booking/change-booking.server";
import { sendReminders } from "../../app/booking/mails/reminders.task.server";
import { DAY, HOUR, isoAfter, MINUTE } from "../../app/platform/clock";
import { createJobContext } from "../../app/platform/jobs/job-context.server";
import {
  BOOKED_AT,
  clearBookings,
  demoRequest,
  putHost,
  START,
  testSender,
  VISITOR,
} from "../support/bookings";
import { envOvertakenAt } from "../support/overtaken-db";
import { database, staffMember } from "../support/staff";
import { rawEnv, rows } from "../support/workers-env";

const db = database();
const hoursBefore = (hours: number, start = START) => new Date(start.getTime() - hours * HOUR);
const sweep = (now: Date, env: object = rawEnv()) => sendReminders(createJobContext(env, () => now));

beforeEach(async () => {
  await clearBookings();
  await rows(
    "insert into settings (key, value, updated_at) values ('booking.rules', ?, '')",
    JSON.stringify({ bufferMinutes: 0, noticeHours: 0, horizonDays: 60, holidays: [] }),
  );
});

/** What guests were reminded of, in order. */
async function reminders(): Promise<unknown[]> {
  const mails = await rows("select text from mails where subject like 'Reminder: %' order by rowid");
  return mails.map(({ text }) => String(text).split("\n")[0]);
}
const TOMORROW = "Your demo is tomorrow.";
const SOON = "Your demo is in an hour.";

async function book(now: Date, start = START) {
  if ((await rows("select 1 from users")).length === 0) await staffMember("tom@beaconry.example");
  const made = await bookDemo(db, demoRequest({}, start), await testSender(), now);
  if (made.kind !== "booked") throw new Error("The time is taken");
  return made.id;
}
const move = async (id: string, start: Date, now: Date) =>
  expect((await moveBooking(db, { id, start, by: VISITOR, sender: await testSender() }, now)).kind).toBe(
    "moved",
  );

/** Sweeps every five minutes from some hours before a start until it. */
async function sweepUntil(start: Date, from: number) {
  for (let minutes = from * 60; minutes >= 0; minutes -= 30) {
    await sweep(new Date(start.getTime() - minutes * MINUTE));
  }
}

test("who books days ahead is reminded a day and an hour before; who books later, only of what is still to come", async () => {
  await book(hoursBefore(72));
  await sweepUntil(START, 26);
  expect(await reminders()).toEqual([TOMORROW, SOON]);
});

test.each<[number, string[]]>([
  [24.1, [TOMORROW, SOON]],
  [23.9, [SOON]],
  [5, [SOON]],
  [0.5, []],
])("a demo that is booked %d hours ahead is reminded of by %j", async (hours, texts) => {
  await book(hoursBefore(hours));
  await sweepUntil(START, hours);
  expect(await reminders()).toEqual(texts);
});

test.each<[number, string[]]>([
  [24.5, [TOMORROW, SOON]],
  [5, [SOON]],
  [0.5, []],
])("a demo of next week that is moved to a time in %d hours is reminded of by %j", async (hours, texts) => {
  const id = await book(hoursBefore(72), new Date(START.getTime() + 7 * DAY));
  await move(id, START, hoursBefore(hours));
  await sweepUntil(START, hours);
  expect(await reminders()).toEqual(texts);
});

test("a reminder is given up once the demo begins, the mails about the booking are not", async () => {
  await book(hoursBefore(72));
  await sweep(hoursBefore(24));
  const mails = await rows(`select distinct subject like '%Reminder%' or subject like 'Demo soon%' reminds,
    json_extract(message, '$.until') until from outbox join mails on mails.id = json_extract(message, '$.mailId')`);
  expect(mails.sort((one, other) => Number(one.reminds) - Number(other.reminds))).toEqual([
    { reminds: 0, until: null },
    { reminds: 1, until: START.toISOString() },
  ]);
});

test("a demo that is moved after both reminders gets both again", async () => {
  const id = await book(hoursBefore(72));
  await sweepUntil(START, 26);
  await rows("delete from mails");
  const later = new Date(START.getTime() + 2 * DAY);
  // Half an hour before it would have begun.
  await move(id, later, hoursBefore(0.5));
  await sweepUntil(later, 26);
  expect(await reminders()).toEqual([TOMORROW, SOON]);
});

test("a demo that is moved to tomorrow in its last hour gets the hour's reminder again", async () => {
  const id = await book(hoursBefore(72));
  await sweepUntil(START, 26);
  await rows("delete from mails");
  const tomorrow = new Date(START.getTime() + DAY - HOUR);
  await move(id, tomorrow, hoursBefore(0.5));
  await sweepUntil(tomorrow, 23.5);
  expect(await reminders()).toEqual([SOON]);
});

test.each(["cancelled", "done", "no-show"])("of a demo that is %s nobody is reminded", async (status) => {
  await book(hoursBefore(72));
  await rows("update bookings set status = ?", status);
  await sweepUntil(START, 26);
  expect(await reminders()).toEqual([]);
});

test("a standstill over the day's reminder is made up for, until the hour's takes its place", async () => {
  await book(hoursBefore(72));
  await sweep(hoursBefore(20));
  expect(await reminders()).toEqual([TOMORROW]);
  await rows("update bookings set reminded_day_at = null");
  await sweep(hoursBefore(1));
  expect(await reminders()).toEqual([TOMORROW, SOON]);
});

test("a demo that begins now, or has begun, is not reminded of", async () => {
  await book(hoursBefore(72));
  await sweep(START);
  await sweep(new Date(START.getTime() + MINUTE));
  expect(await reminders()).toEqual([]);
});

test("each host is reminded of the host's own demos", async () => {
  const [tom, ana] = [await staffMember("tom@beaconry.example"), await staffMember("ana@beaconry.example")];
  await putHost(tom.id);
  await putHost(ana.id);
  const sender = await testSender();
  for (const email of ["one@pier.example", "two@pier.example"]) {
    await bookDemo(db, demoRequest({ email }), sender, hoursBefore(72));
  }
  await rows("delete from mails");
  await sweep(hoursBefore(23));
  const mails = await rows("select to_address, text from mails where subject like 'Demo soon: %'");
  const hosts = await rows(
    "select users.email host, bookings.email guest from bookings join users on users.id = host_id",
  );
  expect(mails).toHaveLength(2);
  for (const { host, guest } of hosts) {
    expect(mails.find(({ to_address }) => to_address === host)?.text).toContain(`Email: ${guest}`);
  }
});

test.each([
  ["cancelled", cancelBooking],
  [
    "moved",
    (
      database: typeof db,
      { id, sender }: { id: string; sender: Awaited<ReturnType<typeof testSender>> },
      now: Date,
    ) => moveBooking(database, { id, start: new Date(START.getTime() + 2 * DAY), by: VISITOR, sender }, now),
  ],
])("a reminder that is overtaken by a demo that is %s is not sent", async (_, run) => {
  const id = await book(hoursBefore(72));
  const sender = await testSender();
  const meanwhile = () => run(db, { id, by: VISITOR, sender }, hoursBefore(23));
  await sweep(hoursBefore(23), envOvertakenAt(/update "bookings"/, meanwhile));
  expect(await reminders()).toEqual([]);
  expect(await rows("select reminded_day_at from bookings")).toEqual([{ reminded_day_at: null }]);
});

test("a sweep reminds of the next 100 demos, the next one of the rest", async () => {
  const { id } = await staffMember("tom@beaconry.example");
  await book(hoursBefore(72));
  const columns = (await rows("select name from pragma_table_info('bookings')")).map(({ name }) =>
    String(name),
  );
  const changed: Record<string, string> = {
    id: "'demo-' || at",
    starts_at: "strftime('%Y-%m-%dT%H:%M:%fZ', starts_at, '-' || at || ' seconds')",
  };
  const values = columns.map((name) => changed[name] ?? name);
  await rows(
    `insert into bookings (${columns.join()}) with recursive n(at) as (select 1 union all select at + 1 from n where at < 101)
      select ${values.join()} from bookings, n`,
  );
  const left = async () =>
    (await rows("select id from bookings where reminded_day_at is null order by starts_at")).map(
      (row) => row.id,
    );
  expect(await rows("select count(*) n from bookings where host_id = ?", id)).toEqual([{ n: 102 }]);
  await sweep(hoursBefore(20));
  expect(await left()).toEqual(["demo-1", expect.any(String)]);
  await sweep(hoursBefore(20));
  expect(await left()).toEqual([]);
});

test("a reminder says when it is in the guest's own zone", async () => {
  await book(hoursBefore(72));
  await sweep(hoursBefore(23));
  const [mail] = await rows("select subject from mails where subject like 'Reminder: %'");
  // 10 AM in Chicago; the guest is in New York.
  expect(mail?.subject).toBe("Reminder: your demo on Wednesday, March 11, 11:00 to 11:30 AM");
  expect(isoAfter(BOOKED_AT, 25 * HOUR)).toBe(START.toISOString());
});
