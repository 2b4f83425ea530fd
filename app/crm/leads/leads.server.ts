import { and, count, type SQL, sql } from "drizzle-orm";
import type { AnySQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Db } from "../../platform/db/database.server";
import { leads } from "../tables";
import type { ValueRange } from "./filter-ranges";
import { LEADS_PER_PAGE } from "./lead";
import {
  type FilterChoices,
  type FilterReader,
  filtersFor,
  ignoreUnknown,
  LEAD_FILTERS,
  LEAD_SORTS,
  type LeadFilter,
  type LeadFilters,
  type LeadSort,
  MAX_PAGES,
  type Paging,
  pagingOf,
  type ResolvedFilters,
} from "./lead-filters";
import { matchesSearch } from "./lead-search.server";
import { isListed, orderTerms } from "./listed-leads.server";

const listColumns = {
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
  assigneeId: leads.assigneeId,
  createdAt: leads.createdAt,
};

export type LeadRow = Awaited<ReturnType<typeof selectPage>>[number];
export type LeadPage = Paging & { rows: LeadRow[] };

/** A page of the leads that match the filters, with the total. A page past the end returns the last page. */
export async function listLeads(db: Db, filters: ResolvedFilters): Promise<LeadPage> {
  const wanted = Math.min(filters.page, MAX_PAGES);
  const [rows, [counted]] = await db.batch([
    selectPage(db, filters, wanted),
    db.select({ total: count() }).from(leads).where(matchesFilters(filters)),
  ]);
  const paging = pagingOf(wanted, { total: counted?.total ?? 0, perPage: LEADS_PER_PAGE });
  return { ...paging, rows: paging.page === wanted ? rows : await selectPage(db, filters, paging.page) };
}

type FoundLeads = { wanted: LeadFilters; choices: FilterChoices; found: LeadPage };

/** Lists again without filter values that turn out not to be options of their filter. */
export async function listWithKnownFilters(
  db: Db,
  reader: FilterReader,
  { wanted, choices, found }: FoundLeads,
) {
  const filters = ignoreUnknown(wanted, choices);
  const page = filters === wanted ? found : await listLeads(db, filtersFor(reader, filters));
  return { ...page, filters };
}

function selectPage(db: Db, filters: ResolvedFilters, page: number) {
  return (
    db
      .select(listColumns)
      .from(leads)
      // A wide search would otherwise look up and sort every match for the few leads of a page.
      .where(matchesFilters(filters, { walk: true }))
      .orderBy(...orderBy(filters.sort))
      .limit(LEADS_PER_PAGE)
      .offset((page - 1) * LEADS_PER_PAGE)
  );
}

/** Leads that match the search and every filter. */
export function matchesFilters({ q, chosen }: Pick<ResolvedFilters, "q" | "chosen">, { walk = false } = {}) {
  const filtered = LEAD_FILTERS.flatMap((filter) => {
    const value = chosen[filter.name];
    return value ? matchesFilter(filter, leads[filter.column], value) : [];
  });
  return and(isListed(leads), ...matchesSearch(q, { walk }), ...filtered);
}

/**
 * The unary "+" keeps SQLite from using an index on this column: it should read the index of the sort order, or it has
 * to sort the rows.
 */
export function matchesFilter(filter: LeadFilter, column: AnySQLiteColumn, value: string | ValueRange): SQL {
  if (typeof value !== "string") return liesWithin(column, value);
  const option = filter.options.find((candidate) => candidate.value === value);
  switch (option?.is) {
    case "empty":
      return sql`coalesce(+${column}, '') = ''`;
    case "filled":
      return sql`coalesce(+${column}, '') <> ''`;
    default:
      return sql`+${column} = ${column.dataType === "string" ? value : Number(value)}`;
  }
}

/** A missing value lies in no range. */
function liesWithin(column: AnySQLiteColumn, { from, before }: ValueRange): SQL {
  const ends = [
    from === undefined ? [] : sql`+${column} >= ${from}`,
    before === undefined ? [] : sql`+${column} < ${before}`,
  ].flat();
  return sql.join([sql`+${column} is not null`, ...ends], sql` and `);
}

export function orderBy(sort: LeadSort): SQL[] {
  const order = LEAD_SORTS.find(({ name }) => name === sort) ?? LEAD_SORTS[0];
  return orderTerms(leads, order);
}
