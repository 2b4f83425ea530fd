import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures";
import { renderEverything } from "../support/layout";

const WIDTHS = [320, 390, 640, 768, 1023, 1024, 1280, 1343, 1440, 1920];
/** A short window shows less of the hero's map, a tall one more. */
const HEIGHTS = [700, 1000];
/** Pages with tags over a picture. */
const PATHS = ["/", "/pixlseo", "/direct-mail"];

type Cover = { tag: string; covers: string };
type Box = { left: number; top: number; right: number; bottom: number };

/** The shown dots of a rank map's path, which begins each of them at the top of its circle. */
function dotBoxes(page: Page, selector: string): Promise<Box[]> {
  return page.locator(selector).evaluateAll((paths) =>
    paths.flatMap((path) => {
      const toScreen = path instanceof SVGPathElement ? path.getScreenCTM() : null;
      if (!toScreen || path.getBoundingClientRect().width === 0) return [];
      return [...`${path.getAttribute("d")}`.matchAll(/M([\d.]+) ([\d.]+)a([\d.]+)/g)].map((circle) => {
        const [x = 0, y = 0, radius = 0] = circle.slice(1).map(Number);
        const { x: left, y: top } = new DOMPoint(x - radius, y).matrixTransform(toScreen);
        const size = 2 * radius * toScreen.a;
        return { left, top, right: left + size, bottom: top + size };
      });
    }),
  );
}

/** Tags that lie, by more than a pixel, over a QR code, a place's name, one of the best ranks, or another tag. */
async function listCovered(page: Page): Promise<{ tags: number; kept: number; covered: Cover[] }> {
  const best = await dotBoxes(page, ".rank-spot.rank-a");
  return page.evaluate((dots) => {
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.getBoundingClientRect().width > 0);
    const nameOf = (element: Element) =>
      `${element.getAttribute("class")} ${element.textContent?.slice(0, 30)}`;
    type Kept = { name: string; box: Box; element: Element | null };
    const tags = shown("[data-over-picture]");
    const kept: Kept[] = [
      ...shown(".qr-code, .map-name, [data-over-picture]").map((element) => {
        return { name: nameOf(element), box: element.getBoundingClientRect(), element };
      }),
      ...dots.map((box) => ({ name: "rank", box, element: null })),
    ];
    const overlap = (a: Box, b: Box) =>
      Math.min(
        Math.min(a.right, b.right) - Math.max(a.left, b.left),
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
      );
    const covered = tags.flatMap((tag) =>
      kept
        .filter(({ element }) => !tag.contains(element))
        .filter(({ box }) => overlap(tag.getBoundingClientRect(), box) > 1)
        .map(({ name }) => ({ tag: nameOf(tag), covers: name })),
    );
    return { tags: tags.length, kept: kept.length, covered };
  }, best);
}

/** Words of charts that are smaller than 12 px on the screen. */
function listSmallWords(page: Page, words = "main svg:not(.card-art) text"): Promise<string[]> {
  return page.locator(words).evaluateAll((texts) =>
    texts.flatMap((text) => {
      const toScreen = text instanceof SVGTextElement ? text.getScreenCTM() : null;
      const size = parseFloat(getComputedStyle(text).fontSize) * Math.abs(toScreen?.a ?? 0);
      return text.getBoundingClientRect().width > 0 && size < 11.95
        ? [`${text.textContent} ${size.toFixed(1)}`]
        : [];
    }),
  );
}

/** How far the tags of a rank map stand inside its frame, and how far its ranks are from the left and the right. */
async function rankMapSpaces(page: Page) {
  const dots = await dotBoxes(page, ".rank-map > svg .rank-spot");
  return page.evaluate((all) => {
    const box = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const [frame, before, now] = [box(".rank-map"), box(".rank-map-before"), box(".rank-map-now")];
    const inFrame = all.filter(({ left, right }) => right > frame.left && left < frame.right);
    const left = Math.min(...inFrame.map((dot) => dot.left)) - frame.left;
    const right = frame.right - Math.max(...inFrame.map((dot) => dot.right));
    return {
      inside: [before.left - frame.left, frame.bottom - before.bottom, frame.right - now.right].map(
        Math.round,
      ),
      offCenter: Math.abs(left - right),
    };
  }, dots);
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

/** Texts of a row's cards under the count in the card's corner: "2 of 6". */
function listUnderCounts(page: Page): Promise<{ cards: number; under: string[] }> {
  return page.evaluate(() => {
    const cards = [...document.querySelectorAll(".snap-row:not(.module-row) > *")];
    const under = cards.flatMap((card) => {
      const count = getComputedStyle(card, "::after");
      const [inset = 0, top = 0, width = 0, height = 0] = [
        ...[count.right, count.top, count.width, count.height].map(Number.parseFloat),
      ];
      const box = card.getBoundingClientRect();
      const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(node);
        const isUnder = [...range.getClientRects()].some(
          (line) =>
            line.right > box.right - inset - width &&
            line.left < box.right - inset &&
            line.top < box.top + top + height &&
            line.bottom > box.top + top,
        );
        if (isUnder) found.push(`${node.textContent}`);
      }
      return width > 0 ? found : ["no count"];
    });
    return { cards: cards.length, under };
  });
}

for (const [path, cards] of [
  ["/", 9],
  ["/about", 4],
  ["/white-label", 6],
] as const) {
  test(`${path}: no text runs under a card's count, with letters of twice the size neither`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    await renderEverything(page);
    for (const letters of ["100%", "200%"]) {
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, letters);
      expect(await listUnderCounts(page), letters).toEqual({ cards, under: [] });
    }
  });
}

test("the words of charts are at least 12 px high from phones to laptops", async ({ page }) => {
  const paths = [
    ...["/pixlseo", "/adrev", "/direct-mail"],
    ...["/unified-analytics", "/smart-automation", "/advanced-targeting"],
    ...["/case", "/real-estate"],
  ];
  for (const path of paths) {
    await page.goto(path);
    await renderEverything(page);
    for (const width of [320, 360, 375, 390, 540, 672, 704, 768, 820, 900, 960, 1024, 1100, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await listSmallWords(page), `${path} at ${width}`).toEqual([]);
    }
  }
});

for (const [path, width, words] of [
  ["/", 375, "text[class^='chart-'], .flow-step text"],
  ["/", 768, ".hero-map text"],
  ["/platform", 375, ".handovers .rank-number"],
  ["/platform", 1024, ".handovers .rank-number"],
] as const) {
  test(`${path}: at ${width} px the words of ${words} are at least 12 px high`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await renderEverything(page);
    expect(await page.locator(`main :is(${words})`).count()).toBeGreaterThan(0);
    expect(await listSmallWords(page, `main :is(${words})`)).toEqual([]);
  });
}

for (const [path, board] of [
  ["/home-services", ".van-day > i"],
  ["/healthcare", ".week-slot"],
] as const) {
  test(`${path}: at 320 px no word of the board is cut`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    await renderEverything(page);
    const slots = page.locator(board);
    expect(await slots.count()).toBeGreaterThan(10);
    const cut = await slots.evaluateAll((all) =>
      all.filter((slot) => slot.scrollWidth > slot.clientWidth).map((slot) => slot.textContent),
    );
    expect(cut).toEqual([]);
  });
}
