import { env } from "cloudflare:workers";
import ICAL from "ical.js";
import { beforeEach, expect, test } from "vitest";
import { readSlots } from "~/booking/availability.server";
import { bookDemo } from "~/booking/bookings.server";
import { cancelBooking, moveBooking } from "~/booking/change-booking.server";
import { sendReminders } from "~/booking/mails/reminders.task.server";
import { settleBooking } from "~/booking/staff/settle-booking.server";
import { insertMail } from "~/mail/mails.server";
import { ChangeRefused } from "~/platform/db/change.server";
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
import { database, staffMember } from "../support/staff";
import { rawEnv, rows } from "../support/workers-env";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const db = database();
const zone = "America/Chicago";
const later = (minutes: number) => new Date(START.getTime() + minutes * MINUTE);

beforeEach(clearBookings);

async function book(request = demoRequest(), now = BOOKED_AT) {
  const made = await bookDemo(db, request, await testSender(), now);
  if (made.kind !== "booked") throw new Error("The time is taken");
  return made;
}

/** The invitation of each booking mail as an independent parser reads it, in order. */
async function invitations() {
  const mails = await rows(
    "select to_address, subject, attachment from mails where attachment is not null order by rowid",
  );
  return mails.map(({ to_address, attachment }) => {
    const file = JSON.parse(String(attachment));
    const calendar = new ICAL.Component(ICAL.parse(file.text));
    const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent") ?? undefined);
    return {
      to: to_address,
      type: file.type,
      method: calendar.getFirstPropertyValue("method"),
      uid: event.uid,
      sequence: event.sequence,
      start: event.startDate.toJSDate().toISOString(),
      minutes: event.duration.toSeconds() / 60,
      status: event.component.getFirstPropertyValue("status"),
      attendees: event.attendees.map((attendee) => String(attendee.getFirstValue()).toLowerCase()),
    };
  });
}

test("a booking makes lead, form, activity, deal and two mails with an invitation, in one batch", async () => {
  const tom = await staffMember("tom@beaconry.example");
  const made = await book();
  expect(made.outbox).toHaveLength(2);
  expect(
    await rows("select first_name, last_name, business_email, phone_number, company_name, source from leads"),
  ).toEqual([
    {
      first_name: "Dana",
      last_name: "Reyes",
      business_email: "dana@harborauto.example",
      phone_number: "(414) 555-0118",
      company_name: "Harbor Auto",
      source: "demo_booking",
    },
  ]);
  expect(await rows("select host_id, starts_at, status, topic from bookings")).toEqual([
    { host_id: tom.id, starts_at: START.toISOString(), status: "booked", topic: "Your sample card" },
  ]);
  const [activity] = await rows(
    "select activity_type, title, description, scheduled_at from lead_activities",
  );
  expect(activity).toMatchObject({ activity_type: "meeting", scheduled_at: START.toISOString() });
  expect(activity?.description).toBe(
    "Wednesday, March 11, 10:00 to 10:30 AM, Central Time\nAbout: Your sample card\nThree rooftops.",
  );
  expect(await rows("select title, stage, assignee_id from deals")).toEqual([
    { title: "Demo for Harbor Auto", stage: "qualification", assignee_id: tom.id },
  ]);
  expect(await rows("select count(*) as n from deal_stage_changes")).toEqual([{ n: 1 }]);
  expect(await rows("select count(*) as n from lead_submissions")).toEqual([{ n: 1 }]);
  const [guest, host] = await rows("select to_address, subject, text, lead_id from mails order by rowid");
  expect(guest).toMatchObject({
    to_address: "dana@harborauto.example",
    subject: "Your demo: Wednesday, March 11, 11:00 to 11:30 AM",
  });
  expect(guest?.text).toContain("Wednesday, March 11, 11:00 to 11:30 AM, Eastern Time");
  expect(guest?.text).toMatch(
    /Reschedule or cancel: http:\/\/localhost:8788\/booking\/[\da-f-]{36}-[\da-f]{64}\n/,
  );
  expect(host).toMatchObject({ to_address: "tom@beaconry.example" });
  expect(host?.subject).toBe("Demo booked: Dana Reyes, Harbor Auto, Wednesday, March 11, 10:00 to 10:30 AM");
  const files = await invitations();
  expect(files).toHaveLength(2);
  for (const file of files) {
    expect(file).toMatchObject({
      type: "text/calendar; method=REQUEST",
      method: "REQUEST",
      uid: `booking-${made.id}@localhost`,
      sequence: 0,
      start: START.toISOString(),
      minutes: 30,
      status: "CONFIRMED",
      attendees: ["mailto:dana@harborauto.example", "mailto:tom@beaconry.example"],
    });
  }
});

