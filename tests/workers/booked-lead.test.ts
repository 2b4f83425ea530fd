import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { bookDemo } from "~/booking/bookings.server";
import { cancelBooking, moveBooking } from "~/booking/change-booking.server";
import * as bookingsPage from "~/booking/staff/admin-page/route";
import { settleBooking } from "~/booking/staff/settle-booking.server";
import { submitContact } from "~/crm/intake/submissions.server";
import { changeLead } from "~/crm/leads/lead-changes.server";
import {
  BOOKED_AT,
  clearBookings,
  demoRequest,
  putHost,
  START,
  testSender,
  VISITOR,
} from "../support/bookings";
import { SENDER, submission } from "../support/contact";
import { openLead, submitLeadForm } from "../support/lead-page";
import { argsOf, contextAt, database, post, signedInStaff, staffMember } from "../support/staff";
import { clearTables, rows } from "../support/workers-env";

const db = database();
const zone = "America/Chicago";
const later = (minutes: number) => new Date(START.getTime() + minutes * 60_000);
const VALUES = { DEMO_DEAL_VALUE: "4800", DEMO_SCORE: "40" };

let tom = { id: "", label: "" };
let ana = { id: "", label: "" };

beforeEach(async () => {
  await clearBookings();
  await clearTables("lead_activities", "notifications");
  const people = [await staffMember("tom@beaconry.example"), await staffMember("ana@beaconry.example")];
  [tom = tom, ana = ana] = people.map(({ id, email }) => ({ id, label: email }));
  await putHost(tom.id);
});

async function book(
  start = START,
  settings: Record<string, string> = VALUES,
  request = demoRequest({}, start),
) {
  const made = await bookDemo(db, request, await testSender(settings), BOOKED_AT);
  if (made.kind !== "booked") throw new Error("The time is taken");
  return made.id;
}

const leads = () => rows("select assignee_id, lead_score, version from leads");
const dealValues = () => rows("select value, assignee_id from deals");

test("a new lead of a booking is its host's, with the points, and its deal has the default value", async () => {
  await book();
  expect(await leads()).toEqual([{ assignee_id: tom.id, lead_score: 40, version: 1 }]);
  expect(await dealValues()).toEqual([{ value: 480_000, assignee_id: tom.id }]);
  expect(await rows("select action from audit_log where entity = 'lead'")).toEqual([]);
});

test("whoever books a demo is a Warm Lead, unless the setting says otherwise", async () => {
  await book(START, {});
  // Warm is 60 to 79.
  expect(await leads()).toEqual([{ assignee_id: tom.id, lead_score: 60, version: 1 }]);
});

test("without the settings a deal has no value and the lead no points", async () => {
  await book(START, { DEMO_DEAL_VALUE: "", DEMO_SCORE: "" });
  expect(await leads()).toEqual([{ assignee_id: tom.id, lead_score: 0, version: 1 }]);
  expect(await dealValues()).toEqual([{ value: 0, assignee_id: tom.id }]);
});

async function knownLead(patch: { assigneeId?: string | null; leadScore?: number }): Promise<string> {
  const { leadId } = await submitContact(db, submission({}, { suspicion: [] }), SENDER, BOOKED_AT);
  await changeLead(db, { leadId, actor: ana, action: "lead.update", patch: () => patch }, BOOKED_AT);
  return leadId;
}

test("a lead of nobody becomes the host's, and the timeline says from what to what", async () => {
  const id = await knownLead({ leadScore: 70 });
  await book();
  expect(await leads()).toMatchObject([{ assignee_id: tom.id, lead_score: 100 }]);
  const [entry] = await rows("select * from audit_log where action = 'lead.demo'");
  expect(entry).toMatchObject({ actor_id: null, entity: "lead", entity_id: id });
  expect([entry?.before, entry?.after].map((json) => JSON.parse(String(json)))).toEqual([
    { assigneeId: null, leadScore: 70 },
    { assigneeId: tom.id, leadScore: 100 },
  ]);
});

test("somebody's lead stays theirs and gets the points, and they hear of it", async () => {
  await knownLead({ assigneeId: ana.id, leadScore: 10 });
  await book();
  expect(await leads()).toMatchObject([{ assignee_id: ana.id, lead_score: 50 }]);
  const [entry] = await rows("select before, after from audit_log where action = 'lead.demo'");
  expect(entry).toEqual({ before: '{"leadScore":10}', after: '{"leadScore":50}' });
  expect(await rows("select user_id, kind from notifications order by kind")).toEqual([
    { user_id: tom.id, kind: "demo-booked" },
    { user_id: ana.id, kind: "lead-wrote" },
  ]);
});

test("a form that comes twice, a second demo and an open deal add nothing; a cancellation takes nothing back", async () => {
  const twice = { ...demoRequest(), submissionKey: crypto.randomUUID() };
  await Promise.all([book(START, VALUES, twice), book(START, VALUES, twice)]);
  expect(await leads()).toEqual([{ assignee_id: tom.id, lead_score: 40, version: 1 }]);
  const second = await book(later(24 * 60));
  expect(await leads()).toEqual([{ assignee_id: tom.id, lead_score: 40, version: 1 }]);
  expect(await dealValues()).toHaveLength(1);
  const cancel = { id: second, by: VISITOR, sender: await testSender() };
  await cancelBooking(db, cancel, BOOKED_AT);
  expect(await leads()).toEqual([{ assignee_id: tom.id, lead_score: 40, version: 1 }]);
});

