import { listDemosOfDay } from "../../booking/staff/list-bookings.server";
import { readFirstResponse } from "../../crm/first-response/first-response.server";
import { listDueFollowUps } from "../../crm/follow-ups/due-follow-ups.server";
import { followUpChoices, followUpOf } from "../../crm/follow-ups/follow-up";
import { sourceLabel } from "../../crm/leads/fields/lead-values";
import { todayRange } from "../../crm/leads/filter-ranges";
import { type TaskView, toLaterViews, toTaskView } from "../../crm/tasks/task-view";
import { listDueTasks } from "../../crm/tasks/tasks.server";
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

/** My tasks, and the follow-ups of my leads, that are due by the end of today. */
async function readToDo(db: Db, { id, timeZone }: Reader, now: Date) {
  const before = `${todayRange(now, timeZone).before}`;
  const [{ rows, all, overdue }, due] = await Promise.all([
    listDueFollowUps(db, { assigneeId: id, now, before }),
    listDueTasks(db, { assigneeId: id, before: new Date(before), zone: timeZone }),
  ]);
  const tasks = due.map((task) => toTaskView(task, [], { now, zone: timeZone }));
  const [late, ofToday] = [true, false].map((isLate) =>
    tasks.filter(({ group }) => (group === "overdue") === isLate),
  );
  const items = rows.map(({ id: leadId, firstName, lastName, companyName, nextFollowUp }) => ({
    ...{ leadId, name: `${firstName} ${lastName}`, company: companyName },
    followUp: followUpOf(nextFollowUp, now, timeZone),
  }));
  return {
    overdue: groupOf(
      late,
      overdue,
      items.filter(({ followUp }) => followUp.due === "overdue"),
    ),
    today: groupOf(
      ofToday,
      all - overdue,
      items.filter(({ followUp }) => followUp.due !== "overdue"),
    ),
    choices: followUpChoices(now, timeZone),
    later: toLaterViews({ now, zone: timeZone }),
  };
}

/** `count` of all, also of the follow-ups that are too many to be shown. */
function groupOf<Item>(tasks: TaskView[] = [], followUps: number, items: Item[]) {
  return { count: tasks.length + followUps, tasks, followUps, items };
}

async function readAnswers(db: Db, now: Date) {
  const { median, waiting, ...figures } = await readFirstResponse(db, now);
  return {
    ...figures,
    medianMinutes: median === null ? null : Math.round(median / MINUTE),
    median: median === null ? null : durationText(median),
    waiting: waiting.map(({ id, firstName, lastName, companyName, phoneNumber, source, createdAt }) => ({
      id,
      name: `${firstName} ${lastName}`,
      detail: `${companyName}, ${sourceLabel(source).toLowerCase()}`,
      callTo: phoneNumber && `tel:${phoneNumber.replace(/[^\d+]/g, "")}`,
      waits: durationText(now.getTime() - Date.parse(createdAt)),
    })),
  };
}
