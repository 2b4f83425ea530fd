import { and, count, eq, gt, type SQL, sql } from "drizzle-orm";
import type { AnySQLiteColumn } from "drizzle-orm/sqlite-core";
import { bookings } from "../../../booking/tables";
import { IS_OPEN as IS_OPEN_DEAL } from "../../../crm/deals/filters/deal-filters.server";
import { isListed } from "../../../crm/leads/listed-leads.server";
import { deals, leadActivities, leads } from "../../../crm/tables";
import { IS_OPEN as IS_OPEN_TASK } from "../../../crm/tasks/tasks.server";
import type { Db } from "../../../platform/db/database.server";
import { users } from "../../tables";

/** What waits for somebody: it stays theirs when the account is disabled, until it is handed over. */
export type WorkLeft = { leads: number; deals: number; tasks: number; demos: number };

type Asked = { asked: string | null; now: Date };

/** For a batch and `toWorkLeft`: of every disabled account, and of the one that is asked about. */
export function selectWorkLeft(db: Db, { asked, now }: Asked) {
  const leaving = sql`(select ${users.id} from ${users} where ${users.disabledAt} is not null or ${users.id} = ${asked})`;
  const isLeft = (column: AnySQLiteColumn) => sql`${column} in ${leaving}`;
  const isAhead = and(gt(bookings.startsAt, now.toISOString()), eq(bookings.status, "booked"));
  return [
    db
      .select({ id: leads.assigneeId, total: count() })
      .from(leads)
      .where(and(isListed(leads), isLeft(leads.assigneeId)))
      .groupBy(leads.assigneeId),
    db
      .select({ id: deals.assigneeId, total: count() })
      .from(deals)
      .where(and(isHandedOver.deals, isLeft(deals.assigneeId)))
      .groupBy(deals.assigneeId),
    db
      .select({ id: leadActivities.assigneeId, total: count() })
      .from(leadActivities)
      .where(and(isHandedOver.tasks, isLeft(leadActivities.assigneeId)))
      .groupBy(leadActivities.assigneeId),
    db
      .select({ id: bookings.hostId, total: count() })
      .from(bookings)
      .where(and(isAhead, isLeft(bookings.hostId)))
      .groupBy(bookings.hostId),
  ] as const;
}

type Counted = { id: string | null; total: number }[];

/** What one account has; null if that is nothing. */
export function toWorkLeft(
  [ofLeads, ofDeals, ofTasks, ofDemos]: readonly [Counted, Counted, Counted, Counted],
  id: string,
): WorkLeft | null {
  const of = (rows: Counted) => rows.find((row) => row.id === id)?.total ?? 0;
  const work = { leads: of(ofLeads), deals: of(ofDeals), tasks: of(ofTasks), demos: of(ofDemos) };
  return Object.values(work).some((total) => total > 0) ? work : null;
}

/** Which deals and tasks a successor gets: what is closed or done stays with whoever did it. */
export const isHandedOver = {
  deals: sql`${IS_OPEN_DEAL} and ${deals.deletedAt} is null`,
  tasks: IS_OPEN_TASK,
} satisfies Record<string, SQL>;