test("a demo that moves tells guest and host of the old and the new time, each in their own zone", async () => {
  await staffMember("tom@beaconry.example");
  const { id } = await book();
  await rows("delete from mails");
  await moveBooking(db, { id, start: later(24 * 60), by: VISITOR, sender: await testSender() }, BOOKED_AT);
  const mails = await rows("select subject, text from mails order by rowid");
  const opening = mails.map(({ text }) => String(text).split("\n")[0]);
  // The guest is in New York, the host in Chicago.
  expect(opening).toEqual([
    "Your demo has moved. It was on Wednesday, March 11, 11:00 to 11:30 AM.",
    "A demo with you has moved. It was on Wednesday, March 11, 10:00 to 10:30 AM.",
  ]);
  expect(mails.map(({ subject }) => subject)).toEqual([
    "Your demo has moved: Thursday, March 12, 11:00 to 11:30 AM",
    "Demo moved: Dana Reyes, Harbor Auto, Thursday, March 12, 10:00 to 10:30 AM",
  ]);
});

test("to the address that was entered goes one word of who entered it, in mail and invitation; the host has all", async () => {
  const { id: by, email } = await staffMember("tom@beaconry.example");
  const sender = await testSender();
  const typed = {
    name: "Click evil.example NOW",
    company: "Win 1000 at evil.example",
    phone: "evil.example",
    note: "evil.example",
  };
  const { id } = await book(demoRequest(typed));
  const start = later(60);
  await moveBooking(db, { id, start, by: VISITOR, sender }, BOOKED_AT);
  await sendReminders(createJobContext(rawEnv(), () => later(30)));
  await cancelBooking(db, { id, by: { id: by, label: email }, sender }, later(31));
  const mails = await rows("select * from mails order by rowid");
  const [toGuest, toHost] = [email, "dana@harborauto.example"].map((other) =>
    mails.filter(({ to_address }) => to_address !== other),
  );
  expect([toGuest?.length, toHost?.length]).toEqual([4, 4]);
  for (const mail of toGuest ?? []) {
    expect(mail.to_name).toBeNull();
    expect(JSON.stringify(mail)).not.toMatch(/evil|now"|win 1000/i);
  }
  expect(String(toGuest?.[0]?.attachment)).toContain('CN=\\"Click\\"');
  expect(String(toHost?.[0]?.text)).toContain("Win 1000 at evil.example");
  expect(String(toHost?.[0]?.attachment)).toContain("evil.example");
});

test("beyond the day's mails a guest's bookings and moves stand and the host knows; staff and reminders still write", async () => {
  const { id: by, email } = await staffMember("tom@beaconry.example");
  const sender = await testSender();
  const first = await book(demoRequest({ email: "dana+1@harborauto.example" }));
  const moves = [];
  for (let at = 1; at <= 5; at += 1) {
    moves.push(
      await moveBooking(db, { id: first.id, start: later(30 * at), by: VISITOR, sender }, BOOKED_AT),
    );
  }
  const last = await book(demoRequest({ email: "dana+7@harborauto.example" }, later(210)));
  const changes = [first, ...moves, last].map((made) => (made.kind === "taken" ? null : made));
  expect(changes.map((made) => made?.isGuestMailed)).toEqual([...Array(6).fill(true), false]);
  expect(changes.map((made) => made?.outbox.length)).toEqual([...Array(6).fill(2), 1]);
  const { id } = last;
  const moved = await moveBooking(db, { id, start: later(270), by: VISITOR, sender }, BOOKED_AT);
  expect(moved).toMatchObject({ kind: "moved", isGuestMailed: false });
  const toGuest = () => rows("select subject from mails where to_address like 'dana+7@%' order by rowid");
  expect(await toGuest()).toEqual([]);
  expect(await rows("select count(*) as n from mails where to_address = ?", email)).toEqual([{ n: 8 }]);
  const actor = { id: by, label: email };
  await moveBooking(db, { id, start: later(300), by: actor, sender }, BOOKED_AT);
  await sendReminders(createJobContext(rawEnv(), () => later(250)));
  await cancelBooking(db, { id, by: actor, sender }, later(251));
  expect((await toGuest()).map(({ subject }) => String(subject).split(":")[0])).toEqual([
    "Your demo has moved",
    "Reminder",
    "Canceled",
  ]);
});

test("a time that others take costs no mail, a network causes twenty a day", async () => {
  const tom = await staffMember("tom@beaconry.example");
  await putHost(tom.id, { cap: 50 });
  const sender = await testSender();
  const from = (at: number, start: Date) => ({
    ...demoRequest({ email: `guest${at}@harbor.example` }, start),
    network: "one",
  });
  const mailed = [(await book(from(0, START))).isGuestMailed];
  for (let at = 0; at < 30; at += 1) {
    expect((await bookDemo(db, from(at + 1, START), sender, BOOKED_AT)).kind).toBe("taken");
  }
  const [{ id = "" } = {}] = await rows("select id from bookings");
  const ids = [String(id)];
  for (let at = 31; at <= 34; at += 1) {
    const made = await book(from(at, later((at - 30) * 30)));
    ids.push(made.id);
    mailed.push(made.isGuestMailed);
  }
  for (let at = 0; at < 16; at += 1) {
    const move = { id: ids[at % 5] ?? "", start: later(24 * 60 + at * 30), by: { network: "one" }, sender };
    const moved = await moveBooking(db, move, BOOKED_AT);
    mailed.push(moved.kind === "moved" && moved.isGuestMailed);
  }
  expect(mailed).toEqual([...Array(20).fill(true), false]);
});

test("a known address joins its lead, and an open deal is kept instead of a second one", async () => {
  await staffMember("tom@beaconry.example");
  await book();
  await book(demoRequest({ email: "DANA@harborauto.example" }, later(60)));
  expect(await rows("select count(*) as n from leads")).toEqual([{ n: 1 }]);
  expect(await rows("select count(*) as n from deals")).toEqual([{ n: 1 }]);
  expect(await rows("select count(*) as n from bookings")).toEqual([{ n: 2 }]);
});

test("50 requests for one time make one booking, and 49 get the next three times; nothing else is stored", async () => {
  await staffMember("tom@beaconry.example");
  const sender = await testSender();
  const results = await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      bookDemo(db, demoRequest({ email: `guest${at}@harbor.example` }), sender, BOOKED_AT),
    ),
  );
  const taken = results.flatMap((result) => (result.kind === "taken" ? [result] : []));
  expect(taken).toHaveLength(49);
  for (const { next } of taken) expect(next).toEqual([later(30), later(60), later(90)]);
  for (const table of ["bookings", "leads", "deals", "lead_submissions", "lead_activities"])
    expect(await rows(`select count(*) as n from ${table}`), table).toEqual([{ n: 1 }]);
  expect(await rows("select count(*) as n from mails")).toEqual([{ n: 2 }]);
});

