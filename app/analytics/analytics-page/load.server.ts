import type { AppLoadContext } from "@remix-run/cloudflare";
import { listPublishedBetween } from "../../blog/posts.server";
import { GENERATORS } from "../../generation/generators";
import { listRunDays, type RunFigures, readRunFigures } from "../../generation/run-figures.server";
import type { Db } from "../../platform/db/database.server";
import { logError } from "../../platform/log.server";
import { type ReportRange, reportRange } from "../ranges";
import type { AnalyticsReport, AxisNote, GenerationReport, Part } from "../report";
import { ALL_MONEY, DEFAULTS, type ReportSearch } from "../report-search";
import { readAxisNotes } from "../reports/axis-notes.server";
import { readRangeReport } from "../reports/range-report.server";
import { readStorage } from "../reports/storage.server";
import {
  countVisitorsNow,
  readConversions,
  readFirstHour,
  readWholeSite,
} from "../reports/whole-site.server";
import { firstHourOf, keptOf, loadLeadOrigins, loadOpened, toMoneyReport } from "./money/money-report.server";
import { toPageView } from "./page-view";
import { NOTES_OF_A_KIND, rangesOf, toRangeReport } from "./range-totals.server";

/** How many rows a list shows, and how many when it is asked for in full or exported. */
const LIST_ROWS = 8;
const FULL_LIST_ROWS = 200;

type Databases = { db: Db; analyticsDb: Db };
/** The company's zone is that of the limits of a day; the report's own is in the search. */
type Reading = { now: Date; companyZone: string; isExport?: boolean };

/** What the page prints, for the range and the filters of the URL. */
export async function loadPage(databases: Databases, search: ReportSearch, reading: Reading) {
  const { report, range } = await loadReport(databases, search, reading);
  return { search, page: toPageView(report, { search, range, now: reading.now }) };
}

/**
 * What the page and its exports show, with the range that the URL asks for. A part that cannot be read is logged and
 * null. Reads what the range decides after what it needs: two calls one after another.
 */
export async function loadReport(
  databases: Databases,
  search: ReportSearch,
  { now, companyZone, isExport = false }: Reading,
) {
  const { db, analyticsDb } = databases;
  const today = reportRange({ range: "today", from: null, to: null, zone: search.zone }, now, null).current;
  const [since, origins, site, conversions, runs, visitors, storage] = await Promise.all([
    orNull("since", readFirstHour(analyticsDb)),
    orNull("leads", loadLeadOrigins(db, search, now)),
    orNull("site", readWholeSite(analyticsDb, today, now)),
    orNull("conversions", readConversions(analyticsDb, now)),
    orNull("generation", readRunFigures(db, now)),
    orNull("now", countVisitorsNow(analyticsDb, now)),
    orNull("storage", readStorage(analyticsDb, companyZone)),
  ]);
  const range = reportRange(search, now, firstHourOf(since, origins ?? {}, search.zone));
  const parts = await loadParts(databases, { search, range, since, origins, isExport, now });
  const generation = runs && toGenerationReport(runs);
  const report: AnalyticsReport = {
    ...parts,
    site,
    conversions,
    generation,
    now: visitors,
    storage,
    since,
  };
  return { report, range };
}

type PartsQuery = {
  search: ReportSearch;
  range: ReportRange;
  since: number | null;
  origins: Awaited<ReturnType<typeof loadLeadOrigins>> | null;
  isExport: boolean;
  now: Date;
};

