import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import { env as bindings } from "cloudflare:workers";
import { consume } from "../../workers/jobs/consume";

/**
 * Delivers the bodies as one queue batch, all of them or each for the nth time, once what failed before is due again.
 * Returns which messages were acked and which are to be retried.
 */
export async function deliver(
  queue: string,
  bodies: unknown[],
  env: object,
  attempts: number | number[] = 1,
) {
  await bindings.DB.exec("update outbox set due_at = created_at where state = 'pending' and attempts > 0");
  const batch = createMessageBatch(
    queue,
    bodies.map((body, at) => {
      const nth = typeof attempts === "number" ? attempts : (attempts[at] ?? 1);
      return { id: `message-${at}`, timestamp: new Date(), attempts: nth, body };
    }),
  );
  await consume(batch, env);
  return getQueueResult(batch, createExecutionContext());
}
