import { LEAD_PRIORITIES, LEAD_STATUSES, type LeadPriority, type LeadStatus } from "./lead";

export const LEAD_SORTS = ["newest", "score", "value", "follow-up", "name"] as const;
export type LeadSort = (typeof LEAD_SORTS)[number];
export const DEFAULT_LEAD_SORT = "newest" satisfies LeadSort;

export const LEAD_SORT_LABELS = {
  newest: "Newest first",
  score: "Highest score",
  value: "Highest deal value",
  "follow-up": "Next follow-up",
  name: "Last name",
} as const satisfies Record<LeadSort, string>;

/** What narrows and orders the list; all of it stands in the address. */
export type LeadFilters = {
  q: string;
  status: LeadStatus | null;
  priority: LeadPriority | null;
  industry: string | null;
  sort: LeadSort;
  page: number;
  /** Where a page far from both ends begins; see page-anchor.ts. */
  at: string | null;
};

const MAX_SEARCH = 100;
const MAX_INDUSTRY = 200;

/** Reads the filters of an address; what it does not know counts as not set. */
export function readLeadFilters(params: URLSearchParams): LeadFilters {
  return {
    q: (params.get("q") ?? "").trim().slice(0, MAX_SEARCH),
    status: LEAD_STATUSES.find((status) => status === params.get("status")) ?? null,
    priority: LEAD_PRIORITIES.find((priority) => priority === params.get("priority")) ?? null,
    industry: params.get("industry")?.slice(0, MAX_INDUSTRY) || null,
    sort: LEAD_SORTS.find((sort) => sort === params.get("sort")) ?? DEFAULT_LEAD_SORT,
    page: readPage(params.get("page")),
    at: params.get("at"),
  };
}

/** A page number of an address, from 1. */
export function readPage(text: string | null): number {
  return text && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1;
}

export function hasFilters(filters: LeadFilters): boolean {
  return filters.q !== "" || Boolean(filters.status ?? filters.priority ?? filters.industry);
}

/** Only what the list reads, so that a lead's address keeps the list behind it as it was. */
const LIST_PARAMETERS = [
  "q",
  "status",
  "priority",
  "industry",
  "sort",
  "page",
  "at",
  "activities",
  "activitiesAt",
] as const;

/** The list's part of an address ("?status=new&page=2"), with `changes` over it; null or "" takes one away. */
export function listSearch(
  params: URLSearchParams,
  changes: Partial<Record<(typeof LIST_PARAMETERS)[number], string | number | null>> = {},
): string {
  const kept = new URLSearchParams();
  for (const name of LIST_PARAMETERS) {
    const value = name in changes ? changes[name] : params.get(name);
    if (value !== null && value !== undefined && value !== "") kept.set(name, String(value));
  }
  return kept.size > 0 ? `?${kept}` : "";
}