test("requests for different times at one moment all succeed, each with a deal of its own rank", async () => {
  await staffMember("tom@beaconry.example");
  const sender = await testSender();
  const results = await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      bookDemo(db, demoRequest({ email: `guest${at}@harbor.example` }, later(at * 30)), sender, BOOKED_AT),
    ),
  );
  expect(results.every(({ kind }) => kind === "booked")).toBe(true);
  expect(await rows("select count(distinct rank) as n from deals")).toEqual([{ n: 8 }]);
});

test("hosts take turns, and as many bookings of one time succeed as hosts are free", async () => {
  const [tom, ana] = [await staffMember("tom@beaconry.example"), await staffMember("ana@beaconry.example")];
  await putHost(tom.id);
  await putHost(ana.id);
  const sender = await testSender();
  const results = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      bookDemo(db, demoRequest({ email: `guest${at}@harbor.example` }), sender, BOOKED_AT),
    ),
  );
  expect(results.filter(({ kind }) => kind === "booked")).toHaveLength(2);
  await book(demoRequest({ email: "next@harbor.example" }, later(30)));
  await book(demoRequest({ email: "last@harbor.example" }, later(60)));
  expect(await rows("select count(*) as n from bookings group by host_id")).toEqual([{ n: 2 }, { n: 2 }]);
});

