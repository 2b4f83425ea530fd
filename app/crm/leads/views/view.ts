import type { StaffRole } from "../../../auth/staff";
import { LEADS_PATH } from "../../paths";
import { type LeadFilters, listSearch, readLeadFilters } from "../filters/lead-filters";
import { DEFAULT_LEAD_SORT } from "../filters/lead-sorts";
import { LEAD_STATUSES } from "../lead";

export const MAX_VIEW_NAME = 60;
/** Of one person. */
export const MAX_VIEWS = 30;

/** A view as its reader sees it; those of the product have no version. */
export type LeadView = {
  id: string;
  name: string;
  /** The list's query string, without page and view. */
  search: string;
  /** Where the list shows it; the filters are in the address as well, so that they can be changed there. */
  to: string;
  isShared: boolean;
  version: number | null;
  /** The reader may rename, change and delete it. */
  mayChange: boolean;
  /** What it filters by that is not known any more, as "tag=hot". */
  lost: string[];
};

/** Filters and order as a query string, in one order, so that equal ones are equal texts. */
export function viewSearch({ q, chosen, sort }: LeadFilters): string {
  const values = Object.entries(chosen).map(([name, all]) => [name, all.toSorted()]);
  const order = sort === DEFAULT_LEAD_SORT ? null : sort;
  return listSearch(new URLSearchParams(), { ...Object.fromEntries(values), q, sort: order });
}

/** The same of an address or of what is stored, which a former release may have written. */
export function cleanViewSearch(search: string): string {
  return viewSearch(readLeadFilters(new URLSearchParams(search)));
}

const ACTIVE = LEAD_STATUSES.filter((status) => status !== "converted" && status !== "lost");
const active = ACTIVE.map((status) => `status=${status}`).join("&");

/** The views that everybody has, after that of all leads. */
const BUILT_IN = [
  { id: "open", name: "Open", query: active },
  { id: "mine", name: "Mine", query: `${active}&assigned=me` },
  { id: "overdue", name: "Follow-up overdue", query: `${active}&follow-up=overdue&sort=follow-up` },
  { id: "new-this-week", name: "Created since Monday", query: "created=week" },
  { id: "no-follow-up", name: "No follow-up", query: `${active}&follow-up=none` },
];

export const BUILT_IN_VIEWS: LeadView[] = BUILT_IN.map(({ query, ...view }) => ({
  ...view,
  ...placeOf(view.id, query),
  isShared: true,
  version: null,
  mayChange: false,
  lost: [],
}));

type StoredView = Pick<LeadView, "id" | "name" | "search" | "isShared"> & {
  ownerId: string;
  version: number;
};
export type ViewReader = { id: string; role: StaffRole };

/** A view of everybody is changed by who made it, or by an owner. */
export function mayChangeView(
  { ownerId, isShared }: Pick<StoredView, "ownerId" | "isShared">,
  { id, role }: ViewReader,
) {
  return ownerId === id || (isShared && role === "owner");
}

export function toLeadView({ ownerId, ...view }: StoredView, reader: ViewReader): LeadView {
  const place = placeOf(view.id, view.search);
  const known = [...new URLSearchParams(place.search)].map((pair) => pair.join("="));
  const lost = [...new URLSearchParams(view.search)].map((pair) => pair.join("="));
  return {
    ...view,
    ...place,
    mayChange: mayChangeView({ ownerId, isShared: view.isShared }, reader),
    lost: lost.filter((pair) => !known.includes(pair)),
  };
}

function placeOf(id: string, stored: string): Pick<LeadView, "search" | "to"> {
  const search = cleanViewSearch(stored);
  return { search, to: viewPath({ id, search }) };
}

export function viewPath({ id, search }: Pick<LeadView, "id" | "search">): string {
  return LEADS_PATH + listSearch(new URLSearchParams(search), { view: id });
}

/**
 * The view that the address names, or without a name the one that filters and sorts as the address does, and whether
 * the address does otherwise; null: all leads.
 */
export function shownView(params: URLSearchParams, views: LeadView[]) {
  const search = cleanViewSearch(params.toString());
  const isNamed = ({ id }: LeadView) => id === params.get("view");
  const isEqual = (view: LeadView) => search !== "" && view.search === search;
  const view = views.find(isNamed) ?? views.find(isEqual) ?? null;
  return { view, search, isChanged: search !== (view?.search ?? "") };
}

export const VIEW_FAILURES = {
  save: { title: "Failed to save the view: {reason}" },
  update: { title: "Failed to save the view: {reason}" },
  rename: { title: "Failed to rename the view: {reason}" },
  delete: { title: "Failed to delete the view: {reason}" },
  restore: { title: "Failed to undo: {reason}" },
} as const;
