import { LEADS_PATH, leadPath } from "../../crm/paths";
import { NOTIFICATIONS_PATH, type NotificationKind } from "../../notifications/notification";
import { formatDayAndTime, formatWeekdayAndTime, timeText } from "../../platform/time/time-text";
import { addDays, localDate } from "../../platform/time/zoned-time";
import type { NotificationRow } from "./notifications.server";

type Reader = { now: Date; zone: string };

/** A notification in words, for the reader. */
export function toNotificationView(row: NotificationRow, { now, zone }: Reader) {
  const { key, kind, createdAt, readAt } = row;
  const words = wordsOf(row, { now, zone });
  return {
    key,
    kind,
    createdAt,
    isUnread: readAt === null,
    day: dayOf(createdAt, now, zone),
    time: timeText("time", createdAt, zone),
    when: whenOf(createdAt, now, zone),
    ...words,
  };
}
export type NotificationView = ReturnType<typeof toNotificationView>;

/** "Today", "Yesterday" or "Wednesday, Nov 25". */
function dayOf(at: string, now: Date, zone: string): string {
  const [date, today] = [localDate(new Date(at), zone), localDate(now, zone)];
  if (date === today) return "Today";
  return date === addDays(today, -1) ? "Yesterday" : timeText("weekdayInFull", at, zone);
}

/** "7:21 PM" of today, else "Nov 26, 7:21 PM". */
function whenOf(at: string, now: Date, zone: string): string {
  const isToday = timeText("date", at, zone) === timeText("date", now, zone);
  return isToday ? timeText("time", at, zone) : formatDayAndTime(at, now, zone);
}

type Words = { title: string; detail: string | null };

function wordsOf(row: NotificationRow, { now, zone }: Reader): Words {
  const { kind, total, startsAt } = row;
  const lead = row.leadName ?? "Somebody";
  const actor = row.actor ?? "Somebody";
  const when = startsAt && formatWeekdayAndTime(startsAt, now, zone);
  switch (kind) {
    case "lead-assigned":
      if (total > 1)
        return { title: `${actor} assigned ${total.toLocaleString("en-US")} leads to you`, detail: null };
      if (row.actor === null) return { title: `${lead} is a new lead of yours`, detail: row.message };
      return { title: `${actor} assigned ${lead} to you`, detail: null };
    case "lead-wrote":
      return { title: `${lead} wrote again`, detail: row.message };
    case "demo-booked":
      return { title: `${lead} booked a demo with you`, detail: when };
    case "demo-moved":
      return { title: `The demo with ${lead} has moved`, detail: when && `Now: ${when}` };
    case "demo-cancelled":
      return row.demoStatus === "cancelled"
        ? { title: `The demo with ${lead} is canceled`, detail: when }
        : { title: `A colleague has the demo with ${lead} now`, detail: when };
    case "demo-missed":
      return { title: `${lead} didn’t come to the demo`, detail: "A task of yours is to send new times." };
    case "mail-returned":
      if (row.mailState === "complained")
        return { title: `${lead} marked your email as spam`, detail: row.mailSubject };
      return {
        title: `Your email to ${lead} wasn’t delivered`,
        detail: [row.mailSubject, row.mailError].filter(Boolean).join(": "),
      };
    case "mention":
      return { title: `${actor} mentioned you on ${lead}`, detail: row.note };
  }
}

type Thing = { kind: NotificationKind; leadId: string | null; subjectId: string | null; total: number };

/** Where its thing is. */
export function thingPath({ kind, leadId, subjectId, total }: Thing): string {
  if (kind === "mail-returned" && subjectId !== null) return `/admin/mail/${subjectId}`;
  if (total > 1) return `${LEADS_PATH}?assigned=me`;
  return leadId === null ? NOTIFICATIONS_PATH : leadPath(leadId);
}
