import type { z } from "zod";
import { type Db, runBatch } from "../platform/db/database.server";
import { isNearlyFull } from "../platform/db/size.server";
import { newId } from "../platform/ids";
import type { JobContext } from "../platform/jobs/job-context.server";
import { dispatchOutbox, enqueueOnce } from "../platform/jobs/outbox.server";
import { errorText } from "../platform/log.server";
import { startOfLocalMonth } from "../platform/time/zoned-time";
import { chooseBrief, findBrief } from "./briefs";
import { checkDraft, type GateResult } from "./gates/check-draft";
import { namesIn } from "./gates/similarity";
import type { GeneratorId } from "./generators";
import {
  ALL_WRITTEN,
  isMissedSlot,
  MISSED,
  NO_BRIEFS_LEFT,
  NO_ROOM,
  noDraftPassed,
  OVER_BUDGET,
  reasonNotToRun,
  reasonToReview,
} from "./policy";
import { type Rules, readPolicy, readRules, readUsage } from "./policy.server";
import { approveDraft, listRejections } from "./reviews.server";
import { runGeneratorMessage } from "./run-message";
import {
  bookCost,
  closeRun,
  failRun,
  listNewestBriefs,
  listUsedBriefs,
  noteStep,
  openRun,
  type Reservation,
  readReservation,
  releaseBrief,
  repeatBrief,
  reserveBrief,
  settleCost,
  skipRun,
} from "./runs.server";
import { saveDraft } from "./save-draft.server";
import { findSimilarPosts } from "./similar-posts.server";
import type { Brief, Writer } from "./writer";
import { chooseWriter } from "./writers/choose-writer.server";
import { writeDraft } from "./writers/write-draft";
import { WriterError } from "./writers/writer-error";

/** Concurrent runs of one generator lose a brief to each other at most once each. */
const RESERVATION_ATTEMPTS = 10;
const MICROS_A_CENT = 10_000;

type Message = z.infer<typeof runGeneratorMessage.schema>;
type Context = Pick<JobContext, "db" | "queues" | "clock">;

/** Requests the run for a cron slot (ISO time). Idempotent per slot. */
export async function scheduleGenerator(generator: GeneratorId, slot: string, ctx: Context): Promise<void> {
  await enqueueRun({ id: `gen-${generator}-${slot}`, generator, slot }, ctx);
}

/** Requests a run by hand; `brief` is that of a run to repeat. Returns its id in the log. */
export async function requestRun(
  run: { id?: string; generator: GeneratorId; requestedBy: string; brief?: string },
  ctx: Context,
): Promise<string> {
  const { id = newId(), ...rest } = run;
  await enqueueRun({ id, slot: null, ...rest }, ctx);
  return id;
}

/**
 * Does one run: writes the next unused brief, checks the draft, and saves it for review, or publishes it where the
 * owner allows that. A redelivery resumes where the run stopped, or does nothing.
 * @throws a failure that another try may overcome, after logging it, so that the queue redelivers the message
 */
export async function runGenerator(
  message: Message,
  ctx: JobContext,
  writer: Writer = chooseWriter(ctx.env),
): Promise<void> {
  const { id, generator, slot, requestedBy } = message;
  const startedAt = ctx.clock();
  const elapsed = () => ctx.clock().getTime() - startedAt.getTime();
  const opened = await openRun(ctx.db, { id, generator, slot, requestedBy }, startedAt);
  if (opened === null) return;
  try {
    const rules = await readRules(ctx.db);
    // A retry may come late: its slot was not missed.
    const isMissed = opened === "new" && slot !== null && isMissedSlot(slot, startedAt);
    const reason = isMissed ? MISSED : await write(message, { ctx, rules, writer, elapsed });
    if (reason !== null) await skipRun(ctx.db, id, reason, elapsed());
  } catch (error) {
    await failRun(ctx.db, id, errorText(error), elapsed());
    if (!(error instanceof WriterError) || error.mayRetry) throw error;
  }
}

/** Ends a run whose message is given up, e.g. because every try of it crashed. */
export async function noteRunError({ id }: Message, error: string, isLast: boolean, ctx: JobContext) {
  if (isLast) await failRun(ctx.db, id, error, null);
}

type Working = { ctx: JobContext; rules: Rules; writer: Writer; elapsed: () => number };

/** Returns the reason if nothing was written, otherwise null. */
async function write(message: Message, working: Working): Promise<string | null> {
  const { ctx, rules, writer } = working;
  const { id, generator } = message;
  const isScheduled = message.slot !== null;
  const refusal = reasonNotToRun(rules, { generator, isScheduled });
  if (refusal !== null) return refusal;
  if (await isNearlyFull(ctx.db)) return NO_ROOM;
  const tried = new Set<string>();
  while (tried.size < writer.triesPerRun) {
    const reserved = await reserveNextBrief(ctx.db, message, { writer, tried });
    if (!reserved) return writer.briefLimit === null ? NO_BRIEFS_LEFT : ALL_WRITTEN;
    const result = await writeBrief(message, reserved, working);
    if (result === null || typeof result === "string") return result;
    if (writer.triesPerRun === 1 || message.brief !== null) {
      await runBatch(ctx.db, [closeRun(ctx.db, id, { status: "refused", ...result })]);
      return null;
    }
    tried.add(reserved.brief.key);
    await releaseBrief(ctx.db, id);
  }
  return noDraftPassed(tried.size);
}

