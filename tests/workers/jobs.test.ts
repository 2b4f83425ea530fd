import { env } from "cloudflare:workers";
import { beforeEach, expect, inject, test, vi } from "vitest";
import { JOB_LABELS } from "../../app/admin/messages";
import { pageViewMessage } from "../../app/analytics/visit";
import { submitContact } from "../../app/crm/intake/submissions.server";
import { DAY } from "../../app/platform/clock";
import { readEnv } from "../../app/platform/env.server";
import { retryFailedJob } from "../../app/platform/jobs/failed-jobs.server";
import { OUTBOX_STATES } from "../../app/platform/jobs/message";
import {
  type OutboxEntry,
  pruneOutbox,
  queuesOf,
  releaseOutbox,
} from "../../app/platform/jobs/outbox.server";
import { sweepOutbox } from "../../app/platform/jobs/sweep.server";
import { HANDLERS } from "../../workers/jobs/handlers";
import { SENDER, submission } from "../support/contact";
import { deliver } from "../support/deliver";
import { envFailingAt } from "../support/failing-db";
import { analyticsRows, clearAnalytics, clearTables, rawEnv, rows, testDb } from "../support/workers-env";

const MAIL = "beaconry-mail";
const smtpEnv = () =>
  rawEnv({
    MAIL_TRANSPORT: "smtp",
    SMTP_HOST: "127.0.0.1",
    SMTP_PORT: String(inject("smtpPort")),
    SMTP_SECURITY: "none",
  });

type Received = {
  to: string[];
  raw: string;
  mail: { subject: string; text: string; html: string; messageId: string };
};

async function inbox(address: string): Promise<Received[]> {
  const all: Received[] = await (await fetch(inject("inboxUrl"))).json();
  return all.filter((received) => received.to.includes(address));
}

async function submit(address: string, key = address): Promise<OutboxEntry[]> {
  const input = submission({ businessEmail: address }, { submissionKey: key });
  return (await submitContact(testDb(), input, { ...SENDER, salesAddress: `sales+${address}` }, new Date()))
    .outbox;
}

const bodies = (entries: OutboxEntry[]) => entries.map((entry) => entry.message);

beforeEach(() =>
  clearTables(
    "mail_suppressions",
    "failed_jobs",
    "outbox",
    "mails",
    "lead_submissions",
    "lead_activities",
    "leads",
  ),
);
beforeEach(clearAnalytics);

test("mails are sent through a real SMTP server with text, HTML and a stable Message-ID", async () => {
  const entries = await submit("first@smtp.example");
  const result = await deliver(MAIL, bodies(entries), smtpEnv());
  expect(result.explicitAcks).toHaveLength(2);
  const [receipt] = await inbox("first@smtp.example");
  expect(receipt?.mail.subject).toBe("We have your message, Dana");
  expect(receipt?.mail.text).toContain("we'll get back to you within 2 hours");
  expect(receipt?.mail.html).toContain("<p>Hello Dana,</p>");
  const [row] = await rows("select id, state, transport, sent_at from mails where kind = 'lead-receipt'");
  expect(receipt?.mail.messageId).toBe(`<${row?.id}@beaconry.example>`);
  expect(row).toMatchObject({ state: "sent", transport: "smtp" });
  expect(await inbox("sales+first@smtp.example")).toHaveLength(1);
});

test("delivering every message twice, and again later, sends each mail once", async () => {
  const entries = await submit("twice@smtp.example");
  const doubled = [...bodies(entries), ...bodies(entries)];
  await deliver(MAIL, doubled, smtpEnv());
  await deliver(MAIL, bodies(entries), smtpEnv());
  expect(await inbox("twice@smtp.example")).toHaveLength(1);
  expect(await inbox("sales+twice@smtp.example")).toHaveLength(1);
});

test("two concurrent consumers send a mail once", async () => {
  const entries = await submit("race@smtp.example");
  await Promise.all([
    deliver(MAIL, bodies(entries), smtpEnv()),
    deliver(MAIL, bodies(entries), smtpEnv()),
    deliver(MAIL, bodies(entries), smtpEnv()),
  ]);
  expect(await inbox("race@smtp.example")).toHaveLength(1);
});

test("the outbox transport keeps the mail and says so", async () => {
  await deliver(MAIL, bodies(await submit("kept@smtp.example")), rawEnv());
  expect(await rows("select distinct state, transport, sent_at from mails")).toEqual([
    { state: "kept", transport: "outbox", sent_at: null },
  ]);
  expect(await inbox("kept@smtp.example")).toEqual([]);
});

