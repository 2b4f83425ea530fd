import { beforeEach, expect, test } from "vitest";
import { exportRows } from "../../app/analytics/analytics-page/export/export-rows";
import { loadPage, loadReport } from "../../app/analytics/analytics-page/load.server";
import { recordMessages } from "../../app/analytics/counts/record.server";
import { readReportSearch } from "../../app/analytics/read-search";
import { pageViewAt } from "../support/page-views";
import { wonAt } from "../support/won-leads";
import { clearAnalytics, clearTables, testAnalyticsDb, testDb } from "../support/workers-env";

const databases = { db: testDb(), analyticsDb: testAnalyticsDb() };
const READING = { now: new Date("2026-03-10T13:20:00.000Z"), companyZone: "UTC" };

beforeEach(async () => {
  await clearAnalytics();
  await clearTables("deals", "leads");
});

const searchOf = (query: string) => readReportSearch(new URLSearchParams(query), "UTC");
const visit = (iso: string, visits = 1) =>
  recordMessages(
    databases.analyticsDb,
    Array.from({ length: visits }, () => pageViewAt(new Date(iso))),
  );

/** What the page says of a range beside the one before: the change of visits and of the won value, and in words. */
async function compared(query: string) {
  const { page } = await loadPage(databases, searchOf(query), READING);
  const series = page.range?.series;
  const change = (measure: string) =>
    series?.measures.find((one) => one.measure === measure)?.change?.text ?? null;
  return {
    visits: change("visitors"),
    won: change("value"),
    legend: series?.legend.previous,
    dashed: series?.paths.previous,
    cell: series?.comparison,
    note: series?.note,
  };
}

test("a period that began before the first visit is not compared, and the page says since when it counts", async () => {
  // The 7 days before March 4 begin on February 25.
  await visit("2026-02-25T01:00:00.000Z");
  await visit("2026-03-05T12:00:00.000Z", 8);
  const hidden = await compared("range=7d");
  expect(hidden).toEqual({
    ...{ visits: null, won: null, legend: null, dashed: "" },
    cell: { title: "Nothing to compare with", dates: null },
    note: "Counting began partway through February 25, 2026, so the previous 7 days can’t be compared.",
  });
  const { report } = await loadReport(databases, searchOf("range=7d"), READING);
  // The day in which counting began is not whole.
  expect(exportRows("series", report, "UTC")?.map((row) => row.at(-1))).toEqual([
    ...["Visits before", "", "0", "0", "0", "0", "0", "0"],
  ]);
  await visit("2026-02-25T00:59:00.000Z");
  const shown = await compared("range=7d");
  expect(shown).toMatchObject({ visits: "+300.0%" });
  expect(shown.cell).toEqual({
    title: "vs. previous 7 days",
    dates: "Feb 25 to Mar 3, both up to 1:20 PM. Under 0.5% is no change.",
  });
  expect(shown.note).toBeNull();
  expect(shown.dashed).not.toBe("");
});

test("the won value is compared once a deal was won before both periods, whenever visits began", async () => {
  await visit("2026-03-05T12:00:00.000Z");
  await wonAt("2026-03-01T12:00:00.000Z", { cents: 100, closedOn: "2026-03-01" });
  await wonAt("2026-03-08T12:00:00.000Z", { cents: 400, closedOn: "2026-03-08" });
  expect(await compared("range=7d&measure=value")).toMatchObject({
    won: null,
    note: "All deals of the CRM, by closing date. The first deal was won on March 1, 2026, so the previous 7 days can’t be compared.",
  });
  await wonAt("2026-02-24T12:00:00.000Z", { cents: 1, closedOn: "2026-02-24" });
  const shown = await compared("range=7d&measure=value");
  expect([shown.won, shown.visits]).toEqual(["+300.0%", null]);
  expect(shown.note).toBe("All deals of the CRM, by closing date.");
  expect(shown.cell?.title).toBe("Won vs. previous 7 days");
});

test("a day that is not over is not beside a whole one: its deals may still be won, its visits are compared by the hour", async () => {
  await wonAt("2026-01-01T12:00:00.000Z", { cents: 1, closedOn: "2026-01-01" });
  await wonAt("2026-03-08T12:00:00.000Z", { cents: 200, closedOn: "2026-03-08" });
  await wonAt("2026-03-09T12:00:00.000Z", { cents: 500, closedOn: "2026-03-09" });
  await visit("2026-03-07T12:00:00.000Z");
  await visit("2026-03-09T13:19:00.000Z");
  await visit("2026-03-09T13:21:00.000Z");
  await visit("2026-03-10T09:00:00.000Z", 2);
  expect(await compared("range=today&measure=value")).toMatchObject({
    ...{ won: null, visits: "+100.0%", legend: null },
    note: "Deals are closed on a day, so hours show none. The day isn’t over, so what it has won isn’t compared with a whole day.",
  });
  expect((await compared("range=custom&from=2026-03-09&to=2026-03-09")).won).toBe("+150.0%");
});
