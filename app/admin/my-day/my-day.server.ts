import { listDemosOfDay } from "../../booking/staff/list-bookings.server";
import { readFirstResponse } from "../../crm/first-response/first-response.server";
import { todayRange } from "../../crm/leads/filters/filter-ranges";
import { callLink } from "../../crm/leads/lead";
import { DUE_SHOWN, listDue } from "../../crm/tasks/task-list.server";
import { type TaskView, toLaterViews, toTaskView } from "../../crm/tasks/task-view";
import { listWaitingDrafts } from "../../generation/reviews.server";
import { MINUTE } from "../../platform/clock";
import type { Db } from "../../platform/db/database.server";
import { logError } from "../../platform/log.server";
import { durationText, timeText } from "../../platform/time/time-text";
import { localMinute } from "../../platform/time/zoned-time";
import { rulerOf } from "./ruler";

type Reader = { id: string; timeZone: string };

/** What waits for this person today, in their zone; a part that fails is null. Never rejects. */
export async function readMyDay(db: Db, reader: Reader, now: Date) {
  const [demos, toDo, answers, drafts] = await Promise.all([
    orNull("demos of the day", readDemos(db, reader, now)),
    orNull("follow-ups", readToDo(db, reader, now)),
    orNull("first response", readAnswers(db, now)),
    orNull("drafts", listWaitingDrafts(db)),
  ]);
  return { demos, toDo, answers, drafts };
}
export type MyDay = Awaited<ReturnType<typeof readMyDay>>;

/** Logs a failed part and returns null, so that one failure does not take down the rest. */
export async function orNull<Value>(part: string, value: Promise<Value>): Promise<Value | null> {
  try {
    return await value;
  } catch (error) {
    logError("dashboard", error, { part });
    return null;
  }
}

async function readDemos(db: Db, { id, timeZone }: Reader, now: Date) {
  const { from, before } = todayRange(now, timeZone);
  const rows = await listDemosOfDay(db, { hostId: id, from: `${from}`, before: `${before}` });
  const demos = rows.map(({ startsAt, endsAt, ...demo }) => {
    const start = localMinute(new Date(startsAt), timeZone);
    return {
      ...demo,
      start,
      end: start + (Date.parse(endsAt) - Date.parse(startsAt)) / MINUTE,
      startsAt,
      time: timeText("time", startsAt, timeZone),
      isOver: Date.parse(endsAt) <= now.getTime(),
    };
  });
  return rulerOf(demos, localMinute(now, timeZone));
}

const NOBODYS_SHOWN = 5;
/** With fewer rows that are due, my next ones of so many days fill them up. */
const ROWS_FILLED = 5;
const DAYS_AHEAD = 7;

/**
 * Tasks and the follow-ups of leads that are due by the end of today: mine, and those that nobody has. What is due with
 * the same person stands in one row.
 */
async function readToDo(db: Db, { id, timeZone: zone }: Reader, now: Date) {
  const [mine, nobodys] = await Promise.all([
    listDue(db, { assigneeId: id, now, zone, ahead: DAYS_AHEAD }),
    listDue(db, { assigneeId: null, now, zone }),
  ]);
  const views = ({ rows }: typeof mine) => rows.map((task) => toTaskView(task, [], { now, zone }));
  const { due, overdue } = mine;
  const all = views(mine);
  const ofGroup = (wanted: TaskView["group"]) => all.filter(({ group }) => group === wanted);
  const [lateRows, todayRows] = [foldByLead(ofGroup("overdue")), foldByLead(ofGroup("today"))];
  const alone = views(nobodys).filter((task) => !isFoldedInto([...lateRows, ...todayRows], task));
  const nobodysRows = foldByLead(alone).slice(0, NOBODYS_SHOWN);
  const room = Math.max(0, ROWS_FILLED - lateRows.length - todayRows.length - nobodysRows.length);
  const next = ofGroup("upcoming");
  return {
    overdue: { count: overdue, rows: lateRows },
    today: { count: due - overdue, rows: todayRows },
    nobodys: {
      count: nobodys.due - (nobodys.rows.length - alone.length),
      rows: nobodysRows,
    },
    /** Null where more is due than is read: nobody counts the rest. */
    next: {
      count: mine.rows.length < DUE_SHOWN ? next.length : null,
      rows: next.slice(0, room).map(toRowOfDay),
    },
    /** Of what is due. */
    total: { mine: due, nobodys: nobodys.due },
    later: toLaterViews({ now, zone }),
  };
}

/** Told by its day, as no heading says it. */
function toRowOfDay(task: TaskView): ToDoRow {
  return { task: { ...task, due: task.dueDay }, more: [] };
}

/** A row of the list: the first task with a person, and what else is due with them; `ofNobody` has no assignee. */
export type ToDoRow = { task: TaskView; more: { task: TaskView; ofNobody: boolean }[] };

function foldByLead(tasks: TaskView[]): ToDoRow[] {
  const rows: ToDoRow[] = [];
  for (const task of tasks) {
    const row = rowOf(rows, task);
    if (row) row.more.push({ task, ofNobody: false });
    else rows.push({ task, more: [] });
  }
  return rows;
}

/** Puts a task that nobody has into the row of its lead, if there is one. */
function isFoldedInto(rows: ToDoRow[], task: TaskView): boolean {
  const row = rowOf(rows, task);
  row?.more.push({ task, ofNobody: true });
  return row !== undefined;
}

function rowOf(rows: ToDoRow[], { lead }: TaskView): ToDoRow | undefined {
  return lead === null ? undefined : rows.find(({ task }) => task.lead?.id === lead.id);
}

async function readAnswers(db: Db, now: Date) {
  const { median, waiting, ...figures } = await readFirstResponse(db, now);
  return {
    ...figures,
    medianMinutes: median === null ? null : Math.round(median / MINUTE),
    median: median === null ? null : durationText(median),
    waiting: waiting.map(({ id, firstName, lastName, companyName, phoneNumber, createdAt, owner }) => ({
      id,
      name: `${firstName} ${lastName}`,
      company: companyName,
      owner,
      callTo: phoneNumber && callLink(phoneNumber),
      waits: durationText(now.getTime() - Date.parse(createdAt)),
    })),
  };
}
