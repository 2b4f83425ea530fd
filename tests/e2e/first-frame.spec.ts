import type { Page } from "@playwright/test";
import { PUBLIC_PATHS } from "../../app/indexing/public-paths";
import { expect, test } from "../support/fixtures";
import { fillContactForm, PHONE } from "../support/visitor";

test.use({ userAgent: PHONE, viewport: { width: 390, height: 760 } });

/** Blocks the site's script. */
async function blockScript(page: Page, allowConsole: (pattern: RegExp) => void): Promise<void> {
  allowConsole(/ERR_FAILED|page error: $|Failed to fetch dynamically imported module/);
  await page.route("**/assets/site-*.js", (route) => route.abort());
}

/** Records for each page whether the visitor started at the top, for `cameAtTop`. */
async function noteArrivals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      sessionStorage.setItem("at-top", `${document.documentElement.hasAttribute("data-fresh")}`);
    });
  });
}

function cameAtTop(page: Page): Promise<boolean> {
  return page.evaluate(() => sessionStorage.getItem("at-top") === "true");
}

/** Waits for the first paint; before it, styles may be missing. */
function firstPaint(page: Page): Promise<void> {
  return page.evaluate(async () => {
    while (!performance.getEntriesByType("paint").length || !document.querySelector(".ftr")) {
      await new Promise(requestAnimationFrame);
    }
  });
}

function waitingParts(parts: Element[]): string[] {
  return parts
    .filter((part) => getComputedStyle(part).animationName !== "none")
    .map(({ className }) => String(className));
}

test("layout below the first view is delayed only for visitors who start at the top, not at an anchor, on reload or on back", async ({
  page,
}) => {
  await noteArrivals(page);
  await page.goto("/law-firms");
  expect(await cameAtTop(page)).toBe(true);
  await page.reload();
  expect(await cameAtTop(page), "a reload").toBe(false);
  await page.goto("/terms-of-service#payment-terms");
  expect(await cameAtTop(page), "a place").toBe(false);
  await page.goto("/privacy-policy#:~:text=Your%20rights");
  expect(await cameAtTop(page), "a text").toBe(false);
  await page.goto("/about");
  expect(await cameAtTop(page)).toBe(true);
  await page.goBack();
  expect(await cameAtTop(page), "the back button").toBe(false);
});

test("on a phone the picture is delayed 0.1 s and the rest up to 0.6 s, and nothing is delayed twice", async ({
  page,
}) => {
  await page.goto("/law-firms", { waitUntil: "commit" });
  await firstPaint(page);
  const waits = await page.evaluate(() => {
    const wait = (selector: string) => {
      const element = document.querySelector(selector);
      return element && getComputedStyle(element).animationDuration;
    };
    return {
      words: wait(".ihero-txt > *"),
      picture: wait(".ihero-txt ~ * > *"),
      second: wait("main > :nth-child(2 of :not(link, script)) > *"),
      closing: wait("main > :nth-child(5 of :not(link, script)) > *"),
      footer: wait(".ftr > *"),
    };
  });
  expect(waits).toEqual({ words: "0s", picture: "0.1s", second: "0.15s", closing: "0.3s", footer: "0.6s" });
  await expect(page.locator("html[data-fresh]")).toHaveCount(0);
  expect(await page.locator(".ihero-txt ~ * > *, .ftr > *").evaluateAll(waitingParts)).toEqual([]);
});

test("an anchor link followed during the delay scrolls to its target", async ({ page }) => {
  await page.goto("/", { waitUntil: "commit" });
  const waited = await page.evaluate(async () => {
    const find = () => document.querySelector<HTMLElement>('.ftr a[href="#contact"]');
    while (!find()) await new Promise(requestAnimationFrame);
    const waits = document.documentElement.hasAttribute("data-fresh");
    find()?.click();
    return waits;
  });
  expect(waited).toBe(true);
  await expect
    .poll(() => page.locator("#contact").evaluate((place) => Math.round(place.getBoundingClientRect().top)))
    .toBe(96);
});

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

test("on a desktop nothing in the window is delayed", async ({ page, allowConsole }) => {
  allowConsole(/Page not found|status of 404/);
  await page.setViewportSize({ width: 1280, height: 880 });
  const waiting: string[] = [];
  let below = 0;
  for (const path of [...PUBLIC_PATHS, "/no/such-page"]) {
    await page.goto(path, { waitUntil: "commit" });
    await firstPaint(page);
    const parts = await page.evaluate(() => {
      if (!document.documentElement.hasAttribute("data-fresh")) throw new Error("Too late to see what waits");
      const all = [...document.querySelectorAll("main *, .ftr *")].filter(
        (part) => getComputedStyle(part).animationName === "wait-a-moment",
      );
      // A delayed element inside another has no position yet.
      const outer = all.filter((part) => !all.some((other) => other !== part && other.contains(part)));
      return outer.map((part) => ({
        name: part.outerHTML.slice(0, 60),
        top: part.getBoundingClientRect().top,
      }));
    });
    below += parts.length;
    const seen = parts.filter(({ top }) => top < 880);
    waiting.push(...seen.map(({ name, top }) => `${path}: ${name} at ${top}`));
  }
  expect(waiting).toEqual([]);
  expect(below).toBeGreaterThan(PUBLIC_PATHS.length);
});

test("a page whose script fails to load is complete", async ({ page, allowConsole }) => {
  await blockScript(page, allowConsole);
  await page.goto("/law-firms", { waitUntil: "commit" });
  await page.waitForLoadState();
  await expect(page.locator("html[data-fresh]")).toHaveCount(0);
  await expect(page.locator("html[data-enhanced]")).toHaveCount(0);
  await expect(page.locator(".board-top")).toBeVisible();
});

test("a form rejected before the script loads focuses the invalid field", async ({ page, allowConsole }) => {
  allowConsole(/status of 400/);
  await blockScript(page, allowConsole);
  await page.goto("/contact", { waitUntil: "commit" });
  await fillContactForm(page, { lastName: " " });
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.locator("[aria-invalid=true]")).toHaveCount(1);
  await expect(page.locator("[name=lastName]")).toBeFocused();
});
