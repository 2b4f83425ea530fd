import { expect, test } from "vitest";
import { exportRows } from "../../app/analytics/analytics-page/export/export-rows";
import { EXPORT_TABLES } from "../../app/analytics/analytics-page/export/export-tables";
import {
  changeOf,
  duration,
  formatMeasure,
  measureOf,
  percent,
  readMeasure,
  shareIfPart,
} from "../../app/analytics/analytics-page/figures";
import { reportRange } from "../../app/analytics/ranges";
import { readReportSearch } from "../../app/analytics/read-search";
import { MEASURES } from "../../app/analytics/report";
import { csvLine } from "../../app/platform/csv";
import { sampleReport } from "../support/analytics-report";

const TOTALS = { visits: 6184, views: 15_213, converted: 334, wonCents: 21_460_000, cohortCents: 4_100_000 };

test("the measures of one range", () => {
  const texts = MEASURES.map((measure) => formatMeasure(measure, measureOf(measure, TOTALS)));
  expect(texts).toEqual(["6,184", "15,213", "2.46", "334", "5.4%", "$214,600", "$41,000"]);
});

test("of no visits, every measure is 0", () => {
  const none = { visits: 0, views: 0, converted: 0, wonCents: 0, cohortCents: 0 };
  const texts = MEASURES.map((measure) => formatMeasure(measure, measureOf(measure, none)));
  expect(texts).toEqual(["0", "0", "0.00", "0", "0.0%", "$0", "$0"]);
});

test("a reading has its unit", () => {
  expect(MEASURES.map((measure) => readMeasure(measure, 1))).toEqual([
    "1 visit",
    "1 page view",
    "1.00 page per visit",
    "1 converted visit",
    "100.0% of visits",
    "$1 won",
    "$1 won",
  ]);
});

const totals = (visits: number, converted = 0) => {
  return { visits, views: visits, converted, wonCents: null, cohortCents: null };
};

test.each([
  ["visitors", 1124, 1000, "+12.4%", "up"],
  ["visitors", 976, 1000, "−2.4%", "down"],
  ["visitors", 1000, 1000, "0.0%", "same"],
  ["visitors", 999_999, 1_000_000, "0.0%", "same"],
  ["visitors", 0, 10, "−100.0%", "down"],
  // Less than 0.5% is neither good nor bad.
  ["visitors", 998, 1000, "−0.2%", "same"],
  ["visitors", 1004, 1000, "+0.4%", "same"],
  ["visitors", 1005, 1000, "+0.5%", "up"],
  ["visitors", 995, 1000, "−0.5%", "down"],
] as const)("%s of %d after %d is %s", (measure, now, before, text, direction) => {
  expect(changeOf(measure, totals(now), totals(before))).toEqual({ text, direction });
});

test.each([
  [54, 51, "+0.3 pt", "up"],
  [50, 60, "−1.0 pt", "down"],
  [50, 51, "−0.1 pt", "down"],
  [50, 50, "0.0 pt", "same"],
  [50, 0, "+5.0 pt", "up"],
] as const)("a share of %d in 1000 after %d in 1000 is %s", (now, before, text, direction) => {
  expect(changeOf("rate", totals(1000, now), totals(1000, before))).toEqual({ text, direction });
});

test("nothing before has no change", () => {
  for (const measure of MEASURES) expect(changeOf(measure, totals(10, 1), totals(0))).toBeNull();
});

test("what was won in a period is compared with the period before, also without visits; young visits with none", () => {
  const [now, before] = [300, 200].map((cents) => ({ ...totals(0), wonCents: cents, cohortCents: cents }));
  if (!now || !before) throw new Error("There are two");
  expect(changeOf("value", now, before)).toEqual({ text: "+50.0%", direction: "up" });
  expect(changeOf("cohort", now, before)).toBeNull();
});

