import { beforeEach, expect, test } from "vitest";
import { saveAssignment } from "../../app/crm/intake/round-robin.server";
import { submitContact } from "../../app/crm/intake/submissions.server";
import { selectNotes } from "../../app/crm/leads/lead-detail.server";
import { action as leadAction } from "../../app/crm/leads/lead-page/route";
import { readLeadStats } from "../../app/crm/leads/lead-stats.server";
import { listTrash, purgeDeletedLeads } from "../../app/crm/leads/lead-trash.server";
import { action as trashAction } from "../../app/crm/leads/trash-page/route";
import { DAY } from "../../app/platform/clock";
import { SENDER, submission } from "../support/contact";
import { openLead, readActionResult, submitLeadForm, submitTrashForm } from "../support/lead-page";
import { insertLead } from "../support/leads";
import { envOvertakenAt } from "../support/overtaken-db";
import { contextAt, post, signedInStaff, staffMember, TEST_NOW } from "../support/staff";
import { clearTables, rows, testDb } from "../support/workers-env";

const db = testDb();
let headers: Record<string, string>;
let me: { id: string; email: string };
beforeEach(async () => {
  const children = ["lead_submissions", "lead_activities", "lead_notes", "deals", "mail_drafts"];
  await clearTables(...children, "outbox", "mails", "audit_log", "settings", "leads", "sessions", "users");
  const lena = await signedInStaff("lena@beaconry.example", "owner");
  headers = lena.headers;
  me = lena.staff;
});
const ago = (ms: number) => new Date(TEST_NOW.getTime() - ms).toISOString();
const audited = async () =>
  (await rows("select action from audit_log order by rowid")).map((row) => row.action);

