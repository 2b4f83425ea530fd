import { chooseStage } from "../support/deal-card";
import { insertDealRow } from "../support/deal-rows";
import { expect, test } from "../support/fixtures";
import { clearLeads, insertLeadRow } from "../support/lead-rows";

test.beforeEach(async ({ db, login }) => {
  await clearLeads(db);
  await login();
});

test("a definition opens on hover, on focus and on a tap, inside the window, and closes on Escape", async ({
  page,
}) => {
  await page.goto("/admin");
  const mark = page.getByRole("button", { name: "What is Success Rate?" });
  const text = page.getByText("Successful jobs as a share of the jobs that ran to an end.");
  await expect(mark).toHaveAccessibleDescription(/Jobs that were skipped or stopped/);
  // The mark comes with the pointer on its figure, and with the focus.
  await expect(mark).toHaveCSS("opacity", "0");
  await page.getByText("Success Rate", { exact: true }).hover();
  await expect(mark).toHaveCSS("opacity", "1");
  // It closes when the page scrolls.
  await mark.scrollIntoViewIfNeeded();
  await mark.hover();
  await expect(text).toBeVisible();
  await text.hover();
  await expect(text).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(text).toBeHidden();
  await mark.focus();
  await expect(text).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(mark).toHaveCSS("opacity", "1");
  await page.keyboard.press("Escape");
  await expect(text).toBeHidden();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.mouse.move(0, 0);
    await mark.blur();
    await mark.scrollIntoViewIfNeeded();
    await mark.click();
    await expect(text).toBeVisible();
    const box = await text.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width);
  }
});

test("a won deal's toast converts its lead, and undoes it", async ({ page, db }) => {
  const leadId = await insertLeadRow(db, { firstName: "Priya", status: "qualified" });
  await insertDealRow(db, { leadId, title: "Two rooftops", stage: "proposal" });
  await page.goto("/admin/deals");
  await chooseStage(page, "Two rooftops", "closed-won");
  const toast = page.locator(".toast");
  await toast.getByRole("button", { name: "Set lead to Converted" }).click();
  await expect(toast.filter({ hasText: "is now Converted." })).toBeVisible();
  expect(db.get("select status from leads")).toEqual({ status: "converted" });
  await toast.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => db.get("select status from leads")).toEqual({ status: "qualified" });
});
