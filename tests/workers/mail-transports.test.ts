import { afterEach, beforeEach, expect, inject, test, vi } from "vitest";
import { MAIL_KINDS, type MailKind } from "../../app/mail/mail";
import { insertMail } from "../../app/mail/mails.server";
import { MAIL_RETRIES } from "../../app/mail/send-mail";
import { isoAfter, SECOND } from "../../app/platform/clock";
import { runBatch } from "../../app/platform/db/database.server";
import type { OutboxEntry } from "../../app/platform/jobs/outbox.server";
import { deliver } from "../support/deliver";
import { clearTables, rawEnv, rows, testDb } from "../support/workers-env";

const MAIL = "beaconry-mail";
const NOW = new Date("2026-03-10T09:15:00.000Z");

beforeEach(async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  await clearTables("mail_suppressions", "failed_jobs", "outbox", "mails", "lead_activities", "leads");
});
afterEach(() => vi.restoreAllMocks());

async function storeMail(
  address: string,
  { kind = "crm", until }: { kind?: MailKind; until?: string } = {},
): Promise<OutboxEntry["message"]> {
  const { entry, statements } = insertMail(
    testDb(),
    {
      ...{ id: "mail-1", kind, subject: "Hello", text: "Hello", html: "<p>Hello</p>", until },
      ...{ replyTo: "sales@beaconry.example", leadId: "lead-1" },
      to: { address, name: "Dana Reyes" },
      from: { address: "hello@beaconry.example", name: "The Beaconry Team" },
    },
    NOW,
  );
  const lead = `insert into leads (id, first_name, last_name, business_email, email_key, company_name, project_description,
    source, created_at, updated_at) values ('lead-1', 'D', 'R', 'd', 'd', 'F', '', 'contact_form', ?1, ?1)`;
  await rows(lead, NOW.toISOString());
  await runBatch(testDb(), statements);
  return entry.message;
}

const mail = async () =>
  (await rows("select state, transport, provider_id, last_error, sent_at from mails"))[0];
const told = () => rows("select activity_type, title from lead_activities");

const httpEnv = () =>
  rawEnv({
    MAIL_TRANSPORT: "http",
    MAIL_HTTP_URL: "https://provider.example/emails",
    MAIL_HTTP_TOKEN: "token-of-the-provider-0123456789",
  });

/** The provider answers with these, one request after the other. */
function provider(...answers: (() => Promise<Response>)[]) {
  const keys: (string | null)[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    keys.push(request.headers.get("Idempotency-Key"));
    const answer = answers[Math.min(keys.length, answers.length) - 1];
    if (!answer) throw new Error("There is no answer");
    return answer();
  });
  return keys;
}
const accepted = async () => Response.json({ id: "provider-1" });
const refused = (status: number) => async () => Response.json({ message: "no" }, { status });
const noAnswer = async () => {
  throw new Error("Network connection lost");
};

test("by HTTP a mail is sent with the provider's id, and the lead's timeline shows it once", async () => {
  const keys = provider(accepted);
  const message = await storeMail("dana@http.example");
  await deliver(MAIL, [message], httpEnv());
  await deliver(MAIL, [message], httpEnv());
  expect(keys).toEqual(["mail-1"]);
  expect(await mail()).toMatchObject({
    state: "sent",
    transport: "http",
    provider_id: "provider-1",
    last_error: null,
  });
  expect(await told()).toEqual([{ activity_type: "email", title: "Email sent: Hello" }]);
});

test.each([
  ["401", refused(401), "The email provider answered 401: no"],
  ["500", refused(500), "The email provider answered 500: no"],
  ["no answer", noAnswer, "Network connection lost"],
])(
  "by HTTP, after %s the mail is tried again under the same key, and is a failed job in the end",
  async (_, answer, error) => {
    const keys = provider(answer);
    const message = await storeMail("dana@http.example");
    for (let attempt = 1; attempt < MAIL_RETRIES.attempts; attempt += 1) {
      await deliver(MAIL, [message], httpEnv());
      expect(await mail()).toMatchObject({ state: "queued", last_error: error, sent_at: null });
    }
    expect((await deliver(MAIL, [message], httpEnv())).explicitAcks).toHaveLength(1);
    expect(await mail()).toMatchObject({ state: "failed", last_error: error, sent_at: null });
    expect(await rows("select error, attempts from failed_jobs")).toEqual([
      { error, attempts: MAIL_RETRIES.attempts },
    ]);
    expect(keys).toEqual(Array(MAIL_RETRIES.attempts).fill("mail-1"));
    expect(await told()).toEqual([]);
  },
);

