import { z } from "zod";
import { isoAfter, SECOND, systemClock } from "../../app/platform/clock";
import { keepErrorsOfJob } from "../../app/platform/errors/kept-errors.server";
import { recordFailedJob } from "../../app/platform/jobs/failed-jobs.server";
import { createJobContext, type JobContext } from "../../app/platform/jobs/job-context.server";
import {
  claimOutbox,
  completeOutbox,
  hasOutboxEntry,
  releaseOutbox,
} from "../../app/platform/jobs/outbox.server";
import { FinalFailure, waitAfter } from "../../app/platform/jobs/retries";
import { RetryAfter } from "../../app/platform/jobs/retry-after";
import { SWEEP_INTERVAL } from "../../app/platform/jobs/sweep.server";
import { errorText, logError } from "../../app/platform/log.server";
import { type Job, parseMessage } from "./handlers";
import { type QueuedHits, recordHits } from "./record-hits";

const DEAD_LETTERS = "beaconry-dead";
/** One less than `max_retries` of wrangler.toml and the first delivery allow. */
const MOST_DELIVERIES = 5;
/** Even a message of an unknown form names its outbox entry. */
const named = z.object({ id: z.string().min(1) });

type Delivery = { message: Message; queue: string; ctx: JobContext };

/** Entry point of every queue. Jobs are acked or retried one by one; the hits of a batch are recorded in one write. */
export async function consume(batch: MessageBatch, rawEnv: unknown): Promise<void> {
  const bodies = batch.messages.map(({ body }) => body);
  const ctx = createJobContext(rawEnv, systemClock, bodies);
  const hits: QueuedHits[] = [];
  for (const message of batch.messages) {
    const delivery = { message, queue: batch.queue, ctx };
    await retryOnError(message, async () => {
      if (batch.queue === DEAD_LETTERS) return recordDeadLetter(delivery);
      const parsed = parseMessage(message.body);
      if (!parsed) return recordUnparseable(delivery);
      if (parsed.kind === "job") return runJob(parsed, delivery);
      hits.push({ message, hits: parsed.hits });
    });
  }
  await recordHits(hits, ctx);
  await keepErrorsOfJob(ctx.db);
}

/** If the database is down, the queue keeps the message and redelivers it. */
async function retryOnError(message: Message, step: () => Promise<void>): Promise<void> {
  try {
    await step();
  } catch (error) {
    logError("jobs.consume", error, { attempts: message.attempts });
    message.retry({ delaySeconds: 10 });
  }
}

async function runJob(job: Job, delivery: Delivery): Promise<void> {
  const { message, queue, ctx } = delivery;
  const claim = await claimOutbox(ctx.db, job.id, job.retries.lease, ctx.clock());
  if (claim.kind === "finished") return message.ack();
  if (claim.kind === "held") return redeliver(message, secondsUntil(claim.dueAt, ctx.clock()));
  try {
    await job.run(ctx);
  } catch (error) {
    logError("jobs.attempt", error, { queue, attempt: claim.attempt });
    return failAttempt(job, claim.attempt, error, delivery);
  }
  await completeOutbox(ctx.db, job.id, ctx.clock());
  message.ack();
}

/**
 * Tries again after a growing wait, or later if a service asks for that; a final failure and the last attempt record a
 * failed job.
 */
async function failAttempt(job: Job, attempt: number, cause: unknown, delivery: Delivery): Promise<void> {
  const { message, queue, ctx } = delivery;
  const error = errorText(cause);
  const isLast = cause instanceof FinalFailure || attempt >= job.retries.attempts;
  await job.noteError(error, isLast, ctx);
  if (isLast) {
    const failure = { queue, message: message.body, error, attempts: attempt, outboxId: job.id };
    await recordFailedJob(ctx.db, failure, ctx.clock());
    return message.ack();
  }
  const wait = waitAfter(attempt, job.retries, ctx.env.RETRY_BASE_SECONDS);
  const seconds = cause instanceof RetryAfter ? Math.max(wait, cause.seconds) : wait;
  await releaseOutbox(ctx.db, job.id, error, isoAfter(ctx.clock(), seconds * SECOND), ctx.clock());
  redeliver(message, seconds);
}

/**
 * What waits longer than the sweep's interval is left to the sweep, and so is a message before its last delivery: the
 * queue gives it up after that, long before a mail is.
 */
function redeliver(message: Message, seconds: number): void {
  if (seconds * SECOND > SWEEP_INTERVAL || message.attempts >= MOST_DELIVERIES) message.ack();
  else message.retry({ delaySeconds: seconds });
}

/** Also closes the message's outbox entry, which the sweep would otherwise send again forever. */
async function recordUnparseable({ message, queue, ctx }: Delivery): Promise<void> {
  const outboxId = await findOutboxId(message.body, ctx);
  const failure = { queue, message: message.body, attempts: message.attempts, outboxId };
  await recordFailedJob(ctx.db, { ...failure, error: "This message has an unknown form" }, ctx.clock());
  message.ack();
}

/** Records a message whose deliveries all ended before the consumer could record an error. */
async function recordDeadLetter({ message, queue, ctx }: Delivery): Promise<void> {
  const outboxId = await findOutboxId(message.body, ctx);
  const failure = { queue, message: message.body, attempts: message.attempts, outboxId };
  const error = "Every delivery of this message failed";
  await recordFailedJob(ctx.db, { ...failure, error }, ctx.clock());
  const parsed = parseMessage(message.body);
  if (parsed?.kind === "job") await parsed.noteError(error, true, ctx);
  message.ack();
}

async function findOutboxId(body: unknown, { db }: JobContext): Promise<string | null> {
  const { data } = named.safeParse(body);
  return data && (await hasOutboxEntry(db, data.id)) ? data.id : null;
}

function secondsUntil(dueAt: string, now: Date): number {
  const wait = new Date(dueAt).getTime() - now.getTime();
  return Math.ceil(Math.max(wait, SECOND) / SECOND);
}
