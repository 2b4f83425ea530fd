import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import { NO_ROOM } from "../../app/generation/policy";
import { requestRun, runGenerator } from "../../app/generation/run.task.server";
import { readHealth } from "../../app/health/health.server";
import { openDb } from "../../app/platform/db/database.server";
import { readEnv } from "../../app/platform/env.server";
import { createJobContext } from "../../app/platform/jobs/job-context.server";
import { deliver } from "../support/deliver";
import { envFailingAt } from "../support/failing-db";
import { upload } from "../support/import-page";
import { pageViewAt } from "../support/page-views";
import { formPost, requestSite } from "../support/site";
import { signedInStaff } from "../support/staff";
import { analyticsRows, clearAnalytics, clearTables, rawEnv, rows } from "../support/workers-env";

const NOW = new Date("2026-03-10T09:15:00.000Z");
const quiet = { send: async () => {}, sendBatch: async () => {} };

/** A database that says it has this size after each query. */
function sized<Database extends D1Database>(database: Database, bytes: number): Database {
  const told = <Result>(result: Result): Result => {
    if (typeof result === "object" && result !== null && "meta" in result)
      return { ...result, meta: { ...(result.meta as D1Meta), size_after: bytes } };
    return result;
  };
  const originals = new WeakMap<object, D1PreparedStatement>();
  const statement = (target: D1PreparedStatement): D1PreparedStatement => {
    const proxy = new Proxy(target, {
      get(_, name) {
        if (name === "bind") return (...values: unknown[]) => statement(target.bind(...values));
        if (name === "run" || name === "all") return async () => told(await target[name]());
        const value = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
    originals.set(proxy, target);
    return proxy;
  };
  const proxy: Database = new Proxy(database, {
    get(target, name) {
      if (name === "withSession") return () => proxy;
      if (name === "prepare") return (query: string) => statement(target.prepare(query));
      if (name === "batch")
        return async (all: D1PreparedStatement[]) =>
          (await target.batch(all.map((one) => originals.get(one) ?? one))).map(told);
      const value = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return proxy;
}

beforeEach(async () => {
  await clearAnalytics();
  await clearTables(
    "leads",
    "outbox",
    "mails",
    "rate_limits",
    "settings",
    "blog_generation_log",
    "lead_imports",
  );
});

const filtered = () =>
  analyticsRows(
    "select (select text from texts where id = value) reason, views from rollup_hours where dimension = 'filtered'",
  );

test("from 9 GB on hits are only counted, as such, and one byte before they have their rows", async () => {
  const at = (bytes: number) => ({ ...rawEnv(), ANALYTICS_DB: sized(env.ANALYTICS_DB, bytes) });
  await deliver("beaconry-analytics", [pageViewAt(NOW)], at(9e9 - 1));
  expect([await analyticsRows("select count(*) n from hits"), await filtered()]).toEqual([[{ n: 1 }], []]);
  const { explicitAcks } = await deliver("beaconry-analytics", [pageViewAt(NOW), pageViewAt(NOW)], at(9e9));
  expect(explicitAcks).toHaveLength(2);
  expect([await analyticsRows("select count(*) n from hits"), await filtered()]).toEqual([
    [{ n: 1 }],
    [{ reason: "storage-full", views: 2 }],
  ]);
});

test("what D1 refuses because the database is full is dropped, not delivered again without end; forms are stored", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const full = new Proxy(env.ANALYTICS_DB, {
    get(target, name) {
      if (name === "withSession") return () => full;
      if (name === "batch")
        return async (statements: D1PreparedStatement[]) => {
          // The first batch of a recording reads, the second writes.
          if (statements.length < 7) throw new Error("D1_ERROR: Exceeded maximum DB size");
          return target.batch(statements);
        };
      const value = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  const settings = { ...rawEnv(), ANALYTICS_DB: full, MAIL_QUEUE: quiet, ANALYTICS_QUEUE: quiet };
  const { explicitAcks } = await deliver("beaconry-analytics", [pageViewAt(NOW)], settings);
  expect(explicitAcks).toEqual(["message-0"]);
  const form = { firstName: "Dana", lastName: "Reyes", businessEmail: "dana@harborauto.example" };
  const rest = {
    companyName: "Harbor Auto",
    projectDescription: "Three rooftops.",
    phoneNumber: "(414) 555-0118",
  };
  const { status } = await requestSite("/contact/send", { ...formPost({ ...form, ...rest }), env: settings });
  expect(status).toBeLessThan(400);
  expect(await rows("select first_name from leads")).toEqual([{ first_name: "Dana" }]);
  vi.restoreAllMocks();
});

test("another failure of a write is still delivered again", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const failing = envFailingAt(/insert into "hits"/, "ANALYTICS_DB");
  const { retryMessages } = await deliver("beaconry-analytics", [pageViewAt(NOW)], failing);
  expect(retryMessages).toHaveLength(1);
  vi.restoreAllMocks();
});

test("from 9 GB of business data on no draft is generated and no file imported, and the health page says so", async () => {
  const DB = sized(env.DB, 9e9);
  const ctx = createJobContext({ ...rawEnv(), DB, CONTENT_QUEUE: quiet });
  const generator = "generate-pixlseo-blog-post";
  const id = await requestRun({ generator, requestedBy: "lena" }, ctx);
  await runGenerator(
    { v: 1, type: "generation.run", id, generator, slot: null, requestedBy: "lena", brief: null },
    ctx,
  );
  expect(await rows("select status, error_message from blog_generation_log")).toEqual([
    { status: "skipped", error_message: NO_ROOM },
  ]);
  const { headers } = await signedInStaff("lena@beaconry.example", "owner");
  const file = new TextEncoder().encode(
    "First name,Last name,Email,Company\nDana,Reyes,dana@x.example,Harbor Auto",
  );
  const refused = await upload(file, headers, { env: { DB } });
  expect([refused.status, refused.reason]).toEqual([400, expect.stringContaining("nearly full")]);
  expect(await rows("select id from lead_imports")).toEqual([]);
  const sources = { db: openDb(DB), analyticsDb: openDb(sized(env.ANALYTICS_DB, 9e9)) };
  const checks = await readHealth(
    { ...sources, env: readEnv(rawEnv()), mailFrom: "hello@acme.com" },
    NOW,
    "UTC",
  );
  const told = (text: string) => ({
    isHealthy: false,
    detail: expect.stringContaining(`9000.0 MB of 10 GB used. ${text} until there is room.`),
  });
  expect(checks.slice(0, 2)).toMatchObject([
    told("Nothing is imported or generated"),
    told("Hits are only counted"),
  ]);
});
