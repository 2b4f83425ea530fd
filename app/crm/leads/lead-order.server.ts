import { asc, desc, type SQL, sql } from "drizzle-orm";
import { leads } from "../tables";
import { LEADS_PER_PAGE } from "./lead";
import type { LeadFilters, LeadSort } from "./lead-filters";
import type { LeadCounts } from "./lead-stats.server";
import { followUpOrder, nameOrder, valueOrder } from "./listed-leads.server";
import type { PageAnchor } from "./page-anchor";

export const FACETS = ["status", "priority", "industry"] as const;
type Facet = (typeof FACETS)[number];
export const NO_INDEX: readonly Facet[] = [];

/** How the pages of an order are read: from which index, and how many rows for each lead that passes the filters. */
export type Walk = {
  /** The filters that an index is taken for; the others are looked at row by row. */
  indexed: readonly Facet[];
  /** All leads that pass are read and then sorted: cheaper where few pass, and any page costs the same. */
  isGathered: boolean;
  cost: number;
};

export function chooseWalk({ sort, ...filters }: LeadFilters, counts: LeadCounts): Walk {
  const given = FACETS.filter((facet) => filters[facet] !== null);
  // Every set of filters has an index in the order of the newest.
  if (sort === "newest" || given.length === 0) return { indexed: FACETS, isGathered: false, cost: 1 };
  const share = (leadsOfFacet: number) => leadsOfFacet / Math.max(1, counts.matching);
  const walks = given.map(
    (facet): Walk => ({ indexed: [facet], isGathered: false, cost: share(counts[facet]) }),
  );
  const cheapest = walks.reduce((best, walk) => (walk.cost < best.cost ? walk : best));
  const gathered = 2 * counts.matching;
  return gathered < cheapest.cost * LEADS_PER_PAGE
    ? { indexed: FACETS, isGathered: true, cost: 0 }
    : cheapest;
}

/** With `+` before a column SQLite takes no index for it, and follows the order's instead. */
export function filterConditions(filters: LeadFilters, indexed: readonly Facet[]): (SQL | undefined)[] {
  return FACETS.map((name) => {
    if (filters[name] === null) return undefined;
    const column = indexed.includes(name) ? sql`${leads[name]}` : sql`+${leads[name]}`;
    return sql`${column} = ${filters[name]}`;
  });
}

/** What an order goes by before the date and the id; null for the newest. */
export function keyOf(sort: LeadSort): SQL | null {
  switch (sort) {
    case "newest":
      return null;
    case "score":
      return sql`${leads.leadScore}`;
    case "value":
      return valueOrder(leads);
    case "follow-up":
      return followUpOrder(leads);
    case "name":
      return nameOrder(leads);
  }
}

function isRising(sort: LeadSort): boolean {
  return sort === "follow-up" || sort === "name";
}

type OrderOptions = { reverse?: boolean; isGathered?: boolean; isTie?: boolean };

/** `isTie`: all rows have one key, which SQLite would sort by all the same. */
export function orderOf(sort: LeadSort, { reverse, isGathered, isTie }: OrderOptions = {}): SQL[] {
  const direct = isRising(sort) === (reverse ?? false) ? desc : asc;
  const key = keyOf(sort);
  const rest = [direct(leads.createdAt), direct(leads.id)];
  return key === null || isTie ? rest : [direct(isGathered ? sql`+${key}` : key), ...rest];
}

type Beyond = { from: SQL; isTie: boolean };

/**
 * The rows on the anchor's side of it, as conditions that an index can begin at: those of the same key, then those of the
 * next ones. (SQLite begins nowhere in an index of expressions for `(key, created_at, id) > (…)`.)
 */
export function beyond(sort: LeadSort, { side, key }: PageAnchor): Beyond[] {
  const own = keyOf(sort);
  const [createdAt, id] = key.slice(-2);
  const sign = isRising(sort) === (side === "after") ? sql`>` : sql`<`;
  const rest = sql`(${leads.createdAt}, ${leads.id}) ${sign} (${createdAt}, ${id})`;
  if (own === null) return [{ from: rest, isTie: false }];
  return [
    { from: sql`${own} = ${key[0]} and ${rest}`, isTie: true },
    { from: sql`${own} ${sign} ${key[0]}`, isTie: false },
  ];
}
