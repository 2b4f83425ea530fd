import { env } from "cloudflare:workers";
import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { type Hits, pruneAnalytics, recordHits } from "../../app/analytics/record.server";
import {
  BROWSERS,
  DEVICE_TYPES,
  EVENT_NAMES,
  EVENTS,
  OPERATING_SYSTEMS,
  type PrivateHit,
  type StoredEvent,
  type StoredHit,
} from "../../app/analytics/visit";
import { openDb } from "../../app/platform/db/database.server";

const NOW = new Date("2026-03-10T12:00:00.000Z");
const db = openDb(env.DB);
const TABLES = [
  "website_analytics",
  "website_events",
  "page_view_hours",
  "page_view_days",
  "event_days",
  "session_days",
  "counted_hits",
];

const none: Hits = { pageViews: [], events: [], privateHits: [] };
const record = (hits: Partial<Hits>) => recordHits(db, { ...none, ...hits }, NOW);

function pageView(changes: Partial<StoredHit> = {}): StoredHit {
  return {
    id: crypto.randomUUID(),
    sessionId: "session-1",
    pagePath: "/platform",
    pageTitle: "Platform",
    userAgent: "Browser/1.0",
    referrer: null,
    deviceType: "desktop",
    browser: "Firefox",
    os: "Linux",
    timestamp: "2026-03-10T09:15:00.000Z",
    ...changes,
  };
}

function event(changes: Partial<StoredEvent> = {}): StoredEvent {
  const name = changes.eventName ?? "phone_click";
  return { ...pageView(), eventName: name, eventType: EVENTS[name].type, eventData: null, ...changes };
}

function privateHit(changes: Partial<PrivateHit> = {}): PrivateHit {
  return {
    v: 1,
    id: crypto.randomUUID(),
    type: "analytics.private-hit",
    kind: "page-view",
    eventName: null,
    eventType: null,
    pagePath: "/platform",
    timestamp: "2026-03-10T09:15:00.000Z",
    ...changes,
  };
}

async function rows(query: string): Promise<Record<string, unknown>[]> {
  return (await env.DB.prepare(query).all()).results;
}

async function wholeDatabase(): Promise<unknown[]> {
  return Promise.all(TABLES.map((table) => rows(`select * from ${table} order by 1, 2`)));
}

beforeEach(async () => {
  await env.DB.batch(TABLES.map((table) => env.DB.prepare(`delete from ${table}`)));
});

test("[TRK-006] a page view is stored with every field, and its referrer may be null", async () => {
  const hit = pageView({ referrer: "https://news.example/" });
  await record({ pageViews: [hit, pageView({ id: "without" })] });
  expect(await rows(`select * from website_analytics where id = '${hit.id}'`)).toEqual([
    {
      id: hit.id,
      session_id: "session-1",
      page_path: "/platform",
      page_title: "Platform",
      user_agent: "Browser/1.0",
      referrer: "https://news.example/",
      device_type: "desktop",
      browser: "Firefox",
      os: "Linux",
      timestamp: "2026-03-10T09:15:00.000Z",
    },
  ]);
  expect(await rows("select referrer from website_analytics where id = 'without'")).toEqual([
    { referrer: null },
  ]);
});

test("[TRK-012] [TRK-013] an event is stored with every field, and its data may be null", async () => {
  const data = { phone_number: '"quoted" \\ 😀', phone_given: true, count: 2, none: null };
  const hit = event({ eventData: data });
  await record({ events: [hit, event({ id: "without", eventName: "demo_booking" })] });
  const [stored] = await rows(`select * from website_events where id = '${hit.id}'`);
  expect(stored).toMatchObject({
    session_id: "session-1",
    event_type: "conversion",
    event_name: "phone_click",
    page_path: "/platform",
    page_title: "Platform",
    user_agent: "Browser/1.0",
    referrer: null,
    device_type: "desktop",
    browser: "Firefox",
    os: "Linux",
    timestamp: "2026-03-10T09:15:00.000Z",
  });
  expect(JSON.parse(String(stored?.event_data))).toEqual(data);
  expect(await rows("select event_data from website_events where id = 'without'")).toEqual([
    { event_data: null },
  ]);
});

