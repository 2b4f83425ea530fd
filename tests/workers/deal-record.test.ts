import { beforeAll, beforeEach, expect, test } from "vitest";
import { action as changeDeal } from "../../app/crm/deals/changes.route";
import { action as editDeal, loader } from "../../app/crm/deals/deal.route";
import { action as changeTask } from "../../app/crm/tasks/changes.route";
import { put } from "../support/cron-case";
import { readActionResult } from "../support/lead-page";
import { insertLead } from "../support/leads";
import { contextAt, get, post, signedInStaff, TEST_NOW } from "../support/staff";
import { clearTables, rows } from "../support/workers-env";

let headers: Record<string, string> = {};
let leadId = "";
const daysAgo = (days: number) => new Date(TEST_NOW.getTime() - days * 86_400_000).toISOString();
const params = { dealId: "d1" };

beforeAll(async () => {
  ({ headers } = await signedInStaff("lena@beaconry.example"));
});

const deal = (id: string, values: Record<string, string | number> = {}) =>
  put("deals", {
    ...{ id, lead_id: leadId, title: id, value: 1_175_000, stage: "proposal", probability: 25, rank: id },
    ...{ stage_entered_at: daysAgo(16), created_at: daysAgo(30), updated_at: daysAgo(16), ...values },
  });
const activity = (id: string, values: Record<string, string | null>) =>
  put("lead_activities", {
    ...{ id, lead_id: leadId, activity_type: "call", title: id, created_at: daysAgo(10), ...values },
  });

beforeEach(async () => {
  await clearTables(
    "audit_log",
    "lead_activities",
    "lead_notes",
    "mails",
    "deal_stage_changes",
    "deals",
    "leads",
  );
  leadId = await insertLead({ companyName: "Northside Pediatrics" });
  await deal("d1", { expected_close_date: "2026-03-20" });
  await deal("d2");
  const change = { deal_id: "d1", actor_label: "lena@beaconry.example" };
  await put("deal_stage_changes", {
    id: "c1",
    ...change,
    to_stage: "qualification",
    created_at: daysAgo(30),
  });
  await put("deal_stage_changes", {
    ...{ id: "c2", ...change, from_stage: "qualification", to_stage: "proposal", created_at: daysAgo(16) },
  });
});

const open = async (search = "") =>
  loader({ request: get(`/admin/deals/d1${search}`, headers), params, context: contextAt() });
const send = async (
  action: typeof changeDeal | typeof editDeal,
  path: string,
  fields: Record<string, string>,
) => readActionResult(await action({ request: post(path, fields, headers), params, context: contextAt() }));

test("a deal's page has its value, when it should close, how long it stands, and the days in each stage", async () => {
  const { deal: shown, facts, rail, lead } = await open();
  expect(shown).toMatchObject({ value: "$11,750", expectedClose: "Mar 20" });
  expect(facts).toMatchObject({
    weighted: "$2,938",
    closesIn: 10,
    closesOn: "Mar 20, 2026",
    opened: "Feb 8, 2026",
    openedDays: 30,
    closed: null,
    days: 16,
    limit: 14,
    isStale: true,
  });
  expect(rail.map(({ stage, days, isPassed }) => [stage, days, isPassed])).toEqual([
    ["qualification", 14, true],
    ["needs-analysis", null, true],
    ["proposal", 16, false],
    ["negotiation", null, false],
    ["closed-won", null, false],
    ["closed-lost", null, false],
  ]);
  expect(lead).toMatchObject({ id: leadId, companyName: "Northside Pediatrics" });
});

test("its timeline has stages, edits, and what was said to the lead, but nothing of another deal", async () => {
  await activity("Of this deal", { deal_id: "d1", completed_at: daysAgo(9) });
  await activity("Of the lead", { completed_at: daysAgo(8) });
  await activity("Of the other deal", { deal_id: "d2", completed_at: daysAgo(7) });
  const note = { lead_id: leadId, content: "Two partners decide" };
  await put("lead_notes", { id: "n1", ...note, created_at: daysAgo(6) });
  const { deal: shown } = await open();
  await send(editDeal, "/admin/deals/d1", { ...shown.fields, value: "$12,000", version: "1" });
  await send(changeDeal, "/admin/deals/changes", {
    intent: "move",
    id: "d1",
    stage: "closed-lost",
    lostReason: "price",
  });
  const { history } = await open();
  expect(history.map(({ kind, title }) => [kind, title]).slice(2)).toEqual([
    ["note", "Note"],
    ["activity", "Of the lead"],
    ["activity", "Of this deal"],
    ["stage", "Moved to Proposal"],
    ["stage", "Created in Qualification"],
  ]);
  const newest = history.slice(0, 2).map(({ title, lines }) => ({ title, lines }));
  expect(newest).toContainEqual({ title: "Deal edited", lines: ["Value: $11,750 → $12,000"] });
  expect(newest).toContainEqual({
    title: "Moved to Closed Lost",
    lines: ["After 16 days in Proposal", "Price"],
  });
  expect(history.at(-2)?.lines).toEqual(["After 14 days in Qualification"]);
});

test("its tasks are its own and those of its lead that have a date; the line adds one to the deal", async () => {
  await activity("Of this deal", { deal_id: "d1" });
  await activity("Of the other deal", { deal_id: "d2", scheduled_at: daysAgo(-1) });
  await activity("Of the lead", { scheduled_at: daysAgo(-2) });
  await activity("Done", { deal_id: "d1", completed_at: daysAgo(1) });
  const titles = async () => (await open()).tasks.map(({ title }) => title);
  expect(await titles()).toEqual(["Of the lead", "Of this deal"]);
  const add = { intent: "add", words: "Send the map tomorrow", leadId };
  await send(changeTask, "/admin/tasks/changes", { ...add, dealId: "d1" });
  expect(await titles()).toEqual(["Send the map", "Of the lead", "Of this deal"]);
  expect(await rows("select deal_id from lead_activities where title = 'Send the map'")).toEqual([
    { deal_id: "d1" },
  ]);
  const other = await insertLead();
  await send(changeTask, "/admin/tasks/changes", { ...add, words: "Call her", leadId: other, dealId: "d1" });
  expect(await rows("select deal_id from lead_activities where title = 'Call her'")).toEqual([
    { deal_id: null },
  ]);
});
