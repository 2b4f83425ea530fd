import { asc, desc, type SQL, sql } from "drizzle-orm";
import { type AnySQLiteColumn, index } from "drizzle-orm/sqlite-core";
import { LEAD_FILTERS } from "./filters/lead-filters";
import { LEAD_SORTS } from "./filters/lead-sorts";

type FilterColumn = (typeof LEAD_FILTERS)[number]["column"];
type Order = (typeof LEAD_SORTS)[number];
type LeadColumns = Record<
  | FilterColumn
  | Order["by"][number]
  | "converted"
  | "tags"
  | "createdAt"
  | "id"
  | "deletedAt"
  | "quarantineReason",
  AnySQLiteColumn
>;

/** Listed leads are those neither in the trash nor in spam review. */
export function isListed(table: Pick<LeadColumns, "deletedAt" | "quarantineReason">): SQL {
  return sql`${table.deletedAt} is null and ${table.quarantineReason} is null`;
}

/** The negation of `isListed`, worded so that SQLite can use the partial index on it. */
export function isUnlisted(table: Pick<LeadColumns, "deletedAt" | "quarantineReason">): SQL {
  return sql`(${table.deletedAt} is not null or ${table.quarantineReason} is not null)`;
}

/**
 * One covering index per order, which ends in the columns of all filters, so that any filtered page is read in its
 * order without sorting. A narrower one serves counts and the stat cards; it begins with industry and source, so that
 * the distinct ones can be listed. The columns of `isListed` are included because SQLite would otherwise look up each
 * row to check them.
 */
export function listIndexes(table: LeadColumns) {
  const filtered = LEAD_FILTERS.map(({ column }) => table[column]);
  const listed = [table.deletedAt, table.quarantineReason];
  const orders = LEAD_SORTS.map(({ name, by }) => {
    const inKey = [...by.map((name) => table[name]), table.createdAt];
    const others = filtered.filter((column) => !inKey.includes(column));
    const [key = table.createdAt, ...more] = [...by.map((column) => sortKey(table[column])), table.createdAt];
    return index(`leads_${name.replace("-", "_")}_idx`)
      .on(key, ...more, table.id, ...others, ...listed)
      .where(isListed(table));
  });
  // SQLite reads an entry up to the last column it needs, so the columns of the stat cards come next.
  const first = [table.source, table.priority, table.leadScore, table.dealValue, table.converted];
  const others = filtered.filter((column) => column !== table.industry && !first.includes(column));
  const figures = index("leads_figures_idx")
    .on(table.industry, ...first, ...others, table.tags, ...listed)
    .where(isListed(table));
  // What tags there are, and who has them in the list's order.
  const tags = index("leads_tags_idx")
    .on(table.tags, ...listed)
    .where(sql`${table.tags} is not null and ${isListed(table)}`);
  return [...orders, figures, tags];
}

/** The ORDER BY terms of a sort order: missing values last, either way, ties by creation date. */
export function orderTerms(table: LeadColumns, { by, direction }: Order, isReversed = false): SQL[] {
  const inDirection = (direction === "asc") === isReversed ? desc : asc;
  const terms = by.map((name) => {
    const term = inDirection(sortKey(table[name]));
    return table[name].notNull ? term : sql`${term} nulls last`;
  });
  return [...terms, inDirection(table.createdAt), inDirection(table.id)];
}

/** Text sorts case-insensitively. */
function sortKey(column: AnySQLiteColumn) {
  return column.dataType === "string" ? sql`${column} collate nocase` : column;
}
