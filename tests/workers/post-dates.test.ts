import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { savePost } from "../../app/blog/editor/save-post.server";
import { readTopic } from "../../app/blog/list/topics.server";
import { readBlogList } from "../../app/blog/posts.server";
import { announceDuePosts } from "../../app/blog/publishing/due-posts.task.server";
import { type PublishInput, switchPublished } from "../../app/blog/publishing/publish.server";
import { changePosts } from "../../app/blog/staff/change-posts.server";
import { toastSchema } from "../../app/platform/http/forms/toast";
import { createJobContext } from "../../app/platform/jobs/job-context.server";
import { signInWriter, TEXT } from "../support/editor";
import { readActionResult } from "../support/lead-page";
import { findAll } from "../support/page";
import { insertPosts } from "../support/posts";
import { recordingDb } from "../support/recording-db";
import { emptyEdgeCache, requestSite } from "../support/site";
import { contextAt, post } from "../support/staff";
import { clearTables, rawEnv, rows, SITE_URL, testDb } from "../support/workers-env";

/** Of the posts that the tests insert, one a day: the first was written on January 5, 2024. */
const WRITTEN = "2024-01-03T12:00:00.000Z";
const PUBLISHED = "2024-02-10T15:00:00.000Z";
const LATER = new Date("2024-03-20T09:30:00.000Z");

const textOf = (html: string) => html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");

let lena: Awaited<ReturnType<typeof signInWriter>>;
beforeAll(async () => {
  lena = await signInWriter("lena@beaconry.example");
});
beforeEach(async () => {
  await clearTables("blogs", "outbox", "audit_log", "redirects", "post_revisions");
  await emptyEdgeCache();
});

const publish = (more: Partial<PublishInput>, at: string) =>
  switchPublished(
    testDb(),
    { id: "post-2", published: true, actor: lena.actor, siteUrl: SITE_URL, ...more },
    new Date(at),
  );

async function change(fields: Record<string, string>, now = LATER) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const sent = { request: post("/admin/blogs/changes", {}), form, db: testDb(), actor: lena.actor, now };
  const result = await changePosts(sent, {
    context: contextAt(now),
    returnTo: "/admin/blogs",
    zone: "America/Chicago",
  });
  return toastSchema.parse(readActionResult(result).toast);
}

const open = async (path: string) => (await requestSite(path)).text();
const orderOn = async (path: string) => {
  const found = [...(await open(path)).matchAll(/\/blog\/(post-\d)/g)].map(([, slug]) => slug);
  return [...new Set(found)];
};
const dates = () =>
  rows("select id, published, publish_at, published_at, created_at, updated_at from blogs order by id");

test("a draft of January that is published in February is dated and sorted by February, everywhere", async () => {
  await insertPosts({}, {}, { published: false }, {});
  await publish({}, PUBLISHED);
  const article = await open("/blog/post-2");
  expect(textOf(article)).toContain("the team February 10, 2024");
  expect(article).toContain(`<time dateTime="${PUBLISHED}">`);
  expect(article).toContain(`"datePublished":"${PUBLISHED}"`);
  expect(article).toContain(`"dateModified":"${PUBLISHED}"`);
  const [published] = await findAll(article, 'meta[property="article:published_time"]');
  expect(published?.attributes.content).toBe(PUBLISHED);
  const order = ["post-2", "post-0", "post-1", "post-3"];
  for (const path of ["/blog", "/blog/category/seo", "/blog/location/lakeview-wi", "/blog/rss.xml"])
    expect(await orderOn(path), path).toEqual(order);
  const feed = JSON.parse(await open("/blog/feed.json"));
  expect(feed.items.map((item: { date_published: string }) => item.date_published)).toEqual([
    PUBLISHED,
    "2024-01-05T12:00:00.000Z",
    "2024-01-04T12:00:00.000Z",
    "2024-01-02T12:00:00.000Z",
  ]);
  expect(await open("/blog/rss.xml")).toContain("<pubDate>Sat, 10 Feb 2024 15:00:00 GMT</pubDate>");
  const sitemap = await open("/sitemap.xml");
  expect(await orderOn("/sitemap.xml")).toEqual(["post-3", "post-1", "post-0", "post-2"]);
  for (const path of ["post-2", "category/seo", "location/lakeview-wi"])
    expect(sitemap).toContain(`/blog/${path}</loc><lastmod>${PUBLISHED}</lastmod>`);
  expect((await dates())[2]).toMatchObject({ created_at: WRITTEN });
});

