import { HOUR } from "../../platform/clock";
import type { AnalyticsReport, GenerationRun, MoneyFigures, RangeReport } from "../report";
import { LIST_GROUPS, type ListName } from "../report-search";

/** The tables that can be exported, by the name in the URL. */
export const EXPORT_TABLES = [
  { name: "series", label: "Visits over time" },
  { name: "landing", label: "Landing pages" },
  { name: "pages", label: "Pages" },
  { name: "articles", label: "Articles" },
  { name: "channel", label: "Channels" },
  { name: "referrer", label: "Referrers" },
  { name: "campaign", label: "Campaigns" },
  { name: "country", label: "Countries" },
  { name: "region", label: "Regions" },
  { name: "browser", label: "Browsers" },
  { name: "device", label: "Devices" },
  { name: "os", label: "Systems" },
  { name: "vitals", label: "Web vitals" },
  { name: "filtered", label: "Left out hits" },
  { name: "notes", label: "Notes" },
  { name: "money", label: "From visit to won deal" },
  { name: "whole-site", label: "Whole site" },
  { name: "visits", label: "Recent visits" },
  { name: "conversions", label: "Conversions" },
  { name: "events", label: "Recent events" },
  { name: "runs", label: "Recent runs" },
] as const;
export type ExportTable = (typeof EXPORT_TABLES)[number]["name"];

/** A table of stored values as rows of text, the head first; null if it could not be loaded. */
export function exportRows(name: ExportTable, report: AnalyticsReport): string[][] | null {
  const { range, money, site, conversions, generation } = report;
  const list = Object.values(LIST_GROUPS)
    .flat()
    .find((one) => one === name);
  if (list) return range && listRows(list, range);
  switch (name) {
    case "series":
      return range && seriesRows(range);
    case "vitals":
      return (
        range && [
          ["Vital", "75th percentile", "Samples"],
          ...range.vitals.map((one) => texts(one.vital, one.p75, one.samples)),
        ]
      );
    case "filtered":
      return range && [["Reason", "Hits"], ...range.filtered.map((one) => texts(one.reason, one.hits))];
    case "notes":
      return (
        range && [
          ["Time (UTC)", "Kind", "Text", "Author"],
          ...range.notes.map((one) => texts(one.at, one.kind, one.text, one.author)),
        ]
      );
    case "money":
      return (
        money && [
          [money.dimension, "Visits", "Form or call", "Leads", "Won deals", "Won value (USD)"],
          ...money.rows.map((row) => [row.value, ...moneyCells(row)]),
          ...(money.others.values > 0 ? [["(others)", ...moneyCells(money.others)]] : []),
        ]
      );
    case "whole-site":
      return site && wholeSiteRows(site);
    case "visits":
      return (
        site && [
          ["Time (UTC)", "Page", "Channel", "Source", "Region", "Country", "Device", "Browser"],
          ...site.recentVisits.map((one) =>
            texts(
              one.at,
              one.path,
              one.channel,
              one.source,
              one.region,
              one.country,
              one.device,
              one.browser,
            ),
          ),
        ]
      );
    case "conversions":
      return conversions && conversionRows(conversions);
    case "events":
      return (
        conversions && [
          ["Time (UTC)", "Event", "Type", "Page", "Channel"],
          ...conversions.recentEvents.map((one) => texts(one.at, one.name, one.type, one.path, one.channel)),
        ]
      );
    default:
      return (
        generation && [
          ["Created (UTC)", "Status", "Function", "Result", "Error message", "Milliseconds"],
          ...generation.recent.map(runCells),
        ]
      );
  }
}

function texts(...values: (string | number | null)[]): string[] {
  return values.map((value) => (value === null ? "" : String(value)));
}

function seriesRows({ series }: RangeReport): string[][] {
  return [
    [
      "From (UTC)",
      "To (UTC)",
      "Visitors",
      "Page views",
      "Form or call",
      "Won value (USD)",
      "Visitors before",
    ],
    ...series.map(({ range, current, previous }) =>
      texts(
        hourText(range.from),
        hourText(range.to),
        current.visits,
        current.views,
        current.converted,
        usd(current.wonCents),
        previous?.totals.visits ?? null,
      ),
    ),
  ];
}

function hourText(hour: number): string {
  return new Date(hour * HOUR).toISOString();
}

function usd(cents: number): string {
  return (cents / 100).toFixed(2);
}

function listRows(name: ListName, report: RangeReport): string[][] {
  if (name === "pages" || name === "articles") {
    const list = report[name];
    if (!list) return [["Page", "Page views"]];
    return [
      ["Page", "Page views"],
      ...list.rows.map(({ path, views }) => texts(path, views)),
      ...othersRow(list.others.values, list.others.views),
    ];
  }
  const { rows, others } = report.lists[name];
  return [
    [name, "Visitors"],
    ...rows.map(({ value, visits }) => texts(value, visits)),
    ...othersRow(others.values, others.visits),
  ];
}

function othersRow(values: number, figure: number): string[][] {
  return values > 0 ? [texts("(others)", figure)] : [];
}

function moneyCells({ visits, converted, leads, wonDeals, wonCents }: MoneyFigures): string[] {
  return texts(visits, converted, leads, wonDeals, usd(wonCents));
}

function wholeSiteRows(site: NonNullable<AnalyticsReport["site"]>): string[][] {
  return [
    ["Figure", "Name", "Value"],
    texts("Visitors", "all time", site.visitors),
    texts("Visitors", "today", site.visitorsToday),
    texts("Page views", "all time", site.views),
    texts("Page views", "today", site.viewsToday),
    ...site.topPages.map(({ path, views }) => texts("Top page, 7 days", path, views)),
    ...site.devices.map(({ value, views }) => texts("Device, 7 days", value, views)),
    ...site.browsers.map(({ value, views }) => texts("Browser, 7 days", value, views)),
  ];
}

function conversionRows(conversions: NonNullable<AnalyticsReport["conversions"]>): string[][] {
  const { byType } = conversions;
  return [
    ["Figure", "Name", "Value"],
    texts("Events", "all", conversions.events),
    texts("Events", "conversion", byType.conversion),
    texts("Events", "interaction", byType.interaction),
    texts("Events", "other", byType.navigation),
    texts("Visits", "all", conversions.visits),
    texts("Visits", "with a conversion", conversions.convertedVisits),
    texts("Click-to-calls", "all", conversions.clickToCalls),
    texts("Form fills", "all", conversions.formFills),
    ...conversions.topEvents.map(({ name, events }) => texts("Top event", name, events)),
  ];
}

function runCells(run: GenerationRun): string[] {
  return texts(run.createdAt, run.outcome, run.generator, run.result, run.errorMessage, run.durationMs);
}
