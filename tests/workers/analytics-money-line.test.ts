import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { loadReport } from "../../app/analytics/analytics-page/load.server";
import type { Channel } from "../../app/analytics/channel";
import { recordMessages } from "../../app/analytics/counts/record.server";
import { readReportSearch } from "../../app/analytics/read-search";
import { pageViewAt } from "../support/page-views";
import { wonAt } from "../support/won-leads";
import { clearAnalytics, clearTables, testAnalyticsDb, testDb } from "../support/workers-env";

const databases = { db: testDb(), analyticsDb: testAnalyticsDb() };
const NOW = new Date("2026-03-10T13:20:00.000Z");
const AT = "2026-03-09T12:00:00.000Z";

beforeEach(async () => {
  await clearAnalytics();
  await clearTables("deals", "leads", "blogs", "blog_generation_log");
});

async function loadMoney(query: string, isExport = false) {
  const search = readReportSearch(new URLSearchParams(`range=7d&${query}`), "UTC");
  const { report } = await loadReport(databases, search, {
    now: NOW,
    companyZone: "America/Chicago",
    isExport,
  });
  if (!report.money) throw new Error("The money line could not be read");
  return report.money;
}

/** Visits that began on a page, some of which converted. */
async function visit(
  landing: string,
  visits: number,
  { channel = "search", converted = 0 }: { channel?: Channel; converted?: number } = {},
) {
  const messages = Array.from({ length: visits }, (_, at) => {
    const view = pageViewAt(new Date(AT));
    if (view.type !== "analytics.page-view") throw new Error("This is no page view");
    const hit = { ...view.hit, landingPath: landing, channel };
    if (at >= converted) return { ...view, hit };
    const event = { eventType: "conversion", eventName: "contact_form_submit", eventData: null } as const;
    return { v: 1, type: "analytics.event", id: view.id, hit: { ...hit, ...event } } as const;
  });
  await recordMessages(databases.analyticsDb, messages);
}

test("the eight pages with the most won value, then visits, are rows; the rest is summed by hand", async () => {
  // Pages 1 to 10 have 10 to 19 visits, one converted each; page 1 won $5, page 2 $7 in two deals, page 3 has a lead.
  for (let n = 1; n <= 10; n += 1) await visit(`/page-${n}`, 9 + n, { converted: 1 });
  await wonAt(AT, { cents: 500, landing: "/page-1" });
  await wonAt(AT, { cents: 300, landing: "/page-2" });
  await wonAt(AT, { cents: 400, landing: "/page-2" });
  await wonAt(AT, { cents: 900, landing: "/page-3", stage: "proposal" });
  const { rows, others, total } = await loadMoney("split=landing");
  expect(rows.map(({ value, visits, wonCents }) => [value, visits, wonCents])).toEqual([
    ["/page-2", 11, 700],
    ["/page-1", 10, 500],
    ["/page-10", 19, 0],
    ["/page-9", 18, 0],
    ["/page-8", 17, 0],
    ["/page-7", 16, 0],
    ["/page-6", 15, 0],
    ["/page-5", 14, 0],
  ]);
  // 10 + 11 + … + 19 visits.
  expect(total).toEqual({
    ...{ visits: 145, converted: 10, forms: 10, calls: 0, leads: 4, leadVisits: 4 },
    ...{ wonLeads: 3, wonDeals: 3, wonCents: 1200 },
  });
  // Pages 3 and 4 with 12 and 13 visits.
  expect(others).toEqual({
    values: 2,
    visits: 25,
    converted: 2,
    ...{ forms: 2, calls: 0 },
    leads: 1,
    leadVisits: 1,
    wonLeads: 0,
    wonDeals: 0,
    wonCents: 0,
  });
});

test("rows are sorted by the chosen figure before eight of them are shown, also if they have the fewest visits", async () => {
  for (let n = 1; n <= 9; n += 1) await visit(`/page-${n}`, 10 + n);
  await visit("/small", 2, { converted: 1 });
  await wonAt(AT, { cents: 500, landing: "/page-1" });
  await wonAt(AT, { cents: 900, landing: "/small", stage: "proposal" });
  await wonAt(AT, { cents: 900, landing: "/small", stage: "proposal" });
  const first = async (query: string) => {
    const { rows } = await loadMoney(`split=landing&${query}`);
    expect(rows).toHaveLength(8);
    return rows.slice(0, 2).map(({ value }) => value);
  };
  expect(await first("")).toEqual(["/page-1", "/page-9"]);
  expect(await first("sort=leads")).toEqual(["/small", "/page-1"]);
  expect(await first("sort=converted")).toEqual(["/small", "/page-1"]);
  // 2 of 2 visits, and 1 of 11.
  expect(await first("sort=lead-rate")).toEqual(["/small", "/page-1"]);
  expect(await first("sort=visits")).toEqual(["/page-9", "/page-8"]);
});

test("other pages can be opened: every page is a row then, and none is left", async () => {
  for (let n = 1; n <= 11; n += 1) await visit(`/page-${n}`, n);
  const closed = await loadMoney("split=landing");
  expect([closed.rows.length, closed.others.values, closed.others.visits]).toEqual([8, 3, 6]);
  const open = await loadMoney("split=landing&more=money");
  expect([open.rows.length, open.others.values, open.others.visits]).toEqual([11, 0, 0]);
  expect(open.total.visits).toBe(66);
  const channel = await loadMoney("open=search&more=money");
  expect([channel.opened?.rows.length, channel.opened?.others.values]).toEqual([11, 0]);
});