test("the trash is emptied of more than a hundred leads at once, and nothing of them is left in the audit", async () => {
  await rows(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 101)
      insert into leads (id, first_name, last_name, business_email, company_name, project_description, source,
        email_key, deleted_at, created_at, updated_at)
      select 'old-' || i, 'Old', 'Bell', '', '', '', 'fair', i, ?1, ?1, ?1 from n`,
    ago(30 * DAY + 1),
  );
  const young = await insertLead({ deletedAt: ago(30 * DAY) });
  await rows(
    `insert into audit_log (id, actor_label, action, entity, entity_id, before, after, created_at)
      select id, 'lena', 'lead.update', 'lead', id, '{"firstName":"Marcus"}', '{}', ?1 from leads`,
    ago(0),
  );
  expect(await purgeDeletedLeads(db, TEST_NOW)).toBe(101);
  expect(await rows("select id from leads")).toEqual([{ id: young }]);
  expect(await rows("select entity_id from audit_log where before is not null or after is not null")).toEqual(
    [{ entity_id: young }],
  );
  expect(await purgeDeletedLeads(db, TEST_NOW)).toBe(0);
});

test("the 26th lead of the trash is on its second page, the last deleted on the first", async () => {
  for (let at = 0; at < 26; at += 1) await insertLead({ firstName: `L${at}`, deletedAt: ago(at * 1000) });
  const [first, second] = [await listTrash(db, 1), await listTrash(db, 2)];
  expect(first.rows.map(({ firstName }) => firstName)).toEqual(
    Array.from({ length: 25 }, (_, at) => `L${at}`),
  );
  expect(first.hasMore).toBe(true);
  expect(second.rows.map(({ firstName }) => firstName)).toEqual(["L25"]);
  expect(second.hasMore).toBe(false);
});

const lead = (leadId: string, fields: Record<string, string>, raw: object) =>
  leadAction({
    ...{ request: post(`/admin/leads/${leadId}`, fields, headers), params: { leadId } },
    context: contextAt(TEST_NOW, raw),
  });

test("a lead that a colleague changes while it is deleted or restored keeps the change, and is so once", async () => {
  const id = await insertLead();
  const meanwhile = () => rows("update leads set company_name = 'Theirs', version = version + 1");
  await lead(id, { intent: "delete" }, envOvertakenAt(/update "leads"/, meanwhile));
  expect(await rows("select company_name, deleted_at from leads")).toEqual([
    { company_name: "Theirs", deleted_at: TEST_NOW.toISOString() },
  ]);
  await submitTrashForm({ intent: "restore", id }, { headers });
  await submitTrashForm({ intent: "restore", id }, { headers });
  expect(await rows("select deleted_at from leads")).toEqual([{ deleted_at: null }]);
  expect(await audited()).toEqual(["lead.delete", "lead.restore"]);
});

test("a lead that is deleted by two people at once is deleted and audited once, and the second is told", async () => {
  const id = await insertLead();
  const omar = await signedInStaff("omar@beaconry.example", "staff");
  const first = () => submitLeadForm(id, { intent: "delete" }, { headers: omar.headers });
  const second = await lead(id, { intent: "delete" }, envOvertakenAt(/update "leads"/, first));
  expect(readActionResult(second).status).toBe(404);
  expect(await rows("select actor_label, action from audit_log")).toEqual([
    { actor_label: omar.staff.email, action: "lead.delete" },
  ]);
});

test("of two restorations at once one is audited, and what was deleted before stays deleted", async () => {
  const id = await insertLead({ deletedAt: ago(DAY) });
  const restore = { intent: "restore", id };
  const raw = envOvertakenAt(/update "leads"/, async () => submitTrashForm(restore, { headers }));
  await trashAction({
    ...{
      request: post("/admin/leads/trash", restore, headers),
      params: {},
      context: contextAt(TEST_NOW, raw),
    },
  });
  expect(await audited()).toEqual(["lead.restore"]);
});

test("duplicates share the email or the phone, at most five, newest first; nobody shares an empty phone", async () => {
  const id = await insertLead({ emailKey: "a@x.example", phoneKey: "", createdAt: ago(0) });
  await insertLead({ firstName: "No phone either", phoneKey: "" });
  for (let at = 0; at < 6; at += 1) {
    await insertLead({ firstName: `Same ${at}`, emailKey: "a@x.example", createdAt: ago(at * 1000) });
  }
  const found = async () =>
    (await openLead(id, { headers })).duplicates.map(({ label, shares }) => `${label}: ${shares}`);
  expect(await found()).toEqual(
    [0, 1, 2, 3, 4].map((at) => `Same ${at} Bell, Harbor Auto Group: same email`),
  );
  await rows("update leads set email_key = id");
  expect(await found()).toEqual([]);
  await rows("update leads set phone_key = '2165550118' where id = ? or first_name = 'Same 3'", id);
  expect(await found()).toEqual(["Same 3 Bell, Harbor Auto Group: same phone number"]);
});

test("the figures of the last 24 hours and 7 days end at the second", async () => {
  for (const age of [0, DAY, DAY + 1000, 7 * DAY, 7 * DAY + 1000]) await insertLead({ createdAt: ago(age) });
  expect(await readLeadStats(db, TEST_NOW)).toMatchObject({ total: 5, day: 2, week: 4 });
});

test("the average value counts the leads that have one, and zero is one", async () => {
  for (const dealValue of [null, 0, 300]) await insertLead({ dealValue });
  expect(await readLeadStats(db, TEST_NOW)).toMatchObject({ valued: 2, valueSum: 300 });
});

const send = (email: string, rest = {}) =>
  submitContact(
    db,
    submission({ businessEmail: email }, { submissionKey: email, ...rest }),
    SENDER,
    TEST_NOW,
  );
const assigned = async () =>
  (await rows("select assignee_id id from leads order by rowid")).map(({ id }) => id);

test("new leads go round: whoever joins is next, the disabled and suspected spam are passed over", async () => {
  const [ana, tom] = [await staffMember("ana@beaconry.example"), await staffMember("tom@beaconry.example")];
  const actor = { id: me.id, label: me.email };
  const people = (...memberIds: string[]) =>
    saveAssignment(db, { byTurns: true, memberIds, actor }, TEST_NOW);
  await people(ana.id, tom.id);
  await send("one@x.example");
  await send("spam@x.example", { suspicion: ["odd"] });
  await send("two@x.example");
  await send("three@x.example");
  await people(ana.id, tom.id, me.id);
  await send("four@x.example");
  await rows("update users set disabled_at = ? where id = ?", ago(0), tom.id);
  await send("five@x.example");
  await send("six@x.example");
  expect(await assigned()).toEqual([ana.id, null, tom.id, ana.id, me.id, ana.id, me.id]);
});

test("a lead shows its newest hundred notes", async () => {
  const id = await insertLead();
  await rows(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 101)
      insert into lead_notes (id, lead_id, content, created_at)
      select printf('%03d', i), ?1, 'Note ' || cast(i as integer), ?2 from n`,
    ...[id, ago(0)],
  );
  const notes = await selectNotes(db, id);
  expect([notes.length, notes[0]?.content, notes.at(-1)?.content]).toEqual([100, "Note 101", "Note 2"]);
});
