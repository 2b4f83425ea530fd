import type { Page } from "@playwright/test";
import { ARTICLE, publishArticle } from "../../support/articles";
import { expect, test } from "../../support/fixtures";
import { holdRequests } from "../../support/hold-requests";
import { PHONE } from "../../support/visitor";

test.use({ userAgent: PHONE });

/**
 * Collects the text of the page's status line. The page reports it, because it cannot be queried while another loads.
 */
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

/** Navigates without the hover that would trigger a prefetch; `isStopped` stops loading after one frame. */
async function leaveFor(page: Page, path: string, isStopped = false): Promise<void> {
  await page.evaluate(
    ([address, andStop]) => {
      location.assign(address);
      if (andStop) requestAnimationFrame(() => requestAnimationFrame(() => stop()));
    },
    [path, isStopped] as const,
  );
}

test("[BLOG-031] [BLOG-035] while the blog or an article loads the page says so, until the visitor stops it", async ({
  page,
  db,
  allowConsole,
}) => {
  // Stopping a page also aborts its pending requests.
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
