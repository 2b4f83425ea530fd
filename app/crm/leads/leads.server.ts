import { and, count, or, type SQL, sql } from "drizzle-orm";
import type { AnySQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Db } from "../../platform/db/database.server";
import { isWaiting } from "../first-response/first-response.server";
import { nextDemoAfter } from "../follow-ups/next-demo.server";
import { leads } from "../tables";
import type { ValueRange } from "./filters/custom-range";
import { ignoreUnknown } from "./filters/filter-choices";
import type { LeadFilter } from "./filters/filter-ranges";
import {
  type FilterChoices,
  type FilterReader,
  filtersFor,
  hasFilters,
  LEAD_FILTERS,
  type LeadFilters,
  type ResolvedFilters,
} from "./filters/lead-filters";
import type { LeadSort } from "./filters/lead-sorts";
import { VISIT_FILTERS } from "./filters/visit-filters";
import { LEADS_PER_PAGE } from "./lead";
import { cameIn } from "./lead-origins.server";
import { matchesSearch } from "./lead-search.server";
import { MAX_PAGES, orderOf, type Paging, pagingOf } from "./list-settings";
import { isListed, orderTerms } from "./listed-leads.server";
import { matchesTags } from "./tags/tags.server";
import { hasVisited } from "./visited/visited-leads.server";

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
  lastContacted: leads.lastContacted,
  industry: leads.industry,
  source: leads.source,
  tags: leads.tags,
  createdAt: leads.createdAt,
};

export type LeadRow = Awaited<ReturnType<typeof selectPage>>[number];
export type LeadPage = Paging & { rows: LeadRow[] };

type Listing = {
  perPage?: number;
  /** Figures that the caller reads anyway, with the number of listed leads: without filters it is not counted again. */
  figures?: Promise<{ total: number }>;
  /** Each lead with its next demo after this. */
  now?: Date;
};

/** A page of the leads that match the filters, with the total. A page past the end returns the last page. */
export async function listLeads(
  db: Db,
  filters: ResolvedFilters,
  { perPage = LEADS_PER_PAGE, figures, now }: Listing = {},
): Promise<LeadPage> {
  const wanted = Math.min(filters.page, MAX_PAGES);
  const read = selectPage(db, filters, { page: wanted, perPage, now });
  const isCounted = figures && !hasFilters(filters);
  const [rows, total] = isCounted
    ? await Promise.all([read, figures.then((all) => all.total)])
    : await readCounted(db, read, filters);
  const paging = pagingOf(wanted, { total, perPage });
  const { page } = paging;
  const isRead = rows !== null && page === wanted;
  return { ...paging, rows: isRead ? rows : await selectPage(db, filters, { page, perPage, now }) };
}

async function readCounted(db: Db, read: ReturnType<typeof selectPage>, filters: ResolvedFilters) {
  const counting = db.select({ total: count() }).from(leads).where(matchesFilters(filters));
  // Rather past the end than read: first the end, then its page, instead of the whole list for nothing.
  if (filters.page > MAX_PAGES) return [null, (await counting)[0]?.total ?? 0] as const;
  const [rows, [counted]] = await db.batch([read, counting]);
  return [rows, counted?.total ?? 0] as const;
}

/** `found` is the page of the wanted filters, if it was listed already. */
type FoundLeads = { wanted: LeadFilters; choices: FilterChoices; found: LeadPage | null; perPage: number };

/** Lists (again) without filter values that turn out not to be options of their filter. */
export async function listWithKnownFilters(
  db: Db,
  reader: FilterReader,
  { wanted, choices, found, perPage }: FoundLeads,
) {
  const filters = ignoreUnknown(wanted, choices);
  const page =
    found && filters === wanted
      ? found
      : await listLeads(db, filtersFor(reader, filters), { perPage, now: reader.now });
  return { ...page, filters };
}

type Page = Pick<Listing, "now"> & { page: number; perPage: number };

function selectPage(db: Db, filters: ResolvedFilters, { page, perPage, now }: Page) {
  return (
    db
      .select({ ...listColumns, nextDemo: now ? nextDemoAfter(now) : sql<null>`null` })
      .from(leads)
      // A wide search would otherwise look up and sort every match for the few leads of a page.
      .where(matchesFilters(filters, { walk: true }))
      .orderBy(...orderBy(filters.sort))
      .limit(perPage)
      .offset((page - 1) * perPage)
  );
}

