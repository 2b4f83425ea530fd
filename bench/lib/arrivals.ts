import type { AnalyticsMessage } from "../../app/analytics/visit.ts";

/** As in wrangler.toml: messages, and seconds after the first of them. */
export type QueueBatch = { max_batch_size: number; max_batch_timeout: number };

/** Messages in the order of their arrival as a queue delivers them: when a batch is full, or its first has waited. */
export function batchesOf(
  messages: AnalyticsMessage[],
  { max_batch_size: size, max_batch_timeout: seconds }: QueueBatch,
): AnalyticsMessage[][] {
  const batches: AnalyticsMessage[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const message of messages) {
    const at = Date.parse("hit" in message ? message.hit.timestamp : message.timestamp);
    const batch = batches.at(-1);
    if (batch && at < end && batch.length < size) batch.push(message);
    else {
      batches.push([message]);
      end = at + seconds * 1000;
    }
  }
  return batches;
}
