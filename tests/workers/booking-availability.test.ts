import { beforeEach, expect, test } from "vitest";
import { readSlots } from "../../app/booking/availability.server";
import { bookDemo } from "../../app/booking/bookings.server";
import { cancelBooking, moveBooking } from "../../app/booking/change-booking.server";
import { settleBooking } from "../../app/booking/staff/settle-booking.server";
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
import { rows } from "../support/workers-env";

const db = database();
const NOW = BOOKED_AT;
const at = (iso: string) => new Date(`2026-03-${iso}:00.000Z`);
const ALL_DAY = Array(7).fill({ from: 0, to: 1440 });

beforeEach(clearBookings);

async function hostWith(part: Parameters<typeof putHost>[1] = {}, email = "tom@beaconry.example") {
  const { id } = await staffMember(email);
  await putHost(id, part);
  return id;
}
const putRules = (part: Record<string, unknown> = {}) =>
  rows(
    "insert into settings (key, value, updated_at) values ('booking.rules', ?, '')",
    JSON.stringify({ bufferMinutes: 0, noticeHours: 0, horizonDays: 60, holidays: [], ...part }),
  );

let guests = 0;
/** Books as a guest of a network of their own. */
async function book(start: Date, more: { now?: Date; on?: typeof db; email?: string } = {}) {
  guests += 1;
  const request = demoRequest({ email: more.email ?? `guest${guests}@harbor.example` }, start);
  return bookDemo(more.on ?? db, request, await testSender(), more.now ?? NOW);
}
async function booked(start: Date) {
  const made = await book(start);
  if (made.kind !== "booked") throw new Error("The time is taken");
  return made.id;
}

/** The starts (as "11T15:00" in UTC) at which a host is free, or anybody. */
async function free(from: Date, to: Date, hostId: string | null = null, now = NOW): Promise<string[]> {
  const { slots } = await readSlots(db, { from, to, companyZone: "America/Chicago", now });
  return slots
    .filter(({ hostIds }) => (hostId === null ? hostIds.length > 0 : hostIds.includes(hostId)))
    .map(({ start }) => new Date(start).toISOString().slice(8, 16));
}

test("times from noon of a day whose cap is used up in the morning offer none of that day", async () => {
  const id = await hostWith({ cap: 2 });
  await booked(at("11T14:00"));
  await booked(at("11T14:30"));
  // Noon in Chicago.
  const rest = await free(at("11T17:00"), at("12T17:00"), id);
  expect(rest[0]).toBe("12T14:00");
});

test("times until noon of a day whose cap is used up in the afternoon offer none of that day", async () => {
  const id = await hostWith({ cap: 1 });
  await booked(at("11T22:00"));
  expect(await free(at("11T05:00"), at("11T17:00"), id)).toEqual([]);
});

test("the cap counts the host's day, on both sides of its midnight, whatever the day is in UTC", async () => {
  const id = await hostWith({ cap: 1, week: ALL_DAY });
  // 11:30 PM on Tuesday, 12:00 AM on Wednesday in Chicago: both are Wednesday in UTC.
  await booked(at("11T04:30"));
  await booked(at("11T05:00"));
  for (const start of ["11T04:00", "11T05:30", "12T04:30"]) {
    expect((await book(at(start))).kind, start).toBe("taken");
  }
  expect((await free(at("11T00:00"), at("13T00:00"), id))[0]).toBe("12T05:00");
  expect((await book(at("12T05:00"))).kind).toBe("booked");
});

const overtaken = (meanwhile: () => Promise<unknown>) =>
  createJobContext(envOvertakenAt(/insert into "bookings"|update "bookings"/, meanwhile), () => NOW).db;

test("a demo that uses up the host's day between reading and writing is the last, though it is another day in UTC", async () => {
  await hostWith({ cap: 1, week: ALL_DAY });
  // 5 PM and 8 PM on Wednesday in Chicago.
  const on = overtaken(() => booked(at("11T22:00")));
  expect((await book(at("12T01:00"), { on })).kind).toBe("taken");
  expect(await rows("select starts_at from bookings")).toEqual([{ starts_at: at("11T22:00").toISOString() }]);
});

