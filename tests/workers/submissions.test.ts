import { beforeEach, expect, test } from "vitest";
import { arrivalOf } from "../../app/analytics/collect/arrival";
import { itemSchema } from "../../app/analytics/collect/hit";
import { submitContact } from "../../app/crm/intake/submissions.server";
import { action as contactPage } from "../../app/marketing/contact/contact.route";
import { SENDER, submission } from "../support/contact";
import { readActionResult } from "../support/lead-page";
import { contextAt, post } from "../support/staff";
import { clearTables, rows, testDb } from "../support/workers-env";

const NOW = new Date("2026-05-04T10:00:00.000Z");

beforeEach(() =>
  clearTables("outbox", "mails", "lead_submissions", "lead_activities", "leads", "rate_limits"),
);

const submit = (input: ReturnType<typeof submission>, now = NOW) =>
  submitContact(testDb(), input, SENDER, now);

test("[FORM-012] [FORM-003] a submission stores the lead with its seven values, the page, an activity and two mails", async () => {
  const { leadId, isRepeat, outbox } = await submit(submission());
  expect(isRepeat).toBe(false);
  const [lead] = await rows("select * from leads");
  expect(lead).toMatchObject({
    id: leadId,
    first_name: "Dana",
    last_name: "Reyes",
    business_email: "dana@harborauto.example",
    phone_number: "(414) 555-0177",
    company_name: "Harbor Auto",
    industry: "Auto dealership",
    project_description: "Three rooftops, most calls come from one of them.",
    status: "new",
    priority: "medium",
    lead_score: 0,
    source: "contact_form",
    converted: 0,
    deleted_at: null,
    created_at: NOW.toISOString(),
  });
  expect(
    await rows("select lead_id, page_path, landing_path, utm, session_id from lead_submissions"),
  ).toEqual([
    {
      lead_id: leadId,
      page_path: "/",
      landing_path: "/blog",
      utm: '{"utm_source":"newsletter"}',
      session_id: "session-1",
    },
  ]);
  expect(await rows("select lead_id, activity_type from lead_activities")).toEqual([
    { lead_id: leadId, activity_type: "note" },
  ]);
  expect(await rows("select kind, to_address, state, lead_id from mails order by kind")).toEqual([
    { kind: "lead-notice", to_address: "sales@beaconry.example", state: "queued", lead_id: leadId },
    { kind: "lead-receipt", to_address: "dana@harborauto.example", state: "queued", lead_id: leadId },
  ]);
  expect(outbox).toHaveLength(2);
  expect(await rows("select id, queue, state from outbox order by id")).toEqual(
    outbox
      .map((entry) => ({ id: entry.message.id, queue: "mail", state: "pending" }))
      .sort((a, b) => (a.id < b.id ? -1 : 1)),
  );
});

const readOrigin = () => rows("select channel, campaign, landing_path from leads");

test("a lead keeps the channel, campaign and landing page of its visit, and a second form does not change them", async () => {
  const postcard = { utm_source: "postcard", utm_medium: "postcard", utm_campaign: "Lakeview-Nov" };
  await submit(submission({}, { landingPath: "/healthcare", referrer: null, utm: postcard }));
  const first = [{ channel: "postcard", campaign: "lakeview-nov", landing_path: "/healthcare" }];
  expect(await readOrigin()).toEqual(first);
  const later = {
    submissionKey: "key-2",
    referrer: "https://chatgpt.com/",
    utm: null,
    sessionId: "session-2",
  };
  await submit(submission({ projectDescription: "One more thing." }, later));
  expect(await readOrigin()).toEqual(first);
});

test("a lead without a visit (no JavaScript, Global Privacy Control) keeps no origin", async () => {
  await submit(submission({}, { sessionId: null, visitKey: null }));
  expect(await readOrigin()).toEqual([{ channel: null, campaign: null, landing_path: null }]);
});

/** As the form's schema leaves it. */
const sentUtm = (utm: Record<string, string | undefined>) => {
  const set = Object.entries(utm).flatMap(([name, value]) => (value ? [[name, value.trim()] as const] : []));
  return set.length > 0 ? Object.fromEntries(set) : null;
};

