import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { loadBoard } from "../../app/crm/deals/board/board.server";
import { action as change } from "../../app/crm/deals/changes.route";
import { action as edit, loader as openDeal } from "../../app/crm/deals/deal.route";
import { listLeadChoices } from "../../app/crm/deals/lead-choices.server";
import { action as create, loader as openForm } from "../../app/crm/deals/new-deal.route";
import { openDb } from "../../app/platform/db/database.server";
import { readEnv } from "../../app/platform/env.server";
import { envFailingAt } from "../support/failing-db";
import { readActionResult } from "../support/lead-page";
import { insertLead } from "../support/leads";
import { contextAt, get, post, signedInStaff, TEST_NOW } from "../support/staff";
import { clearTables, rawEnv, rows, testDb } from "../support/workers-env";

type Fields = Record<string, string>;
const PAGE = { Accept: "text/html" };

let headers: Fields = {};
let leadId = "";
let env: object = rawEnv();
beforeAll(async () => {
  ({ headers } = await signedInStaff("lena@beaconry.example", "staff"));
});
beforeEach(async () => {
  await clearTables("audit_log", "deal_stage_changes", "deals", "leads");
  leadId = await insertLead();
  env = rawEnv();
});

const FILLED = { title: "Two rooftops", value: "14250.50", returnTo: "/admin/leads?status=new" };

async function answer(run: () => Promise<unknown>) {
  try {
    return readActionResult(await run());
  } catch (thrown) {
    return readActionResult(thrown);
  }
}

const send = (
  action: (args: ActionFunctionArgs) => Promise<unknown>,
  path: string,
  fields: Fields,
  more: Fields = {},
  params: Fields = {},
) =>
  answer(() =>
    action({
      request: post(path, fields, { ...headers, ...more }),
      params,
      context: contextAt(TEST_NOW, env),
    }),
  );

const sendNew = (fields: Fields, more?: Fields) => send(create, "/admin/deals/new", fields, more);
const sendChange = (fields: Fields, more?: Fields) => send(change, "/admin/deals/changes", fields, more);
const sendEdit = (dealId: string, fields: Fields, more?: Fields) =>
  send(edit, `/admin/deals/${dealId}`, fields, more, { dealId });

async function newDeal(fields: Fields = {}): Promise<string> {
  await sendNew({ ...FILLED, leadId, ...fields });
  const [deal] = await rows("select id from deals order by created_at desc, id desc limit 1");
  return String(deal?.id);
}

const stored = () => rows("select lead_id, title, value, stage, probability, expected_close_date from deals");

