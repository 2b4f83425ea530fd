import type { AppLoadContext } from "@remix-run/cloudflare";
import { shortName } from "../../../auth/member-names";
import type { SignedInStaff } from "../../../auth/staff";
import { callLink } from "../../../crm/leads/lead";
import { DAY } from "../../../platform/clock";
import type { Db } from "../../../platform/db/database.server";
import { timeText } from "../../../platform/time/time-text";
import { addDays, localDate, localMinute, startOfDay } from "../../../platform/time/zoned-time";
import { zoneName } from "../../../platform/time/zones";
import { selectAvailability, toAvailability, withoutOwnBooking } from "../../availability.server";
import { BOOKING_STATUS_LABELS, DEMO_MINUTES, instant } from "../../booking";
import { listSlots } from "../../slots";
import { shortRange } from "../../times";
import {
  type ListedBooking,
  listWeeks,
  readListed,
  selectBookings,
  toBookingPage,
} from "../list-bookings.server";
import type { BookingsQuery } from "../staff-forms";
import { hoursShown, inLanes, listDays, mondayOf, weekTitle } from "../week";

/** Free times that the form of a move offers. */
const MOVE_DAYS = 21;
const AROUND_DAYS = 3;
const MOST_TIMES = 400;

type Reading = { id: string; zone: string; now: Date } & Pick<AppLoadContext, "company">;

/** The page that the URL names, with its dialog; days and times are those of the reader's zone. */
export async function loadBookings(
  { db, staff }: { db: Db; staff: SignedInStaff },
  query: BookingsQuery,
  params: URLSearchParams,
  { company, clock, env }: AppLoadContext,
) {
  const reading = { id: staff.id, zone: staff.timeZone, now: clock(), company };
  const [listed, week, dialog] = await Promise.all([
    query.view === "week" ? NOTHING : loadList(db, query, reading, isStart(query, params)),
    query.view === "week" ? loadWeek(db, query, reading) : null,
    loadDialog(db, params, reading),
  ]);
  const items = listed.rows.map((row) => toItem(row, reading.zone, reading.now));
  return {
    ...{ query, items, hasMore: listed.hasMore, week, dialog, zoneName: zoneName(reading.zone) },
    ...{ nextFree: listed.nextFree, bookingUrl: `${env.SITE_URL}/book-now` },
  };
}

/** The list of what is ahead, from its start and without a dialog over it. */
function isStart({ view, page }: BookingsQuery, params: URLSearchParams): boolean {
  return view === "upcoming" && page === 1 && !["move", "demo", "cancel"].some((name) => params.has(name));
}

/** A page of the list; with it, when a visitor could book next. One call to the database. */
async function loadList(db: Db, query: BookingsQuery, { zone, now, company }: Reading, asksNext: boolean) {
  const list = selectBookings(db, query, now);
  if (!asksNext) return { ...toBookingPage(await list), nextFree: null };
  const range = { from: now, to: new Date(now.getTime() + MOVE_DAYS * DAY) };
  const [[rows, ...availability], { timeZone }] = await Promise.all([
    db.batch([list, ...selectAvailability(db, range)]),
    company(),
  ]);
  const slots = listSlots({ ...toAvailability(availability, timeZone), now, ...range });
  const free = slots.find(({ hostIds }) => hostIds.length > 0);
  const nextFree = free
    ? `${timeText("longWeekday", free.start, zone)}, ${timeText("time", free.start, zone)}`
    : null;
  return { ...toBookingPage(rows), nextFree };
}

const NOTHING = { rows: [], hasMore: false, nextFree: null };

/**
 * The week that holds the chosen date, with what the hosts have in it; without one this week, or the next if only that
 * has demos ahead or free times. One call to the database.
 */
async function loadWeek(db: Db, query: BookingsQuery, { id, zone, now, company }: Reading) {
  const today = localDate(now, zone);
  const monday = mondayOf(query.week, zone, now);
  const mondays = query.week === null ? [monday, addDays(monday, 7)] : [monday];
  const [from, before] = [monday, addDays(monday, 7 * mondays.length)];
  const range = { from: startOfDay(from, zone), to: startOfDay(before, zone) };
  const [[hosts, rules, demos, busy, rows], { timeZone }] = await Promise.all([
    db.batch([...selectAvailability(db, range), listWeeks(db, { from, before }, zone)]),
    company(),
  ]);
  const availability = toAvailability([hosts, rules, demos, busy], timeZone);
  const items = rows.map((row) => toItem(row, zone, now));
  const weeks = mondays.map((first) =>
    listDays(first, availability, { id, zone, now }).map((day) => ({
      ...day,
      items: inLanes(items.filter(({ date }) => date === day.date)),
    })),
  );
  const days = weeks.find((week) => week.some((day) => hasAhead(day, now))) ?? weeks[0] ?? [];
  const first = days === weeks[0] ? today : days.find((day) => hasAhead(day, now))?.date;
  const chosen = query.week ?? first ?? today;
  const shown = days.flatMap((day) => [
    ...day.open,
    ...day.items.map(({ minute }) => ({ from: minute, to: minute + DEMO_MINUTES })),
  ]);
  return {
    ...{ days, chosen, today, hours: hoursShown(shown), title: weekTitle(days[0]?.date ?? monday) },
    ...{ before: addDays(chosen, -7), after: addDays(chosen, 7) },
    now: { minute: localMinute(now, zone) },
  };
}

