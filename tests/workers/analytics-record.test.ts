import { env } from "cloudflare:workers";
import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { ATTRIBUTES } from "../../app/analytics/attributes";
import { archiveHits, restoreHits } from "../../app/analytics/counts/archive.task.server";
import { foldCounts } from "../../app/analytics/counts/fold.task.server";
import { rebuildRollups } from "../../app/analytics/counts/rebuild.server";
import { recordMessages } from "../../app/analytics/counts/record.server";
import { readStorage } from "../../app/analytics/reports/storage.server";
import { listVisitedPages } from "../../app/analytics/reports/visited-pages.server";
import type { AnalyticsMessage, StoredEvent, StoredHit } from "../../app/analytics/visit";
import { vitalBucket } from "../../app/analytics/web-vitals";
import { openDb } from "../../app/platform/db/database.server";
import { pageViewOf, storedHit } from "../support/page-views";
import { toMessage, visitHistories } from "../support/visit-histories";
import { ANALYTICS_TABLES, analyticsRows, clearAnalytics } from "../support/workers-env";

const DAY = 86_400_000;
const START = new Date("2026-02-23T00:00:00.000Z");
const NOW = new Date("2026-03-05T15:20:00.000Z");
const SESSION = "7f0d2d66-8f53-4f0e-b6a8-9d6f6a4f0c55";
const db = openDb(env.ANALYTICS_DB);

beforeEach(clearAnalytics);

const stored = (changes: Partial<StoredHit> = {}) =>
  storedHit({ sessionId: SESSION, pagePath: "/platform", pageTitle: "Platform", ...changes });
const pageView = (changes: Partial<StoredHit> = {}) => pageViewOf(stored(changes));

function event(changes: Partial<StoredEvent> = {}): AnalyticsMessage {
  const hit = {
    ...stored(),
    eventType: "conversion" as const,
    eventName: "phone_click" as const,
    eventData: null,
    ...changes,
  };
  return { v: 1, type: "analytics.event", id: hit.id, hit };
}

test("beyond a day's limit of rows, hits are only counted, as filtered; the next day has rows again", async () => {
  const send = (messages: AnalyticsMessage[]) =>
    recordMessages(db, messages, { perDay: 5, zone: "America/Chicago" });
  const first = [pageView(), pageView(), event(), count("bot")];
  await send(first);
  // Known hits take no row.
  await send(first);
  expect(await rowsOf("hits")).toBe(3);
  await send([pageView(), pageView(), event(), count("bot"), count("private", "phone_click")]);
  expect(await rowsOf("hits")).toBe(4);
  expect(await rowsOf("counted_hits")).toBe(1);
  const filtered = () =>
    analyticsRows(
      `select (select text from texts where id = value) reason, sum(views) views, sum(events) events from rollup_hours
        where dimension = 'filtered' group by 1 order by 1`,
    );
  expect(await filtered()).toEqual([
    { reason: "bot", views: 1, events: 0 },
    { reason: "day-limit", views: 2, events: 2 },
  ]);
  expect(await readStorage(db, "America/Chicago")).toMatchObject({
    hits: 4,
    beyondLimit: 4,
    rowsDay: 20_522,
  });
  // A repetition is not recognized, and still takes no row.
  for (let at = 0; at < 3; at += 1) await send([pageView(), pageView()]);
  expect(await rowsOf("hits")).toBe(4);
  // The last hour of the day in Chicago, where it is five hours earlier than in UTC.
  await send([pageView({ timestamp: "2026-03-11T04:59:59.999Z" })]);
  expect(await rowsOf("hits")).toBe(4);
  expect(await readStorage(db, "America/Chicago")).toMatchObject({ beyondLimit: 11, rowsDay: 20_522 });
  await send([pageView({ timestamp: "2026-03-11T05:00:00.000Z" })]);
  expect(await rowsOf("hits")).toBe(5);
  expect(await readStorage(db, "America/Chicago")).toMatchObject({ beyondLimit: 0, rowsDay: 20_523 });
  expect(await analyticsRows("select rows_day, rows_on_day from ingest_state")).toEqual([
    { rows_day: 20_523, rows_on_day: 1 },
  ]);
});

const rowsOf = async (table: string) => (await analyticsRows(`select count(*) n from ${table}`))[0]?.n;

const count = (reason: "private" | "bot", eventName: "phone_click" | null = null): AnalyticsMessage => ({
  v: 1,
  type: "analytics.count",
  id: crypto.randomUUID(),
  reason,
  eventName,
  pagePath: "/platform",
  timestamp: "2026-03-10T09:15:00.000Z",
});