describe("creating", () => {
  test("[DEAL-022] a created deal shows 'Deal created successfully', in place and as a page", async () => {
    expect(await sendNew({ ...FILLED, leadId })).toMatchObject({
      status: 200,
      toast: { title: "Deal created successfully" },
    });
    expect(await sendNew({ ...FILLED, leadId }, PAGE)).toMatchObject({
      status: 303,
      to: "/admin/leads?status=new",
      toast: { title: "Deal created successfully" },
    });
    const row = { lead_id: leadId, title: "Two rooftops", value: 1_425_050, stage: "qualification" };
    expect(await stored()).toEqual(
      [0, 1].map(() => ({ ...row, probability: 25, expected_close_date: null })),
    );
  });

  test.each([
    ["title", { title: "  " }],
    ["value", { value: "" }],
    ["leadId", { leadId: "" }],
  ])(
    "[DEAL-016] [DEAL-017] without %s: the message, the input kept, and nothing written",
    async (field, blank) => {
      const refused = await sendNew({ ...FILLED, leadId, ...blank });
      expect(refused).toMatchObject({
        status: 400,
        toast: { title: "Please fill in all required fields", destructive: true },
        data: { ok: false, fieldErrors: { [field]: ["Please fill in all required fields"] }, values: blank },
      });
      expect(await stored()).toEqual([]);
    },
  );

  test.each([
    ["a value that is no amount", { value: "lots" }],
    ["a negative value", { value: "-5" }],
    ["a title of 201 characters", { title: "x".repeat(201) }],
    ["a stage that there is not", { stage: "won" }],
    ["a probability that is not offered", { probability: "33" }],
    ["a date that is none", { expectedCloseDate: "2026-02-30" }],
  ])("%s comes back with a message", async (_, wrong) => {
    const refused = await sendNew({ ...FILLED, leadId, ...wrong });
    expect(refused).toMatchObject({ status: 400, data: { ok: false, values: wrong } });
    expect(await stored()).toEqual([]);
  });

  test("[DEAL-023] a failed creation shows 'Failed to create deal' and keeps what was typed", async () => {
    env = envFailingAt(/insert into "deals"/);
    for (const more of [{}, PAGE]) {
      expect(await sendNew({ ...FILLED, leadId }, more)).toMatchObject({
        status: 500,
        toast: { title: "Failed to create deal", destructive: true },
        data: { values: { title: "Two rooftops" } },
      });
    }
    env = rawEnv();
    expect(await sendNew({ ...FILLED, leadId: "nobody" })).toMatchObject({
      status: 404,
      toast: { title: "Failed to create deal", destructive: true },
    });
    expect(await stored()).toEqual([]);
  });

  test.each([
    ["in spam review", { quarantineReason: "odd" }, "This lead is in spam review. Accept it first."],
    ["in the trash", { deletedAt: TEST_NOW.toISOString() }, "This lead is in the trash. Restore it first."],
  ])(
    "a lead %s gets no deal: 409 with the reason, and its form does not offer the lead",
    async (_, fields, reason) => {
      const id = await insertLead(fields);
      expect(await sendNew({ ...FILLED, leadId: id })).toMatchObject({
        status: 409,
        toast: { title: "Failed to create deal", description: reason, destructive: true },
        data: { values: { title: "Two rooftops" } },
      });
      expect(await stored()).toEqual([]);
      const request = get(`/admin/deals/new?leadId=${id}`, headers);
      const form = await openForm({ request, params: {}, context: contextAt(TEST_NOW, env) });
      expect(form.leadId).toBe("");
      expect(form.choices.map((lead) => lead.id)).toEqual([leadId]);
    },
  );

  test("a form can only redirect into the back office", async () => {
    for (const returnTo of [
      "https://elsewhere.example/",
      "//elsewhere.example",
      "/blog",
      "/admin\\evil",
      "/administrator",
    ]) {
      expect(await sendNew({ ...FILLED, leadId, returnTo }, PAGE)).toMatchObject({ to: "/admin/leads" });
    }
  });
});

describe("leads to choose from", () => {
  const open = (search = "") =>
    openForm({
      request: get(`/admin/deals/new${search}`, headers),
      params: {},
      context: contextAt(TEST_NOW, env),
    });

  test("[DEAL-020] leads are listed newest first, and searched by first name, last name, company and email", async () => {
    const newer = await insertLead({
      firstName: "Dana",
      lastName: "Reyes",
      createdAt: "2026-05-05T10:00:00.000Z",
    });
    await insertLead({ deletedAt: TEST_NOW.toISOString() });
    await insertLead({ quarantineReason: "odd" });
    const { choices } = await open();
    expect(choices.map((lead) => lead.id)).toEqual([newer, leadId]);
    expect(choices[1]).toEqual({
      id: leadId,
      firstName: "Marcus",
      lastName: "Bell",
      companyName: "Harbor Auto Group",
      businessEmail: `${leadId}@harborauto.example`,
    });
    expect((await open(`?leadId=${leadId}`)).choices.map((lead) => lead.id)).toEqual([leadId]);
  });

  test.each(["dana", "REY", "fern", "dana@fern", "reyes dana", "da re", '"fern" OR', "%", "zz"])(
    "the search %j takes every word literally",
    async (q) => {
      const other = {
        firstName: "Dana",
        lastName: "Reyes",
        companyName: 'Fern "Orchid"',
        businessEmail: "dana@fern.example",
      };
      const id = await insertLead(other);
      const found = (await listLeadChoices(testDb(), q)).map((lead) => lead.id);
      const text = Object.values(other).join(" ").toLowerCase();
      const matches = q
        .toLowerCase()
        .split(" ")
        .every((word) => text.includes(word));
      expect(found).toEqual(matches ? [id] : []);
    },
  );

  test("[DEAL-021] if they cannot be read, the choice is empty and there is no toast", async () => {
    env = envFailingAt(/from "leads"/);
    const answered = await open();
    expect(answered.choices).toEqual([]);
    expect(answered).not.toHaveProperty("toast");
  });
});

