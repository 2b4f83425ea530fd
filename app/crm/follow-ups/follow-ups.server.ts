import { and, asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { MINUTE } from "../../platform/clock";
import { type Actor, insertAudit } from "../../platform/db/audit.server";
import { requireChange } from "../../platform/db/change.server";
import type { Db, Statement } from "../../platform/db/database.server";
import { auditLog } from "../../platform/db/tables";
import { newId } from "../../platform/ids";
import { offsetAt } from "../../platform/time/zoned-time";
import { isListed } from "../leads/listed-leads.server";
import { leadActivities, leads } from "../tables";
import { endOfToday, IS_OPEN, isOf, LEAD_COLUMNS, type Task, type Whose } from "../tasks/tasks.server";
import { followUpId } from "./follow-up";

const COLUMNS = {
  id: leads.id,
  ...LEAD_COLUMNS,
  assigneeId: leads.assigneeId,
  version: leads.version,
};

/** In the words of the index that is sorted by them, so that only what is due is read. */
const AT = sql`${leads.nextFollowUp} collate nocase`;

/** The leads that are to be followed up; what a script of somebody's own has put there, and is no moment, is none. */
const IS_FOLLOWED_UP = sql`${AT} > '' and ${leads.nextFollowUp} glob '????-??-??T*'
  and julianday(${leads.nextFollowUp}) is not null`;

type Reader = { now: Date; zone: string };
type Followed = Whose & Reader & { before?: Date; withPlanned?: boolean };

function isAmong({ before, withPlanned, ...reader }: Followed): SQL | undefined {
  const { assigneeId } = reader;
  const isDue = before && sql`${AT} < ${before.toISOString()}`;
  // The plus keeps SQLite from walking all leads of that person instead.
  const isTheirs = assigneeId === undefined ? undefined : sql`+${leads.assigneeId} is ${assigneeId}`;
  return and(isListed(leads), IS_FOLLOWED_UP, isDue, isTheirs, withPlanned ? undefined : isUnplanned(reader));
}

/**
 * Whether its person has no open task with the lead on that day: such a task is the same commitment. SQLite knows no
 * zones, so days are those of the zone's clock now; in the other half of the year they begin an hour beside midnight.
 */
function isUnplanned({ now, zone, ...whose }: Whose & Reader): SQL {
  const shift = `${Math.round(offsetAt(now, zone) / MINUTE)} minutes`;
  const { leadId, assigneeId, scheduledAt, dueAllDay } = leadActivities;
  const isTheirs = and(IS_OPEN, isOf(assigneeId, whose));
  // All at once: SQLite would otherwise read the tasks and activities of each lead.
  return sql`(${leads.id}, ifnull(${leads.assigneeId}, ''), date(${leads.nextFollowUp}, ${shift})) not in (
    select ${leadId}, ifnull(${assigneeId}, ''),
    ifnull(date(${scheduledAt}, iif(${dueAllDay}, '0 minutes', ${shift})), '')
    from ${leadActivities} where ${isTheirs} and ${leadId} is not null)`;
}

/**
 * The follow-ups of leads, all or those due before a moment, the earliest first; `withPlanned` also those that a task
 * stands for.
 */
export function selectFollowUps(db: Db, { limit, ...followed }: Followed & { limit: number }) {
  return db
    .select(COLUMNS)
    .from(leads)
    .where(isAmong(followed))
    .orderBy(AT, asc(leads.createdAt))
    .limit(limit);
}

/** A lead with its follow-up, whether it has one or not. */
export function selectFollowUp(db: Db, leadId: string) {
  return db
    .select(COLUMNS)
    .from(leads)
    .where(and(eq(leads.id, leadId), isNull(leads.deletedAt)));
}

type FollowUpRow = Awaited<ReturnType<typeof selectFollowUps>>[number];

/** A follow-up among the tasks, as which it is shown and worked through. */
export function followUpAsTask({ id, ...lead }: FollowUpRow): Task {
  return {
    ...lead,
    ...{
      id: followUpId(id),
      leadId: id,
      type: "call",
      title: `Follow up with ${lead.firstName} ${lead.lastName}`,
    },
    ...{ scheduledAt: lead.nextFollowUp, dueAllDay: false, completedAt: null },
    ...{ description: null, dealId: null, dealTitle: null },
  };
}

/** How many follow-ups the leads of each person have, how many are due before the reader's day ends, and overdue. */
export function selectFollowUpCountsByPerson(db: Db, { now, zone }: Reader) {
  const countBefore = (moment: Date) =>
    sql<number>`count(case when ${leads.nextFollowUp} < ${moment.toISOString()} then 1 end)`;
  return db
    .select({
      assigneeId: leads.assigneeId,
      total: sql<number>`count(*)`.as("total"),
      overdue: countBefore(now).as("overdue"),
      due: countBefore(endOfToday(now, zone)).as("due"),
    })
    .from(leads)
    .where(isAmong({ now, zone }))
    .groupBy(leads.assigneeId);
}

/** How many follow-ups are due before the reader's day ends, and how many of them are overdue. */
export function selectDueFollowUpCount(db: Db, reader: Whose & Reader) {
  const { now, zone } = reader;
  const isOverdue = sql`${leads.nextFollowUp} < ${now.toISOString()}`;
  return db
    .select({
      due: sql<number>`count(*)`.as("due"),
      overdue: sql<number>`count(case when ${isOverdue} then 1 end)`.as("overdue"),
    })
    .from(leads)
    .where(isAmong({ ...reader, before: endOfToday(now, zone) }));
}

type NextFollowUp = { leadId: string; actor: Actor; before: string | null; after: string | null };

/** Sets a lead's next follow-up, as part of a batch, which is rolled back if it is no longer `before`. */
export function setNextFollowUp(
  db: Db,
  { leadId, actor, before, after }: NextFollowUp,
  now: Date,
): Statement[] {
  if (before === after) return [];
  const entry = { before: { nextFollowUp: before }, after: { nextFollowUp: after } };
  return [
    db
      .update(leads)
      .set({ nextFollowUp: after, version: sql`${leads.version} + 1`, updatedAt: now.toISOString() })
      .where(and(eq(leads.id, leadId), isNull(leads.deletedAt), sql`${leads.nextFollowUp} is ${before}`)),
    requireChange(db),
    insertAudit(db, { actor, action: "lead.follow-up", entity: "lead", entityId: leadId, ...entry }, now),
  ];
}

type MovedFollowUp = { leadId: string; before: string | null; after: string | null };

/** Moves the follow-ups of many leads, except for those that are no longer `before`. */
export function moveFollowUps(db: Db, moved: MovedFollowUp[], actor: Actor, now: Date): Statement[] {
  if (moved.length === 0) return [];
  const at = now.toISOString();
  const each = sql`json_each(${JSON.stringify(moved.map((one) => ({ ...one, auditId: newId() })))})`;
  const of = (name: string) => sql.raw(`moved.value ->> '$.${name}'`);
  return [
    db
      .insert(auditLog)
      .select(sql`select ${of("auditId")}, ${actor.id}, ${actor.label}, 'lead.follow-up', 'lead', leads.id,
      json_object('nextFollowUp', ${of("before")}), json_object('nextFollowUp', ${of("after")}), ${at}, null
      from ${each} as moved join leads on leads.id = ${of("leadId")}
      where leads.next_follow_up = ${of("before")} and leads.deleted_at is null`),
    db
      .update(leads)
      .set({ nextFollowUp: sql`${of("after")}`, version: sql`${leads.version} + 1`, updatedAt: at })
      .from(sql`${each} as moved`)
      .where(
        and(
          sql`${leads.id} = ${of("leadId")}`,
          sql`${leads.nextFollowUp} = ${of("before")}`,
          isNull(leads.deletedAt),
        ),
      ),
  ];
}
