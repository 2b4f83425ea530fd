import { and, asc, desc, eq, gte, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server";
import { addDays, localDate, startOfDay } from "../../platform/time/zoned-time";
import { authorOf } from "../leads/lead-detail.server";
import { deals, leadActivities, leadNotes, leads } from "../tables";
import { type Due, wholeDay } from "./due";

const COLUMNS = {
  id: leadActivities.id,
  type: leadActivities.activityType,
  title: leadActivities.title,
  description: leadActivities.description,
  scheduledAt: leadActivities.scheduledAt,
  dueAllDay: leadActivities.dueAllDay,
  completedAt: leadActivities.completedAt,
  assigneeId: leadActivities.assigneeId,
  version: leadActivities.version,
  leadId: leadActivities.leadId,
  firstName: leads.firstName,
  lastName: leads.lastName,
  companyName: leads.companyName,
  businessEmail: leads.businessEmail,
  phoneNumber: leads.phoneNumber,
  leadStatus: leads.status,
  lastContacted: leads.lastContacted,
  dealId: leadActivities.dealId,
  // In a batch D1 tells columns apart by their names alone.
  dealTitle: sql<string | null>`${deals.title}`.as("deal_title"),
};

/** Worded as the partial index on open tasks is. */
export const IS_OPEN = sql`${leadActivities.completedAt} is null and ${leadActivities.deletedAt} is null`;

function selectTasks(db: Db) {
  return db
    .select(COLUMNS)
    .from(leadActivities)
    .leftJoin(leads, eq(leads.id, leadActivities.leadId))
    .leftJoin(deals, eq(deals.id, leadActivities.dealId));
}

/** A task with its lead's names and its deal's title; both null for one that stands alone. */
export type Task = Awaited<ReturnType<typeof selectTasks>>[number];

export function dueOf({ scheduledAt, dueAllDay }: Pick<Task, "scheduledAt" | "dueAllDay">): Due | null {
  return scheduledAt === null ? null : { at: scheduledAt, allDay: dueAllDay };
}

/** The lead's names and address; null for a task that stands alone. */
export function leadOf({ leadId, firstName, lastName, companyName, businessEmail }: Task) {
  if (leadId === null || firstName === null || lastName === null) return null;
  return {
    id: leadId,
    firstName,
    lastName,
    companyName: companyName ?? "",
    businessEmail: businessEmail ?? "",
  };
}

type Bound = { before: Date; zone: string };

/** Due before a moment; one of a whole day, if its date is before the moment's in the reader's zone. */
function isDueBefore({ before, zone }: Bound): SQL {
  const [at, day] = [before.toISOString(), wholeDay(localDate(before, zone)).at];
  const [latest = at] = [at, day].sort().reverse();
  // The first term is for the index.
  return sql`${leadActivities.scheduledAt} < ${latest}
    and ${leadActivities.scheduledAt} < iif(${leadActivities.dueAllDay}, ${day}, ${at})`;
}

/** When the reader's day ends. */
export function endOfToday(now: Date, zone: string): Date {
  return startOfDay(addDays(localDate(now, zone), 1), zone);
}

type Whose = {
  /** Undefined for everybody's tasks. */
  assigneeId?: string;
};

function isOf({ assigneeId }: Whose): SQL | undefined {
  return assigneeId === undefined ? undefined : eq(leadActivities.assigneeId, assigneeId);
}

const DUE_SHOWN = 50;

/**
 * A person's open tasks that are due before a moment, the earliest first, at most 50; with `endOfToday` those of the
 * day and the overdue ones.
 */
export async function listDueTasks(
  db: Db,
  { assigneeId, ...bound }: { assigneeId: string } & Bound,
): Promise<Task[]> {
  return selectTasks(db)
    .where(and(IS_OPEN, isOf({ assigneeId }), isDueBefore(bound)))
    .orderBy(asc(leadActivities.scheduledAt), asc(leadActivities.id))
    .limit(DUE_SHOWN);
}

/** How many of a person's tasks are overdue or due today, for the badge. One statement, to be read with others. */
export function selectDueCount(db: Db, { assigneeId, ...bound }: { assigneeId: string } & Bound) {
  return db
    .select({ due: sql<number>`count(*)` })
    .from(leadActivities)
    .where(and(IS_OPEN, isOf({ assigneeId }), isDueBefore(bound)));
}

const BY_DUE = [
  sql`${leadActivities.scheduledAt} is null`,
  asc(leadActivities.scheduledAt),
  asc(leadActivities.id),
] as const;

const TASKS_PER_PAGE = 100;

/** Without an assignee SQLite would rather walk all activities than the index on open tasks. */
const IS_AMONG_OPEN = sql`${leadActivities}.rowid in (select open.rowid from ${leadActivities} as open
  where open.completed_at is null and open.deleted_at is null)`;

type TaskQuery = Whose & { viewerId: string; page: number; now: Date; zone: string };

/** Open tasks, by when they are due and those without a date last; with counts, and what was done today. */
export async function listTasks(db: Db, { viewerId, page, now, zone, ...whose }: TaskQuery) {
  const isShown = isOf(whose) ?? sql`true`;
  const countIf = (name: string, condition: SQL) =>
    sql<number>`count(case when ${condition} then 1 end)`.as(name);
  const [open, [counted], done] = await db.batch([
    selectTasks(db)
      .where(and(IS_OPEN, isOf(whose) ?? IS_AMONG_OPEN))
      .orderBy(...BY_DUE)
      .limit(TASKS_PER_PAGE)
      .offset((page - 1) * TASKS_PER_PAGE),
    db
      .select({
        everybody: sql<number>`count(*)`,
        mine: countIf("mine", sql`${isOf({ assigneeId: viewerId })}`),
        overdue: countIf("overdue", sql`${isShown} and ${isOverdue(now, zone)}`),
        due: countIf("due", sql`${isShown} and ${isDueBefore({ before: endOfToday(now, zone), zone })}`),
      })
      .from(leadActivities)
      .where(IS_OPEN),
    selectDone(db, whose, startOfDay(localDate(now, zone), zone)),
  ]);
  const { everybody = 0, mine = 0, overdue = 0, due = 0 } = counted ?? {};
  const total = whose.assigneeId === undefined ? everybody : mine;
  return {
    ...{ open, done, mine, everybody },
    counts: { total, overdue, today: due - overdue, upcoming: total - due },
    pages: Math.max(1, Math.ceil(total / TASKS_PER_PAGE)),
  };
}

/** A whole day is overdue once it is over. */
function isOverdue(now: Date, zone: string): SQL {
  return isDueBefore({ before: now, zone });
}

const DONE_SHOWN = 20;

function selectDone(db: Db, whose: Whose, since: Date) {
  return selectTasks(db)
    .where(
      and(
        isNotNull(leadActivities.completedAt),
        isNotNull(leadActivities.assigneeId),
        gte(leadActivities.completedAt, since.toISOString()),
        isNull(leadActivities.deletedAt),
        isOf(whose),
      ),
    )
    .orderBy(sql`${leadActivities.completedAt} desc`)
    .limit(DONE_SHOWN);
}

/** The tasks that `moveOverdueToToday` moves, with when they were due. */
export async function listOverdue(db: Db, { now, zone, ...whose }: Whose & { now: Date; zone: string }) {
  return db
    .select({
      id: leadActivities.id,
      at: sql<string>`${leadActivities.scheduledAt}`,
      allDay: leadActivities.dueAllDay,
    })
    .from(leadActivities)
    .where(and(IS_OPEN, isOf(whose), isOverdue(now, zone)))
    .limit(MOVED_AT_ONCE);
}
/** Those of one undo. */
const MOVED_AT_ONCE = 500;

/** A lead's open tasks that have a date of their own, the earliest first; the others are in its timeline. */
export function selectNextTasks(db: Db, leadId: string) {
  return selectTasks(db)
    .where(
      and(
        eq(leadActivities.leadId, leadId),
        IS_OPEN,
        sql`${leadActivities.scheduledAt} <> ${leadActivities.createdAt}`,
      ),
    )
    .orderBy(...BY_DUE)
    .limit(DUE_SHOWN);
}

/** A task with the newest note of its lead, for who works through them; null if it is not there. */
export async function readTaskWithNote(db: Db, id: string) {
  const leadId = sql`(select lead_id from lead_activities where id = ${id})`;
  const [[task], [note]] = await db.batch([
    selectTasks(db).where(and(eq(leadActivities.id, id), isNull(leadActivities.deletedAt))),
    db
      .select({
        content: leadNotes.content,
        createdAt: leadNotes.createdAt,
        author: authorOf("lead_notes", "note"),
      })
      .from(leadNotes)
      .where(and(sql`${leadNotes.leadId} = ${leadId}`, isNull(leadNotes.deletedAt)))
      .orderBy(desc(leadNotes.createdAt))
      .limit(1),
  ]);
  return task ? { task, note: note ?? null } : null;
}

/** A task, open or done, or any other activity; null if it is not there or deleted. */
export async function readTask(db: Db, id: string): Promise<Task | null> {
  const [task] = await selectTasks(db).where(
    and(eq(leadActivities.id, id), isNull(leadActivities.deletedAt)),
  );
  return task ?? null;
}
