import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { beforeAll, describe, expect, test } from "vitest";
import { action as newDeal } from "../../app/crm/deals/new-deal.route";
import { action as keepDraft } from "../../app/crm/email/draft.route";
import { action as sendEmail } from "../../app/crm/email/email.route";
import { submitContact } from "../../app/crm/intake/submissions.server";
import { action as changeLead } from "../../app/crm/leads/lead-page/route";
import { LEAD_COLUMNS } from "../../app/crm/leads/list-settings";
import { SENDER, submission } from "../support/contact";
import { deliver } from "../support/deliver";
import { addLead, readActionResult } from "../support/lead-page";
import { decodeEntities, findAll } from "../support/page";
import { formPost, requestSite } from "../support/site";
import { contextAt, ORIGIN, post, signedInStaff } from "../support/staff";
import { rawEnv, rows, testDb } from "../support/workers-env";

/** Breaks out of an attribute, an element and a script, and executes in each. */
const hostile = (field: string) =>
  `${field}"'></script><script>hacked=1</script><img src=x onerror="hacked=1"><svg onload=hacked=1>{{7*7}}`;

/** The form rejects this email, so it is inserted directly. */
const HOSTILE_EMAIL = `"><svg/onload=hacked=1>@evil.example`;
const LEAD = {
  firstName: hostile("first"),
  lastName: hostile("last"),
  businessEmail: "{'hacked'}@evil.example",
  phoneNumber: hostile("phone"),
  companyName: hostile("company"),
  industry: hostile("industry"),
  projectDescription: hostile("description"),
  source: hostile("source"),
  ...{ status: "new", priority: "high", leadScore: "50", dealValue: "10", nextFollowUp: "" },
};

let headers: Record<string, string> = {};
let leadId = "";
let dealId = "";
beforeAll(async () => {
  const now = new Date();
  ({ headers } = await signedInStaff("hostile@beaconry.example", "owner", now));
  expect(readActionResult(await addLead(LEAD, { headers, now }))).toMatchObject({ status: 303 });
  leadId = await idOf("leads");
  const forms: [(args: ActionFunctionArgs) => Promise<unknown>, Record<string, string>][] = [
    [changeLead, { intent: "note", content: hostile("note") }],
    [
      changeLead,
      { intent: "activity", type: "task", title: hostile("title"), description: hostile("about") },
    ],
    [changeLead, { intent: "status", status: "qualified" }],
    [newDeal, { title: hostile("deal"), value: "100", leadId }],
    [sendEmail, { intent: "send", subject: hostile("subject"), body: hostile("{first_name} body") }],
    [keepDraft, { subject: hostile("draft"), body: hostile("draft") }],
  ];
  for (const [action, fields] of forms) {
    const request = post(`/admin/leads/${leadId}`, fields, headers);
    const done = await action({ request, params: { leadId }, context: mailingContext(now) });
    if (!(done instanceof Response)) expect(readActionResult(done).status).toBe(200);
  }
  dealId = await idOf("deals");
  await keepList({ board: "open" });
  const sent = submission({ ...LEAD, businessEmail: "visitor@evil.example" });
  await submitContact(testDb(), sent, SENDER, now);
  await rows("update leads set business_email = ? where id = ?", HOSTILE_EMAIL, leadId);
});

/** A context whose mail queue is processed at once with the outbox transport. */
function mailingContext(now: Date) {
  const queue = {
    sendBatch: async () => {},
    send: (body: unknown) => deliver("beaconry-mail", [body], rawEnv()),
  };
  return contextAt(now, { ...rawEnv(), MAIL_QUEUE: queue });
}

async function idOf(table: string): Promise<string> {
  const [row] = await rows(`select id from ${table} order by created_at limit 1`);
  return String(row?.id);
}

const keepList = (settings: object) =>
  rows(
    `insert into profiles (user_id, lead_list) select id, ? from users where true
      on conflict do update set lead_list = excluded.lead_list`,
    JSON.stringify(settings),
  );

async function open(path: string, cookie = ""): Promise<string> {
  const Cookie = `${headers.Cookie}${cookie}`;
  const response = await requestSite(`${ORIGIN}${path}`, { headers: { Cookie } });
  expect(response.status, path).toBe(200);
  return response.text();
}

/** Elements, event handlers and URLs that can only come from the input. */
async function intruders(html: string): Promise<string[]> {
  const elements = await findAll(html, "*");
  return elements.flatMap(({ attributes, text }) => [
    ...Object.keys(attributes).filter((name) => name.startsWith("on")),
    ...Object.values(attributes).filter((value) => /^\s*javascript:/i.test(decodeEntities(value))),
    ...(attributes.src === "x" ? ["an image"] : []),
    ...(/^hacked=1/.test(text) ? ["a script"] : []),
  ]);
}

