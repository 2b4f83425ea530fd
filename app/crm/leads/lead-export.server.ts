import { and, desc, getTableColumns, type SQL, sql } from "drizzle-orm";
import { insertAudit } from "../../platform/db/audit.server";
import type { Db } from "../../platform/db/database.server";
import { leads } from "../tables";
import { CSV_BYTE_ORDER_MARK, LEAD_CSV_HEADER, leadCsvLine } from "./lead-csv";
import type { LeadFilters } from "./lead-filters";
import { FACETS, filterConditions, NO_INDEX } from "./lead-order.server";
import { containsWords, searchExpression, searchWords } from "./lead-search.server";
import { isListed } from "./listed-leads.server";

/** With descriptions of 10,000 characters a page still weighs a few megabytes only. */
const LEADS_PER_READ = 500;

type Exported = Awaited<ReturnType<typeof readFrom>>[number];

/**
 * The leads that pass the filters as pieces of a CSV file, newest first, a few hundred leads a piece. The first read
 * and the audit entry come before this returns; a later read that fails makes the iteration throw.
 */
export async function exportLeads(
  db: Db,
  { filters, actor }: { filters: LeadFilters; actor: { id: string; label: string } },
  now: Date,
): Promise<AsyncGenerator<string, void, void>> {
  const first = await readFrom(db, filters, null);
  const { q, status, priority, industry } = filters;
  const after = { q, status, priority, industry };
  await insertAudit(db, { actor, action: "lead.export", entity: "lead", entityId: "list", after }, now);
  return writePieces(db, filters, first);
}

async function* writePieces(db: Db, filters: LeadFilters, first: Exported[]) {
  yield CSV_BYTE_ORDER_MARK + LEAD_CSV_HEADER + writeLines(first);
  let read = first;
  while (read.length === LEADS_PER_READ) {
    read = await readFrom(db, filters, read.at(-1) ?? null);
    yield writeLines(read);
  }
}

function writeLines(read: Exported[]): string {
  return read
    .filter((lead) => lead.passes === 1)
    .map(leadCsvLine)
    .join("");
}

/**
 * The leads after `last` in the order of an index. All that the index gives are read, and `passes` says which of them
 * the filters let through: a read that gives few leads would otherwise look like the last one.
 */
async function readFrom(db: Db, filters: LeadFilters, last: Position | null) {
  const words = searchWords(filters.q);
  const expression = searchExpression(words, filters);
  const walk = expression === null ? walkNewest(filters, last) : walkMatches(expression, last);
  const passes = and(isListed(leads), ...filterConditions(filters, NO_INDEX), ...containsWords(words.short));
  return db
    .select({
      ...getTableColumns(leads),
      position: sql<number>`${leads}.rowid`,
      passes: sql<number>`${passes}`,
    })
    .from(leads)
    .where(walk.where)
    .orderBy(...walk.order)
    .limit(LEADS_PER_READ);
}
type Walk = { where: SQL | undefined; order: SQL[] };

function walkNewest(filters: LeadFilters, last: Position | null): Walk {
  const after = last ? sql`(${leads.createdAt}, ${leads.id}) < (${last.createdAt}, ${last.id})` : undefined;
  return {
    where: and(isListed(leads), ...filterConditions(filters, FACETS), after),
    order: [desc(leads.createdAt), desc(leads.id)],
  };
}

function walkMatches(expression: string, last: Position | null): Walk {
  const after = last ? sql`and rowid < ${last.position}` : sql``;
  return {
    where: sql`${leads}.rowid in (select rowid from leads_search where leads_search match ${expression} ${after} order by rowid desc limit ${LEADS_PER_READ})`,
    order: [sql`${leads}.rowid desc`],
  };
}
type Position = { createdAt: string; id: string; position: number };