/** Leads that match the search and one value of every filter. */
export function matchesFilters(
  { q, chosen, visits }: Pick<ResolvedFilters, "q" | "chosen" | "visits">,
  { walk = false } = {},
) {
  const filtered = LEAD_FILTERS.flatMap((filter) => {
    const values = chosen[filter.name] ?? [];
    return values.length > 0 ? matchesFilter(filter, leads[filter.column], values) : [];
  });
  const tags = (chosen.tag ?? []).filter((value) => typeof value === "string");
  const found = [matchesTags(tags, { walk }), matchesFound(chosen, visits, walk)];
  return and(isListed(leads), ...matchesSearch(q, { walk }), ...filtered, ...found);
}

/** Finds the leads first, so that the list's own index, which has none of these columns, is read as without. */
function matchesFound(
  chosen: ResolvedFilters["chosen"],
  visits: ResolvedFilters["visits"],
  walk: boolean,
): SQL | undefined {
  const pages = (chosen.visited ?? []).filter((value) => typeof value === "string");
  const origins = VISIT_FILTERS.flatMap((filter) => {
    const values = chosen[filter.name] ?? [];
    if (filter.name === "import") return matchesImport(values);
    if (filter.name !== "came") {
      return values.length > 0 ? matchesFilter(filter, leads[filter.column], values) : [];
    }
    const periods = values.filter((value) => typeof value !== "string");
    return or(...periods.map(({ from, before }) => cameIn({ from: `${from}`, to: `${before}` }))) ?? [];
  });
  const conditions = [
    ...origins,
    matchesWaiting(chosen.waiting ?? []),
    hasVisited(pages, visits) ?? [],
  ].flat();
  if (conditions.length === 0) return undefined;
  const found = sql`(select rowid from leads where ${and(isListed(leads), ...conditions)})`;
  return sql`${walk ? sql.raw("+") : sql.empty()}${leads}.rowid in ${found}`;
}

function matchesWaiting(values: readonly (string | ValueRange)[]): SQL[] {
  const times = values.filter((value) => typeof value !== "string");
  return [
    or(...times.map(({ from, before }) => isWaiting({ from: `${from}`, before: `${before}` }))) ?? [],
  ].flat();
}

function matchesImport(ids: readonly (string | ValueRange)[]): SQL[] {
  if (ids.length === 0) return [];
  const rows = sql`select lead_id from lead_import_rows where outcome in ('created', 'updated')
    and import_id in (select value from json_each(${JSON.stringify(ids)}))`;
  return [sql`${leads.id} in (${rows})`];
}

/**
 * The unary "+" keeps SQLite from using an index on this column: it should read the index of the sort order, or it has
 * to sort the rows.
 */
export function matchesFilter(
  { options }: LeadFilter,
  column: AnySQLiteColumn,
  values: readonly (string | ValueRange)[],
) {
  const isOf = (value: string) => options.find((option) => option.value === value)?.is;
  const texts = values.filter((value) => typeof value === "string");
  const plain = texts.filter((value) => !["empty", "filled"].includes(isOf(value) ?? ""));
  const conditions = values.flatMap((value) => {
    if (typeof value !== "string") return liesWithin(column, value);
    if (isOf(value) === "empty") return sql`coalesce(+${column}, '') = ''`;
    return isOf(value) === "filled" ? sql`coalesce(+${column}, '') <> ''` : [];
  });
  if (plain.length === 1) conditions.push(sql`+${column} = ${plain[0]}`);
  // One parameter, since D1 limits their number.
  if (plain.length > 1) {
    conditions.push(sql`+${column} in (select value from json_each(${JSON.stringify(plain)}))`);
  }
  return or(...conditions);
}

/** A missing value lies in no range. */
function liesWithin(column: AnySQLiteColumn, { from, before }: ValueRange): SQL {
  const ends = [
    from === undefined ? [] : sql`+${column} >= ${from}`,
    before === undefined ? [] : sql`+${column} < ${before}`,
  ].flat();
  return sql`(${sql.join([sql`+${column} is not null`, ...ends], sql` and `)})`;
}

export function orderBy(sort: LeadSort): SQL[] {
  const { order, isReversed } = orderOf(sort);
  return orderTerms(leads, order, isReversed);
}
