import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server";
import { mapDimensions, VISIT_DIMENSIONS, type VisitDimension } from "../attributes";
import { FILTER_REASONS } from "../filter-reasons";
import type { MoneyDimension } from "../money";
import type { DimensionList, Filters, HourRange, PageRow, Totals, VitalFigure } from "../report";
import { bucketValue, type WebVital } from "../web-vitals";
import {
  type RankedRow,
  selectLargest,
  selectSums,
  selectTexts,
  sumOf,
  withArticles,
} from "./rollups.server";
import { selectEndOfHour, selectSteps, sumOfVisits } from "./visits.server";

/** Rows of a list before 'other'. */
const LIST_ROWS = 7;
const VITALS = ["lcp", "inp", "cls", "ttfb"] as const satisfies readonly WebVital[];

export type RangeQuery = {
  range: HourRange;
  /** Ranges for which totals are wanted: the steps of the time axis, those of the previous period. */
  steps: HourRange[];
  /** Where in its hour the previous period ends, in milliseconds since 1970; null if with the hour. */
  previousEnd?: number | null;
  filters: Filters;
  /** Rows of each list. */
  rows?: number;
  /** Values of each dimension that the money line chooses from, if more than `rows`. */
  originRows?: number;
  /** Values that are wanted at any rank: those that leads came with. */
  kept?: { dimension: VisitDimension; text: string }[];
};

type StepTotals = Omit<Totals, "wonCents" | "cohortCents">;

const NONE: StepTotals = { visits: 0, views: 0, converted: 0 };

/** Everything that follows the range and the filters, in one call to the database. */
export async function readRangeReport(db: Db, query: RangeQuery) {
  const { range, filters, rows = LIST_ROWS, originRows = rows, kept: leads = [] } = query;
  const isFiltered = Object.keys(filters).length > 0;
  const steps = query.steps.map((step, key) => ({ ...step, key }));
  const kept = VISIT_DIMENSIONS.flatMap((dimension) => {
    const text = filters[dimension];
    return text === undefined ? [] : [{ dimension, text }];
  });
  const options = { count: Math.max(rows, originRows), kept: [...kept, ...leads] };
  const sums = isFiltered ? sumOfVisits(VISIT_DIMENSIONS, range, filters) : sumOf(VISIT_DIMENSIONS, range);
  const [series, [afterPrevious], lists, pages, counted, vitals, [oldest]] = await db.batch([
    selectSteps(db, steps, filters),
    selectEndOfHour(db, { from: query.previousEnd ?? 0, filters }),
    selectLargest(db, withArticles(sums, "landing"), sql`visits`, options),
    selectLargest(db, withArticles(sumOf(["page"], range), "page"), sql`views`, { count: rows }),
    selectTexts(db, ["filtered", "private_page", "private_event"], range),
    selectSums(db, VITALS, range).orderBy(sql`dimension, value`),
    db.select({ hour: sql<number | null>`min(first_hour)` }).from(sql`sessions`),
  ]);
  const stepTotals = (at: number): StepTotals => {
    const { visits, views, converted } = series.find(({ key }) => key === at) ?? NONE;
    return { visits, views, converted };
  };
  return {
    steps: query.steps.map((_, at) => stepTotals(at)),
    /** Of the previous period's last hour, what came later in it than it now is. */
    afterPrevious: afterPrevious ?? NONE,
    lists: listsOf(lists, filters, rows),
    /** The left side of the money line: visits and converted ones by where they came from. */
    origins: originsOf(lists),
    pages: isFiltered ? null : pagesOf(ofDimension(pages, "page")),
    articles: isFiltered ? null : pagesOf(ofDimension(pages, "article")),
    vitals: VITALS.map((vital) => percentileOf(vital, vitals)),
    filtered: FILTER_REASONS.map((reason) => ({
      reason,
      hits: sumWhere(counted, (row) => row.dimension === "filtered" && row.text === reason),
    })),
    privateHits: {
      views: sumWhere(counted, (row) => row.dimension === "private_page"),
      events: sumWhere(counted, (row) => row.dimension === "private_event"),
    },
    /** The first hour whose visits are kept one by one, and so can be filtered; null without any. */
    filtersFrom: oldest?.hour ?? null,
  };
}

function ofDimension(rows: RankedRow[], dimension: RankedRow["dimension"]): RankedRow[] {
  return rows.filter((row) => row.dimension === dimension);
}

function originsOf(rows: RankedRow[]): Record<MoneyDimension, RankedRow[]> {
  return {
    channel: ofDimension(rows, "channel"),
    campaign: ofDimension(rows, "campaign"),
    landing: ofDimension(rows, "landing"),
    article: ofDimension(rows, "article"),
    device: ofDimension(rows, "device"),
  };
}

function listsOf(rows: RankedRow[], filters: Filters, count: number): Record<VisitDimension, DimensionList> {
  return mapDimensions((name) => {
    const all = ofDimension(rows, name);
    const own = all.filter(({ text }, at) => at < count || text === filters[name]);
    const [first] = own;
    const listed = own.map(({ text, amount }) => ({ value: text, visits: amount }));
    const shown = listed.reduce((sum, row) => sum + row.visits, 0);
    const total = first?.total ?? 0;
    return {
      rows: listed,
      others: { values: (first?.values ?? 0) - own.length, visits: total - shown },
      total,
      selected: filters[name] ?? null,
    };
  });
}

function pagesOf(rows: RankedRow[]) {
  const listed: PageRow[] = rows.map(({ text, amount }) => ({ path: text, views: amount }));
  const total = rows[0]?.total ?? 0;
  const shown = listed.reduce((sum, row) => sum + row.views, 0);
  return {
    rows: listed,
    others: { values: (rows[0]?.values ?? 0) - rows.length, views: total - shown },
    total,
  };
}

type Counted = { dimension: string; text: string; views: number; events: number };

function sumWhere(rows: Counted[], isCounted: (row: Counted) => boolean): number {
  return rows.filter(isCounted).reduce((sum, row) => sum + row.views + row.events, 0);
}

/** The 75th percentile by nearest rank; `rows` are a histogram in ascending order of their buckets. */
function percentileOf(
  vital: WebVital,
  rows: { dimension: string; value: number; events: number }[],
): VitalFigure {
  const own = rows.filter((row) => row.dimension === vital);
  const samples = own.reduce((sum, row) => sum + row.events, 0);
  const rank = Math.ceil(samples * 0.75);
  let seen = 0;
  for (const { value, events } of own) {
    seen += events;
    if (seen >= rank) return { vital, p75: bucketValue(vital, value), samples };
  }
  return { vital, p75: null, samples };
}
