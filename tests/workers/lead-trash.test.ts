import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { readBoard } from "../../app/crm/deals/board/board.server";
import { submitContact } from "../../app/crm/intake/submissions.server";
import { listRecentActivities } from "../../app/crm/leads/activities.server";
import { readLeadFilters } from "../../app/crm/leads/filters/lead-filters";
import { readLead } from "../../app/crm/leads/lead-detail.server";
import { readLeadStats } from "../../app/crm/leads/lead-stats.server";
import { listTrash, purgeDeletedLeads } from "../../app/crm/leads/lead-trash.server";
import { listLeads } from "../../app/crm/leads/leads.server";
import { DAY } from "../../app/platform/clock";
import { SENDER, submission } from "../support/contact";
import {
  addLead,
  openLead,
  readActionResult,
  submitLeadForm,
  submitSpamReviewForm,
  submitTrashForm,
} from "../support/lead-page";
import { signedInStaff, TEST_NOW } from "../support/staff";
import { clearTables, rows, testDb } from "../support/workers-env";

let headers: Record<string, string> = {};
let leadId = "";

const CHILDREN = ["lead_activities", "lead_notes", "deals"];

beforeAll(async () => {
  ({ headers } = await signedInStaff("lena@beaconry.example", "owner"));
});
beforeEach(async () => {
  await clearTables("audit_log", "mails", "outbox", "leads");
  leadId = await leadWithChildren();
});

/** A lead as the contact form creates it, with a note, a deal and a change. */
async function leadWithChildren(fields: Parameters<typeof submission>[0] = {}) {
  const made = await submitContact(
    testDb(),
    submission(fields, { submissionKey: crypto.randomUUID() }),
    SENDER,
    TEST_NOW,
  );
  await submitLeadForm(made.leadId, { intent: "note", content: "Secret remark" }, { headers });
  await submitLeadForm(made.leadId, { intent: "status", status: "qualified" }, { headers });
  await env.DB.prepare(
    "insert into deals (id, lead_id, title, value, rank, stage_entered_at, created_at, updated_at) values (?1, ?2, 'Rank map', 5000, 'a0', ?3, ?3, ?3)",
  )
    .bind(crypto.randomUUID(), made.leadId, TEST_NOW.toISOString())
    .run();
  return made.leadId;
}

async function listed() {
  const filters = readLeadFilters(new URLSearchParams());
  const stats = await readLeadStats(testDb(), TEST_NOW);
  const list = await listLeads(testDb(), filters);
  const found = await listLeads(testDb(), { ...filters, q: "harbor" });
  const activities = await listRecentActivities(testDb(), 1);
  return {
    ids: list.rows.map((row) => row.id),
    total: stats.total,
    found: found.total,
    activities: activities.total,
    shown: activities.rows.length,
  };
}

const remove = (id: string) => submitLeadForm(id, { intent: "delete" }, { headers });

async function livingChildren() {
  const counts = CHILDREN.map((table) => `(select count(*) from ${table} where deleted_at is null) ${table}`);
  return rows(`select ${counts.join(", ")}`);
}

test("[CRM-081] [CRM-083] a deleted lead goes to the trash with its children, and no list shows any of them", async () => {
  expect(await listed()).toMatchObject({ ids: [leadId], total: 1, found: 1, activities: 1, shown: 1 });
  const answer = readActionResult(await remove(leadId));
  expect(answer).toMatchObject({
    status: 303,
    to: "/admin/leads",
    toast: {
      title: "Lead deleted successfully",
      undo: { action: "/admin/leads/trash", fields: { intent: "restore", id: leadId } },
    },
  });
  expect(await listed()).toEqual({ ids: [], total: 0, found: 0, activities: 0, shown: 0 });
  expect(await readLead(testDb(), leadId)).toBeNull();
  expect(await livingChildren()).toEqual([{ lead_activities: 0, lead_notes: 0, deals: 0 }]);
  expect((await readBoard(testDb(), { now: TEST_NOW, zone: "America/Chicago" })).count).toBe(0);
  expect((await listTrash(testDb(), 1)).rows).toMatchObject([{ id: leadId, firstName: "Dana" }]);
});

