import { beforeEach, expect, test } from "vitest";
import { loader as exportLeads } from "../../app/crm/leads/export.route";
import { loader as listLeads } from "../../app/crm/leads/leads-page/route";
import { openLead, readActionResult, submitLeadForm, submitLeadFormWithoutJs } from "../support/lead-page";
import { insertLead } from "../support/leads";
import { contextAt, get, signedInStaff } from "../support/staff";
import { clearTables, rows } from "../support/workers-env";

/** Tuesday, November 24, 2026, 10:42 AM in Chicago, the company's zone. */
const NOW = new Date("2026-11-24T16:42:00.000Z");
const STORED = "2026-11-22T15:00:00.000Z";

let headers: Record<string, string> = {};
let userId = "";

beforeEach(async () => {
  await clearTables("audit_log", "lead_activities", "leads", "profiles", "sessions", "users");
  const signedIn = await signedInStaff("lena@beaconry.example", "owner", NOW);
  headers = signedIn.headers;
  userId = signedIn.staff.id;
});

const liveIn = (zone: string) =>
  rows("insert into profiles (user_id, time_zone) values (?, ?)", userId, zone);
const stored = async () => (await rows("select next_follow_up at from leads"))[0]?.at;
const send = async (leadId: string, fields: Record<string, string>) =>
  readActionResult(await submitLeadForm(leadId, { intent: "follow-up", ...fields }, { headers, now: NOW }));

test.each([
  ["America/Chicago", "today", "2026-11-24T23:00:00.000Z", "Tue, Nov 24, 5:00 PM CST"],
  ["America/Chicago", "tomorrow", "2026-11-25T15:00:00.000Z", "Wed, Nov 25, 9:00 AM CST"],
  ["America/Chicago", "2026-12-01", "2026-12-01T15:00:00.000Z", "Tue, Dec 1, 9:00 AM CST"],
  ["America/Chicago", "two-weeks", "2026-12-08T15:00:00.000Z", "Tue, Dec 8, 9:00 AM CST"],
  // 10:12 PM there.
  ["Asia/Kolkata", "today", "2026-11-24T17:42:00.000Z", "Tue, Nov 24, 11:12 PM GMT+5:30"],
  ["Asia/Kolkata", "tomorrow", "2026-11-25T03:30:00.000Z", "Wed, Nov 25, 9:00 AM GMT+5:30"],
])("in %s, %s is stored as %s", async (zone, followUp, at, description) => {
  await liveIn(zone);
  const leadId = await insertLead({ nextFollowUp: STORED, assigneeId: userId });
  expect(await send(leadId, { followUp, shown: STORED })).toMatchObject({
    status: 200,
    toast: {
      title: "Follow-up set",
      description,
      undo: {
        action: `/admin/leads/${leadId}`,
        fields: { intent: "follow-up", followUp: STORED, shown: at, undo: "true" },
      },
    },
  });
  expect(await stored()).toBe(at);
  const [entry] = await rows("select action, before, after from audit_log");
  expect(entry).toEqual({
    action: "lead.follow-up",
    before: JSON.stringify({ nextFollowUp: STORED }),
    after: JSON.stringify({ nextFollowUp: at }),
  });
});

test("of a lead that is nobody's, it is said among whose tasks it stands", async () => {
  expect(await send(await insertLead(), { followUp: "2026-12-01", shown: "none" })).toMatchObject({
    toast: {
      description: "Tue, Dec 1, 9:00 AM CST. The lead is unassigned, so it’s among the unassigned tasks.",
    },
  });
});

test("no follow-up removes it, and the undo of that brings it back to the second", async () => {
  const odd = "2026-11-22T15:00:07.123Z";
  const leadId = await insertLead({ nextFollowUp: odd });
  const removed = await send(leadId, { followUp: "none", shown: odd });
  expect(removed).toMatchObject({ status: 200, toast: { title: "Follow-up removed" } });
  expect(await stored()).toBeNull();
  expect(removed.toast).toMatchObject({ undo: { fields: { followUp: odd, shown: "none" } } });
  await send(leadId, { followUp: odd, shown: "none" });
  expect(await stored()).toBe(odd);
  const { timeline } = await openLead(leadId, { headers, now: NOW });
  expect(timeline?.entries.map(({ title, changes }) => [title, changes])).toEqual([["Follow-up set", 2]]);
});

