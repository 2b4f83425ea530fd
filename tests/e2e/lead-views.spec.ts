import type { Page } from "@playwright/test";
import { findViolations } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { clearLeads, insertLeadRow } from "../support/lead-rows";

const LONG = "Featherstonehaughgeorgopoulosandreadakispapadimitrakopoulou";

const cards = (page: Page) => page.locator("[data-lead]");
const bar = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const sidebar = (page: Page) => page.getByRole("list", { name: "Views of leads" });

test.beforeEach(async ({ db, login }) => {
  await clearLeads(db);
  await db.write("delete from lead_views");
  await login();
  for (const status of ["new", "contacted", "lost"]) await insertLeadRow(db, { firstName: status, status });
});

test("views stand in the sidebar with their counts; one is opened, changed, saved, renamed and deleted by keys", async ({
  page,
  db,
}) => {
  await page.goto("/admin/leads");
  await expect(sidebar(page).getByRole("listitem")).toHaveText([
    "Open2",
    "Mine0",
    "Follow-up overdue0",
    /^Created since Monday\d$/,
    "No follow-up2",
  ]);
  const since = sidebar(page).getByRole("link", { name: "Created since Monday" });
  await page.goto("/admin/leads?created=week");
  await expect(since).toHaveAttribute("aria-current", "true");
  await expect(bar(page, "Created since Monday")).not.toContainText("Changed");
  await sidebar(page).getByRole("link", { name: "Open" }).press("Enter");
  await expect(since).not.toHaveAttribute("aria-current", "true");
  await expect(cards(page)).toHaveCount(2);
  const open = bar(page, "Open");
  await expect(open).toBeVisible();
  await expect(open).not.toContainText("Changed");

  await page.getByRole("combobox", { name: "Sort by" }).selectOption("name");
  await expect(open).toContainText("Changed:");
  await open.getByText("Save view").press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.type(LONG);
  await page.keyboard.press("Enter");
  await expect(page.locator(".toast")).toContainText("View saved");
  const own = bar(page, LONG);
  await expect(own).toBeVisible();
  await expect(own).not.toContainText("Changed");
  await expect(sidebar(page)).toContainText(`${LONG}2`);
  await expect(page.locator(":focus")).not.toHaveCount(0);
  for (const width of [390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      `${width}`,
    ).toBeLessThanOrEqual(0);
  }
  expect(await findViolations(page)).toEqual([]);

  await own.getByText("Edit view").press("Enter");
  await own.getByLabel("Name").fill("By name");
  await page.keyboard.press("Enter");
  const renamed = bar(page, "By name");
  await expect(renamed).toBeVisible();
  await renamed.getByText("Edit view").press("Enter");
  await renamed.getByRole("button", { name: "Delete view" }).press("Enter");
  await expect(bar(page, "All leads")).toBeVisible();
  await expect(page).toHaveURL("/admin/leads");
  await page.locator(".toast", { hasText: "View deleted" }).getByRole("button", { name: "Undo" }).click();
  await expect(bar(page, "By name")).toBeVisible();
  expect(db.get("select name, is_shared, deleted_at from lead_views")).toEqual({
    ...{ name: "By name", is_shared: 0, deleted_at: null },
  });
});

test("a changed view is reset or saved in place, and a taken name is said", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/409/);
  await page.goto("/admin/leads?status=lost");
  await bar(page, "Filtered leads").getByText("Save view").click();
  const name = page.getByLabel("Name of a new view");
  await name.fill("Open");
  await page.getByRole("button", { name: "Save as a new view" }).click();
  await expect(page.locator(".toast")).toContainText("There is a view with this name");
  await name.fill("Gone");
  await page.getByLabel("Everyone").check();
  await page.getByRole("button", { name: "Save as a new view" }).click();
  const gone = bar(page, "Gone");
  await expect(gone).toContainText("everyone");
  await page.getByRole("combobox", { name: "Status" }).selectOption("new");
  await gone.getByRole("link", { name: "Reset" }).click();
  await expect(gone).not.toContainText("Changed");
  await expect(cards(page)).toContainText(["lost"]);
  await page.getByRole("combobox", { name: "Status" }).selectOption("new");
  await gone.getByText("Save view").click();
  await page.getByRole("button", { name: "Save in Gone" }).click();
  await expect(gone).not.toContainText("Changed");
  await page.reload();
  await expect(gone).not.toContainText("Changed");
  await expect(cards(page)).toContainText(["new"]);
  await page.keyboard.press("Control+k");
  await page.keyboard.type("gone");
  await expect(page.getByRole("option", { name: /Gone.*everyone’s view/ })).toBeVisible();
});

test("a view of another release says what it no longer filters by", async ({ page, db }) => {
  const { id } = db.get("select id from users limit 1") ?? {};
  await db.write(
    `insert into lead_views (id, owner_id, name, search, is_shared, created_at, updated_at)
      values ('old', ?, 'Old', '?status=new&mood=<b>hot</b>', 0, '', '')`,
    `${id}`,
  );
  await page.goto("/admin/leads?status=new&view=old");
  await expect(bar(page, "Old")).toContainText("not known any more: mood=<b>hot</b>");
  await expect(cards(page)).toHaveCount(1);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a view is saved, opened and deleted by forms and links", async ({ page }) => {
    await page.goto("/admin/leads?status=lost");
    await page.getByText("Save view").click();
    await page.getByLabel("Name of a new view").fill("Gone");
    await page.getByRole("button", { name: "Save as a new view" }).click();
    await expect(bar(page, "Gone")).toBeVisible();
    await page.goto("/admin/leads");
    await page.getByText("Views", { exact: true }).click();
    await page.getByRole("main").getByRole("link", { name: "Gone" }).click();
    await expect(cards(page)).toHaveCount(1);
    await page.getByText("Edit view").click();
    await page.getByRole("button", { name: "Delete view" }).click();
    await expect(page.locator(".toast")).toContainText("View deleted");
    await expect(sidebar(page).getByRole("listitem")).toHaveCount(5);
  });
});
