import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import { consume } from "../../workers/jobs/consume";

/** Delivers the bodies as one queue batch. Returns which messages were acked and which are to be retried. */
export async function deliver(queue: string, bodies: unknown[], env: object, attempts = 1) {
  const batch = createMessageBatch(
    queue,
    bodies.map((body, at) => ({ id: `message-${at}`, timestamp: new Date(), attempts, body })),
  );
  await consume(batch, env);
  return getQueueResult(batch, createExecutionContext());
}