test("by HTTP, a mail that the provider refuses fails at once, with the provider's words", async () => {
  const keys = provider(refused(422));
  const message = await storeMail("dana@http.example");
  expect((await deliver(MAIL, [message], httpEnv())).explicitAcks).toHaveLength(1);
  expect(await mail()).toMatchObject({ state: "failed", last_error: "The email provider answered 422: no" });
  expect(await rows("select attempts from failed_jobs")).toEqual([{ attempts: 1 }]);
  expect(keys).toHaveLength(1);
});

test("by HTTP, a provider that asks for ten minutes is left alone for ten minutes", async () => {
  provider(async () => new Response("", { status: 429, headers: { "Retry-After": "600" } }));
  const message = await storeMail("dana@http.example");
  const from = Date.now();
  await deliver(MAIL, [message], httpEnv());
  const [entry] = await rows("select state, due_at from outbox");
  expect(entry?.state).toBe("pending");
  expect(Date.parse(String(entry?.due_at)) - from).toBeGreaterThanOrEqual(600 * SECOND);
  expect(Date.parse(String(entry?.due_at)) - from).toBeLessThan(660 * SECOND);
});

test("by HTTP, a mail whose first answer is lost is sent by the second attempt", async () => {
  const keys = provider(noAnswer, accepted);
  const message = await storeMail("dana@http.example");
  await deliver(MAIL, [message], httpEnv());
  await deliver(MAIL, [message], httpEnv());
  expect(keys).toEqual(["mail-1", "mail-1"]);
  expect(await mail()).toMatchObject({ state: "sent", provider_id: "provider-1", last_error: null });
  expect(await told()).toHaveLength(1);
});

const smtpEnv = (port = inject("smtpPort")) =>
  rawEnv({
    ...{ MAIL_TRANSPORT: "smtp", SMTP_HOST: "127.0.0.1", SMTP_PORT: String(port), SMTP_SECURITY: "none" },
    SITE_URL: "https://127.0.0.1",
  });
const receivedBy = async (address: string) => {
  const all: { to: string[]; raw: string }[] = await (await fetch(inject("inboxUrl"))).json();
  return all.filter(({ to }) => to.includes(address));
};

test("by SMTP the server is greeted with the sender's domain, and told when it is over", async () => {
  const message = await storeMail("dana@goodbye.example");
  const { port, url } = inject("scriptedSmtp");
  const said = async (): Promise<string[]> => (await fetch(url)).json();
  // By the tests of another file.
  const before = await said();
  await deliver(MAIL, [message], smtpEnv(port));
  expect(await mail()).toMatchObject({ state: "sent", last_error: null });
  expect((await said()).slice(before.length)).toEqual([
    "EHLO beaconry.example",
    "MAIL FROM:<hello@beaconry.example>",
    "RCPT TO:<dana@goodbye.example>",
    "DATA",
    ".",
    "QUIT",
  ]);
});

test.each([
  ["an address that nobody has", "refused@servers.example", "550 5.1.1 No such mailbox", 0],
  ["a full mailbox, after its text", "large@servers.example", "552 5.2.2 Mailbox full", 1],
])("by SMTP, a mail to %s fails at once, with the server's words", async (_, address, words, texts) => {
  const message = await storeMail(address);
  expect((await deliver(MAIL, [message], smtpEnv())).explicitAcks).toHaveLength(1);
  expect(await mail()).toMatchObject({ state: "failed", last_error: expect.stringContaining(words) });
  expect(await rows("select attempts from failed_jobs")).toEqual([{ attempts: 1 }]);
  expect(await receivedBy(address)).toHaveLength(texts);
});

