import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { readSystemStatus } from "../../app/admin/system-status.server";
import { pruneFailedJobs } from "../../app/platform/jobs/failed-jobs.server";
import { formPost, requestSite } from "../support/site";
import { signedInOnSite } from "../support/staff";
import { clearTables, rows, testDb } from "../support/workers-env";

let headers: Record<string, string> = {};
beforeAll(async () => {
  ({ headers } = await signedInOnSite("jobs@beaconry.example", "staff"));
});
beforeEach(() => clearTables("failed_jobs", "outbox", "audit_log"));

const AT = "2026-03-01T00:00:00.000Z";

async function insertJob(id: string, message: object, queue = "beaconry-mail") {
  await env.DB.batch([
    env.DB.prepare("insert into outbox values (?, 'mail', ?, 'failed', 5, ?, 'Full', ?, ?)").bind(
      ...[`o-${id}`, JSON.stringify(message), AT, AT, AT],
    ),
    env.DB.prepare(
      "insert into failed_jobs (id, queue, outbox_id, message, error, attempts, failed_at) values (?, ?, ?, ?, 'Full', 5, ?)",
    ).bind(id, queue, `o-${id}`, JSON.stringify(message), AT),
  ]);
}

const mailJob = (id: string) => ({
  v: 1,
  id: `o-${id}`,
  type: "mail.send",
  mailId: "m",
  to: "dana@harbor.example",
});
const send = (fields: Record<string, string>) =>
  requestSite("/admin/failed-jobs", formPost(fields, { ...headers, Accept: "text/html" }));

test("the page shows what failed and why, and no text of a person", async () => {
  await insertJob("one", mailJob("one"));
  const html = await (await requestSite("/admin/failed-jobs", { headers })).text();
  expect(html).toContain("Send an email");
  expect(html).toContain("Full");
  expect(html).toContain("[19 characters]");
  expect(html).not.toContain("dana@harbor.example");
});

test("without a failed job the page says so, and how many were done in a week and when the last one was", async () => {
  const text = async () => (await requestSite("/admin/failed-jobs", { headers })).text();
  expect(await text()).toContain("No failed jobs");
  expect(await text()).not.toMatch(/jobs? ran/);
  const done = (id: string, ago: string) =>
    env.DB.prepare(
      "insert into outbox select ?1, 'mail', '{}', 'done', 1, t, null, t, t from (select strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ?2) t)",
    ).bind(id, ago);
  await env.DB.batch([done("new", "-1 hour"), done("older", "-6 days"), done("too old", "-8 days")]);
  const html = await text();
  expect(html).toContain("No failed jobs");
  expect(html).toMatch(/2 jobs ran in 7 days, the last on \w+ \d/);
});

test.each([
  ["indexing.removal", "Tell search engines that a page is gone"],
  ["analytics.record", "Record a conversion"],
  ["mail.burn", "mail.burn"],
])("a job of type %s is listed as: %s", async (type, label) => {
  await insertJob("one", { ...mailJob("one"), type });
  const html = await (await requestSite("/admin/failed-jobs", { headers })).text();
  expect(html).toContain(`<strong class="font-semibold">${label}</strong>`);
});

test("retrying all queues every job that can be read, also one from the dead-letter queue, once", async () => {
  await insertJob("one", mailJob("one"));
  await insertJob("two", mailJob("two"), "beaconry-dead");
  await insertJob("bad", { hello: "world" });
  expect((await send({ intent: "retry-all" })).status).toBe(303);
  expect(await rows("select id from failed_jobs where retried_at is null")).toEqual([{ id: "bad" }]);
  expect(await rows("select id, state, attempts from outbox order by id")).toEqual([
    { id: "o-bad", state: "failed", attempts: 5 },
    { id: "o-one", state: "pending", attempts: 0 },
    { id: "o-two", state: "pending", attempts: 0 },
  ]);
  await env.DB.prepare("update outbox set state = 'done'").run();
  await send({ intent: "retry-all" });
  expect(await rows("select distinct state from outbox")).toEqual([{ state: "done" }]);
});

test("a discarded job is gone and in the audit; a repetition says the same, and an unknown one is refused", async () => {
  await insertJob("one", mailJob("one"));
  await insertJob("two", mailJob("two"));
  for (let times = 0; times < 2; times += 1) {
    const response = await send({ intent: "discard", id: "one" });
    expect(decodeURIComponent(toastOf(response))).toContain("Job discarded");
  }
  expect(toastOf(await send({ intent: "discard", id: "never" }))).toContain("Nothing to discard");
  expect(await rows("select id from failed_jobs")).toEqual([{ id: "two" }]);
  expect(await rows("select id from outbox")).toEqual([{ id: "o-two" }]);
  const [entry] = await rows("select actor_label, action, entity, entity_id, before from audit_log");
  expect(entry).toMatchObject({
    ...{ actor_label: "jobs@beaconry.example", action: "job.discard", entity: "job", entity_id: "one" },
  });
  expect(String(entry?.before)).not.toContain("dana@");
  expect(await rows("select count(*) n from audit_log")).toEqual([{ n: 1 }]);
});

test("once the failed mails are discarded, the dashboard no longer says that mail is not going out", async () => {
  await insertJob("one", mailJob("one"));
  const readLeadCollection = async () =>
    (await readSystemStatus(testDb(), new Date(AT))).find(({ name }) => name === "Lead Collection")?.text;
  expect(await readLeadCollection()).toBe("Email isn’t going out");
  await send({ intent: "discard", id: "one" });
  expect(await readLeadCollection()).toBe("Active");
});

test("a job that was sent again while it was being discarded stays in the outbox", async () => {
  await insertJob("one", mailJob("one"));
  await env.DB.prepare("update outbox set state = 'pending'").run();
  await send({ intent: "discard", id: "one" });
  expect(await rows("select id, state from outbox")).toEqual([{ id: "o-one", state: "pending" }]);
});

test("jobs are deleted a week after their retry, and none that waits for it", async () => {
  for (const id of ["waiting", "retried", "old"]) await insertJob(id, mailJob(id));
  const retriedAt = (id: string, at: string) =>
    rows("update failed_jobs set retried_at = ? where id = ? returning id", at, id);
  await retriedAt("retried", "2026-03-03T03:10:00.000Z");
  await retriedAt("old", "2026-03-03T03:09:59.999Z");
  await pruneFailedJobs(testDb(), new Date("2026-03-10T03:10:00.000Z"));
  expect(await rows("select id from failed_jobs order by id")).toEqual([
    { id: "retried" },
    { id: "waiting" },
  ]);
});

test("discarding all discards what the page shows", async () => {
  for (const id of ["one", "two", "three"]) await insertJob(id, mailJob(id));
  expect(toastOf(await send({ intent: "discard-all" }))).toContain("3 discarded");
  expect(await rows("select count(*) n from failed_jobs")).toEqual([{ n: 0 }]);
  expect(await rows("select count(*) n from outbox")).toEqual([{ n: 0 }]);
  expect(await rows("select count(*) n from audit_log")).toEqual([{ n: 3 }]);
  expect(toastOf(await send({ intent: "discard-all" }))).toContain("No failed jobs are left");
});

/** The toast of a redirect, which a cookie carries. */
function toastOf(response: Response): string {
  const value = /beaconry_toast=([\w-]+)/.exec(response.headers.get("Set-Cookie") ?? "")?.[1] ?? "";
  return Buffer.from(value, "base64url").toString("utf8");
}