test("a demo of the host's next day between reading and writing takes nothing, though it is the same day in UTC", async () => {
  await hostWith({ cap: 1, week: ALL_DAY });
  const on = overtaken(() => booked(at("11T05:00")));
  expect((await book(at("11T04:30"), { on })).kind).toBe("booked");
});

test.each([
  ["12T14:30", "taken"],
  ["12T15:00", "booked"],
])(
  "with a buffer of half an hour, a demo at 14:00 between reading and writing makes 12T%s %s",
  async (start, kind) => {
    await hostWith();
    await putRules({ bufferMinutes: 30 });
    const on = overtaken(() => booked(at("12T14:00")));
    expect((await book(at(start), { on })).kind).toBe(kind);
  },
);

test("the buffer lies before and after demos and busy times, also of what begins before the range", async () => {
  const id = await hostWith();
  await putRules({ bufferMinutes: 45 });
  await booked(at("11T16:00"));
  const busy = [at("11T19:00"), at("11T20:00")].map((time) => time.toISOString());
  await rows("insert into busy_times values (?, ?, ?)", id, ...busy);
  const day = await free(at("11T14:00"), at("11T23:00"), id);
  expect(day).toEqual(["11T14:00", "11T14:30", "11T17:30", "11T21:00", "11T21:30", "11T22:00", "11T22:30"]);
  expect(await free(at("11T16:30"), at("11T19:00"), id)).toEqual(["11T17:30"]);
});

test("a busy time of several days blocks the days within it", async () => {
  const id = await hostWith();
  const away = [at("09T05:00"), at("14T05:00")].map((time) => time.toISOString());
  await rows("insert into busy_times values (?, ?, ?)", id, ...away);
  expect(await free(at("12T00:00"), at("13T00:00"), id)).toEqual([]);
  expect((await free(at("12T00:00"), at("17T00:00"), id))[0]).toBe("16T14:00");
});

test("the notice ends at a time that can just be booked, the horizon begins after one", async () => {
  const id = await hostWith({ week: ALL_DAY });
  await putRules({ noticeHours: 4, horizonDays: 2 });
  const now = at("10T14:00");
  const all = await free(now, at("20T00:00"), id, now);
  expect([all[0], all.at(-1)]).toEqual(["10T18:00", "12T14:00"]);
  for (const [start, kind] of [
    ["10T17:30", "taken"],
    ["10T18:00", "booked"],
    ["12T14:00", "booked"],
    ["12T14:30", "taken"],
  ] as const) {
    expect((await book(at(start), { now })).kind, start).toBe(kind);
  }
});

test("nobody books between two times, outside of hours, or in the past", async () => {
  await hostWith();
  for (const start of ["11T15:10", "11T13:30", "11T23:00", "14T15:00", "09T15:00"]) {
    expect((await book(at(start))).kind, start).toBe("taken");
  }
  expect(await rows("select count(*) n from bookings")).toEqual([{ n: 0 }]);
});

test("a holiday is a day of the host's zone", async () => {
  const id = await hostWith({ timeZone: "Pacific/Auckland", week: ALL_DAY });
  await putRules({ holidays: [{ date: "2026-03-12", name: "" }] });
  // Thursday begins at 11:00 on Wednesday in UTC.
  const around = await free(at("11T10:30"), at("12T11:00"), id);
  expect(around).toEqual(["11T10:30", "12T11:00"]);
});

test("hours begin and end by each host's own clock, also in the week that only one of them changes clocks", async () => {
  const [tom, ana] = [
    await hostWith(),
    await hostWith({ timeZone: "Europe/Berlin" }, "ana@beaconry.example"),
  ];
  const hoursOf = async (id: string, day: string) => {
    const times = await free(at(`${day}T00:00`), at(`${day}T23:59`), id);
    return [times[0]?.slice(3), times.at(-1)?.slice(3)];
  };
  // From 9:00 to 18:00: summer time in Chicago since March 8, in Berlin since March 29.
  expect([await hoursOf(tom, "27"), await hoursOf(ana, "27")]).toEqual([
    ["14:00", "22:30"],
    ["08:00", "16:30"],
  ]);
  expect([await hoursOf(tom, "30"), await hoursOf(ana, "30")]).toEqual([
    ["14:00", "22:30"],
    ["07:00", "15:30"],
  ]);
});

