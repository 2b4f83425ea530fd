import { and, count, desc, eq, gte, inArray, lt, ne, type SQL, sql } from "drizzle-orm";
import type { Db, Statement } from "../platform/db/database.server";
import { newId } from "../platform/ids";
import { categoryName } from "./category";
import type { ListQuery } from "./list-query";
import {
  type BlogList,
  type CategoryCount,
  POSTS_PER_PAGE,
  type Post,
  readMinutes,
  UNCATEGORIZED,
} from "./post";
import { contains } from "./search.server";
import { blogs } from "./tables";
import { isLive } from "./visible.server";

/** A post as lists show it, without loading its content. */
const summary = {
  id: blogs.id,
  slug: blogs.slug,
  title: blogs.title,
  location: blogs.location,
  category: blogs.category,
  keyPoints: blogs.keyPoints,
  readMinutes: blogs.readMinutes,
  createdAt: blogs.createdAt,
};

const newestFirst = [desc(blogs.createdAt), desc(blogs.id)];

/** The public list in one round trip: the newest post, a page of the other matches, and the count per category. */
export async function readBlogList(db: Db, query: ListQuery): Promise<BlogList> {
  const newest = db
    .select(summary)
    .from(blogs)
    .where(isLive)
    .orderBy(...newestFirst)
    .limit(1);
  const newestId = db
    .select({ id: blogs.id })
    .from(blogs)
    .where(isLive)
    .orderBy(...newestFirst)
    .limit(1);
  const matching = and(
    isLive,
    ne(blogs.id, sql`${newestId}`),
    inCategory(query.category),
    contains(query.q, [blogs.title, blogs.metaDescription, blogs.content]),
  );
  const [featured, posts, [counted], categories] = await db.batch([
    newest,
    db
      .select(summary)
      .from(blogs)
      .where(matching)
      .orderBy(...newestFirst)
      .limit(POSTS_PER_PAGE)
      .offset((query.page - 1) * POSTS_PER_PAGE),
    db.select({ total: count() }).from(blogs).where(matching),
    db.select({ category: blogs.category, posts: count() }).from(blogs).where(isLive).groupBy(blogs.category),
  ]);
  return {
    featured: featured[0] ?? null,
    posts,
    total: counted?.total ?? 0,
    categories: sumCategories(categories),
  };
}

/** The published post with this slug, or null. */
export async function readPost(db: Db, slug: string): Promise<Post | null> {
  const [post] = await db
    .select()
    .from(blogs)
    .where(and(eq(blogs.slug, slug), isLive));
  return post ?? null;
}

export async function countPublished(db: Db): Promise<number> {
  const [row] = await db.select({ posts: count() }).from(blogs).where(isLive);
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
    .where(isLive)
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
  excerpt?: string;
  authorId?: string | null;
};

/** Those of the slugs under which a post is published. */
export async function listPublishedSlugs(db: Db, slugs: string[]): Promise<string[]> {
  const rows = await db
    .select({ slug: blogs.slug })
    .from(blogs)
    .where(and(isLive, sql`${blogs.slug} in (select value from json_each(${JSON.stringify(slugs)}))`));
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

function inCategory(category: string): SQL | undefined {
  if (category === "") return undefined;
  return category === UNCATEGORIZED
    ? inArray(blogs.category, ["", UNCATEGORIZED])
    : eq(blogs.category, category);
}

function sumCategories(rows: { category: string; posts: number }[]): CategoryCount[] {
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
    .where(and(isLive, gte(blogs.publishedAt, from), lt(blogs.publishedAt, to)))
    .orderBy(desc(blogs.publishedAt))
    .limit(limit);
  return rows.flatMap(({ at, ...post }) => (at === null ? [] : { ...post, at }));
}

/** The newest published posts with their descriptions, without content. */
export async function listNewestPublished(db: Db, limit: number) {
  return db
    .select({ slug: blogs.slug, title: blogs.title, metaDescription: blogs.metaDescription })
    .from(blogs)
    .where(isLive)
    .orderBy(...newestFirst)
    .limit(limit);
}
