import { VISIT_DIMENSIONS, type VisitDimension } from "./attributes";
import type { Channel } from "./channel";
import type { FilterReason } from "./filter-reasons";
import type { MoneyReport } from "./money";
import type { EventName, EventType } from "./visit";
import type { WebVital } from "./web-vitals";

/** What the dashboard shows, as plain data. `reports.server.ts` reads it, the page formats it. */

/** `value` is what was won in the range, `cohort` what the visits of the range have won so far. */
export const MEASURES = ["visitors", "views", "depth", "converted", "rate", "value", "cohort"] as const;
export type Measure = (typeof MEASURES)[number];

/** Numbers of page views of a visit that can be filtered by. */
export const DEPTHS = ["1", "2", "3", "4+"] as const;

/**
 * A visit's attributes by which the report can be filtered, its number of page views, and whether it had a conversion.
 */
export const FILTER_NAMES = [...VISIT_DIMENSIONS, "depth", "converted"] as const;
export type FilterName = (typeof FILTER_NAMES)[number];
export type Filters = Partial<Record<FilterName, string>>;

/** Whole hours since 1970 (UTC), from inclusive to exclusive. */
export type HourRange = { from: number; to: number };

/**
 * Of the visits that began in a range. `wonCents` sums the deals that were won in it, `cohortCents` the won deals of
 * the leads that came with these visits. Both are null if leads do not know the filters, and `wonCents` in steps of an
 * hour, since a deal is closed on a day.
 */
export type Totals = {
  visits: number;
  views: number;
  converted: number;
  wonCents: number | null;
  cohortCents: number | null;
};

/** A step of the time axis: an hour, a day, a week or a month of the range, in the chosen zone. */
export type SeriesPoint = {
  range: HourRange;
  current: Totals;
  /** The same step of the previous period; null without one (all time). */
  previous: { range: HourRange; totals: Totals } | null;
  /** The step that now lies in. */
  isPartial: boolean;
};

export type ListRow = { value: string; visits: number };
/** The largest values of a dimension; `others` sums the rest. The dimension's own filter is left out. */
export type DimensionList = {
  rows: ListRow[];
  others: { values: number; visits: number };
  /** All visits that have a value. */
  total: number;
  selected: string | null;
};

export type PageRow = { path: string; views: number };

export type AxisNote = {
  id: string;
  kind: "post published" | "campaign" | "content run" | "note";
  /** ISO time. */
  at: string;
  text: string;
  author: string | null;
};

export type VitalFigure = { vital: WebVital; p75: number | null; samples: number };

export type RangeReport = {
  totals: Totals;
  previous: Totals | null;
  /** The first hour of which visits, and won deals, are known; null without any. Before it, nothing is compared. */
  countedFrom: { visits: number | null; won: number | null };
  series: SeriesPoint[];
  lists: Record<VisitDimension, DimensionList>;
  /** Page views by path at their own time; null while a filter is set, which single page views do not know. */
  pages: { rows: PageRow[]; others: { values: number; views: number }; total: number } | null;
  articles: { rows: PageRow[]; others: { values: number; views: number }; total: number } | null;
  vitals: VitalFigure[];
  filtered: { reason: FilterReason; hits: number }[];
  /** Page views and events under Global Privacy Control in the range. */
  privateHits: { views: number; events: number };
  notes: AxisNote[];
};

/** The specification's cards: not narrowed by range or filter. */
export type WholeSite = {
  visitors: number;
  visitorsToday: number;
  views: number;
  viewsToday: number;
  /** Of the last 7 days (7 × 24 hours): page views. */
  topPages: PageRow[];
  devices: { value: string; views: number }[];
  browsers: { value: string; views: number }[];
  recentVisits: RecentVisit[];
};

/** One of the newest page views, and by its key the visit that it belongs to. */
export type RecentVisit = {
  id: string;
  visit: string;
  path: string;
  channel: Channel;
  /** Referring host or campaign, if any. */
  source: string | null;
  region: string | null;
  country: string | null;
  device: string;
  browser: string;
  /** ISO time. */
  at: string;
};

export type Conversions = {
  events: number;
  conversions: number;
  visits: number;
  convertedVisits: number;
  clickToCalls: number;
  formFills: number;
  topEvents: { name: EventName; events: number }[];
  byType: Record<EventType, number>;
  recentEvents: {
    id: string;
    name: EventName;
    type: EventType;
    path: string;
    channel: Channel;
    at: string;
  }[];
};

/** A part that could not be read is null: the page says so in the card and offers Retry. */
export type Part<Value> = Value | null;

export type GenerationOutcome = "success" | "error" | "other";
export type GenerationReport = {
  /** All jobs ever, by outcome. */
  counts: Record<GenerationOutcome, number>;
  /** Jobs that the success rate is taken of: without those that were skipped or are still running. */
  judged: number;
  /** The last 24 hours, oldest first; the last is the hour that now is. */
  hours: { hour: number; counts: Record<GenerationOutcome, number> }[];
  recent: GenerationRun[];
};
export type GenerationRun = {
  id: string;
  outcome: GenerationOutcome;
  /** The generator's name, e.g. "Direct mail". */
  generator: string;
  /** The title of the post it wrote, if any. */
  result: string | null;
  errorMessage: string | null;
  durationMs: number | null;
  /** ISO time. */
  createdAt: string;
};

/** Rows of the largest tables, and bytes of the whole visits' database. */
export type Storage = {
  hits: number;
  visits: number;
  texts: number;
  bytes: number;
  /** Hits of hours before this one are in the archive; 0 if none are. */
  rawFromHour: number;
  /** Hits of the company's latest day (days since 1970) that were only counted, because its limit was reached. */
  beyondLimit: number;
  rowsDay: number;
};

/** Everything on the page. */
export type AnalyticsReport = {
  range: Part<RangeReport>;
  money: Part<MoneyReport>;
  site: Part<WholeSite>;
  conversions: Part<Conversions>;
  generation: Part<GenerationReport>;
  /** Visitors of the last 5 minutes. */
  now: Part<number>;
  storage: Part<Storage>;
  /** The first hour of any data; null without any. */
  since: number | null;
  /** Set if the filters cannot be answered for the whole range: the first hour for which they can. */
  keptFrom: number | null;
};
