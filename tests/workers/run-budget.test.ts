import { createScheduledController } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import { recordMessages } from "../../app/analytics/counts/record.server";
import { DAY } from "../../app/platform/clock";
import worker from "../../workers/jobs/index";
import { CRON_TASKS } from "../../workers/jobs/schedule";
import { recordCalls } from "../support/call-recorder";
import { runDaily } from "../support/daily";
import { deliver } from "../support/deliver";
import { MESSAGE_CASES } from "../support/message-cases";
import { pageViewAt } from "../support/page-views";
import {
  analyticsRows,
  clearAnalytics,
  clearTables,
  rawEnv,
  rows,
  testAnalyticsDb,
} from "../support/workers-env";

/** What D1 answers in one invocation on the paid plan. It does not say whether a batch is one query, so neither may. */
const MOST_QUERIES = 1000;

const recorder = recordCalls(() => 0);
const quiet = { send: async () => {}, sendBatch: async () => {} };
const watched = {
  ...rawEnv(),
  DB: recorder.watch(env.DB),
  ANALYTICS_DB: recorder.watch(env.ANALYTICS_DB),
  ...{ MAIL_QUEUE: quiet, INDEXING_QUEUE: quiet, ANALYTICS_QUEUE: quiet, CONTENT_QUEUE: quiet },
};

/** The statements of one invocation, those of a batch one by one. */
async function queriesOf(run: () => Promise<unknown>): Promise<number> {
  const calls = recorder.start();
  await run();
  return calls.reduce((sum, { queries }) => sum + queries.length, 0);
}

beforeEach(async () => {
  await clearAnalytics();
  await clearTables(
    "cron_slots",
    "outbox",
    "failed_jobs",
    "leads",
    "blogs",
    "lead_imports",
    "audit_log",
    "settings",
  );
});

/** Steps by their task, with the most queries of one. */
async function runWatched(at: number) {
  const steps: Record<string, { steps: number; most: number }> = {};
  const failed = await runDaily(watched, at, async (name, run) => {
    const queries = await queriesOf(run);
    const task = name === "cron" ? name : String(JSON.parse(name).task);
    const before = steps[task] ?? { steps: 0, most: 0 };
    steps[task] = { steps: before.steps + 1, most: Math.max(before.most, queries) };
  });
  expect(failed).toEqual([]);
  return steps;
}

test("50,000 leads of an import in the trash, and its rows, are erased in steps within what an invocation may ask", async () => {
  const old = new Date(Date.now() - 31 * DAY).toISOString();
  const n = "with recursive n(i) as (select 1 union all select i + 1 from n where i < 50000)";
  await rows(
    `${n} insert into leads (id, first_name, last_name, business_email, company_name, project_description, source,
      email_key, deleted_at, created_at, updated_at)
      select 'old-' || i, 'Old', 'Bell', '', '', '', 'import', i, ?1, ?1, ?1 from n`,
    old,
  );
  await rows(
    `insert into lead_imports (id, file_name, state, mode, header, mapping, total_rows, actor_label, created_at, updated_at)
      values ('i', 'a.csv', 'done', 'skip', '[]', '{}', 50000, 'lena', ?1, ?1)`,
    old,
  );
  await rows(`${n} insert into lead_import_rows (import_id, line, cells) select 'i', i + 1, '[]' from n`);
  const steps = await runWatched(Date.now());
  expect(await rows("select id from leads union all select import_id from lead_import_rows limit 1")).toEqual(
    [],
  );
  // 5,000 leads a step and 5,000 rows a statement; the last step of each finds nothing.
  expect([steps.leads?.steps, steps.imports?.steps]).toEqual([11, 2]);
  for (const [task, { most }] of Object.entries(steps)) expect(most, task).toBeLessThan(MOST_QUERIES / 2);
});

// It takes 20 s alone, and several times as long on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

/** A third of the hits of a day at ten million page views a month: more than a step takes. */
const HITS = 120_000;

test("a large day of hits and two years of counts are archived and folded within what an invocation may ask", async () => {
  const today = Math.floor(Date.now() / DAY);
  await recordMessages(testAnalyticsDb(), [pageViewAt(new Date((today - 100) * DAY))]);
  await analyticsRows(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${HITS - 1})
      insert into hits select hour + i % 24,
        unhex(printf('%08x000040008000%012x', i, i)), i % 3600000, session, path, title, user_agent, referrer,
        device, browser, os, event_type, event_name, event_data, landing, channel, referrer_host, campaign, utm, country,
        region from hits, n`,
  );
  await analyticsRows(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 730)
      insert or ignore into hour_counts select 'total', (${today} - i) * 24, '{"0":[1,1,0,0]}' from n`,
  );
  const steps = await runWatched(Date.now());
  expect(await analyticsRows("select count(*) n from hits")).toEqual([{ n: 0 }]);
  expect((await env.ARCHIVE.list()).objects).toHaveLength(6);
  expect(await analyticsRows("select count(distinct day) n from rollup_days")).toEqual([{ n: 729 }]);
  expect(steps.hits?.steps).toBeGreaterThanOrEqual(2);
  expect(steps.counts?.steps).toBeGreaterThanOrEqual(8);
  for (const [task, { most }] of Object.entries(steps)) expect(most, task).toBeLessThan(MOST_QUERIES);
});

const fire = (cron: string) =>
  worker.scheduled(createScheduledController({ cron, scheduledTime: new Date() }), watched);

test("after an hour without a queue at ten million page views a month, a sweep does a bounded part", async () => {
  const unsent = 20_000;
  const message = JSON.stringify(pageViewAt(new Date()));
  await analyticsRows(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${unsent})
      insert into unsent_hits select printf('10000000-0000-4000-8000-%012d', i),
        replace(?1, ?2, printf('10000000-0000-4000-8000-%012d', i)) from n`,
    message,
    message.match(/"id":"([^"]+)"/)?.[1] ?? "",
  );
  await rows(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 700)
      insert into outbox (id, queue, message, state, due_at, created_at, updated_at)
      select 'o' || i, 'mail', iif(i % 2, '{}', json_object('id', 'o' || i)), 'pending', ?1, ?1, ?1 from n`,
    "2026-01-01T00:00:00.000Z",
  );
  expect(await queriesOf(() => fire("*/5 * * * *"))).toBeLessThan(MOST_QUERIES);
  expect(await analyticsRows("select count(*) n from unsent_hits")).toEqual([{ n: unsent - 15_000 }]);
});

test("every other cron, and every kind of message, asks less than a tenth of that", async () => {
  for (const cron of Object.keys(CRON_TASKS)) {
    expect(await queriesOf(() => fire(cron)), cron).toBeLessThan(MOST_QUERIES / 10);
  }
  for (const { type, queue, given } of MESSAGE_CASES) {
    await clearTables("mails", "lead_imports", "users", "rate_limits");
    const body = await given(new Date());
    const queries = await queriesOf(() => deliver(`beaconry-${queue}`, [body], watched));
    expect(queries, type).toBeLessThan(MOST_QUERIES / 10);
  }
});