const hostOf = async (start: Date) =>
  (
    await rows(
      "select host_id from bookings where starts_at = ? and status <> 'cancelled'",
      start.toISOString(),
    )
  ).map(({ host_id }) => host_id);

test("the host with fewer demos is chosen; cancelled ones do not count, busy times neither", async () => {
  const [tom, ana] = [await hostWith(), await hostWith({}, "ana@beaconry.example")];
  const first = await booked(at("11T15:00"));
  expect(await hostOf(at("11T15:00"))).toEqual([tom]);
  await booked(at("11T16:00"));
  expect(await hostOf(at("11T16:00"))).toEqual([ana]);
  await cancelBooking(db, { id: first, by: VISITOR, sender: await testSender() }, NOW);
  for (let days = 0; days < 3; days += 1)
    await rows(
      "insert into busy_times values (?, ?, ?)",
      ...[tom, isoAfter(at("12T02:00"), days * DAY), isoAfter(at("12T03:00"), days * DAY)],
    );
  await booked(at("11T17:00"));
  expect(await hostOf(at("11T17:00"))).toEqual([tom]);
});

test("one host's cap, busy time and day off leave the other's times as they are", async () => {
  const [tom, ana] = [await hostWith({ cap: 1 }), await hostWith({}, "ana@beaconry.example")];
  const before = await free(at("11T14:00"), at("11T23:00"), ana);
  await booked(at("11T15:00"));
  expect(await hostOf(at("11T15:00"))).toEqual([tom]);
  expect(await free(at("11T14:00"), at("11T23:00"), tom)).toEqual([]);
  expect(await free(at("11T14:00"), at("11T23:00"), ana)).toEqual(before);
  await rows("update booking_hosts set is_active = 0 where user_id = ?", ana);
  expect((await book(at("11T16:00"))).kind).toBe("taken");
});

test("a demo that took place counts for the cap and takes its time; a cancelled one does neither", async () => {
  const id = await hostWith({ cap: 1 });
  const first = await booked(at("11T15:00"));
  const during = at("11T15:05");
  await settleBooking(
    db,
    { id: first, as: "done", by: { id, label: "tom" }, zone: "America/Chicago" },
    during,
  );
  expect(await free(at("11T15:00"), at("11T23:00"), id, during)).toEqual([]);
  await rows("update bookings set status = 'cancelled'");
  await putRules();
  expect((await free(at("11T15:30"), at("11T23:00"), id, during))[0]).toBe("11T15:30");
});

test("a demo is moved within its day although the cap is used up, and into its own buffer", async () => {
  await hostWith({ cap: 1 });
  await putRules({ bufferMinutes: 60 });
  const id = await booked(START);
  const move = async (start: Date) =>
    (await moveBooking(db, { id, start, by: VISITOR, sender: await testSender() }, NOW)).kind;
  expect(await move(new Date(START.getTime() + 30 * MINUTE))).toBe("moved");
  await booked(new Date(START.getTime() + DAY));
  expect(await move(new Date(START.getTime() + DAY + 2 * HOUR))).toBe("taken");
});

test("a move keeps its host where the host is free, however many demos the host has, and tells nobody else", async () => {
  const tom = await hostWith();
  const id = await booked(START);
  await booked(at("11T16:00"));
  await booked(at("12T16:00"));
  await hostWith({}, "ana@beaconry.example");
  await rows("delete from mails");
  await moveBooking(db, { id, start: at("11T17:00"), by: VISITOR, sender: await testSender() }, NOW);
  expect(await hostOf(at("11T17:00"))).toEqual([tom]);
  const told = await rows("select to_address from mails order by rowid");
  expect(told.map(({ to_address }) => to_address)).toEqual([
    expect.stringMatching(/^guest\d+@harbor\.example$/),
    "tom@beaconry.example",
  ]);
});

