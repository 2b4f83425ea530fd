import { beforeAll, beforeEach, expect, test } from "vitest";
import { retryJob } from "../../app/admin/failed-jobs.server";
import { action as failedAction, loader as failedLoader } from "../../app/admin/failed-jobs-page/route";
import { MAIL_STATES } from "../../app/mail/mail";
import { loader as listLoader } from "../../app/mail/mail-page/route";
import { insertMail, listMails, MAILS_PER_PAGE } from "../../app/mail/mails.server";
import { action as messageAction, loader as messageLoader } from "../../app/mail/message-page/route";
import { runBatch } from "../../app/platform/db/database.server";
import { recordFailedJob } from "../../app/platform/jobs/failed-jobs.server";
import { readActionResult } from "../support/lead-page";
import { recordingDb } from "../support/recording-db";
import { contextAt, get, post, signedInStaff, TEST_NOW } from "../support/staff";
import { clearTables, rawEnv, rows, testDb } from "../support/workers-env";

type Fields = Record<string, string>;

let headers: Fields = {};
beforeAll(async () => {
  ({ headers } = await signedInStaff("lena@beaconry.example", "staff"));
});
beforeEach(() => clearTables("failed_jobs", "outbox", "mails"));

async function storeMail(subject: string, at = TEST_NOW) {
  const { mailId, statements, entry } = insertMail(
    testDb(),
    {
      kind: "crm",
      to: { address: "marcus@harborauto.example", name: "Marcus Bell" },
      from: { address: "hello@beaconry.example", name: "The Beaconry Team" },
      replyTo: null,
      subject,
      text: "Text",
      html: "<p>HTML</p>",
      leadId: "lead-1",
    },
    at,
  );
  await runBatch(testDb(), statements);
  return { mailId, entry };
}

async function failMail(subject: string) {
  const { mailId, entry } = await storeMail(subject);
  await rows(
    "update mails set state = 'failed', last_error = '550 No such mailbox' where id = ? returning id",
    mailId,
  );
  const failure = { queue: "beaconry-mail", message: entry.message, outboxId: entry.message.id };
  await recordFailedJob(testDb(), { ...failure, error: "550 No such mailbox", attempts: 5 }, TEST_NOW);
  const [job] = await rows("select id from failed_jobs where outbox_id = ?", entry.message.id);
  return { mailId, jobId: String(job?.id) };
}

const list = (search = "", settings: Fields = {}) =>
  listLoader({
    request: get(`/admin/mail${search}`, headers),
    params: {},
    context: contextAt(TEST_NOW, rawEnv(settings)),
  });

async function send(path: string, fields: Fields, more: Fields = {}) {
  const mailId = path.split("/")[3] ?? "";
  const args = { request: post(path, fields, { ...headers, ...more }), context: contextAt() };
  try {
    return readActionResult(
      path === "/admin/failed-jobs"
        ? await failedAction({ ...args, params: {} })
        : await messageAction({ ...args, params: { mailId } }),
    );
  } catch (thrown) {
    return readActionResult(thrown);
  }
}

test("mails are listed newest first, each on one page, even if they have the same time", async () => {
  const total = MAILS_PER_PAGE * 2 + 3;
  for (let at = 0; at < total; at += 1) {
    await storeMail(`mail ${at}`, new Date(TEST_NOW.getTime() + Math.floor(at / 10) * 1000));
  }
  const seen: string[] = [];
  for (let path: string | null = ""; path !== null; ) {
    const page: Awaited<ReturnType<typeof list>> = await list(path.replace("/admin/mail", ""));
    seen.push(...page.mails.map((mail) => mail.id));
    path = page.older;
  }
  const stored = await rows("select id from mails order by created_at desc, id desc");
  expect(seen).toEqual(stored.map((mail) => mail.id));
  expect(seen).toHaveLength(total);
});

test("the list filters by state, and counts pending mails", async () => {
  for (const state of MAIL_STATES) {
    const { mailId, entry } = await storeMail(state);
    await rows("update mails set state = ? where id = ? returning id", state, mailId);
    if (state !== "queued") await rows("update outbox set state = 'done' where id = ?", entry.message.id);
  }
  for (const state of MAIL_STATES) {
    const page = await list(`?state=${state}`);
    expect(page.mails.map((mail) => mail.subject)).toEqual([state]);
    expect(page.waiting).toBe(1);
  }
});

test("a list of failed mails reads only those, and one of queued mails only what waits", async () => {
  for (let at = 0; at < 200; at += 1) {
    const { entry } = await storeMail("sent");
    await rows("update outbox set state = 'done' where id = ?", entry.message.id);
  }
  await rows("update mails set state = 'sent'");
  await failMail("failed");
  await storeMail("queued");
  const { db, measure, plans } = recordingDb();
  for (const state of ["failed", "queued"] as const) {
    expect((await listMails(db, { state, before: null })).rows.map(({ subject }) => subject)).toEqual([
      state,
    ]);
  }
  const [failed, , queued] = await plans();
  expect(failed).toContain("mails_problem_idx");
  expect(queued).toContain("SEARCH mails USING INDEX sqlite_autoindex_mails_1 (id=?)");
  await listMails(db, { state: "failed", before: null });
  expect((await measure())[0]).toBeLessThan(5);
});

