import { and, eq, gte, inArray, isNull, lt, ne, sql } from "drizzle-orm";
import { matchesOrigin, type OriginFilters, type Period } from "../crm/leads/lead-origins.server";
import { isListed } from "../crm/leads/listed-leads.server";
import { deals, leads } from "../crm/tables";
import type { Db } from "../platform/db/database.server";
import { bookings } from "./tables";

/** Demos, and the won deals of their leads; `wonCents` in cents. */
export type DemoOutcomes = {
  booked: number;
  cancelled: number;
  held: number;
  noShows: number;
  wonDeals: number;
  wonCents: number;
};

type OutcomesQuery = { period: Period; filters: OriginFilters };

/**
 * What became of the demos that were booked in a period, for whatever day; with filters, of leads whose visit matches
 * them. Cancelled ones are counted apart. A lead's deals count once, however many demos it has. One call.
 */
export async function readDemoOutcomes(db: Db, { period, filters }: OutcomesQuery): Promise<DemoOutcomes> {
  const wasBooked = and(
    gte(bookings.createdAt, period.from),
    lt(bookings.createdAt, period.to),
    isListed(leads),
    matchesOrigin(filters),
  );
  const withDemo = db
    .select({ id: bookings.leadId })
    .from(bookings)
    .innerJoin(leads, eq(leads.id, bookings.leadId))
    .where(and(wasBooked, ne(bookings.status, "cancelled")));
  const [[demos], [won]] = await db.batch([
    db
      .select({
        booked: sql<number>`count(*) filter (where ${bookings.status} <> 'cancelled')`,
        cancelled: sql<number>`count(*) filter (where ${bookings.status} = 'cancelled')`,
        held: sql<number>`count(*) filter (where ${bookings.status} = 'done')`,
        noShows: sql<number>`count(*) filter (where ${bookings.status} = 'no-show')`,
      })
      .from(bookings)
      .innerJoin(leads, eq(leads.id, bookings.leadId))
      .where(wasBooked),
    db
      .select({
        wonDeals: sql<number>`count(*)`,
        wonCents: sql<number>`coalesce(sum(${deals.value}), 0)`,
      })
      .from(deals)
      .where(and(eq(deals.stage, "closed-won"), isNull(deals.deletedAt), inArray(deals.leadId, withDemo))),
  ]);
  return { booked: 0, cancelled: 0, held: 0, noShows: 0, wonDeals: 0, wonCents: 0, ...demos, ...won };
}
