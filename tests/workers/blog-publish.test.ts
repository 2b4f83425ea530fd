import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createSession } from "../../app/auth/sessions/sessions.server";
import { createUser } from "../../app/auth/users.server";
import { switchPublished } from "../../app/blog/publishing/publish.server";
import { setPublished } from "../../app/blog/staff/staff-posts.server";
import { runBatch } from "../../app/platform/db/database.server";
import { insertPosts } from "../support/posts";
import { formPost, requestSite } from "../support/site";
import { clearTables, rawEnv, rows, testDb } from "../support/workers-env";

const NOW = new Date("2024-11-21T09:30:00.000Z");
const SITE = "http://localhost:8788";
const input = { actor: { id: "u1", label: "lena@beaconry.example" }, siteUrl: SITE };

let cookie = "";
beforeAll(async () => {
  const account = {
    email: "lena@beaconry.example",
    password: "a long enough password",
    role: "staff",
  } as const;
  const user = await createUser(testDb(), account, NOW);
  const session = await createSession(testDb(), new Request(SITE), user.id, new Date());
  cookie = session.split(";")[0] ?? "";
});
beforeEach(() => clearTables("blogs", "outbox", "audit_log"));

const stored = async (id: string) => (await rows("select * from blogs where id = ?", id))[0];
const audited = () => rows("select action, entity, entity_id, actor_label, before, after from audit_log");
const asked = async () =>
  (await rows("select queue, message from outbox")).map((row) => ({
    queue: row.queue,
    ...JSON.parse(String(row.message)),
  }));

test("[BADM-015] [BADM-018] publishing writes the post, its audit entry and the indexing request in one transaction", async () => {
  await insertPosts({ slug: "draft", published: false });
  const done = await switchPublished(testDb(), { ...input, id: "draft", published: true }, NOW);
  expect(await stored("draft")).toMatchObject({
    published: 1,
    published_at: NOW.toISOString(),
    updated_at: NOW.toISOString(),
    version: 2,
  });
  expect(await audited()).toEqual([
    {
      action: "blog.publish",
      entity: "blog",
      entity_id: "draft",
      actor_label: "lena@beaconry.example",
      before: '{"published":false}',
      after: '{"published":true}',
    },
  ]);
  const [request] = await asked();
  expect(request).toMatchObject({
    queue: "indexing",
    type: "indexing.submit",
    url: `${SITE}/blog/draft`,
    action: "submit",
    kind: "URL_UPDATED",
  });
  expect(done?.outbox.map((entry) => entry.message.id)).toEqual([request.id]);
  expect(done?.stalePaths).toEqual([
    "/",
    "/blog",
    "/blog/draft",
    "/blog/category/seo",
    "/blog/location/lakeview-wi",
    "/blog/rss.xml",
    "/blog/feed.json",
    "/sitemap.xml",
  ]);
});

test("[BADM-016] [BADM-019] unpublishing sends no indexing request, only the notice that the page is gone", async () => {
  await insertPosts({ slug: "open" });
  const done = await switchPublished(testDb(), { ...input, id: "open", published: false }, NOW);
  expect(await stored("open")).toMatchObject({
    published: 0,
    published_at: "2024-01-05T12:00:00.000Z",
    version: 2,
  });
  const [notice, ...more] = await asked();
  expect(more).toEqual([]);
  expect(notice).toMatchObject({ type: "indexing.removal", url: `${SITE}/blog/open` });
  expect(notice).not.toHaveProperty("action");
  expect(done?.outbox.map((entry) => entry.message.id)).toEqual([notice.id]);
});

test("publishing twice, and eight times at once, changes the post once and sends one indexing request", async () => {
  await insertPosts({ slug: "draft", published: false });
  const publish = () => switchPublished(testDb(), { ...input, id: "draft", published: true }, NOW);
  const all = await Promise.all(Array.from({ length: 8 }, publish));
  await publish();
  expect(all.flatMap((done) => done?.outbox ?? [])).toHaveLength(1);
  expect(await asked()).toHaveLength(1);
  expect(await audited()).toHaveLength(1);
  expect(await stored("draft")).toMatchObject({ published: 1, version: 2 });
});

test("concurrent publishing and unpublishing each write their own audit entry", async () => {
  await insertPosts({ slug: "draft", published: false });
  const turn = (published: boolean) => switchPublished(testDb(), { ...input, id: "draft", published }, NOW);
  await Promise.all([turn(true), turn(false), turn(true), turn(false), turn(true)]);
  const { version } = (await stored("draft")) ?? {};
  expect(await audited()).toHaveLength(Number(version) - 1);
});

test("a post that does not exist cannot be published", async () => {
  const gone = switchPublished(testDb(), { ...input, id: "gone", published: true }, NOW);
  await expect(gone).rejects.toMatchObject({ status: 404 });
  expect([await asked(), await audited()]).toEqual([[], []]);
});

