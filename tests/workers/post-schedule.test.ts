import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { savePost } from "../../app/blog/editor/save-post.server";
import { announceDuePosts } from "../../app/blog/publishing/due-posts.task.server";
import { switchPublished } from "../../app/blog/publishing/publish.server";
import { indexChangedPosts } from "../../app/blog/search/search-index.server";
import { purgeTrashedPosts } from "../../app/blog/staff/trash.server";
import { createJobContext } from "../../app/platform/jobs/job-context.server";
import { wallTimeOf } from "../../app/platform/time/zoned-time";
import { signInWriter, TEXT } from "../support/editor";
import { findAll } from "../support/page";
import { insertPosts } from "../support/posts";
import { emptyEdgeCache, formPost, requestSite } from "../support/site";
import { clearTables, rawEnv, rows, SITE_URL, testDb } from "../support/workers-env";

const DAY = 86_400_000;
const soon = new Date(Date.now() + DAY).toISOString();
const past = new Date(Date.now() - DAY).toISOString();

let lena: Awaited<ReturnType<typeof signInWriter>>;
beforeAll(async () => {
  lena = await signInWriter("lena@beaconry.example");
});
beforeEach(async () => {
  await clearTables("blogs", "outbox", "audit_log");
  await emptyEdgeCache();
});

const change = (fields: Record<string, string>) =>
  requestSite("/admin/blogs/changes", formPost(fields, { Cookie: lena.cookie, Accept: "text/html" }));
const submit = (fields: Record<string, string>) =>
  requestSite(
    "/admin/blogs/post-0",
    formPost(
      { version: "1", slug: "post-0", title: "T", content: "C", ...fields },
      { Cookie: lena.cookie, Accept: "text/html" },
    ),
  );
const toastOf = (response: Response) => {
  const value = /beaconry_toast=([^;]+)/.exec(response.headers.get("Set-Cookie") ?? "")?.[1] ?? "";
  return JSON.parse(Buffer.from(value, "base64url").toString());
};
const stored = async (id = "post-0") => (await rows("select * from blogs where id = ?", id))[0];
const messages = async () =>
  (await rows("select message from outbox")).map(({ message }) => JSON.parse(String(message)));
const schedule = (publishAt: string, now = new Date()) =>
  switchPublished(
    testDb(),
    { id: "post-0", published: true, publishAt, actor: lena.actor, siteUrl: SITE_URL },
    now,
  );

test("a scheduled post is on no public page before its time, and on all of them from then on, without any cron", async () => {
  await insertPosts({ published: false, location: "Ripon, WI", category: "Mail" }, {}, {});
  await schedule(soon);
  const pages = [
    ...["/blog", "/blog?q=title", "/blog/rss.xml", "/blog/feed.json", "/sitemap.xml", "/blog/post-1"],
    ...["/blog/category/mail", "/blog/location/ripon-wi", "/"],
  ];
  expect((await requestSite("/blog/post-0")).status).toBe(404);
  for (const page of pages) expect(await (await requestSite(page)).text()).not.toContain("/blog/post-0");
  expect(await messages()).toEqual([]);
  await rows("update blogs set publish_at = ? where id = 'post-0'", past);
  await emptyEdgeCache();
  expect((await requestSite("/blog/post-0")).status).toBe(200);
  for (const page of pages.slice(0, -1))
    expect(await (await requestSite(page)).text()).toContain("/blog/post-0");
});

test("when it is due the search services are told once, however often the sweep runs", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const asked = vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response("ok"));
  await insertPosts({ published: false });
  await schedule(soon);
  const ctx = createJobContext(rawEnv());
  await announceDuePosts(ctx);
  expect(await messages()).toEqual([]);
  await rows("update blogs set publish_at = ?", past);
  await Promise.all([announceDuePosts(ctx), announceDuePosts(ctx)]);
  await announceDuePosts(ctx);
  expect(await messages()).toMatchObject([
    { type: "indexing.submit", url: `${SITE_URL}/blog/post-0`, reason: "publish" },
  ]);
  expect(await stored()).toMatchObject({ published: 1, publish_at: null });
  const paths = asked.mock.calls.map(([url]) => new URL(String(url)).pathname);
  expect(paths).toEqual(expect.arrayContaining(["/", "/blog", "/blog/post-0", "/sitemap.xml"]));
  asked.mockRestore();
  logged.mockRestore();
});

