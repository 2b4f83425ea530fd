import type { Page } from "@playwright/test";
import type { TestDatabase } from "../support/database";
import { insertDealRow } from "../support/deal-rows";
import { expect, test } from "../support/fixtures";
import { clearLeads, insertLeadRow } from "../support/lead-rows";

const PATH = "/admin/analytics";

test.beforeEach(async ({ login }) => {
  await login();
});

/** The table of visits and money by channel, with the columns of what an ad of $1,234,567 cost. */
async function openMoneyTable(page: Page, db: TestDatabase, size: { width: number; height: number }) {
  await db.write(
    `insert into ad_costs (id, channel, from_day, to_day, cents, author_label, created_at)
      values ('costs', 'paid', '2025-03-03', '2025-03-03', 123456700, 'tom', '2025-03-03')`,
  );
  await page.setViewportSize(size);
  await page.goto(`${PATH}?range=all`);
  return page.getByRole("region", { name: "Visits, leads and won value by channel" });
}

test.describe("with scripts", () => {
  test("the chart is one tab stop, read by arrow keys, Home and End; Escape hides the reading, Enter narrows", async ({
    page,
  }) => {
    await page.goto(`${PATH}?range=7d`);
    const chart = page.getByRole("group", { name: /^Visits a day/ });
    const steps = page.locator(".series-area").first().locator(".series-step");
    await expect(chart).toBeVisible();
    await expect(steps).toHaveCount(7);
    const stop = chart.locator(".series-step[tabindex='0']");
    await expect(stop).toHaveCount(1);
    await stop.focus();
    await page.keyboard.press("Home");
    await expect(steps.first()).toBeFocused();
    await expect(steps.first().locator(".series-reading")).toHaveCSS("opacity", "1");
    await page.keyboard.press("ArrowRight");
    await expect(steps.nth(1)).toBeFocused();
    await page.keyboard.press("End");
    await page.keyboard.press("ArrowLeft");
    await expect(steps.nth(5)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(steps.nth(5).locator(".series-reading")).toHaveCSS("opacity", "0");
    await expect(steps.nth(5)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/range=custom&from=(\d{4}-\d\d-\d\d)&to=\1$/);
    await expect(steps).toHaveCount(24);
  });

  test("the hours of the generation jobs are read by arrow keys, and stand in a table", async ({ page }) => {
    await page.goto(`${PATH}?range=7d`);
    const hours = page.getByRole("group", { name: /jobs? in 24 hours/ });
    await expect(hours.locator(".series-step")).toHaveCount(24);
    await hours.locator(".series-step[tabindex='0']").focus();
    await page.keyboard.press("ArrowLeft");
    const hour = hours.locator(".series-step").nth(22);
    await expect(hour).toBeFocused();
    await expect(hour.locator(".series-reading")).toHaveCSS("opacity", "1");
    await page.locator("summary", { hasText: "As a table" }).click();
    await expect(
      page.getByRole("table", { name: "Jobs per hour as a table" }).locator("tbody tr"),
    ).toHaveCount(24);
  });

  test("range, zone and filters change the URL, keep the place, and close their panels", async ({ page }) => {
    await page.goto(`${PATH}?measure=views`);
    await page.getByRole("navigation", { name: "Range" }).getByRole("link", { name: "90 days" }).click();
    await expect(page).toHaveURL(`${PATH}?range=90d&measure=views`);
    await page.getByRole("combobox", { name: "Time zone" }).selectOption("Europe/Berlin");
    await expect(page).toHaveURL(
      /\?range=90d&tz=Europe%2FBerlin&measure=views$|\?range=90d&measure=views&tz=Europe%2FBerlin$/,
    );
    await page.locator("summary", { hasText: "Filter" }).click();
    await page.getByLabel("Converted", { exact: true }).selectOption("1");
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page).toHaveURL(/converted=1/);
    await expect(page.locator("details[open]")).toHaveCount(0);
    await page.getByRole("link", { name: "Remove filter Converted: yes" }).click();
    await expect(page).not.toHaveURL(/converted/);
  });

  test("a panel closes on Escape, which returns the focus, and on a click outside", async ({ page }) => {
    await page.goto(`${PATH}?range=7d`);
    const button = page.locator("summary", { hasText: "Export CSV" });
    await button.click();
    await expect(page.getByRole("link", { name: "Landing pages" }).first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.locator("details[open]")).toHaveCount(0);
    await expect(button).toBeFocused();
    await button.click();
    await page.getByRole("heading", { name: "Analytics", exact: true }).click();
    await expect(page.locator("details[open]")).toHaveCount(0);
  });

  test("on a laptop the money table shows what a lead cost and what ads returned without scrolling", async ({
    page,
    db,
  }) => {
    await clearLeads(db);
    // A won deal without a visit makes the first column and the value as wide as they may become.
    await insertDealRow(db, { leadId: await insertLeadRow(db), title: "Mail", stage: "closed-won" });
    const table = await openMoneyTable(page, db, { width: 1440, height: 900 });
    await expect(table.getByRole("row", { name: /No visit known.*\$10,000/ })).toBeVisible();
    await expect(table.getByRole("row", { name: /Paid.*\$1,234,567/ })).toBeVisible();
    await table.getByRole("columnheader", { name: "Channel" }).scrollIntoViewIfNeeded();
    await expect(table.getByRole("columnheader", { name: "Return" })).toBeInViewport({ ratio: 1 });
    await db.write("delete from ad_costs");
    await clearLeads(db);
  });

  test("on a phone visits and what they won stand beside each other, and all the rest can be scrolled to", async ({
    page,
    db,
  }) => {
    const table = await openMoneyTable(page, db, { width: 390, height: 844 });
    const head = (name: string) => table.getByRole("columnheader", { name: new RegExp(`^${name}\\b`) });
    await head("Channel").scrollIntoViewIfNeeded();
    for (const name of ["Channel", "Visits", "Won so far"])
      await expect(head(name)).toBeInViewport({ ratio: 1 });
    const visits = await head("Visits").boundingBox();
    const won = await head("Won so far").boundingBox();
    // What stands in the cell ends before its padding.
    expect((visits?.x ?? 0) + (visits?.width ?? 0) - 9).toBeLessThanOrEqual(won?.x ?? 0);
    await expect(head("Return")).not.toBeInViewport();
    await table.evaluate((region) => region.scrollTo(region.scrollWidth, 0));
    await expect(head("Return")).toBeInViewport({ ratio: 0.99 });
    await db.write("delete from ad_costs");
  });

  test("on a phone nothing is wider than the screen, also with every panel open", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${PATH}?range=7d`);
    for (const label of ["Filter", "Export CSV", "Note"]) {
      await page.locator("summary", { hasText: label }).click();
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wider).toBeLessThanOrEqual(0);
      const panel = await page.locator("details[open] > div").boundingBox();
      expect(panel && panel.x >= 0 && panel.x + panel.width <= 390).toBe(true);
      await page.keyboard.press("Escape");
    }
  });
});

for (const width of [390, 1024, 1440])
  test(`at ${width} px the links to the parts stay in sight and lead to heads below them`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${PATH}?range=7d`);
    const parts = page.getByRole("navigation", { name: "Parts of this page" });
    for (const [name, title] of [
      ["Content", "Content Generation Analytics"],
      ["Conversion", "Conversion Analytics"],
      ["Website", "Website Analytics"],
    ] as const) {
      await parts.getByRole("link", { name }).click();
      const head = page.getByRole("heading", { name: title });
      await expect(head).toBeInViewport();
      await expect(parts).toBeInViewport();
      const [bar, at] = [await parts.boundingBox(), await head.boundingBox()];
      if (!bar || !at) throw new Error("Nothing is shown");
      expect(at.y - bar.y - bar.height, title).toBeGreaterThan(0);
    }
  });

