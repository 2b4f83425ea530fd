import type { JobContext } from "../platform/jobs/job-context.server";
import { recordMessages } from "./record.server";
import { type AnalyticsMessage, analyticsMessage } from "./visit";

/**
 * Records the bodies of a queue batch in one call; returns those that are no analytics message.
 * @throws when the database refuses: nothing is recorded then, and the whole batch may be delivered again
 */
export async function consumeAnalytics(bodies: unknown[], job: JobContext): Promise<unknown[]> {
  const messages: AnalyticsMessage[] = [];
  const refused: unknown[] = [];
  for (const body of bodies) {
    const parsed = analyticsMessage.safeParse(body);
    if (parsed.success) messages.push(parsed.data);
    else refused.push(body);
  }
  await recordMessages(job.db, messages, job.clock());
  return refused;
}
