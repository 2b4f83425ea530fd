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
  type PostSummary,
  readMinutes,
  UNCATEGORIZED,
} from "./post";
import { contains } from "./search.server";
import { blogs } from "./tables";

/** A post as lists show it, without loading its content. */
export const summary = {
  id: blogs.id,
  slug: blogs.slug,
  title: blogs.title,
  location: blogs.location,
  category: blogs.category,
  keyPoints: blogs.keyPoints,
  readMinutes: blogs.readMinutes,
  createdAt: blogs.createdAt,
};

export const newestFirst = [desc(blogs.createdAt), desc(blogs.id)];
/** A literal, not a bound parameter: SQLite uses a partial index only if it sees the condition. */
export const isPublished = sql`${blogs.published} = 1`;

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
  const matching = and(
    isPublished,
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
    db
      .select({ category: blogs.category, posts: count() })
      .from(blogs)
      .where(isPublished)
      .groupBy(blogs.category),
  ]);
  return {
    featured: featured[0] ?? null,
    posts,
    total: counted?.total ?? 0,
    categories: sumCategories(categories),
  };
}

/** How many posts of the same place or topic an article names. */
const OTHERS = 4;

/**
 * The published post with this slug, and a few other ones: the newest of its place, then the newest of its category. Null
 * if there is none. One call to the database.
 */
export async function readArticle(
  db: Db,
  slug: string,
): Promise<{ post: Post; others: PostSummary[] } | null> {
  const own = (column: "location" | "category") =>
    sql`(select ${sql.raw(column)} from ${blogs} own where own.slug = ${slug} and own.published = 1)`;
  const newest = (condition: SQL) =>
    db
      .select(summary)
      .from(blogs)
      .where(and(isPublished, ne(blogs.slug, slug), condition))
      .orderBy(...newestFirst)
      .limit(OTHERS);
  const [[post], near, alike] = await db.batch([
    db
      .select()
      .from(blogs)
      .where(and(eq(blogs.slug, slug), isPublished)),
    newest(sql`${blogs.location} = ${own("location")} and ${blogs.location} <> ''`),
    newest(sql`${blogs.category} = ${own("category")}`),
  ]);
  if (!post) return null;
  const isNew = (other: PostSummary) => !near.some(({ id }) => id === other.id);
  return { post, others: [...near, ...alike.filter(isNew)] };
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

/** Slugs of published posts that are not among `slugs`. */
export async function listPublishedExcept(db: Db, slugs: string[], limit: number): Promise<string[]> {
  const rows = await db
    .select({ slug: blogs.slug })
    .from(blogs)
    .where(
      and(
        eq(blogs.published, true),
        sql`${blogs.slug} not in (select value from json_each(${JSON.stringify(slugs)}))`,
      ),
    )
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
    .where(and(eq(blogs.published, true), gte(blogs.publishedAt, from), lt(blogs.publishedAt, to)))
    .orderBy(desc(blogs.publishedAt))
    .limit(limit);
  return rows.flatMap(({ at, ...post }) => (at === null ? [] : { ...post, at }));
}

/** Posts in a feed: as many as a reader that looks once a week may have missed. */
const FEED_POSTS = 30;

/** The newest published posts with their text, for feeds. */
export async function listFeedPosts(db: Db) {
  return db
    .select({
      slug: blogs.slug,
      title: blogs.title,
      metaDescription: blogs.metaDescription,
      content: blogs.content,
      category: blogs.category,
      createdAt: blogs.createdAt,
      updatedAt: blogs.updatedAt,
    })
    .from(blogs)
    .where(isPublished)
    .orderBy(...newestFirst)
    .limit(FEED_POSTS);
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
