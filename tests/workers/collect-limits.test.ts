import { beforeEach, expect, test } from "vitest";
import { collect, hit, NOW } from "../support/collect";
import { analyticsRows, clearAnalytics, rows } from "../support/workers-env";

beforeEach(clearAnalytics);

const outcomeOf = (message: unknown) => JSON.stringify(message).match(/"reason":"([\w-]+)"/)?.[1] ?? "stored";

/** Sends hits of different sessions, 20 a request. */
async function send(count: number, address: string, at = NOW.getTime()): Promise<string[]> {
  const outcomes: string[] = [];
  for (let sent = 0; sent < count; sent += 20) {
    const items = Array.from({ length: Math.min(20, count - sent) }, hit);
    const { messages } = await collect(items, { headers: { "CF-Connecting-IP": address }, at });
    outcomes.push(...messages.map(outcomeOf));
  }
  return outcomes;
}

test("more than 1,000 hits at once of one network are counted as filtered, however many sessions it invents", async () => {
  const outcomes = await send(1100, "2001:db8:9::1");
  expect(outcomes.slice(0, 1000)).toEqual(Array(1000).fill("stored"));
  expect(outcomes.slice(1000)).toEqual(Array(100).fill("rate"));
  // An IPv6 network is a /64: another address of it is the same visitor, the next network is not.
  expect(await send(1, "2001:db8:9::2")).toEqual(["rate"]);
  expect(await send(1, "2001:db8:a::1")).toEqual(["stored"]);
  // Five a second come back.
  expect(await send(12, "2001:db8:9::1", NOW.getTime() + 2000)).toEqual([
    ...Array(10).fill("stored"),
    ...Array(2).fill("rate"),
  ]);
});

test.each(["/blog/preview/0199-secret", "/blog/preview/x?step=2"])(
  "a page view or an event of the draft at %s answers 204 and is queued nowhere, also while the queue is down",
  async (path) => {
    for (const isQueueDown of [false, true]) {
      const items = [
        { ...hit(), path },
        { ...hit(), path, session: null },
        { ...hit(), path, kind: "event", name: "phone_click", data: { phone_number: "1" } },
      ];
      const { status, messages } = await collect(items, { isQueueDown });
      expect([status, messages]).toEqual([204, []]);
    }
    expect(await analyticsRows("select * from unsent_hits")).toEqual([]);
    expect(await rows("select * from failed_jobs")).toEqual([]);
  },
);

test("a page whose address only begins alike is counted", async () => {
  const { messages } = await collect({ ...hit(), path: "/blog/previews-of-spring" });
  expect(messages).toHaveLength(1);
});

test("of a request that mixes them, only the draft's hits are left out", async () => {
  const { messages } = await collect([{ ...hit(), path: "/blog/preview/1" }, hit()]);
  expect(messages.map((message) => JSON.stringify(message).includes("preview"))).toEqual([false]);
});
