import { createHmac } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import { isFromResend } from "../../app/mail/webhook/verify.server";
import { sendMail, stateOf, suppressions } from "../support/sent-mail";
import { requestSite } from "../support/site";
import { clearTables, rawEnv, rows } from "../support/workers-env";

const RESEND_KEY = Buffer.from("a key that Resend made for us").toString("base64");
const RESEND = { MAIL_WEBHOOK_SECRET: `whsec_${RESEND_KEY}` };
const MAILGUN = { MAIL_WEBHOOK_SECRET: "mailgun-signing-key-77" };
const HTTP = {
  ...{ MAIL_TRANSPORT: "http", MAIL_HTTP_URL: "https://provider.example/emails" },
  MAIL_HTTP_TOKEN: "token-of-the-provider-0123456789",
};
const ADDRESS = "dana@servers.example";

beforeEach(() => clearTables("mail_suppressions", "audit_log", "failed_jobs", "outbox", "mails"));

type Change = { ageMs?: number; headers?: Record<string, string>; settings?: Record<string, string> };

/** As Svix signs: standardwebhooks.com, "Signature scheme". */
async function fromResend(event: unknown, { ageMs = 0, headers = {}, settings = RESEND }: Change = {}) {
  const body = typeof event === "string" ? event : JSON.stringify(event);
  const time = String(Math.floor((Date.now() - ageMs) / 1000));
  const hmac = createHmac("sha256", Buffer.from(RESEND_KEY, "base64"));
  const signature = hmac.update(`msg_1.${time}.${body}`).digest("base64");
  const signed = { "svix-id": "msg_1", "svix-timestamp": time, "svix-signature": `v1,${signature}` };
  return answerOf(
    await requestSite("/hooks/mail/resend", {
      method: "POST",
      headers: { "Content-Type": "application/json", ...signed, ...headers },
      ...{ body, settings },
    }),
  );
}

/** As Mailgun signs: "Securing webhooks" of its manual. */
async function fromMailgun(event: unknown, { ageMs = 0, key = MAILGUN.MAIL_WEBHOOK_SECRET } = {}) {
  const timestamp = String(Math.floor((Date.now() - ageMs) / 1000));
  const token = "e0b5477167110d68991efc6b9f89f0a11066af27834600e123";
  const signature = createHmac("sha256", key)
    .update(timestamp + token)
    .digest("hex");
  return answerOf(
    await requestSite("/hooks/mail/mailgun", {
      ...{ method: "POST", headers: { "Content-Type": "application/json" }, settings: MAILGUN },
      body: JSON.stringify({ signature: { timestamp, token, signature }, "event-data": event }),
    }),
  );
}

async function answerOf(response: Response): Promise<[status: number, changed: unknown]> {
  const text = await response.text();
  return [response.status, response.status === 200 ? JSON.parse(text).changed : null];
}

/** The shapes that the providers document, with what is not needed here. */
const resendBounce = (email_id: string, type = "Permanent") => ({
  ...{ type: "email.bounced", created_at: "2026-02-22T23:41:12.126Z" },
  data: {
    ...{
      created_at: "2026-02-22T23:41:11.894719+00:00",
      email_id,
      from: "Beaconry <hello@beaconry.example>",
    },
    ...{ to: [ADDRESS], subject: "Hello", tags: [] },
    bounce: { message: "550 5.1.1 No such mailbox", subType: "General", type },
  },
});
const resendComplaint = (email_id: string) => ({
  ...{ type: "email.complained", created_at: "2026-02-22T23:41:12.126Z" },
  data: { email_id, from: "hello@beaconry.example", to: [ADDRESS], subject: "Hello" },
});
const mailgunEvent = (messageId: string, event = "failed", severity?: string) => ({
  ...{ event, severity, id: "CCXMjJ7nQi2N3BPigGOdgQ", recipient: ADDRESS, "log-level": "error" },
  "delivery-status": { code: 550, message: "5.1.1 No such mailbox", description: "" },
  message: { headers: { "message-id": messageId, from: "hello@beaconry.example", to: ADDRESS }, size: 341 },
});

