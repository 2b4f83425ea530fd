import { and, count, desc, eq, getTableColumns, gte, inArray, max, type SQL, sql } from "drizzle-orm";
import { isKept, isPublished } from "../blog/published.server";
import { blogs } from "../blog/tables";
import type { Db } from "../platform/db/database.server";
import { startOfLocalDay } from "../platform/time/zoned-time";
import type { GeneratorId } from "./generators";
import { selectRules, selectUsage, toRules, toUsage } from "./policy.server";
import { selectRecentRuns } from "./runs.server";
import { selectStatus, toStatus } from "./system-status.server";
import { blogGenerationLog, draftReviews, postcards } from "./tables";

const RECENT_RUNS = 20;
const WAITING_SHOWN = 20;

export type ContentQuery = {
  /** The kind of draft that the review queue shows; null for all. */
  generator: GeneratorId | null;
  /** The draft to read; the newest that waits if null. */
  draftId: string | null;
  /** The run to open. */
  runId: string | null;
  /** The writer in use. */
  writer: string;
  /** The company's. */
  timeZone: string;
};

/** Everything on the content page that the database knows, in one call. */
export async function readContentPage(db: Db, query: ContentQuery, now: Date) {
  const startedAt = Date.now();
  const rows = await db.batch([
    selectRules(db),
    ...selectUsage(db, { now, timeZone: query.timeZone }),
    ...selectRuns(db, query, now),
    ...selectReview(db, query),
    ...selectStatus(db, query.writer, now),
  ]);
  const [rules, cost, published, recent, [all], today, lastRuns, [opened], ...rest] = rows;
  const [counts, drafts, [draft], [postcard], ...status] = rest;
  return {
    ...toRules(rules),
    usage: toUsage([cost, published]),
    runs: { recent, finished: all?.finished ?? 0, since: all?.since ?? null, today },
    lastRuns,
    opened: opened ?? null,
    review: { counts, drafts, draft: draft ?? null },
    postcard: postcard ?? null,
    status: toStatus(status, Date.now() - startedAt, now),
  };
}
export type ContentData = Awaited<ReturnType<typeof readContentPage>>;

function selectRuns(db: Db, { runId, timeZone }: ContentQuery, now: Date) {
  const today = startOfLocalDay(now, timeZone).toISOString();
  return [
    selectRecentRuns(db, RECENT_RUNS),
    db
      .select({ finished: count(), since: sql<string | null>`min(${blogGenerationLog.createdAt})` })
      .from(blogGenerationLog),
    db
      .select({ generator: blogGenerationLog.generator, status: blogGenerationLog.status, runs: count() })
      .from(blogGenerationLog)
      .where(gte(blogGenerationLog.createdAt, today))
      .groupBy(blogGenerationLog.generator, blogGenerationLog.status),
    // SQLite takes the other columns from the row with the maximum.
    db
      .select({
        generator: blogGenerationLog.generator,
        createdAt: max(blogGenerationLog.createdAt),
        status: blogGenerationLog.status,
        step: blogGenerationLog.step,
        title: blogGenerationLog.title,
        errorMessage: blogGenerationLog.errorMessage,
        score: blogGenerationLog.score,
        gates: blogGenerationLog.gates,
        requestedBy: blogGenerationLog.requestedBy,
      })
      .from(blogGenerationLog)
      .groupBy(blogGenerationLog.generator),
    db
      .select()
      .from(blogGenerationLog)
      .where(eq(blogGenerationLog.id, runId ?? "")),
  ] as const;
}

function selectReview(db: Db, { generator, draftId }: ContentQuery) {
  const ofKind = generator === null ? undefined : eq(draftReviews.generator, generator);
  const waiting = and(eq(draftReviews.state, "waiting"), isKept, ofKind);
  const read = draftId ?? selectFirst(db, waiting);
  return [
    db
      .select({ generator: draftReviews.generator, drafts: count() })
      .from(draftReviews)
      .innerJoin(blogs, eq(blogs.id, draftReviews.blogId))
      .where(and(eq(draftReviews.state, "waiting"), isKept))
      .groupBy(draftReviews.generator),
    db
      .select({
        id: draftReviews.blogId,
        generator: draftReviews.generator,
        score: draftReviews.score,
        gates: draftReviews.gates,
        createdAt: draftReviews.createdAt,
        title: blogs.title,
      })
      .from(draftReviews)
      .innerJoin(blogs, eq(blogs.id, draftReviews.blogId))
      .where(waiting)
      .orderBy(desc(draftReviews.createdAt))
      .limit(WAITING_SHOWN),
    selectDraft(db, read),
    // That of the draft that is read, if it has one; otherwise the newest.
    db
      .select({ ...getTableColumns(postcards), leadsTo: blogs.slug })
      .from(postcards)
      .leftJoin(blogs, and(eq(blogs.id, postcards.blogId), isPublished))
      .orderBy(desc(eq(postcards.blogId, read)), desc(postcards.createdAt))
      .limit(1),
  ] as const;
}

/** The newest draft that waits. */
function selectFirst(db: Db, waiting: SQL | undefined): SQL {
  const first = db
    .select({ id: draftReviews.blogId })
    .from(draftReviews)
    .innerJoin(blogs, eq(blogs.id, draftReviews.blogId))
    .where(waiting)
    .orderBy(desc(draftReviews.createdAt))
    .limit(1);
  return sql`(${first})`;
}

/** The draft with its text. */
function selectDraft(db: Db, id: string | SQL) {
  return db
    .select({
      id: blogs.id,
      title: blogs.title,
      location: blogs.location,
      metaDescription: blogs.metaDescription,
      keyPoints: blogs.keyPoints,
      content: blogs.content,
      published: blogs.published,
      generator: draftReviews.generator,
      state: draftReviews.state,
      reason: draftReviews.reason,
      score: draftReviews.score,
      gates: draftReviews.gates,
    })
    .from(draftReviews)
    .innerJoin(blogs, eq(blogs.id, draftReviews.blogId))
    .where(eq(blogs.id, id));
}

/** How runs ended, for the response to a button: those that still go on are missing. */
export async function readEndedRuns(db: Db, ids: string[]) {
  return db
    .select({
      id: blogGenerationLog.id,
      generator: blogGenerationLog.generator,
      status: blogGenerationLog.status,
      errorMessage: blogGenerationLog.errorMessage,
    })
    .from(blogGenerationLog)
    .where(
      and(
        inArray(blogGenerationLog.id, ids),
        inArray(blogGenerationLog.status, ["success", "error", "refused", "skipped"]),
      ),
    );
}
