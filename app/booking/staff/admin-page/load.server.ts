import type { AppLoadContext } from "@remix-run/cloudflare";
import type { SignedInStaff } from "../../../auth/staff";
import { DAY } from "../../../platform/clock";
import type { Db } from "../../../platform/db/database.server";
import { dayText, timeText } from "../../../platform/time/time-text";
import { addDays, localDate } from "../../../platform/time/zoned-time";
import { zoneName } from "../../../platform/time/zones";
import { readSlots } from "../../availability.server";
import { BOOKING_STATUS_LABELS } from "../../booking";
import { rangeText } from "../../times";
import { type ListedBooking, listBookings, listWeek, mondayOf, readListed } from "../list-bookings.server";
import type { BookingsQuery } from "../staff-forms";

/** Free times that the form of a move offers. */
const MOVE_DAYS = 21;
const MOST_TIMES = 200;

type Reading = { zone: string; now: Date };

/** The page that the URL names, with its dialog; days and times are those of the reader's zone. */
export async function loadBookings(
  { db, staff }: { db: Db; staff: SignedInStaff },
  query: BookingsQuery,
  params: URLSearchParams,
  { company, clock }: AppLoadContext,
) {
  const now = clock();
  const zone = staff.timeZone;
  const monday = mondayOf(query.week, zone, now);
  const [listed, dialog] = await Promise.all([
    query.view === "week"
      ? listWeek(db, monday, zone).then((rows) => ({ rows, hasMore: false }))
      : listBookings(db, query, now),
    loadDialog(db, params, { zone, now, company }),
  ]);
  const items = listed.rows.map((row) => toItem(row, zone, now));
  const week =
    query.view === "week"
      ? {
          days: toWeek(items, monday, localDate(now, zone)),
          before: addDays(monday, -7),
          after: addDays(monday, 7),
        }
      : null;
  return { query, items: week ? [] : items, hasMore: listed.hasMore, week, dialog, zoneName: zoneName(zone) };
}

async function loadDialog(
  db: Db,
  params: URLSearchParams,
  { zone, now, company }: Reading & Pick<AppLoadContext, "company">,
) {
  const moved = params.get("move");
  const row = await readIfAsked(db, moved ?? params.get("cancel"));
  if (row?.status !== "booked") return null;
  const item = toItem(row, zone, now);
  if (!moved) return { kind: "cancel" as const, item };
  const range = { from: now, to: new Date(now.getTime() + MOVE_DAYS * DAY) };
  const { slots } = await readSlots(db, { ...range, companyZone: (await company()).timeZone, now });
  const free = slots.filter(({ hostIds }) => hostIds.length > 0).slice(0, MOST_TIMES);
  const starts = free.map(({ start }) => start);
  return { kind: "move" as const, item, options: toTimeOptions(starts, zone) };
}

async function readIfAsked(db: Db, id: string | null) {
  return id === null ? null : readListed(db, id);
}

/** A booking as the list and the week show it, in the reader's zone. */
function toItem(row: ListedBooking, zone: string, now: Date) {
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
function toWeek(items: BookingItem[], monday: string, today: string) {
  return Array.from({ length: 7 }, (_, at) => {
    const date = addDays(monday, at);
    return {
      date,
      title: dayText("weekday", date),
      isToday: date === today,
      items: items.filter((item) => item.date === date),
    };
  });
}
export type WeekDay = ReturnType<typeof toWeek>[number];

/** Free times for the form that moves a demo, by day. */
function toTimeOptions(starts: number[], zone: string) {
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
