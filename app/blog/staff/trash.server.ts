import { and, desc, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { DAY, isoAfter } from "../../platform/clock";
import { type Actor, insertAudit } from "../../platform/db/audit.server";
import { ChangeRefused, runIfChanged } from "../../platform/db/change.server";
import { type Db, runBatch } from "../../platform/db/database.server";
import { insertOutbox } from "../../platform/jobs/outbox.server";
import { isPublicAt } from "../post";
import { type Published, removalEntry, stalePathsOf } from "../publishing/publish.server";
import { blogsSearch } from "../search/search-index.server";
import { blogs } from "../tables";
import { TRASH_DAYS } from "./staff-posts";

type TrashInput = { id: string; actor: Actor; siteUrl: string };
const GONE = "This post is no longer here.";

/**
 * Moves a post to the trash; one that readers see is unpublished first. Does nothing if it is there already.
 * @throws ChangeRefused if it was removed for good
 */
export async function trashPost(db: Db, { id, actor, siteUrl }: TrashInput, now: Date): Promise<Published> {
  const [post] = await db.select().from(blogs).where(eq(blogs.id, id));
  if (!post) throw new ChangeRefused(404, GONE);
  const { published } = post;
  const at = now.toISOString();
  const wasPublic = isPublicAt(post, now);
  const outbox = wasPublic ? [removalEntry(siteUrl, post.slug)] : [];
  const change = db
    .update(blogs)
    .set({
      deletedAt: at,
      published: false,
      publishAt: null,
      publishedAt: null,
      updatedAt: at,
      version: sql`${blogs.version} + 1`,
    })
    .where(and(eq(blogs.id, id), isNull(blogs.deletedAt), eq(blogs.published, published)));
  const before = { published };
  const isChanged = await runIfChanged(db, change, [
    insertAudit(db, { actor, action: "blog.trash", entity: "blog", entityId: id, before }, now),
    ...outbox.map((entry) => insertOutbox(db, entry, now)),
  ]);
  const stalePaths = wasPublic ? stalePathsOf(post) : [];
  return { outbox: isChanged ? outbox : [], stalePaths, isChanged, wasPublic };
}

/**
 * Brings a post back from the trash, as a draft. Does nothing if it is back already. @throws ChangeRefused if it was
 * removed for good
 */
export async function restorePost(
  db: Db,
  { id, actor }: Omit<TrashInput, "siteUrl">,
  now: Date,
): Promise<void> {
  const change = db
    .update(blogs)
    .set({ deletedAt: null, updatedAt: now.toISOString(), version: sql`${blogs.version} + 1` })
    .where(and(eq(blogs.id, id), isNotNull(blogs.deletedAt)));
  const entry = { actor, action: "blog.restore", entity: "blog", entityId: id };
  if (await runIfChanged(db, change, [insertAudit(db, entry, now)])) return;
  const [post] = await db.select({ id: blogs.id }).from(blogs).where(eq(blogs.id, id));
  if (!post) throw new ChangeRefused(404, "This post is no longer in the trash.");
}

const PER_PAGE = 25;

/** A page of the trash, most recently deleted first. */
export async function listTrashedPosts(db: Db, page: number) {
  const rows = await db
    .select({
      id: blogs.id,
      title: blogs.title,
      location: blogs.location,
      deletedAt: sql<string>`${blogs.deletedAt}`,
    })
    .from(blogs)
    .where(isNotNull(blogs.deletedAt))
    .orderBy(desc(blogs.deletedAt))
    .limit(PER_PAGE + 1)
    .offset((page - 1) * PER_PAGE);
  return { rows: rows.slice(0, PER_PAGE), hasMore: rows.length > PER_PAGE };
}

/**
 * Removes posts that have been in the trash for more than 30 days, with their revisions and search entries. For the
 * daily cron.
 */
export async function purgeTrashedPosts(db: Db, now: Date): Promise<void> {
  const isDue = and(isNotNull(blogs.deletedAt), lt(blogs.deletedAt, isoAfter(now, -TRASH_DAYS * DAY)));
  await runBatch(db, [
    db.delete(blogsSearch).where(sql`rowid in (select rowid from ${blogs} where ${isDue})`),
    db.delete(blogs).where(isDue),
  ]);
}
