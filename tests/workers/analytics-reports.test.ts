import { env } from "cloudflare:workers";
import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { VISIT_DIMENSIONS } from "../../app/analytics/attributes";
import { archiveHits } from "../../app/analytics/counts/archive.task.server";
import { foldCounts } from "../../app/analytics/counts/fold.task.server";
import { recordMessages } from "../../app/analytics/counts/record.server";
import type { Filters, HourRange } from "../../app/analytics/report";
import { readRangeReport } from "../../app/analytics/reports/range-report.server";
import { readStorage } from "../../app/analytics/reports/storage.server";
import {
  countVisitorsNow,
  hourOf,
  readConversions,
  readWholeSite,
} from "../../app/analytics/reports/whole-site.server";
import { openDb } from "../../app/platform/db/database.server";
import {
  conversionsOf,
  countBy,
  distinctSessions,
  hourOfHit,
  listOf,
  matchingVisits,
  totalsOf,
  viewsBy,
  visitsOf,
} from "../support/naive-reports";
import { type History, toMessage, visitHistories } from "../support/visit-histories";
import { analyticsRows } from "../support/workers-env";

/** The days of two months, the first of which is folded. */
const START = new Date("2026-02-23T00:00:00.000Z");
const NOW = new Date("2026-03-05T15:20:00.000Z");
const ALL = { from: 0, to: hourOf(NOW) + 1 };
const db = openDb(env.ANALYTICS_DB);
const TABLES = [
  "hits",
  "sessions",
  "hour_counts",
  "rollup_days",
  "rollup_months",
  "session_returns",
  "counted_hits",
];

beforeEach(empty);

async function empty() {
  await env.ANALYTICS_DB.batch([
    ...TABLES.map((table) => env.ANALYTICS_DB.prepare(`delete from ${table}`)),
    env.ANALYTICS_DB.prepare("update ingest_state set folded_day = 0, folded_month = 0, raw_from_hour = 0"),
  ]);
}

/** Records a history as it is delivered; folds some of its days half-way, so that later deliveries are late. */
async function record({ deliveries }: History) {
  await empty();
  for (const [index, batch] of deliveries.entries()) {
    await recordMessages(db, batch.map(toMessage));
    if (index === Math.floor(deliveries.length / 2)) await foldCounts(db, NOW);
  }
}

const histories = visitHistories(START, NOW);
const ranges = fc
  .record({ from: fc.nat(10 * 24), hours: fc.integer({ min: 1, max: 8 * 24 }) })
  .map(({ from, hours }): HourRange => ({ from: hourOf(START) + from, to: hourOf(START) + from + hours }));
const filters: fc.Arbitrary<Filters> = fc.record(
  {
    channel: fc.constantFrom("search", "direct", "postcard"),
    country: fc.constantFrom("US", "CA", "XX"),
    device: fc.constantFrom("mobile", "desktop"),
    landing: fc.constantFrom("/", "/blog/one"),
    campaign: fc.constantFrom("spring", "no such campaign"),
    depth: fc.constantFrom("1", "2", "4+"),
    converted: fc.constantFrom("1", "0"),
  },
  { requiredKeys: [] },
);

function sumsOf(rows: number[][]): number[] {
  return rows.reduce((all, row) => row.map((figure, at) => figure + (all[at] ?? 0)), []);
}

/** Days of a range, as its steps. */
function stepsOf({ from, to }: HourRange): HourRange[] {
  const count = Math.ceil((to - from) / 24);
  return Array.from({ length: count }, (_, at) => ({
    from: from + at * 24,
    to: Math.min(to, from + at * 24 + 24),
  }));
}

test("every figure of a range, filtered or not, equals a count over the single hits", async () => {
  await fc.assert(
    fc.asyncProperty(
      histories,
      fc.array(fc.tuple(ranges, filters), { minLength: 4 }),
      async (history, asked) => {
        await record(history);
        for (const [range, chosen] of [...asked, [ALL, {}] as const, [ALL, { channel: "search" }] as const]) {
          const previous = { from: range.from - (range.to - range.from), to: range.from };
          const report = await readRangeReport(db, {
            range,
            filters: chosen,
            steps: range === ALL ? [range] : [...stepsOf(range), ...stepsOf(previous), previous],
            rows: 100,
          });
          const matching = (part: HourRange) => totalsOf(matchingVisits(history.hits, part, chosen));
          const asked = range === ALL ? [range] : [...stepsOf(range), ...stepsOf(previous), previous];
          expect(report.steps).toEqual(asked.map(matching));
          for (const name of VISIT_DIMENSIONS) {
            const list = report.lists[name];
            const naive = listOf(matchingVisits(history.hits, range, chosen, name), name);
            expect(Object.fromEntries(list.rows.map((row) => [row.value, row.visits]))).toEqual(naive);
            expect(list.others).toEqual({ values: 0, visits: 0 });
          }
          for (const name of ["channel", "landing", "device"] as const) {
            const rows = report.origins[name];
            const naive = conversionsOf(matchingVisits(history.hits, range, chosen, name), name);
            const shown = rows.map((row) => [row.text, [row.amount, row.converted, row.forms, row.calls]]);
            expect(Object.fromEntries(shown), name).toEqual(naive);
            const [visits = 0, converted = 0, forms = 0, calls = 0] = sumsOf(Object.values(naive));
            const total = { total: visits, totalConverted: converted, totalForms: forms, totalCalls: calls };
            for (const row of rows) expect(row, name).toMatchObject(total);
          }
          const pages = viewsBy(history.hits, "pagePath", range);
          const isFiltered = Object.keys(chosen).length > 0;
          expect(
            report.pages && Object.fromEntries(report.pages.rows.map((row) => [row.path, row.views])),
          ).toEqual(isFiltered ? null : pages);
          const articles = Object.entries(pages).filter(([path]) => path.startsWith("/blog/"));
          expect(
            report.articles && Object.fromEntries(report.articles.rows.map((row) => [row.path, row.views])),
          ).toEqual(isFiltered ? null : Object.fromEntries(articles));
        }
      },
    ),
    { numRuns: 12 },
  );
}, 120_000);

