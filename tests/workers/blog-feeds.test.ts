import { XMLParser, XMLValidator } from "fast-xml-parser";
import { beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { findAll } from "../support/page";
import { insertPosts } from "../support/posts";
import { requestSite } from "../support/site";
import { clearTables } from "../support/workers-env";

const SITE = "http://localhost:8788";
beforeEach(() => clearTables("blogs"));

const item = z.object({
  title: z.string().min(1),
  link: z.url(),
  guid: z.object({ "#text": z.url(), "@_isPermaLink": z.literal("true") }),
  pubDate: z.string().regex(/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/),
  category: z.string().optional(),
  description: z.string(),
  "content:encoded": z.string(),
});
/** What https://www.rssboard.org/rss-specification and its profile require of the feed. */
const rss = z.object({
  rss: z.object({
    "@_version": z.literal("2.0"),
    channel: z.object({
      title: z.string().min(1),
      link: z.url(),
      description: z.string().min(1),
      language: z.literal("en-us"),
      "atom:link": z.object({ "@_href": z.url(), "@_rel": z.literal("self") }),
      item: z.array(item).default([]),
    }),
  }),
});
/** What https://www.jsonfeed.org/version/1.1/ requires. */
const jsonFeed = z.object({
  version: z.literal("https://jsonfeed.org/version/1.1"),
  title: z.string().min(1),
  home_page_url: z.url(),
  feed_url: z.url(),
  items: z.array(
    z.object({
      id: z.string().min(1),
      url: z.url(),
      title: z.string(),
      content_html: z.string().min(1),
      date_published: z.iso.datetime(),
      date_modified: z.iso.datetime(),
    }),
  ),
});

async function readRss() {
  const response = await requestSite("/blog/rss.xml");
  expect([response.status, response.headers.get("Content-Type")]).toEqual([
    200,
    "application/rss+xml; charset=utf-8",
  ]);
  const xml = await response.text();
  expect(XMLValidator.validate(xml)).toBe(true);
  const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === "item" });
  return rss.parse(parser.parse(xml)).rss.channel;
}

async function readJson() {
  const response = await requestSite("/blog/feed.json");
  expect([response.status, response.headers.get("Content-Type")]).toEqual([
    200,
    "application/feed+json; charset=utf-8",
  ]);
  return jsonFeed.parse(await response.json());
}

test("both feeds hold the newest posts with their whole text, and no draft", async () => {
  await insertPosts(
    { slug: "draft", published: false },
    { slug: "one", title: "## Title: One & <two>", content: "Text with [a link](/law-firms) & *stress*." },
    { slug: "two" },
  );
  const { item: items } = await readRss();
  const { items: jsonItems } = await readJson();
  expect(items.map(({ link }) => link)).toEqual([`${SITE}/blog/one`, `${SITE}/blog/two`]);
  expect(jsonItems.map(({ url }) => url)).toEqual([`${SITE}/blog/one`, `${SITE}/blog/two`]);
  const html = `<p>Text with <a href="${SITE}/law-firms">a link</a> &amp; <em>stress</em>.</p>\n`;
  expect(jsonItems[0]).toMatchObject({ title: "One & <two>", content_html: html });
  expect(items[0]).toMatchObject({ title: "One & <two>", "content:encoded": html.trim() });
});

test("feeds without posts are valid, too", async () => {
  expect((await readRss()).item).toEqual([]);
  expect((await readJson()).items).toEqual([]);
});

test("a feed holds at most 30 posts", async () => {
  await insertPosts(...Array.from({ length: 31 }, () => ({})));
  expect((await readRss()).item).toHaveLength(30);
  expect((await readJson()).items).toHaveLength(30);
});

test("hostile text cannot break out of the feeds", async () => {
  const text = "]]></content:encoded><script>alert(1)</script>\u0000\u000b &nbsp; \ud800";
  await insertPosts({ title: text, metaDescription: text, content: text, category: text });
  const [first] = (await readRss()).item;
  expect(first?.["content:encoded"]).not.toContain("<script");
  expect((await readJson()).items[0]?.content_html).not.toContain("<script");
});

test("list and articles name the feeds", async () => {
  await insertPosts({ slug: "one" });
  for (const path of ["/blog", "/blog/one"]) {
    const html = await (await requestSite(path)).text();
    const links = await findAll(html, 'link[rel="alternate"]');
    expect(links, path).toHaveLength(2);
    expect(html).toContain('href="/blog/rss.xml"');
    expect(html).toContain('href="/blog/feed.json"');
  }
});
