import { and, desc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { type Db, isUniqueViolation, type Statement } from "../platform/db/database.server";
import type { GateResult } from "./gates/check-draft";
import { GENERATOR_IDS, type GeneratorId, type RunStep } from "./generators";
import { blogGenerationLog } from "./tables";
import type { Draft, Writer } from "./writer";
import type { WriterUsage } from "./writers/write-draft";

export type Run = {
  id: string;
  generator: GeneratorId;
  slot: string | null;
  requestedBy: string | null;
};
/** The brief a run has reserved, and the id for its draft. */
export type Reservation = { brief: string; blogId: string };

const NO_BRIEF = { brief: null, briefKey: null, blogId: null };

/**
 * Opens the run's row in the log, or reopens it after a failure or crash.
 * Returns null if there is nothing to do: the run is finished, or its slot belongs to another run.
 */
export async function openRun(db: Db, run: Run, now: Date): Promise<"new" | "again" | null> {
  const [inserted, opened] = await db.batch([
    db
      .insert(blogGenerationLog)
      .values({ ...run, status: "running", step: "brief", createdAt: now.toISOString() })
      .onConflictDoNothing()
      .returning({ id: blogGenerationLog.id }),
    db
      .update(blogGenerationLog)
      .set({ status: "running", step: "brief", errorMessage: null })
      .where(and(eq(blogGenerationLog.id, run.id), inArray(blogGenerationLog.status, ["running", "error"])))
      .returning({ id: blogGenerationLog.id }),
  ]);
  if (opened.length === 0) return null;
  return inserted.length > 0 ? "new" : "again";
}

/** Keys of the briefs that the generator's runs have used or reserved. */
export async function listUsedBriefs(db: Db, generator: GeneratorId): Promise<Set<string>> {
  const rows = await db
    .select({ briefKey: blogGenerationLog.briefKey })
    .from(blogGenerationLog)
    .where(and(eq(blogGenerationLog.generator, generator), isNotNull(blogGenerationLog.briefKey)));
  return new Set(rows.flatMap((row) => row.briefKey ?? []));
}

/** The newest brief of each other generator, so that runs of one moment differ in town and trade. */
export async function listNewestBriefs(db: Db, generator: GeneratorId): Promise<string[]> {
  const { brief, createdAt, id } = blogGenerationLog;
  const others = GENERATOR_IDS.filter((other) => other !== generator);
  const newest = await Promise.all(
    others.map((other) =>
      db
        .select({ brief })
        .from(blogGenerationLog)
        .where(and(eq(blogGenerationLog.generator, other), isNotNull(brief)))
        .orderBy(desc(createdAt), desc(id))
        .limit(1),
    ),
  );
  return newest.flat().flatMap((row) => row.brief ?? []);
}

/** The run's reservation, if any: a resumed run continues with the same brief. */
export async function readReservation(db: Db, runId: string): Promise<Reservation | null> {
  const [row] = await db
    .select({ brief: blogGenerationLog.brief, blogId: blogGenerationLog.blogId })
    .from(blogGenerationLog)
    .where(eq(blogGenerationLog.id, runId));
  return row?.brief && row.blogId ? { brief: row.brief, blogId: row.blogId } : null;
}

/** Reserves the brief in the ledger, unless the run has one. Returns false if another run took it. */
export async function reserveBrief(db: Db, runId: string, { brief, blogId }: Reservation): Promise<boolean> {
  try {
    await db
      .update(blogGenerationLog)
      .set({ brief, briefKey: brief, blogId })
      .where(and(eq(blogGenerationLog.id, runId), isNull(blogGenerationLog.brief)));
    return true;
  } catch (error) {
    if (isUniqueViolation(error, "brief_key")) return false;
    throw error;
  }
}

/** Gives the run's brief back, so that it can take another one. */
export async function releaseBrief(db: Db, runId: string): Promise<void> {
  await db
    .update(blogGenerationLog)
    .set(NO_BRIEF)
    .where(and(eq(blogGenerationLog.id, runId), eq(blogGenerationLog.status, "running")));
}

/** Gives a repeated run the brief of another one, which stays in the ledger. */
export async function repeatBrief(db: Db, runId: string, { brief, blogId }: Reservation): Promise<void> {
  await db
    .update(blogGenerationLog)
    .set({ brief, blogId })
    .where(and(eq(blogGenerationLog.id, runId), isNull(blogGenerationLog.brief)));
}

/** Says what a run in progress does now. */
export async function noteStep(db: Db, runId: string, step: RunStep): Promise<void> {
  await db
    .update(blogGenerationLog)
    .set({ step })
    .where(and(eq(blogGenerationLog.id, runId), eq(blogGenerationLog.status, "running")));
}

/**
 * Books the most that a draft can cost, before the writer is asked: runs in progress share the month's budget, and a
 * crash leaves its costs booked. Returns false, and books nothing, if the costs since `month` (ISO) would then be over
 * it.
 */
export async function bookCost(
  db: Db,
  runId: string,
  writer: Writer,
  { budgetMicros, month }: { budgetMicros: number; month: string },
): Promise<boolean> {
  const { id, costMicros } = blogGenerationLog;
  const highest = writer.highestCostMicros;
  const spent = sql`(select coalesce(sum(log.cost_micros), 0) from blog_generation_log as log where log.created_at >= ${month})`;
  const booked = await db
    .update(blogGenerationLog)
    .set({ ...nameOf(writer), costMicros: sql`${costMicros} + ${highest}` })
    .where(and(eq(id, runId), highest > 0 ? sql`${spent} + ${highest} <= ${budgetMicros}` : undefined))
    .returning({ id });
  return booked.length > 0;
}

/** Replaces what was booked with what the writer used, whatever happens to its draft: a failed run also costs. */
export async function settleCost(db: Db, runId: string, writer: Writer, used: WriterUsage): Promise<void> {
  const { tries, tokensIn, tokensOut, costMicros } = blogGenerationLog;
  await db
    .update(blogGenerationLog)
    .set({
      tries: sql`${tries} + ${used.tries}`,
      tokensIn: sql`${tokensIn} + ${used.tokensIn}`,
      tokensOut: sql`${tokensOut} + ${used.tokensOut}`,
      costMicros: sql`${costMicros} - ${writer.highestCostMicros} + ${used.costMicros}`,
    })
    .where(eq(blogGenerationLog.id, runId));
}

function nameOf({ id, model, promptVersion }: Writer) {
  return { writer: id, model, promptVersion };
}

/** Returns the update that ends a run whose draft was checked. */
export function closeRun(
  db: Db,
  runId: string,
  outcome: {
    status: "success" | "refused";
    title: string;
    errorMessage: string | null;
    score: number;
    gates: GateResult[];
    refusedDraft: Draft | null;
    durationMs: number;
  },
): Statement {
  return db
    .update(blogGenerationLog)
    .set({ ...outcome, step: null })
    .where(and(eq(blogGenerationLog.id, runId), eq(blogGenerationLog.status, "running")));
}

/** Ends a run that wrote nothing and releases its brief, if it has one. */
export async function skipRun(db: Db, runId: string, reason: string, durationMs: number): Promise<void> {
  await db
    .update(blogGenerationLog)
    .set({ status: "skipped", step: null, errorMessage: reason, durationMs, ...NO_BRIEF })
    .where(and(eq(blogGenerationLog.id, runId), eq(blogGenerationLog.status, "running")));
}

/** Marks the run as failed and releases its brief for another run. */
export async function failRun(
  db: Db,
  runId: string,
  error: string,
  durationMs: number | null,
): Promise<void> {
  await db
    .update(blogGenerationLog)
    .set({ status: "error", step: null, errorMessage: error, durationMs, ...NO_BRIEF })
    .where(and(eq(blogGenerationLog.id, runId), eq(blogGenerationLog.status, "running")));
}

/** A run with all that the log knows of it, or null. */
export async function readRun(db: Db, id: string) {
  const [run] = await db.select().from(blogGenerationLog).where(eq(blogGenerationLog.id, id));
  return run ?? null;
}

/** The newest runs, newest first, without the text of refused drafts. */
export function selectRecentRuns(db: Db, limit: number) {
  return db
    .select({
      id: blogGenerationLog.id,
      generator: blogGenerationLog.generator,
      requestedBy: blogGenerationLog.requestedBy,
      status: blogGenerationLog.status,
      step: blogGenerationLog.step,
      title: blogGenerationLog.title,
      errorMessage: blogGenerationLog.errorMessage,
      score: blogGenerationLog.score,
      durationMs: blogGenerationLog.durationMs,
      costMicros: blogGenerationLog.costMicros,
      createdAt: blogGenerationLog.createdAt,
    })
    .from(blogGenerationLog)
    .orderBy(desc(blogGenerationLog.createdAt), desc(blogGenerationLog.id))
    .limit(limit);
}
