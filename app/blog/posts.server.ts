import { and, count, desc, eq, gte, lt, ne, type SQLWrapper, sql } from "drizzle-orm";
import type { Db, Statement } from "../platform/db/database.server";
import { newId } from "../platform/ids";
import { categoryName } from "./category";
import type { ListQuery } from "./list-query";
import { type BlogList, type CategoryCount, POSTS_PER_PAGE, type Post, readMinutes } from "./post";
import { inCategory, isPublished, newestFirst, summary } from "./published.server";
import { searchOthers } from "./search-posts.server";
import { blogs } from "./tables";

/** The public list in one round trip: the newest post, a page of the other matches, and the count per category. */
export async function readBlogList(db: Db, query: ListQuery): Promise<BlogList> {
  const newest = db
    .select(summary)
    .from(blogs)
    .where(isPublished)
    .orderBy(...newestFirst)
    .limit(1);
  const newestId = db
    .select({ id: blogs.id })
    .from(blogs)
    .where(isPublished)
    .orderBy(...newestFirst)
    .limit(1);
  const list = query.q === "" ? listOthers(db, query, newestId) : searchOthers(db, query, newestId);
  const [featured, posts, [counted], categories] = await db.batch([
    newest,
    list.posts,
    list.total,
    countByCategory(db),
  ]);
  return {
    featured: featured[0] ?? null,
    posts,
    total: counted?.total ?? 0,
    categories: sumCategories(categories),
  };
}

function listOthers(db: Db, { category, page }: ListQuery, newestId: SQLWrapper) {
  const matching = and(isPublished, ne(blogs.id, sql`${newestId}`), inCategory(category));
  const posts = db
    .select({ ...summary, excerpt: sql<string>`''` })
    .from(blogs)
    .where(matching)
    .orderBy(...newestFirst)
    .limit(POSTS_PER_PAGE)
    .offset((page - 1) * POSTS_PER_PAGE);
  return { posts, total: db.select({ total: count() }).from(blogs).where(matching) };
}

export function countByCategory(db: Db) {
  return db
    .select({ category: blogs.category, posts: count() })
    .from(blogs)
    .where(isPublished)
    .groupBy(blogs.category);
}

/** The published post with this slug, or null. */
export async function readPost(db: Db, slug: string): Promise<Post | null> {
  const [post] = await db
    .select()
    .from(blogs)
    .where(and(eq(blogs.slug, slug), isPublished));
  return post ?? null;
}

export async function countPublished(db: Db): Promise<number> {
  const [row] = await db.select({ posts: count() }).from(blogs).where(isPublished);
  return row?.posts ?? 0;
}

/** Slug and last change of published posts. Oldest first, so that positions do not shift as posts are added. */
export async function listPublishedAddresses(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ slug: string; updatedAt: string }[]> {
  return db
    .select({ slug: blogs.slug, updatedAt: blogs.updatedAt })
    .from(blogs)
    .where(isPublished)
    .orderBy(blogs.createdAt, blogs.id)
    .limit(limit)
    .offset(offset);
}

export type NewPost = {
  id?: string;
  slug: string;
  title: string;
  metaDescription: string;
  content: string;
  keyPoints: string[];
  category?: string;
  location?: string;
  published?: boolean;
  isDemo?: boolean;
};

/** Those of the slugs under which a post is published. */
export async function listPublishedSlugs(db: Db, slugs: string[]): Promise<string[]> {
  const rows = await db
    .select({ slug: blogs.slug })
    .from(blogs)
    .where(
      and(
        eq(blogs.published, true),
        sql`${blogs.slug} in (select value from json_each(${JSON.stringify(slugs)}))`,
      ),
    );
  return rows.map(({ slug }) => slug);
}

/** The slugs of published posts that begin with one of the texts, up to `limit`. */
export async function listPublishedSlugsLike(db: Db, starts: string[], limit: number): Promise<string[]> {
  const rows = await db
    .select({ slug: blogs.slug })
    .from(sql`json_each(${JSON.stringify(starts)}) as starts`)
    .innerJoin(blogs, sql`${blogs.slug} >= starts.value and ${blogs.slug} < starts.value || '~'`)
    .where(isPublished)
    .limit(limit);
  return rows.map(({ slug }) => slug);
}

/** Returns the insert, to batch with related writes. A taken slug fails the batch. */
export function insertPost(db: Db, post: NewPost, now: Date): Statement {
  const at = now.toISOString();
  return db.insert(blogs).values({
    ...post,
    id: post.id ?? newId(),
    readMinutes: readMinutes(post.content),
    publishedAt: post.published ? at : null,
    createdAt: at,
    updatedAt: at,
  });
}

export function sumCategories(rows: { category: string; posts: number }[]): CategoryCount[] {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const name = categoryName(row.category);
    counts.set(name, (counts.get(name) ?? 0) + row.posts);
  }
  return [...counts]
    .map(([name, postCount]) => ({ name, postCount }))
    .sort((a, b) => b.postCount - a.postCount || a.name.localeCompare(b.name));
}

/** Posts published between two ISO times, newest first. */
export async function listPublishedBetween(db: Db, from: string, to: string, limit: number) {
  const rows = await db
    .select({ id: blogs.id, title: blogs.title, at: blogs.publishedAt })
    .from(blogs)
    .where(and(eq(blogs.published, true), gte(blogs.publishedAt, from), lt(blogs.publishedAt, to)))
    .orderBy(desc(blogs.publishedAt))
    .limit(limit);
  return rows.flatMap(({ at, ...post }) => (at === null ? [] : { ...post, at }));
}

/** The newest published posts with their descriptions, without content. */
export async function listNewestPublished(db: Db, limit: number) {
  return db
    .select({ slug: blogs.slug, title: blogs.title, metaDescription: blogs.metaDescription })
    .from(blogs)
    .where(isPublished)
    .orderBy(...newestFirst)
    .limit(limit);
}
