import type { Page } from "@playwright/test";
import { holdRequests } from "./hold-requests";

/** Waits until a back-office page is hydrated, if it has scripts: React marks its elements before it has finished. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (!document.querySelector("script[type=module]")) return true;
    const root = Object.keys(document).find((key) => key.startsWith("__reactContainer"));
    return root !== undefined && !Reflect.get(document, root).stateNode.current.memoizedState.isDehydrated;
  });
}

/** Waits until a public page's script has run, or that of the page for which it leaves at once. */
async function enhanced(page: Page): Promise<void> {
  const isWithoutScripts = () => page.evaluate(() => matchMedia("(scripting: none)").matches);
  // A document that is left while it is asked runs scripts.
  if (await isWithoutScripts().catch(() => false)) return;
  const ready = page.locator("html[data-enhanced], html:not([data-script])");
  await ready.waitFor({ state: "attached" });
}

/** Pages that already wait for scripts: tests may share a page. */
const patient = new WeakSet<Page>();

/**
 * Makes `goto` and `reload` wait until the page's scripts run. A test of the time before that passes
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
    await (/^\/(admin|auth)\b/.test(pathname) ? waitForHydration(page) : enhanced(page));
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

/** Holds the scripts of all following pages until the returned function is called. */
export function holdScripts(page: Page): Promise<() => void> {
  return holdRequests(page, "**/assets/*.js");
}
