import type { Member } from "../../auth/staff";
import { pastRange, todayRange, type ValueRange, weekRange } from "./filter-ranges";
import { INDUSTRIES, LEAD_PRIORITIES, LEAD_PRIORITY_LABELS, LEAD_STATUS_LABELS, LEAD_STATUSES } from "./lead";

/** Matches leads whose column equals `value`, satisfies `is`, or lies within a range, which depends on the reader. */
export type FilterOption = {
  value: string;
  label: string;
  is?: "empty" | "filled" | "actor";
  within?: (now: Date, zone: string) => ValueRange;
};

export type LeadFilter = {
  /** The URL parameter. */
  name: string;
  label: string;
  /** The option shown while the filter is not set. */
  placeholder: string;
  /** The lead column it filters by. */
  column: string;
  options: readonly FilterOption[];
  /** The heading for additional options from the data (`FilterChoices`). If set, the URL may contain any value. */
  dynamicOptionsLabel?: string;
};

/**
 * The filters of the lead list, in display order. An entry is all a filter needs: URL, form, query, export and indexes
 * derive from it (`npm run db:generate` writes the indexes' migration).
 */
export const LEAD_FILTERS = [
  {
    name: "status",
    label: "Status",
    placeholder: "All statuses",
    column: "status",
    options: LEAD_STATUSES.map((status) => ({ value: status, label: LEAD_STATUS_LABELS[status] })),
  },
  {
    name: "priority",
    label: "Priority",
    placeholder: "All priorities",
    column: "priority",
    options: LEAD_PRIORITIES.toReversed().map((priority) => ({
      value: priority,
      label: LEAD_PRIORITY_LABELS[priority],
    })),
  },
  {
    name: "industry",
    label: "Industry",
    placeholder: "All industries",
    column: "industry",
    options: INDUSTRIES.map((industry) => ({ value: industry, label: industry })),
    dynamicOptionsLabel: "Other industries of the leads",
  },
  {
    name: "assigned",
    label: "Assigned to",
    placeholder: "Anyone",
    column: "assigneeId",
    options: [
      { value: "me", label: "Me", is: "actor" },
      { value: "nobody", label: "Nobody", is: "empty" },
    ],
    dynamicOptionsLabel: "Members",
  },
  {
    name: "source",
    label: "Source",
    placeholder: "All sources",
    column: "source",
    options: [],
    dynamicOptionsLabel: "Sources of the leads",
  },
  {
    name: "follow-up",
    label: "Follow-up",
    placeholder: "Any time",
    column: "nextFollowUp",
    options: [
      { value: "overdue", label: "Overdue", within: pastRange },
      { value: "today", label: "Today", within: todayRange },
      { value: "week", label: "This week", within: weekRange },
      { value: "none", label: "None", is: "empty" },
    ],
  },
] as const satisfies readonly LeadFilter[];

type LeadFilterName = (typeof LEAD_FILTERS)[number]["name"];
/** Filter options that come from the data. */
export type FilterChoices = Partial<Record<LeadFilterName, FilterOption[]>>;

type LeadOrder = {
  /** The value of the URL's `sort` parameter. */
  name: string;
  label: string;
  /** The sort columns; ties are broken by creation date. */
  by: readonly string[];
  direction: "asc" | "desc";
};

/** The sort orders of the lead list, default first. An index is generated for each. */
export const LEAD_SORTS = [
  { name: "newest", label: "Newest first", by: [], direction: "desc" },
  { name: "score", label: "Highest score", by: ["leadScore"], direction: "desc" },
  { name: "value", label: "Highest deal value", by: ["dealValue"], direction: "desc" },
  { name: "follow-up", label: "Next follow-up", by: ["nextFollowUp"], direction: "asc" },
  { name: "name", label: "Last name", by: ["lastName", "firstName"], direction: "asc" },
] as const satisfies readonly LeadOrder[];

export type LeadSort = (typeof LEAD_SORTS)[number]["name"];
export const DEFAULT_LEAD_SORT = LEAD_SORTS[0].name;

/** The filters and the sort order of the list, all of them in the URL. */
export type LeadFilters = {
  q: string;
  /** The selected value by filter name; null if not set. */
  chosen: Record<string, string | null>;
  sort: LeadSort;
  page: number;
};

const MAX_SEARCH = 100;
const MAX_VALUE = 200;

/** Parses the URL. Unknown values count as not set; those of options from the data need `ignoreUnknown`. */
export function readLeadFilters(params: URLSearchParams): LeadFilters {
  return {
    q: (params.get("q") ?? "").trim().slice(0, MAX_SEARCH),
    chosen: Object.fromEntries(
      LEAD_FILTERS.map((filter) => [filter.name, readChoice(filter, params.get(filter.name))]),
    ),
    sort: LEAD_SORTS.find(({ name }) => name === params.get("sort"))?.name ?? DEFAULT_LEAD_SORT,
    page: readPage(params.get("page")),
  };
}