/** What follows the range and the filters. */
async function loadParts(
  { db, analyticsDb }: Databases,
  { search, range, since, origins, isExport, now }: PartsQuery,
): Promise<Pick<AnalyticsReport, "range" | "money" | "keptFrom">> {
  const rows = isExport || search.more === ALL_MONEY ? FULL_LIST_ROWS : LIST_ROWS;
  const rangeQuery = {
    range: range.current,
    steps: rangesOf(range),
    previousEnd: range.previousEnd,
    filters: search.filters,
    rows: isExport || (search.more !== null && search.more !== ALL_MONEY) ? FULL_LIST_ROWS : LIST_ROWS,
    // The largest by another figure may have few visits.
    originRows: search.more === ALL_MONEY || search.sort !== DEFAULTS.sort ? FULL_LIST_ROWS : LIST_ROWS,
    kept: origins ? keptOf(origins, FULL_LIST_ROWS) : [],
  };
  const [read, opened, notes, posts] = await Promise.all([
    orNull("range", readRangeReport(analyticsDb, rangeQuery)),
    origins && orNull("money", loadOpened(analyticsDb, search, { range: range.current, origins, rows })),
    orNull("notes", readAxisNotes(analyticsDb, range.current)),
    orNull("posts", readOwnNotes(db, range)),
  ]);
  const kept = read ? keptFrom(read.filtersFrom, since, search) : null;
  if (!read || kept !== null) return { range: null, money: null, keptFrom: kept };
  const all = [...(notes ?? []), ...(posts ?? [])];
  const won = origins?.won ?? null;
  const countedFrom = { visits: since, won: won?.isOlder ? 0 : firstHourOf(since, { won }, range.zone) };
  return {
    range: toRangeReport(read, { range, won, countedFrom, notes: all, now }),
    money:
      origins && toMoneyReport({ rows, visits: read.origins, origins, days: range.days, opened, search }),
    keptFrom: null,
  };
}

/** The generators' runs in the report's words. */
function toGenerationReport({ total, judged, hours, recent }: RunFigures): GenerationReport {
  return {
    counts: total,
    judged,
    hours: hours.map(({ hour, ...counts }) => ({ hour: Math.floor(Date.parse(hour) / 3_600_000), counts })),
    recent: recent.map(({ status, generator, title, ...run }) => ({
      ...run,
      outcome: status,
      generator: GENERATORS.find(({ id }) => id === generator)?.title ?? generator,
      result: title,
    })),
  };
}

/** Visitors of the last 5 minutes. @throws with the database's error */
export function loadCurrentVisitors(analyticsDb: Db, now: Date): Promise<number> {
  return countVisitorsNow(analyticsDb, now);
}

/** The databases that a note is written to. */
export function noteDatabases(context: AppLoadContext, business: Db) {
  return { analytics: context.openAnalyticsDb(), business };
}

async function orNull<Value>(part: string, value: Promise<Value>): Promise<Part<Value>> {
  try {
    return await value;
  } catch (error) {
    logError("analytics.page", error, { part });
    return null;
  }
}

/** Set if a filter reaches further back than single visits are kept. */
function keptFrom(
  filtersFrom: number | null,
  since: number | null,
  { filters }: ReportSearch,
): number | null {
  const isCut = filtersFrom !== null && since !== null && since < filtersFrom;
  return isCut && Object.keys(filters).length > 0 ? filtersFrom : null;
}

/** Published posts, and the days on which content runs saved drafts. */
async function readOwnNotes(db: Db, { current, zone }: ReportRange): Promise<AxisNote[]> {
  const iso = (hour: number) => new Date(hour * 3_600_000).toISOString();
  const [from, to] = [iso(current.from), iso(current.to)];
  const [posts, days] = await Promise.all([
    listPublishedBetween(db, from, to, NOTES_OF_A_KIND),
    listRunDays(db, { from, to, zone }, NOTES_OF_A_KIND),
  ]);
  return [
    ...posts.map(
      ({ id, title, at }): AxisNote => ({ id, kind: "post published", at, text: title, author: null }),
    ),
    ...days.map(
      ({ at, drafts }): AxisNote => ({
        id: `run-${at}`,
        kind: "content run",
        at,
        text: `${drafts} ${drafts === 1 ? "draft" : "drafts"} written`,
        author: null,
      }),
    ),
  ];
}

export type PageView = Awaited<ReturnType<typeof loadPage>>["page"];
export type RangeView = NonNullable<PageView["range"]>;
export type VitalView = RangeView["vitals"]["figures"][number];
export type Grade = NonNullable<VitalView["grade"]>;
export type SeriesView = RangeView["series"];
export type NoteView = SeriesView["notes"][number];
export type ListCardView = RangeView["cards"][number];
export type ListRowView = NonNullable<ListCardView["rows"]>[number];
export type MoneyView = NonNullable<PageView["money"]>;
export type MoneyTableView = MoneyView["table"];
export type MoneyTableRow = MoneyTableView["rows"][number];
export type SiteView = NonNullable<PageView["site"]>;
export type ConversionsView = NonNullable<PageView["conversions"]>;
export type GenerationView = NonNullable<PageView["generation"]>;
