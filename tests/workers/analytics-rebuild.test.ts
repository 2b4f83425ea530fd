import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { archiveHits } from "../../app/analytics/counts/archive.task.server";
import { foldCounts } from "../../app/analytics/counts/fold.task.server";
import { rebuildRollups } from "../../app/analytics/counts/rebuild.server";
import { recordMessages } from "../../app/analytics/counts/record.server";
import type { AnalyticsMessage } from "../../app/analytics/visit";
import { pageViewAt } from "../support/page-views";
import { analyticsRows, clearAnalytics, testAnalyticsDb } from "../support/workers-env";

const db = testAnalyticsDb();
/** Months since January 1970. */
const JANUARY = 672;
const FEBRUARY = 673;
const NOW = new Date("2026-03-05T15:20:00.000Z");

beforeEach(clearAnalytics);

const viewsAt = (count: number, iso: string) =>
  Array.from({ length: count }, () => pageViewAt(new Date(iso)));
const months = (dimension = "total") =>
  analyticsRows(
    "select month, visits, views from rollup_months where dimension = ? order by month",
    dimension,
  );
const write = (statement: string) => env.ANALYTICS_DB.prepare(statement).run();

/** Three visits and a program in January and two visits in February, folded; one in March, which is not over. */
async function recordThreeMonths() {
  const messages = [
    ...viewsAt(2, "2026-01-01T00:00:00.000Z"),
    ...viewsAt(1, "2026-01-31T23:59:59.999Z"),
    ...viewsAt(2, "2026-02-01T00:00:00.000Z"),
    ...viewsAt(1, "2026-03-01T00:00:00.000Z"),
    timed(bot, "2026-01-10T00:00:00.000Z"),
  ];
  await recordMessages(db, messages);
  await foldCounts(db, NOW);
}
const SUMS = [
  { month: JANUARY, visits: 3, views: 3 },
  { month: FEBRUARY, visits: 2, views: 2 },
];

test("months are folded once they are over, from their first UTC hour to their last, and folding again changes nothing", async () => {
  await recordThreeMonths();
  expect(await months()).toEqual(SUMS);
  await foldCounts(db, NOW);
  expect(await months()).toEqual(SUMS);
  await foldCounts(db, new Date("2026-04-01T00:00:00.000Z"));
  expect(await months()).toEqual(SUMS);
  await foldCounts(db, new Date("2026-04-02T00:00:00.000Z"));
  expect(await months()).toEqual([...SUMS, { month: FEBRUARY + 1, visits: 1, views: 1 }]);
});

test("after a rebuild and a fold, months whose sums were wrong or missing are the sums of their hits", async () => {
  await recordThreeMonths();
  await write("update rollup_months set visits = 99, views = 99 where dimension = 'total'");
  await write("delete from rollup_months where dimension = 'channel'");
  await write("delete from rollup_days where dimension = 'channel'");
  await write("delete from hour_counts where dimension = 'channel'");
  await rebuildRollups(db);
  await foldCounts(db, NOW);
  expect(await months()).toEqual(SUMS);
  expect(await months("channel")).toEqual(SUMS.map((sum) => ({ ...sum, views: 0 })));
  // What has no rows is not derived from any, and stays.
  expect(await months("filtered")).toEqual([{ month: JANUARY, visits: 0, views: 1 }]);
});

test("a rebuild leaves the months before the oldest raw row as they are", async () => {
  await recordThreeMonths();
  // 32 days back from March 5 begins on February 1.
  await archiveHits({ db, archive: env.ARCHIVE }, 32, NOW);
  await write(
    `update rollup_months set visits = 7, views = 8 where dimension = 'total' and month = ${JANUARY}`,
  );
  await write(`update rollup_months set visits = 99 where dimension = 'total' and month = ${FEBRUARY}`);
  expect(await rebuildRollups(db)).toBe(3);
  await foldCounts(db, NOW);
  expect(await months()).toEqual([{ month: JANUARY, visits: 7, views: 8 }, SUMS[1]]);
});

test("a late hit in a folded month is in its sums after the next fold", async () => {
  await recordThreeMonths();
  await recordMessages(db, viewsAt(4, "2026-01-15T12:00:00.000Z"));
  await foldCounts(db, NOW);
  expect(await months()).toEqual([{ month: JANUARY, visits: 7, views: 7 }, SUMS[1]]);
});

/** The message as if it had come at another time. */
function timed(message: AnalyticsMessage, timestamp: string): AnalyticsMessage {
  switch (message.type) {
    case "analytics.page-view":
      return { ...message, hit: { ...message.hit, timestamp } };
    case "analytics.event":
      return { ...message, hit: { ...message.hit, timestamp } };
    default:
      return { ...message, timestamp };
  }
}
const bot: AnalyticsMessage = {
  ...{ v: 1, type: "analytics.count", id: crypto.randomUUID(), reason: "bot" },
  ...{ eventName: null, pagePath: "/", timestamp: NOW.toISOString() },
};
const BEFORE = "2026-03-05T08:59:59.900Z";
const AFTER = "2026-03-05T09:00:00.100Z";

test.each([
  ["the earlier first", BEFORE, AFTER],
  ["the later first", AFTER, BEFORE],
])("a hit that the browser sends again over the hour counts once, %s", async (_, first, second) => {
  for (const message of [pageViewAt(NOW), bot]) {
    await clearAnalytics();
    await recordMessages(db, [timed(message, first)]);
    await recordMessages(db, [timed(message, second)]);
    await recordMessages(db, [timed(message, first), timed(message, second)]);
    const counted = "select sum(views) n from rollup_hours where dimension in ('page', 'filtered')";
    expect(await analyticsRows(counted), message.type).toEqual([{ n: 1 }]);
  }
});

test("the same id two hours later is another hit: nobody sends a hit again for so long", async () => {
  const view = pageViewAt(NOW);
  await recordMessages(db, [timed(view, BEFORE)]);
  await recordMessages(db, [timed(view, "2026-03-05T10:00:00.000Z")]);
  expect(await analyticsRows("select count(*) n from hits")).toEqual([{ n: 2 }]);
});
