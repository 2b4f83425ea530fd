import { XMLParser, XMLValidator } from "fast-xml-parser";
import { beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { findAll, linksIn } from "../support/page";
import { insertPosts } from "../support/posts";
import { emptyEdgeCache, requestSite } from "../support/site";
import { clearTables } from "../support/workers-env";

const SITE = "http://localhost:8788";

beforeEach(async () => {
  await clearTables("blogs");
  await emptyEdgeCache();
});

async function open(path: string) {
  const response = await requestSite(path, { redirect: "manual" });
  return { response, html: (await response.text()).replaceAll("<!-- -->", "") };
}

test("a category has a page with its own address, title, description, text with real counts, and list", async () => {
  await insertPosts({}, { category: "Direct Mail" }, {}, { published: false });
  const { response, html } = await open("/blog/category/seo");
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toContain("s-maxage=60");
  expect(html).toContain(`<link rel="canonical" href="${SITE}/blog/category/seo"/>`);
  expect(html).toContain("<title>SEO Articles | Beaconry</title>");
  const [description] = await findAll(html, 'meta[name="description"]');
  expect(description?.attributes.content).toContain("2 articles on SEO. The newest is from January 5, 2024.");
  expect((await findAll(html, "main section h3")).map(({ text }) => text)).toEqual([
    "Title of post-0",
    "Title of post-2",
  ]);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toContain('"name":"Blog","item":"http://localhost:8788/blog"');
  expect(await linksIn(html, "aside li")).toEqual(["/blog/category/seo", "/blog/category/direct-mail"]);
});

test("posts without a category are on the page of the uncategorized", async () => {
  await insertPosts({ category: "" }, { category: "Uncategorized" });
  const { html } = await open("/blog/category/uncategorized");
  expect(html).toContain("2 articles on Uncategorized.");
});

test("a location has a page that names what its posts are on", async () => {
  await insertPosts(
    { location: "Winston-Salem, NC" },
    { location: "Winston-Salem, NC", category: "Direct Mail" },
    {},
  );
  const { html } = await open("/blog/location/winston-salem-nc");
  expect(html).toContain("<h1>Articles from Winston-Salem, NC</h1>");
  expect(html).toContain(
    "2 articles from Winston-Salem, NC, on SEO and Direct Mail. The newest is from January 5, 2024.",
  );
  expect(html).toContain(`<link rel="canonical" href="${SITE}/blog/location/winston-salem-nc"/>`);
});

test("a topic leads on to the newest articles of other topics and to the places of the newest", async () => {
  await insertPosts(
    { location: "Toledo, OH", category: "Direct Mail" },
    { location: "Dubuque, IA" },
    { location: "", category: "Direct Mail", published: false },
    { location: "Toledo, OH" },
    { location: "Gary, IN", category: "Legal Marketing" },
    ...Array.from({ length: 3 }, () => ({ category: "E-commerce" })),
  );
  const onward = async (path: string) => {
    const { html } = await open(path);
    return [
      (await findAll(html, "ul h3")).map(({ text }) => text),
      await linksIn(html, "nav[aria-label='By town']"),
    ];
  };
  expect(await onward("/blog/category/seo")).toEqual([
    ["Title of post-0", "Title of post-4", "Title of post-5"],
    ["toledo-oh", "dubuque-ia", "gary-in", "lakeview-wi"].map((place) => `/blog/location/${place}`),
  ]);
  expect(await onward("/blog/location/toledo-oh")).toEqual([
    ["Title of post-1", "Title of post-4", "Title of post-5"],
    ["dubuque-ia", "gary-in", "lakeview-wi"].map((place) => `/blog/location/${place}`),
  ]);
});

test("a place with one article says so in sentences", async () => {
  await insertPosts({ location: "Dubuque, IA" });
  const { html } = await open("/blog/location/dubuque-ia");
  expect(html).toContain(
    "So far there’s one article from Dubuque, IA. It is on SEO and was written on January 5, 2024.",
  );
});

test.each([
  "/blog/category/nothing",
  "/blog/category/direct-mail",
  "/blog/location/nowhere",
  "/blog/location/toledo-oh",
  "/blog/location/%27%20or%201=1",
])("%s, which has no published post, is a 404", async (path) => {
  await insertPosts({ location: "" }, { published: false, category: "Direct Mail", location: "Toledo, OH" });
  const { response } = await open(path);
  expect([response.status, response.headers.get("Cache-Control")]).toEqual([404, "no-store, no-transform"]);
});

test("long topics have pages, each with its own canonical address; beyond the last one is the last", async () => {
  await insertPosts(...Array.from({ length: 12 }, () => ({})));
  const { html } = await open("/blog/category/seo?page=2");
  expect(await findAll(html, "main h3")).toHaveLength(2);
  expect(html).toContain(`<link rel="canonical" href="${SITE}/blog/category/seo?page=2"/>`);
  const { response } = await open("/blog/category/seo?page=9");
  expect([response.status, response.headers.get("Location")]).toEqual([302, "/blog/category/seo?page=2"]);
});

test("badges of an article lead to its category and its location", async () => {
  await insertPosts({ slug: "badges" });
  const { html } = await open("/blog/badges");
  const links = await linksIn(html, "article header");
  expect(links).toEqual(["/blog", "/blog/location/lakeview-wi", "/blog/category/seo"]);
  for (const path of links) expect((await open(path)).response.status, path).toBe(200);
});

const CONTENT =
  "Opening & <b>bold</b>.\n\n## Part\n\n[in](/blog/other) <script>alert(1)</script> 漢字 ]]> \u0007";

test("the RSS feed has the whole text of published posts, and follows RSS 2.0", async () => {
  await insertPosts(
    { slug: "a", title: "A & <b>", content: CONTENT, category: "" },
    { slug: "draft", published: false },
  );
  const { response, html: xml } = await open("/blog/rss.xml");
  expect(response.headers.get("Content-Type")).toBe("application/rss+xml; charset=utf-8");
  expect(response.headers.get("Cache-Control")).toContain("s-maxage=60");
  expect(XMLValidator.validate(xml)).toBe(true);
  const { rss } = rssSchema.parse(xmlParser.parse(xml));
  expect(rss.channel["atom:link"]).toEqual({
    href: `${SITE}/blog/rss.xml`,
    rel: "self",
    type: "application/rss+xml",
  });
  expect(rss.channel.item).toHaveLength(1);
  const [item] = rss.channel.item;
  expect(item).toMatchObject({
    title: "A & <b>",
    link: `${SITE}/blog/a`,
    guid: { "#text": "a", isPermaLink: "false" },
    pubDate: "Fri, 05 Jan 2024 12:00:00 GMT",
    category: ["Uncategorized", "Lakeview, WI"],
  });
  expect(item?.["content:encoded"]).toContain("<h2>Part</h2>");
  expect(item?.["content:encoded"]).toContain(`<a href="${SITE}/blog/other">in</a>`);
  expect(item?.["content:encoded"]).toContain("漢字 ]]&gt;");
  expect(item?.["content:encoded"]).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(item?.["content:encoded"]).not.toContain("<script");
});

test("the JSON feed has the same posts, and follows JSON Feed 1.1", async () => {
  await insertPosts(
    { slug: "a", content: CONTENT },
    { slug: "b", location: "" },
    { slug: "draft", published: false },
  );
  const { response, html } = await open("/blog/feed.json");
  expect(response.headers.get("Content-Type")).toBe("application/feed+json; charset=utf-8");
  const feed = jsonFeedSchema.parse(JSON.parse(html));
  expect(feed.items.map(({ id, tags }) => [id, tags])).toEqual([
    ["a", ["SEO", "Lakeview, WI"]],
    ["b", ["SEO"]],
  ]);
  expect(feed.items[0]?.content_html).toContain("<h2>Part</h2>");
});

test("an empty blog has valid feeds", async () => {
  expect(XMLValidator.validate((await open("/blog/rss.xml")).html)).toBe(true);
  expect(jsonFeedSchema.parse(JSON.parse((await open("/blog/feed.json")).html)).items).toEqual([]);
});

test.each(["/blog", "/blog/post-0", "/blog/category/seo"])("%s names both feeds", async (path) => {
  await insertPosts({});
  const links = await findAll((await open(path)).html, 'head link[rel="alternate"]');
  expect(links.map(({ attributes }) => [attributes.type, attributes.href])).toEqual([
    ["application/rss+xml", "/blog/rss.xml"],
    ["application/feed+json", "/blog/feed.json"],
  ]);
});

const xmlParser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "",
  parseTagValue: false,
  isArray: (name) => name === "item" || name === "category",
});

