import { randomUUID } from "node:crypto";
import { z } from "zod";
import { createBucket, createQueue, type Queue } from "./account.ts";
import { ApiError, Page } from "./answers.ts";
import { type Call, type Route, route } from "./router.ts";

const BUCKET = z.object({ name: z.string(), locationHint: z.string().optional() });
const NEW_QUEUE = z.object({
  queue_name: z.string(),
  settings: z.record(z.string(), z.unknown()).optional(),
});
const QUEUE_CHANGE = NEW_QUEUE.partial();
const CONSUMER = z.object({
  type: z.string(),
  script_name: z.string(),
  dead_letter_queue: z.string().optional(),
  settings: z.record(z.string(), z.unknown()).optional(),
});

/** R2's buckets and the queues with their consumers. */
export const storageRoutes: Route[] = [
  route("GET", "r2/buckets", "Workers R2 Storage", (call) => ({ buckets: [...bucketsOf(call).values()] })),
  route("POST", "r2/buckets", "Workers R2 Storage", (call) => {
    const { name, locationHint } = call.json(BUCKET);
    if (bucketsOf(call).has(name)) {
      throw new ApiError(409, 10_004, "The bucket you tried to create already exists, and you own it.");
    }
    const bucket = createBucket(name, locationHint);
    call.account.buckets.set(name, bucket);
    return bucket;
  }),
  route("GET", "r2/buckets/:bucket", "Workers R2 Storage", (call) => {
    const found = bucketsOf(call).get(call.params.bucket ?? "");
    if (!found) throw new ApiError(404, 10_006, "The specified bucket does not exist.");
    return found;
  }),
  route("GET", "queues", "Queues", ({ account, query }) => {
    const names = query.getAll("name");
    const all = [...account.queues.values()];
    return new Page(
      all.filter(({ queue_name }) => names.length === 0 || names.includes(queue_name)).map(queueView),
      query,
    );
  }),
  route("POST", "queues", "Queues", ({ account, json }) => {
    const { queue_name, settings = {} } = json(NEW_QUEUE);
    if ([...account.queues.values()].some((queue) => queue.queue_name === queue_name)) {
      const text = `Queue name '${queue_name}' is already taken. Please use a different name and try again.`;
      throw new ApiError(409, 11_009, text);
    }
    const queue = { ...createQueue(queue_name), settings };
    account.queues.set(queue.queue_id, queue);
    return queueView(queue);
  }),
  route("GET", "queues/:queue", "Queues", (call) => queueView(queueOf(call))),
  route("PATCH", "queues/:queue", "Queues", changeQueue),
  route("PUT", "queues/:queue", "Queues", changeQueue),
  route("GET", "queues/:queue/consumers", "Queues", (call) => queueOf(call).consumers),
  route("POST", "queues/:queue/consumers", "Queues", (call) => {
    const queue = queueOf(call);
    if (queue.consumers.length > 0) throw new ApiError(409, 11_004, "workers.api.error.consumer_exists");
    const consumer = { consumer_id: randomUUID().replaceAll("-", ""), ...readConsumer(call) };
    queue.consumers.push(consumer);
    return consumer;
  }),
  route("PUT", "queues/:queue/consumers/:consumer", "Queues", (call) => {
    const found = queueOf(call).consumers.find(({ consumer_id }) => consumer_id === call.params.consumer);
    if (!found) throw new ApiError(404, 11_001, "The consumer does not exist.");
    return Object.assign(found, readConsumer(call));
  }),
];

function bucketsOf({ account }: Call) {
  if (!account.hasR2) throw new ApiError(403, 10_042, "Please enable R2 through the Cloudflare Dashboard.");
  return account.buckets;
}

function queueOf({ account, params }: Call): Queue {
  const queue = account.queues.get(params.queue ?? "");
  if (!queue) throw new ApiError(404, 11_000, "The specified queue does not exist.");
  return queue;
}

function changeQueue(call: Call) {
  const queue = queueOf(call);
  const { queue_name = queue.queue_name, settings } = call.json(QUEUE_CHANGE);
  return queueView(Object.assign(queue, { queue_name, settings: { ...queue.settings, ...settings } }));
}

function readConsumer({ account, json }: Call) {
  const { type, script_name: script, dead_letter_queue, settings = {} } = json(CONSUMER);
  if (!account.scripts.has(script)) throw new ApiError(404, 11_003, `The script ${script} does not exist.`);
  return { type, script, dead_letter_queue, settings };
}

function queueView(queue: Queue) {
  const { consumers } = queue;
  return { ...queue, producers: [], producers_total_count: 0, consumers_total_count: consumers.length };
}
