import type { JobContext } from "../platform/job-context.server";
import { recordMessages } from "./record.server";
import type { AnalyticsMessage } from "./visit";

/** Records a queue batch in one call. Throws when the database refuses: then the whole batch may be delivered again. */
export async function consumeAnalytics(messages: AnalyticsMessage[], job: JobContext): Promise<void> {
  await recordMessages(job.db, messages, job.clock());
}
