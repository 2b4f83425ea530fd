import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, inject, test, vi } from "vitest";
import { action as saveDraft } from "../../app/crm/email/draft.route";
import { action, loader } from "../../app/crm/email/email.route";
import { loader as readState } from "../../app/crm/email/state.route";
import { createAppContext } from "../../app/platform/context.server";
import { deliver } from "../support/deliver";
import { envFailingAt } from "../support/failing-db";
import { readActionResult } from "../support/lead-page";
import { insertLead } from "../support/leads";
import { get, post, signedInStaff, TEST_NOW } from "../support/staff";
import { clearTables, rawEnv, rows } from "../support/workers-env";

type Fields = Record<string, string>;
type Received = { to: string[]; raw: string; mail: { subject: string; text: string; html: string } };

const MAIL = "beaconry-mail";
const SMTP: Fields = {
  MAIL_TRANSPORT: "smtp",
  SMTP_HOST: "127.0.0.1",
  SMTP_PORT: String(inject("smtpPort")),
  SMTP_SECURITY: "none",
};

let headers: Fields = {};
let leadId = "";
let address = "";
let sent: unknown[] = [];
beforeAll(async () => {
  ({ headers } = await signedInStaff("lena@beaconry.example", "staff"));
});
beforeEach(async () => {
  await clearTables(
    "mail_suppressions",
    "audit_log",
    "failed_jobs",
    "outbox",
    "mails",
    "mail_drafts",
    "lead_activities",
    "leads",
  );
  address = `lead-${crypto.randomUUID()}@emails.example`;
  leadId = await insertLead({ businessEmail: address });
  sent = [];
});

/** A site whose mail queue is processed at once; not at all without settings. */
function contextOf(settings: Fields | null, base: object = rawEnv()) {
  const working = { ...base, ...settings };
  const queue = {
    sendBatch: async () => {},
    send: async (body: unknown) => {
      sent.push(body);
      if (settings) await deliver(MAIL, [body], working);
    },
  };
  return createAppContext({
    rawEnv: { ...working, MAIL_QUEUE: queue },
    waitUntil: () => {},
    buildId: "test",
    clock: () => TEST_NOW,
  });
}

async function send(fields: Fields, { settings = SMTP, base, page = false, lead = leadId }: How = {}) {
  const more: Fields = page ? { Accept: "text/html" } : {};
  const request = post(`/admin/leads/${lead}/email`, { intent: "send", ...fields }, { ...headers, ...more });
  const run = async () => action({ request, params: { leadId: lead }, context: contextOf(settings, base) });
  try {
    return readActionResult(await (settings ? run() : withoutWaiting(run)));
  } catch (thrown) {
    return readActionResult(thrown);
  }
}

/** The action waits for a delivery that does not come: its pauses take no time. */
async function withoutWaiting<T>(run: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  let isDone = false;
  const settle = () => {
    isDone = true;
  };
  const answer = run();
  answer.then(settle, settle);
  while (!isDone) await vi.advanceTimersByTimeAsync(250);
  vi.useRealTimers();
  return answer;
}
type How = { settings?: Fields | null; base?: object; page?: boolean; lead?: string };

const TEXT = {
  subject: "Your two rank maps",
  body: "Hello Marcus,\n\nattached are <Lakeview> & Mentor.\n\nLena",
};

async function inbox(to = address): Promise<Received[]> {
  const all: Received[] = await (await fetch(inject("inboxUrl"))).json();
  return all.filter((received) => received.to.includes(to));
}

const activities = () =>
  rows("select id, lead_id, activity_type, title, description, completed_at from lead_activities");

