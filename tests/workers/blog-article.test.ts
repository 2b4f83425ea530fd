import { beforeEach, expect, test, vi } from "vitest";
import { storePosts } from "../support/posts";
import { requestSite } from "../support/site";
import { clear, rawEnv } from "../support/workers-env";

beforeEach(() => clear("blogs"));

async function open(path: string, init: { env?: object } = {}) {
  const response = await requestSite(path, init);
  return { response, html: (await response.text()).replaceAll("&#x27;", "'") };
}
const textOf = (html: string) =>
  html
    .replaceAll(/<!-- -->|<script.*?<\/script>/gs, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ");

test("[BLOG-040] [BLOG-041] [BLOG-042] [BLOG-043] [BLOG-044] [BLOG-003] an article as visitors see it", async () => {
  await storePosts({
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
    "Back to Blog Lakeview, OH Uncategorized Ranks by street the team January 5, 2024 5 min read Key points First point Second point Measure One bold word .",
  );
  expect(html).toMatch(/<a class="back" href="\/blog">/);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toContain("<h2>Measure</h2>");
  expect(html).not.toMatch(/onclick|<script>alert/);
  expect(html).toMatch(/<button class="btn" type="button" data-share="true" hidden="">.*?Share/);
  expect(textOf(html)).toMatch(/About Beaconry runs local search/);
});

const NOT_FOUND = "Article Not Found The article you're looking for doesn't exist or has been removed.";

test("[BLOG-036] [BLOG-037] an unknown slug: the view, its way back, and status 404", async () => {
  const { response, html } = await open("/blog/no-such-post");
  expect(response.status).toBe(404);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(textOf(html)).toContain(NOT_FOUND);
  expect(html).toMatch(/<a class="btn" href="\/blog">.*?Back to Blog/);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});

test("[BLOG-038] the slug of a draft is as unknown as any", async () => {
  await storePosts({ slug: "draft", published: false });
  const { response, html } = await open("/blog/draft");
  expect([response.status, textOf(html).includes(NOT_FOUND)]).toEqual([404, true]);
});

test("[BLOG-039] a failed read gives the same view, is logged, and is kept nowhere", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const failing = () => {
    throw new Error("D1_ERROR: no database");
  };
  const DB = { prepare: failing, batch: failing, withSession: () => ({ prepare: failing, batch: failing }) };
  const { response, html } = await open("/blog/failing", { env: { ...rawEnv(), DB } });
  expect([response.status, response.headers.get("Cache-Control")]).toEqual([503, "no-store"]);
  expect(textOf(html)).toContain(NOT_FOUND);
  expect(logged.mock.calls.flat().join()).toContain('"where":"blog.article"');
  logged.mockRestore();
});

test("[META-013] an article sets its title, description, keywords and share image from its post", async () => {
  await storePosts({
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
