import { MINUTE } from "../../platform/clock";
import { dayText, timeText } from "../../platform/time/time-text";
import { addDays, localDate, momentOf, parseDay, wallTimeOf } from "../../platform/time/zoned-time";

/**
 * When a task is due: a moment (ISO), or a whole date, which is stored as its midnight in UTC and is the same date in
 * every zone.
 */
export type Due = { at: string; allDay: boolean };

export function wholeDay(date: string): Due {
  return { at: `${date}T00:00:00.000Z`, allDay: true };
}

/** The date on which it is due, as the zone's clocks show it. */
export function dueDate({ at, allDay }: Due, zone: string): string {
  return allDay ? at.slice(0, 10) : localDate(new Date(at), zone);
}

export const DUE_GROUPS = ["overdue", "today", "upcoming", "undated"] as const;
export type DueGroup = (typeof DUE_GROUPS)[number];

/** A date without a time is due on that date, so it is not overdue before the reader's day is over. */
export function groupOf(due: Due | null, now: Date, zone: string): DueGroup {
  if (due === null) return "undated";
  const [date, today] = [dueDate(due, zone), localDate(now, zone)];
  if (date < today || (!due.allDay && due.at < now.toISOString())) return "overdue";
  return date === today ? "today" : "upcoming";
}

/** "42 min overdue", "3 h overdue" on the same day, or "2 days overdue". */
export function overdueText(due: Due, now: Date, zone: string): string {
  const minutes = Math.max(1, Math.floor((now.getTime() - Date.parse(due.at)) / MINUTE));
  const days = (parseDay(localDate(now, zone)) ?? 0) - (parseDay(dueDate(due, zone)) ?? 0);
  if (!due.allDay && minutes < 60) return `${minutes} min overdue`;
  if (days < 1) return `${Math.floor(minutes / 60)} h overdue`;
  return `${days} ${days === 1 ? "day" : "days"} overdue`;
}

/** When a task of a group is due, beside the group's heading: "2 days overdue", "1:30 PM", "Today". */
export function dueText(due: Due | null, now: Date, zone: string): string {
  const group = groupOf(due, now, zone);
  if (due === null) return "No date";
  if (group === "overdue") return overdueText(due, now, zone);
  if (!due.allDay) return timeText("time", due.at, zone);
  return group === "today" ? "Today" : "Any time";
}

/** The moment (ISO) of it; a whole day begins its work in the morning. */
export function momentOfDue({ at, allDay }: Due, zone: string): string {
  return allDay ? (momentOf({ date: at.slice(0, 10), time: MORNING }, zone) ?? at) : at;
}

/** "Tue, Dec 1, 3:00 PM CST", "Tue, Dec 1", or "No date"; another year is named. */
export function dueInFull(due: Due | null, now: Date, zone: string): string {
  if (due === null) return "No date";
  const date = dueDate(due, zone);
  const year = date.slice(0, 4) === localDate(now, zone).slice(0, 4) ? "" : `, ${date.slice(0, 4)}`;
  const day = dayText("weekday", date) + year;
  return due.allDay ? day : `${day}, ${timeText("timeInZone", due.at, zone)}`;
}

/** The value of a due date in a form (`DateTimeField`). */
export function dueToForm(due: Due | null, zone: string): string {
  if (due === null) return "";
  if (due.allDay) return due.at.slice(0, 10);
  const { date, time } = wallTimeOf(due.at, zone);
  return `${date}T${time}`;
}

/** The due date that a form says: null for none, undefined if it is neither. Without a time it is a whole day. */
export function dueFromForm(text: string, zone: string): Due | null | undefined {
  if (text === "") return null;
  const [, date = "", time = ""] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d)(?::\d\d)?)?$/.exec(text) ?? [];
  // A year with a digit missing would be overdue for good.
  if (parseDay(date) === null || date < "1900-01-01") return undefined;
  if (time === "") return wholeDay(date);
  const at = momentOf({ date, time }, zone);
  return at === null ? undefined : { at, allDay: false };
}

export const LATER_CHOICES = ["hour", "afternoon", "tomorrow", "week", "two-weeks"] as const;
export type LaterChoice = (typeof LATER_CHOICES)[number];

const AFTERNOON = "14:00";
const MORNING = "09:00";

/**
 * What a task can be put off to. A task of a whole day stays one; any other is due in the morning of the new day. After
 * two o'clock there is no "This afternoon".
 */
export function laterChoices(now: Date, zone: string, allDay = false) {
  const today = localDate(now, zone);
  const onDay = (days: number): Due => {
    const date = addDays(today, days);
    return allDay ? wholeDay(date) : momentDue({ date, time: MORNING }, zone);
  };
  const hour: Due = {
    at: new Date(Math.floor(now.getTime() / MINUTE + 60) * MINUTE).toISOString(),
    allDay: false,
  };
  const afternoon = momentDue({ date: today, time: AFTERNOON }, zone);
  const choices: { choice: LaterChoice; label: string; due: Due }[] = [
    { choice: "hour", label: "In 1 hour", due: hour },
    { choice: "afternoon", label: "This afternoon", due: afternoon },
    { choice: "tomorrow", label: "Tomorrow", due: onDay(1) },
    { choice: "week", label: "In a week", due: onDay(7) },
    { choice: "two-weeks", label: "In 2 weeks", due: onDay(14) },
  ];
  return choices.filter(({ choice, due }) => choice !== "afternoon" || due.at > now.toISOString());
}

function momentDue(wall: { date: string; time: string }, zone: string): Due {
  const at = momentOf(wall, zone);
  return at === null ? wholeDay(wall.date) : { at, allDay: false };
}
