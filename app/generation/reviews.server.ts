import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import { isKept } from "../blog/published.server";
import { type Published, switchPublished } from "../blog/publishing/publish.server";
import { readStaffPost, setPublished } from "../blog/staff/staff-posts.server";
import { blogs } from "../blog/tables";
import { type Actor, insertAudit } from "../platform/db/audit.server";
import { ChangeRefused, lockVersion, requireChange, runIfChanged } from "../platform/db/change.server";
import type { Db, Statement } from "../platform/db/database.server";
import { type GeneratorId, KIND_LABELS } from "./generators";
import { draftReviews } from "./tables";
import { decideMark } from "./verify-marks";

const REASONS = 5;
const GONE = "This draft is no longer here.";
const DECIDED = "Somebody else has decided on this draft already.";

/** Why staff rejected the generator's newest drafts, newest first: the next brief names them. */
export async function listRejections(db: Db, generator: GeneratorId): Promise<string[]> {
  const rows = await db
    .select({ reason: draftReviews.reason })
    .from(draftReviews)
    .where(and(eq(draftReviews.generator, generator), isNotNull(draftReviews.reason)))
    .orderBy(desc(draftReviews.decidedAt))
    .limit(REASONS);
  return [...new Set(rows.flatMap(({ reason }) => reason ?? []))];
}

const DRAFTS_SHOWN = 6;

/** The newest drafts that wait for review, each with its kind, and how many there are. */
export async function listWaitingDrafts(db: Db) {
  const rows = await db
    .select({
      id: blogs.id,
      title: blogs.title,
      generator: draftReviews.generator,
      all: sql<number>`count(*) over ()`,
    })
    .from(draftReviews)
    .innerJoin(blogs, eq(blogs.id, draftReviews.blogId))
    .where(and(eq(draftReviews.state, "waiting"), isKept))
    .orderBy(desc(draftReviews.createdAt))
    .limit(DRAFTS_SHOWN);
  return {
    rows: rows.map(({ id, title, generator }) => ({ id, title, kind: KIND_LABELS[generator] })),
    count: rows[0]?.all ?? 0,
  };
}

type Decision = { blogId: string; actor: Actor | null; siteUrl: string; publishAt?: string | null };

/**
 * Publishes a draft that waits for review, or schedules it (`publishAt`, ISO time); `actor` is null if the product
 * does so itself. Approving twice publishes once.
 * @throws ChangeRefused if it is gone, decided, or still has a statement to verify
 */
export async function approveDraft(
  db: Db,
  { blogId, actor, siteUrl, publishAt }: Decision,
  now: Date,
): Promise<Published & { title: string }> {
  const post = await readStaffPost(db, blogId);
  if (!post) throw new ChangeRefused(404, GONE);
  const publisher = actor ?? { id: "generation", label: "Content generation" };
  const also = [decide(db, blogId, { state: "approved", actor }, now), requireChange(db)];
  const input = { id: blogId, published: true, publishAt, actor: publisher, siteUrl, also };
  const published = await switchPublished(db, input, now);
  if (!published.isChanged) await expectOwn(db, blogId, { state: "approved", actor });
  return { ...published, title: post.title };
}

/** Rejects a draft with a reason, which the next briefs of its kind name. @throws ChangeRefused */
export async function rejectDraft(
  db: Db,
  { blogId, actor, reason }: { blogId: string; actor: Actor; reason: string },
  now: Date,
): Promise<void> {
  const entry = { actor, action: "draft.reject", entity: "blog", entityId: blogId, after: { reason } };
  const isOurs = await runIfChanged(db, decide(db, blogId, { state: "rejected", actor, reason }, now), [
    insertAudit(db, entry, now),
    setPublished(db, { id: blogId, published: false }, now),
  ]);
  if (!isOurs) await expectOwn(db, blogId, { state: "rejected", actor, reason });
}

/**
 * Sending a decision again because its answer was lost is not an error. @throws ChangeRefused if it was another one
 */
async function expectOwn(db: Db, blogId: string, { state, actor, reason = null }: Verdict): Promise<void> {
  const [review] = await db.select().from(draftReviews).where(eq(draftReviews.blogId, blogId));
  const isOwn =
    review?.state === state && review.decidedBy === (actor?.label ?? null) && review.reason === reason;
  if (!isOwn) throw new ChangeRefused(409, DECIDED);
}

/** Confirms or removes the statement of a [verify: …]; does nothing if somebody has done so. @throws ChangeRefused */
export async function verifyStatement(
  db: Db,
  { blogId, mark, isTrue, actor }: { blogId: string; mark: string; isTrue: boolean; actor: Actor },
  now: Date,
): Promise<void> {
  const post = await readStaffPost(db, blogId);
  if (!post) throw new ChangeRefused(404, GONE);
  const content = decideMark(post.content, mark, isTrue);
  if (content === null) return;
  const lock = lockVersion(blogs, post, now);
  const entry = { actor, action: "draft.verify", entity: "blog", entityId: blogId, after: { mark, isTrue } };
  const change = db
    .update(blogs)
    .set({ content, ...lock.next })
    .where(lock.isUnchanged);
  const isChanged = await runIfChanged(db, change, [insertAudit(db, entry, now)]);
  if (!isChanged)
    throw new ChangeRefused(409, "Somebody else changed this draft at the same moment. Try again.");
}

type Verdict = { state: "approved" | "rejected"; actor: Actor | null; reason?: string | null };

function decide(db: Db, blogId: string, { state, actor, reason = undefined }: Verdict, now: Date): Statement {
  const decided = { state, reason, decidedBy: actor?.label ?? null, decidedAt: now.toISOString() };
  return db
    .update(draftReviews)
    .set(decided)
    .where(and(eq(draftReviews.blogId, blogId), eq(draftReviews.state, "waiting")));
}