test("[BLOG-008] posts without a time of publication are dated and sorted by created_at, newest first", async () => {
  await insertPosts({}, {}, {});
  await rows("update blogs set published_at = null");
  expect(await orderOn("/blog")).toEqual(["post-0", "post-1", "post-2"]);
  expect(textOf(await open("/blog/post-2"))).toContain("January 3, 2024");
  expect(await open("/blog/rss.xml")).toContain("<pubDate>Wed, 03 Jan 2024 12:00:00 GMT</pubDate>");
});

test.each([
  // Half an hour before and after midnight there; it is the other day in UTC, each time for one of the two.
  ["Pacific/Auckland", "2024-02-10T10:30:00.000Z", "February 10, 2024"],
  ["Pacific/Auckland", "2024-02-10T11:30:00.000Z", "February 11, 2024"],
  ["America/Los_Angeles", "2024-02-10T07:30:00.000Z", "February 9, 2024"],
  ["America/Los_Angeles", "2024-02-10T08:30:00.000Z", "February 10, 2024"],
])("the site of a company in %s dates what is published at %s on its own %s", async (zone, at, date) => {
  await insertPosts({}, {}, { published: false }, {});
  await publish({}, at);
  const settings = { COMPANY_TIME_ZONE: zone };
  const open = async (path: string) => (await requestSite(path, { settings })).text();
  const datesOn = async (path: string) => {
    const shown = (await findAll(await open(path), "time")).filter(
      ({ attributes }) => attributes.datetime === at || attributes.dateTime === at,
    );
    return [...new Set(shown.map(({ text }) => text))];
  };
  const pages = ["/blog", "/blog?q=post-2", "/blog/post-2", "/blog/post-3"];
  for (const path of [...pages, "/blog/category/seo", "/blog/location/lakeview-wi"])
    expect(await datesOn(path), path).toEqual([date]);
  for (const path of ["/blog/category/seo", "/blog/location/lakeview-wi"])
    expect(textOf(await open(path)), path).toContain(`The newest is from ${date}.`);
  expect(await open("/blog/post-2")).toContain(`"datePublished":"${at}"`);
  const feed = JSON.parse(await open("/blog/feed.json"));
  expect(feed.items[0].date_published).toBe(at);
});

test("the posts beside an article are ordered by publication too, with those dates", async () => {
  await insertPosts({}, {}, { published: false }, {});
  await publish({}, PUBLISHED);
  const text = textOf(await open("/blog/post-3"));
  expect(text.indexOf("February 10, 2024")).toBeGreaterThan(0);
  expect(text.indexOf("Title of post-2")).toBeLessThan(text.indexOf("Title of post-0"));
});

test("a scheduled post is dated at its time, and was not changed before it, however early it was scheduled", async () => {
  const at = "2024-02-20T12:00:00.000Z";
  await insertPosts({}, {}, { published: false });
  await publish({ publishAt: at }, PUBLISHED);
  for (const isTold of [false, true]) {
    const asked = vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response("ok"));
    if (isTold) await announceDuePosts(createJobContext(rawEnv(), () => LATER));
    asked.mockRestore();
    await emptyEdgeCache();
    const article = await open("/blog/post-2");
    expect(article).toContain(`"datePublished":"${at}"`);
    expect(article).toContain(`"dateModified":"${at}"`);
    expect(textOf(article)).toContain("the team February 20, 2024");
    expect(await open("/sitemap.xml")).toContain(`/blog/post-2</loc><lastmod>${at}</lastmod>`);
    expect(await open("/blog/feed.json")).toContain(`"date_modified":"${at}"`);
  }
});

test("a draft's preview in the back office has the date that it would have now", async () => {
  await insertPosts({ published: false });
  const html = await (
    await requestSite("/admin/blogs?preview=post-0", { headers: { Cookie: lena.cookie } })
  ).text();
  const today = new Date().toLocaleDateString("en-US", { dateStyle: "long", timeZone: "America/Chicago" });
  expect(textOf(html)).toContain(today);
});

test.each(["trash", "unpublish"])(
  "%s and undo change no date and no state of a public post",
  async (intent) => {
    await insertPosts({}, {});
    await rows("update blogs set updated_at = '2024-01-30T08:00:00.000Z' where id = 'post-0'");
    const before = await dates();
    const { undo } = await change({ intent, ids: "post-0,post-1" });
    expect((await dates()).map(({ published }) => published)).toEqual([0, 0]);
    await change(undo?.fields ?? {});
    expect(await dates()).toEqual(before);
  },
);