describe("editing", () => {
  const EDIT = {
    title: "Three rooftops",
    value: "20000",
    stage: "proposal",
    probability: "50",
    version: "1",
  };

  test("[DEAL-024] an edited deal shows 'Deal updated successfully'", async () => {
    const id = await newDeal();
    const toast = { title: "Deal updated successfully" };
    expect(await sendEdit(id, { ...EDIT, expectedCloseDate: "2026-12-01" })).toMatchObject({
      status: 200,
      toast,
    });
    expect(await stored()).toMatchObject([
      {
        title: "Three rooftops",
        value: 2_000_000,
        stage: "proposal",
        probability: 50,
        expected_close_date: "2026-12-01",
      },
    ]);
    const again = { ...EDIT, version: "2", returnTo: `/admin/leads/${leadId}` };
    expect(await sendEdit(id, again, PAGE)).toMatchObject({
      status: 303,
      to: `/admin/leads/${leadId}`,
      toast,
    });
    expect(await stored()).toMatchObject([{ expected_close_date: null }]);
  });

  test.each([
    ["title", { title: " " }],
    ["value", { value: "" }],
  ])("[DEAL-017] an edit without %s is rejected", async (field, blank) => {
    const id = await newDeal();
    expect(await sendEdit(id, { ...EDIT, ...blank })).toMatchObject({
      status: 400,
      toast: { title: "Please fill in all required fields", destructive: true },
      data: { fieldErrors: { [field]: ["Please fill in all required fields"] } },
    });
    expect(await stored()).toMatchObject([{ title: "Two rooftops" }]);
  });

  test("[DEAL-025] a failed, an outdated and an invalid edit show 'Failed to update deal'", async () => {
    const id = await newDeal();
    env = envFailingAt(/update "deals"/);
    const failed = { toast: { title: "Failed to update deal", destructive: true } };
    expect(await sendEdit(id, EDIT)).toMatchObject({ status: 500, ...failed });
    env = rawEnv();
    await sendChange({ intent: "move", id, stage: "negotiation" });
    expect(await sendEdit(id, EDIT)).toMatchObject({
      status: 409,
      toast: { ...failed.toast, description: expect.stringContaining("Somebody else has changed this deal") },
      data: { values: { title: "Three rooftops" } },
    });
    expect(await sendEdit("nobody", EDIT)).toMatchObject({ status: 404, ...failed });
    expect(await stored()).toMatchObject([{ title: "Two rooftops", stage: "negotiation" }]);
  });

  test("a deal's page shows its fields and its stages; a deleted one is 404", async () => {
    const id = await newDeal();
    await sendChange({ intent: "move", id, stage: "closed-won" });
    const open = (dealId: string) =>
      openDeal({ request: get(`/admin/deals/${dealId}`, headers), params: { dealId }, context: contextAt() });
    const page = await open(id);
    expect(page.deal).toMatchObject({ value: "$14,250.50", closed: "Mar 10", fields: { value: "14250.50" } });
    expect(page.stages.map((stage) => stage.toStage)).toEqual(["qualification", "closed-won"]);
    await expect(open("nobody")).rejects.toMatchObject({ status: 404 });
  });
});

