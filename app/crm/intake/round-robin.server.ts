import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Actor } from "../../platform/db/audit.server";
import type { Db } from "../../platform/db/database.server";
import { changeSetting, readSetting } from "../../platform/db/settings.server";

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

const assignmentSchema = z.object({ byTurns: z.boolean(), memberIds: z.array(z.string()) });
const NOBODY: Assignment = { byTurns: false, memberIds: [] };

export function readAssignment(db: Db): Promise<Assignment> {
  return readSetting(db, ASSIGNMENT_SETTING, assignmentSchema, NOBODY);
}

/** Stores who takes new leads by turns; does nothing if that is stored already. */
export async function saveAssignment(
  db: Db,
  { actor, ...after }: Assignment & { actor: Actor },
  now: Date,
): Promise<void> {
  const setting = { key: ASSIGNMENT_SETTING, schema: assignmentSchema, fallback: NOBODY };
  await changeSetting(db, setting, { edit: () => after, actor, action: "leads.assignment" }, now);
}
