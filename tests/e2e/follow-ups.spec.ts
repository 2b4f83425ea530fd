import type { Page } from "@playwright/test";
import { findViolations } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { clearLeads, insertLeadRow } from "../support/lead-rows";

const DAY = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();

test.beforeEach(async ({ db, login }) => {
  await clearLeads(db);
  await db.write("delete from profiles");
  await login();
});

const dialog = (page: Page) => page.getByRole("dialog", { name: "Follow up with Marcus Bell" });
const panel = (page: Page) => page.getByRole("region", { name: "Next follow-up" });
const other = (page: Page) => panel(page).locator("summary", { hasText: "Another date, or none" });
const toast = (page: Page) => page.locator(".toast").last();

/** The first Tuesday after tomorrow in Chicago, where the company is. */
function nextTuesday(): string {
  const today = new Date().toLocaleDateString("en-CA", { timeZone: "America/Chicago" });
  const day = new Date(Date.parse(`${today}T12:00:00Z`) + 2 * DAY);
  while (day.getUTCDay() !== 2) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

for (const view of ["Cards", "Table"] as const) {
  test(`in the list (${view}), a lead is followed up next Tuesday with two clicks, and the toast undoes it`, async ({
    page,
    db,
  }) => {
    await insertLeadRow(db, { followUp: ago(3) });
    const stored = () => db.get("select next_follow_up at from leads")?.at;
    const before = stored();
    await page.goto("/admin/leads?follow-up=overdue");
    await page.getByRole("button", { name: view }).click();
    await expect(page.getByRole("button", { name: view })).toHaveAttribute("aria-pressed", "true");
    await page.getByRole("button", { name: "3 days overdue: change the follow-up of Marcus Bell" }).click();
    await dialog(page)
      .getByRole("button", { name: /Next Tuesday/ })
      .click();
    await expect(toast(page)).toContainText("Follow-up set");
    await expect(dialog(page)).toBeHidden();
    // It is no longer overdue.
    await expect(page.getByText("No leads match your current filters")).toBeVisible();
    expect(String(stored()).slice(0, 10)).toBe(nextTuesday());
    await toast(page).getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("button", { name: /3 days overdue/ })).toBeVisible();
    expect(stored()).toBe(before);
    await page.getByRole("button", { name: "Cards" }).click();
  });
}

for (const view of ["Cards", "Table"] as const) {
  test(`in the list (${view}), a follow-up's date stands under an earlier demo`, async ({ page, db }) => {
    const id = await insertLeadRow(db, { followUp: "2031-12-05T15:00:00.000Z" });
    await db.write(
      `insert into bookings (id, host_id, lead_id, starts_at, ends_at, name, email, company, time_zone, created_at, updated_at)
        select 'demo', id, ?, '2031-12-01T18:00:00.000Z', '2031-12-01T18:30:00.000Z', 'M', 'm@m.example', 'H', 'UTC', ?, ?
        from users limit 1`,
      ...[id, ago(1), ago(1)],
    );
    await page.goto("/admin/leads");
    await page.getByRole("button", { name: view }).click();
    await expect(page.getByRole("button", { name: view })).toHaveAttribute("aria-pressed", "true");
    const button = page.getByRole("button", { name: /change the follow-up of Marcus Bell/ });
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(button).toHaveText("Demo Dec 1, 2031 Dec 5, 2031", { useInnerText: true });
    }
    await expect(button).toHaveAccessibleName(
      "Demo Dec 1, 2031. Dec 5, 2031: change the follow-up of Marcus Bell",
    );
    await db.write("delete from bookings");
  });
}