/** A mail that the provider has taken, under its id. */
async function takenMail(providerId: string): Promise<string> {
  const mailId = await sendMail(ADDRESS);
  await rows(
    "update mails set provider_id = ?, transport = 'http' where id = ? returning id",
    providerId,
    mailId,
  );
  return mailId;
}

const lastError = "550 5.1.1 No such mailbox";

test("Svix's own example of a signature is accepted, at its time and with its secret alone", async () => {
  const example = {
    headers: new Headers({
      ...{ "svix-id": "msg_p5jXN8AQM9LWM0D4loKWxJek", "svix-timestamp": "1614265330" },
      "svix-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
    }),
    body: '{"test": 2432232314}',
    secret: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
    now: new Date(1_614_265_330_000),
  };
  expect(await isFromResend(example)).toBe(true);
  expect(await isFromResend({ ...example, body: '{"test": 2432232315}' })).toBe(false);
  expect(await isFromResend({ ...example, secret: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSx" })).toBe(false);
  expect(await isFromResend({ ...example, now: new Date(1_614_265_931_000) })).toBe(false);
});

test("Resend's bounce turns the mail, by Resend's id, and marks the address; again, it changes nothing", async () => {
  const mailId = await takenMail("56761188-7520-42d8-8898-ff6fc54ce618");
  const bounce = resendBounce("56761188-7520-42d8-8898-ff6fc54ce618");
  expect(await fromResend(bounce)).toEqual([200, true]);
  expect(await stateOf(mailId)).toEqual({ state: "bounced", last_error: lastError });
  const marked = [{ address: ADDRESS, reason: "bounced", detail: lastError, mail_id: mailId }];
  expect(await suppressions()).toEqual(marked);
  expect(await fromResend(bounce)).toEqual([200, false]);
  expect(await suppressions()).toEqual(marked);
  // Staff have lifted it; the same word again does not bring it back.
  await clearTables("mail_suppressions");
  expect(await fromResend(bounce)).toEqual([200, false]);
  expect(await suppressions()).toEqual([]);
});

test("Resend's bounce that comes before its answer to the mail comes again, and then turns it", async () => {
  const bounce = resendBounce("r-early");
  const toOther = { ...bounce, data: { ...bounce.data, to: ["lena@elsewhere.example"] } };
  const answers: unknown[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => {
    answers.push(await fromResend(bounce), await fromResend(toOther));
    return Response.json({ id: "r-early" });
  });
  const mailId = await sendMail(ADDRESS, "crm", rawEnv(HTTP));
  vi.restoreAllMocks();
  expect(answers).toEqual([
    [409, null],
    [200, false],
  ]);
  expect(await stateOf(mailId)).toEqual({ state: "sent", last_error: null });
  expect(await fromResend(bounce)).toEqual([200, true]);
  expect(await stateOf(mailId)).toEqual({ state: "bounced", last_error: lastError });
});

test("a bounce by Message-ID that comes before the provider's answer stands, whatever the answer says", async () => {
  const answers: unknown[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => {
    const [mail] = await rows("select id from mails");
    answers.push(await fromMailgun(mailgunEvent(`${mail?.id}@beaconry.example`, "failed", "permanent")));
    return Response.json({ id: "mailgun-1" });
  });
  const mailId = await sendMail(ADDRESS, "crm", rawEnv(HTTP));
  vi.restoreAllMocks();
  expect(answers).toEqual([[200, true]]);
  expect(await stateOf(mailId)).toEqual({ state: "bounced", last_error: "5.1.1 No such mailbox" });
});

test.each(["", "<", "<>"])(
  "Mailgun's bounce finds a mail that went by SMTP by its Message-ID, written with %j",
  async (brackets) => {
    const mailId = await sendMail(ADDRESS);
    const id = `${brackets[0] ?? ""}${mailId}@beaconry.example${brackets[1] ?? ""}`;
    expect(await fromMailgun(mailgunEvent(id, "failed", "permanent"))).toEqual([200, true]);
    expect(await stateOf(mailId)).toEqual({ state: "bounced", last_error: "5.1.1 No such mailbox" });
    expect(await suppressions()).toMatchObject([{ address: ADDRESS, reason: "bounced" }]);
  },
);

test("a complaint follows a bounce, but no bounce a complaint", async () => {
  const mailId = await takenMail("r-1");
  expect(await fromResend(resendBounce("r-1"))).toEqual([200, true]);
  expect(await fromResend(resendComplaint("r-1"))).toEqual([200, true]);
  expect(await fromResend(resendBounce("r-1"))).toEqual([200, false]);
  expect((await stateOf(mailId))?.state).toBe("complained");
  expect(await suppressions()).toMatchObject([{ reason: "complained" }]);
});

test("Mailgun's complaint marks the address, and no later mail goes there", async () => {
  const mailId = await sendMail(ADDRESS);
  expect(await fromMailgun(mailgunEvent(`${mailId}@beaconry.example`, "complained"))).toEqual([200, true]);
  expect((await stateOf(mailId))?.state).toBe("complained");
  expect(await stateOf(await sendMail(ADDRESS))).toEqual({
    state: "suppressed",
    last_error: "This person has reported an email of ours as spam.",
  });
});

test("events that are not needed get 200 and change nothing", async () => {
  const mailId = await takenMail("r-1");
  const before = await rows("select * from mails");
  for (const event of [
    { ...resendBounce("r-1"), type: "email.delivered" },
    resendBounce("r-1", "Transient"),
    resendBounce("r-1", "Undetermined"),
    resendBounce("of-another-program"),
    { type: "email.bounced" },
    { type: "domain.updated", data: {} },
    ...["[]", "null", "not json", ""],
  ]) {
    expect(await fromResend(event), JSON.stringify(event)).toEqual([200, false]);
  }
  const id = `${mailId}@beaconry.example`;
  for (const event of [
    mailgunEvent(id, "delivered"),
    mailgunEvent(id, "failed", "temporary"),
    mailgunEvent(`${mailId}@other.example`, "failed", "permanent"),
    mailgunEvent("no-such-mail@beaconry.example", "complained"),
  ]) {
    expect(await fromMailgun(event), JSON.stringify(event)).toEqual([200, false]);
  }
  expect(await rows("select * from mails")).toEqual(before);
  expect(await suppressions()).toEqual([]);
});

test("what is not signed with our secret, or long ago, is refused", async () => {
  const mailId = await takenMail("r-1");
  const bounce = resendBounce("r-1");
  const refused: [string, Promise<[number, unknown]>][] = [
    [
      "another secret",
      fromResend(bounce, { settings: { MAIL_WEBHOOK_SECRET: "whsec_YW5vdGhlciBzZWNyZXQgb2Ygb3Vycw==" } }),
    ],
    ["no signature", fromResend(bounce, { headers: { "svix-signature": "" } })],
    ["another version", fromResend(bounce, { headers: { "svix-signature": "v2,abc" } })],
    ["another id", fromResend(bounce, { headers: { "svix-id": "msg_2" } })],
    ["six minutes ago", fromResend(bounce, { ageMs: 360_000 })],
    ["in six minutes", fromResend(bounce, { ageMs: -360_000 })],
    ["no time", fromResend(bounce, { headers: { "svix-timestamp": "soon" } })],
    [
      "Mailgun, another key",
      fromMailgun(mailgunEvent(`${mailId}@beaconry.example`, "complained"), { key: "x" }),
    ],
    [
      "Mailgun, long ago",
      fromMailgun(mailgunEvent(`${mailId}@beaconry.example`, "complained"), { ageMs: 360_000 }),
    ],
  ];
  for (const [name, answer] of refused) expect(await answer, name).toEqual([401, null]);
  expect((await stateOf(mailId))?.state).toBe("sent");
  expect(await suppressions()).toEqual([]);
});

test("without a secret, for another provider, by GET or with too much, there is nothing to be had", async () => {
  expect(await fromResend(resendBounce("r-1"), { settings: {} })).toEqual([404, null]);
  const post = (path: string, body: string) => requestSite(path, { method: "POST", body, settings: RESEND });
  expect((await post("/hooks/mail/other", "{}")).status).toBe(404);
  expect((await post("/hooks/mail/resend", "x".repeat(129 * 1024))).status).toBe(413);
  expect((await requestSite("/hooks/mail/resend", { settings: RESEND })).status).toBe(405);
});
