import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures";
import { holdRequests } from "../support/hold-requests";
import { clearLeads, insertLeadRow } from "../support/lead-rows";
import { openWithStoppedClock } from "../support/stopped-clock";

const toast = (page: Page) => page.locator(".toast");
const sheet = (page: Page) => page.locator("[data-sheet]");
const cards = (page: Page) => page.locator("[data-lead]");
/** A place of a card where none of its own links and buttons is. */
const BESIDE = { x: 8, y: 8 };

test.beforeEach(async ({ db, login }) => {
  await clearLeads(db);
  await login();
});

test("[CRM-069] [CRM-073] [CRM-078] [CRM-079] an edit is saved from its dialog, and list and lead show it at once", async ({
  page,
  db,
}) => {
  await insertLeadRow(db);
  await page.goto("/admin/leads?status=new");
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await cards(page).first().click({ position: BESIDE });
  await sheet(page).getByRole("link", { name: "Edit Lead" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit Lead" });
  await expect(dialog.getByText("Update the lead information below.")).toBeVisible();
  await expect(dialog.getByLabel("Email")).toHaveAttribute("type", "email");
  await dialog.getByLabel("Company").fill("Stone Works");
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expect(toast(page)).toHaveText(/Lead updated successfully/);
  await expect(dialog).toBeHidden();
  await expect(cards(page)).toContainText("Stone Works");
  await expect(sheet(page)).toContainText("Stone Works");
  await sheet(page).getByRole("combobox", { name: "Status" }).selectOption("lost");
  await expect(cards(page)).toHaveCount(0);
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
});

test("when two people edit the same field, both values are shown and the chosen one is saved", async ({
  page,
  db,
  allowConsole,
}) => {
  allowConsole(/409/);
  const id = await insertLeadRow(db);
  // A person types after the page has settled: what is typed before its script runs is lost at an address like this.
  await page.goto(`/admin/leads/${id}?show=edit`);
  const dialog = page.getByRole("dialog", { name: "Edit Lead" });
  await db.write("update leads set company_name = 'Theirs Co', version = version + 1 where id = ?", id);
  await dialog.getByLabel("Company").fill("Mine Co");
  await dialog.getByLabel("Last name").fill("Stone");
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  const question = dialog.getByRole("alert");
  await expect(question).toContainText("Someone else changed this lead");
  await expect(question.getByRole("radio", { name: "Theirs: Theirs Co" })).toBeFocused();
  await expect(dialog.getByLabel("Last name")).toHaveValue("Stone");
  await question.getByRole("radio", { name: "Theirs: Theirs Co" }).check();
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expect(toast(page)).toHaveText(/Lead updated successfully/);
  expect(db.get("select company_name, last_name from leads where id = ?", id)).toEqual({
    company_name: "Theirs Co",
    last_name: "Stone",
  });
});

test("text typed into the edit form stays when the lead behind it changes", async ({ page, db }) => {
  const id = await insertLeadRow(db);
  await page.goto(`/admin/leads/${id}`);
  const saved = page.waitForResponse((response) => response.request().method() === "POST");
  const release = await holdRequests(
    page,
    `**/admin/leads/${id}.data*`,
    (request) => request.method() === "POST",
  );
  await sheet(page).getByRole("slider", { name: "Lead score" }).fill("80");
  await sheet(page).getByRole("link", { name: "Edit" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit Lead" });
  await dialog.getByLabel("Company").fill("Typed meanwhile");
  release();
  await saved;
  await expect(sheet(page).getByText("Score: 80/100")).toBeAttached();
  await expect(dialog.getByLabel("Company")).toHaveValue("Typed meanwhile");
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expect(toast(page).filter({ hasText: "Lead updated successfully" })).toBeVisible();
  expect(db.get("select company_name, lead_score from leads where id = ?", id)).toEqual({
    company_name: "Typed meanwhile",
    lead_score: 80,
  });
});

test("a conflict stays on the form until it is resolved, also after an invalid field", async ({
  page,
  db,
  allowConsole,
}) => {
  allowConsole(/409|400/);
  const id = await insertLeadRow(db);
  await page.goto(`/admin/leads/${id}?show=edit`);
  const dialog = page.getByRole("dialog", { name: "Edit Lead" });
  await dialog.getByLabel("Company").fill("Mine Co");
  await db.write("update leads set company_name = 'Theirs Co', version = version + 1 where id = ?", id);
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  const theirs = dialog.getByRole("radio", { name: "Theirs: Theirs Co" });
  await theirs.check();
  await dialog.getByLabel("Last name").fill(" ");
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expect(dialog.getByLabel("Last name")).toHaveAttribute("aria-invalid", "true");
  await expect(theirs).toBeChecked();
  await dialog.getByLabel("Last name").fill("Bell");
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expect(toast(page)).toHaveText(/Lead updated successfully/);
  expect(db.get("select company_name from leads where id = ?", id)).toEqual({ company_name: "Theirs Co" });
});

test("[CRM-080] deleting asks for confirmation, removes the lead from the list, and can be undone from the toast", async ({
  page,
  db,
}) => {
  const id = await insertLeadRow(db);
  await page.goto(`/admin/leads/${id}`);
  await sheet(page).getByRole("link", { name: "Delete Lead" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete Lead" });
  await question.getByRole("link", { name: "Cancel" }).click();
  await expect(question).toBeHidden();
  await sheet(page).getByRole("link", { name: "Delete Lead" }).click();
  await question.getByRole("button", { name: "Delete Lead" }).click();
  await expect(toast(page)).toHaveText(/Lead deleted successfully/);
  await expect(page.getByText("No leads found")).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
  await toast(page).getByRole("button", { name: "Undo" }).click();
  await expect(page).toHaveURL(`/admin/leads/${id}`);
  await expect(cards(page)).toHaveCount(1);
});

test("a toast with Undo stays for 10 s, twice as long as one without", async ({ page: signedIn, db }) => {
  const page = await openWithStoppedClock(signedIn, `/admin/leads/${await insertLeadRow(db)}`);
  await sheet(page).getByRole("combobox", { name: "Status" }).selectOption("contacted");
  await expect(toast(page)).toHaveText(/Lead status updated successfully/);
  await page.clock.runFor(4_900);
  await expect(toast(page)).toHaveCount(1);
  await page.clock.runFor(100);
  await expect(toast(page)).toHaveCount(0);

  await sheet(page).getByRole("link", { name: "Delete Lead" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete Lead" }).click();
  const undo = toast(page).getByRole("button", { name: "Undo" });
  await expect(undo).toBeVisible();
  await page.clock.runFor(9_900);
  await expect(undo).toBeVisible();
  await page.clock.runFor(100);
  await expect(toast(page)).toHaveCount(0);
  await page.context().close();
});

test("a lead is added by hand, after a warning about a possible duplicate", async ({
  page,
  db,
  allowConsole,
}) => {
  allowConsole(/400|409/);
  await insertLeadRow(db, { email: "priya@raman.example" });
  await page.goto("/admin/leads");
  await page.getByRole("link", { name: "Add Lead" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Lead" });
  await dialog.getByRole("button", { name: "Add Lead" }).click();
  await expect(dialog.locator("[id$=-error]")).toHaveCount(4);
  await expect(dialog.getByLabel("First name")).toBeFocused();
  await expect(toast(page)).toBeVisible();
  await dialog.getByRole("button", { name: "Add Lead" }).click({ trial: true, timeout: 2_000 });
  await dialog.getByLabel("First name").fill("Priya");
  await dialog.getByLabel("Last name").fill("Raman");
  await dialog.getByLabel("Email").fill("PRIYA@raman.example");
  await dialog.getByLabel("Company").fill("Raman Ortega");
  await dialog.getByRole("button", { name: "Add Lead" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Marcus Bell, Harbor Auto Group (same email)");
  await expect(dialog.getByRole("alert").getByRole("link")).toBeFocused();
  await expect(dialog.getByLabel("Company")).toHaveValue("Raman Ortega");
  // What is refused among the folded fields is shown.
  await expect(dialog.getByLabel("Source")).toHaveValue("manual");
  const score = dialog.getByLabel("Lead score");
  await expect(score).toBeHidden();
  await dialog.getByText("More fields").click();
  await score.fill("500");
  // Folded again after it was refused, it unfolds with the next answer too.
  for (let tries = 0; tries < 2; tries += 1) {
    await dialog.getByText("More fields").click();
    await expect(score).toBeHidden();
    await dialog.getByRole("button", { name: /^Add (Anyway|Lead)$/ }).click();
    await expect(score).toBeFocused();
  }
  await score.fill("50");
  await dialog.getByRole("button", { name: "Add Lead" }).click();
  await dialog.getByRole("button", { name: "Add Anyway" }).click();
  await expect(toast(page).last()).toHaveText(/Lead added successfully/);
  await expect(page.getByRole("dialog", { name: "Priya Raman" })).toBeVisible();
  await expect(cards(page)).toHaveCount(2);
});

test("submissions held for spam review are accepted or deleted on their own page", async ({ page, db }) => {
  await insertLeadRow(db, { firstName: "Odd", quarantineReason: "sent in under two seconds" });
  await page.goto("/admin/leads");
  await expect(page.getByText("No leads found")).toBeVisible();
  const review = page.getByRole("link", { name: "Spam review (1)" });
  await page.setViewportSize({ width: 390, height: 844 });
  // Not folded away with the imports and exports.
  await expect(review).toBeInViewport({ ratio: 1 });
  // The keyboard goes as the eye does: below the title, then to the right.
  await review.focus();
  for (const name of ["Imports and exports", "Add Lead"]) {
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).toHaveAccessibleName(name);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await review.click();
  await expect(page.getByText("sent in under two seconds")).toBeVisible();
  await page.getByRole("button", { name: "Accept Odd Bell" }).click();
  await expect(toast(page)).toHaveText(/Lead accepted into the list/);
  await expect(page.getByText("Nothing to review")).toBeVisible();
  await page.getByRole("link", { name: "Leads", exact: true }).click();
  await expect(cards(page)).toHaveCount(1);
});
