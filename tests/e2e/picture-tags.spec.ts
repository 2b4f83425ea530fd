import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures";
import { renderEverything } from "../support/layout";

const WIDTHS = [320, 390, 640, 768, 1023, 1024, 1280, 1343, 1440, 1920];
/** A short window shows less of the hero's map, a tall one more. */
const HEIGHTS = [700, 1000];
/** Pages with tags over a picture. */
const PATHS = ["/", "/pixlseo", "/direct-mail"];

type Cover = { tag: string; covers: string };

/** Tags that lie, by more than a pixel, over a QR code, a place's name, one of the best ranks, or another tag. */
function listCovered(page: Page): Promise<{ tags: number; kept: number; covered: Cover[] }> {
  return page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.getBoundingClientRect().width > 0);
    const tags = shown("[data-over-picture]");
    const kept = shown(".qr-code, .map-name, .rank-dot.rank-a, [data-over-picture]");
    const nameOf = (element: Element) =>
      `${element.getAttribute("class")} ${element.textContent?.slice(0, 30)}`;
    const overlap = (a: DOMRect, b: DOMRect) =>
      Math.min(
        Math.min(a.right, b.right) - Math.max(a.left, b.left),
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
      );
    const covered = tags.flatMap((tag) =>
      kept
        .filter((element) => !tag.contains(element))
        .filter((element) => overlap(tag.getBoundingClientRect(), element.getBoundingClientRect()) > 1)
        .map((element) => ({ tag: nameOf(tag), covers: nameOf(element) })),
    );
    return { tags: tags.length, kept: kept.length, covered };
  });
}

/** How far the tags of a rank map stand inside its frame, and how far its ranks are from the left and the right. */
function rankMapSpaces(page: Page) {
  return page.evaluate(() => {
    const box = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const [frame, before, now] = [box(".rank-map"), box(".rank-map-before"), box(".rank-map-now")];
    const dots = [...document.querySelectorAll(".rank-map > svg .rank-dot circle")]
      .map((dot) => dot.getBoundingClientRect())
      .filter(({ width, left, right }) => width > 0 && right > frame.left && left < frame.right);
    const left = Math.min(...dots.map((dot) => dot.left)) - frame.left;
    const right = frame.right - Math.max(...dots.map((dot) => dot.right));
    return {
      inside: [before.left - frame.left, frame.bottom - before.bottom, frame.right - now.right].map(
        Math.round,
      ),
      offCenter: Math.abs(left - right),
    };
  });
}

for (const path of PATHS) {
  test(`${path}: no tag covers a QR code, a place name, one of the best ranks or another tag`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    await renderEverything(page);
    for (const width of WIDTHS) {
      for (const height of HEIGHTS) {
        await page.setViewportSize({ width, height });
        const { tags, kept, covered } = await listCovered(page);
        expect(tags, `${width} px: tags`).toBeGreaterThan(0);
        expect(kept, `${width} px: what to keep clear`).toBeGreaterThan(tags);
        expect.soft(covered, `${width} x ${height} px`).toEqual([]);
      }
    }
  });
}

for (const path of ["/", "/pixlseo"]) {
  test(`${path}: the rank map's tags stand 16 px inside, and its ranks in the middle`, async ({ page }) => {
    await page.goto(path);
    await renderEverything(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const { inside, offCenter } = await rankMapSpaces(page);
      expect.soft(inside, `${width} px`).toEqual([16, 16, 16]);
      expect.soft(offCenter, `${width} px`).toBeLessThan(2);
    }
  });
}