describe("sending", () => {
  test("[MAIL-007] [MAIL-008] the message goes to the lead with the team as sender, and is reported as sent", async () => {
    expect(await send(TEXT)).toMatchObject({
      status: 200,
      toast: {
        title: "Email Sent",
        description: "Email successfully sent to Marcus Bell",
        // The lead is New.
        offer: { label: "Set to Contacted", fields: { lead: leadId, field: "status", value: "contacted" } },
      },
      data: { ok: true, data: { state: "sent", attempts: 1 } },
    });
    const [received] = await inbox();
    expect(received?.mail.subject).toBe(TEXT.subject);
    const [text, footer] = received?.mail.text.split("\n\n-- \n") ?? [];
    expect(text).toBe(TEXT.body);
    expect(footer).toMatch(/^To stop these emails, unsubscribe here: http:\/\/localhost:8788\/unsubscribe\//);
    expect(received?.mail.html).toContain("attached are &lt;Lakeview&gt; &amp; Mentor.");
    expect(received?.raw).toContain("From: The Beaconry Team <hello@beaconry.example>");
    expect(received?.raw).toContain("Reply-To: sales@beaconry.example");
    expect(
      await rows("select kind, to_address, to_name, from_name, subject, text, lead_id, state from mails"),
    ).toEqual([
      {
        ...{ kind: "crm", to_address: address, to_name: "Marcus Bell", from_name: "The Beaconry Team" },
        ...{ subject: TEXT.subject, text: TEXT.body, lead_id: leadId, state: "sent" },
      },
    ]);
    expect(await rows("select action, entity, actor_label from audit_log")).toEqual([
      { action: "mail.send", entity: "mail", actor_label: "lena@beaconry.example" },
    ]);
  });

  test("links to our own pages leave with the message's id; what staff see of it stays as they typed it", async () => {
    const body = "See http://localhost:8788/pricing?plan=a&b=1 and https://other.example/x.";
    await send({ ...TEXT, body });
    const [mail] = await rows("select id, text from mails");
    const [{ mail: received } = { mail: { text: "", html: "" } }] = await inbox();
    const to = `http://localhost:8788/pricing?plan=a&b=1&mail_id=${mail?.id}`;
    expect(received.text).toContain(`See ${to} and https://other.example/x.\n\n-- `);
    expect(received.html).toContain(
      `<p>See <a href="${to.replaceAll("&", "&amp;")}" style="color:#ab3d07">http://localhost:8788/pricing?plan=a&amp;b=1</a> and <a href="https://other.example/x" style="color:#ab3d07">https://other.example/x</a>.</p>`,
    );
    expect(received.html).toMatch(/href="http:\/\/localhost:8788\/unsubscribe\/[^"?]+"/);
    expect([mail?.text, (await activities())[0]?.description]).toEqual([body, body]);
  });

  test("[MAIL-009] a sent message adds one activity of type email, however often it is delivered", async () => {
    await send(TEXT);
    await deliver(MAIL, [...sent, ...sent], rawEnv(SMTP));
    const [mail] = await rows("select id from mails");
    expect(await activities()).toMatchObject([
      {
        id: mail?.id,
        lead_id: leadId,
        activity_type: "email",
        title: `Email sent: ${TEXT.subject}`,
        description: TEXT.body,
      },
    ]);
    expect(await inbox()).toHaveLength(1);
    const [lead] = await rows("select last_contacted from leads");
    expect([lead?.last_contacted]).toEqual((await activities()).map(({ completed_at }) => completed_at));
  });

  test("[MAIL-009] a message that is kept, queued or rejected adds none, and is not reported as sent", async () => {
    const kept = await send(TEXT, { settings: {} });
    expect(kept).toMatchObject({
      toast: { title: "Email stored, not sent" },
      data: { ok: true, data: { state: "kept" } },
    });
    const waiting = await send(TEXT, { settings: null });
    expect(waiting).toMatchObject({
      toast: { title: "Email queued" },
      data: { data: { state: "queued" } },
    });
    for (const [to, state] of [
      ["hangup@emails.example", "queued"],
      ["refused@emails.example", "failed"],
    ] as const) {
      await env.DB.prepare("update leads set business_email = ?").bind(to).run();
      expect(await send(TEXT)).toMatchObject({ data: { data: { state, attempts: 1 } } });
    }
    expect(await activities()).toEqual([]);
  });

  test("[MAIL-010] a failed send shows the server's message", async () => {
    await env.DB.prepare("update leads set business_email = 'refused@emails.example'").run();
    const answer = await send(TEXT);
    expect(answer.toast).toMatchObject({ destructive: true });
    expect(JSON.stringify(answer.toast)).toContain("550 5.1.1 No such mailbox");
  });

  test("[MAIL-010] without a server message it shows 'Failed to send email', keeps the input and writes nothing", async () => {
    expect(await send(TEXT, { base: envFailingAt(/insert into "mails"/) })).toMatchObject({
      status: 500,
      toast: { title: "Failed to send email", destructive: true },
      data: { ok: false, values: TEXT },
    });
    expect(
      await rows("select id from mails union all select id from outbox union all select id from audit_log"),
    ).toEqual([]);
  });

  test.each([
    ["subject", { ...TEXT, subject: "   " }],
    ["body", { ...TEXT, body: "\n \n" }],
    ["both", { subject: "", body: "" }],
  ])(
    "[MAIL-004] a blank %s gives 'Missing Information', with and without JavaScript, and nothing is sent",
    async (_, fields) => {
      for (const page of [false, true]) {
        expect(await send(fields, { page })).toMatchObject({
          status: 400,
          toast: {
            title: "Missing Information",
            description: "Please fill in both subject and message body",
          },
          data: { values: fields },
        });
      }
      expect(await rows("select id from mails")).toEqual([]);
      expect(sent).toEqual([]);
    },
  );

  test("a misspelled name in braces is refused in words, and nothing goes to the customer as typed", async () => {
    const fields = { subject: "Hi {first_nam}", body: "From {company_name} and {team}, {First_Name}" };
    const inSubject = "Nothing fills in {first_nam}. Use a name from the list, or leave out the braces.";
    expect(await send(fields)).toMatchObject({
      status: 400,
      data: {
        ok: false,
        values: fields,
        toast: { title: "Failed to send email", description: inSubject },
        fieldErrors: {
          subject: [inSubject],
          body: [
            "Nothing fills in {company_name}, {First_Name}. Use a name from the list, or leave out the braces.",
          ],
        },
      },
    });
    expect(await rows("select id from mails")).toEqual([]);
    expect(sent).toEqual([]);
    const lead = await insertLead({ companyName: "Big {O} Tires", businessEmail: address });
    await send({ subject: "Hello", body: "For Big {O} Tires" }, { lead });
    expect((await inbox())[0]?.mail.text).toContain("For Big {O} Tires");
  });

  test("without JavaScript the page says where the message is", async () => {
    expect(await send(TEXT, { page: true })).toMatchObject({
      status: 303,
      to: `/admin/leads/${leadId}`,
      toast: { title: "Email Sent" },
    });
  });

  test("no field can add a header: line breaks become spaces", async () => {
    const name = { firstName: "Eve\r\nBcc: victim@emails.example", lastName: "\u2028X" };
    const lead = await insertLead({ ...name, businessEmail: address });
    await send({ subject: "Hi\r\nBcc: victim@emails.example\r\n\r\nbody", body: "Text" }, { lead });
    const [received] = await inbox();
    const [head = ""] = received?.raw.split("\r\n\r\n") ?? [];
    expect(head.split("\r\n").filter((line) => /^(bcc|cc):/i.test(line))).toEqual([]);
    expect(received?.to).toEqual([address]);
    expect(received?.mail.subject).toBe("Hi Bcc: victim@emails.example body");
    expect(await inbox("victim@emails.example")).toEqual([]);
  });

  test("a lead's markup is escaped in the message", async () => {
    const lead = await insertLead({ firstName: "<script>alert(1)</script>", businessEmail: address });
    await send({ subject: "Hello", body: "Hello {first_name}" }, { lead });
    const [received] = await inbox();
    expect(received?.mail.html).toContain("Hello &lt;script&gt;alert(1)&lt;/script&gt;");
    expect(received?.mail.text).toContain("Hello <script>alert(1)</script>");
  });

  test.each([
    ["a subject of 201 characters", { subject: "x".repeat(201), body: "Text" }],
    ["a body of 20,001 characters", { subject: "Hi", body: "x".repeat(20_001) }],
    ["a body with bytes of another encoding", { subject: "Hi", body: "a\u0081b" }],
  ])("%s is rejected with a message, and the input is kept", async (_, fields) => {
    expect(await send(fields)).toMatchObject({ status: 400, data: { ok: false, values: fields } });
    expect(await rows("select id from mails")).toEqual([]);
  });

  test("a deleted lead and an unknown intent are rejected", async () => {
    expect(await send(TEXT, { lead: "nobody" })).toMatchObject({ status: 404 });
    expect(await send({ intent: "burn" })).toMatchObject({ status: 400 });
  });

  test("a sent mail is not sent again if its lead is erased", async () => {
    await send(TEXT, { settings: null });
    await clearTables("leads");
    await deliver(MAIL, sent, rawEnv(SMTP));
    await deliver(MAIL, sent, rawEnv(SMTP));
    expect(await inbox()).toHaveLength(1);
    expect(await rows("select state from mails")).toEqual([{ state: "sent" }]);
    expect(await activities()).toEqual([]);
  });
});

test("[MAIL-010] a message that failed for good is retried from the composer, once", async () => {
  await env.DB.prepare("update leads set business_email = 'refused@emails.example'").run();
  await send(TEXT);
  const [mail] = await rows("select id, state from mails");
  expect(mail?.state).toBe("failed");
  const mailId = String(mail?.id);
  const state = await readState({
    request: get(`/admin/leads/${leadId}/emails/${mailId}`, headers),
    params: { leadId, mailId },
    context: contextOf(null),
  });
  expect(await state.json()).toMatchObject({ state: "failed", attempts: 1 });

  await env.DB.prepare("update mails set to_address = ?").bind(address).run();
  expect(await send({ intent: "retry", mailId })).toMatchObject({
    toast: { title: "Email Sent" },
    data: { ok: true },
  });
  expect(await send({ intent: "retry", mailId })).toMatchObject({ toast: { title: "Email Sent" } });
  expect(await inbox()).toHaveLength(1);
  expect(await activities()).toHaveLength(1);
  expect(await send({ intent: "retry", mailId: "nobody" })).toMatchObject({ status: 404 });
});

test("a failed message of another lead is not retried from here", async () => {
  await env.DB.prepare("update leads set business_email = 'refused@emails.example'").run();
  await send(TEXT);
  await env.DB.prepare("update mails set lead_id = 'another'").run();
  const [mail] = await rows("select id from mails");
  expect(await send({ intent: "retry", mailId: String(mail?.id) })).toMatchObject({ status: 404 });
  expect(await rows("select state from mails")).toEqual([{ state: "failed" }]);
  expect(await rows("select retried_at from failed_jobs")).toEqual([{ retried_at: null }]);
});

describe("drafts", () => {
  const keep = async (fields: Fields, as = headers, lead = leadId) => {
    const request = post(`/admin/leads/${lead}/draft`, fields, as);
    try {
      return await saveDraft({ request, params: { leadId: lead }, context: contextOf(null) });
    } catch (thrown) {
      if (thrown instanceof Response) return thrown;
      throw thrown;
    }
  };
  const open = async (as = headers) => {
    const request = get(`/admin/leads/${leadId}/email`, as);
    return loader({ request, params: { leadId }, context: contextOf(null) });
  };

  test("[MAIL-001] [MAIL-002] the composer opens with the lead's email, name and id, and restores a draft", async () => {
    expect(await open()).toMatchObject({ leadId, name: "Marcus Bell", address, draft: null });
    expect(await (await keep({ subject: "Maps", body: "Hello" })).json()).toEqual({ saved: true });
    await keep({ subject: "Two maps", body: "Hello Marcus" });
    expect(await open()).toMatchObject({
      draft: { subject: "Two maps", body: "Hello Marcus" },
      values: { first_name: "Marcus", company: "Harbor Auto Group", team: "The Beaconry Team" },
    });
  });

  test("a draft is visible only to its author; a blank one is not stored", async () => {
    const { headers: other } = await signedInStaff(`${crypto.randomUUID()}@beaconry.example`, "staff");
    await keep({ subject: "Mine", body: "" });
    expect((await open(other)).draft).toBeNull();
    await keep({ subject: "Theirs", body: "" }, other);
    await keep({ subject: "", body: "" });
    expect((await open()).draft).toBeNull();
    expect((await open(other)).draft).toEqual({ subject: "Theirs", body: "" });
  });

  test("a draft is deleted when its message is sent, and kept if sending fails", async () => {
    await keep(TEXT);
    await send(TEXT, { base: envFailingAt(/insert into "mails"/) });
    expect((await open()).draft).toEqual(TEXT);
    await send(TEXT);
    expect((await open()).draft).toBeNull();
  });

  test("a draft that is too long, or whose lead is gone, is rejected", async () => {
    expect((await keep({ subject: "x".repeat(201), body: "" })).status).toBe(400);
    expect((await keep({ subject: "Hi", body: "" }, headers, "nobody")).status).toBe(404);
    expect(await rows("select * from mail_drafts")).toEqual([]);
  });
});
