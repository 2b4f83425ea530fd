import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { loadPage } from "../../app/analytics/analytics-page/load.server";
import { foldCounts } from "../../app/analytics/counts/fold.task.server";
import { rebuildRollups } from "../../app/analytics/counts/rebuild.server";
import { recordMessages } from "../../app/analytics/counts/record.server";
import { readReportSearch } from "../../app/analytics/read-search";
import { type AnalyticsMessage, EVENTS, type EventName, type StoredHit } from "../../app/analytics/visit";
import { pageViewOf, storedHit } from "../support/page-views";
import { wonAt } from "../support/won-leads";
import { clearAnalytics, clearTables, testAnalyticsDb, testDb } from "../support/workers-env";

const db = testAnalyticsDb();
const NOW = new Date("2026-03-10T13:20:00.000Z");
const MARCH_1 = Date.parse("2026-03-01T00:00:00.000Z") / 86_400_000;

beforeEach(async () => {
  await clearAnalytics();
  await clearTables("deals", "leads");
});

/** A page view on the day of March 2026, then the events, a minute apart. */
function visit(day: number, events: EventName[], of: Partial<StoredHit> = {}): AnalyticsMessage[] {
  const sessionId = of.sessionId ?? crypto.randomUUID();
  const at = (minute: number) => ({
    ...{ ...of, sessionId },
    timestamp: new Date(Date.UTC(2026, 2, day, 12, minute)).toISOString(),
  });
  const sent = events.map((eventName, minute): AnalyticsMessage => {
    const hit = {
      ...storedHit(at(minute + 1)),
      eventName,
      eventType: EVENTS[eventName].type,
      eventData: null,
    };
    return { v: 1, type: "analytics.event", id: hit.id, hit };
  });
  return [pageViewOf(storedHit(at(0))), ...sent];
}

/** By row of the money table: visits, those with a form or call, forms, calls, leads. */
async function shown(query: string) {
  const search = readReportSearch(new URLSearchParams(query), "UTC");
  const databases = { db: testDb(), analyticsDb: db };
  const { page } = await loadPage(databases, search, { now: NOW, companyZone: "UTC" });
  const table = page.money?.table;
  const cells = [...(table?.rows ?? []), ...(table ? [table.total] : [])];
  const rows = cells.map((row) => [
    row.label,
    [row.visits, row.converted, row.forms, row.calls, row.leads].join(" "),
  ]);
  return { rows: Object.fromEntries(rows), note: page.money?.note };
}

test("forms and calls stand apart, by landing page and by device, each one counted", async () => {
  const phone = { deviceType: "mobile", landingPath: "/home-services" } as const;
  await recordMessages(db, [
    ...visit(8, ["phone_click", "phone_click", "contact_form_submit"], phone),
    ...visit(8, ["phone_click"], { ...phone, landingPath: "/" }),
    ...visit(9, ["demo_booking", "email_click"]),
    ...visit(9, []),
  ]);
  await wonAt("2026-03-09T12:00:00.000Z", { cents: 100, landing: "/" });
  const byDevice = await shown("range=7d&split=device");
  expect(byDevice.rows).toEqual({
    Mobile: "2 2 1 3 –",
    Desktop: "2 1 1 0 –",
    "All devices": "4 3 2 3 –",
  });
  expect(byDevice.note).toContain("not its device");
  expect((await shown("range=7d&split=landing")).rows).toEqual({
    "/": "3 2 1 1 1",
    "/home-services": "1 1 1 2 0",
    "All visits and leads": "4 3 2 3 1",
  });
  // Of single visits, as a filter reads them.
  expect((await shown("range=7d&split=landing&device=mobile")).rows).toEqual({
    "/": "1 1 0 1 –",
    "/home-services": "1 1 1 2 –",
    "All pages": "2 2 1 3 –",
  });
});

