import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { removeDemoData } from "../../app/admin/demo-data.server";
import { submitContact } from "../../app/crm/intake/submissions.server";
import { chooseBrief } from "../../app/generation/briefs";
import { composeDraft } from "../../app/generation/embedded-writer";
import { listUsedBriefs } from "../../app/generation/runs.server";
import { openDb } from "../../app/platform/db/database.server";
import { isEmpty, seedDemoData } from "../../scripts/demo";
import { SENDER, submission } from "../support/contact";
import { clearTables, rows, testDb } from "../support/workers-env";

const NOW = new Date("2026-03-05T20:45:00.000Z");
const TABLES = [
  "leads",
  "lead_submissions",
  "lead_activities",
  "lead_notes",
  "deals",
  "deal_stage_changes",
  "blogs",
  "blog_generation_log",
  "website_analytics",
  "website_events",
  "page_view_hours",
  "page_view_days",
  "event_days",
  "session_days",
] as const;

beforeEach(() => clearTables(...TABLES));

async function count(query: string): Promise<number> {
  return Number((await rows(query))[0]?.n);
}

async function counts(): Promise<Record<string, number>> {
  const counted: Record<string, number> = {};
  for (const table of TABLES) counted[table] = await count(`select count(*) as n from ${table}`);
  return counted;
}

/** A database that counts its write calls; a batch counts once. */
function countedDb() {
  let count = 0;
  const database: D1Database = new Proxy(env.DB, {
    get(target, name) {
      if (name === "withSession") return () => database;
      if (name === "batch") count += 1;
      const value = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return { db: openDb(database), batches: () => count };
}

test("an empty database is filled, with every lead and post marked as demo", async () => {
  expect(await isEmpty(testDb())).toBe(true);
  const { db, batches } = countedDb();
  await seedDemoData(db, NOW);
  // The first start waits for these: 200 visits per batch, everything else in one.
  expect(batches()).toBeLessThan(40);
  expect(await isEmpty(testDb())).toBe(false);
  expect(await count("select count(*) as n from leads where is_demo = 1")).toBe(60);
  expect(await count("select count(*) as n from blogs where is_demo = 1")).toBe(24);
  expect(await count("select count(*) as n from blogs where published = 1")).toBe(18);
  expect(await count("select count(*) as n from deals")).toBe(25);
  expect(await count("select count(distinct lead_id) as n from lead_activities")).toBe(60);
  expect(await count("select count(*) as n from lead_notes")).toBeGreaterThan(30);
});

test("the visits went through the recorder: aggregates and sessions match the rows", async () => {
  await seedDemoData(testDb(), NOW);
  const views = await count("select count(*) as n from website_analytics");
  const events = await count("select count(*) as n from website_events");
  const sessions = await count("select count(distinct session_id) as n from website_analytics");
  expect(views).toBeGreaterThan(3500);
  expect(await count("select sum(views) as n from page_view_hours")).toBe(views);
  expect(await count("select sum(views) as n from page_view_days")).toBe(views);
  expect(await count("select sum(events) as n from event_days")).toBe(events);
  expect(await count("select sum(is_first) as n from session_days")).toBe(sessions);
});

test("a recent contact form is linked to the pages that were read before", async () => {
  await seedDemoData(testDb(), NOW);
  const read = await count(
    "select count(distinct s.id) as n from lead_submissions s join website_analytics a on a.session_id = s.session_id and a.timestamp < s.created_at",
  );
  expect(read).toBeGreaterThan(8);
  expect(await count("select count(*) as n from lead_submissions where session_id is not null")).toBe(read);
});

test("seeding again changes nothing", async () => {
  await seedDemoData(testDb(), NOW);
  const before = await counts();
  await seedDemoData(testDb(), new Date(NOW.getTime() + 1000));
  expect(await counts()).toEqual(before);
});

test("the generators do not reuse the briefs of demo posts", async () => {
  await seedDemoData(testDb(), NOW);
  const titles = (await rows("select title from blogs")).map((row) => row.title);
  const used = await listUsedBriefs(testDb(), "generate-pixlseo-blog-post");
  expect(used.size).toBe(8);
  const next = chooseBrief("generate-pixlseo-blog-post", used);
  const first = chooseBrief("generate-pixlseo-blog-post", new Set());
  expect(first && titles.includes(composeDraft(first).title)).toBe(true);
  expect(next && titles.includes(composeDraft(next).title)).toBe(false);
});

test("removing the demo data keeps everything else", async () => {
  await seedDemoData(testDb(), NOW);
  await submitContact(testDb(), submission(), SENDER, NOW);
  await removeDemoData(testDb());
  const left = await counts();
  expect(left).toMatchObject({ leads: 1, lead_submissions: 1, lead_activities: 1 });
  for (const table of TABLES.slice(3)) expect(left[table], table).toBe(0);
});
