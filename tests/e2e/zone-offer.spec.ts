import { expect, test } from "../support/fixtures";

const offer = "Your browser is in Europe/Berlin. Use it?";

test.beforeEach(async ({ db, login }) => {
  await db.write("delete from profiles");
  await login();
});

test("a browser in the company's zone is not offered", async ({ page }) => {
  await page.goto("/admin");
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("region", { name: "Time zone" })).toHaveCount(0);
});

test.describe("in a browser in Berlin, with the company in Chicago", () => {
  test.use({ timezoneId: "Europe/Berlin" });

  test("its zone is offered, and once used, every page has it", async ({ page, db }) => {
    await page.goto("/admin");
    await expect(page.getByRole("main").getByText(/in Chicago \((CST|CDT)\)\./)).toBeVisible();
    const region = page.getByRole("region", { name: "Time zone" });
    await expect(region).toContainText(offer);
    await expect(region).toContainText("Times are shown in America/Chicago.");
    await region.getByRole("button", { name: "Use" }).click();
    await expect(region).toHaveCount(0);
    await expect(page.getByRole("main").getByText(/in Berlin \(GMT\+[12]\)\./)).toBeVisible();
    expect(db.all("select time_zone from profiles")).toEqual([{ time_zone: "Europe/Berlin" }]);
    await page.goto("/admin/leads/new");
    await expect(page.getByText("Central European Time, Berlin; 9:00 AM if left empty")).toBeVisible();
    await expect(region).toHaveCount(0);
  });

  test("where the analytics are read in another zone, the offer says that one", async ({ page }) => {
    await page.goto("/admin/analytics?range=7d");
    const region = page.getByRole("region", { name: "Time zone" });
    await expect(region).toContainText("Times are shown in America/Chicago.");
    await page.getByRole("combobox", { name: "Time zone" }).selectOption("Asia/Kolkata");
    await expect(region).toContainText("Times are shown in Asia/Kolkata.");
    await page.goto("/admin");
    await expect(region).toContainText("Times are shown in America/Chicago.");
  });

  test("who keeps the company's is not asked again, on a phone neither", async ({ page }) => {
    await page.goto("/admin/mail");
    const region = page.getByRole("region", { name: "Time zone" });
    await region.getByRole("button", { name: "Keep" }).click();
    await expect(region).toHaveCount(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/admin");
    await page.waitForLoadState("networkidle");
    await expect(region).toHaveCount(0);
    await expect(page.getByRole("main").getByText(/in Chicago \((CST|CDT)\)\./)).toBeVisible();
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("nothing is offered", async ({ page }) => {
      await page.goto("/admin");
      await expect(page.getByRole("heading", { name: "The company" })).toBeVisible();
      await expect(page.getByText("Your browser is in")).toHaveCount(0);
    });
  });
});
