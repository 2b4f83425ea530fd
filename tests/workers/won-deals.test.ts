import { beforeEach, expect, test } from "vitest";
import { action as changeDeals } from "../../app/crm/deals/changes.route";
import { action as editDeal } from "../../app/crm/deals/deal.route";
import { action as addDeal } from "../../app/crm/deals/new-deal.route";
import { toastSchema } from "../../app/platform/http/forms/toast";
import { newId } from "../../app/platform/ids";
import { envFailingAt } from "../support/failing-db";
import { readActionResult } from "../support/lead-page";
import { insertLead } from "../support/leads";
import { envOvertakenAt } from "../support/overtaken-db";
import { contextAt, post, signedInStaff, TEST_NOW } from "../support/staff";
import { clearTables, rows } from "../support/workers-env";

type Fields = Record<string, string>;

let headers: Fields;
let leadId: string;
beforeEach(async () => {
  await clearTables("audit_log", "deal_stage_changes", "deals", "leads", "settings", "users");
  ({ headers } = await signedInStaff("lena@beaconry.example", "staff"));
  leadId = await insertLead({ status: "qualified", lastContacted: "2026-03-01T09:00:00.000Z" });
});

const convertBySetting = () =>
  rows(
    "insert into settings (key, value, updated_at) values ('company', ?, ?)",
    JSON.stringify({ WON_DEAL_LEAD: "convert" }),
    TEST_NOW.toISOString(),
  );

/** A fresh isolate, which has not read the settings yet. */
const context = (raw: object = envFailingAt({ test: () => false })) => contextAt(TEST_NOW, raw);

async function change(fields: Fields, raw?: object) {
  const request = post("/admin/deals/changes", fields, headers);
  return answerOf(await changeDeals({ request, params: {}, context: context(raw) }));
}

function answerOf(response: Parameters<typeof readActionResult>[0]) {
  const { status, toast } = readActionResult(response);
  return { status, toast: toastSchema.parse(toast) };
}

async function putDeal(stage = "proposal"): Promise<string> {
  const id = newId();
  await rows(
    `insert into deals (id, lead_id, title, value, stage, rank, stage_entered_at, created_at, updated_at)
      values (?1, ?2, 'Two rooftops', 100, ?3, 'a0', ?4, ?4, ?4)`,
    ...[id, leadId, stage, TEST_NOW.toISOString()],
  );
  return id;
}

const lead = async () => {
  const [row] = await rows(
    "select status, converted, last_contacted, version from leads where id = ?",
    leadId,
  );
  return row;
};
const QUALIFIED = { status: "qualified", converted: 0, last_contacted: "2026-03-01T09:00:00.000Z" };
const CONVERTED = { ...QUALIFIED, status: "converted", converted: 1 };

const WAYS: [string, () => ReturnType<typeof change>][] = [
  ["moved", async () => change({ intent: "move", id: await putDeal(), stage: "closed-won" })],
  [
    "moved in the lead's tab",
    async () => change({ intent: "move", id: await putDeal(), stage: "closed-won", place: "lead" }),
  ],
  [
    "edited",
    async () => {
      const dealId = await putDeal();
      const fields = { title: "Two rooftops", value: "1", stage: "closed-won", version: "1" };
      const request = post(`/admin/deals/${dealId}`, fields, headers);
      return answerOf(await editDeal({ request, params: { dealId }, context: context() }));
    },
  ],
  [
    "created",
    async () => {
      const request = post(
        "/admin/deals/new",
        { title: "Two rooftops", value: "1", stage: "closed-won", leadId },
        headers,
      );
      return answerOf(await addDeal({ request, params: {}, context: context() }));
    },
  ],
];

test.each(WAYS)(
  "a deal that is won when %s offers to set its lead to Converted, and that can be undone",
  async (_, win) => {
    const { toast } = await win();
    expect(toast).toMatchObject({
      description: "The lead Marcus Bell is still Qualified.",
      offer: { label: "Set lead to Converted" },
    });
    expect(await lead()).toMatchObject(QUALIFIED);
    const taken = await change(toast.offer?.fields ?? {});
    expect(taken.toast).toMatchObject({
      title: "Lead status updated successfully",
      description: "The lead Marcus Bell is now Converted.",
    });
    expect(await lead()).toMatchObject(CONVERTED);
    await change(taken.toast.undo?.fields ?? {});
    // The old status is no new contact.
    expect(await lead()).toMatchObject(QUALIFIED);
  },
);

test.each(WAYS)(
  "by the company's setting, a deal that is won when %s converts its lead with it",
  async (_, win) => {
    await convertBySetting();
    const { toast } = await win();
    expect(toast.description).toBe("The lead Marcus Bell is now Converted.");
    expect(toast.offer).toBeUndefined();
    expect(await lead()).toMatchObject(CONVERTED);
    await change(toast.undo?.fields ?? {});
    expect(await lead()).toMatchObject(QUALIFIED);
    const entries = await rows(
      "select before, after from audit_log where entity = 'lead' and action = 'lead.status' order by id",
    );
    expect(entries.map(({ after }) => JSON.parse(String(after)).status)).toEqual(["converted", "qualified"]);
  },
);

test("the undo of a move brings the deal's stage back too; a status that was changed since stays", async () => {
  await convertBySetting();
  const id = await putDeal();
  const { toast } = await change({ intent: "move", id, stage: "closed-won" });
  await rows("update leads set status = 'lost', converted = 0 where id = ?", leadId);
  await change(toast.undo?.fields ?? {});
  expect(await rows("select stage, actual_close_date from deals")).toEqual([
    { stage: "proposal", actual_close_date: null },
  ]);
  expect(await lead()).toMatchObject({ status: "lost" });
});

test("an undo of the conversion leaves a status that somebody has changed since", async () => {
  const taken = await change({ intent: "convert", leadId });
  await rows("update leads set status = 'lost' where id = ?", leadId);
  const { status, toast } = await change(taken.toast.undo?.fields ?? {});
  expect(status).toBe(409);
  expect(toast.description).toBe("Somebody else has changed the lead’s status in the meantime.");
  expect(await lead()).toMatchObject({ status: "lost" });
});

test("nothing is offered where a deal is not won by the change, or its lead is converted already", async () => {
  const won = await putDeal("closed-won");
  const moved = await change({ intent: "move", id: won, stage: "closed-won" });
  const lost = await change({ intent: "move", id: await putDeal(), stage: "closed-lost" });
  await rows("update leads set status = 'converted', converted = 1");
  const again = await change({ intent: "move", id: await putDeal(), stage: "closed-won" });
  for (const { toast } of [moved, lost, again]) {
    expect(toast.offer).toBeUndefined();
    expect(toast.description).toBeUndefined();
  }
});

test("a lead that somebody changes at the same moment keeps that change, and is converted", async () => {
  await convertBySetting();
  const id = await putDeal();
  const raw = envOvertakenAt(/update "deals"/i, () =>
    rows("update leads set lead_score = 77, version = version + 1 where id = ?", leadId),
  );
  expect((await change({ intent: "move", id, stage: "closed-won" }, raw)).status).toBe(200);
  expect(await rows("select lead_score, status from leads")).toEqual([
    { lead_score: 77, status: "converted" },
  ]);
  expect(await rows("select count(*) n from deal_stage_changes")).toEqual([{ n: 1 }]);
});
