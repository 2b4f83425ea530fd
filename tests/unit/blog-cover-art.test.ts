import { XMLValidator } from "fast-xml-parser";
import { expect, test } from "vitest";
import { coverArt } from "../../app/blog/images/cover-art";

const shape = { width: 240, height: 180 };

test("a cover is the same for the same post and differs between posts", () => {
  const first = coverArt("lakeview-map-pack", "water", shape);
  for (let other = 0; other < 400; other++) coverArt(`post-${other}`, "land", shape);
  expect(coverArt("lakeview-map-pack", "water", shape)).toBe(first);
  expect(coverArt("postcard-timing", "water", shape)).not.toBe(first);
});

test("a cover is well-formed, tinted, uses integers and is at most 4 kB", () => {
  const picture = coverArt("lakeview-map-pack", "park", { width: 1440, height: 300, big: true });
  expect(XMLValidator.validate(picture)).toBe(true);
  expect(picture).toContain("cover-art-park");
  expect(picture).not.toMatch(/NaN|Infinity|e-\d/);
  expect(picture.length).toBeLessThan(6000);
  expect(coverArt("x", "land", shape).length).toBeLessThan(4096);
});

test("without its lamp a cover has no light", () => {
  expect(coverArt("nowhere", "land", shape)).toContain("mark-flare");
  expect(coverArt("nowhere", "land", { ...shape, lamp: false })).not.toContain("mark-flare");
});

test("the light of a big cover is never cut, however wide its frame is", () => {
  for (let post = 0; post < 500; post++) {
    for (const [width, height] of [
      [1440, 220],
      [520, 420],
      [640, 360],
    ] as const) {
      const picture = coverArt(`post-${post}`, "land", { width, height, big: true });
      const [, y] = /<g transform="translate\(\d+ (\d+)\) scale\(1\.9\)">/.exec(picture) ?? [];
      // Of 220 units, 79 are left in a frame of 2,560 x 144 px. The flare reaches 19 units up, the dot 4 down.
      expect(Number(y) - 19 * 1.9).toBeGreaterThanOrEqual(0.32 * height);
      expect(Number(y) + 4 * 1.9).toBeLessThanOrEqual(0.68 * height + 0.5);
    }
  }
});
