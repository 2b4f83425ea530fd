import { and, desc, eq, gte, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server";
import { addDays, localDate, startOfDay } from "../../platform/time/zoned-time";
import { leadOfFollowUp } from "../follow-ups/follow-up";
import {
  followUpAsTask,
  selectDueFollowUpCount,
  selectFollowUp,
  selectFollowUpCountsByPerson,
  selectFollowUps,
} from "../follow-ups/follow-ups.server";
import { authorOf } from "../leads/lead-detail.server";
import { leadActivities, leadNotes, leads } from "../tables";
import type { Who } from "./task";
import {
  BY_DUE,
  endOfToday,
  IS_OPEN,
  isDueBefore,
  isOf,
  selectTasks,
  type Task,
  type Whose,
} from "./tasks.server";

type Reader = { now: Date; zone: string };

/** The reader's, nobody's, everybody's, or those of one member. */
export function whoseOf(who: Who, readerId: string): Whose {
  if (who === "everybody") return {};
  if (who === "nobody") return { assigneeId: null };
  return { assigneeId: who === "mine" ? readerId : who };
}

const isTheirs = (whose: Whose) => isOf(leadActivities.assigneeId, whose);

const countIf = (name: string, condition: SQL) =>
  sql<number>`count(case when ${condition} then 1 end)`.as(name);

/** As `BY_DUE` and the order of follow-ups are. */
function byDue(tasks: Task[], followUps: Parameters<typeof followUpAsTask>[0][]): Task[] {
  const key = ({ scheduledAt, id }: Task) => `${scheduledAt ?? "~"} ${id}`;
  return [...tasks, ...followUps.map(followUpAsTask)].sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

export const DUE_SHOWN = 50;

/**
 * Open tasks and follow-ups that are due before the reader's day ends, and in the days `ahead` of it, the earliest
 * first, at most 50; and how many are due by the end of the day.
 */
export async function listDue(
  db: Db,
  { now, zone, ahead = 0, ...whose }: Whose & Reader & { ahead?: number },
) {
  const before = startOfDay(addDays(localDate(now, zone), 1 + ahead), zone);
  const [tasks, followUps, ...counts] = await db.batch([
    selectTasks(db)
      .where(and(IS_OPEN, isTheirs(whose), isDueBefore({ before, zone })))
      .orderBy(...BY_DUE)
      .limit(DUE_SHOWN),
    selectFollowUps(db, { ...whose, now, zone, before, limit: DUE_SHOWN }),
    ...selectDueCounts(db, { ...whose, now, zone }),
  ]);
  return { rows: byDue(tasks, followUps).slice(0, DUE_SHOWN), ...sumOfDue(counts) };
}

/** How many tasks and follow-ups are due before the reader's day ends; to be read with others, for `sumOfDue`. */
export function selectDueCounts(db: Db, { now, zone, ...whose }: Whose & Reader) {
  return [
    db
      .select({
        due: sql<number>`count(*)`.as("due"),
        overdue: countIf("overdue", isDueBefore({ before: now, zone })),
      })
      .from(leadActivities)
      .where(and(IS_OPEN, isTheirs(whose), isDueBefore({ before: endOfToday(now, zone), zone }))),
    selectDueFollowUpCount(db, { ...whose, now, zone }),
  ] as const;
}

/** Overdue ones are also among those that are due. */
export function sumOfDue(counts: { due: number; overdue: number }[][]) {
  const [tasks, followUps] = counts.map(([counted]) => counted ?? { due: 0, overdue: 0 });
  return {
    due: (tasks?.due ?? 0) + (followUps?.due ?? 0),
    overdue: (tasks?.overdue ?? 0) + (followUps?.overdue ?? 0),
  };
}

const TASKS_PER_PAGE = 50;

const rowIsOpen = (table: string) => sql.raw(`${table}.completed_at is null and ${table}.deleted_at is null`);
const whenDue = (table: string) => sql.raw(`coalesce(${table}.scheduled_at, '~')`);

/** Without an assignee SQLite would rather walk all activities than the index on open tasks. */
const IS_AMONG_OPEN = sql`${leadActivities}.rowid in (select open.rowid from ${leadActivities} as open
  where ${rowIsOpen("open")})`;

/**
 * Open tasks due no later than the `limit`-th of all. Without an assignee no index has the list's order; this reads the
 * one on open tasks twice, where SQLite would look up and sort the row of each.
 */
function isAmongFirst(limit: number): SQL {
  const last = sql`select ${whenDue("each")} as due from ${leadActivities} as each where ${rowIsOpen("each")}
    order by due limit 1 offset ${limit - 1}`;
  return sql`${leadActivities}.rowid in (select open.rowid from ${leadActivities} as open
    where ${rowIsOpen("open")} and ${whenDue("open")} <= coalesce((${last}), '~'))`;
}

/** Follow-ups of leads count as the tasks that they are shown as; overdue ones are also among those that are due. */
export type PersonCounts = { assigneeId: string | null; total: number; overdue: number; due: number };

type TaskQuery = Whose & Reader & { viewerId: string; page: number };

/**
 * Open tasks and the follow-ups of leads, by when they are due and those without a date last; with counts, and what was
 * done today.
 */
export async function listTasks(db: Db, { viewerId, page, now, zone, ...whose }: TaskQuery) {
  // Two lists are merged, so both are read from the start.
  const limit = page * TASKS_PER_PAGE;
  const [tasks, followUps, counted, followed, done] = await db.batch([
    selectTasks(db)
      .where(and(IS_OPEN, isTheirs(whose) ?? isAmongFirst(limit)))
      .orderBy(...BY_DUE)
      .limit(limit),
    selectFollowUps(db, { ...whose, now, zone, limit }),
    selectCountsByPerson(db, { now, zone }),
    selectFollowUpCountsByPerson(db, { now, zone }),
    selectDone(db, whose, startOfDay(localDate(now, zone), zone)),
  ]);
  const people = sumByPerson([...counted, ...followed]);
  const countOf = (id: string | null) => people.find(({ assigneeId }) => assigneeId === id)?.total ?? 0;
  const isAll = whose.assigneeId === undefined;
  const shown = sumOf(people.filter(({ assigneeId }) => isAll || assigneeId === whose.assigneeId));
  return {
    open: byDue(tasks, followUps).slice(limit - TASKS_PER_PAGE, limit),
    ...{ done, people, mine: countOf(viewerId), nobodys: countOf(null), everybody: sumOf(people).total },
    counts: {
      ...{ total: shown.total, overdue: shown.overdue },
      ...{ today: shown.due - shown.overdue, upcoming: shown.total - shown.due },
    },
    pages: Math.max(1, Math.ceil(shown.total / TASKS_PER_PAGE)),
  };
}

/** Rows of `selectCountsByPerson` and of follow-ups, added up: each person once, and nobody (null). */
function sumByPerson(rows: PersonCounts[]): PersonCounts[] {
  return [...new Set(rows.map(({ assigneeId }) => assigneeId))].map((assigneeId) => {
    return { assigneeId, ...sumOf(rows.filter((row) => row.assigneeId === assigneeId)) };
  });
}

function sumOf(rows: Omit<PersonCounts, "assigneeId">[]) {
  const sum = (name: "total" | "overdue" | "due") => rows.reduce((all, row) => all + row[name], 0);
  return { total: sum("total"), overdue: sum("overdue"), due: sum("due") };
}

/** How many open tasks each person has, how many are due before the reader's day ends, and how many are overdue. */
function selectCountsByPerson(db: Db, { now, zone }: Reader) {
  return db
    .select({
      assigneeId: leadActivities.assigneeId,
      total: sql<number>`count(*)`.as("total"),
      overdue: countIf("overdue", isDueBefore({ before: now, zone })),
      due: countIf("due", isDueBefore({ before: endOfToday(now, zone), zone })),
    })
    .from(leadActivities)
    .where(IS_OPEN)
    .groupBy(leadActivities.assigneeId);
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
        isTheirs(whose),
      ),
    )
    .orderBy(desc(leadActivities.completedAt))
    .limit(DONE_SHOWN);
}

