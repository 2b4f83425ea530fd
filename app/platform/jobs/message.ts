import { z } from "zod";

export const QUEUE_NAMES = ["mail", "indexing", "analytics", "content"] as const;
export type QueueName = (typeof QUEUE_NAMES)[number];

/** pending: waiting for a consumer; processing: claimed until due_at; failed: recorded in failed_jobs. */
export const OUTBOX_STATES = ["pending", "processing", "done", "failed"] as const;

/** Common to all queue messages: a version, a type, and an id that makes delivery idempotent. */
export const envelope = z.object({ v: z.literal(1), id: z.string().min(1), type: z.string().min(1) });

/**
 * Declares a message: its queue, the label by which staff read of its job ("Send a mail"), and its shape. The consumer
 * parses it on receipt, so a message from another deployment is either understood or rejected.
 */
export function defineMessage<Type extends string, Shape extends z.ZodRawShape>(
  queue: QueueName,
  type: Type,
  label: string,
  shape: Shape,
) {
  const schema = z.object({ v: z.literal(1), id: z.string().min(1), type: z.literal(type), ...shape });
  return { queue, type, label, schema };
}
