import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { savePost } from "../../app/blog/editor/save-post.server";
import { announceDuePosts } from "../../app/blog/publishing/due-posts.task.server";
import { action as flipPublished } from "../../app/blog/publishing/publish.route";
import { switchPublished } from "../../app/blog/publishing/publish.server";
import { planBulkChange } from "../../app/blog/staff/bulk-plan.server";
import { changePosts } from "../../app/blog/staff/change-posts.server";
import type { BulkChange } from "../../app/blog/staff/staff-posts";
import { listTrashedPosts, purgeTrashedPosts, trashPost } from "../../app/blog/staff/trash.server";
import { DAY, isoAfter, SECOND } from "../../app/platform/clock";
import type { Db } from "../../app/platform/db/database.server";
import { toastSchema } from "../../app/platform/http/forms/toast";
import { newId } from "../../app/platform/ids";
import { createJobContext } from "../../app/platform/jobs/job-context.server";
import { signInWriter, TEXT } from "../support/editor";
import { readActionResult } from "../support/lead-page";
import { envOvertakenAt } from "../support/overtaken-db";
import { insertPosts } from "../support/posts";
import { formPost, requestSite } from "../support/site";
import { contextAt, post, signedInStaff } from "../support/staff";
import { clearTables, rawEnv, rows, SITE_URL, testDb } from "../support/workers-env";

const NOW = new Date("2026-11-19T15:00:00.000Z");
const after = (ms: number) => new Date(NOW.getTime() + ms);
const NEXT_WEEK = isoAfter(NOW, 7 * DAY);

let lena: Awaited<ReturnType<typeof signInWriter>>;
beforeAll(async () => {
  lena = await signInWriter("lena@beaconry.example");
});
beforeEach(() => clearTables("blogs", "outbox", "audit_log", "redirects"));

const states = () => rows("select id, published, publish_at, deleted_at from blogs order by id");
const types = async () =>
  (await rows("select message ->> 'type' type from outbox order by id")).map(({ type }) => type);
const change = (more: Partial<Parameters<typeof switchPublished>[1]>, db: Db = testDb(), now = NOW) =>
  switchPublished(db, { id: "post-0", published: true, actor: lena.actor, siteUrl: SITE_URL, ...more }, now);