test.each([
  ["refused@smtp.example", { acked: 2, retried: 0, state: "failed" }],
  ["hangup@smtp.example", { acked: 1, retried: 1, state: "queued" }],
])("%s: a failing mail does not hold up the next", async (address, { acked, retried, state }) => {
  const entries = await submit(address);
  const result = await deliver(MAIL, bodies(entries), smtpEnv());
  expect(result.explicitAcks).toHaveLength(acked);
  expect(result.retryMessages).toHaveLength(retried);
  expect(await rows("select state from mails order by kind")).toEqual([{ state: "sent" }, { state }]);
});

test("a mail that is refused ends in failed_jobs at once and can be retried there", async () => {
  const [, receipt] = await submit("refused@always.example");
  if (!receipt) throw new Error("no entry");
  const last = await deliver(MAIL, [receipt.message], smtpEnv());
  expect(last.explicitAcks).toHaveLength(1);
  const [failed] = await rows("select * from failed_jobs");
  expect(failed).toMatchObject({ queue: MAIL, outbox_id: receipt.message.id, attempts: 1 });
  expect(String(failed?.error)).toContain("550");
  expect(await rows("select state from mails where kind = 'lead-receipt'")).toEqual([{ state: "failed" }]);

  // Delivered again by the queue: it is finished, so nothing changes.
  await deliver(MAIL, [receipt.message], smtpEnv());
  expect(await rows("select count(*) n from failed_jobs")).toEqual([{ n: 1 }]);

  await env.DB.prepare("update mails set to_address = 'now-fine@always.example'").run();
  const retry = await retryFailedJob(testDb(), String(failed?.id), new Date());
  expect(await retryFailedJob(testDb(), String(failed?.id), new Date())).toEqual({ kind: "obsolete" });
  await deliver(MAIL, retry.kind === "queued" ? [retry.entry.message] : [], smtpEnv());
  expect(await inbox("now-fine@always.example")).toHaveLength(1);
  expect(await rows("select state from mails where kind = 'lead-receipt'")).toEqual([{ state: "sent" }]);
});

test("after a consumer crashes while sending, another takes over once its claim has expired", async () => {
  const entries = await submit("died@smtp.example");
  await env.DB.prepare("update outbox set state = 'processing', due_at = ?")
    .bind("2099-01-01T00:00:00.000Z")
    .run();
  // The sweep sends it again then.
  const held = await deliver(MAIL, bodies(entries), smtpEnv());
  expect(held.explicitAcks).toHaveLength(2);
  expect(await inbox("died@smtp.example")).toEqual([]);
  await env.DB.prepare("update outbox set due_at = ?").bind("2020-01-01T00:00:00.000Z").run();
  await deliver(MAIL, bodies(entries), smtpEnv());
  expect(await inbox("died@smtp.example")).toHaveLength(1);
});

test("the sweep resends only what was not picked up", async () => {
  await submit("swept@smtp.example");
  const queues = queuesOf(readEnv(rawEnv()));
  const sent: unknown[] = [];
  const recording = {
    ...queues,
    mail: { ...queues.mail, send: async (body: unknown) => void sent.push(body) },
  };
  expect(await sweepOutbox(testDb(), Object.assign({}, queues, recording), new Date())).toBe(0);
  const later = new Date(Date.now() + 60_000);
  expect(await sweepOutbox(testDb(), Object.assign({}, queues, recording), later)).toBe(2);
  await deliver(MAIL, sent, smtpEnv());
  expect(await sweepOutbox(testDb(), Object.assign({}, queues, recording), later)).toBe(0);
  expect(await inbox("swept@smtp.example")).toHaveLength(1);
});

async function putEntry(id: string, state: string, updatedAt: Date) {
  const at = updatedAt.toISOString();
  await rows(
    "insert into outbox (id, queue, message, state, due_at, created_at, updated_at) values (?1, 'mail', '{}', ?2, ?3, ?3, ?3)",
    id,
    state,
    at,
  );
}

test("pruning deletes what was done a week ago, and keeps every entry that is not done", async () => {
  const now = new Date("2026-05-20T03:10:00.000Z");
  const weekAgo = now.getTime() - 7 * DAY;
  for (const state of OUTBOX_STATES) {
    await putEntry(`${state}, older`, state, new Date(weekAgo - 1));
    await putEntry(`${state}, a week old`, state, new Date(weekAgo));
  }
  await pruneOutbox(testDb(), now);
  const left = OUTBOX_STATES.flatMap((state) => [`${state}, a week old`, `${state}, older`]);
  expect((await rows("select id from outbox")).map(({ id }) => id).sort()).toEqual(
    left.filter((id) => id !== "done, older").sort(),
  );
});

