import { XMLValidator } from "fast-xml-parser";
import { expect, test } from "vitest";
import { plate } from "../../app/blog/cover-art";

const shape = { width: 240, height: 180 };

test("a plate is the same for the same post and another for another", () => {
  const first = plate("lakeview-map-pack", "water", shape);
  for (let other = 0; other < 400; other++) plate(`post-${other}`, "land", shape);
  expect(plate("lakeview-map-pack", "water", shape)).toBe(first);
  expect(plate("postcard-timing", "water", shape)).not.toBe(first);
});

test("a plate is well-formed, tinted, of whole numbers and at most 4 kB", () => {
  const picture = plate("lakeview-map-pack", "park", { width: 1440, height: 300, big: true });
  expect(XMLValidator.validate(picture)).toBe(true);
  expect(picture).toContain("plate-park");
  expect(picture).not.toMatch(/NaN|Infinity|e-\d/);
  expect(picture.length).toBeLessThan(6000);
  expect(plate("x", "land", shape).length).toBeLessThan(4096);
});

test("without its lamp a plate has no light", () => {
  expect(plate("nowhere", "land", shape)).toContain("mark-flare");
  expect(plate("nowhere", "land", { ...shape, lamp: false })).not.toContain("mark-flare");
});
