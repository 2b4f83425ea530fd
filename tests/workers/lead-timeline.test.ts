import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { recordMessages } from "../../app/analytics/counts/record.server";
import type { AnalyticsMessage } from "../../app/analytics/visit";
import { queueLeadEmail } from "../../app/crm/email/lead-emails.server";
import { submitContact } from "../../app/crm/intake/submissions.server";
import { listRecentActivities } from "../../app/crm/leads/activities.server";
import { SENDER, submission } from "../support/contact";
import { openLead, submitLeadForm } from "../support/lead-page";
import { pageViewOf, storedHit } from "../support/page-views";
import { signedInStaff, TEST_NOW } from "../support/staff";
import { clearAnalytics, clearTables, testAnalyticsDb, testDb } from "../support/workers-env";

let headers: Record<string, string> = {};
let leadId = "";

beforeAll(async () => {
  ({ headers } = await signedInStaff("lena@beaconry.example"));
});

const SESSION = "7f0d2d66-8f53-4f0e-b6a8-9d6f6a4f0c55";

function pageView(sessionId: string, path: string, timestamp: string): AnalyticsMessage {
  return pageViewOf(storedHit({ sessionId, pagePath: path, landingPath: "/blog", timestamp }));
}

/** A visitor who read three pages, sent a form, and read on, followed by activity of staff. */
beforeEach(async () => {
  await clearTables("audit_log", "mails", "leads");
  await clearAnalytics();
  await recordMessages(testAnalyticsDb(), [
    pageView(SESSION, "/blog", "2026-03-10T11:50:00.000Z"),
    pageView(SESSION, "/pixlseo", "2026-03-10T11:55:00.000Z"),
    pageView(SESSION, "/afterwards", "2026-03-10T12:05:00.000Z"),
    pageView(crypto.randomUUID(), "/someone-else", "2026-03-10T11:56:00.000Z"),
  ]);
  ({ leadId } = await submitContact(testDb(), submission({}, { sessionId: SESSION }), SENDER, TEST_NOW));
});

const at = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000);

async function entries(search = "") {
  const { timeline } = await openLead(leadId, { headers }, search);
  return timeline?.entries ?? [];
}

test("[CRM-059] one timeline shows pages, form, mails, activities, notes, changes and deals, newest first", async () => {
  const send = (fields: Record<string, string>, minutes: number) =>
    submitLeadForm(leadId, fields, { headers, now: at(minutes) });
  await send({ intent: "activity", type: "call", title: "Called", description: "14 minutes" }, 10);
  await send({ intent: "note", content: "Prefers mornings" }, 11);
  await send({ intent: "status", status: "contacted" }, 12);
  await env.DB.batch([
    env.DB.prepare(
      "insert into deals (id, lead_id, title, value, rank, stage_entered_at, created_at, updated_at) values ('d1', ?1, 'Two rooftops', 100, 'a0', ?2, ?2, ?2)",
    ).bind(leadId, at(13).toISOString()),
    env.DB.prepare(
      "insert into deal_stage_changes (id, deal_id, from_stage, to_stage, actor_label, created_at) values ('c1', 'd1', 'qualification', 'proposal', 'lena', ?)",
    ).bind(at(14).toISOString()),
    env.DB.prepare(
      "update mails set state = 'failed', last_error = '550 No such mailbox' where kind = 'lead-receipt'",
    ),
  ]);
  const told = (await entries()).map(({ kind, title, body, lines, state }) => ({
    kind,
    title,
    body,
    lines,
    state,
  }));
  expect(told).toMatchObject([
    { kind: "deal", title: "Two rooftops", lines: ["Qualification → Proposal"] },
    { kind: "change", title: "Status changed", lines: ["Status: New → Contacted"] },
    { kind: "note", body: "Prefers mornings" },
    { kind: "activity", title: "Called", body: "14 minutes" },
    {
      kind: "mail",
      title: "We have your message, Dana",
      state: "Not delivered",
      lines: ["550 No such mailbox"],
    },
    { kind: "mail", title: "New lead: Dana Reyes, Harbor Auto", state: "Waiting" },
    {
      kind: "visit",
      title: "Sent the contact form on /",
      body: "Three rooftops, most calls come from one of them.",
      lines: ["Came in on /blog", "From https://search.example/", "Campaign: source newsletter"],
    },
    { kind: "visit", title: "Read /pixlseo" },
    { kind: "visit", title: "Read /blog" },
  ]);
  const { timeline } = await openLead(leadId, { headers });
  expect(timeline?.counts).toEqual([
    { kind: "activity", total: 1 },
    { kind: "mail", total: 2 },
    { kind: "note", total: 1 },
    { kind: "change", total: 1 },
    { kind: "deal", total: 1 },
    { kind: "visit", total: 3 },
  ]);
  for (const kind of ["activity", "mail", "note", "change", "deal", "visit"]) {
    const chosen = await entries(`?kind=${kind}`);
    expect(chosen.length).toBeGreaterThan(0);
    expect(chosen.every((entry) => entry.kind === kind)).toBe(true);
  }
});