test("the cap of a day and the buffer hold although everybody books at one moment", async () => {
  const tom = await staffMember("tom@beaconry.example");
  await putHost(tom.id, { cap: 3 });
  await env.DB.prepare("insert into settings (key, value, updated_at) values ('booking.rules', ?, '')")
    .bind(JSON.stringify({ bufferMinutes: 30, noticeHours: 0, horizonDays: 60, holidays: [] }))
    .run();
  const sender = await testSender();
  await Promise.all(
    Array.from({ length: 14 }, (_, at) =>
      bookDemo(db, demoRequest({ email: `guest${at}@harbor.example` }, later(at * 30)), sender, BOOKED_AT),
    ),
  );
  const starts = (await rows("select starts_at from bookings order by starts_at")).map(({ starts_at }) =>
    Date.parse(String(starts_at)),
  );
  expect(starts).toHaveLength(3);
  expect(starts.every((start, at) => at === 0 || start - (starts[at - 1] ?? 0) >= 60 * MINUTE)).toBe(true);
});

test("a move keeps the UID and raises SEQUENCE; a cancellation is METHOD:CANCEL, frees the time and is sent once", async () => {
  await staffMember("tom@beaconry.example");
  const { id } = await book();
  const sender = await testSender();
  expect(await moveBooking(db, { id, start: later(30), by: VISITOR, sender }, BOOKED_AT)).toMatchObject({
    kind: "moved",
  });
  const cancel = async () => (await cancelBooking(db, { id, by: VISITOR, sender }, BOOKED_AT)).outbox;
  expect(await cancel()).toHaveLength(2);
  expect(await cancel()).toEqual([]);
  const files = await invitations();
  expect(files.map(({ method, sequence, status, start }) => [method, sequence, status, start])).toEqual([
    ...Array(2).fill(["REQUEST", 0, "CONFIRMED", START.toISOString()]),
    ...Array(2).fill(["REQUEST", 1, "CONFIRMED", later(30).toISOString()]),
    ...Array(2).fill(["CANCEL", 2, "CANCELLED", later(30).toISOString()]),
  ]);
  expect(new Set(files.map(({ uid }) => uid)).size).toBe(1);
  await book(demoRequest({ email: "other@harbor.example" }, later(30)));
  const titles = await rows("select title from lead_activities order by rowid");
  expect(titles.map(({ title }) => title)).toEqual([
    "Booked a demo with Our team",
    "Moved the demo",
    "Canceled the demo",
    "Booked a demo with Our team",
  ]);
});

