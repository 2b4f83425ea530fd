import { WAITING_FILTER } from "../../first-response/waiting-filter";
import {
  INDUSTRIES,
  LEAD_PRIORITIES,
  LEAD_PRIORITY_LABELS,
  LEAD_STATUS_LABELS,
  LEAD_STATUSES,
} from "../lead";
import { TAG_FILTER } from "../tags/tags";
import { VISITED_FILTER, type VisitsByPage } from "../visited/visited-filter";
import { customRange, isRange, type ValueRange } from "./custom-range";
import {
  CREATED_OPTIONS,
  type FilterOption,
  FOLLOW_UP_OPTIONS,
  LAST_CONTACT_OPTIONS,
  type LeadFilter,
  SCORE_OPTIONS,
  VALUE_OPTIONS,
} from "./filter-ranges";
import { DEFAULT_LEAD_SORT, type LeadSort, SORTS } from "./lead-sorts";
import { periodOf, VISIT_FILTERS } from "./visit-filters";

/**
 * The filters of the lead list, in display order. An entry is all a filter needs: URL, form, query, export and indexes
 * derive from it (`npm run db:generate` writes the indexes' migration).
 */
export const LEAD_FILTERS = [
  {
    name: "status",
    label: "Status",
    placeholder: "All statuses",
    several: "Several statuses",
    column: "status",
    options: LEAD_STATUSES.map((status) => ({ value: status, label: LEAD_STATUS_LABELS[status] })),
  },
  {
    name: "priority",
    label: "Priority",
    placeholder: "All priorities",
    several: "Several priorities",
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
    several: "Several industries",
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
      { value: "nobody", label: "Unassigned", is: "empty" },
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
    options: FOLLOW_UP_OPTIONS,
    range: "days",
  },
  {
    name: "created",
    label: "Created",
    placeholder: "Any time",
    column: "createdAt",
    options: CREATED_OPTIONS,
    range: "days",
  },
  {
    name: "contacted",
    label: "Last contacted",
    placeholder: "Any time",
    column: "lastContacted",
    options: LAST_CONTACT_OPTIONS,
    range: "days",
  },
  {
    name: "score",
    label: "Score",
    placeholder: "Any score",
    column: "leadScore",
    options: SCORE_OPTIONS,
    range: "points",
  },
  {
    name: "value",
    label: "Deal value",
    placeholder: "Any value",
    column: "dealValue",
    options: VALUE_OPTIONS,
    range: "dollars",
  },
  {
    name: "phone",
    label: "Phone",
    placeholder: "With or without",
    column: "phoneNumber",
    options: [
      { value: "yes", label: "Has a phone", is: "filled" },
      { value: "no", label: "None", is: "empty" },
    ],
  },
] as const satisfies readonly LeadFilter[];

/** Those that the list's indexes do not answer: by tags, by who waits for an answer, and by the visits of a lead. */
const OTHERS = [TAG_FILTER, WAITING_FILTER, ...VISIT_FILTERS, VISITED_FILTER] as const;
export const ALL_FILTERS: readonly LeadFilter[] = [...LEAD_FILTERS, ...OTHERS];

type LeadFilterName = (typeof LEAD_FILTERS | typeof OTHERS)[number]["name"];
/** Filter options that come from the data. */
export type FilterChoices = Partial<Record<LeadFilterName, FilterOption[]>>;

/** The filters and the sort order of the list, all of them in the URL. */
export type LeadFilters = {
  q: string;
  /** The selected values by filter name, any of which a lead may have; none if not set. */
  chosen: Record<string, readonly string[]>;
  sort: LeadSort;
  page: number;
};

const MAX_SEARCH = 100;
const MAX_VALUE = 200;
/** As long as the path of a visit. */
const MAX_LINKED = 1000;
const MAX_VALUES = 30;

