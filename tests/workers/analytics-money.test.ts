import { beforeEach, expect, test } from "vitest";
import { loadReport } from "../../app/analytics/analytics-page/load.server";
import { recordMessages } from "../../app/analytics/counts/record.server";
import { readReportSearch } from "../../app/analytics/read-search";
import { pageViewAt } from "../support/page-views";
import { wonAt } from "../support/won-leads";
import { clearAnalytics, clearTables, testAnalyticsDb, testDb } from "../support/workers-env";

const databases = { db: testDb(), analyticsDb: testAnalyticsDb() };
/** Tuesday, 9:20 in New York, which is four hours behind UTC since March 8. */
const NOW = new Date("2026-03-10T13:20:00.000Z");

beforeEach(async () => {
  await clearAnalytics();
  await clearTables("deals", "leads", "blogs", "blog_generation_log");
});

async function load(query: string) {
  const { report } = await loadReport(databases, readReportSearch(new URLSearchParams(query), "UTC"), {
    now: NOW,
    companyZone: "America/Chicago",
  });
  if (!report.range) throw new Error("The range could not be read");
  return report;
}

type Won = "wonCents" | "cohortCents";

/** The won value of each step that has one, by its day or hour in UTC: by default what its visits won. */
function wonSteps({ range }: Awaited<ReturnType<typeof load>>, won: Won = "cohortCents") {
  const steps = (range?.series ?? []).filter(({ current }) => current[won] !== 0);
  return Object.fromEntries(
    steps.map(({ range: { from }, current }) => [
      new Date(from * 3_600_000).toISOString().slice(0, 13),
      current[won],
    ]),
  );
}

test("a deal counts in the step in whose first or last hour its lead came, and the total is the sum of the deals", async () => {
  await wonAt("2026-03-05T00:00:00.000Z", { cents: 100 });
  await wonAt("2026-03-05T23:59:59.999Z", { cents: 20 });
  await wonAt("2026-03-06T00:30:00.000Z", { cents: 3 });
  const report = await load("range=7d");
  expect(wonSteps(report)).toEqual({ "2026-03-05T00": 120, "2026-03-06T00": 3 });
  expect(report.range?.totals.cohortCents).toBe(123);
  expect(report.money?.total).toMatchObject({ leads: 3, wonDeals: 3, wonCents: 123 });
});

test("a day in New York begins at its own midnight, before and after the clocks change", async () => {
  await wonAt("2026-03-06T04:59:00.000Z", { cents: 1 });
  await wonAt("2026-03-06T05:00:00.000Z", { cents: 20 });
  await wonAt("2026-03-10T03:59:00.000Z", { cents: 300 });
  await wonAt("2026-03-10T04:00:00.000Z", { cents: 4000 });
  const report = await load("range=7d&tz=America/New_York");
  expect(wonSteps(report)).toEqual({
    "2026-03-05T05": 1,
    "2026-03-06T05": 20,
    "2026-03-09T04": 300,
    "2026-03-10T04": 4000,
  });
  expect((await load("range=today&tz=America/New_York")).range?.totals.cohortCents).toBe(4000);
  expect((await load("range=today")).range?.totals.cohortCents).toBe(4300);
});

test("a deal counts in the period of its closing date, whenever and however its lead came", async () => {
  // 7 days end on March 10; the 7 before are February 25 to March 3.
  const closed = (closedOn: string, cents: number, rest = {}) =>
    wonAt("2025-06-01T12:00:00.000Z", { cents, closedOn, channel: null, ...rest });
  await closed("2026-02-24", 1);
  await closed("2026-02-25", 20);
  await closed("2026-03-03", 300);
  await closed("2026-03-04", 4000);
  await closed("2026-03-10", 50_000);
  await closed("2026-03-09", 9, { stage: "closed-lost" });
  await closed("2026-03-09", 9, { isDeleted: true });
  const { range } = await load("range=7d");
  expect([range?.previous?.wonCents, range?.totals.wonCents]).toEqual([320, 54_000]);
  expect(range?.totals.cohortCents).toBe(0);
  const report = await load("range=7d");
  expect(wonSteps(report, "wonCents")).toEqual({ "2026-03-04T00": 4000, "2026-03-10T00": 50_000 });
  expect(report.range?.series.map(({ previous }) => previous?.totals.wonCents)).toEqual([
    ...[20, 0, 0, 0, 0, 0, 300],
  ]);
  // All time is the pipeline's column, from the first deal on.
  const { range: all } = await load("range=all");
  expect(all?.totals.wonCents).toBe(54_321);
  expect(all?.series.reduce((sum, { current }) => sum + (current.wonCents ?? 0), 0)).toBe(54_321);
});

test("a deal without a closing date counts on the day it entered its stage", async () => {
  await wonAt("2026-03-08T23:59:00.000Z", { cents: 70 });
  expect(wonSteps(await load("range=7d"), "wonCents")).toEqual({ "2026-03-08T00": 70 });
});

test("a closing date has no hour: the hours of a day show none, the day's total does", async () => {
  await wonAt("2026-03-10T02:00:00.000Z", { cents: 70, closedOn: "2026-03-10" });
  await wonAt("2026-03-09T02:00:00.000Z", { cents: 50, closedOn: "2026-03-09" });
  const { range } = await load("range=today");
  expect(range?.totals.wonCents).toBe(70);
  expect(range?.previous?.wonCents).toBe(50);
  expect(new Set(range?.series.map(({ current }) => current.wonCents))).toEqual(new Set([null]));
});