test("the trash gives back a live post, a draft and one that waits as they were, and says which is live", async () => {
  await insertPosts({}, { published: false }, { published: false });
  await publish({ publishAt: "2024-04-01T12:00:00.000Z" }, PUBLISHED);
  const before = await dates();
  await change({ intent: "trash", ids: "post-0,post-1,post-2" });
  await rows("delete from outbox");
  const toast = await change({ intent: "restore", ids: "post-0,post-1,post-2" });
  expect(toast).toMatchObject({ title: "3 blogs restored", description: "1 live, 1 draft, 1 scheduled." });
  expect(await dates()).toEqual(before);
  const told = await rows("select message ->> 'type' type, message ->> 'url' url from outbox");
  expect(told).toEqual([{ type: "indexing.submit", url: `${SITE_URL}/blog/post-0` }]);
  expect((await requestSite("/blog/post-0")).status).toBe(200);
});

test.each([
  ["post-0", "It is live: readers see it again."],
  ["post-1", "It is a draft, as before."],
  ["post-2", "It waits for its time again."],
])("the toast of the restored %s says: %s", async (id, description) => {
  await insertPosts({}, { published: false }, { published: false });
  await publish({ publishAt: "2024-04-01T12:00:00.000Z" }, PUBLISHED);
  await change({ intent: "trash", ids: id });
  expect(await change({ intent: "restore", ids: id })).toMatchObject({
    title: "1 blog restored",
    description,
  });
});

test("a post whose time passed in the trash comes back as a draft, and the toast says why", async () => {
  await insertPosts({}, {}, { published: false });
  await publish({ publishAt: "2024-04-01T12:00:00.000Z" }, PUBLISHED);
  await change({ intent: "trash", ids: "post-2" });
  const list = await requestSite("/admin/blogs/trash", { headers: { Cookie: lena.cookie } });
  expect(textOf(await list.text())).toContain("draft, its time has passed");
  const toast = await change({ intent: "restore", ids: "post-2" }, new Date("2024-04-02T12:00:00.000Z"));
  expect(toast.description).toBe("It is a draft: the time it waited for has passed.");
  expect((await dates())[2]).toMatchObject({ published: 0, publish_at: null, published_at: null });
  expect((await requestSite("/blog/post-2")).status).toBe(404);
});

test("a post that was live before the search services were told is live again, and they are told", async () => {
  await insertPosts({}, {}, { published: false });
  await publish({ publishAt: "2024-02-20T12:00:00.000Z" }, PUBLISHED);
  await change({ intent: "trash", ids: "post-2" });
  await rows("delete from outbox");
  await change({ intent: "restore", ids: "post-2" });
  expect((await dates())[2]).toMatchObject({
    published: 1,
    publish_at: null,
    published_at: "2024-02-20T12:00:00.000Z",
  });
  expect(await rows("select message ->> 'type' type from outbox")).toEqual([{ type: "indexing.submit" }]);
});

test("a post that was public keeps its date when it is published again, one that never was has none", async () => {
  await insertPosts({}, {}, { published: false });
  await publish({ id: "post-0", published: false }, PUBLISHED);
  await publish({ id: "post-0" }, LATER.toISOString());
  await publish({ publishAt: "2024-04-01T12:00:00.000Z" }, PUBLISHED);
  await publish({ published: false }, LATER.toISOString());
  expect((await dates()).map(({ published_at }) => published_at)).toEqual([
    "2024-01-05T12:00:00.000Z",
    "2024-01-04T12:00:00.000Z",
    null,
  ]);
});

test("an article that moves to another address is the same item of both feeds", async () => {
  await insertPosts({ ...TEXT });
  const ids = async () => [
    /<guid isPermaLink="false">([^<]+)<\/guid>/.exec(await open("/blog/rss.xml"))?.[1],
    JSON.parse(await open("/blog/feed.json")).items[0].id,
  ];
  const before = await ids();
  const input = { id: "post-0", version: 1, text: TEXT, slug: "moved", authorId: null, note: "" };
  const more = { revisionId: "r", mode: "save", actor: lena.actor, siteUrl: SITE_URL } as const;
  await savePost(testDb(), { ...input, ...more }, LATER);
  await emptyEdgeCache();
  expect(await open("/blog/rss.xml")).toContain(`<link>${SITE_URL}/blog/moved</link>`);
  expect(await ids()).toEqual(before);
  expect(before).toEqual(["post-0", "post-0"]);
});

test("indexes give the lists in their order: no query of a list sorts", async () => {
  await insertPosts(...Array.from({ length: 30 }, () => ({})));
  const { db, plans } = recordingDb();
  await readBlogList(db, { q: "", category: "", page: 2 });
  await readBlogList(db, { q: "", category: "SEO", page: 2 });
  await readTopic(db, { kind: "location", slug: "lakeview-wi", page: 2 });
  const all = (await plans()).join("\n");
  for (const index of ["blogs_public_at_idx", "blogs_category_public_at_idx", "blogs_location_public_at_idx"])
    expect(all).toContain(index);
  expect(all).not.toContain("TEMP B-TREE FOR ORDER BY");
});
