import type { Env } from "../env.server";
import type { QueueName } from "./message";

/** The four queue producers by name. */
export type Queues = Record<QueueName, Pick<Queue, "send" | "sendBatch">>;

export function queuesOf(env: Env): Queues {
  return {
    mail: env.MAIL_QUEUE,
    indexing: env.INDEXING_QUEUE,
    analytics: env.ANALYTICS_QUEUE,
    content: env.CONTENT_QUEUE,
  };
}