test("the list sets, dates and removes a follow-up by keyboard, and half a date leaves it", async ({
  page,
  db,
}) => {
  await insertLeadRow(db);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/admin/leads");
  const set = page.getByRole("button", { name: "Set follow-up for Marcus Bell" });
  await set.press("Enter");
  await expect(dialog(page).getByRole("button", { name: /Today/ })).toBeFocused();
  await expect(dialog(page).getByRole("button", { name: "No follow-up" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(set).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(toast(page)).toContainText("Follow-up set");
  const change = page.getByRole("button", { name: /change the follow-up of Marcus Bell/ });
  await expect(change).toBeFocused();
  const tomorrow = db.get("select next_follow_up at from leads");
  await page.keyboard.press("Enter");
  const date = dialog(page).getByLabel("A date, at 9:00 AM");
  await date.focus();
  await page.keyboard.type("1201");
  await dialog(page).getByRole("button", { name: "Set", exact: true }).click();
  await expect(date).toHaveAccessibleDescription(/This is not a date/);
  expect(db.get("select next_follow_up at from leads")).toEqual(tomorrow);
  await date.fill("2031-12-01");
  await date.press("Enter");
  await expect(page.getByRole("button", { name: /^Dec 1, 2031: change/ })).toBeVisible();
  // Nine o'clock in Chicago.
  expect(db.get("select next_follow_up at from leads")).toEqual({ at: "2031-12-01T15:00:00.000Z" });
  await change.click();
  await dialog(page).getByRole("button", { name: "No follow-up" }).click();
  await expect(set).toBeVisible();
  expect(db.get("select next_follow_up at from leads")).toEqual({ at: null });
});

test("a choice of follow-ups whose script does not come says so, can be dismissed, and is tried again", async ({
  page,
  db,
  allowConsole,
}) => {
  allowConsole(/follow-up-dialog/);
  await insertLeadRow(db);
  await page.route("**/follow-up-dialog-*.js", (route) => route.abort());
  await page.goto("/admin/leads");
  const set = page.getByRole("button", { name: "Set follow-up for Marcus Bell" });
  await set.click();
  await expect(toast(page)).toContainText("The dialog could not be loaded");
  await expect(toast(page)).toContainText("Try again, or load the page again.");
  await toast(page).getByRole("button", { name: "Dismiss" }).click();
  await expect(page.locator(".toast")).toHaveCount(0);
  await set.click();
  await expect(toast(page)).toBeVisible();
  await page.unroute("**/follow-up-dialog-*.js");
  await set.click();
  await expect(dialog(page)).toBeVisible();
  await expect(page.locator(".toast")).toHaveCount(0);
  await dialog(page)
    .getByRole("button", { name: /Next Tuesday/ })
    .click();
  await expect(toast(page)).toContainText("Follow-up set");
});

test("the lead's page sets a follow-up with one click", async ({ page, db }) => {
  const id = await insertLeadRow(db, { followUp: ago(2) });
  await page.goto(`/admin/leads/${id}`);
  await expect(panel(page)).toContainText("Follow-up 2 days overdue");
  await expect(panel(page).locator("[aria-pressed=true]")).toHaveCount(0);
  await panel(page)
    .getByRole("button", { name: /^Tue, / })
    .click();
  await expect(toast(page)).toContainText("Follow-up set");
  expect(String(db.get("select next_follow_up at from leads")?.at).slice(0, 10)).toBe(nextTuesday());
  await expect(page.getByRole("tabpanel")).toContainText("Follow-up set");
  await expect(panel(page).locator("[aria-pressed=true]")).toHaveText(/^Tue, /);
  await other(page).click();
  await panel(page).getByRole("button", { name: "No follow-up" }).click();
  await expect(toast(page)).toContainText("Follow-up removed");
  await toast(page).getByRole("button", { name: "Undo" }).click();
  await expect(panel(page)).not.toContainText("Follow-up none");
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`with the longest names, at every width in ${colorScheme} colors, nothing is cut off or unreadable`, async ({
    page,
    db,
  }) => {
    const long = "Featherstonehaugh-Vandersloot".repeat(2);
    const id = await insertLeadRow(db, { firstName: "Maximiliana", lastName: long, followUp: ago(400) });
    await insertLeadRow(db, { followUp: new Date(Date.now() + 60_000).toISOString() });
    await insertLeadRow(db, {});
    await page.emulateMedia({ colorScheme });
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of [`/admin/leads/${id}`, "/admin/leads"]) {
        await page.goto(path);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(over, `${path} at ${width} px`).toBeLessThanOrEqual(0);
      }
      await page.getByRole("button", { name: /days overdue: change/ }).click();
      expect(await findViolations(page), `the dialog at ${width} px`).toEqual([]);
      await page.keyboard.press("Escape");
    }
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the list leads to the lead's page, which sets, dates and removes it", async ({ page, db }) => {
    const id = await insertLeadRow(db, { followUp: ago(3) });
    await insertLeadRow(db, { firstName: "Later" });
    await page.goto("/admin/leads");
    await page.getByText("Add filter").click();
    await page.getByRole("link", { name: "Follow-up", exact: true }).click();
    const filter = page.getByRole("form", { name: "Filter by follow-up" });
    await filter.getByLabel("Overdue").check();
    await filter.getByRole("button", { name: "Apply" }).click();
    await expect(page.locator("[data-lead]")).toHaveCount(1);
    await page.getByRole("button", { name: /3 days overdue: change/ }).click();
    await expect(page).toHaveURL(`/admin/leads/${id}?follow-up=overdue`);
    await panel(page)
      .getByRole("button", { name: /^Tue, / })
      .click();
    await expect(toast(page)).toContainText("Follow-up set");
    await expect(page).toHaveURL(`/admin/leads/${id}?follow-up=overdue`);
    await other(page).click();
    const date = panel(page).getByLabel("A date, at 9:00 AM");
    await panel(page).getByRole("button", { name: "Set", exact: true }).click();
    await expect(date).toBeFocused();
    expect(String(db.get("select next_follow_up at from leads where id = ?", id)?.at).slice(0, 10)).toBe(
      nextTuesday(),
    );
    await date.fill("2031-12-01");
    await panel(page).getByRole("button", { name: "Set", exact: true }).click();
    await expect(panel(page)).toContainText("Dec 1, 2031");
    await other(page).click();
    await panel(page).getByRole("button", { name: "No follow-up" }).click();
    await expect(toast(page)).toContainText("Follow-up removed");
    await toast(page).getByRole("button", { name: "Undo" }).click();
    await expect(panel(page)).toContainText("Dec 1, 2031");
  });
});
