import { afterEach, beforeEach, expect, inject, test, vi } from "vitest";
import { insertMail, requeueFailedMail, retryMail } from "../../app/mail/mails.server";
import { MAIL_RETRIES } from "../../app/mail/send-mail";
import { DAY, isoAfter, MINUTE, SECOND } from "../../app/platform/clock";
import { runBatch } from "../../app/platform/db/database.server";
import { readEnv } from "../../app/platform/env.server";
import {
  listFailedJobs,
  pruneFailedJobs,
  recordFailedJob,
  retryAllFailedJobs,
  retryFailedJob,
} from "../../app/platform/jobs/failed-jobs.server";
import {
  claimOutbox,
  completeOutbox,
  enqueueOnce,
  insertOutbox,
  type OutboxEntry,
  type Queues,
  queuesOf,
  releaseOutbox,
} from "../../app/platform/jobs/outbox.server";
import { USUAL_RETRIES } from "../../app/platform/jobs/retries";
import { RetryAfter } from "../../app/platform/jobs/retry-after";
import { sweepOutbox } from "../../app/platform/jobs/sweep.server";
import { deliver } from "../support/deliver";
import { clearTables, rawEnv, rows, testDb } from "../support/workers-env";

const MAIL = "beaconry-mail";
const NOW = new Date("2026-03-10T09:15:00.000Z");
const db = testDb();
const after = (ms: number) => new Date(NOW.getTime() + ms);
const smtpEnv = () =>
  rawEnv({
    MAIL_TRANSPORT: "smtp",
    SMTP_HOST: "127.0.0.1",
    SMTP_PORT: String(inject("smtpPort")),
    SMTP_SECURITY: "none",
  });

