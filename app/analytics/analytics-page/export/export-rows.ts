import { HOUR } from "../../../platform/clock";
import { isoInZone } from "../../../platform/time/zoned-time";
import type { MoneyFigures, MoneyReport, MoneyRow } from "../../money";
import type {
  AnalyticsReport,
  Conversions,
  GenerationReport,
  GenerationRun,
  HourRange,
  RangeReport,
  WholeSite,
} from "../../report";
import { LISTS, type ListName } from "../../report-search";
import { splitsLeads } from "../money/money-cells";
import type { ExportTable, RecordTable } from "./export-tables";

type PageTable = Exclude<ExportTable, RecordTable>;
type OtherTable = Exclude<PageTable, ListName>;

/** A table of stored values as rows of text, the head first; null if it could not be loaded. Times are the zone's. */
export function exportRows(name: PageTable, report: AnalyticsReport, zone: string): string[][] | null {
  if (isList(name)) return report.range && listRows(name, report.range);
  return ROWS[name](report, zone);
}

/** "Time (America/Chicago)" */
function timeHead(label: string, zone: string): string {
  return `${label} (${zone})`;
}

function timeCell(iso: string, zone: string): string {
  return isoInZone(new Date(iso), zone);
}

function isList(name: PageTable): name is ListName {
  return Object.hasOwn(LISTS, name);
}

const ROWS: Record<OtherTable, (report: AnalyticsReport, zone: string) => string[][] | null> = {
  series: ({ range }, zone) => range && seriesRows(range, zone),
  vitals: ({ range }) => range && vitalRows(range),
  filtered: ({ range }) => range && filteredRows(range),
  notes: ({ range }, zone) => range && noteRows(range, zone),
  money: ({ money }) => money && moneyRows(money),
  "whole-site": ({ site }) => site && wholeSiteRows(site),
  conversions: ({ conversions }) => conversions && conversionRows(conversions),
  jobs: ({ generation }, zone) => generation && jobRows(generation, zone),
  runs: ({ generation }, zone) => generation && runRows(generation, zone),
};

function vitalRows({ vitals }: RangeReport): string[][] {
  return [
    ["Vital", "75th percentile", "Samples"],
    ...vitals.map((one) => texts(one.vital, one.p75, one.samples)),
  ];
}

function filteredRows({ filtered }: RangeReport): string[][] {
  return [["Reason", "Hits"], ...filtered.map((one) => texts(one.reason, one.hits))];
}

function noteRows({ notes }: RangeReport, zone: string): string[][] {
  return [
    [timeHead("Time", zone), "Kind", "Text", "Author"],
    ...notes.map((one) => texts(timeCell(one.at, zone), one.kind, one.text, one.author)),
  ];
}

function moneyRows(report: MoneyReport): string[][] {
  const { dimension, rows, others, rest, costs } = report;
  const hasLeads = splitsLeads(report);
  const ofAds = (row: MoneyRow) => costCells(costs?.cents[row.value], row);
  return [
    [
      dimension,
      "Visits",
      "Converted visits",
      "Form fills and demos",
      "Calls",
      "Leads",
      "Won deals",
      "Won value (USD)",
      ...COST_HEADS,
    ],
    ...rows.map((row) => [row.value, ...moneyCells(row, hasLeads), ...ofAds(row)]),
    ...(others.values > 0 ? [["(others)", ...moneyCells(others, hasLeads), ...NO_COST]] : []),
    ...(rest
      ? [[`(no ${dimension})`, ...moneyCells(rest.noValue, hasLeads), ...unsplitCost(costs?.noValue)]]
      : []),
    ...noVisitRows(rest, hasLeads),
  ];
}

const COST_HEADS = ["Cost (USD)", "Cost per lead (USD)", "Return"];
const NO_COST = ["", "", ""];

/** Nothing where no cost was entered. */
function costCells(cents: number | undefined, { leads, wonCents }: MoneyFigures): string[] {
  if (cents === undefined || cents <= 0) return NO_COST;
  return [usd(cents), leads === 0 ? "" : usd(cents / leads), (wonCents / cents).toFixed(2)];
}

/** Paid for a channel and none of its campaigns: the row's visits and leads are those of every channel. */
function unsplitCost(cents = 0): string[] {
  return cents > 0 ? [usd(cents), "", ""] : NO_COST;
}

function noVisitRows(rest: MoneyReport["rest"], knowsLeads: boolean): string[][] {
  if (!rest) return [];
  const { rows, others } = rest.sources;
  const row = (source: string, figures: MoneyFigures) => [
    `(no visit known, source ${source})`,
    ...moneyCells(figures, knowsLeads),
    ...NO_COST,
  ];
  return [...rows.map((one) => row(one.value, one)), ...(others.values > 0 ? [row("others", others)] : [])];
}

function jobRows({ hours }: GenerationReport, zone: string): string[][] {
  return [
    [timeHead("From", zone), "Success", "Error", "Other"],
    ...hours.map(({ hour, counts }) =>
      texts(hourText(hour, zone), counts.success, counts.error, counts.other),
    ),
  ];
}

function runRows({ recent }: GenerationReport, zone: string): string[][] {
  return [
    [timeHead("Created", zone), "Status", "Function", "Result", "Error message", "Milliseconds"],
    ...recent.map((run) => runCells(run, zone)),
  ];
}

function texts(...values: (string | number | null)[]): string[] {
  return values.map((value) => (value === null ? "" : String(value)));
}

function seriesRows({ series, countedFrom }: RangeReport, zone: string): string[][] {
  const isCounted = ({ from }: HourRange) => countedFrom.visits !== null && from >= countedFrom.visits;
  return [
    [
      timeHead("From", zone),
      timeHead("To", zone),
      "Visits",
      "Page views",
      "Converted visits",
      "Won in this period (USD)",
      "Won from these visits (USD)",
      "Visits before",
    ],
    ...series.map(({ range, current, previous }) =>
      texts(
        hourText(range.from, zone),
        hourText(range.to, zone),
        current.visits,
        current.views,
        current.converted,
        usd(current.wonCents),
        usd(current.cohortCents),
        previous && isCounted(previous.range) ? previous.totals.visits : null,
      ),
    ),
  ];
}

function hourText(hour: number, zone: string): string {
  return isoInZone(hour * HOUR, zone);
}

/** Nothing for a value that is not known. */
function usd(cents: number | null): string {
  return cents === null ? "" : (cents / 100).toFixed(2);
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
    [name, "Visits"],
    ...rows.map(({ value, visits }) => texts(value, visits)),
    ...othersRow(others.values, others.visits),
  ];
}

function othersRow(values: number, figure: number): string[][] {
  return values > 0 ? [texts("(others)", figure)] : [];
}

function moneyCells(
  { visits, converted, forms, calls, leads, wonDeals, wonCents }: MoneyFigures,
  knowsLeads: boolean,
): string[] {
  const ofVisits = texts(visits, converted, forms, calls);
  if (!knowsLeads) return [...ofVisits, "", "", ""];
  return [...ofVisits, ...texts(leads, wonDeals, usd(wonCents))];
}

function wholeSiteRows(site: WholeSite): string[][] {
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

function conversionRows(conversions: Conversions): string[][] {
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

function runCells(run: GenerationRun, zone: string): string[] {
  return texts(
    timeCell(run.createdAt, zone),
    run.outcome,
    run.generator,
    run.result,
    run.errorMessage,
    run.durationMs,
  );
}
