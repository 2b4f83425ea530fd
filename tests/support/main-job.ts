import { expect, type Page, test } from "@playwright/test";
import type { TestDatabase } from "./database";
import { OWNER, type Server } from "./server";
import type { startSmtpInbox } from "./smtp-inbox";
import { DANA, fillContactForm, takePersonsTime } from "./visitor";

type Site = {
  /** A browser that says to be a phone (`PHONE`), 1280 px wide. */
  page: Page;
  server: Pick<Server, "url" | "fireCron">;
  db: TestDatabase;
  smtp: Awaited<ReturnType<typeof startSmtpInbox>>;
};

/**
 * What the product is for, from end to end: a visitor becomes a lead, staff see and answer it, a cron writes a post, staff
 * publish it. Needs `SMTP` settings, and a database that does not know Dana; what else it holds does not matter.
 */
export async function runMainJob(site: Site): Promise<void> {
  await test.step("the visitor's page view is stored with device, browser and os", () => visit(site));
  await test.step("the contact form makes the lead, its activity and two mails, which arrive", () =>
    sendForm(site));
  await test.step("staff sign in and see the lead", () => findLead(site));
  await test.step("their answer leaves by mail, and is said to be sent once the mail server has it", () =>
    answerLead(site));
  await test.step("a cron that fires twice writes one draft", () => writeDraft(site));
  await test.step("staff publish it: list, article, sitemap, indexing request", () => publishDraft(site));
  await test.step("staff sign out", () => signOut(site));
}

async function visit({ page, db }: Site): Promise<void> {
  const before = Number(db.get("select count(*) n from website_analytics")?.n);
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(() => db.get("select count(*) n from website_analytics")).toEqual({ n: before + 1 });
  expect(
    db.get(
      "select page_path, device_type, browser, os from website_analytics order by timestamp desc limit 1",
    ),
  ).toEqual({ page_path: "/", device_type: "mobile", browser: "Chrome", os: "Android" });
}

async function sendForm({ page, db, smtp }: Site): Promise<void> {
  await fillContactForm(page);
  await takePersonsTime(page);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.locator(".toast").getByText("Message sent successfully!")).toBeVisible();
  await expect(page.locator(".toast").getByText("We'll get back to you within 2 hours.")).toBeVisible();
  await expect(page.locator("[name=firstName]")).toHaveValue("");
  const leads = db.all("select id, industry, status from leads where business_email = ?", DANA.businessEmail);
  expect(leads).toEqual([{ id: expect.any(String), industry: "Auto dealership", status: "new" }]);
  expect(db.get("select count(*) n from lead_activities where lead_id = ?", String(leads[0]?.id))).toEqual({
    n: 1,
  });
  await expect
    .poll(() => smtp.mails.flatMap((mail) => mail.to).sort(), { timeout: 20_000 })
    .toEqual([DANA.businessEmail, "sales@beaconry.example"]);
}

async function findLead({ page, server, db }: Site): Promise<void> {
  await page.goto("/auth");
  await page.getByLabel("Email").fill(OWNER.email);
  await page.getByLabel("Password").fill(OWNER.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(`${server.url}/admin`);
  await expect(page.getByText("Welcome back!", { exact: true })).toBeVisible();
  const dayAgo = new Date(Date.now() - 86_400_000).toISOString();
  const recent = db.get(
    "select count(*) n from leads where created_at >= ? and deleted_at is null and quarantine_reason is null",
    dayAgo,
  );
  await expect(page.getByRole("main").getByText(`${recent?.n} new`)).toBeVisible();
  await page.getByRole("link", { name: "Lead Management" }).first().click();
  await expect(page.getByRole("heading", { name: "CRM Dashboard" })).toBeVisible();
  await page.getByRole("searchbox").first().fill("harbor");
  await expect(page).toHaveURL(/q=harbor/);
  await page.getByText("Dana Reyes").first().click();
  await expect(page).toHaveURL(/\/admin\/leads\/[0-9a-f-]{36}/);
  await expect(page.getByText(DANA.projectDescription).first()).toBeVisible();
}

async function answerLead({ page, smtp }: Site): Promise<void> {
  const lead = new URL(page.url());
  lead.searchParams.set("show", "email");
  await page.goto(lead.href);
  const composer = page.getByRole("dialog", { name: "Send email" });
  await composer.getByLabel("Subject").fill("Your rank map");
  await composer.getByLabel("Message").fill("It is ready.");
  await composer.getByRole("button", { name: /^Send/ }).click();
  await expect(page.locator(".toast").filter({ hasText: "Email Sent" })).toHaveText(
    /Email successfully sent to Dana Reyes/,
    { timeout: 30_000 },
  );
  const left = smtp.mails.filter(({ mail }) => mail.subject === "Your rank map");
  expect(left.map(({ to }) => to)).toEqual([[DANA.businessEmail]]);
}

const DRAFTS = "select slug, title, published from blogs where created_at >= ?";

async function writeDraft({ server, db }: Site): Promise<void> {
  // A slot of more than an hour ago would be left out as missed.
  const slot = new Date();
  slot.setUTCSeconds(0, 0);
  await server.fireCron("5 * * * *", slot);
  await server.fireCron("5 * * * *", slot);
  const runs = "select status from blog_generation_log where created_at >= ?";
  await expect
    .poll(() => db.all(runs, slot.toISOString()), { timeout: 20_000 })
    .toEqual([{ status: "success" }]);
  expect(db.all(DRAFTS, slot.toISOString())).toMatchObject([{ published: 0 }]);
}

async function publishDraft({ page, server, db }: Site): Promise<void> {
  const post = db.get("select slug, title from blogs order by created_at desc limit 1");
  await page.goto("/admin/blogs");
  await page.getByRole("switch", { name: `Published: ${post?.title}` }).click();
  await expect(page.getByText("Blog published successfully", { exact: true })).toBeVisible();
  const address = `${server.url}/blog/${post?.slug}`;
  await expect
    .poll(() => db.all("select url, action, kind from indexing_requests"), { timeout: 20_000 })
    .toContainEqual({ url: address, action: "submit", kind: "URL_UPDATED" });
  await page.goto("/blog");
  await expect(page.getByRole("link", { name: /Read Full Article/ })).toHaveAttribute(
    "href",
    `/blog/${post?.slug}`,
  );
  await page.goto(`/blog/${post?.slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(String(post?.title));
  expect(await (await page.request.get("/sitemap.xml")).text()).toContain(`<loc>${address}</loc>`);
}

async function signOut({ page, server }: Site): Promise<void> {
  await page.goto("/admin");
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL(`${server.url}/auth`);
  await expect(page.getByText("You have been successfully signed out", { exact: true })).toBeVisible();
  await page.goto("/admin");
  await expect(page).toHaveURL(`${server.url}/auth`);
}