beforeEach(async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  await clearTables("mail_suppressions", "failed_jobs", "outbox", "mails");
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function storeMail(address: string): Promise<{ mailId: string; entry: OutboxEntry }> {
  const { mailId, entry, statements } = insertMail(
    db,
    {
      ...{ kind: "crm", subject: "Hello", text: "Hello", html: "<p>Hello</p>", replyTo: null, leadId: null },
      to: { address, name: null },
      from: { address: "hello@beaconry.example", name: "The Beaconry Team" },
    },
    NOW,
  );
  await runBatch(db, statements);
  return { mailId, entry };
}

async function received(address: string): Promise<number> {
  const all: { to: string[] }[] = await (await fetch(inject("inboxUrl"))).json();
  return all.filter(({ to }) => to.includes(address)).length;
}

/** Delivers until the attempts are used up. */
async function failForGood({ message }: OutboxEntry): Promise<void> {
  for (let attempt = 1; attempt <= MAIL_RETRIES.attempts; attempt += 1) {
    expect(await listFailedJobs(db), `before attempt ${attempt}`).toEqual([]);
    await deliver(MAIL, [message], smtpEnv());
  }
  expect(await listFailedJobs(db)).toHaveLength(1);
}

const retry = (id: string) =>
  retryFailedJob(db, id, new Date(), (sent) => requeueFailedMail(db, sent, new Date()));

test("a dead letter that was retried and failed for good again is listed again with its new error and time", async () => {
  const { entry } = await storeMail("hangup@again.example");
  await failForGood(entry);
  const [first] = await listFailedJobs(db);
  expect(first).toMatchObject({
    attempts: MAIL_RETRIES.attempts,
    failedAt: NOW.toISOString(),
    retriedAt: null,
  });
  expect((await retry(first?.id ?? "")).kind).toBe("queued");
  expect(await listFailedJobs(db)).toEqual([]);

  vi.setSystemTime(after(DAY));
  await rows("update mails set to_address = 'refused@again.example'");
  await deliver(MAIL, [entry.message], smtpEnv());
  const [second] = await listFailedJobs(db);
  expect(second).toMatchObject({ id: first?.id, failedAt: after(DAY).toISOString(), retriedAt: null });
  expect(second?.error).not.toBe(first?.error);
  await pruneFailedJobs(db, after(30 * DAY));
  expect(await listFailedJobs(db)).toHaveLength(1);

  await rows("update mails set to_address = 'fine@again.example'");
  expect((await retry(first?.id ?? "")).kind).toBe("queued");
  await deliver(MAIL, [entry.message], smtpEnv());
  expect(await received("fine@again.example")).toBe(1);
  expect(await rows("select state, attempts, last_error from mails")).toEqual([
    { state: "sent", attempts: MAIL_RETRIES.attempts + 2, last_error: null },
  ]);
});

test("retrying the dead letter of a mail that was sent leaves the mail as it is and sends nothing", async () => {
  const { mailId, entry } = await storeMail("once@sent.example");
  await deliver(MAIL, [entry.message], smtpEnv());
  const [before] = await rows("select * from mails");
  expect(before?.state).toBe("sent");
  // The consumer died between the server's answer and its own record, and every redelivery with it.
  await rows("update outbox set state = 'processing'");
  await deliver("beaconry-dead", [entry.message], smtpEnv());
  expect(await listFailedJobs(db)).toHaveLength(1);
  const entries = await retryAllFailedJobs(db, after(MINUTE), (sent) =>
    requeueFailedMail(db, sent, after(MINUTE)),
  );
  await deliver(
    MAIL,
    entries.map(({ message }) => message),
    smtpEnv(),
  );
  expect(await rows("select * from mails")).toEqual([before]);
  expect(await received("once@sent.example")).toBe(1);
  expect(await retryMail(db, { id: mailId }, NOW)).toEqual({ kind: "obsolete" });
});

test("a retry of all takes what can be retried, each with its own message, and leaves the rest", async () => {
  // The newest comes first: of it more statements run than of the others.
  let minutesAgo = 0;
  const failed = async (error: string, queue: string, message: unknown, outboxId: string | null) => {
    await recordFailedJob(db, { queue, message, error, attempts: 5, outboxId }, after(-minutesAgo * MINUTE));
    minutesAgo += 1;
  };
  const { entry } = await storeMail("one@all.example");
  await rows("update mails set state = 'failed'");
  const importing = { v: 1, id: "import-message", type: "crm.import", importId: "i" };
  const done = { v: 1, id: "done-message", type: "crm.import", importId: "j" };
  for (const message of [importing, done])
    await runBatch(db, [insertOutbox(db, { queue: "content", message }, NOW)]);
  await failed("mail", MAIL, entry.message, entry.message.id);
  await failed("nobody reads", MAIL, "no message", null);
  await failed("done meanwhile", "beaconry-content", done, done.id);
  await failed("of the dead letters", "beaconry-dead", importing, importing.id);
  await rows("update outbox set state = 'done' where id = 'done-message'");
  const entries = await retryAllFailedJobs(db, NOW, (sent) => requeueFailedMail(db, sent, NOW));
  expect(entries.map(({ queue, message }) => [queue, message.id]).sort()).toEqual([
    ["content", "import-message"],
    ["mail", entry.message.id],
  ]);
  expect((await listFailedJobs(db)).map(({ error }) => error)).toEqual(["nobody reads"]);
  expect(await rows("select state from mails")).toEqual([{ state: "queued" }]);
  expect(await rows("select state, attempts from outbox where id <> 'done-message'")).toEqual(
    Array(2).fill({ state: "pending", attempts: 0 }),
  );
});

function queuesInto(sent: unknown[]): Queues {
  const queue = { send: async (body: unknown) => void sent.push(body) };
  return Object.assign({}, queuesOf(readEnv(rawEnv())), { mail: queue });
}

test("a job that still works after 100 s is given to nobody else; once its claim has expired it is", async () => {
  const { entry } = await storeMail("slow@lease.example");
  const { id } = entry.message;
  const sent: unknown[] = [];
  const sweep = (ms: number) => sweepOutbox(db, queuesInto(sent), after(ms));
  expect(await claimOutbox(db, id, USUAL_RETRIES.lease, NOW)).toEqual({ kind: "claimed", attempt: 1 });
  // The longest work: a writer that is asked twice, 50 s each.
  const expires = isoAfter(NOW, 2 * MINUTE);
  expect(await claimOutbox(db, id, USUAL_RETRIES.lease, after(100 * SECOND))).toEqual({
    kind: "held",
    dueAt: expires,
  });
  expect(await sweep(100 * SECOND)).toBe(0);
  expect(await sweep(2 * MINUTE)).toBe(1);
  expect(await claimOutbox(db, id, USUAL_RETRIES.lease, after(2 * MINUTE))).toEqual({
    kind: "claimed",
    attempt: 2,
  });
  await completeOutbox(db, id, after(3 * MINUTE));
  expect(await claimOutbox(db, id, USUAL_RETRIES.lease, after(DAY))).toEqual({ kind: "finished" });
  expect(await sweep(DAY)).toBe(0);
});

test("a released attempt waits until it is due, and then goes on counting", async () => {
  const { entry } = await storeMail("again@lease.example");
  const { id } = entry.message;
  const sent: unknown[] = [];
  await claimOutbox(db, id, USUAL_RETRIES.lease, NOW);
  await releaseOutbox(db, id, "Full", isoAfter(NOW, 10 * MINUTE), NOW);
  expect(await sweepOutbox(db, queuesInto(sent), after(10 * MINUTE - 1))).toBe(0);
  // A message of the first delivery that comes twice does not use up an attempt.
  const due = isoAfter(NOW, 10 * MINUTE);
  expect(await claimOutbox(db, id, USUAL_RETRIES.lease, after(9 * MINUTE))).toEqual({
    kind: "held",
    dueAt: due,
  });
  expect(await sweepOutbox(db, queuesInto(sent), after(10 * MINUTE))).toBe(1);
  expect(sent).toEqual([entry.message]);
  expect(await claimOutbox(db, id, USUAL_RETRIES.lease, after(10 * MINUTE))).toEqual({
    kind: "claimed",
    attempt: 2,
  });
});

test("each failed attempt of a mail waits three times as long as the one before, and long waits leave the queue", async () => {
  const { entry } = await storeMail("hangup@backoff.example");
  const waits: number[] = [];
  const requeued: number[] = [];
  for (let attempt = 1; attempt <= 8; attempt += 1) {
    const { retryMessages } = await deliver(MAIL, [entry.message], smtpEnv());
    if (retryMessages.length > 0) requeued.push(attempt);
    const [row] = await rows("select due_at from outbox");
    waits.push((Date.parse(String(row?.due_at)) - NOW.getTime()) / SECOND);
  }
  expect(waits).toEqual([1, 3, 9, 27, 81, 243, 729, 2187]);
  // The sweep comes every 300 s.
  expect(requeued).toEqual([1, 2, 3, 4, 5, 6]);
});

test("a message is left to the sweep before the queue gives it up, and the mail is not", async () => {
  const { entry } = await storeMail("hangup@deliveries.example");
  expect((await deliver(MAIL, [entry.message], smtpEnv(), 4)).retryMessages).toHaveLength(1);
  expect((await deliver(MAIL, [entry.message], smtpEnv(), 5)).explicitAcks).toHaveLength(1);
  expect(await rows("select state, attempts from mails")).toEqual([{ state: "queued", attempts: 2 }]);
  expect(await listFailedJobs(db)).toEqual([]);
});

test.each([
  [0, 1],
  [0.2, 1],
  [90, 90],
  [4000, 3600],
  [Number.NaN, 1],
])("a service that asks for %d s is left alone for %d s", (asked, seconds) => {
  expect(new RetryAfter("Busy", asked).seconds).toBe(seconds);
});

test("work that is enqueued twice is stored and sent once", async () => {
  const sent: unknown[] = [];
  const entry: OutboxEntry = { queue: "mail", message: { id: "same", type: "mail.send" } };
  await enqueueOnce(db, queuesInto(sent), entry, NOW);
  await enqueueOnce(db, queuesInto(sent), entry, after(DAY));
  expect(sent).toEqual([entry.message]);
  expect(await rows("select id, created_at from outbox")).toEqual([
    { id: "same", created_at: NOW.toISOString() },
  ]);
});
