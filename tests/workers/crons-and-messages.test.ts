import {
  createExecutionContext,
  createMessageBatch,
  createScheduledController,
  getQueueResult,
} from "cloudflare:test";
import { env } from "cloudflare:workers";
import { parse } from "smol-toml";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { GENERATORS } from "../../app/generation/generators";
import { runBatch } from "../../app/platform/db/database.server";
import { insertOutbox } from "../../app/platform/jobs/outbox.server";
import { DAILY_TASKS, startDailyTasks } from "../../workers/jobs/daily";
import { HANDLERS, parseMessage } from "../../workers/jobs/handlers";
import worker from "../../workers/jobs/index";
import { CRON_TASKS } from "../../workers/jobs/schedule";
import wrangler from "../../workers/jobs/wrangler.toml?raw";
import { type CronCase, put } from "../support/cron-case";
import { runDaily } from "../support/daily";
import { envFailingAt } from "../support/failing-db";
import { MESSAGE_CASES } from "../support/message-cases";
import { NIGHTLY_CASES } from "../support/nightly-cases";
import { RAW_DAYS } from "../support/nightly-store-cases";
import { answer, idsOf, SWEEP_CASES } from "../support/sweep-cases";
import { clearAnalytics, clearTables, rows, testDb } from "../support/workers-env";

/** Tuesday, ten past three in the morning. */
const NOW = new Date("2026-03-10T03:10:00.000Z");

/** Queues that remember what they are sent. */
function recordingEnv() {
  const sent: unknown[] = [];
  const queue = {
    send: async (body: unknown) => void sent.push(body),
    sendBatch: async (batch: Iterable<{ body: unknown }>) =>
      void sent.push(...[...batch].map(({ body }) => body)),
  };
  const queues = { MAIL_QUEUE: queue, INDEXING_QUEUE: queue, ANALYTICS_QUEUE: queue, CONTENT_QUEUE: queue };
  const settings = { INDEXNOW_KEY: "0123456789abcdef", ANALYTICS_RAW_DAYS: String(RAW_DAYS) };
  // A database that nothing of the company was read from yet.
  return { env: { ...envFailingAt({ test: () => false }), ...settings, ...queues }, sent };
}

/** Nobody listens there. */
const SMTP = { MAIL_TRANSPORT: "smtp", SMTP_HOST: "127.0.0.1", SMTP_PORT: "9" };

async function fire(cron: string, at = NOW) {
  const { env, sent } = recordingEnv();
  await worker.scheduled(createScheduledController({ cron, scheduledTime: at }), { ...env, ...SMTP });
  return sent;
}

const EMPTIED =
  "bulk_changes failed_jobs cron_slots rate_limits auth_tokens invites lead_imports bookings busy_times booking_hosts post_images " +
  "post_revisions blogs blogs_search blog_generation_log mails deals lead_activities lead_submissions leads " +
  "notifications profiles indexing_requests indexnow_calls sessions known_devices users settings outbox";
const empty = () => clearTables(...EMPTIED.split(" "));

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  vi.spyOn(globalThis, "fetch").mockImplementation(answer);
  await empty();
  await clearAnalytics();
  const { objects } = await env.UPLOADS.list();
  await env.UPLOADS.delete(objects.map(({ key }) => key));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const CRON_CASES: Record<string, CronCase[]> = {
  ...Object.fromEntries(
    GENERATORS.map(({ cron, id }): [string, CronCase[]] => [
      cron,
      [
        {
          task: `requests a run of ${id}`,
          given: async () => {},
          left: async (sent) => [...idsOf(await rows("select id from outbox")), ...idsOf(sent)],
          before: [],
          after: Array(2).fill(`gen-${id}-${NOW.toISOString()}`),
        },
      ],
    ]),
  ),
  "*/5 * * * *": SWEEP_CASES,
};

const seen = async (cases: CronCase[], sent: unknown[] = []) =>
  Object.fromEntries(await Promise.all(cases.map(async ({ task, left }) => [task, await left(sent)])));
const expected = (cases: CronCase[], when: "before" | "after") =>
  Object.fromEntries(cases.map((one) => [one.task, one[when]]));