test("a demo that is moved is one entry of its lead's timeline, with its time now and its host, last moved first", async () => {
  const id = await book();
  const [{ id: leadId } = {}] = await rows("select id from leads");
  const { headers } = await signedInStaff("kim@beaconry.example", "staff", BOOKED_AT);
  const told = async () => {
    const { timeline } = await openLead(String(leadId), { headers, now: BOOKED_AT }, "?kind=activity");
    return timeline?.entries.map(({ title, body, at }) => ({ title, body, at }));
  };
  const entry = {
    title: "Booked a demo with Tom Reilly",
    body: "Wednesday, March 11, 10:00 AM, Central Time\nAbout: Your sample card\nThree rooftops.",
    at: BOOKED_AT.toISOString(),
  };
  expect(await told()).toEqual([entry]);
  const sender = await testSender();
  const move = async (start: Date, minutes: number) =>
    moveBooking(db, { id, start, by: VISITOR, sender }, new Date(BOOKED_AT.getTime() + minutes * 60_000));
  await move(later(60), 1);
  expect((await told())?.[0]?.body).toContain("11:00 AM, Central Time\nMoved once\n");
  await move(later(24 * 60), 2);
  expect(await told()).toEqual([
    {
      ...entry,
      body: "Thursday, March 12, 10:00 AM, Central Time\nMoved twice\nAbout: Your sample card\nThree rooftops.",
      at: "2026-03-10T14:02:00.000Z",
    },
  ]);
  await move(later(60), 3);
  expect((await told())?.map(({ body }) => body?.split("\n")[1])).toEqual(["Moved 3 times"]);
  // What somebody wrote is theirs, whatever it says.
  const by = { headers, now: new Date(BOOKED_AT.getTime() + 4 * 60_000) };
  await submitLeadForm(String(leadId), { intent: "activity", type: "email", title: "Moved the demo" }, by);
  await cancelBooking(db, { id, by: VISITOR, sender }, new Date(BOOKED_AT.getTime() + 5 * 60_000));
  expect((await told())?.map(({ title, body }) => [title, body?.split("\n")[1]])).toEqual([
    ["Canceled the demo", undefined],
    ["Moved the demo", undefined],
    ["Booked a demo with Tom Reilly", "Moved 3 times"],
  ]);
});

test("a demo of a host who has no name in its settings is told with that of the account", async () => {
  await env.DB.prepare("update booking_hosts set name = ''").run();
  await book();
  const [{ id: leadId } = {}] = await rows("select id from leads");
  const { headers } = await signedInStaff("kim@beaconry.example", "staff", BOOKED_AT);
  const { timeline } = await openLead(String(leadId), { headers, now: BOOKED_AT }, "?kind=activity");
  expect(timeline?.entries.map(({ title }) => title)).toEqual(["Booked a demo with tom"]);
});

const tasks = () =>
  rows(
    "select title, activity_type type, assignee_id, scheduled_at, due_all_day from lead_activities where completed_at is null and deleted_at is null",
  );

test("a missed demo is one task of its host for today, however often it is said; a correction removes it", async () => {
  const id = await book();
  const missed = () => settleBooking(db, { id, as: "no-show", by: ana, zone }, later(40));
  await Promise.all([missed(), missed()]);
  // 10:40 AM on March 11 in Chicago.
  const task = {
    ...{ title: "Send new times to Dana Reyes", type: "email", assignee_id: tom.id },
    ...{ scheduled_at: "2026-03-11T00:00:00.000Z", due_all_day: 1 },
  };
  expect(await tasks()).toEqual([task]);
  await settleBooking(db, { id, as: "done", by: ana, zone }, later(41));
  expect(await tasks()).toEqual([]);
  await missed();
  expect(await tasks()).toEqual([task]);
  await settleBooking(db, { id, as: "booked", by: ana, zone }, later(42));
  expect(await tasks()).toEqual([]);
  const kept = await rows("select title from lead_activities where deleted_at is null order by rowid");
  expect(kept).toEqual([{ title: "Booked a demo with Tom Reilly" }]);
});

test("a task that is done stays done when the demo is corrected", async () => {
  const id = await book();
  await settleBooking(db, { id, as: "no-show", by: tom, zone }, later(40));
  await env.DB.exec("update lead_activities set completed_at = scheduled_at where id like 'new-times-%'");
  await settleBooking(db, { id, as: "done", by: tom, zone }, later(41));
  expect(await rows("select deleted_at from lead_activities where id like 'new-times-%'")).toEqual([
    { deleted_at: null },
  ]);
});

test("the page marks a missed demo, offers to undo it, and then to send new times", async () => {
  const id = await book();
  const { headers } = await signedInStaff("page@beaconry.example", "staff", later(40));
  const send = async (fields: Record<string, string>) => {
    const request = post("/admin/bookings", fields, { ...headers, Accept: "*/*" });
    const answer = await bookingsPage.action(argsOf(request, contextAt(later(41))));
    return (answer as { data: { toast: { title: string; undo?: { fields: Record<string, string> } } } }).data
      .toast;
  };
  const { undo } = await send({ intent: "no-show", id });
  expect(await rows("select status from bookings")).toEqual([{ status: "no-show" }]);
  expect((await send(undo?.fields ?? {})).title).toBe("Undone");
  expect(await rows("select status from bookings")).toEqual([{ status: "booked" }]);
  expect(await tasks()).toEqual([]);
});
