import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures";
import { waitForHydration } from "../support/hydration";
import { insertLeadRow } from "../support/lead-rows";

test.beforeEach(({ login }) => login());

/** Takes a step that the page asks about, and gives the answer. */
async function answer(page: Page, how: "accept" | "dismiss", step: () => Promise<unknown>): Promise<void> {
  const asked = page.waitForEvent("dialog");
  const done = step();
  const dialog = await asked;
  expect(dialog.message()).toBe("Leave without saving what you typed?");
  await dialog[how]();
  await done;
}

test("a note that is typed is not lost by Escape, and not asked about once it is added", async ({
  page,
  db,
}) => {
  const lead = await insertLeadRow(db);
  await page.goto(`/admin/leads/${lead}`);
  await waitForHydration(page);
  await page.getByRole("tab", { name: /^Notes/ }).click();
  const note = page.getByRole("textbox", { name: "Note" });
  await note.fill("Wants the Dubuque rates by Friday");
  await answer(page, "dismiss", () => page.keyboard.press("Escape"));
  await expect(note).toHaveValue("Wants the Dubuque rates by Friday");
  await page.getByRole("button", { name: "Add Note" }).click();
  await expect(note).toHaveValue("");
  await page.getByRole("link", { name: "Close", exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/leads(\?|$)/);
});

test("a change of the settings asks before another page of theirs, and goes if it may", async ({ page }) => {
  await page.goto("/admin/settings/company");
  await waitForHydration(page);
  const field = page.locator("#main form[data-unsaved] input[type=text]").first();
  const before = await field.inputValue();
  const other = page.locator("#main a[href='/admin/settings/team']").first();
  await field.fill("Harbor Light Media");
  await answer(page, "dismiss", () => other.click());
  await expect(field).toHaveValue("Harbor Light Media");
  await answer(page, "accept", () => other.click());
  await expect(page).toHaveURL("/admin/settings/team");
  await page.goto("/admin/settings/company");
  await expect(field).toHaveValue(before);
});

test("a new deal with a title asks before its dialog closes; an empty one does not", async ({ page, db }) => {
  await insertLeadRow(db);
  await page.goto("/admin/deals");
  await waitForHydration(page);
  const open = page.getByRole("button", { name: "New Deal" });
  const dialog = page.getByRole("dialog", { name: "Create New Deal" });
  await open.click();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await open.click();
  await dialog.getByLabel("Title").fill("Two locations");
  await answer(page, "dismiss", () => page.keyboard.press("Escape"));
  await expect(dialog.getByLabel("Title")).toHaveValue("Two locations");
  await answer(page, "accept", () => dialog.getByRole("button", { name: "Cancel" }).click());
  await expect(dialog).toBeHidden();
});
