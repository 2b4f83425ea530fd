import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { recordMessages } from "../../app/analytics/record.server";
import { analyticsRows, testAnalyticsDb } from "../support/workers-env";
test("probe", async () => {
  console.log(await analyticsRows("select hex(unhex('0aff')) h"));
  const hit = (id: string, ts: string, path: string) => ({ v: 1 as const, type: "analytics.page-view" as const, id, hit: { id, sessionId: "7f0d2d66-8f53-4f0e-b6a8-9d6f6a4f0c55", pagePath: path, pageTitle: "T", userAgent: "x", referrer: null, deviceType: "desktop" as const, browser: "Chrome" as const, os: "Linux" as const, landingPath: path, channel: "direct" as const, referrerHost: null, campaign: null, utm: null, country: "US", region: null, timestamp: ts } });
  const a = crypto.randomUUID(), b = crypto.randomUUID();
  await recordMessages(testAnalyticsDb(), [hit(b, "2026-03-10T10:20:00.000Z", "/b")]);
  console.log(await analyticsRows("select dimension, hour, value, visits, views from rollup_hours"));
  await recordMessages(testAnalyticsDb(), [hit(a, "2026-03-10T09:20:00.000Z", "/a"), hit(b, "2026-03-10T10:20:00.000Z", "/b")]);
  console.log(await analyticsRows("select dimension, hour, value, visits, views from rollup_hours"));
  console.log(await analyticsRows("select * from website_analytics"), await analyticsRows("select * from sessions"), await analyticsRows("select * from session_returns"), await analyticsRows("select * from ingest_state"), await analyticsRows("select * from texts"));
  expect(1).toBe(1);
});
