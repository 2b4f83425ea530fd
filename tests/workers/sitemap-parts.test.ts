import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { PUBLIC_PATHS } from "../../app/indexing/public-paths";
import { makeSitemap } from "../../app/indexing/sitemap.server";
import { insertPosts } from "../support/posts";
import { clearTables, testDb } from "../support/workers-env";

const SITE = "https://beaconry.example";
/** Of the fixed pages, 40 posts in 12 places, and the pages of the places and of the category. */
const TOTAL = PUBLIC_PATHS.length + 40 + 12 + 1;

beforeEach(async () => {
  await clearTables("blogs");
  await insertPosts(
    ...Array.from({ length: 40 }, (_, at) => ({ slug: `post-${at}`, location: `Town ${at % 12}, WI` })),
    { slug: "a-draft", published: false, location: "Nowhere, WI" },
  );
});

const locations = (xml: string | null) =>
  [...(xml ?? "").matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = ""]) => location);
const make = (page: number | null, size?: number) => makeSitemap(testDb(), { siteUrl: SITE, page }, size);

/** All URLs, read part by part as the index lists them. */
async function readParts(size: number): Promise<string[][]> {
  const index = await make(null, size);
  expect(index).toContain("<sitemapindex");
  const pages = locations(index).map((location) => Number(new URL(location).searchParams.get("page")));
  return Promise.all(pages.map(async (page) => locations(await make(page, size))));
}

const topics = ["category/seo", ...Array.from({ length: 12 }, (_, at) => `location/town-${at}-wi`)].map(
  (path) => `${SITE}/blog/${path}`,
);

test.each([
  ["topics begin in one part and end in the next", TOTAL - 5],
  ["the last part begins with posts", TOTAL - 13 - 6],
  ["topics are over several parts", 6],
  ["posts end where a part ends", TOTAL - 13],
  ["fixed pages end where a part ends", PUBLIC_PATHS.length],
  ["fixed pages are over several parts", 7],
  ["every URL is a part", 1],
])("each URL is listed once, in one part: %s", async (_, size) => {
  const parts = await readParts(size);
  const listed = parts.flat();
  expect(parts.slice(0, -1).map(({ length }) => length)).toEqual(Array(parts.length - 1).fill(size));
  expect([listed.length, new Set(listed).size]).toEqual([TOTAL, TOTAL]);
  const posts = Array.from({ length: 40 }, (_, at) => `${SITE}/blog/post-${39 - at}`);
  expect(listed.slice(0, -13)).toEqual([...PUBLIC_PATHS.map((path) => SITE + path), ...posts]);
  expect(listed.slice(-13).sort()).toEqual(topics.sort());
  expect(await make(parts.length + 1, size)).toBeNull();
});

test("as many URLs as fit are one sitemap without an index, whose first part is the same", async () => {
  const whole = await make(null, TOTAL);
  expect(whole).toContain("<urlset");
  expect(locations(whole)).toHaveLength(TOTAL);
  expect(await make(1, TOTAL)).toBe(whole);
  expect(await make(2, TOTAL)).toBeNull();
});

test("a topic's date is that of its newest post, and what waits for its time is not listed", async () => {
  await env.DB.prepare(
    "update blogs set publish_at = '2999-01-01T00:00:00.000Z' where slug = 'post-0'",
  ).run();
  const xml = (await make(null)) ?? "";
  expect(xml).not.toContain("/blog/post-0<");
  // The posts of Town 0 are 0, 12, 24 and 36; post 12 is of December 24, 2023.
  expect(xml).toContain(
    `<loc>${SITE}/blog/location/town-0-wi</loc><lastmod>2023-12-24T12:00:00.000Z</lastmod>`,
  );
});

test("a part's date in the index is that of the newest change in it; fixed pages have none", async () => {
  await env.DB.prepare(
    "update blogs set updated_at = '2026-02-01T08:00:00.000Z' where slug = 'post-38'",
  ).run();
  const datesOf = (index: string | null) =>
    [...(index ?? "").matchAll(/\?page=\d+<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?<\/sitemap>/g)].map(
      ([, date]) => date,
    );
  const fixed = PUBLIC_PATHS.length;
  // The oldest posts come first: 39, then 38, which was changed. The newest is of January 5, 2024; so is its category.
  expect(datesOf(await make(null, fixed)).slice(0, 2)).toEqual([undefined, "2026-02-01T08:00:00.000Z"]);
  expect(datesOf(await make(null, fixed + 40))).toEqual([
    "2026-02-01T08:00:00.000Z",
    "2024-01-05T12:00:00.000Z",
  ]);
});
