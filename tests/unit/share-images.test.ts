import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PUBLIC_PATHS } from "~/indexing/public-paths";
import { shareImage } from "~/web/meta";

const MOST_BYTES = 40_000;
const files = readdirSync("public/og").map((name) => `/og/${name}`);

test.each(files)("%s is 1200 x 630 and at most 40 kB", (name) => {
  const file = readFileSync(`public${name}`);
  expect(file.subarray(1, 4).toString()).toBe("PNG");
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(file.length).toBeLessThanOrEqual(MOST_BYTES);
});

test("every page has its own share image", () => {
  const missing = PUBLIC_PATHS.filter((path) => !files.includes(shareImage(path)));
  expect(
    missing,
    "with the site running: npm run share-images -- http://localhost:8788 public /path",
  ).toEqual([]);
});
