import { and, asc, desc, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../platform/db.server";
import { LEADS_PER_PAGE } from "./lead";
import type { LeadFilters, LeadSort } from "./lead-filters";
import { containsWords, SEARCH_LIMIT, searchExpression, searchWords } from "./lead-search.server";
import { isListed, leads, nameOrder } from "./tables";

export const listColumns = {
  id: leads.id,
  firstName: leads.firstName,
  lastName: leads.lastName,
  companyName: leads.companyName,
  businessEmail: leads.businessEmail,
  phoneNumber: leads.phoneNumber,
  status: leads.status,
  priority: leads.priority,
  leadScore: leads.leadScore,
  dealValue: leads.dealValue,
  nextFollowUp: leads.nextFollowUp,
  createdAt: leads.createdAt,
};

export type LeadRow = Awaited<ReturnType<typeof selectIn>>[number];

export type LeadPage = {
  rows: LeadRow[];
  /** Exact without search words; at most `SEARCH_LIMIT` with them. */
  total: number;
  isCapped: boolean;
  page: number;
  pages: number;
};

/**
 * A page of the listed leads. `matching` is the number of leads that pass the filters, from the kept counters, and
 * `all` that of all listed leads. A page beyond the last gives the last one.
 */
export async function listLeads(
  db: Db,
  filters: LeadFilters,
  { matching, all }: { matching: number; all: number },
): Promise<LeadPage> {
  if (filters.q !== "") return searchLeads(db, filters);
  const pages = Math.max(1, Math.ceil(matching / LEADS_PER_PAGE));
  const page = Math.min(filters.page, pages);
  const ids = selectPageIds(db, filters, { matching, all, offset: (page - 1) * LEADS_PER_PAGE });
  const rows = matching === 0 ? [] : await selectIn(db, ids, filters.sort);
  return { rows, total: matching, isCapped: false, page, pages };
}

async function selectIn(db: Db, ids: ReturnType<typeof selectPageIds>, sort: LeadSort) {
  return db
    .select(listColumns)
    .from(leads)
    .where(inArray(leads.id, ids))
    .orderBy(...orderOf(sort));
}

/**
 * Ids of one page, read from an index alone. Every row that is skipped is read too, so a page of the second half is
 * counted from the end: the last page costs as much as the first.
 */
function selectPageIds(db: Db, filters: LeadFilters, { matching, all, offset }: PagePosition) {
  const fromEnd = offset > matching / 2;
  const skipped = fromEnd ? Math.max(0, matching - offset - LEADS_PER_PAGE) : offset;
  const limit = Math.min(LEADS_PER_PAGE, Math.max(1, matching - offset));
  // Walking the order's index reads on until enough leads pass; gathering reads all that pass and sorts them.
  const walked = ((skipped + limit) * all) / Math.max(1, matching);
  const gather = filters.sort === "newest" || matching < walked;
  return db
    .select({ id: leads.id })
    .from(leads)
    .where(and(isListed(leads), ...filterConditions(filters, gather)))
    .orderBy(...orderOf(filters.sort, fromEnd))
    .limit(limit)
    .offset(skipped);
}
type PagePosition = { matching: number; all: number; offset: number };

/** With `+` before a column SQLite takes no index for it, and follows the order's instead. */
export function filterConditions(filters: LeadFilters, useIndex: boolean): (SQL | undefined)[] {
  const column = (name: "status" | "priority" | "industry") =>
    useIndex ? sql`${leads[name]}` : sql`+${leads[name]}`;
  return (["status", "priority", "industry"] as const).map((name) =>
    filters[name] === null ? undefined : sql`${column(name)} = ${filters[name]}`,
  );
}

function orderOf(sort: LeadSort, reverse = false): SQL[] {
  const down = reverse ? asc : desc;
  const up = reverse ? desc : asc;
  const newest = [down(leads.createdAt), down(leads.id)];
  const oldest = [up(leads.createdAt), up(leads.id)];
  switch (sort) {
    case "newest":
      return newest;
    case "score":
      return [down(leads.leadScore), ...newest];
    case "value":
      return [down(leads.dealValue), ...newest];
    case "follow-up":
      return [up(sql`${leads.nextFollowUp} is null`), up(leads.nextFollowUp), ...oldest];
    case "name":
      return [up(nameOrder(leads)), ...oldest];
  }
}

/** Looks at the newest matches only; words of one or two letters alone are looked for in the newest leads. */
async function searchLeads(db: Db, filters: LeadFilters): Promise<LeadPage> {
  const words = searchWords(filters.q);
  const expression = searchExpression(words, filters);
  const candidates =
    expression === null
      ? inArray(leads.id, selectNewestIds(db, filters))
      : sql`${leads}.rowid in (select rowid from leads_search where leads_search match ${expression} order by rowid desc limit ${SEARCH_LIMIT})`;
  const rows = await db
    .select(listColumns)
    .from(leads)
    .where(
      and(candidates, isListed(leads), ...filterConditions(filters, false), ...containsWords(words.short)),
    )
    .orderBy(...orderOf(filters.sort));
  const pages = Math.max(1, Math.ceil(rows.length / LEADS_PER_PAGE));
  const page = Math.min(filters.page, pages);
  return {
    rows: rows.slice((page - 1) * LEADS_PER_PAGE, page * LEADS_PER_PAGE),
    total: rows.length,
    isCapped: rows.length >= SEARCH_LIMIT || expression === null,
    page,
    pages,
  };
}

function selectNewestIds(db: Db, filters: LeadFilters) {
  return db
    .select({ id: leads.id })
    .from(leads)
    .where(and(isListed(leads), ...filterConditions(filters, true)))
    .orderBy(desc(leads.createdAt), desc(leads.id))
    .limit(SEARCH_LIMIT);
}
