import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import { readBlogList } from "../../app/blog/posts.server";
import { indexChangedPosts } from "../../app/blog/search/search-index.server";
import { insertPosts } from "../support/posts";
import { requestSite } from "../support/site";
import { clearTables, rawEnv, testDb } from "../support/workers-env";

beforeEach(() => clearTables("blogs"));

const all = { q: "", category: "", page: 1 };
const slugs = (posts: { slug: string }[]) => posts.map((post) => post.slug);
/** Gives every page its own URL, because the edge cache keeps pages for a minute. */
let visits = 0;
async function open(path: string, init: { env?: object } = {}) {
  visits += 1;
  const response = await requestSite(`${path}${path.includes("?") ? "&" : "?"}visit=${visits}`, {
    redirect: "manual",
    ...init,
  });
  return { response, html: await response.text() };
}
const textOf = (html: string) =>
  html
    .replaceAll(/<!-- -->/g, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll(/\s+/g, " ");

test("[BLOG-001] [BLOG-008] [BLOG-009] the newest post is featured, the others follow, newest first", async () => {
  await insertPosts({}, {}, {});
  const list = await readBlogList(testDb(), all);
  expect(list.featured?.slug).toBe("post-0");
  expect(slugs(list.posts)).toEqual(["post-1", "post-2"]);
});

test("[BLOG-010] drafts are not listed or counted", async () => {
  await insertPosts({ published: false }, { slug: "open" }, { published: false, category: "Direct Mail" });
  const list = await readBlogList(testDb(), all);
  expect(list).toMatchObject({ featured: { slug: "open" }, posts: [], total: 0 });
  expect(list.categories).toEqual([{ name: "SEO", postCount: 1 }]);
});

test("[BLOG-007] [BLOG-026] there are ten posts per page, and the last page has the rest", async () => {
  await insertPosts(...Array.from({ length: 24 }, () => ({})));
  const first = await readBlogList(testDb(), all);
  const last = await readBlogList(testDb(), { ...all, page: 3 });
  expect([first.posts.length, first.total, last.posts.length]).toEqual([10, 23, 3]);
  expect(slugs(first.posts)[0]).toBe("post-1");
  expect(slugs(last.posts)).toEqual(["post-21", "post-22", "post-23"]);
});

test("[BLOG-016] [BLOG-017] [BLOG-019] [BLOG-020] categories are ordered by count, including posts without one", async () => {
  await insertPosts(
    {},
    { category: "" },
    { category: "" },
    { category: "Uncategorized" },
    { category: "Direct Mail" },
  );
  const list = await readBlogList(testDb(), { ...all, category: "Uncategorized" });
  expect(list.categories).toEqual([
    { name: "Uncategorized", postCount: 3 },
    { name: "Direct Mail", postCount: 1 },
    { name: "SEO", postCount: 1 },
  ]);
  expect(slugs(list.posts)).toEqual(["post-1", "post-2", "post-3"]);
});

test("spellings of a category with one address are one category, by the name that most posts have", async () => {
  await insertPosts(
    { category: "Direct mail" },
    ...Array.from({ length: 3 }, () => ({ category: "Direct Mail" })),
    { category: "DIRECT-MAIL", content: "A postcard." },
    {},
  );
  expect((await readBlogList(testDb(), all)).categories).toEqual([
    { name: "Direct Mail", postCount: 5 },
    { name: "SEO", postCount: 1 },
  ]);
  for (const category of ["Direct Mail", "direct mail"]) {
    const list = await readBlogList(testDb(), { ...all, category });
    expect([list.total, slugs(list.posts)]).toEqual([4, ["post-1", "post-2", "post-3", "post-4"]]);
  }
  await indexChangedPosts(testDb());
  const found = await readBlogList(testDb(), { q: "postcard", category: "Direct Mail", page: 1 });
  expect(slugs(found.posts)).toEqual(["post-4"]);
  const { response } = await open("/blog?category=Direct+mail");
  expect([response.status, response.headers.get("Location")]).toEqual([
    302,
    "/blog?category=Direct+Mail#latest",
  ]);
  const { html } = await open("/blog/category/direct-mail");
  expect(textOf(html)).toContain("Direct Mail Articles");
});

/** Searches find posts alike before and after the index holds them. */
test.each([
  ["a title", "TITLE OF POST-1", ["post-1"]],
  ["the newest post", "title of post-0", ["post-0"]],
  ["words in any order", "valley a hidden", ["post-3"]],
  ["a straight apostrophe for a printed one", "don't", ["post-6"]],
  ["a printed apostrophe for a straight one", "it’s", ["post-6"]],
  ["straight quotes for printed ones", '"near me"', ["post-6"]],
  ["letters without their accents", "zurich cafe", ["post-6"]],
  ["accents that the text lacks", "pänic", ["post-6"]],
  ["letters that have no parts", "strasse lodz", ["post-6"]],
  ["several spaces between words", "near   panic", ["post-6"]],
  ["a word behind a no-break space", "rank 1st", ["post-6"]],
  ["a description", "Secret Sauce", ["post-2"]],
  ["a text", "hidden valley", ["post-3"]],
  ["a text with other letters", "café ÜBER", ["post-4"]],
  ["a text with other letters, typed without", "CAFE uber", ["post-4"]],
  ["wildcards are letters", "100%_", ["post-5"]],
  ["two letters within a word", "lL", ["post-3", "post-4"]],
  ["words of which none has all", "secret valley", []],
  ["the last letters of a text", "ue", ["post-5"]],
  ["one letter", "%", ["post-5"]],
  ["nothing", "no such words", []],
])("[BLOG-027] [BLOG-028] the search finds %s", async (_, q, found) => {
  await insertPosts(
    {},
    {},
    { metaDescription: "the SECRET sauce" },
    { content: "a Hidden Valley" },
    { content: "The CAFÉ über all" },
    { content: "It is 100%_ true" },
    { content: "Don’t panic, it's “near me” in the ZÜRICH cafe\u0301, Łódź: rank\u00a01st, Straße" },
  );
  expect(slugs((await readBlogList(testDb(), { ...all, q })).posts)).toEqual(found);
  expect(await indexChangedPosts(testDb())).toBe(7);
  expect(slugs((await readBlogList(testDb(), { ...all, q })).posts)).toEqual(found);
});

test("a search shows the newest post in its list only, and text around the words without tables' markup", async () => {
  await insertPosts({
    title: "Don’t panic",
    content: "Intro.\n\n| City | Visits |\n|:--|--:|\n| **Zürich** | 120 |\n\nRest of <b>it</b>.",
  });
  const { html } = await open("/blog?q=visits+don't");
  expect(textOf(html)).not.toContain("Read Full Article");
  expect(textOf(html)).toContain("Don’t panic");
  expect(html).toContain("<mark>Don’t</mark>");
  expect(textOf(html)).toContain("City Visits");
  expect(textOf(html)).not.toMatch(/:--|Visits [|]/);
  const other = textOf((await open("/blog?q=zurich")).html);
  expect(other).toContain("Zürich 120");
});

test("200 letters, quotes, and the words and signs of a search engine are searched as text", async () => {
  await insertPosts({}, {});
  for (const q of [
    ...["title NEAR post", "NEAR(title post)", "title AND post", "title OR post", "NOT title", "title:post"],
    ...["^title", "titl*", "{title} : post", "-title", "🗼", "\\"],
    "ü".repeat(200),
    "äáàâãåæçéèêëíìîïñóòôõöøúùûü".repeat(7),
    "aeioucdglnrstyz thæœß ЁЖЗИЙЛМН",
    "'; drop table blogs; --",
    '"%"',
  ]) {
    expect((await readBlogList(testDb(), { ...all, q })).total).toBe(0);
  }
});

test("lists do not read the posts' content", async () => {
  await insertPosts({}, {});
  expect(JSON.stringify(await readBlogList(testDb(), all))).not.toContain("A paragraph.");
});

test("[BLOG-002] [BLOG-003] [BLOG-004] [BLOG-005] [BLOG-006] [BLOG-033] the featured article has the specified content", async () => {
  await insertPosts({
    keyPoints: ["One", "Two [guide](/g)", "Three", "Four", "Five"],
    content: "word ".repeat(660),
  });
  const { response, html } = await open("/blog");
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toContain("s-maxage=60");
  expect(textOf(html)).toContain(
    "Lakeview, WI January 5, 2024 3 min read the team Title of post-0 One Two guide Three +2 more points...",
  );
  expect(html).toMatch(/<a class="btn [^"]*" href="\/blog\/post-0">Read Full Article/);
  expect(html).toMatch(/Read Full Article.*<input[^>]+placeholder="Search articles\.\.\."/s);
  expect(html).not.toContain("Four");
  expect(html).toMatch(/<a [^>]*href="\/book-now" data-cta="blog">See Live Demo/);
});

test("[BLOG-011] [BLOG-012] [BLOG-013] [BLOG-034] a listed article has the specified content", async () => {
  await insertPosts(
    {},
    { title: "**Title: Cards**", location: "Toledo, OH", keyPoints: ["One [a](/b)", "Two", "Three"] },
  );
  const { html } = await open("/blog");
  expect(textOf(html)).toContain(
    "Toledo, OH January 4, 2024 1 min read Cards One a Two +1 more... Read More",
  );
  expect(html).toMatch(/<a [^>]*href="\/blog\/post-1"[^>]*><span[^>]*>Read More</);
});

test("[BLOG-014] [BLOG-015] [BLOG-026] Previous is disabled on the first page, Next on the last, and the filter stays", async () => {
  await insertPosts(...Array.from({ length: 52 }, () => ({})));
  const first = (await open("/blog?category=SEO")).html;
  expect(first).toMatch(/<span [^>]*aria-disabled="true">(?:<svg.*?<\/svg>)?Previous/);
  expect(first).toContain('href="/blog?category=SEO&amp;page=2#latest"');
  expect(textOf(first.slice(first.indexOf('aria-label="Pages"')))).toMatch(/Previous 1 2 … 6 Next/);
  const last = (await open("/blog?category=SEO&page=6")).html;
  expect(last).toMatch(/<span [^>]*aria-disabled="true">Next/);
});

test("a page beyond the last redirects to the last", async () => {
  await insertPosts(...Array.from({ length: 13 }, () => ({})));
  const { response } = await open("/blog?q=title&page=9");
  expect([response.status, response.headers.get("Location")]).toEqual([302, "/blog?q=title&page=2#latest"]);
});

test("[BLOG-022] [BLOG-023] [BLOG-030] the heading shows the category; an empty list says so", async () => {
  await insertPosts({});
  expect(textOf((await open("/blog")).html)).toContain("Latest Articles");
  const filtered = textOf((await open("/blog?category=Direct+Mail")).html);
  expect(filtered).toContain("Direct Mail Articles");
  expect(filtered).toContain("No articles available at the moment.");
});

test("a search for eight words with every letter that has accents stays within D1's depth of expressions", async () => {
  const letters = "aceilnosuyzdghjkrtw".repeat(2);
  const words = Array.from({ length: 8 }, (_, at) => letters.slice(at) + letters.slice(0, at));
  for (const category of ["", "&category=SEO"]) {
    const { response } = await open(`/blog?q=${words.join("+")}+%C3%9F%C3%A6${category}`);
    expect(response.status).toBe(200);
  }
});

test("[BLOG-029] a search without a match says so", async () => {
  await insertPosts({}, {});
  const { html } = await open("/blog?q=zebra");
  expect(html).toContain("No articles found matching your search criteria.");
  expect(html).toContain('value="zebra"');
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});

test("the search term is escaped on the page", async () => {
  await insertPosts({});
  const { html } = await open(
    `/blog?q=${encodeURIComponent('"><script>alert(1)</script>')}&category=%3Cimg%3E`,
  );
  expect(html).not.toContain("<script>alert");
  expect(html).not.toContain("<img>");
});

test("[BLOG-032] a failed read is logged, and the list says that there are no posts", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const { response, html } = await open("/blog?q=zebra", { env: { ...rawEnv(), DB: brokenDatabase } });
  expect(response.status).toBe(503);
  expect(response.headers.get("Cache-Control")).toBe("no-store, no-transform");
  expect(html).toContain("No articles available at the moment.");
  expect(logged.mock.calls.flat().join()).toContain('"where":"blog.list"');
  logged.mockRestore();
});

test("[META-012] the list has its own title, description, keywords and share image", async () => {
  await insertPosts({});
  const { html } = await open("/blog");
  expect(html).toContain("<title>Local Marketing Blog | Beaconry</title>");
  expect(html).toMatch(/<meta name="description" content="What works in local search[^"]+"\/>/);
  expect(html).toMatch(/<meta name="keywords" content="local SEO blog,[^"]+"\/>/);
  expect(html).toContain('<meta property="og:image" content="http://localhost:8788/og/blog.png"/>');
  expect(html).toContain('<link rel="canonical" href="http://localhost:8788/blog"/>');
});

const failing = () => {
  throw new Error("D1_ERROR: no database");
};
const brokenDatabase = {
  ...env.DB,
  prepare: failing,
  batch: failing,
  withSession: () => ({ prepare: failing, batch: failing }),
};