/** All tables without the numbers of texts, which depend on the order of arrival. */
async function contents() {
  const named = (column: string) => `(select text from texts where id = ${column}) ${column}`;
  const facts = Object.values(ATTRIBUTES).map(({ column }) => column);
  const isNumber = "dimension in ('total', 'later_visit', 'lcp', 'inp', 'cls', 'ttfb')";
  const value = `iif(${isNumber}, value, (select text from texts where id = value)) value`;
  const measures = "visits, views, events, converted, calls, forms";
  return {
    hits: await analyticsRows(
      `select hour, hex(id), at, hex(session), ${named("path")}, ${named("event_name")}, event_data, ${facts.map(named).join()} from hits order by 1, 2`,
    ),
    sessions: await analyticsRows(
      `select first_hour, hex(session), first_at, hex(first_hit), last_at, active_hours, views, events, conversions, calls, ${facts.map(named).join()} from sessions order by 2`,
    ),
    hours: await analyticsRows(
      `select dimension, hour, ${value}, ${measures} from rollup_hours order by 1, 2, 3`,
    ),
    returns: await analyticsRows("select * from session_returns order by 1, 2"),
    counted: await analyticsRows("select hour, hex(id) from counted_hits order by 1, 2"),
  };
}

const days = () =>
  analyticsRows(
    "select dimension, day, value, visits, views, events, converted, calls, forms from rollup_days order by 1, 2, 3",
  );

test("[TRK-006] [TRK-007] a page view is stored with every field, and its referrer may be null", async () => {
  const hit = stored({ referrer: "https://news.example/" });
  await recordMessages(db, [pageView(hit), pageView({ timestamp: "2026-03-10T09:16:00.250Z" })]);
  const rows = await analyticsRows("select * from website_analytics order by timestamp");
  expect(rows[0]).toEqual({
    id: hit.id,
    session_id: SESSION,
    page_path: "/platform",
    page_title: "Platform",
    user_agent: "Browser/1.0",
    referrer: "https://news.example/",
    device_type: "desktop",
    browser: "Firefox",
    os: "Linux",
    timestamp: hit.timestamp,
  });
  expect(rows[1]).toMatchObject({ referrer: null, timestamp: "2026-03-10T09:16:00.250Z" });
});

test("[TRK-012] [TRK-013] an event is stored with every field, and its data may be null", async () => {
  const data = { phone_number: "+14145550142" };
  await recordMessages(db, [event({ eventData: data }), event({ timestamp: "2026-03-10T09:16:00.000Z" })]);
  const rows = await analyticsRows("select * from website_events order by timestamp");
  expect(rows).toMatchObject([
    {
      session_id: SESSION,
      event_type: "conversion",
      event_name: "phone_click",
      event_data: JSON.stringify(data),
      page_path: "/platform",
      page_title: "Platform",
      user_agent: "Browser/1.0",
      referrer: null,
      device_type: "desktop",
      browser: "Firefox",
      os: "Linux",
      timestamp: "2026-03-10T09:15:00.000Z",
    },
    { event_data: null },
  ]);
});

test("[TRK-011] a hit under Global Privacy Control, or of a program, is counted without a row or a session, and once", async () => {
  const messages = [count("private"), count("private", "phone_click"), count("bot"), count("bot")];
  await recordMessages(db, messages);
  await recordMessages(db, messages);
  const { hits, sessions, hours } = await contents();
  expect([hits, sessions]).toEqual([[], []]);
  expect(hours).toMatchObject([
    { dimension: "filtered", value: "bot", views: 2, events: 0 },
    { dimension: "private_event", value: "phone_click", views: 0, events: 1 },
    { dimension: "private_page", value: "/platform", views: 1, events: 0 },
  ]);
});

test("web vitals are counted in buckets, and once", async () => {
  const vitals: AnalyticsMessage = {
    ...{ v: 1, type: "analytics.vitals", id: crypto.randomUUID() },
    ...{ lcp: 1900, inp: null, cls: 0.04, ttfb: 380, timestamp: NOW.toISOString() },
  };
  await recordMessages(db, [vitals, vitals]);
  await recordMessages(db, [vitals]);
  expect((await contents()).hours).toMatchObject([
    { dimension: "cls", value: vitalBucket("cls", 0.04), events: 1 },
    { dimension: "lcp", value: vitalBucket("lcp", 1900), events: 1 },
    { dimension: "ttfb", value: vitalBucket("ttfb", 380), events: 1 },
  ]);
});

