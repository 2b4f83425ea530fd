import { env } from "cloudflare:workers";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { successRate } from "~/admin/dashboard";
import * as dashboardPage from "~/admin/dashboard-page/route";
import * as shell from "~/admin/shell/route";
import { HOUR, isoAfter, MINUTE } from "~/platform/clock";
import { argsOf, get, signedInStaff, TEST_NOW } from "../support/staff";

let headers: Record<string, string> = {};
beforeAll(async () => {
  headers = (await signedInStaff("dash@beaconry.example")).headers;
});
const ago = (ms: number) => isoAfter(TEST_NOW, -ms);

let rows = 0;
async function insert(table: string, values: Record<string, unknown>) {
  rows += 1;
  const row = { id: `row-${rows}`, ...values };
  const columns = Object.keys(row).join(", ");
  const marks = Object.keys(row)
    .map(() => "?")
    .join(", ");
  await env.DB.prepare(`insert into ${table} (${columns}) values (${marks})`)
    .bind(...Object.values(row))
    .run();
}

const blog = (published: 0 | 1, at: string) =>
  insert("blogs", {
    slug: `post-${rows}`,
    title: "T",
    meta_description: "d",
    content: "c",
    published,
    created_at: at,
    updated_at: at,
  });

const lead = (at: string, deletedAt: string | null = null) =>
  insert("leads", {
    first_name: "Iris",
    last_name: "Vale",
    business_email: "iris@northside.example",
    company_name: "Northside",
    project_description: "p",
    source: "contact",
    email_key: "iris@northside.example",
    deleted_at: deletedAt,
    created_at: at,
    updated_at: at,
  });

const job = (status: string, at: string) =>
  insert("blog_generation_log", { generator: "direct-mail-automation", status, created_at: at });

const SWEEP = "*/5 * * * *";
const GENERATOR = "25 * * * *";

const slot = (at: string, cron = SWEEP) =>
  env.DB.prepare("insert into cron_slots (job, slot, started_at) values (?, ?, ?)").bind(cron, at, at).run();

const queued = (queue: string, state: string, dueAt: string) =>
  insert("outbox", { queue, state, message: "{}", due_at: dueAt, created_at: dueAt, updated_at: dueAt });

async function load() {
  return (await dashboardPage.loader(argsOf(get("/admin", headers)))).dashboard;
}

async function statusTexts() {
  const { checks } = await load();
  return Object.fromEntries(
    checks.map(({ name, text, isHealthy, isOff }) => [
      name,
      isHealthy ? `ok: ${text}` : isOff ? `off: ${text}` : text,
    ]),
  );
}

beforeEach(async () => {
  for (const table of ["blogs", "leads", "blog_generation_log", "cron_slots", "outbox"]) {
    await env.DB.exec(`delete from ${table}`);
  }
});

afterEach(() => vi.restoreAllMocks());

test("[SHELL-010] all blogs and the published ones are counted", async () => {
  await blog(1, ago(HOUR));
  await blog(1, ago(40 * 24 * HOUR));
  await blog(0, ago(2 * HOUR));
  const { blogs } = await load();
  expect(blogs).toMatchObject({ total: 3, published: 2 });
  expect(blogs?.totalByDay).toEqual([...Array(13).fill(1), 3]);
});

test("posts in the trash are counted nowhere, not even before they went there", async () => {
  await blog(1, ago(40 * 24 * HOUR));
  await blog(1, ago(HOUR));
  await env.DB.prepare("update blogs set deleted_at = ?1 where created_at = ?2")
    .bind(ago(0), ago(HOUR))
    .run();
  const { blogs } = await load();
  expect(blogs).toMatchObject({ total: 1, published: 1 });
  expect(blogs?.totalByDay).toEqual(Array(14).fill(1));
});

