import type { Page } from "@playwright/test";
import { findViolations } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { holdRequests } from "../support/hold-requests";
import { clearLeads, insertLeadRow } from "../support/lead-rows";

const HOSTILE = '<img src=x onerror="window.wasRun=1">';

const palette = (page: Page) => page.getByRole("dialog", { name: "Search or go to" });
const box = (page: Page) => palette(page).getByRole("combobox");
const keys = (page: Page) => page.getByRole("dialog", { name: "Keyboard shortcuts" });

test.beforeEach(async ({ db, login }) => {
  await clearLeads(db);
  await login();
});

test("Ctrl+K opens the palette, which finds and opens pages, actions and leads by keyboard alone", async ({
  page,
  db,
}) => {
  const id = await insertLeadRow(db, { firstName: HOSTILE, lastName: "Vale" });
  await insertLeadRow(db, { firstName: "Other", lastName: "Stone" });
  await page.goto("/admin/mail");
  const search = page.getByRole("link", { name: "Search" });
  await search.focus();
  await page.keyboard.press("Control+k");
  await expect(box(page)).toBeFocused();
  await expect(palette(page).getByRole("option").first()).toHaveAttribute("aria-selected", "true");

  await test.step("Escape gives the focus back", async () => {
    await page.keyboard.press("Escape");
    await expect(palette(page)).toBeHidden();
    await expect(search).toBeFocused();
  });

  await test.step("a lead is found by name, shown as text, and opened with Enter", async () => {
    await page.keyboard.press("Control+k");
    await box(page).fill("vale");
    const option = palette(page).getByRole("option", { name: "Vale" });
    await expect(option).toHaveCount(1);
    await expect(option).toContainText(HOSTILE);
    await expect(palette(page).locator("img")).toHaveCount(0);
    await expect(box(page)).toHaveAttribute("aria-activedescendant", `${await option.getAttribute("id")}`);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`/admin/leads/${id}`);
    await expect(palette(page)).toBeHidden();
    expect(await page.evaluate(() => "wasRun" in window)).toBe(false);
  });

  await test.step("over a lead the arrows walk the list around its ends", async () => {
    await expect(page.getByRole("dialog", { name: "Vale" })).toBeVisible();
    await page.keyboard.press("Control+k");
    await box(page).fill("trash");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowDown");
    await expect(palette(page).getByRole("option", { selected: true })).toHaveText(/^Trash/);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/admin/leads/trash");
  });

  await test.step("nothing found is said", async () => {
    await page.keyboard.press("Control+k");
    await box(page).fill("nobody of this name");
    await expect(palette(page).getByRole("status")).toHaveText("Nothing found");
  });
});

test("what is typed right after Ctrl+K is kept while the palette loads", async ({ page }) => {
  const release = await holdRequests(page, "**/assets/dialogs-*.js");
  await page.goto("/admin");
  await page.keyboard.press("Control+k");
  await page.keyboard.type("trast");
  await page.keyboard.press("Backspace");
  await page.keyboard.type("h");
  release();
  await expect(box(page)).toHaveValue("trash");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/admin/leads/trash");
  await page.getByRole("link", { name: "Search" }).click();
  await expect(box(page)).toHaveValue("");
});

test("? lists the keyboard shortcuts, also from the palette, but types a question mark in a text field", async ({
  page,
}) => {
  await page.goto("/admin/leads");
  const field = page.getByRole("searchbox", { name: "Search" });
  await field.focus();
  await page.keyboard.press("?");
  await expect(field).toHaveValue("?");
  const search = page.getByRole("link", { name: "Search" });
  await search.focus();
  await page.keyboard.press("?");
  await expect(keys(page)).toContainText("Show or hide the sidebar");
  await page.keyboard.press("Escape");
  await expect(keys(page)).toBeHidden();
  // A moment after the dialog is gone the focus is back: what is opened then returns it to the same place.
  await expect(search).toBeFocused();
  await page.keyboard.press("Control+k");
  await box(page).fill("keyboard");
  await page.keyboard.press("Enter");
  await expect(keys(page)).toBeVisible();
  await expect(palette(page)).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(search).toBeFocused();
});

for (const theme of ["light", "dark"] as const) {
  test(`the palette and the list of shortcuts have no accessibility violation, ${theme}`, async ({
    page,
    db,
    context,
    server,
  }) => {
    await insertLeadRow(db);
    await context.addCookies([{ name: "theme", value: theme, url: server.url }]);
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await page.goto("/admin/mail");
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.getByRole("link", { name: "Search" }).click();
      await box(page).fill("ma");
      await expect(palette(page).getByRole("option", { name: "Marcus Bell" })).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(palette(page)).toBeHidden();
    }
    await page.keyboard.press("?");
    await expect(keys(page)).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the button opens the search page", async ({ page, db }) => {
    const id = await insertLeadRow(db, { firstName: HOSTILE, lastName: "Vale" });
    await page.goto("/admin/mail");
    await page.getByRole("link", { name: "Search" }).click();
    await page.getByRole("searchbox", { name: "Search for" }).fill("vale");
    await page.getByRole("button", { name: "Search" }).click();
    const link = page.getByRole("main").getByRole("link", { name: "Vale" });
    await expect(link).toContainText(HOSTILE);
    await expect(link).toHaveAttribute("href", `/admin/leads/${id}`);
  });
});
