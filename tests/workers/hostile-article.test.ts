import { beforeAll, beforeEach, expect, test } from "vitest";
import { indexChangedPosts } from "../../app/blog/search/search-index.server";
import { newId } from "../../app/platform/ids";
import { signInWriter, TEXT } from "../support/editor";
import { insertPosts } from "../support/posts";
import { emptyEdgeCache, formPost, requestSite } from "../support/site";
import { clearTables, rows, testDb } from "../support/workers-env";

const NESTED = `${">".repeat(20_000)} nested words`;
/** Stored before there were limits. */
const STORED = {
  nested: NESTED,
  lists: `${"- ".repeat(9000)}nested words`,
  marks: `${"_a".repeat(60_000)} nested words`,
  long: "nested words ".repeat(40_000),
};
const TOO_DEEP = "At most 50 lists and quotations can stand within each other. Take some levels out.";

let lena: Awaited<ReturnType<typeof signInWriter>>;
beforeAll(async () => {
  lena = await signInWriter("lena@beaconry.example");
});
beforeEach(async () => {
  await clearTables("blogs", "post_revisions", "outbox", "audit_log");
  await emptyEdgeCache();
});

async function storeAll() {
  const bad = Object.entries(STORED).map(([slug, content]) => ({ slug, content }));
  await insertPosts(...bad, { slug: "good", content: "**Good** words." });
  await indexChangedPosts(testDb());
}

async function read(path: string) {
  const response = await requestSite(path, { headers: { Cookie: lena.cookie, Accept: "text/html" } });
  return { status: response.status, text: await response.text() };
}

test("stored articles that no limit stopped keep neither feed from the others, nor their own pages", async () => {
  await storeAll();
  const rss = await read("/blog/rss.xml");
  const json = await read("/blog/feed.json");
  expect([rss.status, json.status]).toEqual([200, 200]);
  const { items } = JSON.parse(json.text) as { items: { id: string; content_html: string }[] };
  expect(items.map(({ id }) => id.split("/").at(-1))).toEqual([...Object.keys(STORED), "good"]);
  for (const { content_html } of items) expect(content_html).toContain("words");
  expect(items.at(-1)?.content_html.trim()).toBe("<p><strong>Good</strong> words.</p>");
  expect(rss.text.match(/<item>/g)).toHaveLength(5);
  for (const slug of Object.keys(STORED)) {
    const page = await read(`/blog/${slug}`);
    expect([slug, page.status]).toEqual([slug, 200]);
    expect(page.text).toContain("nested words");
  }
});

test("lists, search, sitemap, editor and its preview open nevertheless", async () => {
  await storeAll();
  const paths = [
    "/",
    "/blog",
    "/blog?q=nested+words",
    "/sitemap.xml",
    "/admin/blogs",
    "/admin/search?q=nested",
  ];
  const own = Object.keys(STORED).flatMap((slug) => [`/admin/blogs/${slug}`, `/admin/blogs?preview=${slug}`]);
  for (const path of [...paths, ...own]) expect([path, (await read(path)).status]).toEqual([path, 200]);
  const typed = formPost({ content: NESTED }, { Cookie: lena.cookie });
  const preview = await requestSite("/admin/blogs/preview", typed);
  expect(preview.status).toBe(200);
  expect(JSON.stringify(await preview.json())).toContain("nested words");
});

const fields = (more: Record<string, string>) => ({
  ...{ version: "1", title: TEXT.title, slug: "post-0", content: NESTED },
  ...more,
});
const post = (path: string, sent: Record<string, string>) =>
  requestSite(path, formPost(sent, { Cookie: lena.cookie, Accept: "text/html" }));
const contents = async () => (await rows("select content from blogs")).map(({ content }) => content);

test.each([
  ["too deep", NESTED, TOO_DEEP],
  ["too long", "a".repeat(100_001), "An article has at most 100,000 characters; this text has 100,001."],
])(
  "a text that is %s is not saved: the editor says it at the field, and keeps what was typed",
  async (_, content, sentence) => {
    await insertPosts({ published: false, ...TEXT });
    for (const publish of ["keep", "now"]) {
      const response = await post("/admin/blogs/post-0", fields({ content, publish }));
      const html = await response.text();
      expect(response.status).toBe(400);
      expect(html).toContain(sentence);
      expect(html).toContain(content.slice(0, 1000).replaceAll(">", "&gt;"));
    }
    const id = newId();
    const created = await post("/admin/blogs/new", fields({ id, content, version: "0" }));
    expect(created.status).toBe(400);
    const autosave = await post("/admin/blogs/post-0/autosave", fields({ content }));
    expect([autosave.status, await autosave.text()]).toEqual([410, sentence]);
    const quick = await post("/admin/blogs", { ...fields({ content }), intent: "edit", id: "post-0" });
    expect(quick.status).toBe(409);
    expect(await quick.text()).toContain(sentence);
    expect(await contents()).toEqual([TEXT.content]);
    expect(await rows("select 1 from post_revisions")).toEqual([]);
  },
);

test("a stored one can be repaired, but not published, copied, or brought back from a revision", async () => {
  await insertPosts({ published: false, ...TEXT, content: NESTED });
  const reasonOf = async (sent: Record<string, string>) => {
    const response = await post("/admin/blogs/changes", sent);
    const toast = /beaconry_toast=([^;]+)/.exec(response.headers.get("Set-Cookie") ?? "")?.[1] ?? "";
    return JSON.parse(Buffer.from(toast, "base64url").toString()).description;
  };
  const changes: Record<string, string>[] = [
    { intent: "publish", ids: "post-0" },
    { intent: "duplicate", id: "post-0" },
  ];
  for (const sent of changes) {
    expect([sent.intent, await reasonOf(sent)]).toEqual([sent.intent, TOO_DEEP]);
  }
  const repaired = await post("/admin/blogs/post-0", fields({ content: "Repaired", publish: "now" }));
  expect(repaired.status).toBeLessThan(400);
  const [first] = await rows("select id from post_revisions where kind = 'first'");
  const revert = { intent: "revert", id: "post-0", revision: String(first?.id) };
  expect(await reasonOf(revert)).toBe(TOO_DEEP);
  expect(await rows("select content, published from blogs")).toEqual([{ content: "Repaired", published: 1 }]);
});
