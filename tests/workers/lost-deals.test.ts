import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { action as change } from "../../app/crm/deals/changes.route";
import { action as edit } from "../../app/crm/deals/deal.route";
import { loadTimeline } from "../../app/crm/leads/lead-page/timeline.server";
import type { Toast } from "../../app/platform/http/forms/toast";
import { put } from "../support/cron-case";
import { readActionResult } from "../support/lead-page";
import { insertLead } from "../support/leads";
import { contextAt, post, signedInStaff, TEST_NOW } from "../support/staff";
import { clearTables, rows, testAnalyticsDb, testDb } from "../support/workers-env";

type Fields = Record<string, string>;
const AT = "2026-03-02T08:00:00.000Z";

let headers: Fields = {};
let leadId = "";
beforeAll(async () => {
  ({ headers } = await signedInStaff("lena@beaconry.example", "staff"));
});
beforeEach(async () => {
  await clearTables("audit_log", "deal_stage_changes", "deals", "leads");
  leadId = await insertLead();
  await put("deals", {
    ...{ id: "d1", lead_id: leadId, title: "Two rooftops", value: 100, stage: "proposal", probability: 50 },
    ...{ rank: "a0", stage_entered_at: AT, created_at: AT, updated_at: AT },
  });
});

const send = async (
  action: (args: ActionFunctionArgs) => Promise<unknown>,
  path: string,
  fields: Fields,
  more: Fields = {},
) =>
  readActionResult(
    await action({
      request: post(path, fields, { ...headers, ...more }),
      params: { dealId: "d1" },
      context: contextAt(TEST_NOW),
    }),
  );
const move = (stage: string, loss: Fields = {}, more?: Fields) =>
  send(change, "/admin/deals/changes", { intent: "move", id: "d1", stage, ...loss }, more);
const stored = () => rows("select stage, lost_reason, lost_to, lost_note from deals");

const TO_ACME = { lostReason: "competitor", lostTo: "Acme", lostNote: "Half the price" };
const STORED = { lost_reason: "competitor", lost_to: "Acme", lost_note: "Half the price" };
const NOTHING = { lost_reason: null, lost_to: null, lost_note: null };

test("a lost deal has its reason until it is opened again, and the undo of that brings it back", async () => {
  await move("closed-lost", TO_ACME);
  expect(await stored()).toEqual([{ stage: "closed-lost", ...STORED }]);
  await move("closed-lost");
  expect(await stored()).toEqual([{ stage: "closed-lost", ...STORED }]);
  const reopened = await move("negotiation");
  expect(await stored()).toEqual([{ stage: "negotiation", ...NOTHING }]);
  await send(change, "/admin/deals/changes", { ...(reopened.toast as Toast).undo?.fields });
  expect(await stored()).toEqual([{ stage: "closed-lost", ...STORED }]);
  const audited = await rows("select before, after from audit_log where action = 'deal.move' order by id");
  expect(JSON.parse(String(audited[2]?.before))).toMatchObject({ lostTo: "Acme" });
});

test.each([
  ["nothing is said", {}, NOTHING],
  ["no reason is given", { lostReason: "", lostTo: "", lostNote: "" }, NOTHING],
  [
    "a rival is named for another reason",
    { ...TO_ACME, lostReason: "price" },
    { ...STORED, lost_reason: "price", lost_to: null },
  ],
])("a deal is lost also if %s", async (_, loss: Fields, expected) => {
  expect((await move("closed-lost", loss)).status).toBe(200);
  expect(await stored()).toEqual([{ stage: "closed-lost", ...expected }]);
});

test.each([
  ["a reason that is not offered", { lostReason: "weather" }],
  ["a note of 201 letters", { lostNote: "x".repeat(201) }],
])("%s is refused", async (_, loss: Fields) => {
  expect((await move("closed-lost", loss)).status).toBe(400);
  expect(await stored()).toEqual([{ stage: "proposal", ...NOTHING }]);
});

test("a reason sent for a stage that is not lost is not stored", async () => {
  await move("closed-won", TO_ACME);
  expect(await stored()).toEqual([{ stage: "closed-won", ...NOTHING }]);
});

test("the form of a deal loses it with a reason, and changes the reason", async () => {
  const form = { title: "Two rooftops", value: "1", stage: "closed-lost", probability: "50" };
  await send(edit, "/admin/deals/d1", { ...form, version: "1", ...TO_ACME });
  expect(await stored()).toEqual([{ stage: "closed-lost", ...STORED }]);
  await send(edit, "/admin/deals/d1", { ...form, version: "2", lostReason: "timing" });
  expect(await stored()).toEqual([{ stage: "closed-lost", ...NOTHING, lost_reason: "timing" }]);
});

test("without scripts a deal that a select has lost is asked why on its page", async () => {
  const page = { Accept: "text/html" };
  const lost = await move("closed-lost", { returnTo: "/admin/leads?status=new" }, page);
  expect(lost).toMatchObject({
    status: 303,
    to: "/admin/deals/d1?returnTo=%2Fadmin%2Fleads%3Fstatus%3Dnew#why-lost",
    toast: { title: "Deal stage updated successfully" },
  });
  expect(await move("proposal", { returnTo: "/admin/leads" }, page)).toMatchObject({ to: "/admin/leads" });
});

test("the timeline says why, while the deal is lost", async () => {
  const lines = async () => {
    const databases = { db: testDb(), analyticsDb: testAnalyticsDb() };
    const query = {
      leadId,
      members: [],
      visited: { visits: { sessions: [], mailIds: [] }, subjects: new Map() },
      timeZone: "UTC",
      now: new Date(AT),
      search: new URLSearchParams("kind=deal"),
    };
    const timeline = await loadTimeline(databases, query);
    return timeline?.entries.map((entry) => entry.lines);
  };
  await move("closed-lost", TO_ACME);
  expect(await lines()).toEqual([["Proposal → Closed Lost", "Chose somebody else: Acme. Half the price"]]);
  await rows("update deals set stage = 'proposal', stage_entered_at = ? returning id", AT);
  expect(await lines()).toEqual([["Proposal → Closed Lost"]]);
});
