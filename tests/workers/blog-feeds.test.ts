import { XMLParser } from "fast-xml-parser";
import { beforeEach, expect, test } from "vitest";
import { makeJsonFeed, makeRss } from "../../app/blog/feeds/feeds.server";
import { newId } from "../../app/platform/ids";
import { findAll } from "../support/page";
import { insertPosts } from "../support/posts";
import { requestSite } from "../support/site";
import { clearTables, rows, testDb } from "../support/workers-env";

const SITE = "https://beaconry.example";
const PICTURE = `/blog/images/${newId()}-20x10.png`;
const site = { name: "Beaconry", siteUrl: SITE };

beforeEach(() => clearTables("blogs"));

type Item = { url: string; html: string; published: string; updated: string | null };

async function rssItems(): Promise<Item[]> {
  const parser = new XMLParser({ isArray: (name) => name === "item", parseTagValue: false });
  const { rss } = parser.parse(await makeRss(testDb(), site));
  return (rss.channel.item ?? []).map((item: Record<string, string>) => ({
    url: item.link,
    html: item["content:encoded"],
    published: new Date(item.pubDate ?? "").toISOString(),
    updated: null,
  }));
}

async function jsonItems(): Promise<Item[]> {
  const feed: { items: Record<string, string>[] } = JSON.parse(await makeJsonFeed(testDb(), site));
  return feed.items.map((item) => ({
    url: item.url ?? "",
    html: item.content_html ?? "",
    published: item.date_published ?? "",
    updated: item.date_modified ?? "",
  }));
}

const FEEDS: [string, () => Promise<Item[]>][] = [
  ["RSS", rssItems],
  ["JSON", jsonItems],
];

test("a title of any signs is the same text on the page, in its data and in both feeds", async () => {
  const title = 'The <title> of “A & B”, "C" ]]> 🚀';
  await insertPosts({ slug: "signs", title });
  const html = await (await requestSite("/blog/signs")).text();
  expect((await findAll(html, "h1"))[0]?.text).toBe(title);
  expect((await findAll(html, "title"))[0]?.text).toContain(title);
  const [data] = await findAll(html, 'script[type="application/ld+json"]');
  expect(JSON.stringify(JSON.parse(data?.text ?? ""))).toContain(`"headline":${JSON.stringify(title)}`);
  const { rss } = new XMLParser({ parseTagValue: false }).parse(await makeRss(testDb(), site));
  expect(rss.channel.item.title).toBe(title);
  expect(JSON.parse(await makeJsonFeed(testDb(), site)).items[0].title).toBe(title);
});

test.each(FEEDS)("links and pictures of the %s feed have absolute addresses", async (_, items) => {
  const links = "[ours](/blog/other) [theirs](https://x.example/a) [mail](mailto:hello@x.example)";
  await insertPosts({ content: `![Vans](${PICTURE})\n\n${links}\n\n![Map](/demo/map.svg)` });
  const html = (await items())[0]?.html ?? "";
  const addresses = async (selector: string, name: string) =>
    (await findAll(html, selector)).map(({ attributes }) => attributes[name]);
  expect(await addresses("img", "src")).toEqual([`${SITE}${PICTURE}`, `${SITE}/demo/map.svg`]);
  expect(await addresses("img", "alt")).toEqual(["Vans", "Map"]);
  expect(await addresses("a", "href")).toEqual([
    `${SITE}/blog/other`,
    "https://x.example/a",
    "mailto:hello@x.example",
  ]);
});

test.each(FEEDS)(
  "relative addresses in the %s feed lead where they lead on the article's page",
  async (_, items) => {
    const hrefs = ["contact", "../about", "?page=2", "#part", "//cdn.example/x", "/a?b=1&c=2"];
    const pictures = "![a](x.png) ![b](//cdn.example/b.png) ![c](https://cdn.example/c.png)";
    await insertPosts({
      content: `# Head\n\n${hrefs.map((href) => `[x](${href})`).join(" ")}\n\n${pictures}`,
    });
    const html = (await items())[0]?.html ?? "";
    expect((await findAll(html, "a")).map(({ attributes }) => attributes.href)).toEqual([
      `${SITE}/blog/contact`,
      `${SITE}/about`,
      `${SITE}/blog/post-0?page=2`,
      `${SITE}/blog/post-0#part`,
      "https://cdn.example/x",
      `${SITE}/a?b=1&amp;c=2`,
    ]);
    expect(await findAll(html, "img")).toEqual([]);
    expect((await findAll(html, "h2")).map(({ text }) => text)).toEqual(["Head"]);
  },
);

test.each(FEEDS)("the %s feed has the newest 20 posts, the newest first", async (_, items) => {
  await insertPosts(...Array.from({ length: 22 }, () => ({})));
  expect((await items()).map(({ url }) => url)).toEqual(
    Array.from({ length: 20 }, (_, at) => `${SITE}/blog/post-${at}`),
  );
});

test.each(FEEDS)("the %s feed holds no draft, no post that waits and none in the trash", async (_, items) => {
  await insertPosts({ published: false }, {}, {}, { published: false });
  await rows("update blogs set publish_at = '2999-01-01T00:00:00.000Z' where id = 'post-1'");
  await rows("update blogs set deleted_at = '2024-01-01T00:00:00.000Z' where id = 'post-3'");
  expect((await items()).map(({ url }) => url)).toEqual([`${SITE}/blog/post-2`]);
});

test("the dates of an article and of its last change are those of the post", async () => {
  await insertPosts({});
  await rows("update blogs set updated_at = '2026-02-01T08:00:00.000Z'");
  const [published, updated] = ["2024-01-05T12:00:00.000Z", "2026-02-01T08:00:00.000Z"];
  expect(await rssItems()).toMatchObject([{ published }]);
  expect(await jsonItems()).toMatchObject([{ published, updated }]);
});

test("a feed was built when its last changed post was, not its newest", async () => {
  await insertPosts({}, {});
  await rows("update blogs set updated_at = '2026-02-01T08:00:00.000Z' where id = 'post-1'");
  expect(await makeRss(testDb(), site)).toContain(
    "<lastBuildDate>Sun, 01 Feb 2026 08:00:00 GMT</lastBuildDate>",
  );
});
