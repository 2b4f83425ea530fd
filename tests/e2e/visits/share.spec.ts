import type { Page } from "@playwright/test";
import { ARTICLE, publishArticle } from "../../support/articles";
import { expect, test } from "../../support/fixtures";
import { stopClock } from "../../support/stopped-clock";

const SHARED = { title: "Shared successfully!", description: "The article has been shared." };
const COPIED = {
  title: "Link copied!",
  description: "The article link has been copied to your clipboard.",
};
const FAILED = {
  title: "Share failed",
  description: "Could not copy the link. Please copy the URL manually.",
};

type Device = {
  /** The behavior of `navigator.share`; `none` if it is missing. */
  share: "works" | "aborted" | "fails" | "none";
  copy: "works" | "fails";
};

/** Clicks Share on such a device; what was shared and copied is recorded on <html>. */
async function shareOn(page: Page, device: Device): Promise<void> {
  await page.addInitScript(({ share, copy }) => {
    const note = (name: string, value: string) =>
      document.documentElement.setAttribute(`data-${name}`, value);
    const shareNatively = async (data: ShareData) => {
      note("shared", JSON.stringify(data));
      if (share === "aborted") throw new DOMException("The visitor closed it", "AbortError");
      if (share === "fails") throw new DOMException("Not here", "NotAllowedError");
    };
    const writeText = async (text: string) => {
      if (copy === "fails") throw new DOMException("No permission", "NotAllowedError");
      note("copied", text);
    };
    Object.defineProperty(navigator, "share", { value: share === "none" ? undefined : shareNatively });
    Object.defineProperty(navigator, "clipboard", { value: { writeText } });
  }, device);
  await stopClock(page);
  await page.goto(ARTICLE.path);
  await expect(button(page)).toHaveAccessibleName("Share");
  await button(page).click();
}

const button = (page: Page) => page.locator("[data-share]");
const toast = (page: Page) => page.locator(".toast");
const noted = (page: Page, name: "shared" | "copied") => page.locator("html").getAttribute(`data-${name}`);

async function expectToast(page: Page, { title, description }: typeof SHARED, role: "status" | "alert") {
  await expect(toast(page)).toHaveCount(1);
  await expect(toast(page).locator("strong")).toHaveText(title);
  await expect(toast(page).locator("p")).toHaveText(description);
  await expect(toast(page)).toHaveRole(role);
}

/** The button's name, and the icon that belongs to it. */
async function expectShown(page: Page, name: "Share" | "Copied!"): Promise<void> {
  await expect(button(page)).toHaveAccessibleName(name);
  await expect(button(page).locator(".lucide-check")).toBeVisible({ visible: name === "Copied!" });
  await expect(button(page).locator(".lucide-share-2")).toBeVisible({ visible: name === "Share" });
}

test.beforeEach(({ db }) => publishArticle(db));

test("[BLOG-045] the device's share dialog gets title and link, and the toast confirms it", async ({
  page,
  server,
}) => {
  await shareOn(page, { share: "works", copy: "works" });
  await expectToast(page, SHARED, "status");
  const shared = JSON.parse(String(await noted(page, "shared")));
  expect(shared).toEqual({ title: await page.title(), url: `${server.url}${ARTICLE.path}` });
  expect(await noted(page, "copied")).toBeNull();
  await expect(button(page)).toHaveAccessibleName("Share");
});

test("[BLOG-046] without a share dialog the link is copied, and the toast says so", async ({
  page,
  server,
}) => {
  await shareOn(page, { share: "none", copy: "works" });
  await expectToast(page, COPIED, "status");
  expect(await noted(page, "copied")).toBe(`${server.url}${ARTICLE.path}`);
});

test("[BLOG-047] the button shows 'Copied!' for 2000 ms after the last copy", async ({ page }) => {
  await shareOn(page, { share: "none", copy: "works" });
  await expectShown(page, "Copied!");
  await page.clock.runFor(1500);
  await button(page).click();
  await page.clock.runFor(1999);
  await expectShown(page, "Copied!");
  await page.clock.runFor(1);
  await expectShown(page, "Share");
});

test("[BLOG-048] canceling the share dialog shows no toast and copies nothing", async ({ page }) => {
  await shareOn(page, { share: "aborted", copy: "works" });
  await expect.poll(() => noted(page, "shared")).toContain(ARTICLE.path);
  await page.clock.runFor(3000);
  await expect(toast(page)).toHaveCount(0);
  await expect(button(page)).toHaveAccessibleName("Share");
  expect(await noted(page, "copied")).toBeNull();
});

test("[BLOG-049] a share that fails otherwise copies the link", async ({ page, server }) => {
  await shareOn(page, { share: "fails", copy: "works" });
  await expectToast(page, COPIED, "status");
  expect(await noted(page, "copied")).toBe(`${server.url}${ARTICLE.path}`);
  await expect(button(page)).toHaveAccessibleName("Copied!");
});

test("[BLOG-050] a failed copy shows the destructive toast", async ({ page }) => {
  await shareOn(page, { share: "none", copy: "fails" });
  await expectToast(page, FAILED, "alert");
  await expect(toast(page)).toHaveClass(/toast-bad/);
  await expect(button(page)).toHaveAccessibleName("Share");
});

test("[BLOG-044] Share and About are in a sidebar next to the text, and below it on a phone", async ({
  page,
}) => {
  await page.goto(ARTICLE.path);
  const sidebar = page.locator("article").getByRole("complementary");
  await expect(sidebar.getByRole("heading")).toHaveText(["Share", "About"]);
  await expect(sidebar.getByRole("button", { name: "Share" })).toBeVisible();
  const boxes = async () => {
    const [text, beside] = [await page.locator(".prose").last().boundingBox(), await sidebar.boundingBox()];
    if (!text || !beside) throw new Error("The article is not on the screen");
    return { text, beside };
  };
  const wide = await boxes();
  expect(wide.beside.x).toBeGreaterThan(wide.text.x + wide.text.width);
  expect(wide.beside.y).toBeLessThan(wide.text.y + wide.text.height);
  await page.setViewportSize({ width: 390, height: 760 });
  const narrow = await boxes();
  expect(narrow.beside.y).toBeGreaterThanOrEqual(narrow.text.y + narrow.text.height);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("there is no Share button", async ({ page }) => {
    await page.goto(ARTICLE.path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(ARTICLE.title);
    await expect(button(page)).toBeHidden();
  });
});
