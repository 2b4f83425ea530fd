import { and, asc, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server";
import { leadActivities, leads } from "../tables";
import { crmCounts } from "./counters/tables";
import { ACTIVITIES_PER_PAGE } from "./lead";
import { isListed } from "./listed-leads.server";
import { findPlace, isReachable, type PageAnchor, readAnchor, writeAnchor } from "./page-anchor";

const logColumns = {
  id: leadActivities.id,
  leadId: leadActivities.leadId,
  type: leadActivities.activityType,
  title: leadActivities.title,
  description: leadActivities.description,
  createdAt: leadActivities.createdAt,
  firstName: leads.firstName,
  lastName: leads.lastName,
  companyName: leads.companyName,
};

/** An activity and its lead: two rows read for each, also for those that are skipped. */
const COST = 2;

/**
 * A page of the activities of all listed leads, newest first, with their kept total; `at` is the anchor of a page that is
 * too far from both ends to be counted to.
 */
export async function listRecentActivities(
  db: Db,
  { page: wanted, at }: { page: number; at: string | null },
) {
  const [counted] = await db
    .select({ total: crmCounts.total })
    .from(crmCounts)
    .where(eq(crmCounts.name, "activities"));
  const total = counted?.total ?? 0;
  const reach = {
    pages: Math.max(1, Math.ceil(total / ACTIVITIES_PER_PAGE)),
    perPage: ACTIVITIES_PER_PAGE,
    cost: COST,
  };
  const { page, rows } = await readPage(db, { wanted, at, total, pages: reach.pages });
  const anchorOf = (side: PageAnchor["side"], row: LogRow | undefined, beside: number) =>
    row === undefined || isReachable(beside, reach)
      ? null
      : writeAnchor({ side, key: [row.createdAt, row.id] });
  const beside = {
    previous: anchorOf("before", rows[0], page - 1),
    next: anchorOf("after", rows.at(-1), page + 1),
  };
  return { rows, total, page, pages: reach.pages, beside };
}

type Wanted = { wanted: number; at: string | null; total: number; pages: number };

async function readPage(db: Db, { wanted, at, total, pages }: Wanted) {
  const anchor = readAnchor(at, 2);
  if (anchor) {
    const rows = await selectActivities(db, {
      fromEnd: anchor.side === "before",
      from: beyond(anchor),
      skipped: 0,
      limit: ACTIVITIES_PER_PAGE,
    });
    if (rows.length > 0) return { page: Math.min(wanted, pages), rows };
  }
  const place = findPlace(wanted, { total, perPage: ACTIVITIES_PER_PAGE, cost: COST });
  const rows = total === 0 ? [] : await selectActivities(db, { ...place, from: undefined });
  return { page: place.page, rows };
}

function beyond({ side, key }: PageAnchor): SQL {
  const columns = sql`(${leadActivities.createdAt}, ${leadActivities.id})`;
  return side === "after"
    ? sql`${columns} < (${key[0]}, ${key[1]})`
    : sql`${columns} > (${key[0]}, ${key[1]})`;
}

type Part = { fromEnd: boolean; from: SQL | undefined; skipped: number; limit: number };
type LogRow = Awaited<ReturnType<typeof selectActivities>>[number];

async function selectActivities(db: Db, { fromEnd, from, skipped, limit }: Part) {
  const order = fromEnd ? asc : desc;
  const rows = await db
    .select(logColumns)
    .from(leadActivities)
    .innerJoin(leads, eq(leads.id, leadActivities.leadId))
    .where(and(isNull(leadActivities.deletedAt), isListed(leads), from))
    .orderBy(order(leadActivities.createdAt), order(leadActivities.id))
    .limit(limit)
    .offset(skipped);
  return fromEnd ? rows.reverse() : rows;
}
