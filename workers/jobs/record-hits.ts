import { recordUnsentHits } from "../../app/analytics/collect/unsent-hits.server";
import { recordMessages } from "../../app/analytics/counts/record.server";
import { pathsOf, resolvePaths } from "../../app/analytics/counts/resolve-paths";
import type { AnalyticsMessage } from "../../app/analytics/visit";
import { listServedPaths } from "../../app/indexing/redirects/redirects.server";
import { isFullError } from "../../app/platform/db/size.server";
import type { JobContext } from "../../app/platform/jobs/job-context.server";
import { logError } from "../../app/platform/log.server";

export type QueuedHits = { message: Message; hits: AnalyticsMessage[] };

/** A message's third delivery; the two before may have failed because of another one in its batch. */
const SUSPECT_ATTEMPTS = 3;
const RETRY_SECONDS = 10;

/**
 * Records the hits of a batch in one write and acks its messages. If that fails they are redelivered, and from the
 * third time on each hit is also tried alone, so that one that the database rejects cannot hold up the others for good.
 */
export async function recordHits(queued: QueuedHits[], ctx: JobContext): Promise<void> {
  if (queued.length === 0) return;
  try {
    await record(
      queued.flatMap(({ hits }) => hits),
      ctx,
    );
    for (const { message } of queued) message.ack();
  } catch (error) {
    logError("jobs.record-hits", error, { messages: queued.length });
    const isSuspect = queued.some(({ message }) => message.attempts >= SUSPECT_ATTEMPTS);
    if (isSuspect) for (const one of queued) await recordOneByOne(one, ctx);
    else for (const { message } of queued) message.retry({ delaySeconds: RETRY_SECONDS });
  }
}

/** A hit that is recorded already changes nothing, so the whole message comes again if one of its hits fails. */
async function recordOneByOne({ message, hits }: QueuedHits, ctx: JobContext): Promise<void> {
  let isRecorded = true;
  for (const hit of hits) {
    await record([hit], ctx).catch((error: unknown) => {
      logError("jobs.record-hits", error, { messages: 1 });
      isRecorded = false;
    });
  }
  if (isRecorded) message.ack();
  else message.retry({ delaySeconds: RETRY_SECONDS });
}

/** Records what requests kept while the queue did not take it. */
export async function sweepUnsentHits(ctx: JobContext): Promise<void> {
  await recordUnsentHits(ctx.analyticsDb, (messages) => record(messages, ctx));
}

/**
 * Records hits as if they came in one batch. A hit that is recorded already changes nothing. Those that find the
 * database full are dropped: waiting for room, they would come again without end.
 */
export async function record(
  messages: AnalyticsMessage[],
  { db, analyticsDb, env, company }: JobContext,
): Promise<void> {
  const [served, { timeZone }] = await Promise.all([listServedPaths(db, pathsOf(messages)), company()]);
  const limit = { perDay: env.ANALYTICS_ROWS_PER_DAY, zone: timeZone };
  await recordMessages(analyticsDb, resolvePaths(messages, served), limit).catch((error: unknown) => {
    if (!isFullError(error)) throw error;
    logError("jobs.record-hits.full", error, { dropped: messages.length });
  });
}
