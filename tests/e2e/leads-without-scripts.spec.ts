import { chooseStage } from "../support/deal-card";
import { insertDealRow } from "../support/deal-rows";
import { expect, test } from "../support/fixtures";
import { clearLeads, insertLeadRow } from "../support/lead-rows";

test.use({ javaScriptEnabled: false });

test.beforeEach(async ({ db, login }) => {
  await clearLeads(db);
  await login();
});

test("leads are filtered, added, edited, annotated, deleted and restored with plain forms", async ({
  page,
  db,
}) => {
  await insertLeadRow(db, { firstName: "Other", status: "lost" });
  await page.goto("/admin/leads");
  await page.getByRole("combobox", { name: "Status" }).selectOption("lost");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.locator("[data-lead]")).toHaveCount(1);
  await expect(page.locator("[data-lead] button").first()).toBeHidden();

  await page.goto("/admin/leads/new");
  const add = page.getByRole("dialog", { name: "Add Lead" });
  await add.getByLabel("First name").fill("Priya");
  await add.getByLabel("Last name").fill("Raman");
  await add.getByLabel("Email").fill("priya@raman.example");
  await add.getByLabel("Company").fill("Raman Ortega");
  await add.getByRole("button", { name: "Add Lead" }).click();
  const lead = page.getByRole("dialog", { name: "Priya Raman" });
  await expect(lead).toBeVisible();
  await expect(page.locator(".toast")).toHaveText(/Lead added successfully/);

  await lead.getByRole("combobox", { name: "Status" }).selectOption("qualified");
  await lead
    .locator("form", { has: page.getByLabel("Status") })
    .getByRole("button", { name: "Set" })
    .click();
  await expect(page.locator(".toast")).toHaveText(/Lead status updated successfully/);
  await lead.getByLabel("Note", { exact: true }).fill("Prefers mornings");
  await lead.getByRole("button", { name: "Add Note" }).click();
  await expect(page.locator(".toast")).toHaveText(/Note added successfully/);
  await expect(lead.getByRole("tabpanel", { name: "Notes" })).toContainText("Prefers mornings");
  await lead.getByLabel("Activity title").fill("Called");
  await lead.getByRole("button", { name: "Add Activity" }).click();
  await expect(page.locator(".toast")).toHaveText(/Activity added successfully/);

  await lead.getByRole("link", { name: "Edit Lead" }).click();
  const edit = page.getByRole("dialog", { name: "Edit Lead" });
  await edit.getByLabel("Company").fill("Raman and Daughters");
  await edit.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.locator(".toast")).toHaveText(/Lead updated successfully/);
  await expect(lead).toContainText("Raman and Daughters");

  await lead.getByRole("link", { name: "Delete Lead" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete Lead" }).click();
  await expect(page.locator(".toast")).toHaveText(/Lead deleted successfully/);
  await expect(page.locator("[data-lead]")).toHaveCount(1);
  await page.locator(".toast").getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("dialog", { name: "Priya Raman" })).toContainText("Raman and Daughters");
});

test("an empty note and an invalid deal value come back with their messages", async ({
  page,
  db,
  allowConsole,
}) => {
  allowConsole(/400/);
  const id = await insertLeadRow(db);
  await page.goto(`/admin/leads/${id}`);
  await page.getByRole("button", { name: "Add Note" }).click();
  await expect(page.locator("[id$=-error]")).toHaveText("Please enter a note before saving");
  await page.goto(`/admin/leads/${id}`);
  await page.getByLabel("Deal value").fill("-5");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.locator("[id$=-error]")).toHaveText("Please enter a valid deal value");
});

test("on a phone the sheet of a lead is as wide as the screen", async ({ page, db }) => {
  const id = await insertLeadRow(db);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/admin/leads/${id}`);
  const lead = page.getByRole("dialog", { name: "Marcus Bell" });
  await lead.getByRole("combobox", { name: "Assigned to" }).scrollIntoViewIfNeeded();
  await lead.getByText("More", { exact: true }).click();
  for (const control of [lead.getByRole("link", { name: "Delete Lead" }), lead.getByLabel("Deal value")]) {
    const box = await control.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThan(390);
  }
});

test("a won deal offers to convert its lead, and the toast's buttons undo it", async ({ page, db }) => {
  const leadId = await insertLeadRow(db, { firstName: "Priya", status: "qualified" });
  await insertDealRow(db, { leadId, title: "Two rooftops", stage: "proposal" });
  await page.goto("/admin/deals");
  const card = page.getByRole("article", { name: "Two rooftops" });
  await chooseStage(page, "Two rooftops", "closed-won");
  await card.getByRole("button", { name: "Save" }).click();
  const toast = page.locator(".toast");
  await expect(toast).toContainText("is still Qualified.");
  await toast.getByRole("button", { name: "Set lead to Converted" }).click();
  await expect(toast).toContainText("is now Converted.");
  await toast.getByRole("button", { name: "Undo" }).click();
  await expect(toast).toContainText("Lead status updated successfully");
  expect(db.get("select status, converted from leads")).toEqual({ status: "qualified", converted: 0 });
});

test("a figure's definition opens by its mark", async ({ page }) => {
  await page.goto("/admin/leads");
  const text = page.getByText("Leads with the status Converted, as a share of all leads.");
  await expect(text).toBeHidden();
  await page.getByRole("button", { name: "What is Conversion Rate?" }).click();
  await expect(text).toBeVisible();
});
