import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { sentenceOf } from "../../app/admin/audit-page/audit-words";
import { nameRecords } from "../../app/admin/audit-page/record-names.server";
import { readFirstResponse } from "../../app/crm/first-response/first-response.server";
import { pruneBulkChanges } from "../../app/crm/leads/bulk/bulk-changes.server";
import { changeLead } from "../../app/crm/leads/lead-changes.server";
import { deleteLead } from "../../app/crm/leads/lead-trash.server";
import {
  actOnChange,
  bulkMessages,
  changeLeads,
  deliverBulk,
  openChange,
  reviewChange,
} from "../support/bulk-change";
import { recordCalls } from "../support/call-recorder";
import { deliver } from "../support/deliver";
import { dumpTables } from "../support/dump";
import { insertEnquiry } from "../support/enquiries";
import { importEnv } from "../support/import-page";
import { openLead, submitLeadForm } from "../support/lead-page";
import { insertLead } from "../support/leads";
import { INDEX_ALL_LEADS } from "../support/search-rows";
import { signedInStaff } from "../support/staff";
import { clearTables, rows, testDb } from "../support/workers-env";

const CONTENT = "beaconry-content";
const NOW = new Date("2026-03-10T15:00:00.000Z");
const LATER = new Date("2026-03-10T16:00:00.000Z");
/** Tables that record a change and its undo; all others must be as before. */
const RECORDS = [
  "audit_log",
  "outbox",
  "failed_jobs",
  "errors",
  "bulk_changes",
  "bulk_portions",
  "users",
  "sessions",
];

let headers: Record<string, string> = {};
let noa = "";
let jane = "";
beforeAll(async () => {
  const owner = await signedInStaff("noa@beaconry.example");
  headers = owner.headers;
  noa = owner.staff.id;
  jane = (await signedInStaff("jane@beaconry.example")).staff.id;
});
beforeEach(() => clearTables("audit_log", "outbox", "failed_jobs", "bulk_changes", "leads", "notifications"));

const at = (now: Date) => ({ headers, now });
const leadOf = async (id: string) => (await rows("select * from leads where id = ?", id))[0];
const auditsOf = (id: string) =>
  rows(
    "select action, before, after, actor_label from audit_log where entity_id = ? order by created_at, id",
    id,
  );
const lastChange = async () =>
  String((await rows("select id from bulk_changes order by created_at desc, id desc limit 1"))[0]?.id);

/** Each way to set a field: in bulk, and by hand. */
const FIELDS = [
  ["status", "contacted", { intent: "status", status: "contacted" }],
  ["status", "converted", { intent: "status", status: "converted" }],
  ["assignee", "jane", { intent: "assign", assigneeId: "jane" }],
  ["follow-up", "tomorrow", { intent: "follow-up", followUp: "tomorrow", shown: "none" }],
  ["tag", "VIP", { intent: "tag", tags: "VIP" }],
  ["untag", "fair", { intent: "untag", tags: "fair" }],
] as const;

test.each(FIELDS)(
  "setting %s to %s in bulk leaves in leads and audit what the lead's own form leaves",
  async (field, text, form) => {
    const value = text === "jane" ? jane : text;
    const like = { businessEmail: "a@x.example", emailKey: "a@x.example", tags: "Lakeview,Fair,Old" };
    const bulk = await insertLead({ id: "bulk", ...like });
    const single = await insertLead({ id: "single", ...like });
    expect(await changeLeads(["bulk"], [field, value], at(NOW))).toMatchObject({
      status: 200,
      toast: { title: "1 lead changed", undo: { fields: { intent: "undo" } } },
    });
    const fields = Object.fromEntries(
      Object.entries(form).map(([name, text]) => [name, text === "jane" ? jane : text]),
    );
    await submitLeadForm("single", fields, at(NOW));
    const [changed, byHand] = [await leadOf("bulk"), await leadOf("single")];
    expect(changed).toEqual({ ...byHand, id: "bulk" });
    expect(changed?.version).toBe(2);
    expect(await auditsOf("bulk")).toEqual(await auditsOf("single"));
    expect([bulk, single]).toHaveLength(2);
  },
);