test("[SHELL-011] all leads and those of the last 24 h are counted, without the trash", async () => {
  await lead(ago(24 * HOUR));
  await lead(ago(24 * HOUR + 1));
  await lead(ago(MINUTE), ago(0));
  await lead(ago(MINUTE));
  const { leads } = await load();
  expect(leads).toMatchObject({ total: 3, lastDay: 2 });
  expect((await shell.loader(argsOf(get("/admin", headers)))).newLeads).toBe(2);
});

test("the chart has a column for each of the last 14 days of the reader's zone, including empty ones", async () => {
  // Midnight in Chicago: five hours after that of UTC, and six before clocks went forward on March 8.
  await lead("2026-03-10T05:00:00.000Z");
  await lead("2026-03-10T04:59:59.999Z");
  await lead("2026-02-25T06:00:00.000Z");
  await lead("2026-02-25T05:59:59.999Z");
  const { leads } = await load();
  expect(leads?.byDay).toHaveLength(14);
  expect(leads?.byDay[0]).toEqual({ day: "2026-02-25", count: 1 });
  expect(leads?.byDay.slice(-2)).toEqual([
    { day: "2026-03-09", count: 1 },
    { day: "2026-03-10", count: 1 },
  ]);
  expect(leads?.byDay.reduce((sum, { count }) => sum + count, 0)).toBe(3);
});

test("[SHELL-012] all jobs and the successful ones are counted", async () => {
  for (const status of ["success", "success", "error", "skipped", "running"]) await job(status, ago(HOUR));
  expect((await load()).jobs).toMatchObject({ total: 5, successful: 2 });
});

test("[SHELL-013] [SHELL-014] the success rate is a rounded percentage, and 0 without jobs", () => {
  expect(successRate(2, 3)).toBe(67);
  expect(successRate(1, 200)).toBe(1);
  expect(successRate(199, 200)).toBe(100);
  expect(successRate(0, 0)).toBe(0);
});

test("[SHELL-018] if every check passes, the four healthy texts are shown", async () => {
  await slot(ago(14 * MINUTE));
  await slot(ago(119 * MINUTE), GENERATOR);
  expect(await statusTexts()).toEqual({
    "Content Generation": "ok: Running",
    "Lead Collection": "ok: Active",
    Database: "ok: Healthy",
    "API Endpoints": "ok: Online",
  });
});

test("[SHELL-019] a fresh installation, where no job ever ran, does not claim to be healthy", async () => {
  expect(await statusTexts()).toMatchObject({
    "Content Generation": "off: No run yet",
    "API Endpoints": "off: Jobs worker not seen yet",
  });
});

test("[SHELL-019] content generation that stopped for two hours, or only fails, is not 'Running'", async () => {
  await slot(ago(MINUTE));
  await slot(ago(2 * HOUR + 1), GENERATOR);
  await job("success", ago(2 * HOUR + 1));
  expect(await statusTexts()).toMatchObject({ "Content Generation": "No run in the last 2 hours" });
  await job("error", ago(MINUTE));
  expect(await statusTexts()).toMatchObject({ "Content Generation": "Every run is failing" });
});

test("generators whose jobs worker began less than two hours ago are due, not late", async () => {
  await job("success", ago(24 * HOUR));
  await slot(ago(119 * MINUTE));
  expect(await statusTexts()).toMatchObject({ "Content Generation": "off: Due within the hour" });
  await slot(ago(2 * HOUR + 1));
  expect(await statusTexts()).toMatchObject({ "Content Generation": "No run in the last 2 hours" });
});

test("[SHELL-019] lead collection whose mails are not delivered is not 'Active'", async () => {
  await slot(ago(MINUTE));
  await queued("mail", "pending", ago(16 * MINUTE));
  expect(await statusTexts()).toMatchObject({
    "Lead Collection": "Email isn’t going out",
    "API Endpoints": "Queue is not moving",
  });
  await env.DB.exec("delete from outbox");
  await queued("mail", "failed", ago(HOUR));
  expect(await statusTexts()).toMatchObject({
    "Lead Collection": "Email isn’t going out",
    "API Endpoints": "ok: Online",
  });
});