test("[TRK-011] a visit under Global Privacy Control is counted without a row, a session or a unique reader", async () => {
  await record({
    privateHits: [
      privateHit(),
      privateHit({ kind: "event", eventName: "phone_click", eventType: "conversion" }),
    ],
  });
  expect(await rows("select * from website_analytics")).toEqual([]);
  expect(await rows("select * from website_events")).toEqual([]);
  expect(await rows("select * from session_days")).toEqual([]);
  expect(await rows("select * from page_view_hours")).toEqual([{ hour: "2026-03-10T09", views: 1 }]);
  expect(await rows("select * from page_view_days")).toEqual([
    {
      day: "2026-03-10",
      page_path: "/platform",
      device_type: "not kept",
      browser: "not kept",
      views: 1,
    },
  ]);
  expect(await rows("select * from event_days")).toEqual([
    { day: "2026-03-10", event_type: "conversion", event_name: "phone_click", events: 1 },
  ]);
});

test("delivering a batch twice changes nothing", async () => {
  const hits = {
    pageViews: [pageView(), pageView({ sessionId: "session-2" })],
    events: [event(), event({ eventName: "button_click" })],
    privateHits: [
      privateHit(),
      privateHit({ kind: "event", eventName: "link_click", eventType: "interaction" }),
    ],
  };
  await record(hits);
  const before = await wholeDatabase();
  await record(hits);
  await recordHits(db, hits, new Date("2026-03-12T00:00:00.000Z"));
  expect(await wholeDatabase()).toEqual(before);
});

test("a hit that is in a batch twice is counted once", async () => {
  const [view, happened, counted] = [pageView(), event(), privateHit()];
  await record({
    pageViews: [view, view],
    events: [happened, happened, happened],
    privateHits: [counted, counted],
  });
  expect(await rows("select sum(views) n from page_view_hours")).toEqual([{ n: 2 }]);
  expect(await rows("select sum(events) n from event_days")).toEqual([{ n: 1 }]);
});

test("concurrent overlapping batches count each hit once", async () => {
  const views = Array.from({ length: 60 }, () => pageView());
  await Promise.all([
    record({ pageViews: views.slice(0, 40) }),
    record({ pageViews: views.slice(20) }),
    record({ pageViews: views.slice(10, 50) }),
  ]);
  expect(await rows("select views from page_view_hours")).toEqual([{ views: 60 }]);
  expect(await rows("select views from page_view_days")).toEqual([{ views: 60 }]);
  expect(await rows("select count(*) n from website_analytics")).toEqual([{ n: 60 }]);
});

test("1,000 hits of maximum size are recorded in one call", async () => {
  const large = { pagePath: `/${"p".repeat(1999)}`, pageTitle: "t".repeat(500), referrer: "r".repeat(2000) };
  const pageViews = Array.from({ length: 1000 }, (_, at) =>
    pageView({ ...large, userAgent: "u".repeat(500), sessionId: `session-${at % 100}` }),
  );
  await record({ pageViews });
  expect(await rows("select count(*) n from website_analytics")).toEqual([{ n: 1000 }]);
  expect(await rows("select views from page_view_hours")).toEqual([{ views: 1000 }]);
  expect(await rows("select count(*) n from session_days")).toEqual([{ n: 100 }]);
});

test("a session across midnight is new on its first day only, in whatever order its days arrive", async () => {
  const day = (date: string) => pageView({ timestamp: `${date}T10:00:00.000Z` });
  const marks = () => rows("select day, is_first from session_days order by day");
  await record({ pageViews: [day("2026-03-10")] });
  await record({ pageViews: [day("2026-03-09")] });
  expect(await marks()).toEqual([
    { day: "2026-03-09", is_first: 1 },
    { day: "2026-03-10", is_first: 0 },
  ]);
  await record({ pageViews: [day("2026-03-12"), day("2026-03-08")] });
  expect((await marks()).map((row) => row.is_first)).toEqual([1, 0, 0, 0]);
});

test("a session stays converted", async () => {
  await record({ events: [event()] });
  await record({ pageViews: [pageView()], events: [event({ eventName: "button_click" })] });
  expect(await rows("select converted from session_days")).toEqual([{ converted: 1 }]);
});

test("a hit that the database rejects rolls back its whole batch", async () => {
  const broken = JSON.parse(JSON.stringify({ ...pageView(), deviceType: "watch" }));
  await expect(record({ pageViews: [pageView(), broken] })).rejects.toThrow();
  expect((await wholeDatabase()).flat()).toEqual([]);
});

const timestamp = fc
  .integer({ min: 0, max: 71 })
  .map((hour) => new Date(Date.UTC(2026, 2, 8, hour, 30)).toISOString());
