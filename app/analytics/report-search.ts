import {
  ATTRIBUTES,
  LIST_GROUPS,
  type ListGroup,
  type ListWords,
  mapDimensions,
  VISIT_DIMENSIONS,
  type VisitDimension,
} from "./attributes";
import type { MoneyDimension, MoneySort } from "./money";
import { FILTER_NAMES, type FilterName, type Filters, type Measure } from "./report";

export type ListName = VisitDimension | "pages" | "articles";

export const LISTS: Record<ListName, ListWords> = {
  ...mapDimensions((name) => ATTRIBUTES[name].report.list),
  pages: { group: "pages", title: "Pages", many: "pages" },
  articles: { group: "pages", title: "Articles", many: "articles" },
};
const LIST_NAMES: readonly ListName[] = [...VISIT_DIMENSIONS, "pages", "articles"];

/** The list that each card shows unless another is chosen; it is the first of its tabs. */
const FIRST_LISTS: Record<ListGroup, ListName> = {
  pages: "landing",
  sources: "channel",
  places: "country",
  machines: "browser",
};

/** The lists of each card, in the order of its tabs. */
export const LISTS_BY_GROUP = mapGroups((group): readonly [ListName, ...ListName[]] => {
  const first = FIRST_LISTS[group];
  const others = LIST_NAMES.filter((name) => LISTS[name].group === group && name !== first);
  return [first, ...others];
});

/** An object with one value per list card. */
export function mapGroups<Value>(of: (group: ListGroup) => Value): Record<ListGroup, Value> {
  return { pages: of("pages"), sources: of("sources"), places: of("places"), machines: of("machines") };
}

export const NO_VISIT = "no-visit";
/** The money table as what is shown in full. */
export const ALL_MONEY = "money";

export const RANGES = [
  "today",
  "7d",
  "30d",
  "90d",
  "12m",
  "last-week",
  "this-month",
  "last-month",
  "all",
  "custom",
] as const;
export type RangeName = (typeof RANGES)[number];

export const VIEWS = ["chart", "table"] as const;

/** All that the page's URL says. */
export type ReportSearch = {
  range: RangeName;
  /** Dates of a custom range, e.g. "2026-11-22". */
  from: string | null;
  to: string | null;
  /** Of all days and times, by its IANA name; `ownZone` is the reader's, which holds unless the URL names another. */
  zone: string;
  ownZone: string;
  measure: Measure;
  filters: Filters;
  /** The list that each card shows. */
  lists: Record<ListGroup, ListName>;
  view: (typeof VIEWS)[number];
  split: MoneyDimension;
  /** Of the money table. */
  sort: MoneySort;
  /** The channel whose landing pages the money table shows, or `NO_VISIT` for the sources of leads without a visit. */
  open: string | null;
  /** The list that is shown in full. */
  more: ListName | typeof ALL_MONEY | null;
  /** The id of the ad cost that is being changed. */
  cost: string | null;
};

export const DEFAULTS = {
  range: "30d",
  measure: "visitors",
  view: "chart",
  split: "channel",
  sort: "won",
} as const;
/** The state as name and value, in a fixed order and without defaults. */
export function searchEntries(search: ReportSearch): [name: string, value: string][] {
  const { filters, lists } = search;
  const wanted: [string, string | null | undefined][] = [
    ["range", unless(DEFAULTS.range, search.range)],
    ["from", search.from],
    ["to", search.to],
    ["tz", unless(search.ownZone, search.zone)],
    ["measure", unless(DEFAULTS.measure, search.measure)],
    ...FILTER_NAMES.map((name): [string, string | undefined] => [name, filters[name]]),
    ...LIST_GROUPS.map((group): [string, string | null] => [
      group,
      unless(LISTS_BY_GROUP[group][0], lists[group]),
    ]),
    ["view", unless(DEFAULTS.view, search.view)],
    ["split", unless(DEFAULTS.split, search.split)],
    ["sort", unless(DEFAULTS.sort, search.sort)],
    ["open", search.open],
    ["more", search.more],
    ["cost", search.cost],
  ];
  return wanted.flatMap(([name, value]) => (value == null ? [] : [[name, value]]));
}

/** The query string of the state with `change`: "?channel=search", or "" if all is default. */
export function searchText(search: ReportSearch, change: Partial<ReportSearch> = {}): string {
  const text = new URLSearchParams(searchEntries({ ...search, ...change })).toString();
  return text === "" ? "" : `?${text}`;
}

/** The filters with one set; null removes it. */
export function withFilter(filters: Filters, name: FilterName, value: string | null): Filters {
  const { [name]: _, ...others } = filters;
  return value === null ? others : { ...others, [name]: value };
}

export function hasFilters(filters: Filters): boolean {
  return Object.keys(filters).length > 0;
}

/** What a lead knows of its visit. */
const LEAD_FILTERS: FilterName[] = ["channel", "campaign", "landing"];

/** Whether leads, and so their deals, can be narrowed by all of these filters. */
export function knowsLeads(filters: Filters): boolean {
  return unknownToLeads(filters).length === 0;
}

export function unknownToLeads(filters: Filters): FilterName[] {
  return FILTER_NAMES.filter((name) => filters[name] !== undefined && !LEAD_FILTERS.includes(name));
}

function unless(standard: string, value: string): string | null {
  return value === standard ? null : value;
}