async function changeMany(fields: Record<string, string>, now = NOW) {
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

test("undoing the trash of a draft and a published post leaves each as it was", async () => {
  await insertPosts({}, { published: false }, {});
  const mixed = await changeMany({ intent: "trash", ids: "post-0,post-1" });
  expect(mixed).toMatchObject({ title: "2 blogs moved to the trash" });
  await changeMany(mixed.undo?.fields ?? {});
  expect((await states()).map(({ published, deleted_at }) => [published, deleted_at])).toEqual([
    [1, null],
    [0, null],
    [1, null],
  ]);
  const both = await changeMany({ intent: "trash", ids: "post-0,post-2" });
  await changeMany(both.undo?.fields ?? {});
  expect((await states()).map(({ published }) => published)).toEqual([1, 0, 1]);
});

test.each([
  ["trash", { published: 1, publish_at: NEXT_WEEK }],
  ["unpublish", { published: 0, publish_at: null }],
])("undoing the %s of a post that waits does not publish it early", async (intent, state) => {
  await insertPosts({ published: false }, {});
  await change({ publishAt: NEXT_WEEK });
  const toast = await changeMany({ intent, ids: "post-0,post-1" });
  if (toast.undo) await changeMany(toast.undo.fields);
  expect((await states())[0]).toEqual({ id: "post-0", ...state, deleted_at: null });
  expect((await rows("select message from outbox")).map((row) => String(row.message)).join()).not.toContain(
    "/blog/post-0",
  );
});

const planFor = (intent: BulkChange, ids: string[], isAll = false) => {
  const query = { q: "", status: "all", page: 1 } as const;
  return planBulkChange(testDb(), intent, { ids, isAll, query }, NOW);
};

test("a question names how many of the chosen change, how many stay, and which cannot be published and why", async () => {
  await insertPosts(
    {},
    { published: false },
    { published: false, title: "Half proven", content: "It is so. [verify: it is so]" },
    { published: false, content: "x".repeat(100_001) },
  );
  const all = ["post-0", "post-1", "post-2", "post-3"];
  expect(await planFor("publish", all)).toEqual({
    ...{ change: "publish", ids: ["post-1"], same: 1, left: 0 },
    refused: [
      {
        ...{ id: "post-2", title: "Half proven" },
        reason: "Confirm or remove every statement marked [verify: …] first.",
      },
      {
        ...{ id: "post-3", title: "Title of post-3" },
        reason: "An article has at most 100,000 characters; this text has 100,001.",
      },
    ],
  });
  expect(await planFor("unpublish", all)).toMatchObject({ ids: ["post-0"], same: 3, refused: [] });
  expect(await planFor("trash", all)).toMatchObject({ ids: all, same: 0, refused: [] });
});

test("a post that waits can be published now, and keeps its time when others are scheduled", async () => {
  await insertPosts({ published: false }, { published: false });
  await change({ publishAt: NEXT_WEEK });
  expect(await planFor("publish", ["post-0"])).toMatchObject({ ids: ["post-0"], same: 0 });
  expect(await planFor("schedule", ["post-0", "post-1"])).toMatchObject({ ids: ["post-1"], same: 1 });
});

test("all that match are the newest hundred, and the question says how many are left", async () => {
  await insertPosts(...Array.from({ length: 102 }, () => ({})));
  const { ids, left } = await planFor("trash", [], true);
  expect([ids.length, ids[0], left]).toEqual([100, "post-0", 2]);
});

test("several posts are scheduled for a time of the staff's zone, which an undo takes back", async () => {
  await insertPosts({ published: false }, { published: false });
  const form = { intent: "schedule", ids: "post-0,post-1", time: "" };
  const wrong = await changeMany({ ...form, date: "2026-11-01" });
  expect(wrong).toMatchObject({ description: "Choose a time in the future", destructive: true });
  const toast = await changeMany({ ...form, date: "2026-11-23" });
  expect(toast.title).toBe("2 blogs scheduled");
  // 9:00 AM in Chicago.
  const waiting = { published: 1, publish_at: "2026-11-23T15:00:00.000Z" };
  expect(await states()).toMatchObject([waiting, waiting]);
  await changeMany(toast.undo?.fields ?? {});
  expect((await states()).map(({ published }) => published)).toEqual([0, 0]);
  expect(await types()).toEqual([]);
});

test("the switch that takes back a post that waits offers no undo; that of a public one does", async () => {
  await insertPosts({ published: false }, {});
  await change({ publishAt: NEXT_WEEK });
  const { headers } = await signedInStaff(`${newId()}@beaconry.example`, "owner", NOW);
  const flip = async (id: string) => {
    const fields = { id, published: "false", returnTo: "/admin/blogs" };
    const request = post("/admin/blogs/publish", fields, headers);
    return readActionResult(await flipPublished({ request, params: {}, context: contextAt(NOW) })).toast;
  };
  expect(await flip("post-0")).toEqual({ title: "Blog unpublished successfully" });
  expect(await flip("post-1")).toMatchObject({ undo: { fields: { id: "post-1", published: "true" } } });
});

test("a post that readers see is not taken off the site by a time for it", async () => {
  await insertPosts({});
  const before = await states();
  expect(await change({ publishAt: NEXT_WEEK })).toMatchObject({ isChanged: false, outbox: [] });
  expect(await states()).toEqual(before);
  expect([await types(), await rows("select action from audit_log")]).toEqual([[], []]);
});

test("the trash of a post that waits tells nobody, as nobody knew of it", async () => {
  await insertPosts({ published: false });
  await change({ publishAt: NEXT_WEEK });
  const done = await trashPost(testDb(), { id: "post-0", actor: lena.actor, siteUrl: SITE_URL }, NOW);
  expect(done).toMatchObject({ outbox: [], stalePaths: [], isChanged: true });
  expect(await types()).toEqual([]);
  await announceDuePosts(createJobContext(rawEnv(), () => after(8 * DAY)));
  expect(await types()).toEqual([]);
});

test("the purge removes what was deleted more than 30 days ago, with its revisions, and can run twice", async () => {
  await insertPosts({ ...TEXT, published: false }, {}, {});
  const text = { ...TEXT, content: "Changed" };
  const ids = { id: "post-0", version: 1, slug: "post-0", authorId: null, revisionId: newId() };
  await savePost(
    testDb(),
    { ...ids, text, note: "", mode: "save", actor: lena.actor, siteUrl: SITE_URL },
    NOW,
  );
  await rows("update blogs set deleted_at = ? where id = 'post-0'", isoAfter(NOW, -SECOND));
  await rows("update blogs set deleted_at = ? where id = 'post-1'", isoAfter(NOW, 0));
  for (let times = 0; times < 2; times += 1) await purgeTrashedPosts(testDb(), after(30 * DAY));
  expect((await states()).map(({ id }) => id)).toEqual(["post-1", "post-2"]);
  expect(await rows("select count(*) n from post_revisions where blog_id = 'post-0'")).toEqual([{ n: 0 }]);
});

test("the trash shows 25 posts a page, the last deleted first; the 26th is on page 2, where page 1 leads", async () => {
  await insertPosts(
    ...Array.from({ length: 27 }, (_, at) => ({ published: false, title: `Post no. ${at}.` })),
  );
  await rows("update blogs set deleted_at = '2026-11-19T15:00:' || printf('%02d', substr(id, 6)) || '.000Z'");
  await rows("update blogs set deleted_at = null where id = 'post-26'");
  const first = await listTrashedPosts(testDb(), 1, NOW);
  expect([first.rows.length, first.rows[0]?.id, first.hasMore]).toEqual([25, "post-25", true]);
  const second = await listTrashedPosts(testDb(), 2, NOW);
  expect([second.rows.map(({ id }) => id), second.hasMore]).toEqual([["post-0"], false]);
  await rows("update blogs set deleted_at = null where id = 'post-25'");
  expect((await listTrashedPosts(testDb(), 1, NOW)).hasMore).toBe(false);
  await rows("update blogs set deleted_at = '2026-11-19T15:00:25.000Z' where id = 'post-25'");
  const open = async (path: string) => (await requestSite(path, { headers: { Cookie: lena.cookie } })).text();
  const page = await open("/admin/blogs/trash");
  expect(page).toContain('href="/admin/blogs/trash?page=2"');
  expect(page).not.toContain("Post no. 0.");
  const next = await open("/admin/blogs/trash?page=2");
  expect(next).toContain("Post no. 0.");
  expect(next).toContain('href="/admin/blogs/trash?page=1"');
  expect(next).not.toContain("?page=3");
});

test("revisions are listed 50 a page; the 51st, the first draft, is on page 2, where page 1 leads", async () => {
  await insertPosts({ published: false });
  for (let at = 0; at < 51; at += 1)
    await rows(
      `insert into post_revisions (id, blog_id, kind, note, title, meta_description, excerpt, content, key_points, category, location, created_at, updated_at)
        values (?, 'post-0', 'save', ?, '', '', '', '', '[]', '', '', ?, ?)`,
      ...[`r${at}`, `Note no. ${at}.`, isoAfter(NOW, at * SECOND), isoAfter(NOW, at * SECOND)],
    );
  const open = async (search: string) => {
    const path = `/admin/blogs/post-0/revisions${search}`;
    const html = await (await requestSite(path, { headers: { Cookie: lena.cookie } })).text();
    return html.replaceAll(/<script.*?<\/script>/gs, "");
  };
  const page = await open("");
  expect(page).toContain("Note no. 50.");
  expect(page).not.toContain("Note no. 0.");
  const [, to = ""] = /href="([^"]*page=2)"/.exec(page) ?? [];
  expect(to).toContain("page=2");
  expect(await open("?page=2")).toContain("Note no. 0.");
});

