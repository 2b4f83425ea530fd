import PostalMime from "postal-mime";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { MAIL_KINDS } from "../../app/mail/mail";
import type { SuppressionReason } from "../../app/mail/suppression/suppression";
import { insertSuppression, suppressionOf } from "../../app/mail/suppression/suppressions.server";
import { runBatch } from "../../app/platform/db/database.server";
import { newId } from "../../app/platform/ids";
import { readLinkKey, signId } from "../../app/platform/signed-link.server";
import { deliver } from "../support/deliver";
import { insertLead } from "../support/leads";
import { findAll } from "../support/page";
import { LOCAL_SITE, receivedBy, sendMail, stateOf, suppressions } from "../support/sent-mail";
import { formPost, requestSite } from "../support/site";
import { signedInOnSite, TEST_NOW } from "../support/staff";
import { clearTables, rawEnv, rows, testDb } from "../support/workers-env";

type Headers = Record<string, string>;
let staff: Headers = {};
let owner: Headers = {};
beforeAll(async () => {
  await clearTables("sessions", "users");
  ({ headers: staff } = await signedInOnSite("lena@beaconry.example", "staff"));
  ({ headers: owner } = await signedInOnSite("olga@beaconry.example"));
});
beforeEach(() =>
  clearTables("mail_suppressions", "audit_log", "failed_jobs", "outbox", "mails", "lead_activities", "leads"),
);
afterEach(() => vi.restoreAllMocks());

const someone = () => `dana-${newId()}@servers.example`;

async function suppress(address: string, reason: SuppressionReason, mailId = "mail-0") {
  const row = await suppressionOf({ address, reason, mailId }, TEST_NOW);
  await runBatch(testDb(), [insertSuppression(testDb(), row)]);
}

/** The path of the link in the mail's List-Unsubscribe header. */
async function linkIn(raw = ""): Promise<string> {
  const { headers } = await PostalMime.parse(raw);
  const value = headers.find(({ key }) => key === "list-unsubscribe")?.value ?? "";
  expect(value).toMatch(new RegExp(`^<${LOCAL_SITE}/unsubscribe/[\\da-f-]+>$`));
  return value.slice(1 + LOCAL_SITE.length, -1);
}

async function linkFor(address: string): Promise<string> {
  await sendMail(address);
  return linkIn((await receivedBy(address))[0]);
}

const ONE_CLICK = { method: "POST", body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }) };

test("a mail from a lead's page leaves with one-click headers and the same link in both texts (RFC 8058)", async () => {
  const address = someone();
  const path = await linkFor(address);
  const mail = await PostalMime.parse((await receivedBy(address))[0] ?? "");
  expect(mail.headers.find(({ key }) => key === "list-unsubscribe-post")?.value).toBe(
    "List-Unsubscribe=One-Click",
  );
  expect(mail.text).toContain(LOCAL_SITE + path);
  expect(mail.html).toContain(`href="${LOCAL_SITE}${path}"`);
  // The stored mail, which the lead's timeline shows, is what was written.
  expect(await rows("select text, html from mails")).toEqual([{ text: "Hello", html: "<p>Hello</p>" }]);
});