describe("moving and deleting", () => {
  test("[DEAL-009] a changed stage shows 'Deal stage updated successfully' with an undo that works", async () => {
    const id = await newDeal();
    const moved = await sendChange({
      intent: "move",
      id,
      stage: "closed-won",
      returnTo: "/admin/leads?page=2",
    });
    expect(moved).toMatchObject({ status: 200, toast: { title: "Deal stage updated successfully" } });
    const undo = undoOf(moved.toast);
    expect(undo.action).toBe("/admin/deals/changes");
    expect(await sendChange(undo.fields)).toMatchObject({
      status: 200,
      toast: { title: "Move undone" },
    });
    expect(await rows("select stage, actual_close_date from deals")).toEqual([
      { stage: "qualification", actual_close_date: null },
    ]);
  });

  test("without JavaScript the same form redirects to its page with the toast", async () => {
    const id = await newDeal();
    const fields = { intent: "move", id, stage: "proposal", returnTo: "/admin/leads" };
    expect(await sendChange(fields, PAGE)).toMatchObject({
      status: 303,
      to: "/admin/leads",
      toast: { title: "Deal stage updated successfully", undo: { fields: { stage: "qualification" } } },
    });
  });

  test("[DEAL-010] a failed change of stage shows 'Failed to update deal stage'", async () => {
    const id = await newDeal();
    env = envFailingAt(/update "deals"/);
    const failed = { toast: { title: "Failed to update deal stage", destructive: true } };
    expect(await sendChange({ intent: "move", id, stage: "proposal" })).toMatchObject({
      status: 500,
      ...failed,
    });
    env = rawEnv();
    expect(await sendChange({ intent: "move", id: "nobody", stage: "proposal" })).toMatchObject({
      status: 404,
      ...failed,
    });
    expect(await stored()).toMatchObject([{ stage: "qualification" }]);
  });

  test("[DEAL-030] [DEAL-031] a deleted deal shows 'Deal deleted successfully', a failed one 'Failed to delete deal'", async () => {
    const id = await newDeal();
    const fields = { intent: "delete", id };
    const failed = { toast: { title: "Failed to delete deal", destructive: true } };
    env = envFailingAt(/delete from "deals"/);
    expect(await sendChange(fields)).toMatchObject({ status: 500, ...failed });
    expect(await stored()).toHaveLength(1);
    env = rawEnv();
    expect(await sendChange(fields)).toMatchObject({
      status: 200,
      toast: { title: "Deal deleted successfully" },
    });
    expect(await stored()).toEqual([]);
    const { headers: other } = await signedInStaff("omar@beaconry.example", "staff");
    expect(await sendChange(fields, other)).toMatchObject({ status: 404, ...failed });
  });

  test("unknown requests are rejected with 400, and nothing is written", async () => {
    const id = await newDeal();
    const unknown: Fields[] = [
      {},
      { intent: "burn", id },
      { intent: "move", id, stage: "won" },
      { intent: "delete" },
    ];
    for (const fields of unknown) {
      expect(await sendChange(fields)).toMatchObject({ status: 400 });
    }
    expect(await stored()).toMatchObject([{ stage: "qualification" }]);
  });
});

test("[DEAL-011] if the board cannot be read, its data is null and the page shows a toast", async () => {
  const db = openDb(readEnv(envFailingAt(/from "deals"/)).DB);
  expect(await loadBoard(db, { now: TEST_NOW, zone: "America/Chicago" })).toBeNull();
  expect((await loadBoard(testDb(), { now: TEST_NOW, zone: "America/Chicago" }))?.columns).toHaveLength(6);
});

function undoOf(toast: unknown): { action: string; fields: Fields } {
  if (typeof toast === "object" && toast !== null && "undo" in toast) {
    const { undo } = toast;
    if (typeof undo === "object" && undo !== null && "action" in undo && "fields" in undo) {
      const fields = Object.entries(undo.fields ?? {}).map(([name, value]) => [name, String(value)]);
      return { action: String(undo.action), fields: Object.fromEntries(fields) };
    }
  }
  throw new Error("The toast has no undo");
}