test("whatever is delivered in whatever order, twice and in whatever batches, the tables are those of one delivery in order", async () => {
  await fc.assert(
    fc.asyncProperty(visitHistories(START, NOW), async ({ hits, deliveries }) => {
      await clearAnalytics();
      const inOrder = [...hits].sort((a, b) => a.timestamp.localeCompare(b.timestamp));
      for (const hit of inOrder) await recordMessages(db, [toMessage(hit)]);
      const expected = await contents();
      await clearAnalytics();
      for (const batch of deliveries) await recordMessages(db, batch.map(toMessage));
      expect(await contents()).toEqual(expected);
      await recordMessages(db, hits.map(toMessage));
      expect(await contents()).toEqual(expected);
    }),
    { numRuns: 8 },
  );
}, 120_000);

test("overlapping batches recorded at once lose nothing and count nothing twice", async () => {
  await fc.assert(
    fc.asyncProperty(visitHistories(START, NOW), async ({ hits, deliveries }) => {
      await clearAnalytics();
      await recordMessages(db, hits.map(toMessage));
      const expected = await contents();
      await clearAnalytics();
      const batches = [...deliveries, hits, hits].map((batch) => batch.map(toMessage));
      for (let at = 0; at < batches.length; at += 6) {
        await Promise.all(batches.slice(at, at + 6).map((batch) => recordMessages(db, batch)));
      }
      expect(await contents()).toEqual(expected);
    }),
    { numRuns: 6 },
  );
}, 120_000);

test("a rebuild gives the same tables, also for visits that began before the oldest raw row", async () => {
  await fc.assert(
    fc.asyncProperty(
      visitHistories(START, NOW),
      fc.integer({ min: 0, max: 9 }),
      async ({ hits, deliveries }, rawDays) => {
        await clearAnalytics();
        for (const batch of deliveries) await recordMessages(db, batch.map(toMessage));
        await recordMessages(db, [count("bot"), count("private")]);
        await archiveHits({ db, archive: env.ARCHIVE }, rawDays + 1, NOW);
        const expected = await contents();
        await foldCounts(db, NOW);
        const folded = await days();
        await env.ANALYTICS_DB.batch([
          env.ANALYTICS_DB.prepare(
            "update hour_counts set counts = '{\"1\":[7,7,7,7]}' where hour >= (select raw_from_hour from ingest_state) and dimension in ('page', 'channel')",
          ),
          env.ANALYTICS_DB.prepare(
            "update sessions set views = 99 where first_hour >= (select raw_from_hour from ingest_state)",
          ),
        ]);
        const read = await rebuildRollups(db);
        expect(read).toBeLessThanOrEqual(hits.length);
        expect(await contents()).toEqual(expected);
        await foldCounts(db, NOW);
        expect(await days()).toEqual(folded);
      },
    ),
    { numRuns: 8 },
  );
}, 120_000);

test("folded days and months are the sums of their hours, and stay so when a hit comes late", async () => {
  await fc.assert(
    fc.asyncProperty(visitHistories(START, NOW), async ({ deliveries }) => {
      await clearAnalytics();
      for (const [index, batch] of deliveries.entries()) {
        await recordMessages(db, batch.map(toMessage));
        if (index % 2 === 0) await foldCounts(db, NOW);
      }
      await foldCounts(db, NOW);
      const sums = await analyticsRows(
        `select dimension, hour / 24 day, value, sum(visits) visits, sum(views) views, sum(events) events, sum(converted) converted,
          coalesce(sum(calls), 0) calls, coalesce(sum(forms), 0) forms
          from rollup_hours where hour / 24 < (select folded_day from ingest_state) group by 1, 2, 3 order by 1, 2, 3`,
      );
      expect(await days()).toEqual(sums);
      const february = await analyticsRows(
        `select dimension, value, sum(visits) visits, sum(views) views, sum(events) events, sum(converted) converted,
          coalesce(sum(calls), 0) calls, coalesce(sum(forms), 0) forms
          from rollup_days where day < unixepoch('2026-03-01') / 86400 group by 1, 2 order by 1, 2`,
      );
      expect(
        await analyticsRows(
          "select dimension, value, visits, views, events, converted, calls, forms from rollup_months where month < 674 order by 1, 2",
        ),
      ).toEqual(february);
      // March 2026 is month 674.
      expect(await analyticsRows("select folded_month from ingest_state")).toEqual([
        { folded_month: february.length > 0 ? 674 : 0 },
      ]);
    }),
    { numRuns: 8 },
  );
}, 120_000);

