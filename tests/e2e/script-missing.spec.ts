import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures";
import { fillContactForm, PHONE } from "../support/visitor";

test.use({ userAgent: PHONE, viewport: { width: 390, height: 760 } });

/** Blocks the site's script. */
async function blockScript(page: Page, allowConsole: (pattern: RegExp) => void): Promise<void> {
  allowConsole(/ERR_FAILED|page error: $|Failed to fetch dynamically imported module/);
  await page.route("**/assets/site-*.js", (route) => route.abort());
}

test("a URL with a fragment scrolls to its target although pictures above load later", async ({ page }) => {
  for (const size of [
    { width: 390, height: 760 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await page.goto("about:blank");
    await page.goto("/#contact");
    await expect
      .poll(() => page.locator("#contact").evaluate((place) => Math.round(place.getBoundingClientRect().top)))
      .toBe(96);
  }
});

test("a page whose script fails to load is complete", async ({ page, allowConsole }) => {
  await blockScript(page, allowConsole);
  await page.goto("/law-firms", { waitUntil: "commit" });
  await page.waitForLoadState();
  await expect(page.locator("html[data-enhanced]")).toHaveCount(0);
  await expect(page.locator(".board figcaption")).toBeVisible();
});

test("a form rejected before the script loads focuses the invalid field", async ({ page, allowConsole }) => {
  allowConsole(/status of 400/);
  await blockScript(page, allowConsole);
  await page.goto("/contact", { waitUntil: "commit" });
  await fillContactForm(page, { lastName: " " });
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.locator("[aria-invalid=true]")).toHaveCount(1);
  await expect(page.locator("[name=lastName]")).toBeFocused();
});
