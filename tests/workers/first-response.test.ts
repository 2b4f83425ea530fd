import { beforeEach, expect, test } from "vitest";
import { readFirstResponse } from "../../app/crm/first-response/first-response.server";
import { put } from "../support/cron-case";
import { type Answer, insertChange, insertEnquiry } from "../support/enquiries";
import { insertLead } from "../support/leads";
import { recordingDb } from "../support/recording-db";
import { signedInStaff } from "../support/staff";
import { clearTables, rows, testDb } from "../support/workers-env";

const NOW = new Date("2026-11-24T16:42:00.000Z");
const MINUTE = 60_000;

beforeEach(() =>
  clearTables("audit_log", "bookings", "lead_submissions", "lead_activities", "mails", "leads"),
);

const read = () => readFirstResponse(testDb(), NOW);
const waiting = async () => (await read()).waiting.map(({ lastName }) => lastName);

/** Half past eight, more than two hours ago; each of the answers is 30 minutes later, or is none. */
const CAME = "2026-11-24T14:30:00.000Z";
const LATER = "2026-11-24T15:00:00.000Z";

test.each<[string, Answer]>([
  ["a call", { type: "call", at: LATER }],
  ["a mail that was sent", { type: "email", at: LATER, by: "mail" }],
  ["a mail that was logged", { type: "email", at: LATER }],
  ["a meeting that staff agreed on", { type: "meeting", at: LATER, doneAt: null }],
  [
    "a call that was planned at once, and made",
    { type: "call", at: "2026-11-24T14:31:00.000Z", doneAt: LATER },
  ],
])("%s is an answer", async (_, answer) => {
  await insertEnquiry(CAME, [answer, { type: "call", at: "2026-11-24T16:00:00.000Z" }]);
  expect(await read()).toMatchObject({ median: 30 * MINUTE, inTime: 1, judged: 1, waiting: [] });
});

test.each<[string, Answer]>([
  ["a note", { type: "note", at: LATER }],
  ["a task", { type: "task", at: LATER }],
  ["a call that is only planned", { type: "call", at: LATER, doneAt: null }],
  ["the visitor's own booking", { type: "meeting", at: CAME, by: "visitor" }],
  ["the visitor's move of it", { type: "meeting", at: LATER, by: "visitor" }],
])("%s is no answer", async (_, answer) => {
  await insertEnquiry(CAME, [answer]);
  expect(await read()).toMatchObject({ median: null, inTime: 0, judged: 1, waitingCount: 1 });
});

test("a mail that came back is no answer, whoever also logged it; one that was reported as spam had arrived", async () => {
  const id = await insertEnquiry(CAME, [{ type: "email", at: LATER, by: "mail" }]);
  await insertChange(id, LATER, { action: "lead.email" });
  await rows("update mails set state = 'bounced' returning id");
  expect(await read()).toMatchObject({ median: null, inTime: 0, judged: 1, waitingCount: 1 });
  await rows("update mails set state = 'complained' returning id");
  expect(await read()).toMatchObject({ median: 30 * MINUTE, inTime: 1, judged: 1, waitingCount: 0 });
});

test("a change of the status away from New is an answer, unless an import or a program made it", async () => {
  const status = (action: string, actorId?: string | null) =>
    ({ action, before: { status: "new" }, after: { status: "contacted" }, actorId }) as const;
  await insertChange(await insertEnquiry(CAME, [], { status: "contacted" }), LATER, status("lead.status"));
  expect(await read()).toMatchObject({ median: 30 * MINUTE, inTime: 1, judged: 1 });
  for (const [action, actorId] of [["lead.import-update"], ["lead.status", null]] as const) {
    const id = await insertEnquiry(CAME);
    await insertChange(id, LATER, status(action, actorId));
  }
  await insertChange(await insertEnquiry(CAME), LATER, {
    action: "lead.status",
    before: { status: "contacted" },
  });
  expect(await read()).toMatchObject({ inTime: 1, judged: 4, waitingCount: 3 });
});

test("whose each lead is that waits is named", async () => {
  const { staff } = await signedInStaff("jane@beaconry.example");
  await rows("insert into profiles (user_id, display_name) values (?, 'Jane Doe')", staff.id);
  await insertEnquiry(CAME, [], { assigneeId: staff.id });
  await insertEnquiry("2026-11-24T14:31:00.000Z");
  expect((await read()).waiting.map(({ owner }) => owner)).toEqual(["Jane Doe", null]);
});

