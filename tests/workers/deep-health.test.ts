import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { MINUTE } from "../../app/platform/clock";
import { put } from "../support/cron-case";
import { envFailingAt } from "../support/failing-db";
import { requestSite } from "../support/site";
import { clearTables, rawEnv, rows } from "../support/workers-env";

const TOKEN = "harbor-light-27-token";
const SETTINGS = { HEALTH_TOKEN: TOKEN, VERSION: "3f1c9ab" };
const SHAPE = z.strictObject({
  isHealthy: z.boolean(),
  version: z.string(),
  checks: z.array(z.strictObject({ name: z.string(), isHealthy: z.boolean(), detail: z.string() })),
});

const ask = (site: { settings?: Record<string, string>; env?: object } = {}, token = TOKEN) =>
  requestSite("/healthz?deep", {
    headers: { Authorization: `Bearer ${token}` },
    ...(site.env ? { env: { ...site.env, ...SETTINGS } } : { settings: { ...SETTINGS, ...site.settings } }),
  });

async function askHealth(site?: Parameters<typeof ask>[0]) {
  const response = await ask(site);
  const health = SHAPE.parse(await response.json());
  const ill = health.checks.filter(({ isHealthy }) => !isHealthy).map(({ name }) => name);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect([response.status, health.isHealthy]).toEqual(ill.length === 0 ? [200, true] : [503, false]);
  const details = Object.fromEntries(health.checks.map(({ name, detail }) => [name, detail]));
  return { ...health, ill, details };
}

const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
const sweep = (ms: number, version = SETTINGS.VERSION) =>
  put("cron_slots", { job: "*/5 * * * *", slot: ago(ms), started_at: ago(ms), version });

beforeEach(() => clearTables("cron_slots", "outbox", "failed_jobs", "settings", "errors"));
afterEach(() => vi.restoreAllMocks());

test("without the token, or while none is set, nobody learns anything", async () => {
  const answers = [
    await ask({}, "another-token-of-length"),
    await requestSite("/healthz?deep", { settings: SETTINGS }),
    await requestSite("/healthz?deep", { headers: { Authorization: "Bearer undefined" } }),
    await requestSite("/healthz?deep", { headers: { Authorization: "" } }),
  ];
  for (const answer of answers) {
    expect(answer.status).toBe(401);
    expect(await answer.text()).toBe("Not authorized\n");
  }
  expect((await requestSite("/healthz")).status).toBe(200);
});

test("all seven parts are named, and are healthy once the jobs worker of the same version was seen", async () => {
  await sweep(5 * MINUTE);
  const health = await askHealth();
  expect(health.checks.map(({ name }) => name).sort()).toEqual(
    ["archive", "database", "jobs", "mail", "queues", "uploads", "visits"].sort(),
  );
  expect(health).toMatchObject({ version: "3f1c9ab", ill: [] });
  expect(health.details.database).toContain(`Migrated to ${env.MIGRATIONS.at(-1)?.name}.`);
  expect(health.details.visits).toContain(`Migrated to ${env.ANALYTICS_MIGRATIONS.at(-1)?.name}.`);
  expect(health.details.jobs).toContain("Version 3f1c9ab.");
});

test("jobs that were not seen for six minutes, or are of another version, are ill", async () => {
  expect(await askHealth()).toMatchObject({
    ill: ["jobs"],
    details: { jobs: expect.stringContaining("Not seen yet") },
  });
  await sweep(6 * MINUTE + 5000);
  expect((await askHealth()).ill).toEqual(["jobs"]);
  await sweep(MINUTE, "0ld");
  const { ill, details } = await askHealth();
  expect(ill).toEqual(["jobs"]);
  expect(details.jobs).toContain("Version 0ld, the site’s is 3f1c9ab.");
});

test("a migration that is missing, or that the program does not know, is named", async () => {
  await sweep(MINUTE);
  const [last] = await rows("select id, name from d1_migrations order by id desc limit 1");
  await rows("insert into d1_migrations (name) values ('9999_later.sql')");
  const { ill, details } = await askHealth();
  await rows("delete from d1_migrations where name = '9999_later.sql'");
  expect(ill).toEqual(["database"]);
  expect(details.database).toContain(`Migrated to 9999_later.sql, but the program needs ${last?.name}.`);
});

test("work that no consumer picked up for 15 minutes makes the queues ill", async () => {
  await sweep(MINUTE);
  const at = ago(16 * MINUTE);
  const entry = { id: "o", queue: "mail", message: "{}", state: "pending", due_at: at };
  await put("outbox", { ...entry, created_at: at, updated_at: at });
  expect((await askHealth()).ill).toEqual(["queues"]);
});

const SMTP = { MAIL_TRANSPORT: "smtp", SMTP_HOST: "mail.example" };
const mailState = (transport: string, error: string | null) =>
  put("settings", {
    ...{ key: "mail.transport", value: JSON.stringify({ transport, error }), updated_at: ago(MINUTE) },
  });

test.each([
  [{}, null, true, "Stored, not sent. No transport is set, nor required."],
  [{ MAIL_REQUIRED: "1" }, null, false, "Stored, not sent. No transport is set, but MAIL_REQUIRED is."],
  [SMTP, null, true, "Not tried yet. Sent by SMTP through mail.example:587."],
  [SMTP, ["smtp", null], true, "Works. Sent by SMTP through mail.example:587."],
  [SMTP, ["smtp", "535 Login refused"], false, "535 Login refused"],
  [SMTP, ["http", "The email provider answered 503"], true, "Not tried yet."],
] as const)(
  "mail with %j, of which is known %j, is healthy: %s",
  async (settings, known, isHealthy, detail) => {
    await sweep(MINUTE);
    if (known) await mailState(known[0], known[1]);
    const health = await askHealth({ settings });
    expect(health.ill).toEqual(isHealthy ? [] : ["mail"]);
    expect(health.details.mail).toContain(detail);
  },
);

test("a provider that was not asked yet is not ill: only a mail can tell", async () => {
  await sweep(MINUTE);
  const http = {
    MAIL_TRANSPORT: "http",
    MAIL_HTTP_URL: "https://mail.example/send",
    MAIL_HTTP_TOKEN: "harbor-27-light",
  };
  expect((await askHealth({ settings: http })).ill).toEqual([]);
  await mailState("http", "The email provider answered 503");
  expect((await askHealth({ settings: http })).ill).toEqual(["mail"]);
});

test.each([
  ["DB", /d1_migrations/, "database"],
  ["ANALYTICS_DB", /d1_migrations/, "visits"],
  ["DB", /cron_slots/, "jobs"],
] as const)(
  "%s that does not answer %s makes %s ill, without its error's text",
  async (binding, pattern, part) => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    await sweep(MINUTE);
    const { ill, details } = await askHealth({ env: envFailingAt(pattern, binding) });
    expect(ill).toEqual([part]);
    expect(details[part]).toBe("Not answering. The measurement itself failed.");
  },
);

test("a bucket that is gone is named", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  await sweep(MINUTE);
  const gone = { put: () => {}, list: () => Promise.reject(new Error("bucket is gone")) };
  expect((await askHealth({ env: { ...rawEnv(), UPLOADS: gone } })).ill).toEqual(["uploads"]);
});