async function insertMail(id: string, lead: string, subject: string) {
  await env.DB.prepare(
    "insert into mails (id, kind, to_address, from_address, from_name, subject, html, text, lead_id, created_at, updated_at) values (?1, 'crm', 'd@x.example', 'h@x.example', 'H', ?2, '', '', ?3, ?4, ?4)",
  )
    .bind(id, subject, lead, at(20).toISOString())
    .run();
}

test("pages of a visit that a link in a mail began stand in the timeline of the mail's lead, and name the mail", async () => {
  const [mailId, othersMail, visitor] = Array.from({ length: 3 }, () => crypto.randomUUID());
  await insertMail(`${mailId}`, leadId, "Your two rank maps");
  await insertMail(`${othersMail}`, "somebody-else", "Not yours");
  const view = (minute: number, pagePath: string, changes: Parameters<typeof storedHit>[0]) =>
    pageViewOf(storedHit({ pagePath, timestamp: at(minute).toISOString(), ...changes }));
  await recordMessages(testAnalyticsDb(), [
    view(60, "/pricing", { mailId, sessionId: visitor }),
    view(61, "/pixlseo", { mailId, sessionId: visitor }),
    // Without the link, in the same tab.
    view(120, "/later", { sessionId: visitor, visit: 1_773_000_000_000 }),
    view(62, "/of-another-lead", { mailId: othersMail }),
    view(63, "/of-no-mail", { mailId: crypto.randomUUID() }),
    // In the tab in which the form was sent, and before that.
    view(-2, "/contact", { mailId, sessionId: SESSION, visit: 1_772_000_000_000 }),
  ]);
  const visits = (await entries("?kind=visit")).map(({ title, lines }) => [title, ...lines]);
  expect(visits.filter(([title]) => !title?.startsWith("Sent"))).toEqual([
    ["Read /pixlseo", "After a link in the email “Your two rank maps”"],
    ["Somebody opened a link in the email “Your two rank maps”", "Read /pricing"],
    ["Somebody opened a link in the email “Your two rank maps”", "Read /contact"],
    ["Read /pixlseo"],
    ["Read /blog"],
  ]);
});

test("a form that was sent in such a visit says so, without the number of the mail", async () => {
  const utm = { utm_source: "letter", mail_id: crypto.randomUUID() };
  ({ leadId } = await submitContact(testDb(), submission({}, { utm, submissionKey: "k2" }), SENDER, at(5)));
  const forms = (await entries("?kind=visit")).filter(({ detail }) => detail === "form");
  expect(forms[0]?.lines).toContain("Campaign: source letter");
  expect(forms[0]?.lines).toContain("By a link in an email of ours");
  expect(forms[0]?.lines.join()).not.toContain(utm.mail_id);
});