test.each(["done", "failed"])("a late release does not reopen a message that is %s", async (state) => {
  const now = new Date("2026-05-20T03:10:00.000Z");
  await putEntry("over", state, now);
  await putEntry("at work", "processing", now);
  const [before] = await rows("select * from outbox where id = 'over'");
  const later = new Date(now.getTime() + 60_000);
  for (const id of ["over", "at work"]) {
    await releaseOutbox(testDb(), id, "timed out", "2026-05-20T03:15:00.000Z", later);
  }
  expect(await rows("select * from outbox where id = 'over'")).toEqual([before]);
  expect(await rows("select state, last_error, due_at from outbox where id = 'at work'")).toEqual([
    { state: "pending", last_error: "timed out", due_at: "2026-05-20T03:15:00.000Z" },
  ]);
});

test.each([
  ["nothing", null],
  ["text", "send it"],
  ["a later version", { v: 2, id: "x", type: "mail.send", mailId: "y" }],
  ["an unknown type", { v: 1, id: "x", type: "mail.burn" }],
])("a message that is %s is recorded and acked, and its neighbor is processed", async (_, body) => {
  const entries = await submit("neighbour@smtp.example", String(_));
  const result = await deliver(MAIL, [body, ...bodies(entries)], rawEnv());
  expect(result.explicitAcks).toHaveLength(3);
  expect(await rows("select error from failed_jobs")).toEqual([
    { error: "This message has an unknown form" },
  ]);
});

const sources = import.meta.glob<string>(["../../app/**/*.ts", "!../../app/**/*.server.ts"], {
  eager: true,
  query: "?raw",
  import: "default",
});

test("every message that a feature defines has a handler and a label for staff, and there are no others", () => {
  const defined = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/defineMessage\(\s*"\w+",\s*"([^"]+)"/g)].map(([, type]) => type),
  );
  expect(defined.length).toBeGreaterThan(0);
  expect([...HANDLERS.keys()].sort(), "workers/jobs/handlers.ts").toEqual(defined.sort());
  expect([...JOB_LABELS.keys()].sort(), "app/admin/messages.ts").toEqual(defined.sort());
});

test("a dead letter of a known entry closes it, delivered once or twice", async () => {
  const entries = await submit("dead@smtp.example");
  await deliver("beaconry-dead", bodies(entries), rawEnv());
  await deliver("beaconry-dead", bodies(entries), rawEnv());
  expect(await rows("select count(*) n from failed_jobs")).toEqual([{ n: 2 }]);
  expect(await rows("select distinct state from outbox")).toEqual([{ state: "failed" }]);
});

test("while the database is down the queue keeps the message", async () => {
  const entries = await submit("down@smtp.example");
  const broken = {
    ...rawEnv(),
    DB: {
      ...env.DB,
      withSession: () => ({
        prepare: () => {
          throw new Error("D1 DB is overloaded");
        },
        batch: async () => {
          throw new Error("D1 DB is overloaded");
        },
      }),
      prepare: () => {},
    },
  };
  const result = await deliver(MAIL, bodies(entries), broken);
  expect(result.retryMessages).toHaveLength(2);
  expect(result.explicitAcks).toHaveLength(0);
});

const ANALYTICS = "beaconry-analytics";

function pageView() {
  const id = crypto.randomUUID();
  const hit = {
    ...{ id, sessionId: crypto.randomUUID(), pagePath: "/", pageTitle: "Home", userAgent: "Browser/1.0" },
    ...{ deviceType: "desktop", browser: "Firefox", os: "Linux", timestamp: "2026-03-10T09:15:00.000Z" },
    ...{ landingPath: "/", channel: "direct", country: "US", region: null },
    ...{ referrer: null, referrerHost: null, campaign: null, utm: null },
  };
  return { v: 1, type: pageViewMessage.type, id, hit };
}

test("a batch's hits are parsed once each and recorded together; an invalid hit is recorded as failed and acked", async () => {
  const parse = vi.spyOn(pageViewMessage.schema, "safeParse");
  const half = { ...pageView(), hit: { id: "half" } };
  const result = await deliver(ANALYTICS, [pageView(), half, pageView()], rawEnv());
  expect(parse).toHaveBeenCalledTimes(3);
  parse.mockRestore();
  expect(result.explicitAcks).toHaveLength(3);
  expect(await analyticsRows("select count(*) n from website_analytics")).toEqual([{ n: 2 }]);
  expect(await rows("select queue, message, error from failed_jobs")).toEqual([
    { queue: ANALYTICS, message: JSON.stringify(half), error: "This message has an unknown form" },
  ]);
});

test("hits that the database rejects are all redelivered, and the batch's other messages are not", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const [entry] = await submit("beside@smtp.example");
  const env = envFailingAt(/insert into "hits"/, "ANALYTICS_DB");
  const result = await deliver(ANALYTICS, [pageView(), "no message", entry?.message, pageView()], env);
  expect(result.explicitAcks).toEqual(["message-1", "message-2"]);
  expect(result.retryMessages).toMatchObject([{ msgId: "message-0" }, { msgId: "message-3" }]);
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});
