import { env } from "cloudflare:workers";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { PUBLIC_PATHS } from "../../app/indexing/public-paths";
import { makeSitemap } from "../../app/indexing/sitemap.server";
import { insertPosts } from "../support/posts";
import { emptyEdgeCache, requestSite } from "../support/site";
import { clearTables, rawEnv, testDb } from "../support/workers-env";

beforeEach(() => clearTables("blogs"));

/** `storeMany` stores posts of one category, which has a page, and of no place. */
const UNCATEGORIZED = 1;
const SITE = "https://beaconry.example";
const address = z.object({ loc: z.string(), lastmod: z.string().optional() });
const parsed = z.union([
  z.object({ urlset: z.object({ url: z.array(address) }) }).transform((xml) => xml.urlset.url),
  z
    .object({ sitemapindex: z.object({ sitemap: z.array(address) }) })
    .transform((xml) => xml.sitemapindex.sitemap),
]);

/** The entries of a sitemap or an index. Throws if the XML is not well-formed. */
function read(xml: string | null) {
  expect(XMLValidator.validate(xml ?? "")).toBe(true);
  const parser = new XMLParser({
    parseTagValue: false,
    isArray: (name) => name === "url" || name === "sitemap",
  });
  return parsed.parse(parser.parse(xml ?? ""));
}

async function storeMany(count: number) {
  const statement = `insert into blogs (id, slug, title, meta_description, content, published, published_at, created_at, updated_at)
    with recursive n(i) as (select 1 union all select i + 1 from n where i < ?)
    select 'id-' || i, 'post-' || i, 't', 'd', 'c', 1, '2024-01-01T00:00:00.000Z', '2024-01-01T00:00:00.000Z', '2024-01-02T00:00:00.000Z' from n`;
  await env.DB.prepare(statement).bind(count).run();
}

test("[IDX-001] /sitemap.xml is XML with every public page and every published post", async () => {
  await insertPosts({ slug: "a-post" }, { slug: "a-draft", published: false });
  const response = await requestSite("/sitemap.xml");
  expect(response.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
  expect(response.headers.get("Cache-Control")).toContain("s-maxage=60");
  const xml = await response.text();
  expect(xml).not.toContain("Loading sitemap...");
  expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>')).toBe(true);
  // Without the company's rates the price page asks not to be listed.
  expect(read(xml)).toEqual([
    ...PUBLIC_PATHS.filter((path) => path !== "/pricing").map((path) => ({
      loc: `http://localhost:8788${path}`,
    })),
    { loc: "http://localhost:8788/blog/a-post", lastmod: "2024-01-05T12:00:00.000Z" },
  ]);
});

test("once the company has its rates, the sitemap lists the price page", async () => {
  const settings = { PRICE_LOCATION: "410", PRICE_AD_SHARE: "8", PRICE_CARD: "1.45", PRICE_SETUP: "250" };
  const response = await requestSite("/sitemap.xml", { settings, headers: { Cookie: "beaconry_toast=x" } });
  expect(read(await response.text()).map(({ loc }) => loc)).toContain("http://localhost:8788/pricing");
});

test("a category or a place is listed once it has three articles, as its page is then for search engines", async () => {
  const listed = async () => {
    const entries = read(await makeSitemap(testDb(), { siteUrl: SITE, page: null }));
    return entries.map(({ loc }) => loc.slice(SITE.length)).filter((path) => /category|location/.test(path));
  };
  const isForSearch = async (path: string) =>
    !(await (await requestSite(path)).text()).includes('<meta name="robots" content="noindex"/>');
  await insertPosts({ slug: "a", category: "Uncategorized" }, { slug: "b", category: "" });
  expect(await listed()).toEqual([]);
  expect(await isForSearch("/blog/location/lakeview-wi")).toBe(false);
  await emptyEdgeCache();
  await insertPosts({ slug: "c", category: "", location: "Toledo, OH" });
  expect(await listed()).toEqual(["/blog/category/uncategorized"]);
  expect(await isForSearch("/blog/location/lakeview-wi")).toBe(false);
  expect(await isForSearch("/blog/category/uncategorized")).toBe(true);
});

test("[IDX-001] URLs are escaped, whatever a slug contains", async () => {
  await insertPosts({ slug: "a&b<c>\"'é/\u0007" });
  const xml = await makeSitemap(testDb(), { siteUrl: `${SITE}/?a=1&b=<2>`, page: null });
  const [post] = read(xml).slice(PUBLIC_PATHS.length);
  expect(post?.loc).toBe(`${SITE}/?a=1&b=<2>/blog/a%26b%3Cc%3E%22'%C3%A9%2F%07`);
  expect(xml).toContain("?a=1&amp;b=&lt;2&gt;/blog/a%26b%3Cc%3E%22&apos;");
});

test("[IDX-002] with 12,000 posts it is an index whose children have each URL once", async () => {
  await storeMany(12_000);
  const children = read(await makeSitemap(testDb(), { siteUrl: SITE, page: null }));
  expect(children.map((child) => child.loc)).toEqual(
    [1, 2, 3].map((page) => `${SITE}/sitemap.xml?page=${page}`),
  );
  const seen = new Set<string>();
  for (const page of [1, 2, 3]) {
    const entries = read(await makeSitemap(testDb(), { siteUrl: SITE, page }));
    expect(entries.length).toBeLessThanOrEqual(5000);
    for (const entry of entries) seen.add(entry.loc);
  }
  expect(seen.size).toBe(12_000 + PUBLIC_PATHS.length + UNCATEGORIZED);
});

test("[IDX-002] exactly 5,000 URLs are one sitemap, one more makes an index", async () => {
  await storeMany(5000 - PUBLIC_PATHS.length - UNCATEGORIZED);
  expect(await makeSitemap(testDb(), { siteUrl: SITE, page: null })).toContain("<urlset");
  await insertPosts({ slug: "one-more" });
  expect(await makeSitemap(testDb(), { siteUrl: SITE, page: null })).toContain("<sitemapindex");
});

test("a child that does not exist is a 404", async () => {
  for (const page of ["2", "0", "-1", "x", "1e3"]) {
    expect((await requestSite(`/sitemap.xml?page=${page}`)).status, page).toBe(404);
  }
});

test("[IDX-003] an error is logged, responds with 500 and is not cached", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const failing = () => {
    throw new Error("D1_ERROR: no database");
  };
  const DB = { prepare: failing, batch: failing, withSession: () => ({ prepare: failing, batch: failing }) };
  const response = await requestSite("/sitemap.xml?page=1", { env: { ...rawEnv(), DB } });
  expect([response.status, response.headers.get("Cache-Control")]).toEqual([500, "no-store"]);
  expect(await response.text()).not.toContain("D1_ERROR");
  expect(logged.mock.calls.flat().join()).toContain('"where":"sitemap"');
  logged.mockRestore();
});

test("robots.txt names the sitemap and excludes the back office and postcards' addresses", async () => {
  const response = await requestSite("/robots.txt");
  expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  expect((await response.text()).split("\n")).toEqual([
    "User-agent: *",
    "Disallow: /admin",
    "Disallow: /auth",
    "Disallow: /blog/preview/",
    "Disallow: /m/",
    "Disallow: /unsubscribe/",
    "",
    "Sitemap: http://localhost:8788/sitemap.xml",
    "",
  ]);
});
