import { beforeEach, expect, test } from "vitest";
import { exportRecords, fileName } from "../../app/analytics/analytics-page/export/export-records.server";
import type { RecordTable } from "../../app/analytics/analytics-page/export/export-tables";
import { recordMessages } from "../../app/analytics/counts/record.server";
import { readReportSearch } from "../../app/analytics/read-search";
import type { AnalyticsMessage, StoredHit } from "../../app/analytics/visit";
import { storedHit } from "../support/page-views";
import { clearAnalytics, testAnalyticsDb } from "../support/workers-env";

const db = testAnalyticsDb();
const NOW = new Date("2026-03-11T12:00:00.000Z");
const PAID = { channel: "paid", campaign: "spring", landingPath: "/adrev", country: "US" } as const;

beforeEach(clearAnalytics);

async function exported(table: RecordTable, query: string) {
  const search = readReportSearch(new URLSearchParams(query), "UTC");
  const { pieces, name } = await exportRecords(db, { table, search, now: NOW });
  let text = "";
  for await (const piece of pieces) text += piece;
  const [head = "", ...lines] = text.replace("\uFEFF", "").trimEnd().split("\r\n");
  return { name, head, lines };
}

const view = (changes: Partial<StoredHit>): AnalyticsMessage => {
  const hit = storedHit(changes);
  return { v: 1, type: "analytics.page-view", id: hit.id, hit };
};
const call = (changes: Partial<StoredHit>): AnalyticsMessage => {
  const hit = storedHit(changes);
  const event = {
    eventType: "conversion",
    eventName: "phone_click",
    eventData: { phone_number: "1" },
  } as const;
  return { v: 1, type: "analytics.event", id: hit.id, hit: { ...hit, ...event } };
};

test("every visit and event of the range is exported, with times of the chosen zone, and a name that says the range", async () => {
  const sessionId = crypto.randomUUID();
  await recordMessages(db, [
    view({ ...PAID, sessionId, timestamp: "2026-03-10T03:30:00.000Z" }),
    call({ ...PAID, sessionId, timestamp: "2026-03-10T05:45:00.000Z" }),
    view({ timestamp: "2026-03-10T04:59:00.000Z" }),
    view({ timestamp: "2026-03-10T05:00:00.000Z", browser: "Safari" }),
  ]);
  // Chicago is five hours behind UTC since March 8.
  const chicago = "range=custom&from=2026-03-09&to=2026-03-09&tz=America/Chicago";
  const visits = await exported("visits", chicago);
  expect(visits.name).toBe("analytics-visits-2026-03-09-to-2026-03-09.csv");
  expect(visits.head).toBe(
    "Time (America/Chicago),landing,channel,referrer,campaign,utm,country,region,device,browser,os,views,events,conversions",
  );
  expect(visits.lines).toEqual([
    "2026-03-09T22:30:00-05:00,/adrev,paid,,spring,,US,,desktop,Firefox,Linux,1,1,1",
    "2026-03-09T23:59:00-05:00,/,direct,,,,,,desktop,Firefox,Linux,1,0,0",
  ]);
  const nextDay = chicago.replaceAll("03-09", "03-10");
  expect((await exported("visits", nextDay)).lines).toEqual([
    "2026-03-10T00:00:00-05:00,/,direct,,,,,,desktop,Safari,Linux,1,0,0",
  ]);
  // An event counts at its own time.
  expect((await exported("events", chicago)).lines).toEqual([]);
  const events = await exported("events", nextDay);
  expect(events.head).toBe(
    "Time (America/Chicago),event,type,data,page,title,landing,channel,referrer,campaign,utm,country,region,device,browser,os",
  );
  expect(events.lines).toEqual([
    '2026-03-10T00:45:00-05:00,phone_click,conversion,"{""phone_number"":""1""}",/,Home,/adrev,paid,,spring,,US,,desktop,Firefox,Linux',
  ]);
});

test("filters narrow the records, and the file's name says them", async () => {
  const [paid, other] = [crypto.randomUUID(), crypto.randomUUID()];
  await recordMessages(db, [
    view({ ...PAID, sessionId: paid }),
    call({ ...PAID, sessionId: paid }),
    view({ sessionId: other }),
    call({ sessionId: other }),
    view({}),
  ]);
  const query = "range=custom&from=2026-03-10&to=2026-03-10&channel=direct&converted=1";
  const visits = await exported("visits", query);
  expect(visits.name).toBe("analytics-visits-2026-03-10-to-2026-03-10-channel-direct-converted-1.csv");
  expect(visits.lines.map((line) => line.split(",")[2])).toEqual(["direct"]);
  expect((await exported("events", query)).lines).toHaveLength(1);
  expect((await exported("events", query.replace("&converted=1", "&depth=2"))).lines).toEqual([]);
  expect(fileName("visits", { campaign: 'Spring "Sale" é/../x' }, { from: 0, to: 1 })).toBe(
    "analytics-visits-1970-01-01-to-1970-01-02-campaign-spring-sale-x.csv",
  );
});

test("more records than one reading holds are exported, each once and in order", async () => {
  const start = Date.parse("2026-03-10T00:00:00.000Z");
  const messages = Array.from({ length: 4100 }, (_, at) =>
    call({ timestamp: new Date(start + at * 10_000).toISOString() }),
  );
  await recordMessages(db, messages);
  const range = "range=custom&from=2026-03-10&to=2026-03-10";
  for (const table of ["visits", "events"] as const) {
    const { lines } = await exported(table, range);
    expect(lines).toHaveLength(4100);
    const times = lines.map((line) => line.split(",", 1)[0] ?? "");
    expect(new Set(times).size).toBe(4100);
    const hours = times.map((time) => time.slice(0, 13));
    expect(hours).toEqual([...hours].sort());
  }
});
