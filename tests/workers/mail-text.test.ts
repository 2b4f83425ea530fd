import { env } from "cloudflare:workers";
import { beforeEach, expect, inject, test } from "vitest";
import { retryJob } from "../../app/admin/failed-jobs.server";
import { mailDocument } from "../../app/mail/html";
import { MAIL_KINDS, type MailKind } from "../../app/mail/mail";
import { insertMail } from "../../app/mail/mails.server";
import { runBatch } from "../../app/platform/db/database.server";
import { deliver } from "../support/deliver";
import { findAll } from "../support/page";
import { formPost, requestSite } from "../support/site";
import { signedInOnSite, TEST_NOW } from "../support/staff";
import { clearTables, envWithoutMail, rawEnv, rows, testDb } from "../support/workers-env";

const OWNER = "nora@beaconry.example";
const GUEST = "ana@smtp.example";
const NOTICE =
  "The text of this email is not shown: emails to staff can hold a link for their recipient alone.";
const signedIn: Record<string, Record<string, string>> = {};

beforeEach(async () => {
  await clearTables(
    "mail_suppressions",
    "failed_jobs",
    "outbox",
    "mails",
    "invites",
    "auth_tokens",
    "rate_limits",
    "sessions",
  );
  await clearTables("audit_log", "users");
  signedIn.owner = (await signedInOnSite(OWNER, "owner")).headers;
  signedIn.staff = (await signedInOnSite("tom@beaconry.example", "staff")).headers;
});

const smtp = () =>
  rawEnv({
    MAIL_TRANSPORT: "smtp",
    SMTP_HOST: "127.0.0.1",
    SMTP_PORT: String(inject("smtpPort")),
    SMTP_SECURITY: "none",
  });

async function inbox(address: string): Promise<string[]> {
  const received = await (await fetch(inject("inboxUrl"))).json();
  const mails = received as { to: string[]; mail: { text: string } }[];
  return mails.filter(({ to }) => to.includes(address)).map(({ mail }) => mail.text);
}

/** A reset link and an invitation, as people ask for them. */
async function askForLinks() {
  const reset = await requestSite("/auth/reset", { ...formPost({ email: OWNER }), env: envWithoutMail() });
  const fields = { intent: "invite", id: crypto.randomUUID(), email: GUEST, role: "staff" };
  const invited = await requestSite("/admin/settings/team", {
    ...formPost(fields, { ...signedIn.owner, Accept: "text/html" }),
    env: envWithoutMail(),
  });
  expect([reset.status, invited.status]).toEqual([303, 303]);
  const mails = await rows("select id, subject, text, html from mails order by rowid");
  expect(mails).toHaveLength(2);
  for (const { text, html } of mails) expect(`${text}${html}`).toMatch(/token=[\w-]+[\s\S]*token=[\w-]+/);
  return mails.map(({ id, subject }) => ({ id: String(id), subject: String(subject) }));
}

async function storeMail(kind: MailKind, html: string) {
  const { mailId, statements, entry } = insertMail(
    testDb(),
    {
      kind,
      to: { address: GUEST, name: null },
      from: { address: "hello@beaconry.example", name: "Beaconry" },
      ...{ replyTo: null, leadId: null, subject: "Hello", text: "Words for one", html },
    },
    TEST_NOW,
  );
  await runBatch(testDb(), statements);
  return { mailId, message: entry.message };
}

test.each(["owner", "staff"])("the %s finds no link of an account's mail anywhere", async (role) => {
  const mails = await askForLinks();
  await rows("update mails set state = 'failed' where id = ? returning id", mails[0]?.id ?? "");
  const pages = [
    "/admin/mail",
    ...["queued", "failed", "sent"].map((state) => `/admin/mail?state=${state}`),
    ...["token", "password", GUEST].flatMap((q) => [
      `/admin/mail?q=${q}`,
      `/admin/search?q=${q}`,
      `/admin/leads?q=${q}`,
    ]),
    ...mails.flatMap(({ id }) => [`/admin/mail/${id}`, `/admin/mail/${id}/body`]),
    "/admin/failed-jobs",
    "/admin/audit",
  ];
  const found: string[] = [];
  for (const page of pages) {
    const [path, query] = page.split("?");
    for (const address of [page, `${path}.data${query ? `?${query}` : ""}`]) {
      const response = await requestSite(address, { headers: signedIn[role] });
      const expected = path?.endsWith("/body") ? 404 : 200;
      if (response.status !== expected || /token=/.test(await response.text())) found.push(address);
    }
  }
  expect(found).toEqual([]);
  const html = await (await requestSite(`/admin/mail/${mails[0]?.id}`, { headers: signedIn[role] })).text();
  expect((await findAll(html, "main"))[0]?.text).toContain(NOTICE);
  expect(await findAll(html, "iframe, pre")).toEqual([]);
});

