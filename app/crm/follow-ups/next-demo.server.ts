import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server";
import { leads } from "../tables";

const isAhead = (leadId: SQL, now: Date) =>
  sql`lead_id = ${leadId} and status = 'booked' and starts_at > ${now.toISOString()}`;

/** When the next demo of a row's lead begins (ISO), of those that are booked; null if there is none. */
export function nextDemoAfter(now: Date) {
  return sql<string | null>`(select min(starts_at) from bookings where ${isAhead(sql`${leads}.id`, now)})`;
}

/** The same of one lead, for a batch. */
export function selectNextDemo(db: Db, leadId: string, now: Date) {
  return db
    .select({ startsAt: sql<string | null>`min(starts_at)` })
    .from(sql`bookings`)
    .where(isAhead(sql`${leadId}`, now));
}