test("moving leads to the trash takes along what their own deletion takes, and the undo brings the same back", async () => {
  for (const id of ["bulk", "single"]) {
    await insertLead({ id });
    await env.DB.batch([
      env.DB.prepare(
        "insert into lead_notes (id, lead_id, content, created_at) values (?1 || '-note', ?1, 'A', '2026-05-01')",
      ).bind(id),
      env.DB.prepare(
        "insert into lead_notes (id, lead_id, content, deleted_at, created_at) values (?1 || '-gone', ?1, 'B', '2026-05-02', '2026-05-01')",
      ).bind(id),
      env.DB.prepare(
        "insert into lead_activities (id, lead_id, activity_type, title, created_at) values (?1 || '-call', ?1, 'call', 'C', '2026-05-01')",
      ).bind(id),
      env.DB.prepare(
        "insert into deals (id, lead_id, title, value, rank, stage_entered_at, created_at, updated_at) values (?1 || '-deal', ?1, 'D', 1, 'a', '2026-05-01', '2026-05-01', '2026-05-01')",
      ).bind(id),
    ]);
  }
  const before = await dumpTables(RECORDS);
  await changeLeads(["bulk"], ["trash", ""], at(NOW));
  await deleteLead(testDb(), { leadId: "single", actor: { id: "x", label: "noa@beaconry.example" } }, NOW);
  for (const table of ["lead_notes", "lead_activities", "deals"]) {
    const deleted = await rows(`select substr(id, -4) part, lead_id, deleted_at from ${table} order by id`);
    const half = deleted.length / 2;
    expect(deleted.slice(0, half).map(({ part, deleted_at }) => [part, deleted_at])).toEqual(
      deleted.slice(half).map(({ part, deleted_at }) => [part, deleted_at]),
    );
    expect(deleted[0]?.deleted_at).not.toBeNull();
  }
  expect(await auditsOf("bulk")).toEqual(await auditsOf("single"));
  await env.DB.prepare(
    "update leads set deleted_at = null, version = 1, updated_at = '2026-05-04T10:00:00.000Z' where id = 'single'",
  ).run();
  for (const table of ["lead_notes", "lead_activities", "deals"])
    await env.DB.prepare(`update ${table} set deleted_at = null where lead_id = 'single' and deleted_at = ?`)
      .bind(NOW.toISOString())
      .run();
  expect(await actOnChange(await lastChange(), "undo", at(LATER))).toMatchObject({
    status: 200,
    toast: { title: "1 lead as before" },
  });
  expect(await dumpTables(RECORDS)).toEqual(before);
  expect((await auditsOf("bulk")).map(({ action }) => action)).toEqual(["lead.delete", "lead.restore"]);
});

test("the count is said first, and those that have the value already stay untouched", async () => {
  const ids = [];
  for (let n = 0; n < 20; n += 1) ids.push(await insertLead({ status: n < 8 ? "contacted" : "new" }));
  expect(await reviewChange(ids, ["status", "contacted"], headers)).toMatchObject({
    what: "Status: Contacted",
    forecast: "12 of 20 change, 8 have it already",
    changing: 12,
  });
  expect(await changeLeads(ids, ["status", "contacted"], at(NOW))).toMatchObject({
    toast: { title: "12 leads changed", description: "Status: Contacted. 8 had it already" },
  });
  expect(await rows("select version, count(*) n from leads group by 1 order by 1")).toEqual([
    { version: 1, n: 8 },
    { version: 2, n: 12 },
  ]);
});

test("a chosen lead that somebody has deleted meanwhile is told of", async () => {
  const [stays, gone] = [await insertLead({ status: "new" }), await insertLead({ status: "new" })];
  await deleteLead(testDb(), { leadId: gone, actor: { id: "x", label: "noa@beaconry.example" } }, NOW);
  expect(await changeLeads([stays, gone], ["status", "contacted"], at(NOW))).toMatchObject({
    toast: { title: "1 lead changed", description: "Status: Contacted. 1 lead had already left the list" },
  });
});

