import { type SQL, sql } from "drizzle-orm";

/** The setting of who gets new leads of the contact form; without it nobody does. */
export const ASSIGNMENT_SETTING = "leads.assignment";
export type Assignment = { byTurns: boolean; memberIds: string[] };

/**
 * The member whose turn it is, or null: of those who take part and can sign in, the one whose newest lead came first.
 * An expression, so that the insert itself chooses: of two submissions at once, the second sees the first one's lead.
 */
export function nextInTurn(): SQL {
  return sql`(select users.id from settings
    join json_each(settings.value, '$.memberIds') taking on settings.value ->> '$.byTurns'
    join users on users.id = taking.value and users.disabled_at is null
    where settings.key = ${ASSIGNMENT_SETTING}
    order by (select max(rowid) from leads where assignee_id = users.id) nulls first, taking.key limit 1)`;
}