test.each(["", " ", "2026-13-40", "1201", "T09:00", "2026-02-30", "next tuesday", "x".repeat(300)])(
  "%j is refused, and the stored one stays",
  async (followUp) => {
    const leadId = await insertLead({ nextFollowUp: STORED });
    expect(await send(leadId, { followUp, shown: STORED })).toMatchObject({
      status: 400,
      toast: { title: "Choose a day for the follow-up" },
    });
    expect(await stored()).toBe(STORED);
    expect(await rows("select * from audit_log")).toEqual([]);
  },
);

test("what somebody else has set meanwhile is not overwritten, by a choice or by an undo", async () => {
  const leadId = await insertLead({ nextFollowUp: "2026-12-24T15:00:00.000Z" });
  for (const shown of ["none", STORED]) {
    expect(await send(leadId, { followUp: "tomorrow", shown })).toMatchObject({
      status: 409,
      toast: {
        title: "Failed to set the follow-up",
        description: "Somebody else has changed it in the meantime. The page now shows it.",
      },
    });
  }
  expect(await stored()).toBe("2026-12-24T15:00:00.000Z");
  // Both meant the same.
  expect(await send(leadId, { followUp: "2026-12-24", shown: STORED })).toMatchObject({ status: 200 });
});

test("without scripts the lead's page comes back, with the toast or with the message at the field", async () => {
  const leadId = await insertLead({ nextFollowUp: STORED });
  const plain = (followUp: string) =>
    submitLeadFormWithoutJs(leadId, { intent: "follow-up", followUp, shown: STORED }, { headers, now: NOW });
  expect(readActionResult(await plain(""))).toMatchObject({
    status: 400,
    data: { fieldErrors: { followUp: ["Choose a day for the follow-up"] } },
  });
  expect(readActionResult(await plain("2026-12-01"))).toMatchObject({
    status: 303,
    to: `/admin/leads/${leadId}?status=new`,
    toast: { title: "Follow-up set" },
  });
});

/** Follow-ups around a Tuesday, 10:42 AM in Chicago, 10:12 PM in Kolkata, by name; in UTC. */
const FOLLOW_UPS: Record<string, string | null> = {
  "last Sunday": "2026-11-22T20:00:00.000Z",
  "Monday 11:59 PM": "2026-11-24T05:59:00.000Z",
  "Tuesday 9 AM": "2026-11-24T15:00:00.000Z",
  "Tuesday 1 PM": "2026-11-24T19:00:00.000Z",
  "Tuesday 11:59 PM": "2026-11-25T05:59:00.000Z",
  Wednesday: "2026-11-25T15:00:00.000Z",
  "Sunday 11:59 PM": "2026-11-30T05:59:00.000Z",
  "next Monday": "2026-11-30T06:00:00.000Z",
  never: null,
};