type Reserved = { brief: Brief; blogId: string };
type Refused = Omit<Parameters<typeof closeRun>[2], "status">;

/** Writes and saves the draft of one brief. Returns null, why it was not written, or what a gate refused. */
async function writeBrief(
  { id, generator }: Message,
  { brief, blogId }: Reserved,
  working: Working,
): Promise<Refused | string | null> {
  const { ctx, rules, writer, elapsed } = working;
  await noteStep(ctx.db, id, "draft");
  const { now, timeZone } = await momentOf(ctx);
  const month = startOfLocalMonth(now, timeZone).toISOString();
  const budgetMicros = rules.policy.monthlyBudgetCents * MICROS_A_CENT;
  if (!(await bookCost(ctx.db, id, writer, { budgetMicros, month }))) return OVER_BUDGET;
  const { draft, error, used } = await writeDraft(writer, brief);
  await settleCost(ctx.db, id, writer, used);
  if (!draft) throw error;

  await noteStep(ctx.db, id, "gates");
  const names = namesIn(`${brief.place.name}, ${brief.place.stateCode}`);
  const { nearest, repeated } = await findSimilarPosts(ctx.db, { content: draft.content, names });
  const { content, gates, score } = checkDraft(draft, brief, nearest, repeated);
  const outcome = { gates, score, durationMs: elapsed() };
  const refused = gates.find((gate) => !gate.passed && gate.gate !== "facts");
  if (refused) {
    const errorMessage = `Not saved: ${refused.detail}`;
    return { title: draft.title, errorMessage, refusedDraft: draft, ...outcome };
  }
  await noteStep(ctx.db, id, "save");
  await saveDraft(
    ctx.db,
    { runId: id, blogId, brief, draft: { ...draft, content }, ...outcome },
    ctx.clock(),
  );
  await publishIfAllowed({ generator, blogId, gates }, working);
  return null;
}

/** Publishes a draft that passed every gate, if the owner lets this kind go without a review. */
async function publishIfAllowed(
  { generator, blogId, gates }: { generator: GeneratorId; blogId: string; gates: GateResult[] },
  { ctx }: Working,
): Promise<void> {
  if (gates.some(({ passed }) => !passed)) return;
  // Read again: an owner may have stopped everything while the writer was writing.
  const policy = await readPolicy(ctx.db);
  const moment = await momentOf(ctx);
  if (reasonToReview(policy, generator, await readUsage(ctx.db, moment), moment) !== null) return;
  const { outbox } = await approveDraft(
    ctx.db,
    { blogId, actor: null, siteUrl: ctx.env.SITE_URL },
    ctx.clock(),
  );
  await dispatchOutbox(ctx.queues, outbox);
}

async function momentOf({ clock, company }: JobContext) {
  return { now: clock(), timeZone: (await company()).timeZone };
}

async function reserveNextBrief(
  db: Db,
  { id, generator, brief: repeated }: Message,
  { writer, tried }: { writer: Writer; tried: ReadonlySet<string> },
): Promise<Reserved | null> {
  const rejections = await listRejections(db, generator);
  const withRejections = (brief: Brief | null, { blogId }: Reservation) =>
    brief && { brief: { ...brief, rejections }, blogId };
  for (let attempt = 1; attempt <= RESERVATION_ATTEMPTS; attempt += 1) {
    const held = await readReservation(db, id);
    if (held) {
      const brief = findBrief(generator, held.brief);
      if (!brief) throw new Error("The brief of this run no longer exists");
      return withRejections(brief, held);
    }
    if (repeated !== null) {
      await repeatBrief(db, id, { brief: repeated, blogId: newId() });
      continue;
    }
    const used = new Set([...(await listUsedBriefs(db, generator)), ...tried]);
    const others = await listNewestBriefs(db, generator);
    const next = chooseBrief(generator, used, { others, limit: writer.briefLimit });
    if (!next) return null;
    await reserveBrief(db, id, { brief: next.key, blogId: newId() });
  }
  throw new Error("Other runs took every brief that was chosen");
}

type NewRun = Pick<Message, "id" | "generator" | "slot"> & Partial<Message>;

async function enqueueRun(run: NewRun, ctx: Context): Promise<void> {
  const message = runGeneratorMessage.schema.parse({ v: 1, type: runGeneratorMessage.type, ...run });
  await enqueueOnce(ctx.db, ctx.queues, { queue: runGeneratorMessage.queue, message }, ctx.clock());
}
