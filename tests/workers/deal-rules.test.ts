import { beforeEach, describe, expect, test } from "vitest";
import { bookDemo } from "../../app/booking/bookings.server";
import { action as changeDeals } from "../../app/crm/deals/changes.route";
import { DEAL_STAGES } from "../../app/crm/deals/deal";
import { action as editDeal } from "../../app/crm/deals/deal.route";
import { action as addDeal } from "../../app/crm/deals/new-deal.route";
import { newId } from "../../app/platform/ids";
import { clearBookings, demoRequest, START, testSender } from "../support/bookings";
import { envFailingAt } from "../support/failing-db";
import { readActionResult } from "../support/lead-page";
import { insertLead } from "../support/leads";
import { envOvertakenAt } from "../support/overtaken-db";
import { contextAt, post, signedInStaff, staffMember } from "../support/staff";
import { clearTables, rows, testDb } from "../support/workers-env";

type Fields = Record<string, string>;
/** Half past eleven in the evening of May 5 in New York, and half an hour later. */
const LATE = new Date("2026-05-06T03:30:00.000Z");
const MIDNIGHT = new Date("2026-05-06T04:00:00.000Z");
const BEFORE = "2026-05-01T10:00:00.000Z";

let headers: Fields;
let me: string;
beforeEach(async () => {
  await clearBookings();
  await clearTables("deal_stage_changes", "settings");
  const lena = await signedInStaff("lena@beaconry.example", "staff", LATE);
  ({ headers } = lena);
  me = lena.staff.id;
});

const contextOf = (now: Date, raw: object = envFailingAt({ test: () => false })) => contextAt(now, raw);
const sendChange = async (fields: Fields, now = LATE, raw?: object) =>
  readActionResult(
    await changeDeals({
      ...{ request: post("/admin/deals/changes", fields, headers), params: {}, context: contextOf(now, raw) },
    }),
  );

type Stored = { stage?: string; closed?: string | null; rank?: string; leadId?: string };
async function putDeal({ stage = "proposal", closed = null, rank = "a0", leadId }: Stored = {}) {
  const id = newId();
  await rows(
    `insert into deals (id, lead_id, title, value, stage, rank, stage_entered_at, created_at, updated_at)
      values (?1, ?2, ?1, 100, ?3, ?4, ?5, ?5, ?5)`,
    ...[id, leadId ?? (await insertLead()), stage, rank, BEFORE],
  );
  if (closed) await rows("update deals set actual_close_date = ? where id = ?", closed, id);
  return id;
}
const deal = async (id: string) => (await rows("select * from deals where id = ?", id))[0];
const closeDates = async () =>
  (await rows("select actual_close_date from deals order by rowid")).map((row) => row.actual_close_date);

describe("the close date is the company's date", () => {
  beforeEach(async () => {
    const value = JSON.stringify({ COMPANY_TIME_ZONE: "America/New_York" });
    await rows("insert into settings (key, value, updated_at) values ('company', ?, ?)", value, BEFORE);
    // Where whoever closes it is, it is tomorrow already.
    await rows("insert or replace into profiles (user_id, time_zone) select id, 'Asia/Tokyo' from users");
  });
  const NEW = { title: "Won at once", value: "100", stage: "closed-won" };
  const WAYS: [string, (now: Date) => Promise<unknown>][] = [
    [
      "moved on the board",
      async (now) => sendChange({ intent: "move", id: await putDeal(), stage: "closed-won" }, now),
    ],
    [
      "moved in a lead's tab",
      async (now) =>
        sendChange({ intent: "move", id: await putDeal(), stage: "closed-lost", place: "lead" }, now),
    ],
    [
      "edited",
      async (now) => {
        const dealId = await putDeal();
        const request = post(`/admin/deals/${dealId}`, { ...NEW, version: "1" }, headers);
        return editDeal({ request, params: { dealId }, context: contextOf(now) });
      },
    ],
    [
      "created",
      async (now) => {
        const request = post("/admin/deals/new", { ...NEW, leadId: await insertLead() }, headers);
        return addDeal({ request, params: {}, context: contextOf(now) });
      },
    ],
  ];

  test.each(WAYS)("of a deal that is closed when %s", async (_, close) => {
    await close(LATE);
    await close(new Date(MIDNIGHT.getTime() - 1));
    await close(MIDNIGHT);
    expect(await closeDates()).toEqual(["2026-05-05", "2026-05-05", "2026-05-06"]);
  });
});

const OPEN = DEAL_STAGES.filter((stage) => !stage.startsWith("closed-"));

