import { consumeAnalytics } from "../../app/analytics/record.task.server";
import { type AnalyticsMessage, analyticsMessage } from "../../app/analytics/visit";
import { isoAfter, MINUTE, SECOND } from "../../app/platform/clock";
import { recordFailedJob } from "../../app/platform/jobs/failed-jobs.server";
import { createJobContext, type JobContext } from "../../app/platform/jobs/job-context.server";
import { envelope } from "../../app/platform/jobs/message";
import {
  claimOutbox,
  completeOutbox,
  hasOutboxEntry,
  MAX_ATTEMPTS,
  releaseOutbox,
} from "../../app/platform/jobs/outbox.server";
import { errorText, logError } from "../../app/platform/log.server";
import { type Work, workOf } from "./handlers";

const DEAD_LETTERS = "beaconry-dead";
const ANALYTICS = "beaconry-analytics";

/** Entry of every queue. Each message is acked or retried alone; analytics are recorded a batch at a time. */
export async function consume(batch: MessageBatch, rawEnv: unknown): Promise<void> {
  const job = createJobContext(rawEnv);
  if (batch.queue === ANALYTICS) return recordBatch(batch, job);
  for (const message of batch.messages) {
    await guard(message, () =>
      batch.queue === DEAD_LETTERS ? bury(message, job) : consumeOne(message, batch.queue, job),
    );
  }
}

/** When the database itself fails, the queue keeps the message and brings it again. */
async function guard(message: Message, step: () => Promise<void>): Promise<void> {
  try {
    await step();
  } catch (error) {
    logError("jobs.consume", error, { attempts: message.attempts });
    message.retry({ delaySeconds: 10 });
  }
}

async function consumeOne(message: Message, queue: string, job: JobContext): Promise<void> {
  const work = workOf(message.body);
  if (!work) {
    await setApart(message, queue, job);
    return;
  }
  const claim = await claimOutbox(job.db, work.id, job.clock());
  if (claim.kind === "finished") message.ack();
  else if (claim.kind === "held") message.retry({ delaySeconds: secondsUntil(claim.dueAt, job.clock()) });
  else await attempt(work, claim.attempt, message, queue, job);
}

async function attempt(
  work: Work,
  number: number,
  message: Message,
  queue: string,
  job: JobContext,
): Promise<void> {
  try {
    await work.run(job);
  } catch (cause) {
    const error = errorText(cause);
    const final = number >= MAX_ATTEMPTS;
    logError("jobs.attempt", cause, { queue, attempt: number });
    await work.noteError(error, final, job);
    if (final) {
      const failure = { queue, message: message.body, error, attempts: number, outboxId: work.id };
      await recordFailedJob(job.db, failure, job.clock());
      message.ack();
      return;
    }
    const delaySeconds = Math.ceil(job.env.RETRY_BASE_SECONDS * 2 ** (number - 1));
    const dueAt = isoAfter(job.clock(), delaySeconds * SECOND);
    await releaseOutbox(job.db, work.id, error, dueAt, job.clock());
    message.retry({ delaySeconds });
    return;
  }
  await completeOutbox(job.db, work.id, job.clock());
  message.ack();
}

/** One call for the whole batch; a message that does not parse is set apart, the others are recorded. */
async function recordBatch(batch: MessageBatch, job: JobContext): Promise<void> {
  const known: AnalyticsMessage[] = [];
  try {
    for (const message of batch.messages) {
      const parsed = analyticsMessage.safeParse(message.body);
      if (parsed.success) known.push(parsed.data);
      else await setApart(message, batch.queue, job);
    }
    await consumeAnalytics(known, job);
    batch.ackAll();
  } catch (error) {
    logError("jobs.analytics", error, { messages: batch.messages.length });
    batch.retryAll({ delaySeconds: 10 });
  }
}

async function setApart(message: Message, queue: string, job: JobContext): Promise<void> {
  const failure = { queue, message: message.body, attempts: message.attempts, outboxId: null };
  await recordFailedJob(job.db, { ...failure, error: "This message has an unknown form" }, job.clock());
  message.ack();
}

/** A message that its own consumer could not even refuse, five times over. */
async function bury(message: Message, job: JobContext): Promise<void> {
  const known = envelope.safeParse(message.body);
  const outboxId = known.success && (await hasOutboxEntry(job.db, known.data.id)) ? known.data.id : null;
  await recordFailedJob(
    job.db,
    {
      queue: DEAD_LETTERS,
      message: message.body,
      error: "Every delivery of this message failed",
      attempts: message.attempts,
      outboxId,
    },
    job.clock(),
  );
  message.ack();
}

function secondsUntil(dueAt: string, now: Date): number {
  const wait = new Date(dueAt).getTime() - now.getTime();
  return Math.ceil(Math.min(Math.max(wait, SECOND), 10 * MINUTE) / SECOND);
}
