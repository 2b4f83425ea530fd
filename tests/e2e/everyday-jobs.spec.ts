import type { Page } from "@playwright/test";
import { pickedUp } from "../support/deal-card";
import { insertDealRow } from "../support/deal-rows";
import { expect, test } from "../support/fixtures";
import { clearLeads, insertLeadRow, showLeadTable } from "../support/lead-rows";

const DAY_HOURS = 24;
const toast = (page: Page, text: string) => page.locator(".toast").filter({ hasText: text });
const lead = (page: Page, name: string) => page.getByRole("link", { name, exact: true });
const panel = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });

/** Counts what a person's hand does from now on: presses of a mouse button and of keys, on this page. */
async function countWork(page: Page) {
  const work = { clicks: 0, keys: 0 };
  await page.exposeFunction("countWork", (kind: keyof typeof work) => {
    work[kind] += 1;
  });
  const listen = `
    addEventListener("mousedown", () => countWork("clicks"), true);
    addEventListener("keydown", () => countWork("keys"), true);`;
  await page.addInitScript(listen);
  await page.evaluate(listen);
  return work;
}

/** As somebody types: a key for each letter, which `fill` has none of. */
async function type(page: Page, text: string): Promise<void> {
  for (const key of text) await page.keyboard.press(key);
}

let priya = "";

test.beforeEach(async ({ db, login }) => {
  await clearLeads(db);
  await db.write("delete from mails");
  await login();
  for (let at = 0; at < 20; at += 1) await insertLeadRow(db, { firstName: `Ann${at + 10}` }, at + 2);
  const raman = {
    firstName: "Priya",
    lastName: "Raman",
    company: "Raman Ortega LLP",
    phone: "(414) 555-0177",
  };
  priya = await insertLeadRow(db, { ...raman, email: "priya@ramanortega.example" });
  await insertDealRow(db, { leadId: priya, title: "Intake pages" });
});

// Counts are exact where they can be, so that a click more is noticed.

test("a lead is found and a call logged in four clicks", async ({ page }) => {
  await page.goto("/admin/leads");
  const work = await countWork(page);
  await page.getByLabel("Search", { exact: true }).click();
  await type(page, "priya");
  await lead(page, "Priya Raman").click();
  await panel(page, "Priya Raman").getByLabel("Activity title").click();
  await type(page, "called");
  await panel(page, "Priya Raman").getByRole("button", { name: "Add Activity" }).click();
  await expect(toast(page, "Activity added successfully")).toBeVisible();
  expect(work).toEqual({ clicks: 4, keys: 11 });
});

test("a lead is found and a call logged by keys alone", async ({ page }) => {
  await page.goto("/admin");
  const work = await countWork(page);
  await page.keyboard.press("Control+k");
  await type(page, "priya");
  await expect(page.getByRole("option", { name: /Priya Raman/ })).toBeVisible();
  for (const _ of [1, 2, 3]) {
    if (await page.getByRole("option", { name: /Priya Raman/, selected: true }).count()) break;
    await page.keyboard.press("ArrowDown");
  }
  await page.keyboard.press("Enter");
  await expect(panel(page, "Priya Raman")).toBeVisible();
  await page.keyboard.press("n");
  await type(page, "called");
  await page.keyboard.press("Enter");
  await expect(toast(page, "Activity added successfully")).toBeVisible();
  expect(work.clicks).toBe(0);
  // Control and K, five letters, one or two arrows, Enter, N, six letters, Enter.
  expect(work.keys).toBeLessThanOrEqual(18);
});

test("a follow-up next Tuesday takes two clicks", async ({ page }) => {
  await page.goto("/admin/leads");
  const work = await countWork(page);
  await page.getByRole("button", { name: /follow-up of Priya Raman|follow-up for Priya Raman/ }).click();
  await page.getByRole("button", { name: /Next Tuesday/ }).click();
  await expect(toast(page, "Follow-up set")).toBeVisible();
  expect(work).toEqual({ clicks: 2, keys: 0 });
});