test("[SHELL-019] lead collection is not 'Active' while a mail was tried in vain for half an hour", async () => {
  await slot(ago(MINUTE));
  await queued("mail", "pending", ago(-HOUR));
  await env.DB.exec("update outbox set attempts = 4");
  expect(await statusTexts()).toMatchObject({ "Lead Collection": "ok: Active" });
  await env.DB.exec("update outbox set attempts = 5");
  expect(await statusTexts()).toMatchObject({
    "Lead Collection": "Email isn’t going out",
    "API Endpoints": "ok: Online",
  });
});

test("[SHELL-019] a message whose claim expired 15 minutes ago is overdue, one that is claimed or done is not", async () => {
  await slot(ago(MINUTE));
  const stuck = { "Lead Collection": "Email isn’t going out", "API Endpoints": "Queue is not moving" };
  await queued("mail", "processing", ago(15 * MINUTE + 1));
  expect(await statusTexts()).toMatchObject(stuck);
  await env.DB.exec("delete from outbox");
  await queued("indexing", "processing", ago(15 * MINUTE + 1));
  expect(await statusTexts()).toMatchObject({ ...stuck, "Lead Collection": "ok: Active" });
  await env.DB.exec("delete from outbox");
  await queued("mail", "processing", ago(15 * MINUTE));
  await queued("mail", "processing", ago(-MINUTE));
  await queued("mail", "done", ago(HOUR));
  expect(await statusTexts()).toMatchObject({
    "Lead Collection": "ok: Active",
    "API Endpoints": "ok: Online",
  });
});

test("[SHELL-019] endpoints are not 'Online' if the jobs worker has been down for 15 minutes", async () => {
  await slot(ago(16 * MINUTE));
  expect(await statusTexts()).toMatchObject({ "API Endpoints": "Jobs worker not seen" });
});

test("[SHELL-019] [SHELL-021] a part that fails is logged and shown as not loaded, and the others load", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  await lead(ago(MINUTE));
  await slot(ago(MINUTE));
  await env.DB.exec("alter table blog_generation_log rename to moved_away");
  const { jobs, leads, checks } = await load().finally(() =>
    env.DB.exec("alter table moved_away rename to blog_generation_log"),
  );
  expect(jobs).toBeNull();
  expect(leads).toMatchObject({ total: 1 });
  expect(checks.map(({ text }) => text)).toEqual(["Could not be checked", "Active", "Healthy", "Online"]);
  const lines = log.mock.calls.map(([line]) => JSON.parse(String(line)).where).sort();
  expect(lines).toEqual(["dashboard", "dashboard.system-status"]);
});

test("[SHELL-020] a client navigation gets the figures later, a document gets them at once", async () => {
  await lead(ago(MINUTE));
  const fetched = await dashboardPage.loader(
    argsOf(get("/admin", { ...headers, "Sec-Fetch-Dest": "empty" })),
  );
  expect(fetched.dashboard).toBeInstanceOf(Promise);
  expect((await fetched.dashboard).leads).toMatchObject({ total: 1 });
  const document = await dashboardPage.loader(
    argsOf(get("/admin", { ...headers, "Sec-Fetch-Dest": "document" })),
  );
  expect(document.dashboard).not.toBeInstanceOf(Promise);
});

test("the date is that of the person's time zone, which it names", async () => {
  const { staff, headers: mine } = await signedInStaff("away@beaconry.example");
  await env.DB.prepare("insert into profiles (user_id, time_zone) values (?, 'Pacific/Auckland')")
    .bind(staff.id)
    .run();
  const { today, clock, place } = await dashboardPage.loader(argsOf(get("/admin", mine)));
  expect([today, clock, place]).toEqual(["Wednesday, March 11", "1:00 AM", "Auckland (GMT+13)"]);
});
