import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepUnsentHits, recordUnsentHits } from "../../app/analytics/collect/unsent-hits.server";
import type { AnalyticsMessage } from "../../app/analytics/visit";
import { createJobContext } from "../../app/platform/jobs/job-context.server";
import { sweepUnsentHits } from "../../workers/jobs/record-hits";
import { deliver } from "../support/deliver";
import { envFailingAt } from "../support/failing-db";
import { pageViewAt } from "../support/page-views";
import { analyticsRows, clearAnalytics, rawEnv, testAnalyticsDb } from "../support/workers-env";

const ANALYTICS = "beaconry-analytics";
const NOW = new Date("2026-03-10T09:15:00.000Z");

/** Fails every insert of a hit with the title "Poison". */
const REJECT = `create trigger reject_poison before insert on hits
  when (select text from texts where id = new.title) = 'Poison' begin select raise(abort, 'rejected'); end`;

beforeEach(async () => {
  await clearAnalytics();
  await env.ANALYTICS_DB.prepare(REJECT).run();
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(async () => {
  await env.ANALYTICS_DB.prepare("drop trigger reject_poison").run();
  vi.restoreAllMocks();
});

const views = (count: number) => Array.from({ length: count }, () => pageViewAt(NOW));

function poison(): AnalyticsMessage {
  const view = pageViewAt(NOW);
  return view.type === "analytics.page-view" ? { ...view, hit: { ...view.hit, pageTitle: "Poison" } } : view;
}

const recorded = async () => (await analyticsRows("select count(*) n from hits"))[0]?.n;
const kept = async () => (await analyticsRows("select count(*) n from unsent_hits"))[0]?.n;
const countedViews = async () =>
  (await analyticsRows("select sum(views) n from rollup_hours where dimension = 'page'"))[0]?.n;

test("on its first and second delivery a batch with a rejected hit is redelivered as a whole", async () => {
  const batch = [...views(2), poison(), ...views(2)];
  for (const attempts of [1, 2]) {
    const { explicitAcks, retryMessages } = await deliver(ANALYTICS, batch, rawEnv(), attempts);
    expect(explicitAcks).toEqual([]);
    expect(retryMessages).toHaveLength(5);
  }
  expect(await recorded()).toBe(0);
});

test("from the third delivery on a rejected hit is redelivered alone; the others are recorded once and acked", async () => {
  const batch = [...views(2), poison(), ...views(2)];
  for (const attempts of [3, 4]) {
    const { explicitAcks, retryMessages } = await deliver(ANALYTICS, batch, rawEnv(), attempts);
    expect(explicitAcks).toEqual(["message-0", "message-1", "message-3", "message-4"]);
    expect(retryMessages).toEqual([expect.objectContaining({ msgId: "message-2" })]);
  }
  expect([await recorded(), await countedViews()]).toEqual([4, 4]);
});

test("a rejected hit that comes a third time among fresh ones does not take them along", async () => {
  const batch = [...views(2), poison(), ...views(1)];
  const { explicitAcks, retryMessages } = await deliver(ANALYTICS, batch, rawEnv(), [1, 1, 3, 2]);
  expect(explicitAcks).toEqual(["message-0", "message-1", "message-3"]);
  expect(retryMessages).toEqual([expect.objectContaining({ msgId: "message-2" })]);
  expect(await recorded()).toBe(3);
});

test("of a message with several hits a rejected one holds up none, and the message comes again without counting them twice", async () => {
  const together = [views(2), [poison()], views(1)].flat();
  const message = { v: 1, id: together[0]?.id, type: "analytics.hits", hits: together };
  for (const attempts of [3, 4]) {
    const { explicitAcks, retryMessages } = await deliver(
      ANALYTICS,
      [message, ...views(1)],
      rawEnv(),
      attempts,
    );
    expect(explicitAcks).toEqual(["message-1"]);
    expect(retryMessages).toEqual([expect.objectContaining({ msgId: "message-0" })]);
  }
  // A view of the second delivery is another one.
  expect([await recorded(), await countedViews()]).toEqual([5, 5]);
});

test("a rejected hit that comes alone is redelivered, however often", async () => {
  for (const attempts of [1, 3, 6]) {
    const { retryMessages } = await deliver(ANALYTICS, [poison()], rawEnv(), attempts);
    expect(retryMessages).toHaveLength(1);
  }
});

const sweep = (bindings: object) => sweepUnsentHits(createJobContext(bindings));

test("a sweep whose recording fails leaves the kept hits; the next one records them once and forgets them", async () => {
  await keepUnsentHits(testAnalyticsDb(), views(3));
  await expect(sweep(envFailingAt(/insert into "hits"/, "ANALYTICS_DB"))).rejects.toThrow("disk I/O error");
  expect([await kept(), await recorded()]).toEqual([3, 0]);
  await sweep(rawEnv());
  expect([await kept(), await recorded(), await countedViews()]).toEqual([0, 3, 3]);
  await sweep(rawEnv());
  expect([await recorded(), await countedViews()]).toEqual([3, 3]);
});

test("hits that were recorded but could not be forgotten are recorded again without being counted twice", async () => {
  await keepUnsentHits(testAnalyticsDb(), views(3));
  await expect(sweep(envFailingAt(/delete from "unsent_hits"/, "ANALYTICS_DB"))).rejects.toThrow();
  expect([await kept(), await countedViews()]).toEqual([3, 3]);
  await sweep(rawEnv());
  expect([await kept(), await recorded(), await countedViews()]).toEqual([0, 3, 3]);
});

test("a hit that is kept twice, and delivered by the queue as well, counts once", async () => {
  const [view] = views(1);
  if (!view) throw new Error("There is no hit");
  await keepUnsentHits(testAnalyticsDb(), [view]);
  await keepUnsentHits(testAnalyticsDb(), [view]);
  await deliver(ANALYTICS, [view], rawEnv());
  await sweep(rawEnv());
  expect([await kept(), await recorded(), await countedViews()]).toEqual([0, 1, 1]);
});

test("more hits than are read at once are all handed over once, also those that are kept meanwhile", async () => {
  const all = views(6);
  const db = testAnalyticsDb();
  await keepUnsentHits(db, all.slice(0, 5));
  const handed: string[] = [];
  const record = async (messages: AnalyticsMessage[]) => {
    if (handed.length === 0) await keepUnsentHits(db, all.slice(5));
    handed.push(...messages.map(({ id }) => id));
    expect(messages.length).toBeLessThanOrEqual(2);
  };
  expect(await recordUnsentHits(db, record, 2)).toBe(6);
  expect(handed.sort()).toEqual(all.map(({ id }) => id).sort());
  expect(await kept()).toBe(0);
});
