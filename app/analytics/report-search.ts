import {
  FILTER_NAMES,
  type FilterName,
  type Filters,
  type Measure,
  type MoneyDimension,
  type RangeName,
} from "./report";

/** The four list cards and the lists of which each shows one. */
export const LIST_GROUPS = {
  pages: ["landing", "pages", "articles"],
  sources: ["channel", "referrer", "campaign"],
  places: ["country", "region"],
  machines: ["browser", "device", "os"],
} as const;
export type ListGroup = keyof typeof LIST_GROUPS;
export type ListName = (typeof LIST_GROUPS)[ListGroup][number];

export const VIEWS = ["chart", "table"] as const;

/** All that the page's URL says. */
export type ReportSearch = {
  range: RangeName;
  /** Dates of a custom range, e.g. "2026-11-22". */
  from: string | null;
  to: string | null;
  zone: string;
  measure: Measure;
  filters: Filters;
  lists: { [Group in ListGroup]: (typeof LIST_GROUPS)[Group][number] };
  view: (typeof VIEWS)[number];
  split: MoneyDimension;
  /** The channel whose landing pages the money table shows. */
  open: string | null;
  /** The list that is shown in full. */
  more: ListName | null;
};

export const DEFAULTS = {
  range: "30d",
  zone: "UTC",
  measure: "visitors",
  view: "chart",
  split: "channel",
} as const;
/** The state as name and value, in a fixed order and without what is the default. */
export function searchEntries(search: ReportSearch): [name: string, value: string][] {
  const { filters, lists } = search;
  const wanted: [string, string | null | undefined][] = [
    ["range", unless(DEFAULTS.range, search.range)],
    ["from", search.from],
    ["to", search.to],
    ["tz", unless(DEFAULTS.zone, search.zone)],
    ["measure", unless(DEFAULTS.measure, search.measure)],
    ...FILTER_NAMES.map((name): [string, string | undefined] => [name, filters[name]]),
    ["pages", unless(LIST_GROUPS.pages[0], lists.pages)],
    ["sources", unless(LIST_GROUPS.sources[0], lists.sources)],
    ["places", unless(LIST_GROUPS.places[0], lists.places)],
    ["machines", unless(LIST_GROUPS.machines[0], lists.machines)],
    ["view", unless(DEFAULTS.view, search.view)],
    ["split", unless(DEFAULTS.split, search.split)],
    ["open", search.open],
    ["more", search.more],
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

function unless(standard: string, value: string): string | null {
  return value === standard ? null : value;
}
