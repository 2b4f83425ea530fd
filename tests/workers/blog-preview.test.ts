import { beforeEach, expect, test } from "vitest";
import { previewPath } from "../../app/blog/article/preview.server";
import { insertPosts } from "../support/posts";
import { requestSite } from "../support/site";
import { clearTables, rows, testDb } from "../support/workers-env";

const DAY = 86_400_000;
const SECRET_TEXT = "Nobody has read this yet.";

beforeEach(async () => {
  await clearTables("blogs");
  await rows("delete from settings where key = 'blog.preview-key'");
});

const open = async (path: string) => {
  const response = await requestSite(path, { redirect: "manual" });
  return { response, html: await response.text() };
};
const draft = () => insertPosts({ slug: "draft", published: false, content: SECRET_TEXT });

test("a signed address shows the draft on the article's template, and nobody keeps it", async () => {
  await draft();
  const path = await previewPath(testDb(), "draft", new Date());
  for (const visit of ["first", "second"]) {
    const { response, html } = await open(path);
    expect(response.status, visit).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("no-store, no-transform");
    expect(response.headers.get("X-Robots-Tag")).toBe("noindex, nofollow");
    expect(response.headers.get("X-Edge-Cache")).toBeNull();
    expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>');
    expect(html).toContain(SECRET_TEXT);
    expect(html).not.toContain("canonical");
  }
});

test("what is made on first use is a key of 256 bits, and stays", async () => {
  await draft();
  const [one, other] = await Promise.all([
    previewPath(testDb(), "draft", new Date()),
    previewPath(testDb(), "draft", new Date()),
  ]);
  for (const path of [one, other]) expect((await open(path)).response.status).toBe(200);
  const [stored] = await rows("select value from settings where key = 'blog.preview-key'");
  expect(String(stored?.value)).toMatch(/^"[\w-]{43}"$/);
});

test("it ends after seven days", async () => {
  await draft();
  const now = Date.now();
  expect((await open(await previewPath(testDb(), "draft", new Date(now - 6.9 * DAY)))).response.status).toBe(
    200,
  );
  const { response, html } = await open(await previewPath(testDb(), "draft", new Date(now - 7.1 * DAY)));
  expect([response.status, response.headers.get("Cache-Control")]).toEqual([404, "no-store, no-transform"]);
  expect(html).not.toContain(SECRET_TEXT);
});

test("no other draft, no later end and no other signature are accepted", async () => {
  await insertPosts(
    { slug: "draft", published: false, content: SECRET_TEXT },
    { slug: "other", published: false },
  );
  const path = await previewPath(testDb(), "draft", new Date());
  const [id = "", expires = "", signature = ""] = path.slice("/blog/preview/".length).split(".");
  const forged = [
    `other.${expires}.${signature}`,
    `${id}.${Number(expires) + 1}.${signature}`,
    `${id}.${expires}.${signature.startsWith("A") ? "B" : "A"}${signature.slice(1)}`,
    `${id}.${expires}.${"A".repeat(43)}`,
    `${id}.${expires}`,
    `${id}.9999999999.`,
    "draft",
    "..%2f",
  ];
  for (const token of forged) {
    const { response, html } = await open(`/blog/preview/${token}`);
    expect([token, response.status]).toEqual([token, 404]);
    expect(html).not.toContain(SECRET_TEXT);
  }
});

test("without a key no address is valid, and asking makes none", async () => {
  await draft();
  const path = await previewPath(testDb(), "draft", new Date());
  await rows("delete from settings where key = 'blog.preview-key'");
  expect((await open(path)).response.status).toBe(404);
  expect(await rows("select key from settings where key = 'blog.preview-key'")).toEqual([]);
});

test("a draft's own address and every list keep it to themselves", async () => {
  await draft();
  await insertPosts({ slug: "open" });
  for (const path of [
    "/blog/draft",
    "/blog",
    "/blog?q=Nobody",
    "/blog/rss.xml",
    "/blog/feed.json",
    "/sitemap.xml",
    "/llms.txt",
    "/blog/category/seo",
    "/blog/location/lakeview-wi",
    "/blog/open",
  ]) {
    const { html } = await open(path);
    expect(html.includes(SECRET_TEXT), path).toBe(false);
    if (path !== "/blog/draft") expect(html.includes("blog/draft"), path).toBe(false);
  }
});

test("once published, the address leads to the article", async () => {
  await insertPosts({ slug: "out" });
  const { response } = await open(await previewPath(testDb(), "out", new Date()));
  expect([response.status, response.headers.get("Location")]).toEqual([302, "/blog/out"]);
});
