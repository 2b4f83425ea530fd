import type { Page } from "@playwright/test";
import { waitForScripts } from "./hydration";

const HOUR_MS = 3_600_000;

/**
 * Opens a URL with `page`'s session and stops the clock once the scripts run; the test advances it. Uses its own
 * browser context, because Playwright's clock may affect later tests in a shared one.
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
