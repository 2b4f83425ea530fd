import { afterEach, beforeEach, expect, inject, test, vi } from "vitest";
import { insertMail } from "../../app/mail/mails.server";
import { runBatch } from "../../app/platform/db/database.server";
import { MAX_ATTEMPTS, type OutboxEntry } from "../../app/platform/jobs/outbox.server";
import { deliver } from "../support/deliver";
import { clearTables, rawEnv, rows, testDb } from "../support/workers-env";

const MAIL = "beaconry-mail";
const NOW = new Date("2026-03-10T09:15:00.000Z");

beforeEach(async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  await clearTables("failed_jobs", "outbox", "mails", "lead_activities", "leads");
});
afterEach(() => vi.restoreAllMocks());

async function storeMail(address: string): Promise<OutboxEntry["message"]> {
  const { entry, statements } = insertMail(
    testDb(),
    {
      ...{ id: "mail-1", kind: "crm", subject: "Hello", text: "Hello", html: "<p>Hello</p>" },
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
  ["401", refused(401), "The mail provider answered 401"],
  ["422", refused(422), "The mail provider answered 422"],
  ["500", refused(500), "The mail provider answered 500"],
  ["no answer", noAnswer, "Network connection lost"],
])(
  "by HTTP, after %s the mail is tried again under the same key, and is a failed job in the end",
  async (_, answer, error) => {
    const keys = provider(answer);
    const message = await storeMail("dana@http.example");
    for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt += 1) {
      expect((await deliver(MAIL, [message], httpEnv())).retryMessages).toHaveLength(1);
      expect(await mail()).toMatchObject({ state: "queued", last_error: error, sent_at: null });
    }
    expect((await deliver(MAIL, [message], httpEnv())).explicitAcks).toHaveLength(1);
    expect(await mail()).toMatchObject({ state: "failed", last_error: error, sent_at: null });
    expect(await rows("select error, attempts from failed_jobs")).toEqual([
      { error, attempts: MAX_ATTEMPTS },
    ]);
    expect(keys).toEqual(Array(MAX_ATTEMPTS).fill("mail-1"));
    expect(await told()).toEqual([]);
  },
);

test("by HTTP, a mail whose first answer is lost is sent by the second attempt", async () => {
  const keys = provider(noAnswer, accepted);
  const message = await storeMail("dana@http.example");
  await deliver(MAIL, [message], httpEnv());
  await deliver(MAIL, [message], httpEnv());
  expect(keys).toEqual(["mail-1", "mail-1"]);
  expect(await mail()).toMatchObject({ state: "sent", provider_id: "provider-1", last_error: null });
  expect(await told()).toHaveLength(1);
});

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