test.each([
  ["sent", smtp],
  ["kept", rawEnv],
])("once an account's mail is %s, the database no longer has its text", async (state, settings) => {
  await askForLinks();
  const messages = await rows("select message from outbox");
  await deliver(
    "beaconry-mail",
    messages.map(({ message }) => JSON.parse(String(message))),
    settings(),
  );
  expect(await rows("select distinct state, text, html from mails")).toEqual([{ state, text: "", html: "" }]);
});

test("an account's mail that failed is sent whole at its retry", async () => {
  const address = "refused@account.example";
  const { message } = await storeMail("account", "<p>Words for one</p>");
  await env.DB.prepare("update mails set to_address = ?").bind(address).run();
  await deliver("beaconry-mail", [message], smtp());
  expect(await rows("select state, text from mails")).toEqual([{ state: "failed", text: "Words for one" }]);
  await env.DB.prepare("update mails set to_address = 'ready@account.example'").run();
  const [job] = await rows("select id from failed_jobs");
  await retryJob(testDb(), String(job?.id), new Date());
  await deliver("beaconry-mail", [message], smtp());
  expect(await inbox("ready@account.example")).toEqual([expect.stringContaining("Words for one")]);
  expect(await rows("select state, text from mails")).toEqual([{ state: "sent", text: "" }]);
});

test.each(MAIL_KINDS.filter((kind) => kind !== "account"))(
  "a mail of the kind %s keeps its text, on its page and in a frame whose policy allows its own styles alone",
  async (kind) => {
    const { mailId, message } = await storeMail(kind, mailDocument("Hello", "<p>Words for one</p>"));
    await deliver("beaconry-mail", [message], smtp());
    const page = await requestSite(`/admin/mail/${mailId}`, { headers: signedIn.staff });
    const html = await page.text();
    const footer = kind === "crm" ? /^Words for one\s+-- To stop these emails, / : /^Words for one$/;
    expect((await findAll(html, "pre"))[0]?.text).toMatch(footer);
    const [frame] = await findAll(html, "iframe");
    expect(frame?.attributes).toMatchObject({ src: `/admin/mail/${mailId}/body`, sandbox: "" });
    expect(page.headers.get("Content-Security-Policy")).toContain("frame-src 'self'");
    const body = await requestSite(`/admin/mail/${mailId}/body`, { headers: signedIn.staff });
    const document = await body.text();
    expect(document).toContain("<p>Words for one</p>");
    expect(document).toMatch(/ style="[^"]*background:#fff;color:#10203a/);
    expect(Object.fromEntries(body.headers)).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": `default-src 'none'; style-src-attr 'unsafe-inline'; sandbox; frame-ancestors 'self'`,
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
      "cache-control": "no-store, no-transform",
    });
  },
);

test("a mail's HTML is for staff, and for no frame of another site", async () => {
  const { mailId } = await storeMail("crm", "<p>Words for one</p>");
  const path = `/admin/mail/${mailId}/body`;
  const anonymous = await requestSite(path, { redirect: "manual" });
  expect([anonymous.status, anonymous.headers.get("Location")]).toEqual([302, "/auth"]);
  const framed = { "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "iframe" };
  const load = async (site: string) =>
    (await requestSite(path, { headers: { ...signedIn.staff, ...framed, "Sec-Fetch-Site": site } })).status;
  expect([await load("same-origin"), await load("same-site"), await load("cross-site")]).toEqual([
    200, 403, 403,
  ]);
  expect((await requestSite("/admin/mail/unknown/body", { headers: signedIn.staff })).status).toBe(404);
});