test("[ANA-002] [ANA-003] [ANA-004] [ANA-005] [ANA-006] [ANA-007] the cards of the whole site equal a count over the single hits", async () => {
  await fc.assert(
    fc.asyncProperty(histories, fc.integer({ min: 1, max: 24 }), async (history, hours) => {
      await record(history);
      const today = { from: ALL.to - hours, to: ALL.to };
      const weekAgo = new Date(NOW.getTime() - 7 * 24 * 3_600_000).toISOString();
      const week = history.hits.filter((hit) => hit.timestamp >= weekAgo);
      const site = await readWholeSite(db, today, NOW);
      const views = history.hits.filter((hit) => !hit.eventName);
      expect(site.visitors).toBe(distinctSessions(history.hits, ALL));
      expect(site.visitorsToday).toBe(distinctSessions(history.hits, today));
      expect(site.views).toBe(views.length);
      expect(site.viewsToday).toBe(views.filter((hit) => hourOfHit(hit) >= today.from).length);
      const naiveTop = Object.values(viewsBy(week, "pagePath", ALL)).sort((a, b) => b - a);
      expect(site.topPages.map((page) => page.views)).toEqual(naiveTop.slice(0, 5));
      for (const { path, views: count } of site.topPages) {
        expect(viewsBy(week, "pagePath", ALL)[path]).toBe(count);
      }
      const counted = (rows: { value: string; views: number }[]) =>
        Object.fromEntries(rows.map((row) => [row.value, row.views]));
      expect(counted(site.devices)).toEqual(viewsBy(week, "deviceType", ALL));
      expect(counted(site.browsers)).toEqual(viewsBy(week, "browser", ALL));
      const newest = views.map((hit) => hit.timestamp).sort((a, b) => b.localeCompare(a));
      expect(site.recentVisits.map(({ at }) => at)).toEqual(newest.slice(0, 10));
      for (const visit of site.recentVisits) {
        const hit = views.find(({ id }) => id.replaceAll("-", "") === visit.id);
        expect(visit).toMatchObject({
          path: hit?.pagePath,
          channel: hit?.channel,
          source: hit?.campaign ?? hit?.referrerHost,
          region: hit?.region,
          country: hit?.country,
          device: hit?.deviceType,
          browser: hit?.browser,
        });
      }
    }),
    { numRuns: 12 },
  );
}, 120_000);

test("[ANA-008] [ANA-009] [ANA-010] [ANA-011] [ANA-012] [ANA-013] [ANA-014] the cards of events equal a count over the single hits", async () => {
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      await record(history);
      const figures = await readConversions(db, NOW);
      const events = history.hits.flatMap((hit) => (hit.eventName ? { ...hit, name: hit.eventName } : []));
      const byName = countBy(events.map(({ name }) => name));
      const visits = visitsOf(history.hits);
      expect(figures).toMatchObject({
        events: events.length,
        conversions: events.filter((hit) => hit.eventType === "conversion").length,
        visits: visits.length,
        convertedVisits: visits.filter(({ conversions }) => conversions > 0).length,
        clickToCalls: events.filter(({ name }) => name === "phone_click" || /phone|call/.test(name)).length,
        formFills: events.filter(({ name }) => name === "contact_form_submit" || /form/.test(name)).length,
      });
      expect(figures.topEvents.map((event) => event.events)).toEqual(
        Object.values(byName)
          .sort((a, b) => b - a)
          .slice(0, 5),
      );
      for (const event of figures.topEvents) expect(byName[event.name]).toBe(event.events);
      const newest = events.map((hit) => hit.timestamp).sort((a, b) => b.localeCompare(a));
      expect(figures.recentEvents.map(({ at }) => at)).toEqual(newest.slice(0, 10));
      for (const event of figures.recentEvents) {
        const hit = events.find(({ id }) => id.replaceAll("-", "") === event.id);
        expect(event).toMatchObject({ name: hit?.name, path: hit?.pagePath, channel: hit?.channel });
      }
    }),
    { numRuns: 12 },
  );
}, 120_000);

test("visitors now are the distinct sessions of the last five minutes", async () => {
  await fc.assert(
    fc.asyncProperty(histories, fc.nat(10 * 1440), async (history, minute) => {
      await record(history);
      const now = new Date(START.getTime() + minute * 60_000);
      const since = now.getTime() - 5 * 60_000;
      const naive = new Set(
        history.hits.filter((hit) => Date.parse(hit.timestamp) >= since).map((hit) => hit.sessionId),
      );
      expect(await countVisitorsNow(db, now)).toBe(naive.size);
    }),
    { numRuns: 12 },
  );
}, 120_000);

test("the storage card's rows equal those of the tables, also after hits went to the archive", async () => {
  await fc.assert(
    fc.asyncProperty(histories, fc.integer({ min: 1, max: 9 }), async (history, days) => {
      await record(history);
      await archiveHits({ db, archive: env.ARCHIVE }, days, NOW);
      const [rows] = await analyticsRows(
        "select (select count(*) from hits) hits, (select count(*) from sessions) visits, (select count(*) from texts) texts",
      );
      const { bytes, hits, visits, texts } = await readStorage(db, "UTC");
      expect({ hits, visits, texts }).toEqual(rows);
      expect(bytes).toBeGreaterThan(0);
    }),
    { numRuns: 8 },
  );
}, 120_000);
