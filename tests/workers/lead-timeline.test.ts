import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { submitContact } from "../../app/crm/intake/submissions.server";
import { SENDER, submission } from "../support/contact";
import { openLead, submitLeadForm } from "../support/lead-page";
import { signedInStaff, TEST_NOW } from "../support/staff";
import { clearTables, testDb } from "../support/workers-env";

let headers: Record<string, string> = {};
let leadId = "";

beforeAll(async () => {
  ({ headers } = await signedInStaff("lena@beaconry.example"));
});

/** A visitor who read three pages, sent a form, and read on, followed by activity of staff. */
beforeEach(async () => {
  await clearTables("audit_log", "mails", "website_analytics", "leads");
  const view = env.DB.prepare(
    "insert into website_analytics (id, session_id, page_path, page_title, user_agent, device_type, browser, os, timestamp) values (?1, ?2, ?3, ?3, 'x', 'desktop', 'Chrome', 'macOS', ?4)",
  );
  await env.DB.batch([
    view.bind("v1", "session-1", "/blog", "2026-03-10T11:50:00.000Z"),
    view.bind("v2", "session-1", "/pixlseo", "2026-03-10T11:55:00.000Z"),
    view.bind("v3", "session-1", "/afterwards", "2026-03-10T12:05:00.000Z"),
    view.bind("v4", "session-2", "/someone-else", "2026-03-10T11:56:00.000Z"),
  ]);
  ({ leadId } = await submitContact(testDb(), submission(), SENDER, TEST_NOW));
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
    { kind: "mail", title: "We have your message, Dana", state: "Failed", lines: ["550 No such mailbox"] },
    { kind: "mail", title: "New lead: Dana Reyes, Harbor Auto", state: "Queued" },
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
