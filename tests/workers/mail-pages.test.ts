import { beforeAll, beforeEach, expect, test } from "vitest";
import { retryJob } from "../../app/admin/failed-jobs.server";
import { action as failedAction, loader as failedLoader } from "../../app/admin/failed-jobs-page/route";
import { listMails, MAILS_PER_PAGE } from "../../app/mail/mail-page/listed-mails.server";
import { loader as listLoader } from "../../app/mail/mail-page/route";
import { insertMail } from "../../app/mail/mails.server";
import { action as messageAction, loader as messageLoader } from "../../app/mail/message-page/route";
import { runBatch } from "../../app/platform/db/database.server";
import { recordFailedJob } from "../../app/platform/jobs/failed-jobs.server";
import { readActionResult } from "../support/lead-page";
import { insertLead } from "../support/leads";
import { recordingDb } from "../support/recording-db";
import { contextAt, get, post, signedInStaff, TEST_NOW } from "../support/staff";
import { clearTables, rawEnv, rows, testDb } from "../support/workers-env";

type Fields = Record<string, string>;

let headers: Fields = {};
beforeAll(async () => {
  ({ headers } = await signedInStaff("lena@beaconry.example", "staff"));
});
beforeEach(() => clearTables("failed_jobs", "outbox", "mails", "leads"));

const ALL = { q: "", lead: null, state: null, before: null };