test("[CRM-084] restoring a lead restores what was deleted with it, but nothing deleted before", async () => {
  const earlier = "2026-03-01T00:00:00.000Z";
  await env.DB.prepare(
    "insert into lead_notes (id, lead_id, content, deleted_at, created_at) values ('gone', ?1, 'x', ?2, ?2)",
  )
    .bind(leadId, earlier)
    .run();
  const before = await listed();
  await remove(leadId);
  const later = new Date(TEST_NOW.getTime() + 29 * DAY);
  expect(await purgeDeletedLeads(testDb(), later)).toBe(0);
  const colleague = await signedInStaff("omar@beaconry.example", "staff", later);
  const restored = await submitTrashForm({ intent: "restore", id: leadId }, { ...colleague, now: later });
  const answer = readActionResult(restored);
  expect(answer).toMatchObject({ to: `/admin/leads/${leadId}`, toast: { title: "Lead restored" } });
  expect(await listed()).toEqual(before);
  expect(await livingChildren()).toEqual([{ lead_activities: 1, lead_notes: 1, deals: 1 }]);
  expect(await rows("select deleted_at from lead_notes where id = 'gone'")).toEqual([
    { deleted_at: earlier },
  ]);
  const { timeline } = await openLead(leadId, { headers }, "?kind=change");
  expect(timeline?.entries.map((entry) => entry.title)).toEqual([
    "Restored from the trash",
    expect.any(String),
    expect.any(String),
  ]);
});

test("[CRM-084] the trash is emptied after 30 days, but only of what has been there that long", async () => {
  const kept = await leadWithChildren({ businessEmail: "kept@x.example" });
  await remove(leadId);
  expect(await purgeDeletedLeads(testDb(), new Date(TEST_NOW.getTime() + 30 * DAY + 1))).toBe(1);
  expect(await rows("select id from leads")).toEqual([{ id: kept }]);
});

test("[CRM-082] a failed deletion shows why", async () => {
  const colleague = await signedInStaff("nina@beaconry.example", "staff");
  await submitLeadForm(leadId, { intent: "delete" }, colleague);
  expect(readActionResult(await remove(leadId))).toMatchObject({
    status: 404,
    toast: { title: "Failed to delete lead: This lead was deleted.", destructive: true },
  });
  await submitTrashForm({ intent: "restore", id: leadId }, { headers });
  await env.DB.prepare(
    "create trigger broken before update on leads begin select raise(abort, 'broken'); end",
  ).run();
  const failed = readActionResult(await remove(leadId));
  await env.DB.prepare("drop trigger broken").run();
  expect(failed).toMatchObject({
    toast: { title: "Failed to delete lead: Unknown error", destructive: true },
  });
  expect((await listed()).ids).toEqual([leadId]);
});

test("[CRM-085] erasing a person leaves none of their data in any table, only a record of the erasure", async () => {
  const other = await leadWithChildren({
    businessEmail: "other@x.example",
    firstName: "Otto",
    phoneNumber: "5550001",
  });
  await submitLeadForm(leadId, { intent: "note", content: "dana@harborauto.example again" }, { headers });
  const answer = readActionResult(await submitLeadForm(leadId, { intent: "erase" }, { headers }));
  expect(answer).toMatchObject({ to: "/admin/leads", toast: { title: "Person erased" } });
  for (const table of ["leads", ...CHILDREN, "lead_submissions"]) {
    const column = table === "leads" ? "id" : "lead_id";
    expect(await rows(`select * from ${table} where ${column} = ?`, leadId), table).toEqual([]);
    expect(await rows(`select * from ${table} where ${column} = ?`, other), table).not.toEqual([]);
  }
  const everything = await dump();
  for (const trace of ["dana@harborauto", "Dana", "555-0177", "Secret remark again"]) {
    expect(everything.includes(trace), trace).toBe(false);
  }
  expect(everything).toContain("Otto");
  expect(await rows("select distinct state from mails where lead_id = ?", leadId)).toEqual([
    { state: "failed" },
  ]);
  expect(await rows("select actor_label, before, after from audit_log where action = 'lead.erase'")).toEqual([
    { actor_label: "lena@beaconry.example", before: null, after: null },
  ]);
  expect((await listed()).ids).toEqual([other]);
});

