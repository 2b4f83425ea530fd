import { beforeEach, expect, test } from "vitest";
import { listServedPaths } from "../../app/indexing/served-paths.server";
import { makeSitemap } from "../../app/indexing/sitemap.server";
import { findAll } from "../support/page";
import { insertPosts } from "../support/posts";
import { requestSite } from "../support/site";
import { clearTables, testDb } from "../support/workers-env";

const SITE = "http://localhost:8788";
beforeEach(() => clearTables("blogs"));

async function open(path: string) {
  const response = await requestSite(path, { redirect: "manual" });
  return { status: response.status, location: response.headers.get("Location"), html: await response.text() };
}
const titles = async (html: string) => (await findAll(html, "article h3")).map(({ text }) => text);

test("a category and a place have pages with their own address, text and numbers", async () => {
  await insertPosts(
    { slug: "one", category: "Direct Mail", location: "Dayton, OH" },
    { slug: "two", category: "Direct Mail", location: "Lakeview, WI" },
    { slug: "three", category: "SEO", location: "Dayton, OH" },
    { slug: "draft", category: "Direct Mail", location: "Dayton, OH", published: false },
  );
  const category = await open("/blog/category/direct-mail");
  expect(await titles(category.html)).toEqual(["Title of one", "Title of two"]);
  expect(category.html).toContain("2 articles on Direct Mail from 2 places, the newest of January 5, 2024.");
  expect(category.html).toContain(`<link rel="canonical" href="${SITE}/blog/category/direct-mail"/>`);
  const place = await open("/blog/location/dayton-oh");
  expect(await titles(place.html)).toEqual(["Title of one", "Title of three"]);
  expect(place.html).toContain("<title>Articles from Dayton, OH | Beaconry</title>");
  expect(place.html).toContain("2 articles about Dayton, OH on 2 topics");
  for (const { html } of [category, place]) expect(html).not.toContain("noindex");
});

test("long topics have pages; beyond the last one leads to the last", async () => {
  await insertPosts(...Array.from({ length: 12 }, () => ({ category: "SEO" })));
  const second = await open("/blog/category/seo?page=2");
  expect(await titles(second.html)).toEqual(["Title of post-10", "Title of post-11"]);
  expect(second.html).toContain(`<link rel="canonical" href="${SITE}/blog/category/seo?page=2"/>`);
  expect((await open("/blog/category/seo?page=9")).location).toBe("/blog/category/seo?page=2");
});

test.each([
  "/blog/category/none",
  "/blog/location/",
  "/blog/tag/seo",
  "/blog/category/SEO/more",
  "/blog/category/post",
])("%s is not found", async (path) => {
  await insertPosts({ category: "漢", location: "" });
  const { status, location } = await open(path);
  if (status !== 404) expect(location).not.toBeNull();
  else expect(status).toBe(404);
});

test("an article's badges lead to its topics, and a name written in two ways is one topic", async () => {
  await insertPosts({ slug: "one", category: "E-commerce" }, { slug: "two", category: "E Commerce" });
  const { html } = await open("/blog/one");
  expect(html).toContain('href="/blog/category/e-commerce"');
  expect(await titles((await open("/blog/category/e-commerce")).html)).toEqual([
    "Title of one",
    "Title of two",
  ]);
});

test("topics are in the sitemap with the time of their newest post, and are pages that visits may count", async () => {
  await insertPosts(
    { slug: "one", category: "SEO", location: "" },
    { slug: "two", category: "SEO", location: "" },
  );
  const xml = await makeSitemap(testDb(), { siteUrl: SITE, page: null });
  expect(xml).toContain(`<loc>${SITE}/blog/category/seo</loc><lastmod>2024-01-05T12:00:00.000Z</lastmod>`);
  const served = await listServedPaths(testDb(), ["/blog/category/seo", "/blog/category/none", "/blog/one"]);
  expect([...served].sort()).toEqual(["/blog/category/seo", "/blog/one"]);
});