describe("a booking", () => {
  let host: string;
  beforeEach(async () => {
    await rows("delete from users");
    host = (await staffMember("tom@beaconry.example")).id;
  });
  const book = async () =>
    bookDemo(testDb(), demoRequest(), await testSender(), new Date(START.getTime() - 72 * 3_600_000));
  const email = "dana@harborauto.example";
  const lead = () => insertLead({ businessEmail: email, emailKey: email });

  test("of a lead whose deals are won, lost or deleted makes a new deal, with its stage", async () => {
    const leadId = await lead();
    await putDeal({ leadId, stage: "closed-lost" });
    await putDeal({ leadId, stage: "closed-won", rank: "a1" });
    const deleted = await putDeal({ leadId, rank: "a2" });
    await rows("update deals set deleted_at = ? where id = ?", BEFORE, deleted);
    await book();
    const made = await rows(
      "select id, title, value, stage, probability, assignee_id, version from deals where created_at <> ?",
      BEFORE,
    );
    expect(made).toEqual([
      {
        ...{ id: made[0]?.id, title: "Demo for Harbor Auto", value: 0, stage: "qualification" },
        ...{ probability: 25, assignee_id: host, version: 1 },
      },
    ]);
    expect(await rows("select deal_id, from_stage, to_stage, actor_label from deal_stage_changes")).toEqual([
      { deal_id: made[0]?.id, from_stage: null, to_stage: "qualification", actor_label: "Booking" },
    ]);
  });

  test.each(OPEN)("of a lead with a deal in %s makes none, and no history", async (stage) => {
    await putDeal({ leadId: await lead(), stage });
    await book();
    expect(await rows("select stage from deals")).toEqual([{ stage }]);
    expect(await rows("select 1 from deal_stage_changes")).toEqual([]);
  });

  test("of a lead makes a deal although another lead has an open one, and puts it on top", async () => {
    const other = await putDeal({ stage: "qualification" });
    await lead();
    await book();
    const ranked = await rows("select id from deals where stage = 'qualification' order by rank");
    expect(ranked).toHaveLength(2);
    expect(ranked[1]?.id).toBe(other);
  });
});

test("a move within a stage keeps its days and its close date; one out of it starts the days anew", async () => {
  const id = await putDeal({ stage: "closed-won", closed: "2026-04-01" });
  const below = await putDeal({ stage: "closed-won", rank: "a1" });
  await sendChange({ intent: "move", id, stage: "closed-won", after: below });
  expect(await deal(id)).toMatchObject({ stage_entered_at: BEFORE, actual_close_date: "2026-04-01" });
  expect(await rows("select 1 from deal_stage_changes")).toEqual([]);
  await sendChange({ intent: "move", id, stage: "negotiation" });
  expect(await deal(id)).toMatchObject({ stage_entered_at: LATE.toISOString(), actual_close_date: null });
});

const MEANWHILE = "update deals set title = 'Theirs', version = version + 1";

test.each<[string, Fields, object]>([
  ["moved", { intent: "move", stage: "negotiation" }, { stage: "negotiation" }],
  ["assigned", { intent: "assign", assigneeId: "me" }, {}],
])(
  "a deal that is renamed between the reading and the writing is %s once, and keeps its new name",
  async (_, fields, is) => {
    const id = await putDeal();
    const raw = envOvertakenAt(/update "deals"/, () => rows(MEANWHILE));
    const typed = { id, ...fields, ...(fields.assigneeId ? { assigneeId: me } : {}) };
    expect((await sendChange(typed, LATE, raw)).status).toBe(200);
    expect(await deal(id)).toMatchObject({ title: "Theirs", version: 3, ...is });
    expect((await deal(id))?.assignee_id).toBe(fields.assigneeId ? me : null);
    expect(await rows("select action from audit_log")).toEqual([{ action: `deal.${fields.intent}` }]);
  },
);

test("a deal that is changed between the reading and the writing of an edit keeps that change", async () => {
  const dealId = await putDeal();
  const fields = { title: "Mine", value: "1", stage: "closed-won", version: "1" };
  const answer = await editDeal({
    request: post(`/admin/deals/${dealId}`, fields, headers),
    params: { dealId },
    context: contextOf(
      LATE,
      envOvertakenAt(/update "deals"/, () => rows(MEANWHILE)),
    ),
  });
  expect(readActionResult(answer).status).toBe(409);
  expect(await deal(dealId)).toMatchObject({ title: "Theirs", stage: "proposal", version: 2 });
  expect(await rows("select 1 from deal_stage_changes")).toEqual([]);
  expect(await rows("select 1 from audit_log")).toEqual([]);
});

test("of two people who delete a deal at once, the second is told, and the audit has the first", async () => {
  const id = await putDeal();
  const raw = envOvertakenAt(/delete from "deals"/, () => sendChange({ intent: "delete", id }));
  expect((await sendChange({ intent: "delete", id }, LATE, raw)).status).toBe(404);
  expect(await rows("select action from audit_log")).toEqual([{ action: "deal.delete" }]);
  expect(await rows("select 1 from deals")).toEqual([]);
});

test("a deal whose lead goes to the trash while it is created is not stored", async () => {
  const leadId = await insertLead();
  const request = post("/admin/deals/new", { title: "Late", value: "1", leadId }, headers);
  const trash = () => rows("update leads set deleted_at = ?", BEFORE);
  const context = contextOf(LATE, envOvertakenAt(/insert into "deals"/, trash));
  expect(readActionResult(await addDeal({ request, params: {}, context })).status).toBe(409);
  expect(await rows("select 1 from deals")).toEqual([]);
  expect(await rows("select 1 from deal_stage_changes")).toEqual([]);
});

test("a deal of a lead in spam review is not created", async () => {
  const leadId = await insertLead({ quarantineReason: "odd" });
  const request = post("/admin/deals/new", { title: "Odd", value: "1", leadId }, headers);
  expect(readActionResult(await addDeal({ request, params: {}, context: contextOf(LATE) })).status).toBe(409);
  expect(await rows("select 1 from deals")).toEqual([]);
});
