import type { Page, Request } from "@playwright/test";

/** Keeps requests for `pattern` (of those that `isMeant`, all by default) from going out until the returned function is called. */
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