test("the form schedules in the company's time zone and refuses a time that has passed", async () => {
  await insertPosts({ published: false, title: "T", content: "C" });
  const { date } = wallTimeOf(soon, "America/Chicago");
  const early = await submit({ publish: "at", date: "2020-01-01", time: "09:00" });
  expect([early.status, await early.text()]).toEqual([
    400,
    expect.stringContaining("Choose a time in the future"),
  ]);
  const [{ version }] = (await rows("select version from blogs")) as [{ version: number }];
  const done = await submit({ version: String(version), publish: "at", date, time: "12:00" });
  expect(toastOf(done)).toEqual({ title: "Blog scheduled" });
  const { publish_at: at } = (await stored()) ?? {};
  expect(wallTimeOf(String(at), "America/Chicago")).toEqual({ date, time: "12:00" });
});

test("until its time has come, a post is listed and counted as scheduled, and not offered as live", async () => {
  await insertPosts({ published: false }, {}, { published: false });
  const look = async (search = "") => {
    const init = { headers: { Cookie: lena.cookie } };
    const html = await (await requestSite(`/admin/blogs${search}`, init)).text();
    return { html, text: html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ") };
  };
  expect((await look()).text).toContain("Total 3 Published 1 Draft 2");
  expect((await look()).text).not.toContain("Scheduled Only");
  await schedule(soon);
  const { html, text } = await look();
  expect(text).toContain("Total 3 Published 1 Scheduled 1 Draft 1");
  expect(text).toContain("All Blogs Published Only Draft Only Scheduled Only");
  expect(text).toContain("Scheduled: ");
  expect(await findAll(html, 'article [href^="/blog/"]')).toHaveLength(1);
  expect(await findAll(html, 'article [name="intent"][value="view-live"]')).toHaveLength(1);
  const titles = async (status: string) =>
    (await findAll((await look(`?status=${status}`)).html, "article h2")).map(({ text }) => text);
  expect(await titles("published")).toEqual(["Title of post-1"]);
  expect(await titles("draft")).toEqual(["Title of post-2"]);
  expect(await titles("scheduled")).toEqual(["Title of post-0"]);
});

test("a scheduled post is published at once, moved to another time, or made a draft again", async () => {
  await insertPosts({ published: false });
  await schedule(soon);
  const later = new Date(Date.now() + 2 * DAY).toISOString();
  await schedule(later);
  expect(await stored()).toMatchObject({ publish_at: later, published_at: later });
  const post = { id: "post-0", actor: lena.actor, siteUrl: SITE_URL };
  await switchPublished(testDb(), { ...post, published: false }, new Date());
  expect(await stored()).toMatchObject({ published: 0, publish_at: null });
  expect(await messages()).toEqual([]);
  await schedule(soon);
  await switchPublished(testDb(), { ...post, published: true }, new Date());
  expect(await stored()).toMatchObject({ published: 1, publish_at: null });
  expect(await messages()).toMatchObject([{ type: "indexing.submit" }]);
});

test("publishing from the editor succeeds with the queue down; the sweep sends the message later", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  await insertPosts({ published: false });
  const down = { send: () => Promise.reject(new Error("queue is down")), sendBatch: () => Promise.reject() };
  const fields = { version: "1", slug: "post-0", title: "T", content: "C", publish: "now" };
  const response = await requestSite("/admin/blogs/post-0", {
    ...formPost(fields, { Cookie: lena.cookie, Accept: "text/html" }),
    env: { ...rawEnv(), INDEXING_QUEUE: down },
  });
  expect(toastOf(response)).toMatchObject({ title: "Blog published successfully" });
  expect(await stored()).toMatchObject({ published: 1, title: "T" });
  expect(await rows("select state from outbox")).toEqual([{ state: "pending" }]);
  expect(logged.mock.calls.flat().join()).toContain('"where":"outbox.dispatch"');
  logged.mockRestore();
});

