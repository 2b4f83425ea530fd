import { emailOf, type Member } from "../../auth/staff";
import { dayText, timeText } from "../../platform/time/time-text";
import { localDate } from "../../platform/time/zoned-time";
import { leadOfFollowUp } from "../follow-ups/follow-up";
import { leadPath, taskPath } from "../paths";
import { type Due, dueDate, dueInFull, dueText, groupOf, laterChoices } from "./due";
import type { Task } from "./tasks.server";

type Reader = { now: Date; zone: string };

/** A task as lists show it, for the reader. */
export function toTaskView(task: Task, members: Member[], { now, zone }: Reader) {
  const { id, type, title, description, leadId, firstName, lastName, companyName, completedAt } = task;
  const isFollowUp = leadOfFollowUp(id) !== null;
  const due: Due | null = task.scheduledAt === null ? null : { at: task.scheduledAt, allDay: task.dueAllDay };
  const group = groupOf(due, now, zone);
  return {
    ...{ id, type, title, description, group, isFollowUp },
    /** When it is due (ISO). */
    at: task.scheduledAt,
    /** Where all of it can be changed. */
    page: isFollowUp && leadId !== null ? leadPath(leadId) : taskPath(id),
    isDone: completedAt !== null,
    /** Beside the heading of its group, or when it was done. */
    due: completedAt === null ? dueText(due, now, zone) : timeText("time", completedAt, zone),
    dueInFull: dueInFull(due, now, zone),
    /** Among days of one week: "Mon, Nov 30". */
    dueDay: due === null ? "No date" : dayText("weekday", dueDate(due, zone)),
    /** The heading of its day: "Wednesday, November 25", of another year with it. */
    day: due === null ? "Without a date" : dayHeading(dueDate(due, zone), localDate(now, zone)),
    lead:
      leadId === null
        ? null
        : { id: leadId, name: `${firstName} ${lastName}, ${companyName}`, company: companyName ?? "" },
    dealTitle: task.dealTitle,
    assignee: emailOf(members, task.assigneeId),
  };
}

function dayHeading(date: string, today: string): string {
  const year = date.slice(0, 4);
  return `${dayText("longWeekday", date)}${year === today.slice(0, 4) ? "" : `, ${year}`}`;
}
export type TaskView = ReturnType<typeof toTaskView>;

/** What a task can be put off to, in words: "In 1 hour", "11:42 AM". */
export function toLaterViews({ now, zone }: Reader) {
  return laterChoices(now, zone, true).map(({ choice, label, due }) => ({
    ...{ choice, label },
    detail: due.allDay ? dayText("weekday", due.at.slice(0, 10)) : timeText("time", due.at, zone),
  }));
}
export type LaterView = ReturnType<typeof toLaterViews>[number];