test("old raw rows go to the archive by day, counts stay, and a restored day can be rebuilt", async () => {
  await fc.assert(
    fc.asyncProperty(visitHistories(START, NOW), async ({ hits }) => {
      await clearAnalytics();
      await recordMessages(db, hits.map(toMessage));
      const before = await contents();
      let place: string | null = null;
      do place = await archiveHits({ db, archive: env.ARCHIVE }, 4, NOW, place);
      while (place !== null);
      const boundary = Math.floor(NOW.getTime() / DAY) * 24 - 4 * 24;
      const left = before.hits.filter(({ hour }) => Number(hour) >= boundary);
      expect({ ...(await contents()), hits: [] }).toEqual({ ...before, hits: [] });
      expect((await contents()).hits).toEqual(left);
      // A late copy of an archived hit is not counted again.
      await recordMessages(db, hits.map(toMessage));
      expect((await contents()).hours).toEqual(before.hours);

      const archived = before.hits.length - left.length;
      expect(await restoreHits({ db, archive: env.ARCHIVE }, "2026-02-23")).toBe(archived);
      expect(await contents()).toEqual(before);
      await rebuildRollups(db);
      expect(await contents()).toEqual(before);
    }),
    { numRuns: 6 },
  );
}, 120_000);

test("an archive that fails half-way loses nothing, and the next run goes on", async () => {
  const messages = Array.from({ length: 6 }, (_, day) =>
    pageView({
      sessionId: crypto.randomUUID(),
      timestamp: new Date(START.getTime() + day * DAY).toISOString(),
    }),
  );
  await recordMessages(db, messages);
  const before = await contents();
  let written = 0;
  const failing: typeof env.ARCHIVE = new Proxy(env.ARCHIVE, {
    get(target, name) {
      const value = Reflect.get(target, name, target);
      if (name === "put") written += 1;
      if (written > 2) throw new Error("The network is gone");
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  await expect(archiveHits({ db, archive: failing }, 1, NOW)).rejects.toThrow("The network is gone");
  // Each day's rows go before the next day is written.
  expect((await contents()).hits).toHaveLength(4);
  await archiveHits({ db, archive: env.ARCHIVE }, 1, NOW);
  expect((await contents()).hits).toEqual([]);
  expect(await restoreHits({ db, archive: env.ARCHIVE }, "2026-02-23")).toBe(6);
  expect(await contents()).toEqual(before);
});

test("a hit that the database rejects rolls back its whole batch", async () => {
  await recordMessages(db, [pageView()]);
  const before = await contents();
  const broken = { ...pageView(), id: "not-hexadecimal" };
  const hit = { ...stored(), id: "zz" };
  await expect(
    recordMessages(db, [pageView(), { ...broken, type: "analytics.page-view", id: "zz", hit }]),
  ).rejects.toThrow();
  expect(await contents()).toEqual(before);
});

test("the pages that a visitor read until a time are found by the visit, also over midnight", async () => {
  const other = crypto.randomUUID();
  await recordMessages(db, [
    pageView({ pagePath: "/blog", timestamp: "2026-03-09T23:50:00.000Z" }),
    pageView({ pagePath: "/contact", timestamp: "2026-03-10T00:05:00.000Z" }),
    event({ timestamp: "2026-03-10T00:06:00.000Z" }),
    pageView({ pagePath: "/later", timestamp: "2026-03-10T00:20:00.000Z" }),
    pageView({ sessionId: other, timestamp: "2026-03-10T00:05:00.000Z" }),
  ]);
  const until = "2026-03-10T00:10:00.000Z";
  const pages = await listVisitedPages(db, {
    sessions: [
      { sessionId: SESSION, until },
      { sessionId: "no uuid", until },
    ],
    mailIds: [],
  });
  expect(pages.map(({ path }) => path)).toEqual(["/contact", "/blog"]);
  expect(await listVisitedPages(db, { sessions: [], mailIds: [] })).toEqual([]);
});

test("300 hits of maximum size are recorded in one call", async () => {
  const long = (length: number) => "漢".repeat(length);
  const messages = Array.from({ length: 300 }, (_, at) =>
    pageView({ pageTitle: long(500), pagePath: `/${long(1900)}${at}`, userAgent: `${long(490)}${at}` }),
  );
  await recordMessages(db, messages);
  expect((await contents()).hits).toHaveLength(300);
});

test("the list of tables that tests clear is complete", async () => {
  const tables = await analyticsRows(
    "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like '_cf_%' and name not like 'd1_%'",
  );
  expect([...ANALYTICS_TABLES, "ingest_state"].sort()).toEqual(tables.map(({ name }) => name).sort());
});
