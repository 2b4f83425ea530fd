import { and, asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { AnySQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Db } from "../../platform/db/database.server";
import { addDays, localDate, startOfDay } from "../../platform/time/zoned-time";
import { deals, leadActivities, leads } from "../tables";
import { type Due, wholeDay } from "./due";

/** What a task and a follow-up show of their lead. */
export const LEAD_COLUMNS = {
  firstName: leads.firstName,
  lastName: leads.lastName,
  companyName: leads.companyName,
  businessEmail: leads.businessEmail,
  phoneNumber: leads.phoneNumber,
  leadStatus: leads.status,
  lastContacted: leads.lastContacted,
  nextFollowUp: leads.nextFollowUp,
};

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
  ...LEAD_COLUMNS,
  dealId: leadActivities.dealId,
  // In a batch D1 tells columns apart by their names alone.
  dealTitle: sql<string | null>`${deals.title}`.as("deal_title"),
};

/** Worded as the partial index on open tasks is. */
export const IS_OPEN = sql`${leadActivities.completedAt} is null and ${leadActivities.deletedAt} is null`;

export function selectTasks(db: Db) {
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
export function isDueBefore({ before, zone }: Bound): SQL {
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

export type Whose = {
  /** Null for what nobody has, undefined for everybody's. */
  assigneeId?: string | null;
};

/** Whether a row of a task or lead is theirs. */
export function isOf(column: AnySQLiteColumn, { assigneeId }: Whose): SQL | undefined {
  if (assigneeId === undefined) return undefined;
  return assigneeId === null ? isNull(column) : eq(column, assigneeId);
}

/** The order of to-do lists: what has no date comes last. Worded so that the index on open tasks has it. */
export const BY_DUE = [sql`${leadActivities.scheduledAt} asc nulls last`, asc(leadActivities.id)] as const;

const NEXT_SHOWN = 50;

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
    .limit(NEXT_SHOWN);
}

/** The open tasks of a deal, and those with a date that its lead has beside its deals, the earliest first. */
export function selectDealTasks(db: Db, { dealId, leadId }: { dealId: string; leadId: string }) {
  const { dealId: deal, scheduledAt, createdAt } = leadActivities;
  const isOfLead = sql`${deal} is null and ${scheduledAt} <> ${createdAt}`;
  return selectTasks(db)
    .where(and(eq(leadActivities.leadId, leadId), IS_OPEN, sql`(${deal} = ${dealId} or ${isOfLead})`))
    .orderBy(...BY_DUE)
    .limit(NEXT_SHOWN);
}

/** A task, open or done, or any other activity; null if it is not there or deleted. */
export async function readTask(db: Db, id: string): Promise<Task | null> {
  const [task] = await selectTasks(db).where(
    and(eq(leadActivities.id, id), isNull(leadActivities.deletedAt)),
  );
  return task ?? null;
}
