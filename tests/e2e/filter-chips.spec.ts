import type { Page } from "@playwright/test";
import { findViolations } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { waitForHydration } from "../support/hydration";
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
  const add = chips(page).locator("summary", { hasText: "Add filter" });
  await add.focus();
  await page.keyboard.press("Enter");
  await chips(page).getByRole("link", { name: "Several statuses" }).press("Enter");
  const statuses = choices(page, "status");
  await expect(statuses.getByLabel("New")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(page).toHaveURL("/admin/leads?status=new&show=status");
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

test("on a phone the focus goes from a removed chip to what unfolds the filters, or to their open menu", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/admin/leads?status=new&score=cool");
  await chips(page).getByRole("link", { name: "Remove filter Score" }).press("Enter");
  await expect(page).toHaveURL("/admin/leads?status=new");
  await expect(page.locator("summary:focus")).toHaveText("Filters (1)");
  await page.keyboard.press("Enter");
  await chips(page).getByRole("link", { name: "Remove filter Status" }).press("Enter");
  await expect(page).toHaveURL("/admin/leads");
  await expect(page.locator("summary:focus")).toHaveText("Add filter");
});

test("what two filters have in common is listed, 'and' between them, and a chip outlasts its last choice", async ({
  page,
}) => {
  await page.goto("/admin/leads?status=lost&value=over-50k");
  await expect(page.getByRole("combobox", { name: "Status" })).toHaveValue("lost");
  await expect(chips(page)).toContainText("Deal value: $50,000 or more");
  await expect(chips(page).getByText("Status:")).toBeHidden();
  await expect(chips(page).getByText("and", { exact: true })).toBeHidden();
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByText("1 lead matches")).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await chips(page).getByText("Deal value:").click();
  const values = choices(page, "deal value");
  await values.getByLabel("$50,000 or more").uncheck();
  await expect(page).toHaveURL("/admin/leads?status=lost&show=value");
  await expect(cards(page)).toHaveCount(2);
  await values.getByLabel("None").check();
  await expect(page).toHaveURL("/admin/leads?status=lost&value=none");
  // The list is pale while it is read anew.
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
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

test("a value that a select shows is said once; where the selects are folded away, its chip says it", async ({
  page,
}) => {
  await page.goto("/admin/leads?status=new&priority=high&priority=low&score=cool");
  const others = "Priority: High, Low Remove filter Priority and Score: Cool Lead Remove filter Score";
  // Only what is shown, with the names of the buttons.
  await expect(chips(page)).toHaveText(`Add filter ${others}`, { useInnerText: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("combobox", { name: "Status" })).toBeHidden();
  await expect(chips(page).getByText("Add filter")).toBeHidden();
  const all = `Status: New Remove filter Status and ${others}`;
  await expect(chips(page)).toHaveText(all, { useInnerText: true });
  await page.setViewportSize({ width: 1440, height: 900 });
  await chips(page).getByText("Add filter").click();
  // Of what the selects do, the menu offers only what they cannot.
  await expect(chips(page).getByRole("link", { name: /^(Status|Priority|Industry|Several)/ })).toHaveText([
    "Several statuses",
    "Several industries",
  ]);
  await chips(page).getByRole("link", { name: "Several statuses" }).click();
  await expect(choices(page, "status").getByLabel("New")).toBeFocused();
  await choices(page, "status").getByLabel("Lost").check();
  await expect(page).toHaveURL("/admin/leads?status=new&status=lost&priority=high&priority=low&score=cool");
  await choices(page, "status").getByLabel("Lost").uncheck();
  await expect(page).toHaveURL(/\?status=new&priority.*&show=status$/);
  await expect(choices(page, "status").getByLabel("Lost")).toBeFocused();
});

test("a range of one's own is typed beside the choices, and the focus stays", async ({ page }) => {
  await page.goto("/admin/leads?show=value");
  const values = choices(page, "deal value");
  await values.getByLabel("To $", { exact: true }).fill("1000");
  await values.getByLabel("From $", { exact: true }).fill("60000");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/admin/leads?value=1000..60000");
  await expect(cards(page)).toHaveCount(1);
  await expect(chips(page)).toContainText("Deal value: $1,000 to $60,000");
  await expect(values.getByLabel("From $", { exact: true })).toHaveValue("1000");
  await expect(values.getByLabel("From $", { exact: true })).toBeFocused();
  await values.getByLabel("None").check();
  await expect(page).toHaveURL("/admin/leads?value=none&value=1000..60000");
  await expect(cards(page)).toHaveCount(4);
  await page.goto("/admin/leads?created=2026-03-01..2026-03-31");
  await expect(chips(page)).toContainText("Created: Mar 1, 2026 to Mar 31, 2026");
  await chips(page).getByText("Created:").click();
  expect(await findViolations(page)).toEqual([]);
});

test("a visited page is found by its name, chosen, typed and removed; the focus stays", async ({ page }) => {
  await page.goto("/admin/leads?status=new");
  await chips(page).getByText("Add filter").click();
  await page.getByRole("link", { name: "Visited page", exact: true }).click();
  const field = page.getByRole("searchbox", { name: "Title or address" });
  await expect(field).toBeFocused();
  const pages = choices(page, "visited page");
  await field.fill("pricin");
  await expect(pages.getByRole("checkbox")).toHaveCount(1);
  await pages.getByLabel("/pricing").check();
  await expect(page).toHaveURL("/admin/leads?status=new&visited=%2Fpricing");
  await field.fill("https://x.example/Old-Page/");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/admin/leads?status=new&visited=%2Fpricing&visited=%2Fold-page");
  await expect(chips(page)).toContainText("Visited page: /pricing, /old-page");
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("");
  await expect(pages.getByLabel("/old-page")).toBeChecked();
  expect(await findViolations(page)).toEqual([]);
  await pages.getByLabel("/old-page").uncheck();
  await expect(page).toHaveURL("/admin/leads?status=new&visited=%2Fpricing");
  await page.getByRole("link", { name: "Remove filter Visited page" }).click();
  await expect(page).toHaveURL("/admin/leads?status=new");
  await expect(cards(page)).toHaveCount(1);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("visited pages are ticked or typed, and their address is that of the chip", async ({ page }) => {
    await page.goto("/admin/leads?show=visited");
    const pages = choices(page, "visited page");
    await pages.getByLabel("/pricing").check();
    await pages.getByRole("button", { name: "Apply" }).click();
    await expect(page).toHaveURL("/admin/leads?visited=%2Fpricing");
    await expect(cards(page)).toHaveCount(0);
    await chips(page).getByText("Visited page:").click();
    await page.getByRole("searchbox", { name: "Title or address" }).fill("Blog/*");
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await expect(page).toHaveURL("/admin/leads?visited=%2Fpricing&visited=%2Fblog%2F*");
    await expect(chips(page)).toContainText("Visited page: /pricing, /blog/*");
  });

  test("a range of one's own is applied, and its address is that of the chip", async ({ page }) => {
    await page.goto("/admin/leads?status=lost");
    await page.getByText("Add filter").click();
    await page.getByRole("link", { name: "Created", exact: true }).click();
    const created = choices(page, "created");
    await created.getByLabel("From").fill("2020-02-01");
    await created.getByRole("button", { name: "Apply" }).click();
    await expect(page).toHaveURL("/admin/leads?status=lost&created=2020-02-01..");
    await expect(chips(page)).toContainText("Created: From Feb 1, 2020");
    await expect(cards(page)).toHaveCount(2);
    await expect(page.getByText("2 leads match")).toBeVisible();
  });

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
    await expect(chips(page).getByText("Status:")).toBeHidden();
    await page.getByText("Add filter").click();
    await page.getByRole("link", { name: "Several statuses" }).click();
    const statuses = choices(page, "status");
    await expect(statuses.getByLabel("New")).toBeChecked();
    await statuses.getByLabel("Lost").check();
    await statuses.getByRole("button", { name: "Apply" }).click();
    await expect(cards(page)).toHaveCount(3);
    await page.getByRole("link", { name: "Remove filter Status" }).click();
    await expect(cards(page)).toHaveCount(4);
  });
});

for (const width of [390, 768, 1024, 1280, 1440, 1920]) {
  test(`the panels of Add filter and of every chip stand within a window of ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const search of [
      "",
      "?value=over-50k&status=new&status=lost&score=cool&priority=high&priority=low",
    ]) {
      await page.goto(`/admin/leads${search}`);
      await waitForHydration(page);
      // On phones the menu comes with the filters.
      if (width < 640) await page.locator("#lead-filters summary").click();
      const buttons = await chips(page).locator("summary:visible").all();
      // The menu and a chip for each of value, status, score and priority.
      expect(buttons).toHaveLength(search ? 5 : 1);
      for (const button of buttons) {
        await button.click();
        const panel = chips(page).locator("details[open] > div");
        await expect(panel).toBeVisible();
        await expect.poll(() => panel.evaluate((it) => it.getBoundingClientRect().right)).toBeLessThan(width);
        expect(await panel.evaluate((it) => it.getBoundingClientRect().left)).toBeGreaterThanOrEqual(0);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        await page.keyboard.press("Escape");
      }
    }
  });
}