const url = z.url();
/** RFC 822, with four digits of the year, as RSS asks for. */
const rfc822 = z
  .string()
  .regex(/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/);
/** The elements that RSS 2.0 knows in a channel and in an item, and those of the three namespaces in use. */
const rssSchema = z.object({
  rss: z.strictObject({
    version: z.literal("2.0"),
    "xmlns:atom": z.literal("http://www.w3.org/2005/Atom"),
    "xmlns:content": z.literal("http://purl.org/rss/1.0/modules/content/"),
    "xmlns:dc": z.literal("http://purl.org/dc/elements/1.1/"),
    channel: z.strictObject({
      title: z.string().min(1),
      link: url,
      description: z.string().min(1),
      language: z.string(),
      lastBuildDate: rfc822,
      "atom:link": z.strictObject({ href: url, rel: z.literal("self"), type: z.string() }),
      item: z.array(
        z.strictObject({
          title: z.string(),
          link: url,
          guid: z.strictObject({ "#text": z.string().min(1), isPermaLink: z.literal("false") }),
          pubDate: rfc822,
          "dc:creator": z.string().min(1),
          category: z.array(z.string().min(1)),
          description: z.string(),
          "content:encoded": z.string(),
        }),
      ),
    }),
  }),
});

/** Of jsonfeed.org/version/1.1: what is required, and the types of the rest. */
const jsonFeedSchema = z.strictObject({
  version: z.literal("https://jsonfeed.org/version/1.1"),
  title: z.string().min(1),
  description: z.string(),
  home_page_url: url,
  feed_url: url,
  language: z.string(),
  authors: z.array(z.strictObject({ name: z.string() })).min(1),
  items: z.array(
    z.strictObject({
      id: z.string().min(1),
      url,
      title: z.string(),
      summary: z.string(),
      authors: z.array(z.strictObject({ name: z.string() })).min(1),
      content_html: z.string().min(1),
      date_published: z.iso.datetime(),
      date_modified: z.iso.datetime(),
      tags: z.array(z.string().min(1)),
    }),
  ),
});