/** Parses the URL, where names may repeat. Unknown values are unset; those from the data need `ignoreUnknown`. */
export function readLeadFilters(params: URLSearchParams): LeadFilters {
  return {
    q: (params.get("q") ?? "").trim().slice(0, MAX_SEARCH),
    chosen: Object.fromEntries(
      ALL_FILTERS.map((filter) => [filter.name, readChoices(filter, params.getAll(filter.name))]),
    ),
    sort: SORTS.find((sort) => sort === params.get("sort")) ?? DEFAULT_LEAD_SORT,
    page: readPage(params.get("page")),
  };
}

function readChoices(
  { options, dynamicOptionsLabel, fromLinks, isOfPages, range }: LeadFilter,
  values: string[],
): string[] {
  const custom = range && values.find(isRange);
  const known =
    fromLinks || isOfPages || dynamicOptionsLabel !== undefined
      ? values.map((value) => value.slice(0, dynamicOptionsLabel ? MAX_VALUE : MAX_LINKED)).filter(Boolean)
      : [...options.map(({ value }) => value).filter((value) => values.includes(value)), custom ?? []].flat();
  return [...new Set(known)].slice(0, MAX_VALUES);
}

export function chosenOf({ chosen }: LeadFilters, name: string): readonly string[] {
  return chosen[name] ?? [];
}

/** Who filters, and when; `visits` of all pages that are filtered by (`findVisits`). */
export type FilterReader = { id: string; timeZone: string; now: Date; visits?: VisitsByPage };

/** Filters for the database: without choices that mean something else to each reader. */
export type ResolvedFilters = Omit<LeadFilters, "chosen"> & {
  chosen: Record<string, readonly (string | ValueRange)[]>;
  visits?: VisitsByPage;
};

/** Resolves choices such as "me" to the reader's id, and "overdue" to a range. */
export function filtersFor(reader: FilterReader, filters: LeadFilters): ResolvedFilters {
  const resolved = ALL_FILTERS.map((filter) => {
    return [filter.name, chosenOf(filters, filter.name).map((value) => resolve(filter, value, reader))];
  });
  return { ...filters, chosen: Object.fromEntries(resolved), visits: reader.visits };
}

function resolve({ name, options, range }: LeadFilter, value: string, { id, timeZone, now }: FilterReader) {
  const option = options.find((candidate) => candidate.value === value);
  if (option?.is === "actor") return id;
  if (option?.within) return option.within(now, timeZone);
  return (name === "came" ? periodOf(value) : range && customRange(value, range, timeZone)) || value;
}

/** Parses a page number from the URL; 1 if missing or invalid. */
export function readPage(text: string | null): number {
  return text && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1;
}

export function hasFilters({ q, chosen }: Pick<ResolvedFilters, "q" | "chosen">): boolean {
  return q !== "" || Object.values(chosen).some((values) => values.length > 0);
}

type ListParameter = LeadFilterName | "q" | "sort" | "page" | "activities" | "view";
type ListChanges = Partial<Record<ListParameter, string | number | null | readonly string[]>>;

const NARROWING = ["q", ...ALL_FILTERS.map(({ name }) => name)] as ListParameter[];
/** Only the list's own parameters, so that opening a lead does not change the list behind it. */
const LIST_PARAMETERS: readonly ListParameter[] = [...NARROWING, "sort", "page", "activities", "view"];

/** For `listSearch`: clears all filters, their view and the page. */
export const NO_FILTERS: ListChanges = Object.fromEntries(
  [...NARROWING, "view", "page"].map((name) => [name, null]),
);

/** The list's query string ("?status=new&page=2") with `changes` applied; null or "" removes a parameter. */
export function listSearch(params: URLSearchParams, changes: ListChanges = {}): string {
  const kept = new URLSearchParams();
  for (const name of LIST_PARAMETERS) {
    const values = name in changes ? [changes[name] ?? ""].flat() : params.getAll(name);
    for (const value of values) if (value !== "") kept.append(name, String(value));
  }
  return kept.size > 0 ? `?${kept}` : "";
}