test("a post without title or text, or with a statement to verify, is neither published nor scheduled", async () => {
  await insertPosts({ published: false, title: "T", content: "C" });
  const blank = await submit({ publish: "now", title: " ", content: " " });
  expect([blank.status, await blank.text()]).toEqual([
    400,
    expect.stringContaining("needs a title before it is published"),
  ]);
  await rows("update blogs set version = 1");
  const marked = await submit({ publish: "now", content: "[verify: x]" });
  expect(await marked.text()).toContain("Confirm or remove every statement");
  expect(await stored()).toMatchObject({ published: 0, content: "[verify: x]" });
  await expect(schedule(soon)).rejects.toMatchObject({ status: 409 });
});

test("a post that scheduled text waits for cannot be changed to an unverified one", async () => {
  await insertPosts({ published: false, ...TEXT });
  await schedule(soon);
  const text = { ...TEXT, content: "[verify: x]" };
  const input = { id: "post-0", version: 2, text, slug: "post-0", authorId: null, note: "", revisionId: "r" };
  const saving = savePost(
    testDb(),
    { ...input, mode: "save", actor: lena.actor, siteUrl: SITE_URL },
    new Date(),
  );
  await expect(saving).rejects.toMatchObject({ status: 409 });
});

test("the trash takes a post off the site, keeps it for 30 days, and gives it back as it was", async () => {
  await insertPosts({}, {});
  await indexChangedPosts(testDb());
  const done = await change({ intent: "trash", ids: "post-0" });
  const { title, undo } = toastOf(done);
  expect(title).toBe("1 blog moved to the trash");
  expect((await requestSite("/blog/post-0")).status).toBe(404);
  expect(await messages()).toMatchObject([{ type: "indexing.removal" }]);
  const list = await (await requestSite("/admin/blogs", { headers: { Cookie: lena.cookie } })).text();
  expect(list).not.toContain("Title of post-0");
  const trash = await (await requestSite("/admin/blogs/trash", { headers: { Cookie: lena.cookie } })).text();
  expect(trash).toContain("Title of post-0");
  await change(undo.fields);
  expect(await stored()).toMatchObject({ deleted_at: null, published: 1 });
  expect((await requestSite("/blog/post-0")).status).toBe(200);
  await change({ intent: "trash", ids: "post-0" });
  const indexed = () => rows("select rowid from blogs_search");
  await purgeTrashedPosts(testDb(), new Date(Date.now() + 29 * DAY));
  expect(await stored()).toBeDefined();
  expect(await indexed()).toHaveLength(2);
  await purgeTrashedPosts(testDb(), new Date(Date.now() + 31 * DAY));
  expect(await stored()).toBeUndefined();
  expect(await indexed()).toHaveLength(1);
  const gone = await change({ intent: "restore", ids: "post-0" });
  expect(toastOf(gone)).toMatchObject({ title: "The blog wasn’t restored", destructive: true });
});

test("several posts are published and unpublished together; one that is refused does not stop the others", async () => {
  await insertPosts({ published: false }, { published: false, content: "[verify: x]" }, { published: false });
  const body = new URLSearchParams({ intent: "publish" });
  for (const id of ["post-0", "post-1", "post-2"]) body.append("ids", id);
  const init = formPost({}, { Cookie: lena.cookie, Accept: "text/html" });
  const { title, description, undo } = toastOf(
    await requestSite("/admin/blogs/changes", { ...init, body: body.toString() }),
  );
  expect([title, description]).toEqual([
    "2 blogs published",
    "1 not: Confirm or remove every statement marked [verify: …] first.",
  ]);
  expect(undo.fields).toMatchObject({ intent: "unpublish", ids: "post-0,post-2" });
  expect(toastOf(await change(undo.fields)).title).toBe("2 blogs unpublished");
  expect(await rows("select id from blogs where published = 1")).toEqual([]);
  const none = await change({ intent: "publish" });
  expect(toastOf(none)).toMatchObject({ description: "Choose at least one blog first.", destructive: true });
});

test("changes need a session", async () => {
  await insertPosts({});
  const response = await requestSite("/admin/blogs/changes", formPost({ intent: "trash", ids: "post-0" }));
  expect(response.status).toBe(401);
  expect(await stored()).toMatchObject({ deleted_at: null });
});
