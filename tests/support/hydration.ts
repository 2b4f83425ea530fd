import type { Page } from "@playwright/test";
import { holdRequests } from "./hold-requests";

/** Waits until the scripts of a page of the back office run, if it has any. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !document.querySelector("script[type=module]") ||
      Object.keys(document.body).some((key) => key.startsWith("__react")),
  );
}

/** Waits until the script of a public page runs; it comes after the first paint. */
async function enhanced(page: Page): Promise<void> {
  if (await page.evaluate(() => matchMedia("(scripting: none)").matches)) return;
  const ready = page.locator("html[data-enhanced], html:not(:has(script[data-src]))");
  await ready.waitFor({ state: "attached" });
}

/** The pages that wait already: tests may share one. */
const patient = new WeakSet<Page>();

/**
 * Lets `goto` and `reload` wait until the page's scripts run: a test of what happens before that says
 * `waitUntil: "commit"`.
 */
export function waitForScripts(page: Page): void {
  if (patient.has(page)) return;
  patient.add(page);
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const settle = async () => {
    const { protocol, pathname } = new URL(page.url());
    if (!protocol.startsWith("http")) return;
    await (/^\/(admin|auth)\b/.test(pathname) ? hydrated(page) : enhanced(page));
  };
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil !== "commit") await settle();
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (options?.waitUntil !== "commit") await settle();
    return response;
  };
}

/** Keeps the scripts of the pages to come from loading until the returned function is called. */
export function holdScripts(page: Page): Promise<() => void> {
  return holdRequests(page, "**/assets/*.js");
}
