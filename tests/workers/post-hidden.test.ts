import { beforeEach, expect, test } from "vitest";
import { readArticle, readSuggestedPosts } from "../../app/blog/article/suggested-posts.server";
import { listTopics, readTopic } from "../../app/blog/list/topics.server";
import {
  countListed,
  listAddresses,
  listListedExcept,
  listNewestPublished,
  listPublishedBetween,
  listPublishedSlugs,
  listPublishedSlugsLike,
  readBlogList,
} from "../../app/blog/posts.server";
import { duplicatePost, revertPost } from "../../app/blog/revisions/copy-post.server";
import { findPosts } from "../../app/blog/search/find-posts.server";
import { indexChangedPosts } from "../../app/blog/search/search-index.server";
import { readStaffPosts } from "../../app/blog/staff/staff-posts.server";
import { newId } from "../../app/platform/ids";
import { signInWriter, TEXT } from "../support/editor";
import { insertPosts } from "../support/posts";
import { clearTables, rows, SITE_URL, testDb } from "../support/workers-env";

const db = testDb();
const NOW = new Date("2026-11-19T15:00:00.000Z");
const HIDDEN = ["draft", "waiting", "trashed"];

/** Two public posts; a draft, one that waits and one in the trash, each alone in a category and a location. */
beforeEach(async () => {
  await clearTables("blogs", "audit_log", "outbox");
  await insertPosts(
    { slug: "draft", published: false, category: "Drafts", location: "Draft, WI" },
    { slug: "waiting", category: "Waits", location: "Waiting, WI" },
    { slug: "trashed", published: false, category: "Trash", location: "Trashed, WI" },
    { slug: "one" },
    { slug: "two" },
  );
  await rows("update blogs set publish_at = '2999-01-01T00:00:00.000Z' where id = 'waiting'");
  await rows("update blogs set deleted_at = '2026-01-01T00:00:00.000Z' where id = 'trashed'");
});

const list = (part: { q?: string; category?: string }) =>
  readBlogList(db, { q: "", category: "", page: 1, ...part });

test.each<[string, () => Promise<unknown>]>([
  ["the list", () => list({})],
  ["a search", () => list({ q: "Title of" })],
  ["a search for two letters", () => list({ q: "of" })],
  ["a search for one letter", () => list({ q: "T" })],
  ["a category of the list", () => list({ category: "Waits" })],
  ["what to read after an article", () => readArticle(db, "one")],
  ["what to read after a draft", () => readSuggestedPosts(db, { slug: "two" })],
  ["the topics", () => listTopics(db)],
  ["the sitemap", () => listAddresses(db, { limit: 100, offset: 0 })],
  ["those of some addresses", () => listPublishedSlugs(db, [...HIDDEN, "one"])],
  ["all but some addresses", () => listListedExcept(db, ["one"], 100)],
  ["addresses that begin alike", () => listPublishedSlugsLike(db, ["d", "w", "t", "o"], 100)],
  ["the posts of a time", () => listPublishedBetween(db, "2023-01-01", "2030-01-01", 100)],
  ["the newest", () => listNewestPublished(db, 100)],
])(
  "%s: two posts are public, the draft, the one that waits and the one in the trash are not",
  async (_, read) => {
    for (const isIndexed of [false, true]) {
      if (isIndexed) await indexChangedPosts(db);
      const text = JSON.stringify(await read());
      for (const slug of HIDDEN) expect(text).not.toMatch(new RegExp(slug, "i"));
      expect(text).not.toMatch(/Drafts|Waits/);
    }
  },
);

test("an article that is hidden is not read, its topics have no page, and counts leave it out", async () => {
  for (const slug of HIDDEN) expect(await readArticle(db, slug), slug).toMatchObject({ post: null });
  for (const slug of ["drafts", "waits", "trash"])
    expect(await readTopic(db, { kind: "category", slug, page: 1 }), slug).toBeNull();
  for (const slug of ["draft-wi", "waiting-wi", "trashed-wi"])
    expect(await readTopic(db, { kind: "location", slug, page: 1 }), slug).toBeNull();
  expect(await countListed(db)).toBe(2);
  const all = await list({});
  expect([all.featured?.id, all.total, all.categories]).toEqual(["one", 1, [{ name: "SEO", postCount: 2 }]]);
});

test("staff find drafts and posts that wait, but none in the trash, also by their counts", async () => {
  const found = await findPosts(db, "title of", 10);
  expect(found.map(({ id }) => id)).toEqual(["draft", "waiting", "one", "two"]);
  expect(await findPosts(db, "trashed", 10)).toEqual([]);
  const { posts, matching, counts } = await readStaffPosts(db, { q: "", status: "all", page: 1 });
  expect([posts.length, matching, counts]).toEqual([4, 4, { total: 4, published: 2, scheduled: 1 }]);
});

test("a duplicate has all of a post but its address and its place on the site", async () => {
  await clearTables("blogs");
  await insertPosts({ ...TEXT, excerpt: "In short.", content: "word ".repeat(660) });
  const { actor } = await signInWriter(`${newId()}@beaconry.example`);
  await duplicatePost(db, { id: "post-0", copyId: "copy", actor }, NOW);
  const columns =
    "meta_description, excerpt, content, key_points, category, location, author_id, read_minutes";
  const [original] = await rows(`select ${columns} from blogs where id = 'post-0'`);
  expect(await rows(`select ${columns} from blogs where id = 'copy'`)).toEqual([original]);
  expect(original).toMatchObject({ read_minutes: 3 });
  expect(
    await rows(
      "select published, publish_at, published_at, version, created_at from blogs where id = 'copy'",
    ),
  ).toEqual([
    { published: 0, publish_at: null, published_at: null, version: 1, created_at: NOW.toISOString() },
  ]);
  expect(await rows("select kind, note from post_revisions where blog_id = 'copy'")).toEqual([
    { kind: "save", note: "Duplicated" },
  ]);
});

test("a revision brings all its fields back, and leaves address, author and place on the site as they are", async () => {
  await clearTables("blogs");
  await insertPosts({ ...TEXT });
  await rows(
    `insert into post_revisions (id, blog_id, kind, note, title, meta_description, excerpt, content, key_points, category, location, created_at, updated_at)
      values ('r', 'post-0', 'save', 'Text', 'Old', 'Old words', 'Old excerpt', 'Old text', '["Old"]', 'Mail', 'Old, WI', '', '')`,
  );
  const [before] = await rows("select * from blogs");
  const { actor } = await signInWriter(`${newId()}@beaconry.example`);
  await revertPost(db, { id: "post-0", revision: "r", actor, siteUrl: SITE_URL }, NOW);
  expect(await rows("select * from blogs")).toEqual([
    {
      ...before,
      ...{ title: "Old", meta_description: "Old words", excerpt: "Old excerpt", content: "Old text" },
      ...{ key_points: '["Old"]', category: "Mail", location: "Old, WI", location_slug: "old-wi" },
      ...{ version: 2, updated_at: NOW.toISOString() },
    },
  ]);
});
