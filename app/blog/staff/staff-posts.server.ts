import { and, count, desc, eq, gt, isNull, lte, or, sql } from "drizzle-orm";
import type { Db, Statement } from "../../platform/db/database.server";
import { fullPostColumns, isKept, isPublished, NOW } from "../published.server";
import { UNVERIFIED } from "../publishing/unverified";
import { contains } from "../search/search.server";
import { blogs } from "../tables";
import { EXCERPT_LENGTH, STAFF_POSTS_PER_PAGE, type StaffPostList, type StaffQuery } from "./staff-posts";

const card = {
  id: blogs.id,
  slug: blogs.slug,
  title: blogs.title,
  location: blogs.location,
  category: blogs.category,
  keyPoints: blogs.keyPoints,
  readMinutes: blogs.readMinutes,
  published: blogs.published,
  publishAt: blogs.publishAt,
  isDemo: blogs.isDemo,
  createdAt: blogs.createdAt,
  publishedAt: blogs.publishedAt,
  // Markup is stripped later; twice the length leaves enough text.
  excerpt: sql<string>`substr(${blogs.content}, 1, ${2 * EXCERPT_LENGTH})`,
};

/** Counts through the partial index, without reading any post. */
const countPublished = sql<number>`(select count(*) from blogs as shown where shown.published = 1)`;
/** Reads the few that have a time. */
const countScheduled = sql<number>`(select count(*) from blogs as due
  where due.publish_at > ${NOW} and due.published = 1)`;

const CONDITIONS = {
  all: undefined,
  published: isPublished,
  draft: eq(blogs.published, false),
  scheduled: sql`${blogs.published} = 1 and not (${isPublished})`,
};

export function matchingOf({ status, q }: Pick<StaffQuery, "status" | "q">) {
  return and(isKept, CONDITIONS[status], contains(q, [blogs.title, blogs.location, blogs.category]));
}

/** One page of matching posts, newest first, and the counts of all posts, in one round trip. */
export async function readStaffPosts(db: Db, query: StaffQuery): Promise<StaffPostList> {
  const matching = matchingOf(query);
  const [posts, [matched], [counted]] = await db.batch([
    db
      .select(card)
      .from(blogs)
      .where(matching)
      .orderBy(desc(blogs.createdAt), desc(blogs.id))
      .limit(STAFF_POSTS_PER_PAGE)
      .offset((query.page - 1) * STAFF_POSTS_PER_PAGE),
    db.select({ posts: count() }).from(blogs).where(matching),
    db
      .select({ total: count(), published: countPublished, scheduled: countScheduled })
      .from(blogs)
      .where(isKept),
  ]);
  const { total = 0, published = 0, scheduled = 0 } = counted ?? {};
  return {
    posts,
    matching: matched?.posts ?? 0,
    counts: { total, published: published - scheduled, scheduled },
  };
}

export type StoredPost = Omit<typeof blogs.$inferSelect, "publicAt"> & { author: string | null };

/** A draft or published post with all its columns, or null; also null if it is in the trash. */
export async function readStaffPost(db: Db, id: string): Promise<StoredPost | null> {
  const [post] = await db
    .select(fullPostColumns)
    .from(blogs)
    .where(and(eq(blogs.id, id), isNull(blogs.deletedAt)));
  return post ?? null;
}

/** Everything that readers would see, as SQL. */
const shownText = sql`lower(${blogs.title} || ${blogs.metaDescription} || ${blogs.excerpt} || ${blogs.content} || ${blogs.keyPoints})`;

/**
 * Returns the update that publishes, schedules (`publishAt`, ISO time) or unpublishes a post; changes no row if the
 * state already matches, or if a post to be published has a statement to verify. A post that was public before keeps
 * its dates, so that unpublishing can be undone (decision 21).
 */
export function setPublished(
  db: Db,
  { id, published, publishAt = null }: { id: string; published: boolean; publishAt?: string | null },
  now: Date,
): Statement {
  const at = now.toISOString();
  const isNotPublic = or(eq(blogs.published, false), gt(blogs.publishAt, at));
  const isOther =
    publishAt === null ? isNotPublic : and(isNotPublic, sql`${blogs.publishAt} is not ${publishAt}`);
  const wasPublic = lte(blogs.publishedAt, at);
  const publishedAt = publishAt ?? (published ? at : null);
  const keepsDates = publishAt === null ? wasPublic : sql`false`;
  return db
    .update(blogs)
    .set({
      published,
      publishAt,
      publishedAt: sql`case when ${keepsDates} then ${blogs.publishedAt} else ${publishedAt} end`,
      updatedAt: sql`case when ${keepsDates} then ${blogs.updatedAt} else ${at} end`,
      version: sql`${blogs.version} + 1`,
    })
    .where(
      and(
        eq(blogs.id, id),
        isNull(blogs.deletedAt),
        published ? isOther : eq(blogs.published, true),
        published ? sql`instr(${shownText}, ${UNVERIFIED}) = 0` : undefined,
      ),
    );
}
