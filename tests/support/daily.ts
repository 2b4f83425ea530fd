import { runSchedule } from "../../workers/jobs/schedule";
import { deliver } from "./deliver";

/**
 * Fires the daily cron, delivers what it puts in the queue and what that puts there, each message in a batch of its own
 * as `wrangler.toml` says. `around` runs each invocation. Returns the messages that were not acked.
 */
export async function runDaily(
  rawEnv: object,
  at = Date.now(),
  around = async (_name: string, run: () => Promise<unknown>) => void (await run()),
): Promise<unknown[]> {
  const waiting: unknown[] = [];
  const send = async (body: unknown) => void waiting.push(body);
  const sendBatch = async (batch: Iterable<{ body: unknown }>) => {
    for (const { body } of batch) await send(body);
  };
  const env = { ...rawEnv, CONTENT_QUEUE: { send, sendBatch } };
  const failed: unknown[] = [];
  await around("cron", () => runSchedule({ cron: "10 3 * * *", scheduledTime: at, noRetry: () => {} }, env));
  for (let body = waiting.shift(); body; body = waiting.shift()) {
    await around(JSON.stringify(body), async () => {
      const { explicitAcks } = await deliver("beaconry-content", [body], env);
      if (explicitAcks.length === 0) failed.push(body);
    });
  }
  return failed;
}
