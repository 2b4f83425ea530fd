import type { Page, Request } from "@playwright/test";

/** Holds requests that match `pattern` and `isMeant` (default: all) until the returned function is called. */
export async function holdRequests(
  page: Page,
  pattern: string,
  isMeant: (request: Request) => boolean = () => true,
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    if (isMeant(route.request())) await released;
    await route.continue();
  });
  return release;
}
