import { beforeAll, beforeEach, expect, test } from "vitest";
import { action, loader } from "../../app/auth/team/team-page/route";
import { put } from "../support/cron-case";
import { readActionResult } from "../support/lead-page";
import { insertLead } from "../support/leads";
import { argsOf, get, post, signedInStaff, staffMember, TEST_NOW } from "../support/staff";
import { clearTables, rows } from "../support/workers-env";

let owner: Awaited<ReturnType<typeof signedInStaff>>;
let rosa = "";
let mina = "";
beforeAll(async () => {
  owner = await signedInStaff("owner@beaconry.example");
  mina = (await staffMember("mina@beaconry.example", "staff")).id;
  rosa = (await staffMember("rosa@beaconry.example", "staff")).id;
});

const at = (days: number) => new Date(TEST_NOW.getTime() + days * 86_400_000).toISOString();

/** Rosa has two leads and one in the trash, an open deal and a won one, a task and one that is done, and a demo ahead. */
beforeEach(async () => {
  await clearTables(
    "bookings",
    "notifications",
    "bulk_changes",
    "lead_activities",
    "deals",
    "leads",
    "audit_log",
    "outbox",
  );
  await rows("update users set disabled_at = null where id in (?, ?) returning id", rosa, mina);
  const [lead] = [await insertLead({ assigneeId: rosa }), await insertLead({ assigneeId: rosa })];
  await insertLead({ assigneeId: rosa, deletedAt: at(-1) });
  await insertLead({ assigneeId: mina });
  const times = { created_at: at(-3), updated_at: at(-3), stage_entered_at: at(-3) };
  for (const [id, stage] of [
    ["open", "proposal"],
    ["won", "closed-won"],
  ] as const) {
    const more = { title: id, lead_id: lead, stage, value: 10_000, probability: 50, rank: id };
    await put("deals", { id, ...more, assignee_id: rosa, ...times });
  }
  for (const [id, done] of [
    ["task", null],
    ["done", at(-1)],
  ] as const) {
    const more = { activity_type: "task", title: id, assignee_id: rosa, completed_at: done };
    await put("lead_activities", { id, lead_id: lead, ...more, created_at: at(-3) });
  }
  const guest = {
    name: "Dana",
    email: "dana@harborauto.example",
    company: "Harbor",
    time_zone: "America/Chicago",
  };
  for (const [id, days, status] of [
    ["ahead", 1, "booked"],
    ["canceled", 2, "cancelled"],
    ["past", -1, "booked"],
  ] as const) {
    const more = { host_id: rosa, lead_id: lead, starts_at: at(days), ends_at: at(days + 0.02), status };
    await put("bookings", { id, ...guest, ...more, created_at: at(-3), updated_at: at(-3) });
  }
});

const disable = () =>
  rows("update users set disabled_at = ? where id = ? returning id", TEST_NOW.toISOString(), rosa);
const member = async (search = "") =>
  (await loader(argsOf(get(`/admin/settings/team${search}`, owner.headers)))).members.find(
    ({ id }) => id === rosa,
  );
const handOver = async (to: string, submissionId = "11111111-1111-4111-8111-111111111111") => {
  const fields = { intent: "hand-over", id: rosa, to, submissionId };
  return readActionResult(await action(argsOf(post("/admin/settings/team", fields, owner.headers))));
};
const WORK = { leads: 2, deals: 1, tasks: 1, demos: 1 };

test("the team's page says what a colleague still has, before the account is disabled and after it", async () => {
  expect((await member())?.work).toBeNull();
  expect((await member(`?disable=${rosa}`))?.work).toEqual(WORK);
  await disable();
  expect((await member())?.work).toEqual(WORK);
});

test("an owner hands over leads, open deals and open tasks at once; what is closed, done or booked stays", async () => {
  await disable();
  expect(await handOver(mina)).toMatchObject({
    status: 303,
    toast: {
      title: "Handed over to mina@beaconry.example",
      description: "2 leads, 1 open deal, and 1 open task",
    },
  });
  const ofMina = async (table: string) =>
    (await rows(`select count(*) as total from ${table} where assignee_id = ?`, mina))[0]?.total;
  expect([await ofMina("leads"), await ofMina("deals"), await ofMina("lead_activities")]).toEqual([3, 1, 1]);
  expect(await rows("select id from deals where assignee_id = ?", rosa)).toEqual([{ id: "won" }]);
  expect(await rows("select id from lead_activities where assignee_id = ?", rosa)).toEqual([{ id: "done" }]);
  expect((await member())?.work).toEqual({ leads: 0, deals: 0, tasks: 0, demos: 1 });
});

test("what is handed over is in the audit, its new owner is told, and the same form again changes nothing", async () => {
  await disable();
  await handOver(mina);
  const audited = () =>
    rows(
      `select action, entity_id, before ->> 'assigneeId' as "from", after ->> 'assigneeId' as "to" from audit_log
        where action in ('deal.assign', 'task.assign') order by action`,
    );
  const entries = [
    { action: "deal.assign", entity_id: "open", from: rosa, to: mina },
    { action: "task.assign", entity_id: "task", from: rosa, to: mina },
  ];
  expect(await audited()).toEqual(entries);
  const told = () => rows("select kind, total from notifications where user_id = ?", mina);
  expect(await told()).toEqual([{ kind: "lead-assigned", total: 2 }]);
  await handOver(mina);
  expect(await audited()).toEqual(entries);
  expect(await told()).toEqual([{ kind: "lead-assigned", total: 2 }]);
});

test("nothing is handed over to nobody, to the person who leaves or to somebody who is disabled", async () => {
  await disable();
  for (const to of ["", rosa, "nobody"]) {
    expect(await handOver(to)).toMatchObject({
      status: 409,
      toast: { title: "Failed to hand over the work", description: "Choose an active member." },
    });
  }
  expect((await member())?.work).toEqual(WORK);
});

test("staff hand over nobody's work", async () => {
  const { headers } = await signedInStaff("kai@beaconry.example", "staff");
  const fields = { intent: "hand-over", id: rosa, to: mina };
  await expect(action(argsOf(post("/admin/settings/team", fields, headers)))).rejects.toMatchObject({
    status: 403,
  });
  expect((await member(`?disable=${rosa}`))?.work).toEqual(WORK);
});
