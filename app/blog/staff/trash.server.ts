import { and, desc, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { DAY, isoAfter } from "../../platform/clock";
import { type Actor, insertAudit } from "../../platform/db/audit.server";
import { ChangeRefused, runIfChanged } from "../../platform/db/change.server";
import { type Db, runBatch } from "../../platform/db/database.server";
import { insertOutbox } from "../../platform/jobs/outbox.server";
import { isPublicAt } from "../post";
import { isForSearch } from "../post-settings";
import { indexingEntry, type Published, removalEntry, stalePathsOf } from "../publishing/publish.server";
import { blogsSearch } from "../search/search-index.server";
import { blogs } from "../tables";
import type { RestoredState } from "./post-changes";
import { TRASH_DAYS } from "./staff-posts";

type TrashInput = { id: string; actor: Actor; siteUrl: string };
const GONE = "This post is no longer here.";

/**
 * Moves a post to the trash; one that readers see is unpublished first. Its dates stay, so that it can come back as it
 * was. Does nothing if it is there already.
 * @throws ChangeRefused if it was removed for good
 */
export async function trashPost(db: Db, { id, actor, siteUrl }: TrashInput, now: Date): Promise<Published> {
  const [post] = await db.select().from(blogs).where(eq(blogs.id, id));
  if (!post) throw new ChangeRefused(404, GONE);
  const { published } = post;
  const wasPublic = isPublicAt(post, now);
  const outbox = wasPublic ? [removalEntry(siteUrl, post.slug)] : [];
  const change = db
    .update(blogs)
    .set({
      deletedAt: now.toISOString(),
      published: false,
      wasPublished: published,
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

type InTrash = Pick<typeof blogs.$inferSelect, "wasPublished" | "publishAt" | "deletedAt">;

/** Nobody meant a post to appear on its own that waited for its time when it was deleted. */
function stateAfter({ wasPublished, publishAt, deletedAt }: InTrash, now: Date): RestoredState {
  if (!wasPublished) return "draft";
  if (publishAt === null || publishAt <= (deletedAt ?? "")) return "live";
  return publishAt > now.toISOString() ? "scheduled" : "missed";
}

/**
 * Brings a post back from the trash as it was, with its dates: readers see it again if they saw it before. Does nothing
 * if it is back already. @throws ChangeRefused if it was removed for good
 */
export async function restorePost(
  db: Db,
  { id, actor, siteUrl }: TrashInput,
  now: Date,
): Promise<Published & { state: RestoredState }> {
  const [post] = await db.select().from(blogs).where(eq(blogs.id, id));
  if (!post) throw new ChangeRefused(404, "This post is no longer in the trash.");
  const state = stateAfter(post, now);
  const isLive = state === "live";
  const published = isLive || state === "scheduled";
  const outbox = isLive && isForSearch(post) ? [indexingEntry(siteUrl, post.slug)] : [];
  const change = db
    .update(blogs)
    .set({
      deletedAt: null,
      published,
      wasPublished: false,
      version: sql`${blogs.version} + 1`,
      ...(state === "missed" ? { publishAt: null, publishedAt: null } : {}),
      ...(isLive ? { publishAt: null } : {}),
    })
    .where(and(eq(blogs.id, id), isNotNull(blogs.deletedAt), eq(blogs.version, post.version)));
  const entry = { actor, action: "blog.restore", entity: "blog", entityId: id, after: { published } };
  const isChanged = await runIfChanged(db, change, [
    insertAudit(db, entry, now),
    ...outbox.map((message) => insertOutbox(db, message, now)),
  ]);
  const stalePaths = isLive ? stalePathsOf(post) : [];
  return { outbox: isChanged ? outbox : [], stalePaths, isChanged, wasPublic: false, state };
}

const PER_PAGE = 25;

/** A page of the trash, most recently deleted first, with what each post would be if it were restored. */
export async function listTrashedPosts(db: Db, page: number, now: Date) {
  const rows = await db
    .select({
      id: blogs.id,
      title: blogs.title,
      location: blogs.location,
      deletedAt: sql<string>`${blogs.deletedAt}`,
      publishAt: blogs.publishAt,
      wasPublished: blogs.wasPublished,
    })
    .from(blogs)
    .where(isNotNull(blogs.deletedAt))
    .orderBy(desc(blogs.deletedAt))
    .limit(PER_PAGE + 1)
    .offset((page - 1) * PER_PAGE);
  const shown = rows.slice(0, PER_PAGE).map(({ publishAt, wasPublished, ...row }) => {
    const state = stateAfter({ publishAt, wasPublished, deletedAt: row.deletedAt }, now);
    return { ...row, state };
  });
  return { rows: shown, hasMore: rows.length > PER_PAGE };
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
