import { beforeEach, expect, test, vi } from "vitest";
import { findAll } from "../support/page";
import { insertPosts } from "../support/posts";
import { requestSite } from "../support/site";
import { clearTables, rawEnv, rows } from "../support/workers-env";

beforeEach(() => clearTables("blogs"));

async function open(path: string, init: { env?: object } = {}) {
  const response = await requestSite(path, init);
  return { response, html: (await response.text()).replaceAll("&#x27;", "'") };
}
const textOf = (html: string) =>
  html
    .replaceAll(/<!-- -->|<script.*?<\/script>/gs, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ");

test("[BLOG-040] [BLOG-041] [BLOG-042] [BLOG-043] [BLOG-003] an article has the specified content", async () => {
  await insertPosts({
    slug: "whole",
    title: "# SEO Blog Title: Ranks by **street**",
    category: "",
    keyPoints: ["First point", "Second [point](/x)"],
    content: `Title: x\n\n## Measure\n\nOne **bold** <b onclick="x()">word</b>.<script>alert(1)</script>\n\n${"word ".repeat(1100)}`,
  });
  const { response, html } = await open("/blog/whole");
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toContain("s-maxage=60");
  expect(textOf(html)).toContain(
    "Back to Blog Lakeview, WI Uncategorized Ranks by street the team January 5, 2024 5 min read One bold word .&lt;script&gt;alert(1)&lt;/script&gt; Key points First point Second point Measure word word",
  );
  const [back] = await findAll(html, "main a[href='/blog']");
  expect(back?.text).toBe("Back to Blog");
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toContain('<h2 id="measure">Measure</h2>');
  expect(html).not.toMatch(/onclick|<script>alert/);
});

test("[BLOG-044] Share and About are in a sidebar after the text, and nowhere else", async () => {
  await insertPosts({ slug: "aside", content: "The last word of the text." });
  const { html } = await open("/blog/aside");
  const sidebar = await findAll(html, "article aside");
  expect(sidebar.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^ShareShareCopied!AboutBeaconry runs local search/),
  ]);
  const inside = await findAll(html, "article aside button[data-share]");
  expect(inside).toHaveLength(1);
  expect(await findAll(html, "main button[data-share]")).toEqual(inside);
  expect(await findAll(html, "main a[href='/book-now']"), "the one call to action").toHaveLength(1);
  expect(html.indexOf("<aside")).toBeGreaterThan(html.indexOf("The last word of the text."));
});

test("[BLOG-033] [BLOG-042] an article that was changed later shows the date of its publication, and its metadata has both dates", async () => {
  await insertPosts({ slug: "changed" });
  const created = "2024-01-05T12:00:00.000Z";
  const changed = "2024-03-09T08:30:00.000Z";
  await rows("update blogs set updated_at = ? where slug = 'changed'", changed);
  const { html } = await open("/blog/changed");
  const times = await findAll(html, "article time");
  expect(times).toEqual([{ attributes: { datetime: created }, text: "January 5, 2024" }]);
  const machines = await findAll(html, 'meta[property^="article:"][property$="_time"]');
  expect(machines.map(({ attributes }) => [attributes.property, attributes.content])).toEqual([
    ["article:published_time", created],
    ["article:modified_time", changed],
  ]);
  expect(html.match(/"date(?:Published|Modified)":"[^"]*"/g)).toEqual([
    `"datePublished":"${created}"`,
    `"dateModified":"${changed}"`,
  ]);
});

const NOT_FOUND = "Article Not Found The article you're looking for doesn't exist or has been removed.";

test("[BLOG-036] [BLOG-037] an unknown slug gives the not-found view with a link back and status 404", async () => {
  const { response, html } = await open("/blog/no-such-post");
  expect(response.status).toBe(404);
  expect(response.headers.get("Cache-Control")).toBe("no-store, no-transform");
  expect(textOf(html)).toContain(NOT_FOUND);
  const [back] = await findAll(html, "main a[href='/blog']");
  expect(back?.text).toBe("Back to Blog");
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});

test("instead of a missing article there are a search and the three newest, by nothing that the address knows", async () => {
  await clearTables("blogs");
  const place = { location: "Toledo, OH" };
  const published = ["four", "three", "two", "one"].map((slug) => ({ slug, title: `Post ${slug}` }));
  await insertPosts({ slug: "hidden", ...place, published: false }, ...published, { slug: "old", ...place });
  for (const slug of ["no-such-post", "hidden"]) {
    const { html } = await open(`/blog/${slug}`);
    const titles = (await findAll(html, "main h3")).map(({ text }) => text);
    expect(titles, slug).toEqual(["Post four", "Post three", "Post two"]);
    const [search] = await findAll(html, "main form[action='/blog#latest'] input[name=q]");
    expect(search, slug).toBeDefined();
  }
});

test("[BLOG-038] a draft's slug counts as unknown", async () => {
  await insertPosts({ slug: "draft", published: false });
  const { response, html } = await open("/blog/draft");
  expect([response.status, textOf(html).includes(NOT_FOUND)]).toEqual([404, true]);
});

test("[BLOG-039] a failed read gives the same view, is logged, and is not cached", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const failing = () => {
    throw new Error("D1_ERROR: no database");
  };
  const DB = { prepare: failing, batch: failing, withSession: () => ({ prepare: failing, batch: failing }) };
  const { response, html } = await open("/blog/failing", { env: { ...rawEnv(), DB } });
  expect([response.status, response.headers.get("Cache-Control")]).toEqual([503, "no-store, no-transform"]);
  expect(textOf(html)).toContain(NOT_FOUND);
  expect(logged.mock.calls.flat().join()).toContain('"where":"blog.article"');
  logged.mockRestore();
});

test("[META-013] an article's title, description, keywords and share image come from its post", async () => {
  await insertPosts({
    slug: "meta",
    title: "Ranks <by> street",
    metaDescription: 'Read [the "guide"](/g)',
    location: "Toledo, OH",
  });
  const { html } = await open("/blog/meta");
  expect(html).toContain("<title>Ranks &lt;by&gt; street | Beaconry</title>");
  expect(html).toContain('<meta name="description" content="Read the &quot;guide&quot;"/>');
  expect(html).toContain('<meta name="keywords" content="SEO, Toledo, OH, local marketing"/>');
  expect(html).toContain('<meta property="og:image" content="http://localhost:8788/og/blog-seo.png"/>');
  expect(html).toContain('"@type":"Article"');
  expect(html).toContain('<link rel="canonical" href="http://localhost:8788/blog/meta"/>');
});