async function storeMail(subject: string, at = TEST_NOW, more: { to?: string; leadId?: string | null } = {}) {
  const { mailId, statements, entry } = insertMail(
    testDb(),
    {
      kind: "crm",
      to: { address: more.to ?? "marcus@harborauto.example", name: "Marcus Bell" },
      from: { address: "hello@beaconry.example", name: "The Beaconry Team" },
      replyTo: null,
      subject,
      text: "Text",
      html: "<p>HTML</p>",
      leadId: more.leadId === undefined ? "lead-1" : more.leadId,
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

test("the list filters by what staff call a state, and counts pending mails", async () => {
  for (const state of ["queued", "sent", "kept", "failed", "suppressed", "bounced", "complained"]) {
    const { mailId, entry } = await storeMail(state);
    await rows("update mails set state = ? where id = ? returning id", state, mailId);
    if (state !== "queued") await rows("update outbox set state = 'done' where id = ?", entry.message.id);
  }
  const shown: unknown[] = [];
  for (const state of ["queued", "sent", "kept", "failed", "bounced", "suppressed", "complained"]) {
    const page = await list(`?state=${state}`);
    expect(page.waiting).toBe(1);
    shown.push([
      page.mails.map(({ subject }) => subject).sort(),
      [...new Set(page.mails.map((one) => one.label))],
    ]);
  }
  expect(shown).toEqual([
    [["queued"], ["Waiting"]],
    [["sent"], ["Sent"]],
    [["kept"], ["Not sent (stored)"]],
    [["bounced", "failed"], ["Not delivered"]],
    [["bounced", "failed"], ["Not delivered"]],
    [["suppressed"], ["Not sent (unwanted)"]],
    [["complained"], ["Marked as spam"]],
  ]);
});

test("each mail of the list says who wrote it, or the name that a program gave it", async () => {
  const { mailId } = await storeMail("written");
  const program = await storeMail("program");
  const author = "(select id from users limit 1)";
  await rows(`update mails set kind = 'crm', user_id = ${author} where id = ? returning id`, mailId);
  // A morning's mail has its recipient here.
  await rows(
    `update mails set kind = 'account', user_id = ${author} where id = ? returning id`,
    program.mailId,
  );
  await rows(
    `insert into profiles (user_id, display_name, updated_at) values (${author}, 'Sam Okonkwo', '2026-03-01T00:00:00.000Z')
      on conflict (user_id) do update set display_name = 'Sam Okonkwo' returning user_id`,
  );
  const { mails } = await list();
  expect(Object.fromEntries(mails.map(({ subject, author }) => [subject, author]))).toEqual({
    written: "Sam Okonkwo",
    program: "The Beaconry Team",
  });
});

test("a host's mail about a demo names the host as its recipient, and the lead as whom it is about", async () => {
  const leadId = await insertLead({
    firstName: "Dana",
    lastName: "Reyes",
    businessEmail: "dana@reyes.example",
  });
  const guest = await storeMail("guest", TEST_NOW, { to: "Dana@reyes.example", leadId });
  const host = await storeMail("host", TEST_NOW, { to: "nora@beaconry.example", leadId });
  await rows("update mails set kind = 'booking', to_name = 'Nora Blum' returning id");
  const { mails } = await list();
  expect(
    Object.fromEntries(mails.map(({ subject, isToLead, toName }) => [subject, { isToLead, toName }])),
  ).toEqual({
    guest: { isToLead: true, toName: "Nora Blum" },
    host: { isToLead: false, toName: "Nora Blum" },
  });
  const leadOf = async ({ mailId }: typeof guest) => {
    const request = get(`/admin/mail/${mailId}`, headers);
    const { lead } = await messageLoader({ request, params: { mailId }, context: contextAt() });
    return lead;
  };
  expect(await leadOf(guest)).toMatchObject({ name: "Dana Reyes", isRecipient: true });
  expect(await leadOf(host)).toMatchObject({ name: "Dana Reyes", isRecipient: false });
});

test("a mail of the list has a state where it differs from what the head says, and the status of its lead", async () => {
  const leadId = await insertLead({ businessEmail: "dana@reyes.example", status: "qualified" });
  for (const state of ["sent", "kept", "failed"]) {
    const { mailId } = await storeMail(state, TEST_NOW, { to: "dana@reyes.example", leadId });
    await rows("update mails set state = ? where id = ? returning id", state, mailId);
  }
  const told = async (settings: Fields) => {
    const { mails } = await list("", settings);
    expect(new Set(mails.map(({ leadStatus }) => leadStatus))).toEqual(new Set(["qualified"]));
    return Object.fromEntries(mails.map(({ subject, isUsual }) => [subject, isUsual]));
  };
  expect(await told({ MAIL_TRANSPORT: "outbox" })).toEqual({ sent: false, kept: true, failed: false });
  expect(await told({ MAIL_TRANSPORT: "smtp", SMTP_HOST: "mail.example" })).toEqual({
    sent: true,
    kept: false,
    failed: false,
  });
});

test("a mail whose next try is later says when it goes, in the reader's zone", async () => {
  const later = await storeMail("later");
  const tomorrow = await storeMail("tomorrow");
  await storeMail("now");
  const dueAt = (at: string, { entry }: typeof later) =>
    rows("update outbox set due_at = ? where id = ? returning id", at, entry.message.id);
  // TEST_NOW is 7:00 AM in Chicago.
  await dueAt("2026-03-10T19:00:00.000Z", later);
  await dueAt("2026-03-11T19:30:00.000Z", tomorrow);
  const { mails } = await list("", { COMPANY_TIME_ZONE: "America/Chicago" });
  expect(Object.fromEntries(mails.map(({ subject, label }) => [subject, label]))).toEqual({
    later: "Goes at 2:00 PM",
    tomorrow: "Goes Mar 11, 2:30 PM",
    now: "Waiting",
  });
});

test("a search finds words of address and subject in any order, and the lead's name; a lead has its own list", async () => {
  const marcus = await insertLead({ firstName: "Márcus", lastName: "Bell" });
  const priya = await insertLead({ firstName: "Priya", lastName: "Raman" });
  await storeMail("Your rank map", TEST_NOW, { to: "bell@harborauto.example", leadId: marcus });
  await storeMail("100% of the price list", TEST_NOW, { to: "praman@ortega.example", leadId: priya });
  await storeMail("Über den Preis", TEST_NOW, { to: "priya@ortega.example", leadId: priya });
  await storeMail("Reset your password", TEST_NOW, { to: "jonah@beaconry.example", leadId: null });
  const found = async (search: string) => (await list(search)).mails.map(({ subject }) => subject).sort();
  expect(await found("?q=map+harborauto")).toEqual(["Your rank map"]);
  expect(await found("?q=marcus")).toEqual(["Your rank map"]);
  expect(await found("?q=raman+priya")).toEqual(["100% of the price list", "Über den Preis"]);
  expect(await found("?q=%25")).toEqual(["100% of the price list"]);
  expect(await found("?q=uber")).toEqual(["Über den Preis"]);
  expect(await found("?q=_")).toEqual([]);
  expect(await found(`?lead=${priya}`)).toEqual(["100% of the price list", "Über den Preis"]);
  expect(await found(`?lead=${priya}&q=preis`)).toEqual(["Über den Preis"]);
  expect(await found("?lead=none")).toEqual(["Reset your password"]);
  const { leads, mails } = await list("?q=your");
  expect(leads).toEqual([{ id: marcus, name: "Márcus Bell" }]);
  expect(mails.map(({ leadName, isLeadOpen }) => [leadName, isLeadOpen]).sort()).toEqual([
    [null, false],
    ["Márcus Bell", true],
  ]);
  await rows("update leads set deleted_at = created_at where id = ? returning id", marcus);
  expect((await list("?q=map")).mails.map(({ isLeadOpen }) => isLeadOpen)).toEqual([false]);
});

test("among the leads to choose from, those of one name have their address", async () => {
  const named = async (firstName: string, businessEmail: string) => {
    const leadId = await insertLead({ firstName, lastName: "Bell", businessEmail });
    await storeMail("Your rank map", TEST_NOW, { to: businessEmail, leadId });
  };
  await named("Marcus", "marcus@harborauto.example");
  await named("Marcus", "bell@pier.example");
  await named("Ana", "ana@pier.example");
  expect((await list()).leads.map(({ name }) => name)).toEqual([
    "Ana Bell",
    "Marcus Bell (bell@pier.example)",
    "Marcus Bell (marcus@harborauto.example)",
  ]);
});

test("the list shows how a lead's mail begins, on one line without its salutation, links and signature, and nothing of a mail to staff, which can hold a link to sign in by", async () => {
  const long = `Hello Marcus,\n\n the map is attached: https://beaconry.example/map?at=1 ${"x".repeat(300)}`;
  const to = await storeMail("Your map");
  const reset = await storeMail("Reset your password", TEST_NOW, { leadId: null });
  for (const { mailId } of [to, reset])
    await rows("update mails set text = ? where id = ? returning id", long, mailId);
  const short = "Hello Marcus,\n\nThe month is over.\nWe are up.\n\nSam Okonkwo\n";
  const month = await storeMail("Your month");
  await rows("update mails set text = ? where id = ? returning id", short, month.mailId);
  const call = await storeMail("Your call");
  const line = "Hello Marcus,\n\nPlease call me back";
  await rows("update mails set text = ? where id = ? returning id", line, call.mailId);
  const { mails } = await list();
  const excerpts = Object.fromEntries(mails.map(({ subject, excerpt }) => [subject, excerpt]));
  expect(excerpts["Reset your password"]).toBeNull();
  expect(excerpts["Your map"]).toMatch(/^the map is attached: x{120,140}$/);
  expect(excerpts["Your month"]).toBe("The month is over. We are up.");
  expect(excerpts["Your call"]).toBe("Please call me back");
});

test("a search looks back over a bounded number of mails, says how far, and goes on from there", async () => {
  for (let day = 1; day <= 9; day += 1) {
    await storeMail(day === 2 ? "the one" : "another", new Date(`2026-03-0${day}T12:00:00.000Z`));
  }
  const query = { ...ALL, q: "the one" };
  const first = await listMails(testDb(), query, 5);
  expect([first.rows, first.searchedTo]).toEqual([[], "2026-03-04T12:00:00.000Z"]);
  const before = { createdAt: first.searchedTo ?? "", id: "-" };
  const second = await listMails(testDb(), { ...query, before }, 5);
  expect([second.rows.map(({ subject }) => subject), second.searchedTo]).toEqual([["the one"], null]);
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
    expect((await listMails(db, { ...ALL, state })).rows.map(({ subject }) => subject)).toEqual([state]);
  }
  const [failed, , , queued] = await plans();
  expect(failed).toContain("mails_problem_idx");
  expect(queued).toContain("SEARCH mails USING INDEX sqlite_autoindex_mails_1 (id=?)");
  await listMails(db, { ...ALL, state: "failed" });
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
  expect((await list()).transport).toBe("Stored here and not sent: no email server is set up");
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
    toast: { title: "Email queued again" },
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

test("a mail leads on to its lead, but not to one in the trash or to none", async () => {
  const open = await insertLead({});
  const trashed = await insertLead({ deletedAt: "2026-03-01T00:00:00.000Z" });
  for (const [leadId, expected] of [
    [open, true],
    [trashed, false],
    [null, false],
  ] as const) {
    const { mailId } = await storeMail("Your rank map", TEST_NOW, { leadId });
    const request = get(`/admin/mail/${mailId}`, headers);
    const mail = await messageLoader({ request, params: { mailId }, context: contextAt() });
    expect(mail.lead !== null).toBe(expected);
  }
});

test("beside a mail stands its lead with the last five other mails to it, newest first", async () => {
  const lead = { firstName: "Mei", lastName: "Tanaka", companyName: "Tanaka Realty" };
  const leadId = await insertLead(lead);
  const hour = (at: number) => new Date(TEST_NOW.getTime() + at * 3_600_000);
  for (const at of [0, 1, 2, 3, 4, 5]) await storeMail(`Mail ${at}`, hour(at), { leadId });
  await storeMail("To somebody else", TEST_NOW, { leadId: await insertLead({}) });
  await storeMail("To staff", TEST_NOW, { leadId: null });
  const [{ id } = { id: "" }] = await rows("select id from mails where subject = 'Mail 3'");
  const request = get(`/admin/mail/${id}`, headers);
  const mail = await messageLoader({ request, params: { mailId: String(id) }, context: contextAt() });
  expect(mail.lead).toMatchObject({ name: "Mei Tanaka", company: "Tanaka Realty", status: "new" });
  const written = ["Mail 5", "Mail 4", "Mail 2", "Mail 1", "Mail 0"];
  expect(mail.others.map(({ subject }) => subject)).toEqual(written);
});