test("a move against a booking of the same time: one of them gets it, and the mover keeps the old time otherwise", async () => {
  await staffMember("tom@beaconry.example");
  const sender = await testSender();
  for (let round = 0; round < 5; round += 1) {
    const start = new Date(START.getTime() + round * 7 * DAY);
    const target = new Date(start.getTime() + 60 * MINUTE);
    const { id } = await book(demoRequest({ email: `mover${round}@harbor.example` }, start));
    const [moved, ...booked] = await Promise.all([
      moveBooking(db, { id, start: target, by: VISITOR, sender }, BOOKED_AT),
      ...Array.from({ length: 5 }, (_, at) =>
        bookDemo(db, demoRequest({ email: `rival${round}${at}@harbor.example` }, target), sender, BOOKED_AT),
      ),
    ]);
    const wins = [moved?.kind === "moved", ...booked.map(({ kind }) => kind === "booked")];
    expect(wins.filter(Boolean)).toHaveLength(1);
    const [mover] = await rows("select starts_at from bookings where id = ?", id);
    expect(mover?.starts_at).toBe((moved?.kind === "moved" ? target : start).toISOString());
  }
});

test("two moves of one booking at one moment leave it at one of the two times", async () => {
  await staffMember("tom@beaconry.example");
  const sender = await testSender();
  const { id } = await book();
  await Promise.all(
    [60, 120].map((minutes) =>
      moveBooking(db, { id, start: later(minutes), by: VISITOR, sender }, BOOKED_AT),
    ),
  );
  const [booking] = await rows("select starts_at, sequence from bookings");
  expect([later(60).toISOString(), later(120).toISOString()]).toContain(booking?.starts_at);
  expect(booking?.sequence).toBe(2);
});

test("a move to a time of another host tells the first host that the demo is gone", async () => {
  const [tom, ana] = [await staffMember("tom@beaconry.example"), await staffMember("ana@beaconry.example")];
  const day = { from: 540, to: 1080 };
  const none: (typeof day | null)[] = Array(7).fill(null);
  await putHost(tom.id, { week: none.with(2, day) });
  await putHost(ana.id, { week: none.with(3, day) });
  const sender = await testSender();
  const { id } = await book();
  await moveBooking(db, { id, start: new Date(START.getTime() + DAY), by: VISITOR, sender }, BOOKED_AT);
  const files = (await invitations()).slice(2).map(({ to, method }) => [to, method]);
  expect(files).toEqual([
    ["dana@harborauto.example", "REQUEST"],
    ["ana@beaconry.example", "REQUEST"],
    ["tom@beaconry.example", "CANCEL"],
  ]);
});

test("the demo of a host who is disabled keeps its time and gets a host who is free then, of whom both are told", async () => {
  const [tom, ana] = [await staffMember("tom@beaconry.example"), await staffMember("ana@beaconry.example")];
  await putHost(tom.id);
  const sender = await testSender();
  const { id } = await book();
  await putHost(ana.id);
  await rows("update users set disabled_at = ? where id = ? returning id", BOOKED_AT.toISOString(), tom.id);
  await rows("delete from mails returning id");
  const move = { id, start: START, hostId: tom.id, by: { id: ana.id, label: ana.email }, sender };
  expect((await moveBooking(db, move, BOOKED_AT)).kind).toBe("moved");
  expect(await rows("select host_id, starts_at from bookings")).toEqual([
    { host_id: ana.id, starts_at: START.toISOString() },
  ]);
  const mails = await rows("select to_address, subject, text from mails order by rowid");
  expect(mails.map(({ to_address: to, subject }) => [to, String(subject).split(":")[0]])).toEqual([
    ["dana@harborauto.example", "Your demo has another host"],
    ["ana@beaconry.example", "Demo taken over"],
  ]);
  expect(mails.map(({ text }) => String(text).split("\n")[0])).toEqual([
    "Your demo has another host. Its time stays.",
    "You take over a colleague’s demo. Its time stays.",
  ]);
  const [last] = await rows("select title, description from lead_activities order by rowid desc limit 1");
  expect(last?.title).toBe("Gave the demo another host");
  expect(last?.description).not.toContain("Before");
  // Once it has a host again, its own time is no move.
  await moveBooking(db, move, BOOKED_AT);
  expect(await rows("select sequence from bookings")).toEqual([{ sequence: 1 }]);
});