/** Every row of every table as text. */
async function dump(): Promise<string> {
  const tables = await rows(
    "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like '_cf%' and name not glob '*_search*'",
  );
  const parts = await Promise.all(tables.map(({ name }) => rows(`select * from ${name}`)));
  return JSON.stringify(parts);
}

test("a person can also be erased from the trash", async () => {
  await remove(leadId);
  const answer = readActionResult(await submitTrashForm({ intent: "erase", id: leadId }, { headers }));
  expect(answer).toMatchObject({ to: "/admin/leads/trash", toast: { title: "Person erased" } });
  expect(await rows("select id from leads")).toEqual([]);
  const gone = readActionResult(await submitTrashForm({ intent: "restore", id: leadId }, { headers }));
  expect(gone).toMatchObject({
    status: 404,
    toast: { title: "Failed to restore lead: This lead is no longer in the trash.", destructive: true },
  });
});

test("a lead in the trash is not a duplicate of another until it is restored", async () => {
  const twin = {
    ...{
      firstName: "Twin",
      lastName: "Reyes",
      companyName: "Harbor Auto",
      status: "new",
      priority: "medium",
    },
    ...{ leadScore: "0", source: "manual", phoneNumber: "414-555-0177" },
  };
  const sameEmail = { ...twin, businessEmail: "DANA@harborauto.example", phoneNumber: "" };
  const samePhone = { ...twin, businessEmail: "twin@x.example" };
  for (const fields of [sameEmail, samePhone]) {
    expect(readActionResult(await addLead(fields, { headers })).status).toBe(409);
  }
  await remove(leadId);
  const ids: string[] = [];
  for (const fields of [sameEmail, samePhone]) {
    const { status, to } = readActionResult(await addLead(fields, { headers }));
    expect(status).toBe(303);
    ids.push(String(to).split("/").at(-1) ?? "");
  }
  const sharesOf = async (id = "") =>
    (await openLead(id, { headers })).duplicates.map((found) => [found.id, found.shares]);
  for (const id of ids) expect(await sharesOf(id)).toEqual([]);
  await submitTrashForm({ intent: "restore", id: leadId }, { headers });
  expect(await sharesOf(ids[0])).toEqual([[leadId, "same email"]]);
  expect(await sharesOf(ids[1])).toEqual([[leadId, "same phone number"]]);
});

test("a submission in spam review is not in any list or figure until it is accepted", async () => {
  await clearTables("leads");
  const odd = await submitContact(
    testDb(),
    submission({}, { suspicion: ["sent in under two seconds"] }),
    SENDER,
    TEST_NOW,
  );
  expect(await listed()).toEqual({ ids: [], total: 0, found: 0, activities: 0, shown: 0 });
  expect((await readLeadStats(testDb(), TEST_NOW)).quarantined).toBe(1);
  const answer = readActionResult(
    await submitSpamReviewForm({ intent: "accept", id: odd.leadId }, { headers }),
  );
  expect(answer).toMatchObject({
    to: "/admin/leads/spam-review",
    toast: { title: "Lead accepted into the list" },
  });
  expect(await listed()).toEqual({ ids: [odd.leadId], total: 1, found: 1, activities: 1, shown: 1 });
  expect((await readLeadStats(testDb(), TEST_NOW)).quarantined).toBe(0);
});

test("a submission in spam review can be deleted, and undoing that restores it there", async () => {
  await clearTables("leads");
  const odd = await submitContact(testDb(), submission({}, { suspicion: ["odd"] }), SENDER, TEST_NOW);
  await submitSpamReviewForm({ intent: "delete", id: odd.leadId }, { headers });
  expect(await readLead(testDb(), odd.leadId)).toBeNull();
  await submitTrashForm({ intent: "restore", id: odd.leadId }, { headers });
  expect((await readLead(testDb(), odd.leadId))?.quarantineReason).toBe("odd");
  expect((await listed()).ids).toEqual([]);
});
