import { env } from "cloudflare:workers";
import { z } from "zod";
import { action } from "../../app/analytics/collect/collect.route";
import { createAppContext } from "../../app/platform/context.server";

export const NOW = new Date("2026-03-10T09:15:00.000Z");
export const CHROME =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36";
export const BROWSER = {
  "User-Agent": CHROME,
  "Content-Type": "text/plain;charset=UTF-8",
  "Accept-Language": "en-US,en;q=0.9",
};

/** A page view as the site's script sends it. */
export const hit = () => ({
  kind: "page-view",
  id: crypto.randomUUID(),
  session: crypto.randomUUID(),
  path: "/platform",
  title: "Platform",
  referrer: "",
  age: 320,
});

type CollectOptions = {
  body?: BodyInit;
  method?: string;
  headers?: Record<string, string>;
  cf?: unknown;
  isQueueDown?: boolean;
  /** Default: NOW. */
  at?: number;
};

/**
 * Posts to the route like a browser; returns the response, what was queued, and the messages of single hits in that,
 * after all background work is done.
 */
export async function collect(
  sent: unknown,
  { body, method = "POST", headers = {}, cf, isQueueDown = false, at = NOW.getTime() }: CollectOptions = {},
) {
  const queued: unknown[] = [];
  const pending: Promise<unknown>[] = [];
  const queue = {
    async send(message: unknown) {
      if (isQueueDown) throw new Error("Queue unavailable");
      queued.push(JSON.parse(JSON.stringify(message)));
    },
    async sendBatch(batch: Iterable<{ body: unknown }>) {
      for (const { body } of batch) await queue.send(body);
    },
  };
  const context = createAppContext({
    rawEnv: { ...env, ANALYTICS_QUEUE: queue },
    waitUntil: (promise) => pending.push(promise),
    buildId: "test",
    cf,
    clock: () => new Date(at),
  });
  const request = new Request("http://localhost:8788/collect", {
    method,
    headers: { ...BROWSER, ...headers },
    body: method === "GET" ? undefined : (body ?? JSON.stringify(sent)),
  });
  const response = await answerOf(() => action({ request, context, params: {} }));
  await Promise.all(pending);
  const messages = queued.flatMap((message) => together.safeParse(message).data?.hits ?? [message]);
  return { response, status: response.status, text: await response.text(), queued, messages };
}

const together = z.object({ type: z.literal("analytics.hits"), hits: z.array(z.unknown()) });

/** What the route returns or throws. */
export async function answerOf(run: () => Promise<Response>): Promise<Response> {
  try {
    return await run();
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  }
}