test("every task of every cron has its line in this table", () => {
  const count = (table: Record<string, unknown[]>) =>
    Object.fromEntries(Object.entries(table).map(([cron, list]) => [cron, list.length]));
  const { "10 3 * * *": daily, ...others } = CRON_TASKS;
  expect(count(CRON_CASES), "tests/support/sweep-cases.ts").toEqual(count(others));
  expect(daily).toEqual([startDailyTasks]);
  const tasks = NIGHTLY_CASES.map(({ task }) => task).sort();
  expect(tasks, "tests/support/nightly-cases.ts").toEqual(Object.keys(DAILY_TASKS).sort());
});

const putStaff = () =>
  put("users", {
    ...{ id: "lena", email: "lena@x.example", password_hash: "", role: "staff" },
    ...{ created_at: NOW.toISOString(), updated_at: NOW.toISOString() },
  });

test.each(Object.entries(CRON_CASES))(
  "the cron %s leaves the effect of each of its tasks",
  async (cron, cases) => {
    await putStaff();
    // One after the other: hosts decide where a demo goes.
    for (const one of cases.toReversed()) await one.given(NOW);
    expect(await seen(cases)).toEqual(expected(cases, "before"));
    const sent = await fire(cron);
    expect(await seen(cases, sent)).toEqual(expected(cases, "after"));
  },
);

test("the daily cron leaves the effect of each of its tasks, and a second run leaves the same", async () => {
  await putStaff();
  for (const one of NIGHTLY_CASES.toReversed()) await one.given(NOW);
  expect(await seen(NIGHTLY_CASES)).toEqual(expected(NIGHTLY_CASES, "before"));
  for (const minutes of [0, 5]) {
    expect(await runDaily(recordingEnv().env, NOW.getTime() + minutes * 60_000)).toEqual([]);
    expect(await seen(NIGHTLY_CASES)).toEqual(expected(NIGHTLY_CASES, "after"));
  }
});

test("every kind of message has its line in this table", () => {
  const types = MESSAGE_CASES.map(({ type }) => type).sort();
  expect(types, "tests/support/message-cases.ts").toEqual([...HANDLERS.keys()].sort());
});

async function deliver(queue: string, body: unknown, attempts = 1) {
  const batch = createMessageBatch(`beaconry-${queue}`, [{ id: "m", timestamp: NOW, attempts, body }]);
  await worker.queue(batch, recordingEnv().env);
  return getQueueResult(batch, createExecutionContext());
}

test.each(MESSAGE_CASES)(
  "a message $type leaves its effect, and delivered again nothing more",
  async ({ queue, given, left, before, after }) => {
    const message = await given(NOW);
    const isJob = parseMessage(message)?.kind === "job";
    if (isJob) await runBatch(testDb(), [insertOutbox(testDb(), { queue, message }, NOW)]);
    expect(await left()).toEqual(before);
    expect((await deliver(queue, message)).explicitAcks).toEqual(["m"]);
    expect(await left()).toEqual(after);
    expect(await rows("select state from outbox where id = ?", message.id)).toEqual(
      isJob ? [{ state: "done" }] : [],
    );
    expect((await deliver(queue, message, 2)).explicitAcks).toEqual(["m"]);
    expect(await left()).toEqual(after);
  },
);

test("a message that is given up leaves its error where staff look for the work", async () => {
  const seenOf: Record<string, unknown> = {};
  for (const { queue, type, given, givenUp } of MESSAGE_CASES) {
    if (!givenUp) continue;
    await empty();
    const message = await given(NOW);
    await runBatch(testDb(), [insertOutbox(testDb(), { queue, message }, NOW)]);
    await givenUp.begin?.();
    expect((await deliver("dead", message)).explicitAcks).toEqual(["m"]);
    seenOf[type] = await givenUp.left();
  }
  const expectedOf = MESSAGE_CASES.flatMap(({ type, givenUp }) => (givenUp ? [[type, givenUp.after]] : []));
  expect(seenOf).toEqual(Object.fromEntries(expectedOf));
});

test("every queue has a consumer, which gives up to the queue of dead letters", () => {
  const consumer = z.object({
    queue: z.string(),
    max_retries: z.number(),
    dead_letter_queue: z.string().optional(),
  });
  const { queues } = z.object({ queues: z.object({ consumers: z.array(consumer) }) }).parse(parse(wrangler));
  expect(Object.fromEntries(queues.consumers.map((one) => [one.queue, one.dead_letter_queue]))).toEqual({
    ...Object.fromEntries(
      ["mail", "indexing", "analytics", "content"].map((name) => [`beaconry-${name}`, "beaconry-dead"]),
    ),
    "beaconry-dead": undefined,
  });
});
