import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { PUBLIC_PATHS } from "../../app/indexing/public-paths";
import { ARTICLE, LONG_ARTICLE, publishArticle } from "../support/articles";
import { findViolations } from "../support/axe";
import { expect, test } from "../support/fixtures";
import {
  layoutShifts,
  listAnimatingElements,
  listClippedText,
  listElementsInSameRow,
  listTabStopsWithoutVisibleFocus,
  renderEverything,
  setTextSize,
} from "../support/layout";
import { PHONE } from "../support/visitor";

const MISSING = "/no/such-page";
/** Pages that show articles. */
const BLOG_PAGES = [
  ARTICLE.path,
  LONG_ARTICLE.path,
  "/blog?q=phone",
  "/blog/category/seo",
  "/blog/location/lakeview-wi",
];
/** The visible part of a 390 x 844 px phone; the first view's styles apply to it. */
const PHONE_SIZE = { width: 390, height: 760 };
const TABLET = { width: 768, height: 1024 };
const DESKTOP = { width: 1280, height: 900 };
/** A 1280 px window at 200 % zoom. */
const ZOOMED = { width: 640, height: 450 };

const UNMEASURED_SESSION = "7f0d2d66-8f53-4f0e-b6a8-9d6f6a4f0c51";
const BUDGET = { script: 3500, css: 21_500, font: 60_000, total: 100_000 };
type Kind = keyof typeof BUDGET;

test.use({ userAgent: PHONE, viewport: PHONE_SIZE });

/** Transferred bytes by URL, gzipped where a server would. */
const weights = new Map<string, Promise<number>>();

async function weigh(page: Page, url: string): Promise<number> {
  const body = await (await page.request.get(url)).body();
  return /\.(woff2|png)$/.test(url) ? body.length : gzipSync(body).length;
}

/** Bytes that the page loads on a first visit, by kind. */
async function weighPage(page: Page): Promise<Record<Kind, number>> {
  const { html, inline, urls } = await page.evaluate(() => ({
    html: document.documentElement.outerHTML,
    inline: [...document.scripts].filter(({ type }) => !type).map(({ text }) => text),
    urls: performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      // One visit in ten also loads the file that measures its speed, once the page is there.
      .filter((name) => !name.endsWith("/collect") && !name.includes("/assets/site-vitals-")),
  }));
  const whole = gzipSync(html).length;
  const withoutScript = gzipSync(inline.reduce((rest, text) => rest.replace(text, ""), html)).length;
  // Inline scripts count as scripts, including the size they add to the HTML.
  const sum = { script: whole - withoutScript, css: 0, font: 0, total: whole };
  for (const url of new Set(urls)) {
    const known = weights.get(url) ?? weigh(page, url);
    weights.set(url, known);
    const bytes = await known;
    sum.total += bytes;
    if (url.endsWith(".js")) sum.script += bytes;
    if (url.endsWith(".css")) sum.css += bytes;
    if (url.endsWith(".woff2")) sum.font += bytes;
  }
  return sum;
}

/** The ground of a dark page: `paper` of app/styles/tokens.css. */
const NIGHT = "rgb(11, 21, 36)";
const OF_COLORS = ["color-contrast", "link-in-text-block"];
const groundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** Tokens that are used but not defined; the build drops tokens that it does not see in use. */
function missingTokens(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const inline = [...document.querySelectorAll("[style]")].map((element) => element.getAttribute("style"));
    const text = [...rules.map((rule) => rule.cssText), ...inline].join(" ");
    const names = (pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, name]) => String(name)));
    const isToken = /^--(color|font|text|spacing|space|container|control|header|radius|shadow|ease|dur)-/;
    const set = names(/(--[\w-]+):/g);
    return [...names(/var\((--[\w-]+)\)/g)].filter((name) => isToken.test(name) && !set.has(name));
  });
}

/** Names of fields without a border: their page does not import the style of fields. */
function bareFields(page: Page): Promise<string[]> {
  const fields = page.locator(
    "main :is(select, textarea, input:not([name=trap], [type=hidden], [type=radio], [type=checkbox], [type=range])):visible",
  );
  return fields.evaluateAll((all) =>
    all
      .filter((field) => getComputedStyle(field).borderTopWidth !== "1px")
      .map((field) => `${field.getAttribute("name")}`),
  );
}