const flip = (fields: Record<string, string>, init: { env?: object } = {}) =>
  requestSite("/admin/blogs/publish", {
    ...formPost(fields, { Cookie: cookie, Accept: "text/html" }),
    ...init,
  });
const toastOf = (response: Response) => {
  const value = /beaconry_toast=([^;]+)/.exec(response.headers.get("Set-Cookie") ?? "")?.[1] ?? "";
  return JSON.parse(Buffer.from(value, "base64url").toString());
};

test("[BADM-015] [BADM-016] the switch redirects to its list with the right toast", async () => {
  await insertPosts({ slug: "draft", published: false });
  const on = await flip({ id: "draft", published: "true", returnTo: "/admin/blogs?q=a&page=2" });
  expect([on.status, on.headers.get("Location")]).toEqual([303, "/admin/blogs?q=a&page=2"]);
  expect(toastOf(on)).toMatchObject({ title: "Blog published successfully" });
  expect((await requestSite("/blog/draft")).status).toBe(200);
  const off = await flip({ id: "draft", published: "false", returnTo: "/admin/blogs" });
  expect(toastOf(off)).toMatchObject({ title: "Blog unpublished successfully" });
});

test("a published post is on the public pages at once, although they were cached", async () => {
  await insertPosts({ slug: "old" }, { slug: "fresh", published: false });
  expect(await (await requestSite("/blog")).text()).not.toContain("/blog/fresh");
  await flip({ id: "fresh", published: "true", returnTo: "/admin/blogs" });
  expect(await (await requestSite("/blog")).text()).toContain("/blog/fresh");
  expect(await (await requestSite("/sitemap.xml")).text()).toContain("/blog/fresh");
});

test("[BADM-020] a queue that fails does not undo publishing", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  await insertPosts({ slug: "draft", published: false });
  const refusing = {
    send: () => Promise.reject(new Error("queue is down")),
    sendBatch: () => Promise.reject(),
  };
  const response = await flip(
    { id: "draft", published: "true", returnTo: "/admin/blogs" },
    { env: { ...rawEnv(), INDEXING_QUEUE: refusing } },
  );
  expect(toastOf(response)).toMatchObject({ title: "Blog published successfully" });
  expect(await stored("draft")).toMatchObject({ published: 1 });
  expect(await rows("select state from outbox")).toEqual([{ state: "pending" }]);
  expect(logged.mock.calls.flat().join()).toContain('"where":"outbox.dispatch"');
  logged.mockRestore();
});

test("[BADM-017] a switch that fails says so and changes nothing", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  await insertPosts({ slug: "draft", published: false });
  const gone = await flip({ id: "gone", published: "true", returnTo: "/admin/blogs" });
  expect(toastOf(gone)).toEqual({
    title: "Failed to update blog status",
    description: "This post is no longer here.",
    destructive: true,
  });
  await env.DB.prepare(
    "create trigger stop before insert on outbox begin select raise(abort, 'full'); end",
  ).run();
  const failed = await flip({ id: "draft", published: "true", returnTo: "/admin/blogs" });
  await env.DB.prepare("drop trigger stop").run();
  expect(toastOf(failed)).toEqual({ title: "Failed to update blog status", destructive: true });
  expect(await stored("draft")).toMatchObject({ published: 0, version: 1 });
  expect(await audited()).toEqual([]);
  logged.mockRestore();
});

test.each<Record<string, string>>([
  { id: "draft", published: "maybe", returnTo: "/admin/blogs" },
  { id: "draft", published: "true", returnTo: "https://evil.example/" },
  { id: "draft", published: "true", returnTo: "/admin/blogs?x=\nSet-Cookie: a" },
  { id: "", published: "true", returnTo: "/admin/blogs" },
  { published: "true", returnTo: "/admin/blogs" },
])("a forged switch request is rejected: %j", async (fields) => {
  await insertPosts({ slug: "draft", published: false });
  const response = await flip(fields);
  expect(response.status).toBe(400);
  expect(await stored("draft")).toMatchObject({ published: 0 });
});

test("publishing needs a session", async () => {
  await insertPosts({ slug: "draft", published: false });
  const response = await requestSite(
    "/admin/blogs/publish",
    formPost({ id: "draft", published: "true", returnTo: "/admin/blogs" }, { Accept: "text/html" }),
  );
  expect([response.status, response.headers.get("Location")]).toEqual([302, "/auth"]);
  expect(await stored("draft")).toMatchObject({ published: 0 });
});

test("a post with a statement to verify is not published, by whichever way", async () => {
  await insertPosts({ slug: "draft", published: false, content: "About [verify: 61%] of them." });
  const publish = switchPublished(testDb(), { ...input, id: "draft", published: true }, NOW);
  await expect(publish).rejects.toThrow("Confirm or remove every statement marked [verify: …] first.");
  await runBatch(testDb(), [setPublished(testDb(), { id: "draft", published: true }, NOW)]);
  expect(await stored("draft")).toMatchObject({ published: 0 });
  expect(await asked()).toEqual([]);
});
