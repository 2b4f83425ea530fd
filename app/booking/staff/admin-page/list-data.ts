import { timeText } from "../../../platform/time/time-text";
import { addDays, localDate } from "../../../platform/time/zoned-time";
import { zoneName } from "../../../platform/time/zones";
import { BOOKING_STATUS_LABELS } from "../../booking";
import { rangeText } from "../../times";
import type { ListedBooking } from "../list-bookings.server";

/** A booking as the list and the week show it, in the company's zone. */
export function toItem(row: ListedBooking, zone: string, now: Date) {
  const [start, end] = [new Date(row.startsAt), new Date(row.endsAt)];
  return {
    ...row,
    statusText: BOOKING_STATUS_LABELS[row.status],
    day: timeText("weekday", start, zone),
    date: localDate(start, zone),
    time: rangeText(zone, start, end),
    guestTime:
      zoneName(row.timeZone) === zoneName(zone)
        ? null
        : `${rangeText(row.timeZone, start, end)}, ${zoneName(row.timeZone)}`,
    hasBegun: start <= now,
  };
}
export type BookingItem = ReturnType<typeof toItem>;

/** The seven days from `monday`, each with its bookings. */
export function toWeek(items: BookingItem[], monday: string, today: string) {
  return Array.from({ length: 7 }, (_, at) => {
    const date = addDays(monday, at);
    const noon = Date.parse(`${date}T12:00:00.000Z`);
    return {
      date,
      title: timeText("weekday", noon, "UTC"),
      isToday: date === today,
      items: items.filter((item) => item.date === date),
    };
  });
}
export type WeekDay = ReturnType<typeof toWeek>[number];

/** Free times for the form that moves a demo, by day. */
export function toTimeOptions(starts: number[], zone: string) {
  const days = new Map<string, { value: string; label: string }[]>();
  for (const start of starts) {
    const day = timeText("weekday", start, zone);
    const option = {
      value: new Date(start).toISOString(),
      label: rangeText(zone, new Date(start), new Date(start + 30 * 60_000)),
    };
    days.set(day, [...(days.get(day) ?? []), option]);
  }
  return [...days].map(([day, times]) => ({ day, times }));
}
export type TimeOptions = ReturnType<typeof toTimeOptions>;