test.each([
  { landingPath: "/blog/one", referrer: "https://www.google.com/", utm: {} },
  { landingPath: "/", referrer: "https://l.facebook.com/l.php?u=x", utm: { utm_campaign: " Spring Sale " } },
  { landingPath: "/adrev", referrer: "", utm: { utm_source: "google", utm_medium: "cpc" } },
  { landingPath: "/adrev", referrer: "https://www.google.com/", utm: { gclid: "CjwK" } },
  { landingPath: "/contact", referrer: `${SENDER.siteUrl}/about`, utm: {} },
  { landingPath: "/contact", referrer: "no address", utm: { utm_campaign: "x".repeat(150) } },
])("a lead and its visit agree on where they came from: %j", async ({ landingPath, referrer, utm }) => {
  const kept = new URLSearchParams({ landingPath, referrer, utm: JSON.stringify(utm) });
  const id = crypto.randomUUID();
  const hit = { kind: "page-view", id, path: "/contact", title: "", age: 300, arrival: `${kept}` };
  const item = itemSchema.parse(hit);
  if (item.kind === "vitals") throw new Error("A page view was parsed as vitals");
  const visit = arrivalOf(item.arrival, {
    ...{ page: "/contact", ownHosts: [new URL(SENDER.siteUrl).hostname], userAgent: "" },
  });

  await submit(submission({}, { pagePath: "/contact", landingPath, referrer, utm: sentUtm(utm) }));
  expect(await readOrigin()).toEqual([
    { channel: visit.channel, campaign: visit.campaign, landing_path: visit.landingPath },
  ]);
});

test("the same form sent twice is stored and mailed once", async () => {
  const first = await submit(submission());
  const second = await submit(submission());
  expect(second).toEqual({ leadId: first.leadId, isRepeat: true, outbox: [] });
  expect(await rows("select count(*) n from mails")).toEqual([{ n: 2 }]);
  expect(await rows("select count(*) n from lead_submissions")).toEqual([{ n: 1 }]);
});

test("without JavaScript the same text on one day is stored once, other text or another day again", async () => {
  const plain = submission({}, { submissionKey: null });
  const first = await submit(plain, new Date("2026-05-04T00:00:00.000Z"));
  expect(await submit(plain, new Date("2026-05-04T23:59:59.999Z"))).toEqual({
    leadId: first.leadId,
    isRepeat: true,
    outbox: [],
  });
  expect(await rows("select count(*) n from lead_submissions")).toEqual([{ n: 1 }]);
  await submit(submission({ projectDescription: "And a fourth." }, { submissionKey: null }));
  await submit(plain, new Date("2026-05-05T00:00:00.000Z"));
  expect(await rows("select count(*) n from lead_submissions")).toEqual([{ n: 3 }]);
});

test("a form sent twice without JavaScript is stored and mailed once, and both times confirmed", async () => {
  const send = async () => {
    const request = post("/contact", { ...submission().fields, page: "/" });
    return readActionResult(await contactPage({ request, params: {}, context: contextAt() }));
  };
  const answers = [await send(), await send()];
  const sent = { status: 303, to: "/#contact", toast: { title: "Message sent successfully!" } };
  expect(answers).toMatchObject([sent, sent]);
  expect(await rows("select count(*) n from lead_submissions")).toEqual([{ n: 1 }]);
  expect(await rows("select count(*) n from lead_activities")).toEqual([{ n: 1 }]);
  expect(await rows("select count(*) n from mails")).toEqual([{ n: 2 }]);
});

test("ten concurrent copies of a form make one lead, one submission and two mails", async () => {
  const results = await Promise.all(Array.from({ length: 10 }, () => submit(submission())));
  expect(new Set(results.map((result) => result.leadId)).size).toBe(1);
  expect(results.filter((result) => !result.isRepeat)).toHaveLength(1);
  expect(await rows("select (select count(*) from leads) l, (select count(*) from mails) m")).toEqual([
    { l: 1, m: 2 },
  ]);
});

test("another message from the same email is added to the lead, and both messages are kept", async () => {
  const first = await submit(submission());
  const second = await submit(
    submission(
      { businessEmail: " DANA@harborauto.example ", projectDescription: "One more thing." },
      { submissionKey: "key-2" },
    ),
  );
  expect(second.leadId).toBe(first.leadId);
  expect(second.isRepeat).toBe(false);
  expect(second.outbox).toHaveLength(2);
  expect(await rows("select count(*) n from lead_submissions where lead_id = ?", first.leadId)).toEqual([
    { n: 2 },
  ]);
  expect(await rows("select count(*) n from leads")).toEqual([{ n: 1 }]);
});