test("notes and activities name their author; those that no member of staff wrote name nobody", async () => {
  const { staff, headers: mine } = await signedInStaff("omar@beaconry.example");
  await env.DB.prepare("insert into profiles (user_id, display_name, updated_at) values (?, 'Omar B.', ?)")
    .bind(staff.id, TEST_NOW.toISOString())
    .run();
  const send = (fields: Record<string, string>, by: Record<string, string>) =>
    submitLeadForm(leadId, fields, { headers: by, now: at(10) });
  // In the same millisecond.
  await send({ intent: "note", content: "Lena's" }, headers);
  await send({ intent: "note", content: "Omar's" }, mine);
  await send({ intent: "activity", type: "call", title: "Omar called", description: "" }, mine);
  await env.DB.prepare("insert into lead_notes (id, lead_id, content, created_at) values ('n', ?, 'Demo', ?)")
    .bind(leadId, at(5).toISOString())
    .run();
  const byText = Object.fromEntries(
    (await entries()).map(({ kind, title, body, actor }) => [kind === "note" ? body : title, actor]),
  );
  expect(byText).toMatchObject({
    "Lena's": "lena",
    "Omar's": "Omar B.",
    "Omar called": "Omar B.",
    Demo: null,
    "Sent the contact form on /": null,
  });
  const { notes } = await openLead(leadId, { headers });
  expect(Object.fromEntries(notes.map(({ content, author }) => [content, author]))).toEqual({
    "Lena's": "lena",
    "Omar's": "Omar B.",
    Demo: null,
  });
  const { rows } = await listRecentActivities(testDb(), 1);
  expect(rows.map(({ title, author }) => [title, author])).toEqual([
    ["Omar called", "omar@beaconry.example"],
    ["Sent the contact form on /", null],
  ]);
});

test("a mail names who sent it, also once that account is gone; those that the site sends say so", async () => {
  const { staff } = await signedInStaff("mara@beaconry.example");
  const leaver = await signedInStaff("rosa@beaconry.example");
  const lead = { id: leadId, firstName: "Dana", lastName: "Reyes", businessEmail: "dana@harbor.example" };
  for (const [subject, { id, email }] of [
    ["From Mara", staff],
    ["From Rosa", leaver.staff],
  ] as const) {
    const mail = { id: crypto.randomUUID(), lead, subject, body: "Hello.", sender: SENDER };
    await queueLeadEmail(testDb(), { ...mail, actor: { id, label: email } }, at(10));
  }
  await env.DB.prepare(
    "insert into profiles (user_id, display_name, updated_at) values (?1, 'Mara B.', ?2) on conflict do update set display_name = 'Mara B.'",
  )
    .bind(staff.id, TEST_NOW.toISOString())
    .run();
  await env.DB.prepare("delete from users where id = ?").bind(leaver.staff.id).run();
  const mails = (await entries("?kind=mail")).map(({ title, actor }) => [title, actor]);
  expect(Object.fromEntries(mails)).toEqual({
    "From Mara": "Mara B.",
    "From Rosa": "rosa",
    "We have your message, Dana": "Automatic",
    "New lead: Dana Reyes, Harbor Auto": "Automatic",
  });
});

test("the timeline is paged on the server, 20 entries per page", async () => {
  const insert = env.DB.prepare(
    "insert into lead_activities (id, lead_id, activity_type, title, created_at) values (?1, ?2, 'call', ?1, ?3)",
  );
  await env.DB.batch(
    Array.from({ length: 45 }, (_, index) => insert.bind(`a${index}`, leadId, at(20 + index).toISOString())),
  );
  const { timeline } = await openLead(leadId, { headers }, "?kind=activity&from=2");
  expect(timeline).toMatchObject({ page: 2, pages: 3, all: 50 });
  expect(timeline?.entries.map((entry) => entry.title)).toEqual(
    Array.from({ length: 20 }, (_, index) => `a${24 - index}`),
  );
  expect((await openLead(leadId, { headers }, "?kind=activity&from=99")).timeline).toMatchObject({ page: 3 });
});

test("[CRM-036] if the visits cannot be read, that is logged, and the timeline shows the rest", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  await env.ANALYTICS_DB.prepare("alter table hits rename to hits_away").run();
  const told = await entries();
  await env.ANALYTICS_DB.prepare("alter table hits_away rename to hits").run();
  expect(told.map(({ title }) => title)).toContain("Sent the contact form on /");
  expect(told.map(({ title }) => title).join()).not.toContain("Read ");
  expect(log.mock.calls.map(([line]) => JSON.parse(String(line)).where)).toEqual(["crm.visited-pages"]);
  log.mockRestore();
});