test("a revision of another post is not restored", async () => {
  await insertPosts({ published: false }, { published: false });
  await rows(
    `insert into post_revisions (id, blog_id, kind, note, title, meta_description, excerpt, content, key_points, category, location, created_at, updated_at)
      values ('other', 'post-1', 'save', '', 'Other', '', '', '', '[]', '', '', '', '')`,
  );
  expect(await changeMany({ intent: "revert", id: "post-0", revision: "other" })).toMatchObject({
    destructive: true,
    description: "This post is no longer here.",
  });
  expect(await rows("select title from blogs where id = 'post-0'")).toEqual([{ title: "Title of post-0" }]);
});

const overtaken = (pattern: RegExp, meanwhile: () => Promise<unknown>, now = NOW) =>
  createJobContext(envOvertakenAt(pattern, meanwhile), () => now);

test("a save that the trash overtakes is refused, and writes nothing", async () => {
  await insertPosts({ ...TEXT, published: false });
  const { db } = overtaken(/update "blogs"/, () =>
    rows("update blogs set deleted_at = ?, version = 2", NOW.toISOString()),
  );
  const text = { ...TEXT, title: "Late" };
  const ids = { id: "post-0", version: 1, slug: "post-0", authorId: null, revisionId: newId() };
  const input = { ...ids, text, note: "", mode: "save", actor: lena.actor, siteUrl: SITE_URL } as const;
  await expect(savePost(db, input, NOW)).rejects.toMatchObject({ status: 409 });
  expect(await rows("select title from blogs")).toEqual([{ title: TEXT.title }]);
  expect(await rows("select count(*) n from post_revisions")).toEqual([{ n: 0 }]);
});