test("a share larger than its whole is no share", () => {
  expect(shareIfPart(percent, 1, 4)).toBe("25.0%");
  expect(shareIfPart(percent, 4, 4)).toBe("100.0%");
  expect(shareIfPart(percent, 5, 4)).toBe("");
});

test("a won value that leads do not know has no figure and no change", () => {
  expect(measureOf("value", totals(10))).toBeNull();
  expect(formatMeasure("value", null)).toBe("–");
  expect(changeOf("value", totals(10), totals(9))).toBeNull();
});

test("a share of nothing is 0, not an error", () => {
  expect(percent(0, 0)).toBe("0.0%");
  expect(percent(7944, 58_412)).toBe("13.6%");
});

test.each([
  [0, "<1 s"],
  [999, "<1 s"],
  [1000, "1 s"],
  [47_400, "47 s"],
  [59_600, "1 min 0 s"],
  [184_000, "3 min 4 s"],
])("%i ms are %s", (ms, text) => expect(duration(ms)).toBe(text));

const NOW = new Date("2026-11-22T20:18:00.000Z");
const search = readReportSearch(new URLSearchParams(), "America/Chicago");
const report = sampleReport(search, reportRange(search, NOW, null), NOW);

/** Visits and events are read record by record. */
const PAGE_TABLES = EXPORT_TABLES.flatMap(({ name }) =>
  name === "visits" || name === "events" ? [] : [name],
);

test.each(PAGE_TABLES)("the table %s has a cell for each head in every row", (name) => {
  const rows = exportRows(name, report, search.zone) ?? [];
  expect(rows.length).toBeGreaterThan(1);
  for (const row of rows) expect(row).toHaveLength(rows[0]?.length ?? 0);
  expect(rows.flat().join()).not.toMatch(/undefined|null|NaN|object/);
});

test("the exported series has each step's own figures, and the visitors of the step before", () => {
  if (!report.range) throw new Error("The sample is whole");
  const [point] = report.range.series;
  if (!point?.previous) throw new Error("The sample has a period before");
  const current = { visits: 7, views: 15, converted: 2, wonCents: 123_456, cohortCents: 700 };
  const previous = {
    ...point.previous,
    totals: { visits: 5, views: 11, converted: 1, wonCents: 900, cohortCents: 0 },
  };
  const series = [
    { ...point, range: { from: 492_000, to: 492_024 }, current, previous },
    {
      ...point,
      range: { from: 492_024, to: 492_048 },
      current: { ...current, wonCents: null, cohortCents: null },
      previous: null,
    },
  ];
  // 492,000 hours after 1970 began February 16 of 2026, when it was 6 PM of the day before in Chicago.
  expect(
    exportRows("series", { ...report, range: { ...report.range, series } }, search.zone)?.slice(1),
  ).toEqual([
    ["2026-02-15T18:00:00-06:00", "2026-02-16T18:00:00-06:00", "7", "15", "2", "1234.56", "7.00", "5"],
    ["2026-02-16T18:00:00-06:00", "2026-02-17T18:00:00-06:00", "7", "15", "2", "", "", ""],
  ]);
});

test("a table whose data could not be loaded is not exported", () => {
  const nothing = { ...report, range: null, money: null, site: null, conversions: null, generation: null };
  for (const name of PAGE_TABLES) expect(exportRows(name, nothing, search.zone)).toBeNull();
});

test("a campaign that a spreadsheet would run is made safe", () => {
  if (!report.range) throw new Error("The sample is whole");
  const { campaign } = report.range.lists;
  const hostile = { ...campaign, rows: [{ value: '=HYPERLINK("https://evil.example")', visits: 3 }] };
  const lists = { ...report.range.lists, campaign: hostile };
  const rows = exportRows("campaign", { ...report, range: { ...report.range, lists } }, search.zone) ?? [];
  expect(rows.map(csvLine)[1]).toBe(`"'=HYPERLINK(""https://evil.example"")",3\r\n`);
});
