import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import { readSystemStatus } from "../../app/admin/system-status.server";
import type { HealthCheck } from "../../app/health/health";
import { readHealth } from "../../app/health/health.server";
import { openDb } from "../../app/platform/db/database.server";
import { readEnv } from "../../app/platform/env.server";
import { takePendingErrors } from "../../app/platform/errors/pending-errors";
import { findAll } from "../support/page";
import { requestSite } from "../support/site";
import { signedInOnSite } from "../support/staff";
import { clearAnalytics, clearTables, rawEnv, testAnalyticsDb, testDb } from "../support/workers-env";

const NOW = new Date("2026-03-10T12:00:00.000Z");
const before = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000).toISOString();
const sources = () => ({
  db: testDb(),
  analyticsDb: testAnalyticsDb(),
  env: readEnv(rawEnv()),
  mailFrom: "hello@beaconry.example",
});

beforeEach(async () => {
  takePendingErrors();
  await clearTables("cron_slots", "outbox", "failed_jobs", "errors", "settings");
  await clearAnalytics();
});

const found = (checks: HealthCheck[], name: string) => {
  const { isHealthy, text, detail } = checks.find((check) => check.name === name) ?? {};
  return { isHealthy, text, detail };
};

test("an idle program is healthy but for the jobs worker, which nobody has seen", async () => {
  const checks = await readHealth(sources(), NOW, "UTC");
  expect(checks.filter(({ isHealthy }) => isHealthy === false).map(({ name }) => name)).toEqual([
    "Jobs worker",
  ]);
  expect(found(checks, "Jobs worker").text).toBe("Not seen yet");
  expect(found(checks, "Scheduled tasks").isHealthy).toBeNull();
  expect(found(checks, "Business database").text).toMatch(/^Answers in \d+ ms$/);
  expect(found(checks, "Business database").detail).toMatch(
    /^\d+\.\d MB of 10 GB used\. Migrated to \d{4}_\w+\.sql\.$/,
  );
});

test("each state is measured: late work, failures, a silent worker", async () => {
  const insert = (query: string, ...values: string[]) =>
    env.DB.prepare(query)
      .bind(...values)
      .run();
  await insert(
    "insert into cron_slots values ('*/5 * * * *', 'a', ?, ?, null, 'local')",
    before(40),
    before(40),
  );
  await insert(
    "insert into cron_slots values ('10 3 * * *', 'b', ?, ?, 'disk I/O error', 'local')",
    before(60),
    before(60),
  );
  await insert(
    "insert into outbox values ('o', 'mail', '{}', 'pending', 0, ?, null, ?, ?)",
    before(30),
    before(31),
    before(31),
  );
  await insert("insert into failed_jobs values ('f', 'mail', null, '{}', 'Full', 5, ?, null)", before(10));
  await env.ANALYTICS_DB.prepare("insert into unsent_hits values ('h', '{}')").run();
  const checks = await readHealth(sources(), NOW, "UTC");
  expect(found(checks, "Jobs worker")).toMatchObject({ isHealthy: false, text: "Seen 40 min ago" });
  expect(found(checks, "Outbox")).toEqual({
    isHealthy: false,
    text: "1 waiting",
    detail: "The oldest is 30 min overdue.",
  });
  expect(found(checks, "Failed jobs")).toMatchObject({ isHealthy: false, text: "1 to look at" });
  expect(found(checks, "Scheduled tasks")).toMatchObject({ isHealthy: false, text: "Failed: 10 3 * * *" });
  expect(found(checks, "Page views")).toMatchObject({ isHealthy: false, text: "1 waiting" });
});

const addSlot = (job: string, minutes: number, { isEnded = true, error = "" } = {}) =>
  env.DB.prepare("insert into cron_slots values (?, ?, ?, ?, nullif(?, ''), 'local')")
    .bind(job, before(minutes), before(minutes), isEnded ? before(minutes) : null, error)
    .run();

test("a slot whose worker was killed did not end; one that runs is not counted", async () => {
  await addSlot("5 * * * *", 20);
  await addSlot("*/5 * * * *", 15, { isEnded: false });
  const running = await readHealth(sources(), NOW, "America/Chicago");
  expect(found(running, "Scheduled tasks")).toMatchObject({ isHealthy: true, text: "1 of 1 succeeded" });
  await addSlot("10 3 * * *", 16, { isEnded: false });
  expect(found(await readHealth(sources(), NOW, "America/Chicago"), "Scheduled tasks")).toEqual({
    isHealthy: false,
    text: "Did not end: 10 3 * * *",
    detail: "At Mar 10, 2026, 6:44 AM CDT: the program was stopped in the middle of it.",
  });
});