/** Overdue tasks, with when they were due. */
export function selectOverdue(db: Db, { now, zone, ...whose }: Whose & Reader) {
  return db
    .select({
      id: leadActivities.id,
      at: sql<string>`${leadActivities.scheduledAt}`.as("at"),
      allDay: leadActivities.dueAllDay,
    })
    .from(leadActivities)
    .where(and(IS_OPEN, isTheirs(whose), isDueBefore({ before: now, zone })));
}

/** Open tasks, planned meetings among them, whose title or lead has every word, the earliest due first. */
export function selectFoundTasks(db: Db, search: string, limit: number) {
  const told = sql`lower(${leadActivities.title} || ' ' || coalesce(${leads.firstName} || ' ' || ${leads.lastName}
    || ' ' || ${leads.companyName}, ''))`;
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return selectTasks(db)
    .where(and(IS_OPEN, IS_AMONG_OPEN, ...words.map((word) => sql`instr(${told}, ${word}) > 0`)))
    .orderBy(...BY_DUE)
    .limit(limit);
}

/** A task or follow-up with the newest note of its lead, for who works through them; null if it is not there. */
export async function readTaskWithNote(db: Db, id: string) {
  const followed = leadOfFollowUp(id);
  const leadId = followed ?? sql`(select lead_id from lead_activities where id = ${id})`;
  const [tasks, followUps, [note]] = await db.batch([
    selectTasks(db).where(and(eq(leadActivities.id, id), isNull(leadActivities.deletedAt))),
    selectFollowUp(db, followed ?? ""),
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
  const task = [...tasks, ...followUps.filter((lead) => lead.nextFollowUp !== null).map(followUpAsTask)][0];
  return task ? { task, note: note ?? null } : null;
}