const PAGES: [string, () => string, string[]][] = [
  ["the list", () => "/admin/leads", ["first", "last", "company", "phone", "title", "deal"]],
  ["the detail", () => `/admin/leads/${leadId}`, ["first", "company", "description", "note", "about"]],
  ["its edit dialog", () => `/admin/leads/${leadId}?show=edit`, ["first"]],
  ["its delete question", () => `/admin/leads/${leadId}?show=delete`, ["first"]],
  ["its erase question", () => `/admin/leads/${leadId}?show=erase`, ["first"]],
  ["its composer", () => `/admin/leads/${leadId}?show=email`, ["first"]],
  ["the composer's page", () => `/admin/leads/${leadId}/email?template=introduction`, ["first", "company"]],
  ["the timeline of changes", () => `/admin/leads/${leadId}?kind=change`, ["first"]],
  ["the timeline of mails", () => `/admin/leads/${leadId}?kind=mail`, ["subject"]],
  ["the board", () => "/admin/deals", ["deal", "company"]],
  ["a deal", () => `/admin/deals/${dealId}`, ["deal"]],
  ["its delete page", () => `/admin/deals/${dealId}/delete`, ["deal"]],
  ["a new deal", () => "/admin/deals/new", ["first", "company"]],
  [
    "the filtered list",
    () => `/admin/leads?${new URLSearchParams({ industry: LEAD.industry, q: "evil" })}`,
    [],
  ],
  ["the search", () => "/admin/search?q=evil", ["first", "company"]],
  ["the dashboard", () => "/admin", []],
  ["the mails", () => "/admin/mail", ["subject"]],
];

describe("a lead whose every field is markup and script", () => {
  test.each(PAGES)("is escaped in %s", async (_, path, shown) => {
    const html = await open(path());
    expect(await intruders(html)).toEqual([]);
    const [body] = await findAll(html, "body");
    for (const field of shown) expect(body?.text).toContain(hostile(field));
    if (shown.includes("phone")) expect(body?.text).toContain(HOSTILE_EMAIL);
  });

  test("is escaped in the table of leads", async () => {
    const columns = Object.keys(LEAD_COLUMNS);
    await keepList({ view: "table", rows: 25, columns });
    const html = await open("/admin/leads");
    expect(await intruders(html)).toEqual([]);
    const [table] = await findAll(html, "#leads table");
    expect(table?.text).toContain(hostile("first"));
  });

  test("is escaped in every mail: its own, the notification and the receipt", async () => {
    const mails = await rows("select id, kind, html, text from mails order by kind");
    expect(mails.map(({ kind }) => kind)).toEqual(["crm", "lead-notice", "lead-receipt"]);
    for (const { id, kind, html, text } of mails) {
      expect(await intruders(String(html))).toEqual([]);
      // The receipt does not greet anybody by such a name.
      if (kind === "lead-receipt") expect(String(text)).toMatch(/^Hello,\n/);
      else expect(String(text)).toContain(hostile("first"));
      expect(await intruders(await open(`/admin/mail/${id}`))).toEqual([]);
    }
  });

  test("is escaped in the export, with doubled quotes", async () => {
    const response = await requestSite(`${ORIGIN}/admin/leads/export`, { headers });
    expect(response.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(await response.text()).toContain(`"${hostile("first").replaceAll('"', '""')}"`);
  });

  test("is escaped in the trash and in the toast of its deletion", async () => {
    const another = { ...LEAD, businessEmail: "{'deleted'}@evil.example", confirmed: "yes" };
    const { to } = readActionResult(await addLead(another, { headers, now: new Date() }));
    const sent = formPost({ intent: "delete" }, { ...headers, Accept: "text/html" });
    const answer = await requestSite(`${ORIGIN}${to}`, sent);
    expect(answer.status).toBe(303);
    const toast = answer.headers.get("Set-Cookie")?.split(";")[0];
    const html = await open("/admin/leads/trash", `; ${toast}`);
    expect(await intruders(html)).toEqual([]);
    expect((await findAll(html, "main"))[0]?.text).toContain(hostile("first"));
  });
});

test("the check for injected markup works", async () => {
  const html = `<p>${hostile("x")}</p><a href=" javascript:hacked=1">a</a>`;
  expect(await intruders(html)).toEqual(
    expect.arrayContaining(["onerror", "an image", "a script", "onload"]),
  );
});