function readChoice({ options, dynamicOptionsLabel }: LeadFilter, value: string | null): string | null {
  if (dynamicOptionsLabel !== undefined) return value?.slice(0, MAX_VALUE) || null;
  return options.find((option) => option.value === value)?.value ?? null;
}

/** Unsets the values that are not options; returns the same object if all are. */
export function ignoreUnknown(filters: LeadFilters, choices: FilterChoices): LeadFilters {
  const unknown = LEAD_FILTERS.filter(({ name, options }) => {
    const chosen = filters.chosen[name];
    const known: readonly FilterOption[] = [...options, ...(choices[name] ?? [])];
    return chosen && !known.some(({ value }) => value === chosen);
  });
  if (unknown.length === 0) return filters;
  const unset = Object.fromEntries(unknown.map(({ name }) => [name, null]));
  return { ...filters, chosen: { ...filters.chosen, ...unset } };
}

/** Who filters, and when. */
export type FilterReader = { id: string; timeZone: string; now: Date };

/** Filters for the database: without choices that mean something else to each reader. */
export type ResolvedFilters = Omit<LeadFilters, "chosen"> & {
  chosen: Record<string, string | ValueRange | null>;
};

/** Resolves choices such as "me" to the reader's id, and "overdue" to a range. */
export function filtersFor({ id, timeZone, now }: FilterReader, filters: LeadFilters): ResolvedFilters {
  const known: readonly LeadFilter[] = LEAD_FILTERS;
  const own = known.flatMap(({ name, options }) => {
    const option = options.find(({ value }) => value === filters.chosen[name]);
    if (option?.within) return [[name, option.within(now, timeZone)]];
    return option?.is === "actor" ? [[name, id]] : [];
  });
  return { ...filters, chosen: { ...filters.chosen, ...Object.fromEntries(own) } };
}

/** Parses a page number from the URL; 1 if missing or invalid. */
export function readPage(text: string | null): number {
  return text && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1;
}

export function hasFilters({ q, chosen }: LeadFilters): boolean {
  return q !== "" || Object.values(chosen).some((value) => value !== null);
}

type ListParameter = LeadFilterName | "q" | "sort" | "page" | "activities";
type ListChanges = Partial<Record<ListParameter, string | number | null>>;

const NARROWING: readonly ListParameter[] = ["q", ...LEAD_FILTERS.map(({ name }) => name)];
/** Only the list's own parameters, so that opening a lead does not change the list behind it. */
const LIST_PARAMETERS: readonly ListParameter[] = [...NARROWING, "sort", "page", "activities"];

/** For `listSearch`: clears all filters and the page. */
export const NO_FILTERS: ListChanges = Object.fromEntries([...NARROWING, "page"].map((name) => [name, null]));

/** The list's query string ("?status=new&page=2") with `changes` applied; null or "" removes a parameter. */
export function listSearch(params: URLSearchParams, changes: ListChanges = {}): string {
  const kept = new URLSearchParams();
  for (const name of LIST_PARAMETERS) {
    const value = name in changes ? changes[name] : params.get(name);
    if (value !== null && value !== undefined && value !== "") kept.set(name, String(value));
  }
  return kept.size > 0 ? `?${kept}` : "";
}

/** The distinct industries and sources of the listed leads. */
export type LeadTexts = { industries: string[]; sources: string[] };

/** An import may bring a source of its own with each lead; a list as long helps nobody. */
const MAX_SOURCES = 300;

/** Filter options that come from the data; the source that is `wanted` is one of them if any lead has it. */
export function toFilterChoices(
  { industries, sources }: LeadTexts,
  members: Member[],
  wanted: LeadFilters,
): FilterChoices {
  const asOption = (text: string) => ({ value: text, label: text });
  return {
    industry: industries.map(asOption),
    source: sources.filter((source, at) => at < MAX_SOURCES || source === wanted.chosen.source).map(asOption),
    assigned: members.map(({ id, name, isActive }) => ({
      value: id,
      label: isActive ? name : `${name} (disabled)`,
    })),
  };
}

/** Limit on the pages of a list; to see more, users narrow the list. */
export const MAX_PAGES = 1000;

export type Paging = {
  total: number;
  page: number;
  pages: number;
  /** There are more rows than `MAX_PAGES` hold. */
  isTruncated: boolean;
};

/** The paging of a list with `total` rows; a page past the end becomes the last one. */
export function pagingOf(wanted: number, { total, perPage }: { total: number; perPage: number }): Paging {
  const all = Math.max(1, Math.ceil(total / perPage));
  const pages = Math.min(all, MAX_PAGES);
  return { total, page: Math.min(wanted, pages), pages, isTruncated: all > pages };
}