/** Few ids, so that batches contain duplicates; as in production, an id determines the rest of its hit. */
const arbitraryHit = fc.record({ key: fc.nat(40), kind: fc.constantFrom("view", "event", "private") });
const arbitraryWorld = fc.record({
  hits: fc.array(
    fc.record({
      timestamp,
      sessionId: fc.constantFrom("a", "b", "c", "d"),
      pagePath: fc.constantFrom("/", "/blog", "/it's"),
      deviceType: fc.constantFrom(...DEVICE_TYPES),
      browser: fc.constantFrom(...BROWSERS),
      os: fc.constantFrom(...OPERATING_SYSTEMS),
      eventName: fc.constantFrom(...EVENT_NAMES),
    }),
    { minLength: 41, maxLength: 41 },
  ),
  batches: fc.array(fc.array(arbitraryHit, { maxLength: 25 }), { maxLength: 6 }),
});

test("the counts match the rows, whatever is delivered in whatever order", async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryWorld, async ({ hits, batches }) => {
      await env.DB.batch(TABLES.map((table) => env.DB.prepare(`delete from ${table}`)));
      const privateIds = new Set<number>();
      for (const batch of batches) {
        const pick = (kind: string) => batch.filter((hit) => hit.kind === kind).map((hit) => hit.key);
        for (const key of pick("private")) privateIds.add(key);
        await record({
          pageViews: pick("view").map((key) => pageView({ ...hits[key], id: `v${key}` })),
          events: pick("event").map((key) => event({ ...hits[key], id: `e${key}` })),
          privateHits: pick("private").map((key) =>
            privateHit({ timestamp: hits[key]?.timestamp, id: `p${key}` }),
          ),
        });
      }
      await expectCountsOfRows(privateIds.size);
    }),
    { numRuns: 25 },
  );
});

async function expectCountsOfRows(privateViews: number): Promise<void> {
  expect(
    await rows(
      "select day, page_path, device_type, browser, views from page_view_days where device_type <> 'not kept' order by 1, 2, 3, 4",
    ),
  ).toEqual(
    await rows(
      "select substr(timestamp, 1, 10) day, page_path, device_type, browser, count(*) views from website_analytics group by 1, 2, 3, 4 order by 1, 2, 3, 4",
    ),
  );
  expect(await rows("select coalesce(sum(views), 0) n from page_view_hours")).toEqual(
    await rows(`select count(*) + ${privateViews} n from website_analytics`),
  );
  expect(await rows("select day, event_type, event_name, events from event_days order by 1, 2, 3")).toEqual(
    await rows(
      "select substr(timestamp, 1, 10) day, event_type, event_name, count(*) events from website_events group by 1, 2, 3 order by 1, 2, 3",
    ),
  );
  expect(await rows("select day, session_id, is_first, converted from session_days order by 1, 2")).toEqual(
    await rows(`with seen as (
        select substr(timestamp, 1, 10) day, session_id, 0 converted from website_analytics
        union all
        select substr(timestamp, 1, 10), session_id, event_type = 'conversion' from website_events)
      select day, session_id, day = (select min(day) from seen s where s.session_id = seen.session_id) is_first,
        max(converted) converted
      from seen group by 1, 2 order by 1, 2`),
  );
}

test("raw rows are removed in steps after their retention time, and counts stay", async () => {
  const old = Array.from({ length: 1203 }, () => pageView({ timestamp: "2025-09-10T11:59:59.999Z" }));
  await record({
    pageViews: [...old, pageView({ id: "kept", timestamp: "2025-09-11T12:00:00.000Z" })],
    events: [event({ timestamp: "2025-09-01T00:00:00.000Z" }), event({ id: "kept" })],
    privateHits: [privateHit()],
  });
  await recordHits(db, { ...none, privateHits: [privateHit({ id: "old" })] }, new Date("2026-01-01"));
  const counts = await rows(
    "select (select sum(views) from page_view_days) v, (select sum(events) from event_days) e",
  );
  await pruneAnalytics(db, 180, NOW);
  expect(await rows("select id from website_analytics")).toEqual([{ id: "kept" }]);
  expect(await rows("select id from website_events")).toEqual([{ id: "kept" }]);
  expect(await rows("select count(*) n from counted_hits where id = 'old'")).toEqual([{ n: 0 }]);
  expect(await rows("select count(*) n from counted_hits")).toEqual([{ n: 1 }]);
  expect(
    await rows("select (select sum(views) from page_view_days) v, (select sum(events) from event_days) e"),
  ).toEqual(counts);
});