test("the undo keeps and names leads that somebody has changed since, and a later contact", async () => {
  const [touched = "", called = "", plain = ""] = [
    await insertLead({ firstName: "Touched" }),
    await insertLead({ firstName: "Called" }),
    await insertLead({ firstName: "Plain" }),
  ];
  await changeLeads([touched, called, plain], ["status", "contacted"], at(NOW));
  const actor = { id: jane, label: "jane@beaconry.example" };
  await changeLead(
    testDb(),
    { leadId: touched, action: "lead.score", actor, patch: () => ({ leadScore: 90 }) },
    LATER,
  );
  await env.DB.prepare("update leads set last_contacted = '2026-03-10T15:30:00.000Z' where id = ?")
    .bind(called)
    .run();
  expect(await actOnChange(await lastChange(), "undo", at(LATER))).toMatchObject({
    toast: {
      title: "2 leads as before",
      description: "Somebody has changed Touched Bell since: that lead stays as it is.",
    },
  });
  expect(await leadOf(touched)).toMatchObject({ status: "contacted", lead_score: 90, version: 3 });
  expect(await leadOf(called)).toMatchObject({
    status: "new",
    last_contacted: "2026-03-10T15:30:00.000Z",
    version: 1,
  });
  expect(await leadOf(plain)).toMatchObject({ status: "new", last_contacted: null, version: 1 });
  expect((await openChange(await lastChange(), headers)).kept).toMatchObject({
    total: 1,
    rows: [{ id: touched }],
  });
  const changes = (await openLead(plain, { headers }, "?kind=change")).timeline;
  expect(JSON.stringify(changes)).toContain("Status: Contacted → New");
});

test("a lead whose change of status was undone, of many or of one, waits for an answer again", async () => {
  const id = await insertEnquiry("2026-03-10T10:00:00.000Z");
  const waiting = async () => (await readFirstResponse(testDb(), LATER)).waiting.map((lead) => lead.id);
  await changeLeads([id], ["status", "contacted"], at(NOW));
  expect(await waiting()).toEqual([]);
  await actOnChange(await lastChange(), "undo", at(LATER));
  expect(await waiting()).toEqual([id]);
  await submitLeadForm(id, { intent: "status", status: "qualified" }, at(LATER));
  expect(await waiting()).toEqual([]);
  await submitLeadForm(id, { intent: "status", status: "new", undo: "true" }, at(LATER));
  expect(await waiting()).toEqual([id]);
});

test("the audit names a change by its leads and leads to its page, where it can be undone", async () => {
  await changeLeads([await insertLead(), await insertLead()], ["status", "lost"], at(NOW));
  const entityId = await lastChange();
  const named = await nameRecords(testDb(), [{ entity: "bulk-change", entityId }]);
  expect([...named.values()]).toEqual([{ name: "2 leads", to: `/admin/leads/bulk/${entityId}` }]);
  expect(sentenceOf("bulk-change.start")).toEqual({ start: "changed ", end: " at once" });
});

test("a form sent twice changes once, and an undo clicked twice undoes once", async () => {
  const id = await insertLead();
  const submissionId = "0196a0d0-0000-7000-8000-000000000001";
  const first = await changeLeads([id], ["status", "lost"], { ...at(NOW), submissionId });
  expect(await changeLeads([id], ["status", "lost"], { ...at(LATER), submissionId })).toEqual(first);
  expect(await auditsOf(id)).toHaveLength(1);
  const undo = await actOnChange(submissionId, "undo", at(LATER));
  expect(await actOnChange(submissionId, "undo", at(LATER))).toEqual(undo);
  expect(await auditsOf(id)).toHaveLength(2);
});

test("who was given leads and has not read of it is told no more of them once they are taken back or given on", async () => {
  const ids = [await insertLead(), await insertLead(), await insertLead()];
  const told = () => rows("select user_id, total from notifications order by user_id, key");
  await changeLeads(ids, ["assignee", jane], at(NOW));
  expect(await told()).toEqual([{ user_id: jane, total: 3 }]);
  await actOnChange(await lastChange(), "undo", at(LATER));
  expect(await told()).toEqual([]);
  await changeLeads(ids.slice(0, 1), ["assignee", jane], at(LATER));
  await changeLeads(ids, ["assignee", jane], at(LATER));
  expect(await told()).toEqual([
    { user_id: jane, total: 1 },
    { user_id: jane, total: 2 },
  ]);
  // As long as one of several is hers, she is told of them.
  await changeLeads(ids.slice(0, 2), ["assignee", ""], at(LATER));
  expect(await told()).toEqual([{ user_id: jane, total: 2 }]);
  await submitLeadForm(String(ids[2]), { intent: "assign", assigneeId: noa }, at(LATER));
  expect(await told()).toEqual([]);
});