test.describe("without scripts", () => {
  test("on a phone what is newest is behind its title, elsewhere it is shown", async ({ page }) => {
    const visits = page.getByRole("region", { name: "Recent visits" });
    const text = visits.getByText("No visits yet");
    await page.goto(`${PATH}?range=7d`);
    await expect(text).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(text).toBeHidden();
    await visits.locator("summary").click();
    await expect(text).toBeVisible();
  });

  test.use({ javaScriptEnabled: false });

  test("zone and filters are forms, readings appear on focus, and a wrong note keeps its panel open", async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/400/);
    await page.goto(`${PATH}?range=7d`);
    await page.getByRole("combobox", { name: "Time zone" }).selectOption("Europe/Berlin");
    await page.getByRole("form", { name: "Time zone" }).getByRole("button").click();
    await expect(page).toHaveURL(/tz=Europe%2FBerlin/);
    const step = page.locator(".series-step").nth(2);
    await step.focus();
    await page.keyboard.press("Tab");
    await expect(page.locator(".series-step").nth(3).locator(".series-reading")).toHaveCSS("opacity", "1");
    await page.locator("summary", { hasText: "Note" }).click();
    await page.locator("input[name=text]").fill("   ");
    await page.getByRole("button", { name: "Add note" }).click();
    await expect(page.getByText("Please write a note").first()).toBeVisible();
  });
});
