import { beforeEach, expect, test } from "vitest";
import { recordMessages } from "../../app/analytics/counts/record.server";
import { DAY } from "../../app/platform/clock";
import { runDaily } from "../support/daily";
import { envFailingAt } from "../support/failing-db";
import { pageViewAt } from "../support/page-views";
import { requestSite } from "../support/site";
import { signedInOnSite } from "../support/staff";
import { analyticsRows, clearAnalytics, clearTables, rows, testAnalyticsDb } from "../support/workers-env";

beforeEach(async () => {
  await clearAnalytics();
  await clearTables("cron_slots", "outbox", "settings", "sessions", "users");
});

/** Runs the daily tasks in a program that has read nothing of the company yet. */
async function runTasks(settings: Record<string, string>): Promise<void> {
  expect(await runDaily({ ...envFailingAt({ test: () => false }), ...settings })).toEqual([]);
}

const daysAgo = (days: number) => new Date(Date.now() - days * DAY);

test.each([
  ["7", "shorter"],
  ["365", "longer"],
])(
  "page views are archived after the days that the company has set, though the environment says %s, which is %s",
  async (ANALYTICS_RAW_DAYS) => {
    const [kept, archived] = [pageViewAt(daysAgo(29)), pageViewAt(daysAgo(32))];
    await recordMessages(testAnalyticsDb(), [kept, archived]);
    await rows(
      "insert into settings (key, value, updated_at) values ('company', ?, ?)",
      JSON.stringify({ ANALYTICS_RAW_DAYS: 30 }),
      new Date().toISOString(),
    );
    await runTasks({ ANALYTICS_RAW_DAYS });
    expect(await analyticsRows("select id from website_analytics")).toEqual([{ id: kept.id }]);
  },
);

test("until the company has set the days, the environment's count", async () => {
  const [kept, archived] = [pageViewAt(daysAgo(29)), pageViewAt(daysAgo(32))];
  await recordMessages(testAnalyticsDb(), [kept, archived]);
  await runTasks({ ANALYTICS_RAW_DAYS: "30" });
  expect(await analyticsRows("select id from website_analytics")).toEqual([{ id: kept.id }]);
});

/** What the analytics page says of hits that were only counted. */
async function saidOfLimit(): Promise<string[]> {
  await clearTables("sessions", "users");
  const { headers } = await signedInOnSite("owner@beaconry.example");
  const page = await (await requestSite("/admin/analytics", { headers })).text();
  return [...page.matchAll(/>([^<>]*were only counted[^<>]*)<\/span>/g)].map(([, text = ""]) => text);
}

test("the analytics page says when the day's limit of rows was reached, and how many hits were only counted", async () => {
  const at = new Date("2026-03-10T09:15:00.000Z");
  const LIMIT = { perDay: 5, zone: "America/Chicago" };
  const views = Array.from({ length: 9 }, () => pageViewAt(at));
  await recordMessages(testAnalyticsDb(), views.slice(0, 5), LIMIT);
  expect(await saidOfLimit()).toEqual([]);
  await recordMessages(testAnalyticsDb(), views.slice(5), LIMIT);
  expect(await saidOfLimit()).toEqual([
    "4 hits of March 10, 2026 were only counted: the day’s limit of rows was reached.",
  ]);
});
