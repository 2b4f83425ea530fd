import { and, eq, gte, inArray, isNotNull, isNull, lt } from "drizzle-orm";
import { insertPost } from "../blog/posts.server";
import { slugOf } from "../blog/slug";
import { blogs } from "../blog/tables";
import { type Db, isUniqueViolation, runBatch, type Statement } from "../platform/db/database.server";
import { briefKey } from "./briefs";
import type { GeneratorId } from "./generators";
import { blogGenerationLog } from "./tables";
import type { Brief, Draft } from "./writer";

export type Run = { id: string; generator: GeneratorId; slot: string | null };
/** The brief a run has reserved, and the id for its draft. */
export type Reservation = { briefKey: string; blogId: string };

const SLUG_ATTEMPTS = 5;

/**
 * Opens the run's row in the log, or reopens it after a failure or crash.
 * Returns false if there is nothing to do: the run is finished, or its slot belongs to another run.
 */
export async function openRun(db: Db, run: Run, now: Date): Promise<boolean> {
  const [, opened] = await db.batch([
    db
      .insert(blogGenerationLog)
      .values({ ...run, status: "running", createdAt: now.toISOString() })
      .onConflictDoNothing(),
    db
      .update(blogGenerationLog)
      .set({ status: "running", errorMessage: null })
      .where(and(eq(blogGenerationLog.id, run.id), inArray(blogGenerationLog.status, ["running", "error"])))
      .returning({ id: blogGenerationLog.id }),
  ]);
  return opened.length > 0;
}

/** Keys of the briefs that the generator's runs have used or reserved. */
export async function listUsedBriefs(db: Db, generator: GeneratorId): Promise<Set<string>> {
  const rows = await db
    .select({ briefKey: blogGenerationLog.briefKey })
    .from(blogGenerationLog)
    .where(and(eq(blogGenerationLog.generator, generator), isNotNull(blogGenerationLog.briefKey)));
  return new Set(rows.flatMap((row) => row.briefKey ?? []));
}

/** The run's reservation, if any: a resumed run continues with the same brief. */
export async function readReservation(db: Db, runId: string): Promise<Reservation | null> {
  const [row] = await db
    .select({ briefKey: blogGenerationLog.briefKey, blogId: blogGenerationLog.blogId })
    .from(blogGenerationLog)
    .where(eq(blogGenerationLog.id, runId));
  return row?.briefKey && row.blogId ? { briefKey: row.briefKey, blogId: row.blogId } : null;
}

/** Reserves the brief in the ledger, unless the run has one. Returns false if another run took it. */
export async function reserveBrief(db: Db, runId: string, reservation: Reservation): Promise<boolean> {
  try {
    await db
      .update(blogGenerationLog)
      .set(reservation)
      .where(and(eq(blogGenerationLog.id, runId), isNull(blogGenerationLog.briefKey)));
    return true;
  } catch (error) {
    if (isUniqueViolation(error, "brief_key")) return false;
    throw error;
  }
}

export type FinishedRun = {
  runId: string;
  blogId: string;
  brief: Brief;
  draft: Draft;
  writer: string;
  durationMs: number;
};

/**
 * Stores the unpublished draft and closes the run, in one transaction. A taken slug gets a number.
 * Changes nothing if another delivery of the message already stored the draft.
 */
export async function finishRun(db: Db, run: FinishedRun, now: Date): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const slug = await findFreeSlug(db, slugOf(run.draft.title));
    try {
      await runBatch(db, [
        insertPost(db, { ...run.draft, id: run.blogId, slug }, now),
        closeAsSuccess(db, run),
      ]);
      return;
    } catch (error) {
      if (isUniqueViolation(error, "blogs.id")) return;
      if (attempt === SLUG_ATTEMPTS || !isUniqueViolation(error, "blogs.slug")) throw error;
    }
  }
}

export async function skipRun(db: Db, runId: string, reason: string, durationMs: number): Promise<void> {
  await db
    .update(blogGenerationLog)
    .set({ status: "skipped", errorMessage: reason, durationMs })
    .where(and(eq(blogGenerationLog.id, runId), eq(blogGenerationLog.status, "running")));
}

/** Marks the run as failed and releases its brief for another run. */
export async function failRun(db: Db, runId: string, error: string, durationMs: number): Promise<void> {
  await db
    .update(blogGenerationLog)
    .set({ status: "error", errorMessage: error, durationMs, briefKey: null, blogId: null })
    .where(and(eq(blogGenerationLog.id, runId), eq(blogGenerationLog.status, "running")));
}

/** `base`, or `base-2`, `base-3` … if taken. */
async function findFreeSlug(db: Db, base: string): Promise<string> {
  // '.' follows '-' in ASCII, so the range covers the slug and all its suffixed forms.
  const rows = await db
    .select({ slug: blogs.slug })
    .from(blogs)
    .where(and(gte(blogs.slug, base), lt(blogs.slug, `${base}.`)));
  const taken = new Set(rows.map((row) => row.slug));
  if (!taken.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}

function closeAsSuccess(db: Db, run: FinishedRun): Statement {
  return db
    .update(blogGenerationLog)
    .set({
      status: "success",
      errorMessage: null,
      briefKey: briefKey(run.brief),
      blogId: run.blogId,
      writer: run.writer,
      durationMs: run.durationMs,
    })
    .where(eq(blogGenerationLog.id, run.runId));
}