test("older mails of one state are of that state", async () => {
  const total = MAILS_PER_PAGE + 2;
  for (let at = 0; at < total; at += 1) {
    await storeMail(`sent ${at}`, new Date(TEST_NOW.getTime() + at * 1000));
    const { mailId } = await storeMail(`failed ${at}`, new Date(TEST_NOW.getTime() + at * 1000));
    await rows("update mails set state = 'failed' where id = ? returning id", mailId);
  }
  const { older } = await list("?state=failed");
  const page = await list(older?.replace("/admin/mail", ""));
  expect(page.mails.map((mail) => mail.subject)).toEqual(["failed 1", "failed 0"]);
  expect(page.older).toBeNull();
});

test("the list shows the mail transport, but no secret", async () => {
  expect((await list()).transport).toBe("Kept here: no mail transport is configured");
  const smtp = {
    MAIL_TRANSPORT: "smtp",
    SMTP_HOST: "mail.example",
    SMTP_USERNAME: "u",
    SMTP_PASSWORD: "k7Qe-2mZx-94Tt",
  };
  const page = await list("", smtp);
  expect(page.transport).toBe("Sent by SMTP through mail.example:587");
  expect(JSON.stringify(page)).not.toContain("k7Qe-2mZx-94Tt");
});

test("a message's page shows its delivery; an unknown message is 404", async () => {
  const { mailId } = await failMail("Hello");
  const open = (id: string) =>
    messageLoader({
      request: get(`/admin/mail/${id}`, headers),
      params: { mailId: id },
      context: contextAt(),
    });
  expect(await open(mailId)).toMatchObject({
    subject: "Hello",
    state: "failed",
    lastError: "550 No such mailbox",
    sent: null,
  });
  await expect(open("nobody")).rejects.toMatchObject({ status: 404 });
});

test("a failed mail is retried from its page: job, outbox and mail change together", async () => {
  const { mailId } = await failMail("Hello");
  expect(await send(`/admin/mail/${mailId}`, { intent: "retry" })).toMatchObject({
    status: 200,
    toast: { title: "Mail queued again" },
  });
  expect(await rows("select state, last_error from mails")).toEqual([{ state: "queued", last_error: null }]);
  expect(await rows("select state, attempts from outbox")).toEqual([{ state: "pending", attempts: 0 }]);
  expect(await rows("select retried_at from failed_jobs")).toEqual([{ retried_at: TEST_NOW.toISOString() }]);
  expect(await send(`/admin/mail/${mailId}`, { intent: "retry" })).toMatchObject({
    status: 409,
    toast: { title: "Nothing to retry", destructive: true },
  });
  const asPage = await send(`/admin/mail/${mailId}`, { intent: "retry" }, { Accept: "text/html" });
  expect(asPage).toMatchObject({ status: 303, to: `/admin/mail/${mailId}` });
});

test("failed jobs are listed and retried with and without JavaScript", async () => {
  const { jobId, mailId } = await failMail("Hello");
  const open = () =>
    failedLoader({ request: get("/admin/failed-jobs", headers), params: {}, context: contextAt() });
  expect((await open()).jobs).toMatchObject([{ id: jobId, type: "mail.send", mailId, attempts: 5 }]);
  const retry = { intent: "retry", id: jobId };
  expect(await send("/admin/failed-jobs", retry)).toMatchObject({
    status: 200,
    toast: { title: "Job queued again" },
  });
  expect((await open()).jobs).toEqual([]);
  const asPage = { Accept: "text/html" };
  expect(await send("/admin/failed-jobs", retry, asPage)).toMatchObject({
    status: 303,
    toast: { title: "Nothing to retry" },
  });
  const other = await failMail("Hello again");
  expect(await send("/admin/failed-jobs", { intent: "retry", id: other.jobId }, asPage)).toMatchObject({
    status: 303,
    to: "/admin/failed-jobs",
    toast: { title: "Job queued again" },
  });
  expect((await open()).jobs).toEqual([]);
  expect(await send("/admin/failed-jobs", { intent: "burn", id: jobId })).toMatchObject({ status: 400 });
});

test("two concurrent retries resend a job once", async () => {
  const { jobId } = await failMail("Hello");
  const retries = await Promise.all([1, 2, 3].map(() => retryJob(testDb(), jobId, TEST_NOW)));
  expect(retries.map((retry) => retry.kind).sort()).toEqual(["obsolete", "obsolete", "queued"]);
});

test("a message that no handler accepts stays listed and says so", async () => {
  const failure = {
    queue: "beaconry-mail",
    error: "This message has an unknown form",
    attempts: 1,
    outboxId: null,
  };
  await recordFailedJob(testDb(), { ...failure, message: "send it" }, TEST_NOW);
  const [job] = await rows("select id from failed_jobs");
  expect(await send("/admin/failed-jobs", { intent: "retry", id: String(job?.id) })).toMatchObject({
    status: 409,
    toast: { title: "Nothing to retry", description: "No part of the program understands its message." },
  });
  expect(await rows("select retried_at from failed_jobs")).toEqual([{ retried_at: null }]);
});
