import type { z } from "zod";
import type { Db } from "../platform/db/database.server";
import { newId } from "../platform/ids";
import type { JobContext } from "../platform/jobs/job-context.server";
import { enqueueOnce } from "../platform/jobs/outbox.server";
import { errorText } from "../platform/log.server";
import { briefKey, chooseBrief, findBrief } from "./briefs";
import { embeddedWriter } from "./embedded-writer";
import { isGeneratorEnabled } from "./generator-settings.server";
import { type GeneratorId, runGenerator as runMessage } from "./generators";
import {
  failRun,
  finishRun,
  listUsedBriefs,
  openRun,
  type Run,
  readReservation,
  reserveBrief,
  skipRun,
} from "./runs.server";
import type { Brief, Writer } from "./writer";

export const SWITCHED_OFF = "The generator is switched off";
export const ALL_WRITTEN = "Every place and topic of this generator is written";

/** Concurrent runs of one generator lose a brief to each other at most once each. */
const RESERVATION_ATTEMPTS = 10;

type Context = Pick<JobContext, "db" | "queues" | "clock">;

/** Requests the run for a cron slot (ISO time). Idempotent per slot. */
export async function scheduleGenerator(generator: GeneratorId, slot: string, ctx: Context): Promise<void> {
  await enqueueRun({ id: `gen-${generator}-${slot}`, generator, slot }, ctx);
}

/** Requests a manual run; returns its id in the log. */
export async function requestRun(generator: GeneratorId, ctx: Context): Promise<string> {
  const id = newId();
  await enqueueRun({ id, generator, slot: null }, ctx);
  return id;
}

/**
 * Does one run: writes the next unused brief as a draft and logs it. A redelivery resumes where the run stopped, or
 * does nothing. The switch turns off the schedule, not manual runs.
 * @throws any failure, after logging it, so that the queue redelivers the message
 */
export async function runGenerator(
  message: z.infer<typeof runMessage.schema>,
  ctx: Context,
  writer: Writer = embeddedWriter,
): Promise<void> {
  const run: Run = { id: message.id, generator: message.generator, slot: message.slot };
  const startedAt = ctx.clock();
  const elapsed = () => ctx.clock().getTime() - startedAt.getTime();
  if (!(await openRun(ctx.db, run, startedAt))) return;
  try {
    const reason = await writeNext(run, ctx, writer, elapsed);
    if (reason !== null) await skipRun(ctx.db, run.id, reason, elapsed());
  } catch (error) {
    await failRun(ctx.db, run.id, errorText(error), elapsed());
    throw error;
  }
}

/** Returns the reason if nothing was written, otherwise null. */
async function writeNext(
  run: Run,
  ctx: Context,
  writer: Writer,
  elapsed: () => number,
): Promise<string | null> {
  if (run.slot !== null && !(await isGeneratorEnabled(ctx.db, run.generator))) return SWITCHED_OFF;
  const reserved = await reserveNextBrief(ctx.db, run);
  if (!reserved) return ALL_WRITTEN;
  const draft = await writer.write(reserved.brief);
  const finished = { runId: run.id, ...reserved, draft, writer: writer.name, durationMs: elapsed() };
  await finishRun(ctx.db, finished, ctx.clock());
  return null;
}

async function reserveNextBrief(db: Db, run: Run): Promise<{ brief: Brief; blogId: string } | null> {
  for (let attempt = 1; attempt <= RESERVATION_ATTEMPTS; attempt += 1) {
    const held = await readReservation(db, run.id);
    const brief = held && findBrief(run.generator, held.briefKey);
    if (held && brief) return { brief, blogId: held.blogId };
    const next = chooseBrief(run.generator, await listUsedBriefs(db, run.generator));
    if (!next) return null;
    await reserveBrief(db, run.id, { briefKey: briefKey(next), blogId: newId() });
  }
  throw new Error("Other runs took every brief that was chosen");
}

async function enqueueRun(run: Run, ctx: Context): Promise<void> {
  const message = { v: 1, type: runMessage.type, ...run };
  await enqueueOnce(ctx.db, ctx.queues, { queue: runMessage.queue, message }, ctx.clock());
}
