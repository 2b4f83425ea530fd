import { and, count, desc, eq, sql, sum } from "drizzle-orm";
import type { Db, Statement } from "../platform/db/database.server";
import type { Post } from "./post";
import { contains } from "./search.server";
import { EXCERPT_LENGTH, STAFF_POSTS_PER_PAGE, type StaffPostList, type StaffQuery } from "./staff-posts";
import { blogs } from "./tables";
import { UNVERIFIED } from "./unverified";

const card = {
  id: blogs.id,
  slug: blogs.slug,
  title: blogs.title,
  location: blogs.location,
  category: blogs.category,
  keyPoints: blogs.keyPoints,
  readMinutes: blogs.readMinutes,
  published: blogs.published,
  isDemo: blogs.isDemo,
  createdAt: blogs.createdAt,
  // Markup is stripped later; twice the length leaves enough text.
  excerpt: sql<string>`substr(${blogs.content}, 1, ${2 * EXCERPT_LENGTH})`,
};

/** One page of matching posts, newest first, and the counts of all posts, in one round trip. */
export async function readStaffPosts(db: Db, query: StaffQuery): Promise<StaffPostList> {
  const matching = and(
    query.status === "all" ? undefined : eq(blogs.published, query.status === "published"),
    contains(query.q, [blogs.title, blogs.location, blogs.category]),
  );
  const [posts, [matched], [counted]] = await db.batch([
    db
      .select(card)
      .from(blogs)
      .where(matching)
      .orderBy(desc(blogs.createdAt), desc(blogs.id))
      .limit(STAFF_POSTS_PER_PAGE)
      .offset((query.page - 1) * STAFF_POSTS_PER_PAGE),
    db.select({ posts: count() }).from(blogs).where(matching),
    db.select({ total: count(), published: sum(blogs.published).mapWith(Number) }).from(blogs),
  ]);
  return {
    posts,
    matching: matched?.posts ?? 0,
    counts: { total: counted?.total ?? 0, published: counted?.published ?? 0 },
  };
}

/** A draft or published post, or null. */
export async function readStaffPost(
  db: Db,
  id: string,
): Promise<(Post & { published: boolean; version: number }) | null> {
  const [post] = await db.select().from(blogs).where(eq(blogs.id, id));
  return post ?? null;
}

/**
 * Returns the update that publishes or unpublishes a post; changes no row if the state already matches, or if a post to
 * be published has a statement to verify.
 */
export function setPublished(
  db: Db,
  { id, published }: { id: string; published: boolean },
  now: Date,
): Statement {
  const at = now.toISOString();
  return db
    .update(blogs)
    .set({
      published,
      publishedAt: published ? at : null,
      updatedAt: at,
      version: sql`${blogs.version} + 1`,
    })
    .where(
      and(
        eq(blogs.id, id),
        eq(blogs.published, !published),
        published ? sql`instr(lower(${blogs.content}), ${UNVERIFIED}) = 0` : undefined,
      ),
    );
}