test("staff move a demo at shorter notice than visitors, and back to the host who had it", async () => {
  const tom = await hostWith();
  const id = await booked(START);
  await booked(at("11T16:00"));
  // Tom has another demo at the new time, so Ana takes this one.
  const ana = await hostWith({}, "ana@beaconry.example");
  const late = at("11T14:00");
  const sender = await testSender();
  const move = (part: Partial<Parameters<typeof moveBooking>[1]>) =>
    moveBooking(db, { id, start: at("11T16:00"), by: { id: tom, label: "tom" }, sender, ...part }, late);
  expect((await move({ by: VISITOR })).kind).toBe("taken");
  expect((await move({ from: START.toISOString() })).kind).toBe("moved");
  const now = () => rows("select host_id, starts_at from bookings where id = ?", id);
  expect(await now()).toEqual([{ host_id: ana, starts_at: at("11T16:00").toISOString() }]);
  expect((await move({ start: START, from: at("11T16:00").toISOString(), hostId: tom })).kind).toBe("moved");
  expect(await now()).toEqual([{ host_id: tom, starts_at: START.toISOString() }]);
});

test("a demo that somebody has moved meanwhile is not moved from where the page showed it", async () => {
  const tom = await hostWith();
  const id = await booked(START);
  const sender = await testSender();
  const by = { id: tom, label: "tom" };
  await moveBooking(db, { id, start: at("11T17:00"), by, sender }, NOW);
  const stale = { id, start: at("12T17:00"), by, sender, from: START.toISOString() };
  await expect(moveBooking(db, stale, NOW)).rejects.toThrow("Somebody has moved this demo meanwhile.");
  // An answer that was lost: the same move again.
  expect((await moveBooking(db, { ...stale, start: at("11T17:00") }, NOW)).kind).toBe("moved");
});

test("a demo that is cancelled while it is moved stays cancelled, and its guest reads of that alone", async () => {
  await hostWith();
  const id = await booked(START);
  const sender = await testSender();
  await rows("delete from mails");
  const on = overtaken(() => cancelBooking(db, { id, by: VISITOR, sender }, NOW));
  const moving = moveBooking(on, { id, start: at("12T15:00"), by: VISITOR, sender }, NOW);
  await expect(moving).rejects.toMatchObject({ status: 409 });
  expect(await rows("select status, starts_at, sequence from bookings")).toEqual([
    { status: "cancelled", starts_at: START.toISOString(), sequence: 1 },
  ]);
  expect(
    (await rows("select subject from mails")).map(({ subject }) => String(subject).split(":")[0]),
  ).toEqual(["Canceled", "Demo canceled"]);
});

test("a demo that is moved while it is cancelled is cancelled at its new time", async () => {
  await hostWith();
  const id = await booked(START);
  const sender = await testSender();
  const on = overtaken(() => moveBooking(db, { id, start: at("12T15:00"), by: VISITOR, sender }, NOW));
  await cancelBooking(on, { id, by: VISITOR, sender }, NOW);
  expect(await rows("select status, starts_at, sequence from bookings")).toEqual([
    { status: "cancelled", starts_at: at("12T15:00").toISOString(), sequence: 2 },
  ]);
  expect((await book(START)).kind).toBe("booked");
});

test("a time that another takes while a demo is moved there is taken, and the demo keeps its own", async () => {
  await hostWith();
  const id = await booked(START);
  const on = overtaken(() => booked(at("12T15:00")));
  const moved = await moveBooking(
    on,
    { id, start: at("12T15:00"), by: VISITOR, sender: await testSender() },
    NOW,
  );
  expect(moved).toMatchObject({ kind: "taken", next: [at("12T15:30"), at("12T16:00"), at("12T16:30")] });
  expect(await rows("select starts_at from bookings where id = ?", id)).toEqual([
    { starts_at: START.toISOString() },
  ]);
});