/** The page's accessibility tree in order. Only sharing and the choice of theme need JavaScript. */
async function contentOf(page: Page): Promise<string> {
  const lines = (await page.locator("body").ariaSnapshot()).split("\n");
  const needsScript =
    /^\s*- (?:(?:heading|button) "Share"|group "Theme"|(?:radio "|text: )(?:Theme|Light|Dark|System)\b)/;
  return lines.filter((line) => !needsScript.test(line)).join("\n");
}

async function contentWithoutScripts(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setScriptExecutionDisabled", { value: true });
  await page.reload();
  expect(await page.locator("html").getAttribute("data-enhanced"), "a script has run").toBeNull();
  const content = await contentOf(page);
  await session.send("Emulation.setScriptExecutionDisabled", { value: false });
  return content;
}

for (const path of [...PUBLIC_PATHS, ...BLOG_PAGES, MISSING]) {
  test(`[PUB-011] [PUB-024] ${path}: small, no layout shift, readable, accessible, and the same without JavaScript`, async ({
    page,
    db,
    allowConsole,
  }) => {
    const isBlog = path.startsWith("/blog");
    if (isBlog) {
      // What earlier tests left may change under this one, such as a post that a job still works on.
      await db.write("delete from blogs");
      await publishArticle(db);
      await publishArticle(db, LONG_ARTICLE);
    }
    if (path === MISSING) allowConsole(/Page not found|status of 404/);
    // One visit in eight loads a second script, which measures web vitals: not this one.
    await page.addInitScript((id) => sessionStorage.setItem("analytics_session_id", id), UNMEASURED_SESSION);
    // Other tests publish too: under an address of its own, the edge cache gives both readings the same page.
    const reading = `${path.includes("?") ? "&" : "?"}reading=${crypto.randomUUID()}`;
    await page.goto(isBlog ? `${path}${reading}` : path);

    await test.step("no React, one script, within the budget, and nothing moves", async () => {
      expect(await layoutShifts(page)).toEqual([]);
      expect(await page.locator("html[data-script]").count()).toBe(1);
      expect(await page.locator("script[src]").count()).toBe(0);
      expect(await page.content()).not.toMatch(/entry\.client|__remixContext/);
      const weight = await weighPage(page);
      expect(weight.script).toBeGreaterThan(1000);
      for (const kind of ["script", "css", "font", "total"] as const) {
        expect(weight[kind], kind).toBeLessThanOrEqual(BUDGET[kind]);
      }
    });

    await test.step("no style asks for a token that the style sheets leave out, and fields look like fields", async () => {
      expect(await missingTokens(page)).toEqual([]);
      expect(await bareFields(page)).toEqual([]);
    });

    // Also check what the browser would not render until it is near the viewport.
    await renderEverything(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await test.step("at 390 px no text is cut, nothing moves when motion is to be reduced, no violation", async () => {
      expect(await listClippedText(page)).toEqual([]);
      // Elements that scroll into view may still be changing color.
      await expect.poll(() => listAnimatingElements(page)).toEqual([]);
      expect(await findViolations(page)).toEqual([]);
    });

    await test.step("the phone button stands at the bottom right", async () => {
      const button = page.getByRole("link", { name: /^Call sales/ });
      const box = await button.boundingBox();
      expect(box).toMatchObject({ width: 44, height: 44 });
      expect(PHONE_SIZE.width - (box?.x ?? 0) - 44).toBeLessThanOrEqual(28);
      expect(PHONE_SIZE.height - (box?.y ?? 0) - 44).toBeLessThanOrEqual(28);
      expect(await button.evaluate((element) => getComputedStyle(element).borderRadius)).toBe("50%");
    });

    await test.step("below 768 px cards and columns stand one under another", async () => {
      await page.setViewportSize({ width: 767, height: 800 });
      expect(await listElementsInSameRow(page)).toEqual([]);
    });

    await test.step("at 768 px no text is cut", async () => {
      await page.setViewportSize(TABLET);
      expect(await listClippedText(page)).toEqual([]);
    });

    await test.step("zoomed to 200 %, or with letters of twice the size, no text is cut", async () => {
      await page.setViewportSize(ZOOMED);
      expect(await listClippedText(page), "zoomed").toEqual([]);
      await setTextSize(page, 32);
      expect(await listClippedText(page), "larger letters").toEqual([]);
      await setTextSize(page, 16);
    });

    await test.step("at 1280 px no text is cut, no violation", async () => {
      await page.setViewportSize(DESKTOP);
      expect(await listClippedText(page)).toEqual([]);
      expect(await findViolations(page)).toEqual([]);
    });

    await test.step("in the dark, where the system is, every text is legible at 390 and 1280 px", async () => {
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await groundOf(page)).toBe(NIGHT);
      for (const size of [PHONE_SIZE, DESKTOP]) {
        await page.setViewportSize(size);
        expect(await findViolations(page, { rules: OF_COLORS }), `${size.width} px`).toEqual([]);
      }
      await page.emulateMedia({ colorScheme: "light" });
    });

    const content = await contentOf(page);
    await test.step("whatever can have the focus shows it, the skip link first", async () => {
      await page.keyboard.press("Tab");
      await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
      await expect.poll(() => listTabStopsWithoutVisibleFocus(page)).toEqual([]);
    });

    await test.step("without scripts the content is the same", async () => {
      expect(await contentWithoutScripts(page)).toBe(content);
    });
  });
}

test("[PUB-041] on a phone home is at most 10,000 px long, its modules a column, other cards rows to swipe", async ({
  page,
}) => {
  await page.goto("/");
  await renderEverything(page);
  await page.setViewportSize(PHONE_SIZE);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(10_000);
  const modules = page.getByRole("region", { name: "Modules" }).locator("> *");
  const boxes = await modules.evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect()));
  expect(boxes.map(({ left, right }) => [left, right])).toEqual(Array(3).fill([20, PHONE_SIZE.width - 20]));
  for (const [at, { bottom }] of boxes.slice(0, 2).entries())
    expect(boxes[at + 1]?.top).toBeGreaterThan(bottom);
  for (const [name, count] of [
    ["Shared capabilities", 3],
    ["Six customers", 6],
  ] as const) {
    const row = page.getByRole("region", { name });
    const cards = row.locator("> *");
    await expect(cards).toHaveCount(count);
    await row.scrollIntoViewIfNeeded();
    await expect(cards.nth(0)).toBeInViewport({ ratio: 0.9 });
    // A part of the next one says that there is more.
    const peek = await cards.nth(1).evaluate((card) => innerWidth - card.getBoundingClientRect().left);
    expect(peek, name).toBeGreaterThan(40);
    expect(peek, name).toBeLessThan(PHONE_SIZE.width / 2);
  }
  const customers = page.getByRole("region", { name: "Six customers" });
  await customers.focus();
  await expect(async () => {
    await page.keyboard.press("ArrowRight");
    await expect(customers.locator("> *").nth(5)).toBeInViewport({ ratio: 0.9, timeout: 400 });
  }).toPass({ timeout: 20_000 });
});
