import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures";
import { listAnimatingElements } from "../support/layout";

// The choice is the style's alone, so that it needs no script.
test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

/** How many dots the map shows of each color: 1-3, 4-10, 11-20, 20+. */
function dotsByColor(page: Page): Promise<number[]> {
  return page.locator(".hero-map .rank-spot").evaluateAll((paths) => {
    const shown = paths.filter(
      (path) => path.checkVisibility({ visibilityProperty: true }) && path.getBoundingClientRect().width > 0,
    );
    return ["a", "b", "c", "d"].map((band) =>
      shown
        .filter((path) => path.classList.contains(`rank-${band}`))
        .reduce((dots, path) => dots + `${path.getAttribute("d")}`.split("M").length - 1, 0),
    );
  });
}

/** Where the parts of the hero stand, and what is below it. */
function places(page: Page): Promise<string[]> {
  return page
    .locator(".hero :is(h1, fieldset, label, .hero-map, .picture-tag), #modules")
    .evaluateAll((parts) =>
      parts.map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return [x, y, width, height].join(" ");
      }),
    );
}

test("[PUB-034] the hero's map shows the ranks of day 90, 30 or 1, by keyboard and without moving anything", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const days = page.getByRole("group", { name: "Ranks at Harbor Auto, Lakeview" });
  const text = days.locator("p");
  const rank = page.locator(".hero-map-rank .hero-map-choice");
  const mail = page.locator(".hero-map-scans");
  const card = page.locator(".hero-map-card");
  const innerText = { useInnerText: true };
  const before = await places(page);

  await expect(page.getByRole("radio", { name: "Day 90" })).toBeChecked();
  await expect(text).toHaveText(
    "All 22 points inside the beam rank in the top ten, 15 of them in the top three. Average rank 3.9.",
    innerText,
  );
  expect(await dotsByColor(page)).toEqual([15, 9, 3, 1]);
  await expect(rank).toHaveText("142", innerText);
  await expect(mail).toHaveText("61 scans of 400 cards", innerText);
  await expect(card).toBeVisible();

  await page.getByRole("radio", { name: "Day 90" }).focus();
  await page.keyboard.press("ArrowLeft");
  expect(await listAnimatingElements(page)).toEqual([]);
  await expect(page.getByRole("radio", { name: "Day 30" })).toBeFocused();
  await expect(page.getByRole("radio", { name: "Day 30" })).toHaveAccessibleDescription(
    "15 of 22 points between the dashed lines rank in the top ten, none in the top three. Average rank 9.5.",
  );
  expect(await dotsByColor(page)).toEqual([0, 17, 10, 1]);
  await expect(rank).toHaveText("146", innerText);
  await expect(mail).toHaveText("23 scans of 150 cards", innerText);
  await expect(card).toBeVisible();

  await page.getByRole("radio", { name: "Day 1" }).click();
  await expect(text).toHaveText(
    "None of 22 points between the dashed lines rank in the top ten. Average rank 18.1.",
    innerText,
  );
  // With the nine places on which the postcard lies later.
  expect(await dotsByColor(page)).toEqual([0, 2, 21, 12]);
  await expect(rank).toHaveText("14", innerText);
  await expect(mail).toHaveText("No cards mailed yet", innerText);
  await expect(card).toBeHidden();
  expect(await places(page)).toEqual(before);
});

/** Dots of the shown day that are in sight and under no tag: between the beam's edges, and outside them. */
function placesInView(page: Page): Promise<{ lit: number; unlit: number }> {
  return page.locator(".hero-map").evaluate((map) => {
    const lamp = { x: 316, y: 520 };
    const frame = map.getBoundingClientRect();
    const tags = [...map.querySelectorAll("[data-over-picture]")].map((tag) => tag.getBoundingClientRect());
    const shown = [...map.querySelectorAll<SVGPathElement>(".rank-spot")].filter(
      (path) => path.checkVisibility({ visibilityProperty: true }) && path.getBoundingClientRect().width > 0,
    );
    const inView = shown
      .flatMap((path) =>
        // A dot begins at its top, 16 units above its middle.
        [...`${path.getAttribute("d")}`.matchAll(/M(\d+) (-?[\d.]+)a/g)].map(([, left, top]) => {
          const [x, y] = [Number(left), Number(top) + 16];
          const at = new DOMPoint(x, y).matrixTransform(path.getScreenCTM() ?? undefined);
          const angle = (Math.atan2(y - lamp.y, x - lamp.x) * 180) / Math.PI;
          return { x: at.x, y: at.y, isLit: angle > -66 && angle < -8 };
        }),
      )
      .filter(({ x, y }) => {
        const isIn = (box: DOMRect) => x > box.left && x < box.right && y > box.top && y < box.bottom;
        return x < innerWidth && isIn(frame) && !tags.some(isIn);
      });
    const lit = inView.filter(({ isLit }) => isLit).length;
    return { lit, unlit: inView.length - lit };
  });
}

const NEAR = "All 10 points in view inside the beam rank in the top three. Average rank 2.0.";

for (const width of [320, 348, 360, 390, 430, 600, 640, 768, 1023, 1024, 1152, 1280, 1440, 1920]) {
  test(`at ${width} px the count below the map says whether all its places are in view`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    const places = await placesInView(page);
    if (width < 640) {
      expect(places.lit).toBe(10);
      // Of which the words do not speak.
      if (width >= 390) expect(places.unlit).toBeGreaterThanOrEqual(4);
      await expect(page.locator(".hero-days p")).toHaveText(NEAR, { useInnerText: true });
      return;
    }
    const cut = places.lit < 22 ? " Not all are in view." : "";
    await expect(page.locator(".hero-days p")).toHaveText(
      `All 22 points inside the beam rank in the top ten, 15 of them in the top three. Average rank 3.9.${cut}`,
      { useInnerText: true },
    );
  });
}

test("on a phone each day's words and its radio button's description count the beam's points in view", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto("/");
  for (const [day, words, channels] of [
    [
      "Day 1",
      "None of 10 points in view between the dashed lines rank in the top ten. Average rank 15.3.",
      ["14", "$0", "0"],
    ],
    [
      "Day 30",
      "All 10 points in view between the dashed lines rank in the top ten. Average rank 6.4.",
      ["6", "$200", "23"],
    ],
    ["Day 90", NEAR, ["2", "$200", "61"]],
  ] as const) {
    const radio = page.getByRole("radio", { name: day, exact: true });
    await radio.click();
    await expect(page.locator(".hero-days p")).toHaveText(words, { useInnerText: true });
    await expect(page.locator(".hero-days dd:nth-child(2)")).toHaveText([...channels], {
      useInnerText: true,
    });
    await expect(radio).toHaveAccessibleDescription(words);
    expect((await placesInView(page)).lit).toBe(10);
  }
});