test("a page that leads came with is listed with its visits even if eight others have more", async () => {
  for (let n = 1; n <= 9; n += 1) await visit(`/page-${n}`, 10);
  await visit("/small", 1);
  await wonAt(AT, { cents: 100, landing: "/small" });
  const { rows } = await loadMoney("split=landing");
  expect(rows[0]).toEqual({
    ...{ value: "/small", visits: 1, converted: 0, forms: 0, calls: 0, leads: 1, leadVisits: 1 },
    ...{ wonLeads: 1, wonDeals: 1, wonCents: 100 },
  });
});

test("an export has all the rows", async () => {
  for (let n = 1; n <= 12; n += 1) await visit(`/page-${n}`, n);
  expect((await loadMoney("split=landing", true)).rows).toHaveLength(12);
  expect((await loadMoney("split=landing")).rows).toHaveLength(8);
});

test("a channel that is open shows its own landing pages, with the leads and the won value of that channel alone", async () => {
  await visit("/shared", 3);
  await visit("/shared", 5, { channel: "postcard" });
  await visit("/only-search", 2);
  await wonAt(AT, { cents: 100, landing: "/shared" });
  await wonAt(AT, { cents: 70, landing: "/shared", channel: "postcard" });
  const { opened, channels } = await loadMoney("open=search");
  expect(opened?.rows.map(({ value, visits, leads, wonCents }) => [value, visits, leads, wonCents])).toEqual([
    ["/shared", 3, 1, 100],
    ["/only-search", 2, 0, 0],
  ]);
  expect(opened?.others).toEqual({
    values: 0,
    visits: 0,
    converted: 0,
    ...{ forms: 0, calls: 0 },
    leads: 0,
    leadVisits: 0,
    wonLeads: 0,
    wonDeals: 0,
    wonCents: 0,
  });
  expect(channels.map(({ value, visits, wonCents }) => [value, visits, wonCents])).toEqual([
    ["search", 5, 100],
    ["postcard", 5, 70],
  ]);
});

test("articles are the landing pages of the blog alone", async () => {
  await visit("/blog/one", 2);
  await visit("/blog", 9);
  await visit("/platform", 9);
  await wonAt(AT, { cents: 50, landing: "/blog/one" });
  await wonAt(AT, { cents: 60, landing: "/platform" });
  const { rows, total } = await loadMoney("split=article");
  expect(rows.map(({ value, visits, wonCents }) => [value, visits, wonCents])).toEqual([
    ["/blog/one", 2, 50],
  ]);
  expect(total).toMatchObject({ visits: 2, leads: 1, wonCents: 50 });
});

test("the table's total is all leads of the range and what their deals have won, however they came", async () => {
  await visit("/blog/one", 4, { converted: 1 });
  await visit("/a", 6, { converted: 2 });
  await wonAt(AT, { cents: 50, landing: "/blog/one" });
  await wonAt(AT, { cents: 60, landing: "/a", campaign: "spring" });
  await wonAt(AT, { cents: 700, channel: null });
  await wonAt(AT, { cents: 8000, channel: null, stage: "proposal" });
  await wonAt(AT, { cents: 90_000, channel: null, isQuarantined: true });
  // A second won deal of a lead makes no second won lead.
  await env.DB.exec(
    "insert into deals (id, lead_id, title, value, stage, rank, stage_entered_at, created_at, updated_at) select id || '-2', lead_id, title, 5, stage, rank || '1', stage_entered_at, created_at, updated_at from deals where value = 50",
  );
  const noVisit = {
    visits: 0,
    converted: 0,
    leads: 2,
    leadVisits: 2,
    wonLeads: 1,
    wonDeals: 1,
    wonCents: 700,
  };
  const expected = {
    channel: { visits: 0, converted: 0, leads: 0, leadVisits: 0, wonLeads: 0, wonDeals: 0, wonCents: 0 },
    campaign: { visits: 10, converted: 3, leads: 1, leadVisits: 1, wonLeads: 1, wonDeals: 2, wonCents: 55 },
    article: { visits: 6, converted: 2, leads: 1, leadVisits: 1, wonLeads: 1, wonDeals: 1, wonCents: 60 },
  };
  for (const [split, noValue] of Object.entries(expected)) {
    const { rest, total } = await loadMoney(`split=${split}`);
    expect(rest, split).toMatchObject({ noValue, noVisit });
    expect(total.wonCents + noValue.wonCents + noVisit.wonCents, split).toBe(815);
    expect(total.leads + noValue.leads + noVisit.leads, split).toBe(4);
    expect(total.visits + noValue.visits, split).toBe(10);
  }
  expect((await loadMoney("channel=search")).rest).toBeNull();
});

test("leads without a visit are split by their source, those with one are not", async () => {
  await wonAt(AT, { cents: 60 });
  await wonAt(AT, { cents: 700, channel: null });
  await wonAt(AT, { cents: 8000, channel: null, stage: "proposal" });
  await wonAt(AT, { cents: 90_000, channel: null, stage: "proposal" });
  await wonAt("2026-03-01T12:00:00.000Z", { cents: 90_000, channel: null });
  await env.DB.exec(
    "update leads set source = 'Google Ads' where id in (select lead_id from deals where value > 60)",
  );
  await env.DB.exec(
    "update leads set source = 'fair' where id in (select lead_id from deals where value = 8000)",
  );
  const { rest } = await loadMoney("open=no-visit");
  expect(rest?.sources.rows.map(({ value, leads, wonCents }) => [value, leads, wonCents])).toEqual([
    ["Google Ads", 2, 700],
    ["fair", 1, 0],
  ]);
  expect(rest?.noVisit).toMatchObject({ leads: 3, wonCents: 700 });
});
