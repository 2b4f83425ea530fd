import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures";
import { holdRequests } from "../support/hold-requests";

test.beforeEach(({ login }) => login());

const holdAnswers = (page: Page) => holdRequests(page, "**/*.data*");

test("analytics: a panel that is opened, and a filter chosen in it, outlast the answer of an earlier link", async ({
  page,
}) => {
  await page.goto("/admin/analytics?range=7d");
  const converted = page.getByLabel("Converted", { exact: true });
  const panel = page.locator("details", { has: converted });
  const release = await holdAnswers(page);
  await page.getByRole("link", { name: "90 days" }).click();
  await panel.locator("summary").click();
  await converted.selectOption("1");
  release();
  await expect(page.getByRole("link", { name: "90 days" })).toHaveAttribute("aria-current", "true");
  await expect(converted).toBeVisible();
  await expect(converted).toHaveValue("1");
  await panel.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL("/admin/analytics?range=90d&converted=1");
  await expect(converted).toBeHidden();
  await page.getByRole("link", { name: "Remove filter Converted: yes" }).click();
  await expect(page).toHaveURL("/admin/analytics?range=90d");
  await panel.locator("summary").click();
  await expect(converted).toHaveValue("");
});

test("leads: what is typed outlasts the answer to the filter before, and both are applied", async ({
  page,
}) => {
  await page.goto("/admin/leads");
  const status = page.getByRole("form", { name: "Filters" }).getByLabel("Status");
  const search = page.getByRole("searchbox", { name: "Search", exact: true });
  const release = await holdAnswers(page);
  await status.selectOption("contacted");
  await search.pressSequentially("mar");
  release();
  await expect(page).toHaveURL("/admin/leads?q=mar&status=contacted");
  await expect(search).toHaveValue("mar");
  await expect(status).toHaveValue("contacted");
  await page.getByRole("link", { name: "Clear Filters" }).click();
  await expect(search).toHaveValue("");
  await expect(status).toHaveValue("");
});

test("audit: an id that is typed outlasts the answer of 'Clear', which empties the rest", async ({
  page,
}) => {
  await page.goto("/admin/audit?entityId=&from=2026-01-01");
  const form = page.getByRole("search", { name: "Audit" });
  const release = await holdAnswers(page);
  await form.getByRole("link", { name: "Clear" }).click();
  await form.getByText("More filters").click();
  await form.getByLabel("Record ID").fill("0198");
  release();
  await expect(form.getByLabel("From")).toHaveValue("");
  await expect(page).toHaveURL("/admin/audit");
  await expect(form.getByLabel("Record ID")).toHaveValue("0198");
  await form.getByRole("button", { name: "Filter" }).click();
  await expect(page).toHaveURL(/entityId=0198/);
  await page.goBack();
  await expect(page).toHaveURL("/admin/audit");
  await expect(form.getByLabel("Record ID")).toHaveValue("");
});

test("blogs: a search that is typed outlasts the answer to the status before", async ({ page }) => {
  await page.goto("/admin/blogs");
  const form = page.getByRole("search");
  const release = await holdAnswers(page);
  await form.getByLabel("Status").selectOption("draft");
  await form.getByLabel("Search").fill("roof");
  release();
  await expect(page).toHaveURL(/status=draft/);
  await expect(page.getByText(/^Draft \d+$/)).toBeVisible();
  await expect(form.getByLabel("Search")).toHaveValue("roof");
  await expect(page).toHaveURL(/q=roof&status=draft/);
});