test("by SMTP, a mail that is greylisted twice is sent at the third attempt", async () => {
  const message = await storeMail("grey@servers.example");
  for (const _ of [1, 2]) {
    await deliver(MAIL, [message], smtpEnv());
    expect(await mail()).toMatchObject({
      state: "queued",
      last_error: expect.stringContaining("451 4.7.1 Greylisted"),
    });
  }
  await deliver(MAIL, [message], smtpEnv());
  expect(await mail()).toMatchObject({ state: "sent", last_error: null });
  expect(await receivedBy("grey@servers.example")).toHaveLength(1);
  expect(await told()).toHaveLength(1);
});

test("by SMTP, a mail that is never confirmed is sent twice under one Message-ID, and then a person decides", async () => {
  const message = await storeMail("mute@servers.example");
  const last_error = expect.stringContaining("The server did not confirm the email, so it may have arrived");
  await deliver(MAIL, [message], smtpEnv());
  expect(await mail()).toMatchObject({ state: "queued", last_error });
  await deliver(MAIL, [message], smtpEnv());
  expect(await mail()).toMatchObject({ state: "failed", last_error });
  await deliver(MAIL, [message], smtpEnv());
  const received = await receivedBy("mute@servers.example");
  expect(received.map(({ raw }) => /^Message-ID: (.*)$/m.exec(raw)?.[1])).toEqual(
    Array(2).fill("<mail-1@beaconry.example>"),
  );
  expect(await told()).toEqual([]);
});

test("a mail that is of no use any longer is not sent", async () => {
  const until = isoAfter(new Date(), -SECOND);
  const message = await storeMail("late@servers.example", { until });
  expect((await deliver(MAIL, [message], smtpEnv())).explicitAcks).toHaveLength(1);
  expect(await mail()).toMatchObject({ state: "failed", last_error: "It could not be sent in time." });
  expect(await receivedBy("late@servers.example")).toEqual([]);
});

const AUTO = {
  "lead-notice": "auto-generated",
  "lead-receipt": "auto-replied",
  crm: undefined,
  account: "auto-generated",
  booking: "auto-generated",
};
test.each(MAIL_KINDS)(
  "by both transports a mail of the kind %s says whether a program wrote it",
  async (kind) => {
    const address = `auto-${kind}@servers.example`;
    await deliver(MAIL, [await storeMail(address, { kind })], smtpEnv());
    const [received] = await receivedBy(address);
    const [head = ""] = received?.raw.split("\r\n\r\n") ?? [];
    expect(head).toContain("Message-ID: <mail-1@beaconry.example>");
    expect(/^Auto-Submitted: (.*)$/m.exec(head)?.[1]?.trim()).toBe(AUTO[kind]);

    await clearTables("outbox", "mails", "leads");
    const bodies: string[] = [];
    vi.spyOn(globalThis, "fetch").mockImplementation(async (_, init) => {
      bodies.push(String(init?.body));
      return Response.json({ id: "provider-1" });
    });
    await deliver(MAIL, [await storeMail(address, { kind })], httpEnv());
    expect(JSON.parse(bodies[0] ?? "{}").headers["Auto-Submitted"]).toBe(AUTO[kind]);
  },
);

test("by SMTP with STARTTLS, a server that offers none gets no mail, and the mail says why", async () => {
  const message = await storeMail("dana@starttls.example");
  const env = rawEnv({
    ...{ MAIL_TRANSPORT: "smtp", SMTP_HOST: "127.0.0.1", SMTP_PORT: String(inject("smtpPort")) },
    ...{ SMTP_SECURITY: "starttls", SMTP_USERNAME: "beaconry", SMTP_PASSWORD: "harbor-light-9" },
  });
  expect((await deliver(MAIL, [message], env)).retryMessages).toHaveLength(1);
  expect(await mail()).toMatchObject({ state: "queued", last_error: expect.stringContaining("STARTTLS") });
  const inbox = await (await fetch(inject("inboxUrl"))).text();
  expect(inbox).not.toContain("dana@starttls.example");
});

test("without a setting, SMTP requires STARTTLS", async () => {
  const message = await storeMail("dana@unset.example");
  const env = rawEnv({
    MAIL_TRANSPORT: "smtp",
    SMTP_HOST: "127.0.0.1",
    SMTP_PORT: String(inject("smtpPort")),
  });
  expect((await deliver(MAIL, [message], env)).retryMessages).toHaveLength(1);
  expect(await (await fetch(inject("inboxUrl"))).text()).not.toContain("dana@unset.example");
});
