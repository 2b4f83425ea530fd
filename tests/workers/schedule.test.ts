import { parse } from "smol-toml";
import { beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { DAY } from "../../app/platform/clock";
import { createJobContext } from "../../app/platform/jobs/job-context.server";
import { runDailyStep } from "../../workers/jobs/daily";
import { CRON_TASKS, runSchedule } from "../../workers/jobs/schedule";
import wrangler from "../../workers/jobs/wrangler.toml?raw";
import { runDaily } from "../support/daily";
import { envFailingAt } from "../support/failing-db";
import { clearTables, rawEnv, rows } from "../support/workers-env";

const SWEEP = "*/5 * * * *";
const AT = new Date("2026-03-02T03:10:00.000Z");

const fire = (cron: string, env: object = rawEnv(), at = AT) =>
  runSchedule({ cron, scheduledTime: at.getTime() + 2500, noRetry: () => {} }, env);

const slots = () =>
  rows("select job, slot, finished_at is not null ended, error from cron_slots order by job");

beforeEach(() => clearTables("cron_slots", "rate_limits", "outbox"));

test("the crons in the jobs worker's configuration are those that have tasks", () => {
  const configSchema = z.object({ triggers: z.object({ crons: z.array(z.string()) }) });
  const { crons } = configSchema.parse(parse(wrangler)).triggers;
  expect(Object.keys(CRON_TASKS).sort()).toEqual([...crons].sort());
});

test("every cron runs its tasks and records its scheduled minute", async () => {
  for (const cron of Object.keys(CRON_TASKS)) await fire(cron);
  const ended = { slot: AT.toISOString(), ended: 1, error: null };
  const crons = Object.keys(CRON_TASKS).sort();
  expect(await slots()).toEqual(crons.map((job) => ({ job, ...ended })));
});

test("a cron without a task fails, and its slot has the error", async () => {
  await expect(fire("0 0 1 1 *")).rejects.toThrow("No task belongs to the cron 0 0 1 1 *");
  expect(await slots()).toMatchObject([{ ended: 1, error: "No task belongs to the cron 0 0 1 1 *" }]);
});

test("the end of a slot leaves earlier ones of its cron as they ended", async () => {
  const failed = "No task belongs to the cron 0 0 1 1 *";
  for (const at of [AT, new Date(AT.getTime() + DAY)]) {
    await expect(fire("0 0 1 1 *", rawEnv(), at)).rejects.toThrow();
    await rows("update cron_slots set error = 'Earlier' where slot = ?", AT.toISOString());
  }
  await expect(fire("0 0 1 1 *", rawEnv(), new Date(AT.getTime() + 2 * DAY))).rejects.toThrow();
  const errors = await rows("select error from cron_slots order by slot");
  expect(errors).toEqual([{ error: "Earlier" }, { error: failed }, { error: failed }]);
});

test("a slot is processed once, however often it fires", async () => {
  await fire(SWEEP);
  // A second run would fail here.
  await fire(SWEEP, envFailingAt(/from "outbox"/));
  expect(await slots()).toMatchObject([{ ended: 1, error: null }]);
});

test("the daily tasks delete old invitations and jobs that were sent again", async () => {
  await clearTables("invites", "failed_jobs");
  await rows(
    "insert into invites (id, email, role, token_hash, created_at, expires_at) values ('i', 'i', 'staff', 'i', ?1, ?1)",
    "2020-01-01T00:00:00.000Z",
  );
  await rows(
    "insert into failed_jobs (id, queue, message, error, attempts, failed_at, retried_at) values ('f', 'q', '{}', 'Full', 5, ?1, ?1)",
    "2020-01-01T00:00:00.000Z",
  );
  expect(await runDaily(rawEnv())).toEqual([]);
  expect(await rows("select id from invites union all select id from failed_jobs")).toEqual([]);
});

test("a daily task that fails is tried again and holds up no other", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  await rows("insert into rate_limits (key, hits, expires_at) values ('old', 1, '2020-01-01T00:00:00.000Z')");
  const failed = await runDaily(envFailingAt(/delete from "outbox"/));
  expect(failed).toMatchObject([{ type: "jobs.daily", task: "outbox", step: 1 }]);
  expect(await rows("select * from rate_limits")).toEqual([]);
  expect(await rows("select state, attempts, last_error from outbox where state <> 'done'")).toEqual([
    { state: "pending", attempts: 1, last_error: "D1_ERROR: disk I/O error" },
  ]);
  vi.restoreAllMocks();
});

test("a step asks for the next one while something is left, but not in the last hour before the next cron", async () => {
  const slot = "2026-03-02T03:10:00.000Z";
  const message = { v: 1, id: "step", type: "jobs.daily", slot, step: 7, place: null } as const;
  for (const [minutes, expected] of [
    [23 * 60, ["leads 8"]],
    [23 * 60 + 1, []],
  ] as const) {
    await clearTables("outbox", "leads");
    await rows(
      `insert into leads (id, first_name, last_name, business_email, company_name, project_description, source,
        email_key, deleted_at, created_at, updated_at) values ('l', '', '', '', '', '', 'fair', '', ?1, ?1, ?1)`,
      "2020-01-01T00:00:00.000Z",
    );
    const clock = () => new Date(Date.parse(slot) + minutes * 60_000);
    const ctx = createJobContext({ ...rawEnv(), CONTENT_QUEUE: { send: async () => {} } }, clock);
    for (const task of ["failed-jobs", "leads"]) await runDailyStep({ ...message, task }, ctx);
    const asked = await rows("select message ->> 'task' || ' ' || (message ->> 'step') asked from outbox");
    expect(asked.map((row) => row.asked)).toEqual(expected);
  }
});