test("who booked a demo has its confirmation, and waits for no answer", async () => {
  const id = await insertEnquiry(CAME);
  await put("bookings", {
    ...{
      id: "demo",
      lead_id: id,
      name: "Ann Bell",
      email: "a@a.example",
      company: "Bell",
      mailbox: "a@a.example",
    },
    ...{ starts_at: "2026-11-26T15:00:00.000Z", ends_at: "2026-11-26T15:30:00.000Z", status: "booked" },
    ...{ time_zone: "UTC", submission_key: "demo", created_at: CAME, updated_at: CAME },
  });
  expect(await read()).toMatchObject({ enquiries: 0, judged: 0, waitingCount: 0 });
});

test("a change of the status that was undone is no answer; the one that was made after it is", async () => {
  const change = (from: string, to: string) => ({
    action: "lead.status",
    before: { status: from },
    after: { status: to },
  });
  const id = await insertEnquiry(CAME);
  await insertChange(id, "2026-11-24T14:40:00.000Z", change("new", "contacted"));
  await insertChange(id, "2026-11-24T14:41:00.000Z", change("contacted", "new"));
  expect(await read()).toMatchObject({ median: null, judged: 1, waitingCount: 1 });
  await insertChange(id, LATER, change("new", "qualified"));
  expect(await read()).toMatchObject({ median: 30 * MINUTE, inTime: 1 });
});

test("the median and the share of thirty days, counted by hand", async () => {
  const call = (at: string): Answer[] => [{ type: "call", at }];
  // Answered after 10, 20, 120 and 121 minutes.
  await insertEnquiry("2026-11-23T10:00:00.000Z", call("2026-11-23T10:10:00.000Z"));
  await insertEnquiry("2026-11-22T10:00:00.000Z", call("2026-11-22T10:20:00.000Z"));
  await insertEnquiry("2026-11-21T10:00:00.000Z", call("2026-11-21T12:00:00.000Z"));
  await insertEnquiry("2026-11-20T10:00:00.000Z", call("2026-11-20T12:01:00.000Z"));
  // Without an answer: two wait too long, one does not yet.
  await insertEnquiry("2026-11-24T14:41:59.000Z", [], { lastName: "Second" });
  await insertEnquiry("2026-11-18T10:00:00.000Z", [], { lastName: "First" });
  await insertEnquiry("2026-11-24T14:42:00.000Z");
  // Not of the thirty days, not from a form, not listed.
  await insertEnquiry("2026-10-25T16:41:00.000Z", call("2026-10-25T16:42:00.000Z"));
  await insertLead({ createdAt: "2026-11-23T10:00:00.000Z" });
  await insertEnquiry("2026-11-23T11:00:00.000Z", [], { deletedAt: CAME });
  await insertEnquiry("2026-11-23T12:00:00.000Z", [], { quarantineReason: "odd" });
  expect(await read()).toMatchObject({ median: 70 * MINUTE, inTime: 3, judged: 6, waitingCount: 2 });
  expect(await waiting()).toEqual(["First", "Second"]);
});

test("a lead that staff entered, and that wrote later, is no enquiry", async () => {
  const id = await insertLead({ createdAt: "2026-11-23T10:00:00.000Z" });
  const other = await insertEnquiry("2026-11-24T10:00:00.000Z");
  const { env } = await import("cloudflare:workers");
  await env.DB.prepare("update lead_submissions set lead_id = ?1 where lead_id = ?2").bind(id, other).run();
  await env.DB.prepare("delete from leads where id = ?").bind(other).run();
  expect(await read()).toMatchObject({ judged: 0, median: null, waitingCount: 0 });
});

test("five who have waited longest are named, all of 30 days are counted", async () => {
  for (let day = 1; day <= 7; day += 1) {
    await insertEnquiry(`2026-11-1${day}T10:00:00.000Z`, [], { lastName: `Day ${day}` });
  }
  await insertEnquiry("2026-10-25T16:41:00.000Z", [], { lastName: "Too long ago" });
  expect(await waiting()).toEqual(["Day 1", "Day 2", "Day 3", "Day 4", "Day 5"]);
  expect((await read()).waitingCount).toBe(7);
});

test("only the leads of the time and their own rows are read", async () => {
  const { db, plans } = recordingDb();
  await readFirstResponse(db, NOW);
  for (const plan of await plans()) {
    expect(plan).toMatch(/SEARCH leads USING (COVERING )?INDEX leads_newest_idx \(created_at>/);
    expect(plan).toContain(
      "SEARCH s USING COVERING INDEX lead_submissions_lead_idx (lead_id=? AND created_at=?)",
    );
    expect(plan).toContain("SEARCH a USING INDEX lead_activities_lead_idx (lead_id=?)");
    expect(plan).not.toMatch(/SCAN (?!\(subquery|a|w)/);
  }
});