/** Makes the rows those of a version that did not count forms and calls. */
async function forgetCalls() {
  await env.ANALYTICS_DB.batch(
    [
      "update sessions set calls = null",
      "update rollup_days set calls = null, forms = null",
      "update rollup_months set calls = null, forms = null",
      `update hour_counts set counts = (
        select json_group_object(key, json_array(value ->> 0, value ->> 1, value ->> 2, value ->> 3)) from json_each(counts))`,
    ].map((statement) => env.ANALYTICS_DB.prepare(statement)),
  );
}

test("a range with conversions that are older than the counts of forms and calls shows none of them, until a rebuild", async () => {
  const tab = crypto.randomUUID();
  const early = crypto.randomUUID();
  await recordMessages(db, [
    ...visit(5, ["phone_click"], { landingPath: "/old" }),
    ...visit(8, ["contact_form_submit"], { landingPath: "/folded" }),
    ...visit(10, ["phone_click"], { landingPath: "/today", sessionId: tab }),
    ...visit(10, [], { landingPath: "/quiet", sessionId: early }),
  ]);
  await foldCounts(db, NOW);
  await forgetCalls();
  await recordMessages(db, [
    ...visit(8, ["phone_click"], { landingPath: "/folded" }),
    ...visit(8, ["phone_click"], { landingPath: "/late" }),
    // The visits of these tabs go on.
    ...visit(10, ["phone_click"], { landingPath: "/today", sessionId: tab }),
    ...visit(10, ["phone_click", "demo_booking"], { landingPath: "/quiet", sessionId: early }),
  ]);
  const known = { "/late": "1 1 0 1 0", "/quiet": "1 1 1 1 0" };
  const unknown = { "/old": "1 1 – – 0", "/folded": "2 2 – – 0", "/today": "1 1 – – 0" };
  const total = { "All visits and leads": "6 6 – – 0" };
  expect((await shown("range=7d&split=landing")).rows).toEqual({ ...known, ...unknown, ...total });
  expect((await shown("range=7d&split=landing&device=desktop")).rows).toEqual({
    ...{ "/late": "1 1 0 1 –", "/quiet": "1 1 1 1 –" },
    ...{ "/old": "1 1 – – –", "/folded": "2 2 – – –", "/today": "1 1 – – –", "All pages": "6 6 – – –" },
  });
  // Days on which nothing had converted, and newer ones, are known.
  const march9 = "range=custom&from=2026-03-09&to=2026-03-09&split=landing";
  await recordMessages(db, visit(9, ["phone_click"], { landingPath: "/late" }));
  expect((await shown(march9)).rows).toEqual({
    "/late": "1 1 0 1 0",
    "All visits and leads": "1 1 0 1 0",
  });
  await rebuildRollups(db);
  await foldCounts(db, NOW);
  expect((await shown("range=7d&split=landing")).rows).toEqual({
    ...{ "/late": "2 2 0 2 0", "/quiet": "1 1 1 1 0", "/old": "1 1 0 1 0", "/folded": "2 2 1 1 0" },
    ...{ "/today": "1 1 0 2 0", "All visits and leads": "7 7 2 7 0" },
  });
});

test("days and months keep what is not known apart from none", async () => {
  await recordMessages(db, [...visit(1, ["phone_click"]), ...visit(2, [])]);
  await foldCounts(db, NOW);
  await forgetCalls();
  await recordMessages(db, [...visit(1, []), ...visit(2, ["phone_click"]), ...visit(3, ["demo_booking"])]);
  const days = await env.ANALYTICS_DB.prepare(
    "select day - ? day, converted, calls, forms from rollup_days where dimension = 'total' order by day",
  )
    .bind(MARCH_1)
    .all();
  expect(days.results).toEqual([
    { day: 0, converted: 1, calls: null, forms: null },
    { day: 1, converted: 1, calls: 1, forms: 0 },
    { day: 2, converted: 1, calls: 0, forms: 1 },
  ]);
  await foldCounts(db, new Date("2026-04-03T00:00:00.000Z"));
  const months = await env.ANALYTICS_DB.prepare(
    "select converted, calls, forms from rollup_months where dimension = 'total'",
  ).all();
  expect(months.results).toEqual([{ converted: 3, calls: null, forms: null }]);
});
