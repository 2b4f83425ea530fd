import { z } from "zod";

export const QUEUE_NAMES = ["mail", "indexing", "analytics", "content"] as const;
export type QueueName = (typeof QUEUE_NAMES)[number];

/** pending: waiting for a consumer; processing: claimed until due_at; done; failed: in failed_jobs. */
export const OUTBOX_STATES = ["pending", "processing", "done", "failed"] as const;

/** What every queue message has: a version, a type, and the id that makes its delivery idempotent. */
export const envelope = z.object({ v: z.literal(1), id: z.string().min(1), type: z.string().min(1) });

/**
 * Declares a message: its queue and its shape. The consumer parses it once, on receipt, so that a message of another
 * deployment is either understood or refused.
 */
export function defineMessage<Type extends string, Shape extends z.ZodRawShape>(
  queue: QueueName,
  type: Type,
  shape: Shape,
) {
  const schema = z.object({ v: z.literal(1), id: z.string().min(1), type: z.literal(type), ...shape });
  return { queue, type, schema };
}
