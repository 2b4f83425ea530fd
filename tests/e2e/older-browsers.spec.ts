import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures";

/** Chromium behaves as Safari 16.4 and Firefox 115 do: they know no popovers, and throw at a selector they don't know. */
async function withoutPopovers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ["popover", "togglePopover", "showPopover", "hidePopover"]) {
      Reflect.deleteProperty(HTMLElement.prototype, name);
    }
    document.addEventListener("click", (event) => {
      if (event.target instanceof Element && event.target.closest("[popovertarget]")) event.preventDefault();
    });
    const matches = Element.prototype.matches;
    Element.prototype.matches = function (selector) {
      if (selector.includes(":popover-open")) throw new SyntaxError(`'${selector}' is not a valid selector`);
      return matches.call(this, selector);
    };
  });
}

test("the back office opens in browsers without popovers, and its button opens and closes the sidebar", async ({
  page,
  login,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await login();
  await withoutPopovers(page);
  await page.goto("/admin/leads");
  await expect(page.getByRole("heading", { level: 1, name: "CRM Dashboard" })).toBeVisible();
  const sidebar = page.locator("#sidebar");
  await expect(sidebar).toHaveAttribute("data-closed");
  const button = page.getByRole("button", { name: "Toggle sidebar" });
  await button.click();
  await expect(sidebar).not.toHaveAttribute("data-closed");
  await button.click();
  await expect(sidebar).toHaveAttribute("data-closed");
});

test("a shell that fails again while its error is shown gives a plain page with Reload, and stops", async ({
  page,
  login,
  allowConsole,
}) => {
  allowConsole(/This browser is broken|React Router caught|The above error occurred/);
  await login();
  await page.addInitScript(() => {
    let failures = 0;
    window.matchMedia = () => {
      failures += 1;
      document.documentElement.dataset.failures = String(failures);
      throw new Error("This browser is broken");
    };
  });
  await page.goto("/admin/leads");
  await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Reload" })).toHaveAttribute("href", "/admin/leads");
  const failures = await page.locator("html").getAttribute("data-failures");
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(await page.locator("html").getAttribute("data-failures")).toBe(failures);
  expect(Number(failures)).toBeLessThan(10);
});
