import type { Page } from "@playwright/test";

/** Waits until the scripts of a page of the back office run: what is typed or pressed before that is a test of its own. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith("__react")));
}

/** Opens a page of the back office and waits until its scripts run. */
export async function openAdmin(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}
