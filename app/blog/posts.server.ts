import { and, count, desc, eq, gte, lt, ne, type SQLWrapper, sql } from "drizzle-orm";
import type { Db, Statement } from "../platform/db/database.server";
import { newId } from "../platform/ids";
import { type CountedSpelling, countByCategory, spellingsOf, sumCategories } from "./categories.server";
import { categoryName } from "./category";
import type { ListQuery } from "./list/list-query";
import { topicSlug } from "./list/topic";
import {
  type BlogList,
  type CategoryCount,
  type ListedPost,
  POSTS_PER_PAGE,
  type PostSummary,
  readMinutes,
} from "./post";
import type { PostSettings } from "./post-settings";
import {
  fullPostColumns,
  inCategory,
  isListed,
  isPublished,
  newestFirst,
  publicDate,
  summary,
} from "./published.server";
import { countFound, searchPosts } from "./search/search-posts.server";
import { blogs } from "./tables";

/**
 * The public list: the newest post, a page of the others, and the count per category; for a search, a page of all that
 * it finds. One round trip; for a category one more, for its spellings.
 */
export async function readBlogList(db: Db, query: ListQuery): Promise<BlogList> {
  const known = query.category === "" ? null : await countByCategory(db);
  const spellings = known && spellingsOf(known, topicSlug(query.category));
  if (query.q !== "") return searchBlogList(db, query, spellings, known);
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
  const others = listOthers(db, { page: query.page, spellings }, newestId);
  const [featured, posts, counts] = known
    ? [...(await db.batch([newest, others])), known]
    : await db.batch([newest, others, countByCategory(db)]);
  const categories = sumCategories(counts);
  return listOf(featured, posts, countOthers(categories, featured, query), categories);
}

async function searchBlogList(
  db: Db,
  { q, page }: ListQuery,
  spellings: string[] | null,
  known: CountedSpelling[] | null,
): Promise<BlogList> {
  const search = { q, page, spellings };
  const [posts, counts] = known
    ? [await searchPosts(db, search), known]
    : await db.batch([searchPosts(db, search), countByCategory(db)]);
  const isBeyond = posts.length === 0 && page > 1;
  const [counted] = isBeyond ? await countFound(db, search) : posts;
  return listOf([], posts, counted?.total ?? 0, sumCategories(counts));
}

function listOf(
  [featured]: PostSummary[],
  posts: ListedPost[],
  total: number,
  categories: CategoryCount[],
): BlogList {
  return { featured: featured ?? null, posts, total, categories };
}

function listOthers(
  db: Db,
  { page, spellings }: { page: number; spellings: string[] | null },
  newestId: SQLWrapper,
) {
  return db
    .select({ ...summary, content: sql<string>`''` })
    .from(blogs)
    .where(and(isPublished, ne(blogs.id, sql`${newestId}`), inCategory(spellings)))
    .orderBy(...newestFirst)
    .limit(POSTS_PER_PAGE)
    .offset((page - 1) * POSTS_PER_PAGE);
}

/** The number of posts but the featured one, of a category or of all, from the counts of the categories. */
function countOthers(
  categories: CategoryCount[],
  [featured]: PostSummary[],
  { category }: ListQuery,
): number {
  const isCounted = (name: string) => category === "" || topicSlug(name) === topicSlug(category);
  const all = categories
    .filter(({ name }) => isCounted(name))
    .reduce((sum, { postCount }) => sum + postCount, 0);
  return all - (featured && isCounted(categoryName(featured.category)) ? 1 : 0);
}

/** The published post with this slug, if there is one. */
export function selectPost(db: Db, slug: string) {
  return db
    .select({ ...fullPostColumns, publishedAt: publicDate })
    .from(blogs)
    .where(and(eq(blogs.slug, slug), isPublished));
}

/** Of published posts, those that search engines are told of. */
export async function countListed(db: Db): Promise<number> {
  const [row] = await db.select({ posts: count() }).from(blogs).where(isListed);
  return row?.posts ?? 0;
}

/**
 * Slug and dates of published posts that search engines are told of. Oldest first, so that positions do not shift as
 * posts are published.
 */
export async function listAddresses(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ slug: string; publishedAt: string; updatedAt: string }[]> {
  return db
    .select({ slug: blogs.slug, publishedAt: publicDate, updatedAt: blogs.updatedAt })
    .from(blogs)
    .where(isListed)
    .orderBy(blogs.publicAt, blogs.id)
    .limit(limit)
    .offset(offset);
}

/**
 * When posts last changed, for each of the parts that `listAddresses` is read in: `size` addresses each, of
 * which `before` precede the first post.
 */
export async function listPartChanges(
  db: Db,
  { size, before }: { size: number; before: number },
): Promise<{ part: number; changedAt: string }[]> {
  const posts = db
    .select({
      position: sql<number>`row_number() over (order by ${blogs.publicAt}, ${blogs.id}) - 1`.as("position"),
      changedAt: sql<string>`max(${blogs.publicAt}, ${blogs.updatedAt})`.as("changed_at"),
    })
    .from(blogs)
    .where(isListed)
    .as("posts");
  const part = sql<number>`(${posts.position} + ${sql.raw(String(before))}) / ${sql.raw(String(size))}`;
  return db
    .select({ part, changedAt: sql<string>`max(${posts.changedAt})` })
    .from(posts)
    .groupBy(part);
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
} & Partial<PostSettings>;

/** Those of the slugs under which a post is published. */
export async function listPublishedSlugs(db: Db, slugs: string[]): Promise<string[]> {
  const rows = await db
    .select({ slug: blogs.slug })
    .from(blogs)
    .where(and(isPublished, sql`${blogs.slug} in (select value from json_each(${JSON.stringify(slugs)}))`));
  return rows.map(({ slug }) => slug);
}

/** Slugs of published posts for search engines that are not among `slugs`. */
export async function listListedExcept(db: Db, slugs: string[], limit: number): Promise<string[]> {
  const rows = await db
    .select({ slug: blogs.slug })
    .from(blogs)
    .where(and(isListed, sql`${blogs.slug} not in (select value from json_each(${JSON.stringify(slugs)}))`))
    .limit(limit);
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

/** Posts published between two ISO times, newest first. */
export async function listPublishedBetween(db: Db, from: string, to: string, limit: number) {
  const rows = await db
    .select({ id: blogs.id, title: blogs.title, at: blogs.publishedAt })
    .from(blogs)
    .where(and(isPublished, gte(blogs.publishedAt, from), lt(blogs.publishedAt, to)))
    .orderBy(desc(blogs.publishedAt))
    .limit(limit);
  return rows.flatMap(({ at, ...post }) => (at === null ? [] : { ...post, at }));
}

/** The newest posts for search engines with their descriptions, without content. */
export async function listNewestPublished(db: Db, limit: number) {
  return db
    .select({ slug: blogs.slug, title: blogs.title, metaDescription: blogs.metaDescription })
    .from(blogs)
    .where(isListed)
    .orderBy(...newestFirst)
    .limit(limit);
}