test("a draft that is published while it goes to the trash stays public: its readers were not thought of", async () => {
  await insertPosts({ published: false });
  const { db } = overtaken(/update "blogs"/, () => change({}));
  const done = await trashPost(db, { id: "post-0", actor: lena.actor, siteUrl: SITE_URL }, NOW);
  expect(done).toMatchObject({ isChanged: false, outbox: [] });
  expect((await states())[0]).toMatchObject({ published: 1, deleted_at: null });
});

test("a due post that is given another time meanwhile still waits for it, and nobody is told", async () => {
  const asked = vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response("ok"));
  await insertPosts({ published: false });
  await change({ publishAt: isoAfter(NOW, SECOND) });
  const later = isoAfter(NOW, 14 * DAY);
  const ctx = overtaken(/update "blogs"/, () => rows("update blogs set publish_at = ?", later), after(DAY));
  await announceDuePosts(ctx);
  asked.mockRestore();
  expect((await states())[0]).toMatchObject({ published: 1, publish_at: later });
  expect(await types()).toEqual([]);
});

test("a sweep announces 50 posts, those that waited longest first, and the next one the rest", async () => {
  const asked = vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response("ok"));
  await insertPosts(...Array.from({ length: 52 }, () => ({})));
  await rows(
    "update blogs set publish_at = '2026-11-19T14:00:' || printf('%02d', 59 - substr(id, 6)) || '.000Z'",
  );
  const urls = async () =>
    (await rows("select message ->> 'url' url from outbox order by id")).map(({ url }) => url);
  await announceDuePosts(createJobContext(rawEnv(), () => NOW));
  expect((await urls()).length).toBe(50);
  expect((await urls())[0]).toBe(`${SITE_URL}/blog/post-51`);
  await announceDuePosts(createJobContext(rawEnv(), () => NOW));
  asked.mockRestore();
  expect(new Set(await urls()).size).toBe(52);
  expect(await rows("select count(*) n from blogs where publish_at is not null")).toEqual([{ n: 0 }]);
});

async function rename(slug: string) {
  const [stored] = await rows("select version from blogs where id = 'post-0'");
  const ids = { id: "post-0", version: Number(stored?.version), slug, authorId: null, revisionId: newId() };
  const input = { ...ids, text: TEXT, note: "", mode: "save", actor: lena.actor, siteUrl: SITE_URL } as const;
  return savePost(testDb(), input, NOW);
}

test("two renames make one step for both old addresses, and renaming back takes the first one's redirect away", async () => {
  await insertPosts({ ...TEXT });
  await rename("second");
  await rename("third");
  const moves = async () =>
    (await rows("select from_path, to_path from redirects order by from_path")).map((row) =>
      Object.values(row),
    );
  expect(await moves()).toEqual([
    ["/blog/post-0", "/blog/third"],
    ["/blog/second", "/blog/third"],
  ]);
  await rename("post-0");
  expect(await moves()).toEqual([
    ["/blog/second", "/blog/post-0"],
    ["/blog/third", "/blog/post-0"],
  ]);
  const answer = await requestSite("/blog/second", { redirect: "manual" });
  expect([answer.status, answer.headers.get("Location")]).toEqual([301, "/blog/post-0"]);
  expect((await requestSite("/blog/post-0")).status).toBe(200);
});

test("an address that is free again can be taken; then it shows the new post, and the redirect comes back with it gone", async () => {
  await insertPosts({ ...TEXT }, { slug: "other", published: false });
  await rename("second");
  const ids = { id: "other", version: 1, slug: "post-0", authorId: null, revisionId: newId() };
  const text = { ...TEXT, title: "Another one" };
  await savePost(
    testDb(),
    { ...ids, text, note: "", mode: "save", actor: lena.actor, siteUrl: SITE_URL },
    NOW,
  );
  expect((await requestSite("/blog/post-0", { redirect: "manual" })).status).toBe(301);
  await change({ id: "other" });
  const shown = await requestSite("/blog/post-0", { redirect: "manual", headers: formPost({}).headers });
  expect(shown.status).toBe(200);
  expect(await shown.text()).toContain("Another one");
});
