import { recordUnsentHits } from "../../app/analytics/collect/unsent-hits.server";
import { recordMessages } from "../../app/analytics/counts/record.server";
import { pathsOf, resolvePaths } from "../../app/analytics/counts/resolve-paths";
import type { AnalyticsMessage } from "../../app/analytics/visit";
import { listServedPaths } from "../../app/indexing/redirects.server";
import type { JobContext } from "../../app/platform/jobs/job-context.server";
import { logError } from "../../app/platform/log.server";

export type QueuedHit = { message: Message; hit: AnalyticsMessage };

/** A hit's third delivery; the two before may have failed because of another hit in its batch. */
const SUSPECT_ATTEMPTS = 3;
const RETRY_SECONDS = 10;

/**
 * Records the hits of a batch in one write and acks them. If that fails they are redelivered, and from the third time
 * on each is also tried alone, so that one that the database rejects cannot hold up the others for good.
 */
export async function recordHits(hits: QueuedHit[], ctx: JobContext): Promise<void> {
  if (hits.length === 0) return;
  try {
    await recordTogether(hits, ctx);
  } catch (error) {
    logError("jobs.record-hits", error, { messages: hits.length });
    const isSuspect = hits.length > 1 && hits.some(({ message }) => message.attempts >= SUSPECT_ATTEMPTS);
    if (isSuspect) for (const hit of hits) await recordHits([hit], ctx);
    else for (const { message } of hits) message.retry({ delaySeconds: RETRY_SECONDS });
  }
}

/** Records what requests kept while the queue did not take it. */
export async function sweepUnsentHits(ctx: JobContext): Promise<void> {
  await recordUnsentHits(ctx.analyticsDb, (messages) => record(messages, ctx));
}

async function recordTogether(hits: QueuedHit[], ctx: JobContext): Promise<void> {
  await record(
    hits.map(({ hit }) => hit),
    ctx,
  );
  for (const { message } of hits) message.ack();
}

/** Records hits as if they came in one batch. A hit that is recorded already changes nothing. */
export async function record(
  messages: AnalyticsMessage[],
  { db, analyticsDb, env, company }: JobContext,
): Promise<void> {
  const [served, { timeZone }] = await Promise.all([listServedPaths(db, pathsOf(messages)), company()]);
  const limit = { perDay: env.ANALYTICS_ROWS_PER_DAY, zone: timeZone };
  await recordMessages(analyticsDb, resolvePaths(messages, served), limit);
}