test("where it is tomorrow already for the company, its closing date counts in what ends now, and not in what ended", async () => {
  await wonAt("2026-03-10T02:00:00.000Z", { cents: 70, closedOn: "2026-03-11" });
  expect((await load("range=7d")).range?.totals.wonCents).toBe(70);
  expect((await load("range=custom&from=2026-03-01&to=2026-03-09")).range?.totals.wonCents).toBe(0);
});

test("filters by channel, campaign and landing page keep the deals of leads whose visit matches; others know none", async () => {
  const at = "2026-03-09T12:00:00.000Z";
  await wonAt(at, { cents: 1, channel: "search", landing: "/a" });
  await wonAt(at, { cents: 20, channel: "postcard", landing: "/a" });
  await wonAt(at, { cents: 300, channel: null });
  const wonWith = async (query: string) => (await load(`range=7d&${query}`)).range?.totals.wonCents;
  expect(await wonWith("")).toBe(321);
  expect(await wonWith("channel=postcard")).toBe(20);
  expect(await wonWith("landing=/a")).toBe(21);
  expect(await wonWith("channel=search&landing=/b")).toBe(0);
  expect(await wonWith("device=mobile")).toBeNull();
});

test("what is lost, deleted, held back or of an unknown visit is not won", async () => {
  const at = "2026-03-09T12:00:00.000Z";
  await wonAt(at, { cents: 1, stage: "closed-lost" });
  await wonAt(at, { cents: 1, stage: "proposal" });
  await wonAt(at, { cents: 1, isDeleted: true });
  await wonAt(at, { cents: 1, isQuarantined: true });
  await wonAt(at, { cents: 1, channel: null });
  await wonAt(at, { cents: 7, channel: "postcard" });
  const report = await load("range=7d");
  expect(report.range?.totals.cohortCents).toBe(7);
  expect(report.money?.channels).toMatchObject([
    { value: "postcard", leads: 1, wonDeals: 1, wonCents: 7 },
    {},
  ]);
  expect((await load("range=7d&channel=search")).range?.totals.cohortCents).toBe(0);
  expect((await load("range=7d&channel=postcard")).range?.totals.cohortCents).toBe(7);
  // Leads do not know the visitor's country.
  expect((await load("range=7d&country=US")).range?.totals.cohortCents).toBeNull();
});

test("today's visitors and views are those since midnight in the chosen zone, with visits that went on over it", async () => {
  const before = pageViewAt(new Date("2026-03-10T03:50:00.000Z"));
  const later = pageViewAt(new Date("2026-03-10T04:05:00.000Z"));
  if (before.type !== "analytics.page-view" || later.type !== "analytics.page-view")
    throw new Error("No views");
  const overMidnight = { ...later, hit: { ...later.hit, sessionId: before.hit.sessionId } };
  await recordMessages(databases.analyticsDb, [
    before,
    overMidnight,
    pageViewAt(new Date("2026-03-10T03:59:00.000Z")),
    pageViewAt(new Date("2026-03-10T04:00:00.000Z")),
  ]);
  const { site } = await load("tz=America/New_York");
  expect(site).toMatchObject({ visitors: 3, views: 4, visitorsToday: 2, viewsToday: 2 });
  expect((await load("")).site).toMatchObject({ visitorsToday: 3, viewsToday: 4 });
});

test("the period before ends at the minute that it now is, with filters and without", async () => {
  // It is 13:20 of March 10; the 7 days before end at 13:20 of March 3.
  const times = [
    ...["2026-02-24T23:59:00.000Z", "2026-02-25T00:00:00.000Z", "2026-03-03T13:19:59.999Z"],
    ...["2026-03-03T13:20:00.000Z", "2026-03-03T13:59:00.000Z", "2026-03-03T14:00:00.000Z"],
  ];
  await recordMessages(
    databases.analyticsDb,
    [...times, "2026-03-10T13:19:00.000Z"].map((time) => pageViewAt(new Date(time))),
  );
  const before = { visits: 2, views: 2, converted: 0 };
  expect((await load("range=7d")).range).toMatchObject({ totals: { visits: 1 }, previous: before });
  expect((await load("range=7d&depth=1")).range).toMatchObject({ totals: { visits: 1 }, previous: before });
  expect((await load("range=7d&depth=2")).range?.previous?.visits).toBe(0);
  // What has ended is compared with whole days: February 26 to March 3.
  const ended = await load("range=custom&from=2026-03-04&to=2026-03-09");
  expect(ended.range?.previous?.visits).toBe(4);
});

test.each([
  [[1000], 1000],
  [[1000, 3000], 3000],
  [[1000, 2000, 3000], 3000],
  [[1000, 2000, 3000, 4000], 3000],
  [[1000, 2000, 3000, 4000, 5000], 4000],
])("the 75th percentile of %j ms is %d ms, by nearest rank", async (samples, expected) => {
  const messages = samples.toReversed().map((lcp) => ({
    ...({ v: 1, type: "analytics.vitals", id: crypto.randomUUID() } as const),
    ...{ lcp, inp: null, cls: lcp / 10_000, ttfb: null, timestamp: "2026-03-09T12:00:00.000Z" },
  }));
  await recordMessages(databases.analyticsDb, messages);
  const { range } = await load("range=7d");
  const [lcp, inp, cls] = range?.vitals ?? [];
  expect(lcp?.samples).toBe(samples.length);
  // Buckets are 2 % wide.
  expect(Math.abs((lcp?.p75 ?? 0) / expected - 1)).toBeLessThan(0.02);
  expect(Math.abs((cls?.p75 ?? 0) / (expected / 10_000) - 1)).toBeLessThan(0.02);
  expect(inp).toMatchObject({ p75: null, samples: 0 });
});
