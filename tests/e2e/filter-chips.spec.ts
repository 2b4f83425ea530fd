import type { Page } from "@playwright/test";
import { findViolations } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { clearLeads, insertLeadRow } from "../support/lead-rows";

const cards = (page: Page) => page.locator("[data-lead]");
const chips = (page: Page) => page.getByRole("region", { name: "Filters that are set" });
const choices = (page: Page, name: string) => page.getByRole("form", { name: `Filter by ${name}` });

test.beforeEach(async ({ db, login }) => {
  await clearLeads(db);
  await login();
  for (const status of ["new", "contacted", "lost"]) await insertLeadRow(db, { firstName: status, status });
  await insertLeadRow(db, { firstName: "Rich", status: "lost", value: 60_000_00 });
});

test("a filter is added, widened, combined and removed by keys alone; the focus is never lost", async ({
  page,
}) => {
  await page.goto("/admin/leads");
  const add = chips(page).getByText("Add filter");
  await add.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const statuses = choices(page, "status");
  await expect(statuses.getByLabel("New")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(page).toHaveURL("/admin/leads?status=new");
  await expect(cards(page)).toHaveCount(1);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(page).toHaveURL("/admin/leads?status=new&status=contacted");
  await expect(cards(page)).toHaveCount(2);
  await expect(statuses.getByLabel("Contacted")).toBeFocused();
  await expect(chips(page)).toContainText("Status: New, Contacted");
  await page.keyboard.press("Escape");
  await expect(statuses).toBeHidden();
  const chip = chips(page).getByText("Status: New, Contacted");
  await expect(page.locator("summary:focus")).toContainText("Status:");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(chip).toHaveCount(0);
  await expect(page).toHaveURL("/admin/leads");
  await expect(page.locator("summary:focus")).toHaveText("Add filter");
  await expect(cards(page)).toHaveCount(4);
});

test("what two filters have in common is listed, 'and' between them, and a chip outlasts its last choice", async ({
  page,
}) => {
  await page.goto("/admin/leads?status=lost&value=over-50k");
  await expect(chips(page)).toContainText(/Status: Lost.*and.*Deal value: \$50,000 or more/);
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByRole("link", { name: /Export CRM Data/ })).toContainText("1 lead");
  expect(await findViolations(page)).toEqual([]);
  await chips(page).getByText("Deal value:").click();
  const values = choices(page, "deal value");
  await values.getByLabel("$50,000 or more").uncheck();
  await expect(page).toHaveURL("/admin/leads?status=lost&show=value");
  await expect(cards(page)).toHaveCount(2);
  await values.getByLabel("None").check();
  await expect(page).toHaveURL("/admin/leads?status=lost&value=none");
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("combobox", { name: "Status" }).selectOption("new");
  await expect(page).toHaveURL("/admin/leads?status=new&value=none");
  await expect(cards(page)).toHaveCount(1);
});

test("a select says how many values are set, and adds one", async ({ page }) => {
  await page.goto("/admin/leads?status=new&status=contacted");
  const status = page.getByRole("combobox", { name: "Status" });
  await expect(status.locator("option:checked")).toHaveText("2 chosen");
  await status.selectOption("lost");
  await expect(page).toHaveURL("/admin/leads?status=lost&status=new&status=contacted");
  await expect(cards(page)).toHaveCount(4);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("chips are set, widened and removed by forms and links, and the search keeps them", async ({
    page,
  }) => {
    await page.goto("/admin/leads?status=new");
    await page.getByText("Add filter").click();
    await page.getByRole("link", { name: "Score", exact: true }).click();
    const scores = choices(page, "score");
    await scores.getByLabel("Cool Lead").check();
    await scores.getByRole("button", { name: "Apply" }).click();
    await expect(page).toHaveURL("/admin/leads?status=new&score=cool");
    await page.getByRole("searchbox", { name: "Search" }).fill("bell");
    await page.getByRole("form", { name: "Filters" }).getByRole("button", { name: "Apply" }).click();
    await expect(page).toHaveURL(/q=bell/);
    await expect(page).toHaveURL(/score=cool/);
    await expect(cards(page)).toHaveCount(1);
    await chips(page).getByText("Status:").click();
    const statuses = choices(page, "status");
    await statuses.getByLabel("Lost").check();
    await statuses.getByRole("button", { name: "Apply" }).click();
    await expect(cards(page)).toHaveCount(3);
    await page.getByRole("link", { name: "Remove filter Status" }).click();
    await expect(cards(page)).toHaveCount(4);
  });
});
