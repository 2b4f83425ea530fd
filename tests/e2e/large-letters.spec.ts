import { PUBLIC_PATHS } from "../../app/indexing/public-paths";
import { expect, test } from "../support/fixtures";
import { listClippedText, renderEverything } from "../support/layout";

/** A browser setting, as a user changes it, because media queries then use this font size too. */
const TWICE_AS_LARGE = "--blink-settings=defaultFontSize=32";

test("[PUB-024] a phone with double the font size shows every word and the menu", async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const { args = [], ...options } = launchOptions;
  const browser = await playwright.chromium.launch({ ...options, args: [...args, TWICE_AS_LARGE] });
  const page = await browser.newPage({
    baseURL,
    viewport: { width: 390, height: 760 },
    reducedMotion: "reduce",
  });
  for (const path of PUBLIC_PATHS) {
    await page.goto(path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
    await renderEverything(page);
    expect.soft(await listClippedText(page), path).toEqual([]);
    await expect.soft(page.locator("summary[aria-label=Menu]"), path).toBeInViewport({ ratio: 1 });
  }
  await browser.close();
});