test.each([14, 16])(
  "the dashboard and the health page judge the same work %i minutes ago the same way",
  async (minutes) => {
    await addSlot("*/5 * * * *", minutes);
    const judge = async () => {
      const health = await readHealth(sources(), NOW, "UTC");
      const endpoints = (await readSystemStatus(testDb(), NOW)).find(({ name }) => name === "API Endpoints");
      const parts = ["Jobs worker", "Outbox"].map((name) => found(health, name).isHealthy);
      return [parts.every(Boolean), endpoints?.isHealthy];
    };
    expect(await judge()).toEqual([minutes < 15, minutes < 15]);
    await addSlot("5 * * * *", 1);
    await env.DB.prepare("insert into outbox values ('o', 'mail', '{}', 'pending', 0, ?1, null, ?1, ?1)")
      .bind(before(minutes))
      .run();
    expect(await judge()).toEqual([minutes < 15, minutes < 15]);
  },
);

test("times are those of the person's zone", async () => {
  const { headers, staff } = await signedInOnSite("zone@beaconry.example", "staff");
  await env.DB.prepare("insert into profiles (user_id, time_zone) values (?, 'Asia/Tokyo')")
    .bind(staff.id)
    .run();
  await env.DB.prepare("insert into cron_slots values ('10 3 * * *', 'b', ?1, ?1, 'disk I/O error', 'local')")
    .bind(new Date(Date.now() - 60_000).toISOString())
    .run();
  const html = await (await requestSite("/admin/health", { headers })).text();
  const [main] = await findAll(html, "main");
  // When it was measured, and the slot's time: beside its state, and below it for a phone.
  expect(main?.text.match(/\d [AP]M GMT\+9/g)).toHaveLength(3);
  expect(main?.text).not.toContain("UTC");
});

test("a source that fails is named, and the others are still measured", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const broken = { ...env.ARCHIVE, list: () => Promise.reject(new Error("bucket is gone")) };
  const archive = Object.assign(Object.create(env.ARCHIVE), broken);
  const closed = openDb(env.ANALYTICS_DB);
  const analyticsDb = Object.assign(Object.create(closed), {
    run: () => Promise.reject(new Error("D1_ERROR")),
  });
  const checks = await readHealth(
    { ...sources(), env: { ...readEnv(rawEnv()), ARCHIVE: archive }, analyticsDb },
    NOW,
    "UTC",
  );
  expect(found(checks, "Archive bucket")).toMatchObject({ isHealthy: false, text: "Not answering" });
  expect(found(checks, "Visits’ database")).toMatchObject({ isHealthy: false, text: "Not answering" });
  expect(found(checks, "Business database").isHealthy).toBe(true);
  expect(JSON.stringify(checks)).not.toContain("bucket is gone");
  expect(log).toHaveBeenCalledTimes(2);
  log.mockRestore();
});

test("staff see the measurements; nobody else does", async () => {
  expect((await requestSite("/admin/health", { redirect: "manual" })).status).toBe(302);
  const { headers } = await signedInOnSite("health@beaconry.example", "staff");
  const html = await (await requestSite("/admin/health", { headers })).text();
  const rows = await findAll(html, "tbody tr");
  expect(rows).toHaveLength(11);
});

test.each([
  [false, "hello@beaconry.example", null, "No email leaves."],
  [true, "hello@beaconry.example", false, "beaconry.example belongs to nobody"],
  [true, "hello@lantern.works", true, "SPF, DKIM and DMARC"],
])("mail that leaves (%s) from %s is healthy: %s", async (delivers, from, isHealthy, detail) => {
  const http = {
    MAIL_HTTP_URL: "https://mail.example/send",
    MAIL_HTTP_TOKEN: "harbor-27-light",
  };
  const env = readEnv(rawEnv(delivers ? { MAIL_TRANSPORT: "http", ...http } : {}));
  const check = found(await readHealth({ ...sources(), env, mailFrom: from }, NOW, "UTC"), "Email sender");
  expect(check.isHealthy).toBe(isHealthy);
  expect(check.detail).toContain(detail);
});
