import { and, count, eq, gt, type inArray, type SQL, sql } from "drizzle-orm";
import { bookings } from "../../../booking/tables";
import { IS_OPEN as IS_OPEN_DEAL } from "../../../crm/deals/filters/deal-filters.server";
import { isListed } from "../../../crm/leads/listed-leads.server";
import { deals, leadActivities, leads } from "../../../crm/tables";
import { IS_OPEN as IS_OPEN_TASK } from "../../../crm/tasks/tasks.server";
import type { Db } from "../../../platform/db/database.server";

/** What waits for somebody: it stays theirs when the account is disabled, until it is handed over. */
export type WorkLeft = { leads: number; deals: number; tasks: number; demos: number };

/** Of each of these accounts that has any. */
export async function countWorkLeft(db: Db, ids: string[], now: Date): Promise<Map<string, WorkLeft>> {
  const [ofLeads, ofDeals, ofTasks, ofDemos] = await db.batch([
    db
      .select({ id: leads.assigneeId, total: count() })
      .from(leads)
      .where(and(isListed(leads), isOneOf(leads.assigneeId, ids)))
      .groupBy(leads.assigneeId),
    db
      .select({ id: deals.assigneeId, total: count() })
      .from(deals)
      .where(and(isHandedOver.deals, isOneOf(deals.assigneeId, ids)))
      .groupBy(deals.assigneeId),
    db
      .select({ id: leadActivities.assigneeId, total: count() })
      .from(leadActivities)
      .where(and(isHandedOver.tasks, isOneOf(leadActivities.assigneeId, ids)))
      .groupBy(leadActivities.assigneeId),
    db
      .select({ id: bookings.hostId, total: count() })
      .from(bookings)
      .where(
        and(
          isOneOf(bookings.hostId, ids),
          gt(bookings.startsAt, now.toISOString()),
          eq(bookings.status, "booked"),
        ),
      )
      .groupBy(bookings.hostId),
  ]);
  const of = (rows: { id: string | null; total: number }[], id: string) =>
    rows.find((row) => row.id === id)?.total ?? 0;
  const found = ids.map((id) => {
    const work = { leads: of(ofLeads, id), deals: of(ofDeals, id), tasks: of(ofTasks, id) };
    return [id, { ...work, demos: of(ofDemos, id) }] as const;
  });
  return new Map(found.filter(([, work]) => Object.values(work).some((total) => total > 0)));
}

/** Which deals and tasks a successor gets: what is closed or done stays with whoever did it. */
export const isHandedOver = {
  deals: sql`${IS_OPEN_DEAL} and ${deals.deletedAt} is null`,
  tasks: IS_OPEN_TASK,
} satisfies Record<string, SQL>;

function isOneOf(column: Parameters<typeof inArray>[0], ids: string[]): SQL {
  return sql`${column} in (select value from json_each(${JSON.stringify(ids)}))`;
}