type Ahead = { free: unknown[]; items: { status: string; endsAt: string }[] };

/** Whether somebody can book on that day, or has. */
function hasAhead({ free, items }: Ahead, now: Date): boolean {
  return (
    free.length > 0 || items.some(({ status, endsAt }) => status === "booked" && endsAt > now.toISOString())
  );
}

export type Week = Awaited<ReturnType<typeof loadWeek>>;

/** The time about which a drag asks. */
export type AskedTime = { start: string; text: string; isFree: boolean };

async function loadDialog(db: Db, params: URLSearchParams, reading: Reading) {
  const { zone, now } = reading;
  const [moved, opened] = [params.get("move"), params.get("demo")];
  const row = await readIfAsked(db, moved ?? opened ?? params.get("cancel"));
  if (!row) return null;
  const item = toItem(row, zone, now);
  if (!moved && opened) return { kind: "demo" as const, item };
  if (row.status !== "booked") return null;
  if (!moved) return { kind: "cancel" as const, item };
  const to = instant.safeParse(params.get("to")).data ?? null;
  const starts = await readFreeTimes(db, row, to, reading);
  const asked: AskedTime | null = to && {
    start: to.toISOString(),
    text: whenShort(to, zone),
    isFree: starts.includes(to.getTime()),
  };
  return { kind: "move" as const, item, asked, options: toTimeOptions(starts, zone) };
}

/** Free times from now on, or around the one that is asked about; the demo's own time does not stand in its way. */
async function readFreeTimes(db: Db, row: ListedBooking, to: Date | null, { now, company }: Reading) {
  const from = new Date(Math.max(now.getTime(), (to?.getTime() ?? 0) - AROUND_DAYS * DAY));
  const range = { from, to: new Date(from.getTime() + MOVE_DAYS * DAY) };
  const rows = await db.batch([...selectAvailability(db, range)]);
  const state = withoutOwnBooking(toAvailability(rows, (await company()).timeZone), row);
  const slots = listSlots({ ...state, now, ...range }).filter(({ hostIds }) => hostIds.length > 0);
  return slots.slice(0, MOST_TIMES).map(({ start }) => start);
}

const whenShort = (at: Date, zone: string) =>
  `${timeText("weekday", at, zone)}, ${timeText("time", at, zone)}`;

async function readIfAsked(db: Db, id: string | null) {
  return id === null ? null : readListed(db, id);
}

/** A booking as the list and the week show it, in the reader's zone. */
function toItem(row: ListedBooking, zone: string, now: Date) {
  const [start, end] = [new Date(row.startsAt), new Date(row.endsAt)];
  return {
    ...row,
    callTo: row.phone && callLink(row.phone),
    host: row.host && shortName(row.host),
    statusText: BOOKING_STATUS_LABELS[row.status],
    day: timeText("weekday", start, zone),
    near: nearDay(localDate(start, zone), localDate(now, zone)),
    date: localDate(start, zone),
    time: shortRange(zone, start, end),
    minute: localMinute(start, zone),
    clock: timeText("time", start, zone).slice(0, -3),
    guestTime:
      zoneName(row.timeZone) === zoneName(zone)
        ? null
        : `${shortRange(row.timeZone, start, end)}, ${zoneName(row.timeZone)}`,
    hasBegun: start <= now,
  };
}

function nearDay(date: string, today: string): string | null {
  if (date === today) return "Today";
  return date === addDays(today, 1) ? "Tomorrow" : null;
}

export type BookingItem = ReturnType<typeof toItem>;

/** Free times for the form that moves a demo, by day. */
function toTimeOptions(starts: number[], zone: string) {
  const days = new Map<string, { value: string; label: string }[]>();
  for (const start of starts) {
    const day = timeText("weekday", start, zone);
    const option = {
      value: new Date(start).toISOString(),
      label: shortRange(zone, new Date(start), new Date(start + 30 * 60_000)),
    };
    days.set(day, [...(days.get(day) ?? []), option]);
  }
  return [...days].map(([day, times]) => ({ day, times }));
}
export type TimeOptions = ReturnType<typeof toTimeOptions>;
