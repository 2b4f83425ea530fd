import type { Page } from "@playwright/test";
import { waitForScripts } from "./hydration";

const HOUR_MS = 3_600_000;

/**
 * Opens an address as whoever is signed in on `page`; once its scripts run, its clock stands still until the test moves
 * it on. In a context of its own, as Playwright's clock may leave parts behind in one that is used again.
 */
export async function openWithStoppedClock(page: Page, path: string): Promise<Page> {
  const storageState = await page.context().storageState();
  const context = await page.context().browser()?.newContext({ storageState });
  if (!context) throw new Error("The page has no browser");
  const opened = await context.newPage();
  waitForScripts(opened);
  await opened.clock.install();
  await opened.goto(path);
  await opened.clock.pauseAt(Date.now() + HOUR_MS);
  return opened;
}
