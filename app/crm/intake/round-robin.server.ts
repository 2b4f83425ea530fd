import { type SQL, sql } from "drizzle-orm";

/** The setting for assigning new leads of the contact form; without it, they stay unassigned. */
export const ASSIGNMENT_SETTING = "leads.assignment";
export type Assignment = { byTurns: boolean; memberIds: string[] };

/**
 * Round robin: the participating, active member whose newest lead is the oldest; null if there is none. A SQL
 * expression, so that the insert itself chooses and concurrent submissions go to different members.
 */
export function nextAssignee(): SQL {
  return sql`(select users.id from settings
    join json_each(settings.value, '$.memberIds') taking on settings.value ->> '$.byTurns'
    join users on users.id = taking.value and users.disabled_at is null
    where settings.key = ${ASSIGNMENT_SETTING}
    order by (select max(rowid) from leads where assignee_id = users.id) nulls first, taking.key limit 1)`;
}