test("a mail from a template takes three clicks and Ctrl+Enter", async ({ page, db }) => {
  await page.goto("/admin/leads");
  const work = await countWork(page);
  await lead(page, "Priya Raman").click();
  await panel(page, "Priya Raman").getByRole("link", { name: "Email" }).click();
  const composer = page.getByRole("dialog", { name: "Send email" });
  await composer.getByRole("link", { name: "Introduction" }).click();
  await expect(composer.getByLabel("Message")).toHaveValue(/^Hello Priya,/);
  await page.keyboard.press("Control+Enter");
  await expect.poll(() => db.get("select count(*) n from mails")?.n).toBe(1);
  expect(work.clicks).toBe(3);
  expect(work.keys).toBeLessThanOrEqual(2);
});

test("a deal is moved by four keys", async ({ page, db }) => {
  await page.goto("/admin/deals");
  const work = await countWork(page);
  await page.getByRole("button", { name: /^Move Intake pages/ }).focus();
  await page.keyboard.press("Space");
  await pickedUp(page, /^Picked up Intake pages/);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await expect.poll(() => db.get("select stage from deals")?.stage).toBe("proposal");
  expect(work).toEqual({ clicks: 0, keys: 4 });
});

test("five leads are assigned in four clicks, a page of leads gets a status in three", async ({
  page,
  db,
}) => {
  await showLeadTable(db);
  await page.goto("/admin/leads");
  const work = await countWork(page);
  const bar = page.getByRole("region", { name: "Selected leads" });
  await page.getByRole("checkbox", { name: "Select Ann10 Bell" }).click();
  await page.getByRole("checkbox", { name: "Select Ann14 Bell" }).click({ modifiers: ["Shift"] });
  await bar.getByRole("button", { name: "Assign" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^owner/ })
    .click();
  await expect(toast(page, "5 leads changed")).toBeVisible();
  // The key is Shift.
  expect(work).toEqual({ clicks: 4, keys: 1 });

  Object.assign(work, { clicks: 0, keys: 0 });
  await page.getByRole("checkbox", { name: "Select all leads of this page" }).click();
  await bar.getByRole("button", { name: "Status" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Contacted" }).click();
  await expect(toast(page, "21 leads changed")).toBeVisible();
  expect(work).toEqual({ clicks: 3, keys: 0 });
});

test("overdue follow-ups are one click away, this week's new leads are exported with two", async ({
  page,
  db,
}) => {
  // On a Monday, yesterday's leads are not of this week.
  await db.write("update leads set created_at = ?", new Date().toISOString());
  await insertLeadRow(db, { firstName: "Late", followUp: new Date(Date.now() - 90_000_000).toISOString() });
  await insertLeadRow(db, { firstName: "Old" }, 9 * DAY_HOURS);
  await page.goto("/admin/leads");
  const work = await countWork(page);
  const views = page.getByRole("list", { name: "Views of leads" });
  await views.getByRole("link", { name: /Follow-up overdue/ }).click();
  await expect(page.locator("[data-lead]")).toHaveCount(1);
  await expect(lead(page, "Late Bell")).toBeVisible();
  expect(work).toEqual({ clicks: 1, keys: 0 });

  work.clicks = 0;
  await views.getByRole("link", { name: /Created since Monday/ }).click();
  await expect(page.getByText("22 leads match")).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: /Export CRM Data/ }).click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await download).createReadStream()) chunks.push(Buffer.from(chunk));
  const file = Buffer.concat(chunks).toString();
  expect(file.match(/@harborauto\.example/g)).toHaveLength(21);
  expect(file).toContain("priya@ramanortega.example");
  expect(file).not.toContain("Old");
  expect(work).toEqual({ clicks: 2, keys: 0 });
});

test("two leads are merged in three clicks", async ({ page, db }) => {
  await insertLeadRow(db, { firstName: "P.", lastName: "Raman", phone: "414 555 0177" }, 40);
  await page.goto("/admin/leads");
  const work = await countWork(page);
  await lead(page, "Priya Raman").click();
  await page.getByRole("link", { name: /^Compare and merge with P\. Raman/ }).click();
  await page.getByRole("button", { name: "Merge leads" }).click();
  await expect(toast(page, "Leads merged")).toBeVisible();
  expect(work).toEqual({ clicks: 3, keys: 0 });
});