test("by HTTP it has the same headers, and each attempt the same text, as the idempotency key demands", async () => {
  const bodies: string[] = [];
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(globalThis, "fetch").mockImplementation(async (_, init) => {
    bodies.push(String(init?.body));
    return bodies.length === 1 ? new Response("", { status: 500 }) : Response.json({ id: "provider-1" });
  });
  const http = rawEnv({
    ...{ MAIL_TRANSPORT: "http", MAIL_HTTP_URL: "https://provider.example/emails" },
    MAIL_HTTP_TOKEN: "token-of-the-provider-0123456789",
  });
  const mailId = await sendMail(someone(), "crm", http);
  const [{ message }] = (await rows("select message from outbox")) as [{ message: string }];
  await deliver("beaconry-mail", [JSON.parse(message)], http);
  expect(await stateOf(mailId)).toMatchObject({ state: "sent" });
  expect(bodies).toHaveLength(2);
  expect(bodies[1]).toBe(bodies[0]);
  const { headers } = JSON.parse(bodies[0] ?? "{}");
  expect(headers["List-Unsubscribe"]).toMatch(/^<http:\/\/localhost:8788\/unsubscribe\/[\da-f-]{100,}>$/);
  expect(headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
});

test.each(MAIL_KINDS.filter((kind) => kind !== "crm"))(
  "a mail of the kind %s has no such link",
  async (kind) => {
    const address = someone();
    await sendMail(address, kind);
    const [raw = ""] = await receivedBy(address);
    expect(raw).toContain("Hello");
    expect(raw).not.toMatch(/unsubscribe/i);
  },
);

test("opening the link shows whose mail it ends, and ends nothing", async () => {
  const address = someone();
  const path = await linkFor(address);
  for (const method of ["GET", "HEAD"]) {
    const response = await requestSite(path, { method });
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toContain("no-store");
    expect(response.headers.get("Referrer-Policy")).toBe("same-origin");
    if (method === "HEAD") continue;
    const html = await response.text();
    expect(html).toContain(address);
    expect((await findAll(html, "main form[method=post] button")).map(({ text }) => text)).toEqual([
      "Unsubscribe",
    ]);
    expect(await findAll(html, "meta[name=robots][content=noindex]")).toHaveLength(1);
  }
  expect(await suppressions()).toEqual([]);
});

test.each<[string, RequestInit]>([
  ["a form", ONE_CLICK],
  ["multipart", { method: "POST", body: multipart() }],
  [
    "a form with another Origin",
    { ...ONE_CLICK, headers: { Origin: "https://webmail.example", Host: "localhost:8788" } },
  ],
])(
  "one click in a mail program, sent as %s, unsubscribes without a sign-in, a cookie or a redirect",
  async (_, init) => {
    const address = someone();
    const path = await linkFor(address);
    const mailId = (await rows("select id from mails"))[0]?.id;
    for (let time = 0; time < 2; time += 1) {
      expect((await requestSite(path, { ...init, redirect: "manual" })).status).toBe(200);
      expect(await suppressions()).toEqual([
        { address, reason: "unsubscribed", detail: null, mail_id: mailId },
      ]);
    }
  },
);

function multipart(): FormData {
  const form = new FormData();
  form.set("List-Unsubscribe", "One-Click");
  return form;
}

test("the page's button unsubscribes, and the page then says so", async () => {
  const address = someone();
  const path = await linkFor(address);
  const sent = await requestSite(path, formPost({}));
  expect([sent.status, sent.headers.get("Location")]).toEqual([303, path]);
  const html = await (await requestSite(path)).text();
  expect((await findAll(html, "h1")).map(({ text }) => text)).toEqual(["You are unsubscribed."]);
  expect(await findAll(html, "main form[method=post]")).toEqual([]);
});

test("a link that we did not sign for this, or whose mail is gone, ends nothing", async () => {
  const path = await linkFor(someone());
  const [, token = ""] = path.match(/^\/unsubscribe\/(.+)$/) ?? [];
  const key = await readLinkKey(testDb(), TEST_NOW);
  const id = token.slice(0, 36);
  const flipped = token.slice(0, -1) + (token.endsWith("0") ? "1" : "0");
  const forged = [await signId(key, id), flipped, id, await signId(key, newId(), "unsubscribe "), "x"];
  for (const one of forged) {
    expect((await requestSite(`/unsubscribe/${one}`, ONE_CLICK)).status, one).toBe(404);
    expect((await requestSite(`/unsubscribe/${one}`)).status, one).toBe(404);
  }
  await rows("update mails set to_address = 'erased' returning id");
  expect((await requestSite(path, ONE_CLICK)).status).toBe(404);
  expect(await suppressions()).toEqual([]);
});

test("at an old host the link of an old mail still works", async () => {
  const address = someone();
  const path = await linkFor(address);
  const settings = { SITE_URL: "https://www.beaconry.example" };
  const response = await requestSite(`https://old.pages.dev${path}`, { ...ONE_CLICK, settings });
  expect(response.status).toBe(200);
  expect(await suppressions()).toMatchObject([{ address, reason: "unsubscribed" }]);
});

test("whoever unsubscribed gets no mail from staff in any spelling of the address, and the mail says why", async () => {
  const address = someone();
  await requestSite(await linkFor(address), ONE_CLICK);
  const spelled = address.replace("dana", "DANA");
  const mailId = await sendMail(spelled);
  expect(await stateOf(mailId)).toEqual({
    state: "suppressed",
    last_error: "This person has asked for no more email.",
  });
  expect(await receivedBy(spelled)).toEqual([]);
  expect(await rows("select * from failed_jobs")).toEqual([]);
});

/** Of each kind, the reasons for which it is not sent. */
const STOPPED: Record<string, SuppressionReason[]> = {
  "lead-notice": [],
  "lead-receipt": ["bounced", "complained"],
  crm: ["bounced", "unsubscribed", "complained"],
  account: [],
  booking: [],
};
test.each(MAIL_KINDS)("a mail of the kind %s is sent or not, by the reason of the list", async (kind) => {
  const stopped: string[] = [];
  for (const reason of ["bounced", "unsubscribed", "complained"] as const) {
    const address = someone();
    await suppress(address, reason);
    const { state } = (await stateOf(await sendMail(address, kind))) ?? {};
    expect(state).toMatch(/^(?:sent|suppressed)$/);
    expect(await receivedBy(address)).toHaveLength(state === "sent" ? 1 : 0);
    if (state === "suppressed") stopped.push(reason);
  }
  expect(stopped).toEqual(STOPPED[kind]);
});

test.each<[SuppressionReason, SuppressionReason, SuppressionReason]>([
  ["bounced", "unsubscribed", "unsubscribed"],
  ["unsubscribed", "bounced", "unsubscribed"],
  ["unsubscribed", "complained", "complained"],
  ["complained", "unsubscribed", "complained"],
  ["complained", "bounced", "complained"],
])("an address that has %s and then %s counts as %s", async (first, second, kept) => {
  await suppress("dana@servers.example", first);
  await suppress("Dana@servers.example ", second);
  expect((await suppressions()).map(({ reason }) => reason)).toEqual([kept]);
});

const lift = (address: string, reason: string) =>
  requestSite("/admin/mail/suppressed", formPost({ intent: "lift", address, reason }, staff));

test.each<SuppressionReason>(["unsubscribed", "bounced"])(
  "staff may allow mail to an address that has %s, with a reason, which the audit keeps without the address",
  async (reason) => {
    const address = someone();
    await suppress(address, reason);
    expect((await lift(address, "   ")).status).toBe(400);
    expect(await suppressions()).toHaveLength(1);
    expect((await lift(address, "She wrote that it was a mistake")).status).toBeLessThan(400);
    expect(await suppressions()).toEqual([]);
    const audit = await rows(
      "select actor_label, action, before, after from audit_log where entity = 'mail-suppression'",
    );
    expect(audit).toMatchObject([
      {
        ...{ actor_label: "lena@beaconry.example", action: "mail.allow" },
        after: JSON.stringify({ reason: "She wrote that it was a mistake" }),
      },
    ]);
    expect(JSON.stringify(audit)).not.toContain(address);
    expect((await stateOf(await sendMail(address)))?.state).toBe("sent");
  },
);

test("a complaint is never lifted, not even by an owner, and neither is what is not there", async () => {
  await suppress("dana@servers.example", "complained");
  const fields = { intent: "lift", address: "dana@servers.example", reason: "We are sorry" };
  const post = (more: Headers) =>
    requestSite("/admin/mail/suppressed.data", formPost({ ...fields, ...more }, owner));
  expect((await post({})).status).toBe(409);
  expect((await post({ address: "nobody@servers.example" })).status).toBe(404);
  expect(await suppressions()).toHaveLength(1);
  const html = await (await requestSite("/admin/mail/suppressed", { headers: staff })).text();
  expect(await findAll(html, "main form[method=post]")).toEqual([]);
});

test("the list shows addresses with their reasons, and finds one by a part of it", async () => {
  await suppress("dana@servers.example", "unsubscribed");
  await suppress("100%_sure@other.example", "bounced");
  const found = async (search: string) => {
    const html = await (await requestSite(`/admin/mail/suppressed${search}`, { headers: staff })).text();
    return (await findAll(html, "main tbody tr")).map(({ text }) => text);
  };
  expect(await found("")).toHaveLength(2);
  expect(await found("?q=SERVERS")).toEqual([expect.stringContaining("dana@servers.example")]);
  expect(await found(`?q=${encodeURIComponent("%_")}`)).toEqual([expect.stringContaining("Bounced")]);
  expect(await found("?q=nobody")).toEqual([]);
});

test("a lead's page says that its mail is unwanted; of another lead it says nothing", async () => {
  const unwanted = await insertLead({ businessEmail: "Dana@servers.example" });
  const other = await insertLead({ businessEmail: "marcus@servers.example" });
  await suppress("dana@servers.example", "complained");
  const notice = async (id: string) => {
    const html = await (await requestSite(`/admin/leads/${id}`, { headers: staff })).text();
    return (await findAll(html, "[aria-labelledby=unwanted-title]")).map(({ text }) => text).join();
  };
  expect(await notice(unwanted)).toContain("reported an email of ours as spam");
  expect(await notice(other)).toBe("");
});

test("of an erased person only a hash stays on the list, which keeps the wish", async () => {
  const leadId = await insertLead({
    ...{ businessEmail: "Dana@servers.example", emailKey: "dana@servers.example" },
  });
  await suppress("dana@servers.example", "unsubscribed");
  await suppress("marcus@servers.example", "unsubscribed");
  const erase = formPost({ intent: "erase" }, owner);
  expect((await requestSite(`/admin/leads/${leadId}`, erase)).status).toBeLessThan(400);
  expect((await suppressions()).map(({ address }) => address)).toEqual(["", "marcus@servers.example"]);
  const dump = JSON.stringify(await rows("select * from mail_suppressions where address = ''"));
  expect(dump).not.toMatch(/dana/i);
  expect((await stateOf(await sendMail("dana@servers.example")))?.state).toBe("suppressed");
  const html = await (await requestSite("/admin/mail/suppressed", { headers: staff })).text();
  expect(html).toContain("(erased person)");
});

test("an erased person who writes again is found by the whole address, and may get mail again", async () => {
  await suppress("dana@servers.example", "unsubscribed");
  await rows("update mail_suppressions set address = '' returning address");
  const found = async (q: string) => {
    const path = `/admin/mail/suppressed?${new URLSearchParams({ q })}`;
    return findAll(await (await requestSite(path, { headers: staff })).text(), "main tbody tr");
  };
  expect(await found("dana@servers")).toEqual([]);
  expect((await found("")).map(({ text }) => text).join()).toContain("Search for the whole address");
  const [row] = await found(" Dana@servers.example");
  expect(row?.text).toContain("dana@servers.example");
  expect(row?.text).toContain("Allow");
  expect((await lift("dana@servers.example", "She wrote to us")).status).toBeLessThan(400);
  expect(await suppressions()).toEqual([]);
});

test("the composer says that no email goes to an address before anything is written", async () => {
  const id = await insertLead({ businessEmail: "Dana@servers.example" });
  const hints = async () => {
    const html = await (await requestSite(`/admin/leads/${id}/email`, { headers: staff })).text();
    return html.includes("No email is sent there. This person has asked for no more email.");
  };
  expect(await hints()).toBe(false);
  await suppress("dana@servers.example", "unsubscribed");
  expect(await hints()).toBe(true);
});

test("a server's word that there is no such mailbox marks the address, and staff read it", async () => {
  const address = `refused@${newId()}.example`;
  const mailId = await sendMail(address);
  const failed = await stateOf(mailId);
  expect(failed?.state).toBe("failed");
  expect(failed?.last_error).toContain("550 5.1.1 No such mailbox");
  expect(await suppressions()).toEqual([
    { address, reason: "bounced", detail: failed?.last_error, mail_id: mailId },
  ]);
  expect(await rows("select attempts from mails")).toEqual([{ attempts: 1 }]);
  const page = await requestSite("/admin/mail/suppressed", { headers: staff });
  expect(await page.text()).toContain("550 5.1.1 No such mailbox");
  expect((await stateOf(await sendMail(address)))?.state).toBe("suppressed");
});

test.each(["policy", "bare", "sender", "full", "large"])(
  "a refusal as to %s@, which is not about whether the mailbox exists, marks nothing",
  async (name) => {
    const mailId = await sendMail(`${name}@${newId()}.example`);
    expect((await stateOf(mailId))?.state).toBe("failed");
    expect(await suppressions()).toEqual([]);
  },
);

test("the back office shows a mail as it left: with its link, if a transport took it", async () => {
  const address = someone();
  const path = await linkFor(address);
  const [sent] = await rows("select id from mails");
  const pathsOf = (id: unknown) => [`/admin/mail/${id}`, `/admin/mail/${id}/body`];
  const [text, body] = await Promise.all(
    pathsOf(sent?.id).map(async (page) => (await requestSite(page, { headers: staff })).text()),
  );
  expect(text).toContain(`To stop these emails, unsubscribe here: ${LOCAL_SITE}${path}`);
  // In HTML the words lead there, and the long address is not written out.
  expect(body).toContain(
    `To stop these emails, <a href="${LOCAL_SITE}${path}" style="color:#ab3d07">unsubscribe here</a>.`,
  );
  const kept = await sendMail(someone(), "crm", rawEnv());
  for (const page of pathsOf(kept)) {
    const html = await (await requestSite(page, { headers: staff })).text();
    expect(html).toContain("Hello");
    expect(html).not.toContain("/unsubscribe/");
  }
});
