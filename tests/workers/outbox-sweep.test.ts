import { beforeEach, expect, test } from "vitest";
import { MINUTE } from "../../app/platform/clock";
import { readEnv } from "../../app/platform/env.server";
import type { QueueName } from "../../app/platform/jobs/message";
import { insertOutbox, queuesOf } from "../../app/platform/jobs/outbox.server";
import { sweepOutbox } from "../../app/platform/jobs/sweep.server";
import { deliver } from "../support/deliver";
import { clearTables, rawEnv, rows, testDb } from "../support/workers-env";

const QUEUES = ["mail", "indexing", "analytics", "content"] as const satisfies QueueName[];

beforeEach(() => clearTables("failed_jobs", "outbox"));

/** Sweeps five times, ten minutes apart, and delivers what each sweep sends. Returns how many messages that were. */
async function sweepForAnHour(queue: QueueName): Promise<number> {
  let sent = 0;
  for (let sweep = 1; sweep <= 5; sweep += 1) {
    const bodies: unknown[] = [];
    const queues = queuesOf(readEnv(rawEnv()));
    const recording = { ...queues[queue], send: async (body: unknown) => void bodies.push(body) };
    await sweepOutbox(
      testDb(),
      Object.assign({}, queues, { [queue]: recording }),
      new Date(Date.now() + sweep * 10 * MINUTE),
    );
    await deliver(`beaconry-${queue}`, bodies, rawEnv());
    sent += bodies.length;
  }
  return sent;
}

test.each(QUEUES)(
  "an entry of a type that nobody knows fails once, however often it is swept: %s",
  async (queue) => {
    const message = { v: 1, id: `unknown-${queue}`, type: `${queue}.burn` };
    await insertOutbox(testDb(), { queue, message }, new Date());
    expect(await sweepForAnHour(queue)).toBe(1);
    expect(await rows("select outbox_id, error, message from failed_jobs")).toEqual([
      { outbox_id: message.id, error: "This message has an unknown form", message: JSON.stringify(message) },
    ]);
    expect(await rows("select id, state from outbox")).toEqual([{ id: message.id, state: "failed" }]);
  },
);

test.each([
  ["is no JSON", "{"],
  ["is no message", "[]"],
  ["does not name its entry", JSON.stringify({ v: 1, id: "another", type: "mail.send", mailId: "y" })],
])("an entry whose message %s fails once, however often it is swept, and is not sent", async (_, message) => {
  const at = new Date().toISOString();
  await rows(
    "insert into outbox (id, queue, message, state, due_at, created_at, updated_at) values ('broken', 'mail', ?1, 'pending', ?2, ?2, ?2)",
    message,
    at,
  );
  expect(await sweepForAnHour("mail")).toBe(0);
  expect(await rows("select outbox_id, error from failed_jobs")).toEqual([
    { outbox_id: "broken", error: "This outbox entry cannot be read" },
  ]);
  expect(await rows("select id, state from outbox")).toEqual([{ id: "broken", state: "failed" }]);
});