test("what has begun cannot be moved or cancelled; what has not cannot be done", async () => {
  const { id: by, email } = await staffMember("tom@beaconry.example");
  const actor = { id: by, label: email };
  const sender = await testSender();
  const { id } = await book();
  await expect(settleBooking(db, { id, as: "done", by: actor, zone }, BOOKED_AT)).rejects.toThrow(
    ChangeRefused,
  );
  const during = later(1);
  await expect(cancelBooking(db, { id, by: VISITOR, sender }, during)).rejects.toThrow(ChangeRefused);
  await expect(moveBooking(db, { id, start: later(600), by: VISITOR, sender }, during)).rejects.toThrow(
    ChangeRefused,
  );
  await settleBooking(db, { id, as: "no-show", by: actor, zone }, during);
  await settleBooking(db, { id, as: "no-show", by: actor, zone }, during);
  expect(await rows("select last_contacted from leads")).toEqual([{ last_contacted: null }]);
  await settleBooking(db, { id, as: "done", by: actor, zone }, during);
  expect(await rows("select last_contacted from leads")).toEqual([{ last_contacted: START.toISOString() }]);
  expect(await rows("select status from bookings")).toEqual([{ status: "done" }]);
  const titles = (
    await rows("select title from lead_activities where deleted_at is null order by rowid")
  ).map(({ title }) => title);
  expect(titles.slice(1)).toEqual(["Did not come to the demo", "Had the demo"]);
});

test("busy times and holidays take away slots, as does a host who is disabled", async () => {
  const tom = await staffMember("tom@beaconry.example");
  const range = {
    from: BOOKED_AT,
    to: new Date(BOOKED_AT.getTime() + 3 * DAY),
    companyZone: "America/Chicago",
  };
  const free = async () => {
    const { slots } = await readSlots(db, { ...range, now: BOOKED_AT });
    return slots.filter(({ hostIds }) => hostIds.length > 0).map(({ start }) => start);
  };
  expect(await free()).toContain(START.getTime());
  await env.DB.prepare("insert into busy_times values (?, ?, ?)")
    .bind(tom.id, later(-10).toISOString(), later(10).toISOString())
    .run();
  const withBusy = await free();
  expect(withBusy).not.toContain(START.getTime());
  expect(withBusy).not.toContain(later(-30).getTime());
  expect(withBusy).toContain(later(30).getTime());
  await env.DB.prepare("insert into settings (key, value, updated_at) values ('booking.rules', ?, '')")
    .bind(
      JSON.stringify({
        bufferMinutes: 0,
        noticeHours: 0,
        horizonDays: 60,
        holidays: [{ date: "2026-03-11", name: "" }],
      }),
    )
    .run();
  expect((await free()).filter((start) => Math.abs(start - START.getTime()) < DAY / 3)).toEqual([]);
  await env.DB.prepare("update users set disabled_at = '2026-01-01T00:00:00.000Z'").run();
  expect(await free()).toEqual([]);
});

test("a mail keeps its attachment in the database until it is sent", async () => {
  const attachment = { fileName: "demo.ics", type: "text/calendar; method=REQUEST", text: "BEGIN:VCALENDAR" };
  const address = { address: "dana@harborauto.example", name: "Dana" };
  const mail = {
    kind: "booking" as const,
    to: address,
    from: address,
    replyTo: null,
    subject: "",
    text: "",
    html: "",
  };
  const { statements } = insertMail(db, { ...mail, leadId: null, attachment }, BOOKED_AT);
  for (const statement of statements) await statement;
  const [row] = await rows("select attachment from mails");
  expect(JSON.parse(String(row?.attachment))).toEqual(attachment);
});
