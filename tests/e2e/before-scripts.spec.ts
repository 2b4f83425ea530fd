import type { Page } from "@playwright/test";
import { insertDealRow } from "../support/deal-rows";
import { expect, test } from "../support/fixtures";
import { holdScripts } from "../support/hydration";
import { clearLeads, insertLeadRow } from "../support/lead-rows";

const sheet = (page: Page) => page.locator("[data-sheet]");
const tabs = (page: Page) => page.locator("[role=tablist][data-live]");

/** Opens a page whose scripts load only when the returned function is called. */
async function openWithoutScriptsYet(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: "commit" });
  return async () => {
    release();
    await expect(tabs(page)).toBeAttached();
  };
}

test.beforeEach(async ({ db, login }) => {
  await clearLeads(db);
  await login();
});

test("text typed into a lead's form before hydration is kept, with the focus", async ({ page, db }) => {
  const id = await insertLeadRow(db);
  const edit = page.getByRole("dialog", { name: "Edit Lead" });
  const letScriptsRun = await openWithoutScriptsYet(page, `/admin/leads/${id}?show=edit`);
  await edit.getByLabel("Company").fill("Typed early");
  await edit.getByRole("combobox", { name: "Priority" }).selectOption("high");
  await edit.getByLabel("Last name").fill("Stone");
  await letScriptsRun();
  await expect(edit.getByLabel("Company")).toHaveValue("Typed early");
  await expect(edit.getByRole("combobox", { name: "Priority" })).toHaveValue("high");
  await expect(edit.getByLabel("Last name")).toBeFocused();
  await edit.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.locator(".toast")).toHaveText(/Lead updated successfully/);
  expect(db.get("select company_name, last_name, priority from leads where id = ?", id)).toEqual({
    company_name: "Typed early",
    last_name: "Stone",
    priority: "high",
  });
});

test("a dialog rendered open by the server closes on Escape and is announced to screen readers", async ({
  page,
  db,
}) => {
  await page.goto(`/admin/leads/${await insertLeadRow(db)}?show=delete`);
  await expect(tabs(page)).toBeAttached();
  await expect(page.getByRole("alertdialog", { name: "Delete Lead" })).toBeVisible();
  await expect(page.getByRole("dialog", { name: "Marcus Bell" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await expect(page.getByRole("dialog", { name: "Marcus Bell" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/admin/leads");
});

test("a tab clicked before hydration opens its panel, which stays open", async ({ page, db }) => {
  const leadId = await insertLeadRow(db);
  await insertDealRow(db, { leadId, title: "Used-car search" });
  const letScriptsRun = await openWithoutScriptsYet(page, `/admin/leads/${leadId}`);
  await sheet(page).getByRole("tab", { name: "Deals" }).click();
  await expect(sheet(page).getByText("Used-car search")).toBeVisible();
  await expect(sheet(page).getByText("No activities yet")).toBeHidden();
  await letScriptsRun();
  await expect(sheet(page).getByRole("tab", { name: "Deals" })).toHaveAttribute("aria-selected", "true");
  await expect(sheet(page).getByText("Used-car search")).toBeVisible();
  await sheet(page).getByRole("tab", { name: "Activities" }).click();
  await expect(sheet(page).getByText("No activities yet")).toBeVisible();
  await expect(sheet(page).getByText("Used-car search")).toBeHidden();
});

test("a score changed just before the lead or the page is closed is saved", async ({ page, db }) => {
  const id = await insertLeadRow(db);
  const score = () => db.get("select lead_score from leads where id = ?", id)?.lead_score;
  const slider = sheet(page).getByRole("slider", { name: "Lead score" });
  await page.goto(`/admin/leads/${id}`);
  await expect(tabs(page)).toBeAttached();
  await slider.press("ArrowRight");
  await page.keyboard.press("Escape");
  await expect(page.locator(".toast")).toHaveText(/Lead score updated successfully/);
  await expect(page.locator("[data-lead]")).toContainText("Score: 55/100");
  await page.locator("[data-lead]").getByRole("link").first().click();
  await slider.press("ArrowRight");
  await page.goto("/admin/mail");
  await expect.poll(score).toBe(60);
});
