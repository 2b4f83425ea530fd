import { and, desc, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server";
import { leads } from "../tables";
import { LEADS_PER_PAGE } from "./lead";
import type { LeadFilters } from "./lead-filters";
import {
  beyond,
  chooseWalk,
  FACETS,
  filterConditions,
  keyOf,
  NO_INDEX,
  orderOf,
  type Walk,
} from "./lead-order.server";
import { containsWords, SEARCH_LIMIT, searchExpression, searchWords } from "./lead-search.server";
import type { LeadCounts } from "./lead-stats.server";
import { isListed } from "./listed-leads.server";
import {
  findPlace,
  isReachable,
  type PageAnchor,
  type PagesBeside,
  readAnchor,
  writeAnchor,
} from "./page-anchor";

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
  createdAt: leads.createdAt,
};

type Listed = Awaited<ReturnType<typeof selectRows>>[number];
export type LeadRow = Omit<Listed, "orderKey">;

export type LeadPage = {
  rows: LeadRow[];
  /** Exact without search words; at most `SEARCH_LIMIT` with them. */
  total: number;
  isCapped: boolean;
  page: number;
  pages: number;
  /** Where the pages beside this one begin, when they are too far from both ends to be counted to. */
  beside: PagesBeside;
};

/**
 * A page of the listed leads, with `counts` from the kept counters. Near the ends it is counted to; between them it is
 * read from its anchor, which the links to it carry. A page beyond the last gives the last one.
 */
export async function listLeads(db: Db, filters: LeadFilters, counts: LeadCounts): Promise<LeadPage> {
  if (filters.q !== "") return searchLeads(db, filters);
  const total = counts.matching;
  const walk = chooseWalk(filters, counts);
  const reach = {
    pages: Math.max(1, Math.ceil(total / LEADS_PER_PAGE)),
    perPage: LEADS_PER_PAGE,
    cost: walk.cost,
  };
  const { page, rows } = await readPage(db, filters, { total, walk });
  const anchorOf = (side: PageAnchor["side"], row: Listed | undefined, beside: number) =>
    row === undefined || isReachable(beside, reach) ? null : writeAnchor({ side, key: keyValues(row) });
  return {
    rows: rows.map(({ orderKey, ...row }) => row),
    total,
    isCapped: false,
    page,
    pages: reach.pages,
    beside: {
      previous: anchorOf("before", rows[0], page - 1),
      next: anchorOf("after", rows.at(-1), page + 1),
    },
  };
}

function keyValues({ orderKey, createdAt, id }: Listed): PageAnchor["key"] {
  return orderKey === null ? [createdAt, id] : [orderKey, createdAt, id];
}

async function readPage(db: Db, filters: LeadFilters, { total, walk }: { total: number; walk: Walk }) {
  const pages = Math.max(1, Math.ceil(total / LEADS_PER_PAGE));
  const anchor = readAnchor(filters.at, keyOf(filters.sort) === null ? 2 : 3);
  if (anchor && !walk.isGathered) {
    const reverse = anchor.side === "before";
    const parts = beyond(filters.sort, anchor).map((part) => ({
      ...part,
      skipped: 0,
      limit: LEADS_PER_PAGE,
    }));
    const rows = await selectRows(db, filters, walk, { reverse, parts });
    if (rows.length > 0) return { page: Math.min(filters.page, pages), rows };
  }
  const place = findPlace(filters.page, { total, perPage: LEADS_PER_PAGE, cost: walk.cost });
  const part = { from: undefined, isTie: false, skipped: place.skipped, limit: place.limit };
  const rows =
    total === 0 ? [] : await selectRows(db, filters, walk, { reverse: place.fromEnd, parts: [part] });
  return { page: place.page, rows };
}

type Part = { from: SQL | undefined; isTie: boolean; skipped: number; limit: number };
type Slice = { reverse: boolean; parts: Part[] };

/** The first leads of the parts; ids come from an index alone, so a row that is skipped costs as much as one shown. */
async function selectRows(db: Db, filters: LeadFilters, walk: Walk, { reverse, parts }: Slice) {
  const isInPart = parts.map(({ from, isTie, skipped, limit }) => {
    const order = orderOf(filters.sort, { reverse, isGathered: walk.isGathered, isTie });
    const where = and(isListed(leads), ...filterConditions(filters, walk.indexed), from);
    const ids = db
      .select({ id: leads.id })
      .from(leads)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(skipped);
    return inArray(leads.id, ids);
  });
  const rows = await db
    .select({ ...listColumns, orderKey: sql<string | number | null>`${keyOf(filters.sort) ?? sql`null`}` })
    .from(leads)
    .where(or(...isInPart))
    .orderBy(...orderOf(filters.sort, { reverse, isGathered: true }))
    .limit(LEADS_PER_PAGE);
  return reverse ? rows.reverse() : rows;
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
      and(candidates, isListed(leads), ...filterConditions(filters, NO_INDEX), ...containsWords(words.short)),
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
    beside: { previous: null, next: null },
  };
}

function selectNewestIds(db: Db, filters: LeadFilters) {
  return db
    .select({ id: leads.id })
    .from(leads)
    .where(and(isListed(leads), ...filterConditions(filters, FACETS)))
    .orderBy(desc(leads.createdAt), desc(leads.id))
    .limit(SEARCH_LIMIT);
}
