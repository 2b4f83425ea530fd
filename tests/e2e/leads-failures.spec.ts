import type { Page } from "@playwright/test";
import { insertDealRow } from "../support/deal-rows";
import { expect, test } from "../support/fixtures";
import { clearLeads, insertLeadRow } from "../support/lead-rows";

/** Writes that the database rejects during these tests. */
const REFUSED = [
  "update on leads",
  "insert on lead_notes",
  "insert on lead_activities",
  "insert on deals",
  "update on deals",
  "delete on deals",
  "insert on mails",
];

const sheet = (page: Page) => page.locator("[data-sheet]");
const toast = (page: Page, text: RegExp) => page.locator(".toast[role=alert]").filter({ hasText: text });

let leadId = "";

test.beforeEach(async ({ db, login, allowConsole }) => {
  allowConsole(/500/);
  await clearLeads(db);
  leadId = await insertLeadRow(db, { email: "marcus@harborauto.example" });
  await insertDealRow(db, { leadId, title: "Two rooftops" });
  for (const [index, write] of REFUSED.entries()) {
    await db.write(
      `create trigger refused_${index} before ${write} begin select raise(abort, 'out of order'); end`,
    );
  }
  await login();
});

test.afterEach(async ({ db }) => {
  for (const index of REFUSED.keys()) await db.write(`drop trigger refused_${index}`);
});

test("[CRM-042] [CRM-047] [CRM-051] a status, score or deal value that cannot be stored shows its error", async ({
  page,
}) => {
  await page.goto(`/admin/leads/${leadId}`);
  await sheet(page).getByRole("combobox", { name: "Status" }).selectOption("contacted");
  await expect(toast(page, /Failed to update lead status/)).toBeVisible();
  await sheet(page).getByRole("slider", { name: "Lead score" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(toast(page, /Failed to update lead score/)).toBeVisible();
  await sheet(page).getByLabel("Deal value").fill("12,500");
  await page.keyboard.press("Enter");
  await expect(toast(page, /Failed to update deal value/)).toBeVisible();
  await expect(sheet(page).getByLabel("Deal value")).toHaveValue("12,500");
});

test("[CRM-055] [CRM-063] a note or activity that cannot be stored shows the reason and stays in its field", async ({
  page,
}) => {
  await page.goto(`/admin/leads/${leadId}`);
  await sheet(page).getByLabel("Activity title").fill("Called about the map");
  await page.keyboard.press("Enter");
  await expect(toast(page, /ErrorFailed to add activity: ./)).toBeVisible();
  await expect(sheet(page).getByLabel("Activity title")).toHaveValue("Called about the map");
  await sheet(page).getByRole("tab", { name: "Notes" }).click();
  await sheet(page).getByRole("textbox", { name: "Note" }).fill("Prefers mornings");
  await sheet(page).getByRole("button", { name: "Add Note" }).click();
  await expect(toast(page, /Failed to add note: ./)).toBeVisible();
  await expect(sheet(page).getByRole("textbox", { name: "Note" })).toHaveValue("Prefers mornings");
});

test("a failed edit, deletion or message shows its error, and what was typed is kept", async ({
  page,
  db,
}) => {
  await page.goto(`/admin/leads/${leadId}?show=edit`);
  const edit = page.getByRole("dialog", { name: "Edit Lead" });
  await edit.getByLabel("Company").fill("Stone Works");
  await edit.getByRole("button", { name: "Save Changes" }).click();
  await expect(toast(page, /Failed to update lead: ./)).toBeVisible();
  await expect(edit.getByLabel("Company")).toHaveValue("Stone Works");

  await page.goto(`/admin/leads/${leadId}?show=delete`);
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete Lead" }).click();
  await expect(toast(page, /Failed to delete lead: ./)).toBeVisible();

  await page.goto(`/admin/leads/${leadId}?show=email`);
  const composer = page.getByRole("dialog", { name: "Send email" });
  await composer.getByLabel("Subject").fill("Two rank maps");
  await composer.getByLabel("Message").fill("One before, one now.");
  await composer.getByRole("button", { name: /^Send/ }).click();
  await expect(toast(page, /Failed to send email/)).toBeVisible();
  await expect(composer.getByLabel("Message")).toHaveValue("One before, one now.");
  expect(db.get("select company_name from leads where deleted_at is null")).not.toEqual({
    company_name: "Stone Works",
  });
});

test("[DEAL-010] [DEAL-023] [DEAL-025] [DEAL-031] a deal that cannot be created, changed or deleted shows its error", async ({
  page,
}) => {
  await page.goto(`/admin/leads/${leadId}`);
  await page.getByRole("tab", { name: "Deals" }).click();
  const tab = page.getByRole("tabpanel", { name: "Deals" });
  await tab.getByRole("combobox", { name: "Stage of Two rooftops" }).selectOption("needs-analysis");
  await expect(toast(page, /Failed to update deal stage/)).toBeVisible();
  await expect(tab.getByRole("combobox", { name: "Stage of Two rooftops" })).toHaveValue("qualification");

  await tab.getByRole("button", { name: "Edit Two rooftops" }).click();
  const edit = page.getByRole("dialog", { name: "Edit Deal" });
  await edit.getByLabel("Title").fill("Three rooftops");
  await edit.getByRole("button", { name: "Save Deal" }).click();
  await expect(toast(page, /Failed to update deal$/)).toBeVisible();
  await expect(edit.getByLabel("Title")).toHaveValue("Three rooftops");
  await edit.getByRole("button", { name: "Cancel" }).click();

  await tab.getByRole("button", { name: "Delete Two rooftops" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete Deal" }).click();
  await expect(toast(page, /Failed to delete deal/)).toBeVisible();

  await page.goto(`/admin/leads/${leadId}`);
  await page.getByRole("tab", { name: "Deals" }).click();
  await tab.getByRole("button", { name: "New Deal" }).click();
  const create = page.getByRole("dialog", { name: "Create New Deal" });
  await create.getByLabel("Title").fill("Winter mail");
  await create.getByLabel("Value (USD)").fill("2000");
  await create.getByRole("button", { name: "Create Deal" }).click();
  await expect(toast(page, /Failed to create deal/)).toBeVisible();
  await expect(create.getByLabel("Title")).toHaveValue("Winter mail");
});
