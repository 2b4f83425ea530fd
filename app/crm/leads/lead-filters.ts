import { INDUSTRIES, LEAD_PRIORITIES, LEAD_PRIORITY_LABELS, LEAD_STATUS_LABELS, LEAD_STATUSES } from "./lead";

/** A choice of a filter. It asks for leads whose column equals its value, or for what `is` says of the column. */
export type FilterOption = { value: string; label: string; is?: "empty" | "filled" | "actor" };

export type LeadFilter = {
  /** The parameter of the address. */
  name: string;
  label: string;
  /** What the control says while the filter is not set. */
  any: string;
  /** The column of a lead that the filter looks at. */
  column: string;
  options: readonly FilterOption[];
  /** The heading of further options, which come with the page (`FilterChoices`). Then any value may be asked for. */
  others?: string;
};

/**
 * The filters of the lead list, in the order of their controls. An entry is all that a filter needs: address, card,
 * query, export and indexes follow from it (`npm run db:generate` writes the migration of the indexes).
 */
export const LEAD_FILTERS = [
  {
    name: "status",
    label: "Status",
    any: "All statuses",
    column: "status",
    options: LEAD_STATUSES.map((status) => ({ value: status, label: LEAD_STATUS_LABELS[status] })),
  },
  {
    name: "priority",
    label: "Priority",
    any: "All priorities",
    column: "priority",
    options: LEAD_PRIORITIES.toReversed().map((priority) => ({
      value: priority,
      label: LEAD_PRIORITY_LABELS[priority],
    })),
  },
  {
    name: "industry",
    label: "Industry",
    any: "All industries",
    column: "industry",
    options: INDUSTRIES.map((industry) => ({ value: industry, label: industry })),
    others: "Other industries of the leads",
  },
  {
    name: "assigned",
    label: "Assigned to",
    any: "Anyone",
    column: "assigneeId",
    options: [
      { value: "me", label: "Me", is: "actor" },
      { value: "nobody", label: "Nobody", is: "empty" },
    ],
    others: "Members",
  },
] as const satisfies readonly LeadFilter[];

export type LeadFilterName = (typeof LEAD_FILTERS)[number]["name"];
/** What the data adds to the options of a filter. */
export type FilterChoices = Partial<Record<LeadFilterName, FilterOption[]>>;

export type LeadOrder = {
  /** The value of the address's `sort`. */
  name: string;
  label: string;
  /** The columns that it goes by; leads that are equal there go by their age. */
  by: readonly string[];
  direction: "asc" | "desc";
};

/** The orders of the lead list, the default first. Each has an index, which is made from its entry. */
export const LEAD_SORTS = [
  { name: "newest", label: "Newest first", by: [], direction: "desc" },
  { name: "score", label: "Highest score", by: ["leadScore"], direction: "desc" },
  { name: "value", label: "Highest deal value", by: ["dealValue"], direction: "desc" },
  { name: "follow-up", label: "Next follow-up", by: ["nextFollowUp"], direction: "asc" },
  { name: "name", label: "Last name", by: ["lastName", "firstName"], direction: "asc" },
] as const satisfies readonly LeadOrder[];

export type LeadSort = (typeof LEAD_SORTS)[number]["name"];
export const DEFAULT_LEAD_SORT = LEAD_SORTS[0].name;

/** What narrows and orders the list; all of it stands in the address. */
export type LeadFilters = {
  q: string;
  /** The chosen value of each filter, by its name; null while it is not set. */
  chosen: Record<string, string | null>;
  sort: LeadSort;
  page: number;
};

const MAX_SEARCH = 100;
const MAX_VALUE = 200;

/** Reads the filters of an address; what it does not know counts as not set. */
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

function readChoice({ options, others }: LeadFilter, value: string | null): string | null {
  if (others !== undefined) return value?.slice(0, MAX_VALUE) || null;
  return options.find((option) => option.value === value)?.value ?? null;
}

/** The filters for whoever asks: a choice like "me" becomes the id of that person. */
export function filtersFor(actorId: string, filters: LeadFilters): LeadFilters {
  const known: readonly LeadFilter[] = LEAD_FILTERS;
  const own = known.flatMap(({ name, options }) => {
    const option = options.find(({ value }) => value === filters.chosen[name]);
    return option?.is === "actor" ? [[name, actorId]] : [];
  });
  return { ...filters, chosen: { ...filters.chosen, ...Object.fromEntries(own) } };
}

/** A page number of an address, from 1. */
export function readPage(text: string | null): number {
  return text && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1;
}

export function hasFilters({ q, chosen }: LeadFilters): boolean {
  return q !== "" || Object.values(chosen).some((value) => value !== null);
}

type ListParameter = LeadFilterName | "q" | "sort" | "page" | "activities";
type ListChanges = Partial<Record<ListParameter, string | number | null>>;

const NARROWING: readonly ListParameter[] = ["q", ...LEAD_FILTERS.map(({ name }) => name)];
/** Only what the list reads, so that a lead's address keeps the list behind it as it was. */
const LIST_PARAMETERS: readonly ListParameter[] = [...NARROWING, "sort", "page", "activities"];

/** For `listSearch`: the address of the list with nothing to narrow it. */
export const NO_FILTERS: ListChanges = Object.fromEntries([...NARROWING, "page"].map((name) => [name, null]));

/** The list's part of an address ("?status=new&page=2"), with `changes` over it; null or "" takes one away. */
export function listSearch(params: URLSearchParams, changes: ListChanges = {}): string {
  const kept = new URLSearchParams();
  for (const name of LIST_PARAMETERS) {
    const value = name in changes ? changes[name] : params.get(name);
    if (value !== null && value !== undefined && value !== "") kept.set(name, String(value));
  }
  return kept.size > 0 ? `?${kept}` : "";
}
