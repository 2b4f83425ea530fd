import { and, asc, desc, eq, gte, inArray, isNotNull, lt, sql } from "drizzle-orm";
import { memberName, profiles, users } from "../../auth/tables";
import { DAY, isoAfter } from "../../platform/clock";
import type { Db } from "../../platform/db/database.server";
import { instantOf } from "../../platform/time/zoned-time";
import { DEMO_MINUTES } from "../booking";
import { bookingHosts, bookings } from "../tables";
import type { BookingsQuery } from "./staff-forms";

export const BOOKINGS_PER_PAGE = 25;
const MOST_A_WEEK = 500;

function selectListed(db: Db) {
  return db
    .select({
      id: bookings.id,
      leadId: bookings.leadId,
      hostId: bookings.hostId,
      startsAt: bookings.startsAt,
      endsAt: bookings.endsAt,
      status: bookings.status,
      name: bookings.name,
      company: bookings.company,
      email: bookings.email,
      phone: bookings.phone,
      note: bookings.note,
      topic: bookings.topic,
      timeZone: bookings.timeZone,
      host: sql<string | null>`coalesce(${bookingHosts.name}, iif(${users.id} is null, null, ${memberName}))`,
    })
    .from(bookings)
    .leftJoin(users, eq(users.id, bookings.hostId))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(bookingHosts, eq(bookingHosts.userId, bookings.hostId));
}
export type ListedBooking = Awaited<ReturnType<typeof selectListed>>[number];

/** One booking as the list shows it, or null. */
export async function readListed(db: Db, id: string): Promise<ListedBooking | null> {
  const [row] = await selectListed(db).where(eq(bookings.id, id));
  return row ?? null;
}

/** A demo that is on is still upcoming. */
const begun = (now: Date) => isoAfter(now, -DEMO_MINUTES * 60_000);

/** A page of bookings and one more, for a batch and `toBookingPage`: the next ones first, or the last ones first. */
export function selectBookings(db: Db, { view, page }: Pick<BookingsQuery, "view" | "page">, now: Date) {
  const isPast = view === "past";
  const time = isPast
    ? lt(bookings.startsAt, begun(now))
    : and(gte(bookings.startsAt, begun(now)), eq(bookings.status, "booked"));
  const order = isPast ? desc : asc;
  return selectListed(db)
    .where(time)
    .orderBy(order(bookings.startsAt), order(bookings.id))
    .limit(BOOKINGS_PER_PAGE + 1)
    .offset((page - 1) * BOOKINGS_PER_PAGE);
}

export function toBookingPage(rows: ListedBooking[]) {
  return { rows: rows.slice(0, BOOKINGS_PER_PAGE), hasMore: rows.length > BOOKINGS_PER_PAGE };
}

/** The bookings of the days from `from` to before `before` that are not cancelled; a query, for a batch. */
export function listWeeks(db: Db, days: { from: string; before: string }, zone: string) {
  const range = [days.from, days.before].map((date) => new Date(instantOf(date, 0, zone)).toISOString());
  return selectListed(db)
    .where(
      and(
        gte(bookings.startsAt, range[0] ?? ""),
        lt(bookings.startsAt, range[1] ?? ""),
        inArray(bookings.status, ["booked", "done", "no-show"]),
      ),
    )
    .orderBy(asc(bookings.startsAt), asc(bookings.id))
    .limit(MOST_A_WEEK);
}

type DayOfHost = { hostId: string; from: string; before: string };

/** The host's demos that begin in these hours (ISO) and are not cancelled. */
export async function listDemosOfDay(db: Db, { hostId, from, before }: DayOfHost) {
  return db
    .select({
      id: bookings.id,
      leadId: bookings.leadId,
      startsAt: bookings.startsAt,
      endsAt: bookings.endsAt,
      name: bookings.name,
      company: bookings.company,
    })
    .from(bookings)
    .where(
      and(
        gte(bookings.startsAt, from),
        lt(bookings.startsAt, before),
        eq(bookings.hostId, hostId),
        inArray(bookings.status, ["booked", "done", "no-show"]),
      ),
    )
    .orderBy(asc(bookings.startsAt), asc(bookings.id));
}

export type Upcoming = {
  next: ListedBooking[];
  /** Demos of the coming seven days. */
  inWeek: number;
  /** What the reader has to know of their own calendar. */
  calendarNote: string | null;
};

/** The next demos, for the dashboard of a member of staff. */
export async function readUpcoming(db: Db, staffId: string, now: Date): Promise<Upcoming> {
  const isOpen = and(gte(bookings.startsAt, begun(now)), eq(bookings.status, "booked"));
  const [next, [count], [own]] = await db.batch([
    selectListed(db).where(isOpen).orderBy(asc(bookings.startsAt), asc(bookings.id)).limit(5),
    db
      .select({ total: sql<number>`count(*)` })
      .from(bookings)
      .where(and(isOpen, lt(bookings.startsAt, isoAfter(now, 7 * DAY)))),
    db
      .select({ note: bookingHosts.busyError })
      .from(bookingHosts)
      .where(and(eq(bookingHosts.userId, staffId), isNotNull(bookingHosts.busyUrl))),
  ]);
  return { next, inWeek: count?.total ?? 0, calendarNote: own?.note ?? null };
}