test("a form from someone whose lead is in the trash makes a new lead with everything that was sent", async () => {
  const old = await submit(submission());
  await rows("update leads set deleted_at = ? where id = ?", NOW.toISOString(), old.leadId);
  const before = await childrenOf(old.leadId);
  const more = submission({ projectDescription: "One more thing." }, { submissionKey: "key-2" });
  const fresh = await submit(more);
  expect(fresh.leadId).not.toBe(old.leadId);
  expect(fresh).toMatchObject({ isRepeat: false, outbox: [{ queue: "mail" }, { queue: "mail" }] });
  expect(await rows("select deleted_at, project_description from leads where id = ?", fresh.leadId)).toEqual([
    { deleted_at: null, project_description: "One more thing." },
  ]);
  expect(await childrenOf(fresh.leadId)).toEqual([
    { kind: "activity", text: "One more thing." },
    { kind: "mail", text: "lead-notice" },
    { kind: "mail", text: "lead-receipt" },
    { kind: "submission", text: JSON.stringify(more.fields) },
  ]);
  expect(await childrenOf(old.leadId)).toEqual(before);
  const third = await submit(submission({ projectDescription: "And this." }, { submissionKey: "key-3" }));
  expect(third).toMatchObject({ leadId: fresh.leadId, isRepeat: false });
  expect(await rows("select deleted_at from leads where id = ?", old.leadId)).toEqual([
    { deleted_at: NOW.toISOString() },
  ]);
});

/** What the submissions attached to a lead. */
const childrenOf = (leadId: string) =>
  rows(
    `select 'activity' kind, description text from lead_activities where lead_id = ?1
      union all select 'mail', kind from mails where lead_id = ?1
      union all select 'submission', fields from lead_submissions where lead_id = ?1 order by 1, 2`,
    leadId,
  );

test("parallel forms from one email with different texts are added to one lead", async () => {
  await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      submit(submission({ projectDescription: `Message ${at}` }, { submissionKey: `k${at}` })),
    ),
  );
  expect(
    await rows("select (select count(*) from leads) l, (select count(*) from lead_submissions) s"),
  ).toEqual([{ l: 1, s: 8 }]);
});

test("a changed form under the same key is not mistaken for the first", async () => {
  await submit(submission());
  await submit(submission({ projectDescription: "Four rooftops after all." }));
  expect(await rows("select count(*) n from lead_submissions")).toEqual([{ n: 2 }]);
});

test("a suspicious form is held without mail, and accepted once an ordinary one follows", async () => {
  const odd = await submit(submission({}, { suspicion: ["The hidden field was filled in"] }));
  expect(odd.outbox).toEqual([]);
  expect(await rows("select quarantine_reason from leads")).toEqual([
    { quarantine_reason: "The hidden field was filled in" },
  ]);
  expect(await rows("select count(*) n from mails")).toEqual([{ n: 0 }]);
  await submit(submission({}, { submissionKey: "key-3" }));
  expect(await rows("select quarantine_reason from leads")).toEqual([{ quarantine_reason: null }]);
});

test("a failing statement stores nothing", async () => {
  const broken = submission({ projectDescription: "x".repeat(2_200_000) });
  // Fails the batch with a value that violates a constraint.
  await expect(
    submitContact(testDb(), { ...broken, pagePath: JSON.parse("null") }, SENDER, NOW),
  ).rejects.toThrow();
  expect(
    await rows(
      "select (select count(*) from leads) l, (select count(*) from mails) m, (select count(*) from outbox) o",
    ),
  ).toEqual([{ l: 0, m: 0, o: 0 }]);
});

test("markup in a form is escaped in the mails", async () => {
  await submit(
    submission({ firstName: "<img src=x onerror=alert(1)>", companyName: "A\r\nBcc: evil@x.example" }),
  );
  const mails = await rows("select subject, html from mails");
  for (const mail of mails) {
    expect(String(mail.html)).not.toContain("<img");
    expect(String(mail.subject)).not.toMatch(/[\r\n]/);
  }
});
