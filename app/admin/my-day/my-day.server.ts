import { listDemosOfDay } from "../../booking/staff/list-bookings.server";
import { readFirstResponse } from "../../crm/first-response/first-response.server";
import { sourceLabel } from "../../crm/leads/fields/lead-values";
import { todayRange } from "../../crm/leads/filter-ranges";
import { callLink } from "../../crm/leads/lead";
import { listDue } from "../../crm/tasks/task-list.server";
import { toLaterViews, toTaskView } from "../../crm/tasks/task-view";
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

/** Tasks and the follow-ups of leads that are due by the end of today: mine, and those that nobody has. */
async function readToDo(db: Db, { id, timeZone: zone }: Reader, now: Date) {
  const [mine, nobodys] = await Promise.all(
    [id, null].map((assigneeId) => listDue(db, { assigneeId, now, zone })),
  );
  const views = (of: typeof mine) => (of?.rows ?? []).map((task) => toTaskView(task, [], { now, zone }));
  const [late, ofToday] = [true, false].map((isLate) =>
    views(mine).filter(({ group }) => (group === "overdue") === isLate),
  );
  const { due = 0, overdue = 0 } = mine ?? {};
  return {
    overdue: { count: overdue, tasks: late ?? [] },
    today: { count: due - overdue, tasks: ofToday ?? [] },
    nobodys: { count: nobodys?.due ?? 0, tasks: views(nobodys).slice(0, NOBODYS_SHOWN) },
    later: toLaterViews({ now, zone }),
  };
}

async function readAnswers(db: Db, now: Date) {
  const { median, waiting, ...figures } = await readFirstResponse(db, now);
  return {
    ...figures,
    medianMinutes: median === null ? null : Math.round(median / MINUTE),
    median: median === null ? null : durationText(median),
    waiting: waiting.map(
      ({ id, firstName, lastName, companyName, phoneNumber, source, createdAt, owner }) => ({
        id,
        name: `${firstName} ${lastName}`,
        detail: `${companyName}, ${sourceLabel(source).toLowerCase()}`,
        owner: owner ?? "Unassigned",
        callTo: phoneNumber && callLink(phoneNumber),
        waits: durationText(now.getTime() - Date.parse(createdAt)),
      }),
    ),
  };
}