test.each([
  ["America/Chicago", "overdue", ["last Sunday", "Monday 11:59 PM", "Tuesday 9 AM"]],
  ["America/Chicago", "today", ["Tuesday 9 AM", "Tuesday 1 PM", "Tuesday 11:59 PM"]],
  [
    "America/Chicago",
    "week",
    ["Monday 11:59 PM", "Tuesday 9 AM", "Tuesday 1 PM", "Tuesday 11:59 PM", "Wednesday", "Sunday 11:59 PM"],
  ],
  ["America/Chicago", "none", ["never"]],
  // There Tuesday ends at 18:30 UTC, and the week began on Sunday at that time.
  ["Asia/Kolkata", "today", ["Monday 11:59 PM", "Tuesday 9 AM"]],
  [
    "Asia/Kolkata",
    "week",
    [
      ...["last Sunday", "Monday 11:59 PM", "Tuesday 9 AM", "Tuesday 1 PM"],
      ...["Tuesday 11:59 PM", "Wednesday"],
    ],
  ],
])("in %s the filter %s lists, counts and exports these leads", async (zone, value, names) => {
  await liveIn(zone);
  for (const [lastName, nextFollowUp] of Object.entries(FOLLOW_UPS)) {
    await insertLead({ lastName, nextFollowUp });
  }
  // One in the trash, and one of another status.
  await insertLead({ lastName: "gone", nextFollowUp: STORED, deletedAt: STORED });
  for (const nextFollowUp of Object.values(FOLLOW_UPS)) {
    await insertLead({ lastName: "lost", nextFollowUp, status: "lost" });
  }
  const request = (path: string) => ({
    request: get(path, headers),
    params: {},
    context: contextAt(NOW),
  });
  const search = `?follow-up=${value}&status=new&sort=follow-up`;
  const { leads, total } = await listLeads(request(`/admin/leads${search}`));
  expect(leads.map(({ lastName }) => lastName)).toEqual(names);
  expect(total).toBe(names.length);
  const file = await (await exportLeads(request(`/admin/leads/export${search}`))).text();
  const exported = file.trim().split("\r\n").slice(1);
  expect(exported).toHaveLength(names.length);
  for (const name of names) expect(exported.filter((line) => line.includes(`,${name},`))).toHaveLength(1);
  const [entry] = await rows("select after from audit_log where action = 'lead.export'");
  expect(JSON.parse(String(entry?.after))).toMatchObject({ "follow-up": [value], status: ["new"] });
});

test("an unknown value filters nothing", async () => {
  await insertLead();
  const request = get("/admin/leads?follow-up=yesterday", headers);
  const { leads, filters } = await listLeads({ request, params: {}, context: contextAt(NOW) });
  expect([leads.length, filters.chosen["follow-up"]]).toEqual([1, []]);
});

test("a booked demo before the follow-up is a lead's next step, on the list and on its page", async () => {
  const book = (leadId: string, startsAt: string, status = "booked") =>
    rows(
      `insert into bookings (id, lead_id, starts_at, ends_at, status, name, email, company, time_zone, created_at, updated_at)
        values (?, ?, ?, '2026-12-31T00:00:00.000Z', ?, 'A', 'a@b.example', 'B', 'America/Chicago', '', '')`,
      crypto.randomUUID(),
      leadId,
      startsAt,
      status,
    );
  const nextFollowUp = "2026-11-26T15:00:00.000Z";
  const [before, alone, after, over] = [
    await insertLead({ lastName: "before", nextFollowUp }),
    await insertLead({ lastName: "alone" }),
    await insertLead({ lastName: "after", nextFollowUp }),
    await insertLead({ lastName: "over", nextFollowUp }),
  ];
  await book(before, "2026-11-27T16:00:00.000Z");
  await book(before, "2026-11-25T16:00:00.000Z");
  await book(alone, "2026-11-24T20:00:00.000Z");
  await book(after, "2026-11-26T15:30:00.000Z");
  await book(over, "2026-11-24T16:30:00.000Z");
  await book(over, "2026-11-25T17:00:00.000Z", "cancelled");
  const request = get("/admin/leads", headers);
  const { leads } = await listLeads({ request, params: {}, context: contextAt(NOW) });
  const steps = leads.map(({ lastName, demo, followUp }) => [lastName, demo?.text, followUp?.text]);
  expect(steps.sort()).toEqual([
    ["after", undefined, "Thu, Nov 26"],
    ["alone", "Today, 2:00 PM", undefined],
    ["before", "Wed, Nov 25", "Thu, Nov 26"],
    ["over", undefined, "Thu, Nov 26"],
  ]);
  const { lead } = await openLead(before, { headers, now: NOW });
  expect([lead.demo?.text, lead.followUp?.text]).toEqual(["Wed, Nov 25", "Thu, Nov 26"]);
});
