import type { Page } from "@playwright/test";
import { waitForScripts } from "./hydration";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

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

/**
 * From now on the page's timers run only when the test advances the clock. Frames come by themselves: the first one
 * loads the site script.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.addInitScript(() => Reflect.set(window, "realFrame", requestAnimationFrame));
  await page.clock.install();
  await page.addInitScript(() => {
    window.requestAnimationFrame = Reflect.get(window, "realFrame");
  });
  await page.clock.pauseAt(Date.now() + MINUTE_MS);
}
