import type { Page } from "@playwright/test";
import { ARTICLE, publishArticle } from "../../support/articles";
import { expect, test } from "../../support/fixtures";
import { holdRequests } from "../../support/hold-requests";
import { PHONE } from "../../support/visitor";

test.use({ userAgent: PHONE });

/** What the page's status line says from now on; the page tells it, as it cannot be asked while another is on its way. */
async function listen(page: Page): Promise<string[]> {
  const said: string[] = [];
  await page.exposeFunction("tell", (text: string) => void said.push(text));
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      const line = document.querySelector("[data-loading]");
      const tell = () => Reflect.get(window, "tell")(line?.checkVisibility() && line.textContent);
      if (line) new MutationObserver(tell).observe(line, { childList: true });
    });
  });
  return said;
}

/** Leaves for another page, without the pointer's hint at which the browser would prepare it ahead; `isStopped` a frame later. */
async function leaveFor(page: Page, path: string, isStopped = false): Promise<void> {
  await page.evaluate(
    ([address, andStop]) => {
      location.assign(address);
      if (andStop) requestAnimationFrame(() => requestAnimationFrame(() => stop()));
    },
    [path, isStopped] as const,
  );
}

test("[BLOG-031] [BLOG-035] while the blog or an article is on its way the page says so, and no longer when the visitor stops it", async ({
  page,
  db,
  allowConsole,
}) => {
  // Stopping a page stops what it is sending, too.
  allowConsole(/tracking error/);
  await publishArticle(db);
  const said = await listen(page);
  const answerBlog = await holdRequests(page, "/blog");
  await page.goto("/contact");
  const isReady = () => expect(page.locator("html")).toHaveAttribute("data-enhanced");
  await isReady();

  await leaveFor(page, "/blog", true);
  await expect.poll(() => said).toEqual(["Loading blog content...", ""]);
  await expect(page).toHaveURL("/contact");

  await leaveFor(page, "/blog");
  await expect.poll(() => said.slice(2)).toEqual(["Loading blog content..."]);
  answerBlog();
  await expect(page).toHaveURL("/blog");
  await isReady();

  await leaveFor(page, ARTICLE.path);
  await expect.poll(() => said.at(-1)).toBe("Loading article...");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(ARTICLE.title);
  await expect(page.locator("[data-loading]")).toBeEmpty();
});