test("what somebody has read of leads that others have by now stays among their notifications", async () => {
  await changeLeads([await insertLead(), await insertLead()], ["assignee", jane], at(NOW));
  await env.DB.prepare("update notifications set read_at = '2026-03-10'").run();
  await actOnChange(await lastChange(), "undo", at(LATER));
  expect(await rows("select user_id, total from notifications")).toEqual([{ user_id: jane, total: 2 }]);
});

test("all that match are those of the list's filters, without trash and spam review", async () => {
  await insertLead({ id: "mine", assigneeId: jane });
  await insertLead({ id: "lost", status: "lost" });
  await insertLead({ id: "odd", quarantineReason: "odd" });
  await insertLead({ id: "gone", deletedAt: "2026-05-01T00:00:00.000Z" });
  await changeLeads({ matching: `?status=new&assigned=${jane}` }, ["priority", "high"], at(NOW));
  const high = () => rows("select id from leads where priority = 'high' order by id");
  expect(await high()).toEqual([{ id: "mine" }]);
  // A filter that is none narrows nothing, as in the list.
  await changeLeads({ matching: "?status=nonsense&assigned=nobody-of-ours" }, ["priority", "high"], at(NOW));
  expect(await high()).toEqual([{ id: "lost" }, { id: "mine" }]);
});

test.each([
  ["status", "nonsense"],
  ["assignee", "nobody-of-ours"],
  ["follow-up", ""],
  ["follow-up", "2026-13-01"],
])("%s is not set to %s", async (field, value) => {
  const id = await insertLead();
  expect((await changeLeads([id], [field, value], at(NOW))).status).toBe(409);
  expect(await leadOf(id)).toMatchObject({ status: "new", version: 1 });
  expect(await rows("select 1 from bulk_changes")).toEqual([]);
});

const MANY = 20_000;

/** 20,000 leads of every status and priority, a third of them contacted before. */
async function insertMany() {
  await env.DB.prepare(
    `with recursive n(i) as (select 0 union all select i + 1 from n where i < ${MANY - 1})
    insert into leads (id, first_name, last_name, business_email, company_name, project_description, status, priority,
      lead_score, source, converted, last_contacted, email_key, version, created_at, updated_at)
    select printf('lead-%05d', i), 'K' || i, 'Bell', 'k' || i || '@harbor.example', 'Harbor', '',
      case i % 5 when 0 then 'converted' when 1 then 'contacted' when 2 then 'lost' else 'new' end, iif(i % 2, 'low', 'high'),
      i % 100, 'fair', i % 5 = 0, iif(i % 3, null, '2026-04-01T00:00:00.000Z'), 'k' || i || '@harbor.example', 1 + i % 3,
      '2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z'
    from n`,
  ).run();
  await env.DB.prepare(INDEX_ALL_LEADS).run();
}

test("20,000 leads are changed by the queue, killed half-way, delivered twice at once, and undone to the same rows", async () => {
  await insertMany();
  const before = await dumpTables(RECORDS);
  const answer = await changeLeads({ matching: "" }, ["status", "contacted"], at(NOW));
  const id = await lastChange();
  expect(answer).toMatchObject({ toast: { title: "Changing 16,000 leads" } });
  expect(await openChange(id, headers)).toMatchObject({ state: "running", total: 16_000, changed: 500 });
  const [message] = await bulkMessages();
  await env.DB.prepare(
    "create trigger no_way before update on leads when old.first_name = 'K9998' begin select raise(abort, 'no way'); end",
  ).run();
  expect((await deliver(CONTENT, [message], importEnv())).retryMessages).toHaveLength(1);
  const half = await openChange(id, headers);
  expect(half.changed).toBeGreaterThan(500);
  expect(half.changed).toBeLessThan(16_000);
  expect(await rows("select count(*) n from leads where status = 'contacted'")).toEqual([
    { n: 4000 + half.changed },
  ]);
  await env.DB.prepare("drop trigger no_way").run();
  await Promise.all([
    deliver(CONTENT, [message], importEnv(), 2),
    deliver(CONTENT, [message], importEnv(), 2),
  ]);
  await deliver(CONTENT, [message], importEnv(), 3);
  expect(await openChange(id, headers)).toMatchObject({ state: "done", changed: 16_000 });
  expect(await rows("select count(*) n from leads where status = 'contacted' and converted = 0")).toEqual([
    { n: MANY },
  ]);
  expect(
    await rows(
      "select count(*) n, count(distinct entity_id) leads from audit_log where action = 'lead.status'",
    ),
  ).toEqual([{ n: 16_000, leads: 16_000 }]);
  expect(await actOnChange(id, "undo", at(LATER))).toMatchObject({ toast: { title: "Undoing the change" } });
  const [back] = await bulkMessages();
  await Promise.all([deliver(CONTENT, [back], importEnv()), deliver(CONTENT, [back], importEnv())]);
  await deliverBulk();
  expect(await openChange(id, headers)).toMatchObject({ state: "undone", kept: { total: 0 } });
  expect(await dumpTables(RECORDS)).toEqual(before);
}, 180_000);

test("a changed lead costs at most 15 written rows, indexes included, and its undo as many", async () => {
  const recorder = recordCalls(() => 0);
  const watched = { env: { DB: recorder.watch(env.DB) } };
  for (let n = 0; n < 100; n += 1) await insertLead();
  const rowsOf = async (run: () => Promise<unknown>) => {
    const calls = recorder.start();
    await run();
    return calls.reduce((sum, { rowsWritten }) => sum + rowsWritten, 0) / 100;
  };
  const limit = 15;
  const change = await rowsOf(() =>
    changeLeads({ matching: "" }, ["status", "lost"], { ...at(NOW), ...watched }),
  );
  const undo = await rowsOf(async () =>
    actOnChange(await lastChange(), "undo", { ...at(LATER), ...watched }),
  );
  expect(change).toBeLessThanOrEqual(limit);
  expect(undo).toBeLessThanOrEqual(limit);
  expect(change).toBeGreaterThan((limit * 2) / 3);
});

test("a change that the queue gave up is undone as far as it got, or goes on", async () => {
  await insertMany();
  const before = await dumpTables(RECORDS);
  await changeLeads({ matching: "" }, ["priority", "medium"], at(NOW));
  const id = await lastChange();
  await env.DB.prepare(
    "create trigger no_way before update on leads when old.first_name = 'K7000' begin select raise(abort, 'no way'); end",
  ).run();
  const [message] = await bulkMessages();
  for (let attempt = 1; attempt <= 5; attempt += 1) await deliver(CONTENT, [message], importEnv(), attempt);
  await env.DB.prepare("drop trigger no_way").run();
  expect(await openChange(id, headers)).toMatchObject({
    state: "failed",
    changed: 7000,
    error: expect.stringContaining("no way"),
  });
  await actOnChange(id, "resume", at(LATER));
  await deliverBulk();
  expect(await openChange(id, headers)).toMatchObject({ state: "done", changed: MANY, error: null });
  await actOnChange(id, "undo", at(LATER));
  await deliverBulk();
  expect(await dumpTables(RECORDS)).toEqual(before);
}, 180_000);

test("whoever is given leads is told once, however many portions, and who takes them is not", async () => {
  await insertMany();
  const told = () => rows("select user_id, kind, total, read_at from notifications");
  await changeLeads({ matching: "?q=k1999" }, ["assignee", jane], at(NOW));
  expect(await told()).toEqual([{ user_id: jane, kind: "lead-assigned", total: 11, read_at: null }]);
  await clearTables("notifications");
  await changeLeads({ matching: "?q=k15" }, ["assignee", jane], at(NOW));
  const [message] = await bulkMessages();
  await Promise.all([deliver(CONTENT, [message], importEnv()), deliver(CONTENT, [message], importEnv())]);
  await deliverBulk();
  // K15, K150 to K159, K1500 to K1599 and K15000 to K15999.
  expect(await told()).toEqual([{ user_id: jane, kind: "lead-assigned", total: 1111, read_at: null }]);
  await changeLeads({ matching: "?q=k1999" }, ["assignee", noa], at(LATER));
  expect(await told()).toHaveLength(1);
}, 180_000);

test("a change is kept for 30 days", async () => {
  const id = await insertLead();
  await changeLeads([id], ["status", "lost"], at(NOW));
  const on = (date: string) => pruneBulkChanges(testDb(), new Date(date));
  expect(await on("2026-04-09T14:59:00.000Z")).toBe(0);
  expect(await on("2026-04-09T15:01:00.000Z")).toBe(1);
  expect(await rows("select 1 from bulk_portions")).toEqual([]);
});
