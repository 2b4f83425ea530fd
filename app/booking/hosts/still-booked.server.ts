import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server";
import { formatWeekdayAndTime } from "../../platform/time/time-text";
import { localDate, localMinute, weekdayOf } from "../../platform/time/zoned-time";
import type { Host, Rules } from "../rules";
import { bookingHosts, bookings } from "../tables";

/*
 * What changed hours leave behind, and nobody else would notice: they take only free times away, no demos. Each says
 * which demos are still booked, or null if there are none.
 */

const NAMED = 3;

/** On days off. Times are the host's; those of a host without settings are in the company's zone. */
export async function bookedOnDaysOff(
  db: Db,
  { holidays, companyZone }: Pick<Rules, "holidays"> & { companyZone: string },
  now: Date,
): Promise<string | null> {
  const off = new Set(holidays.map(({ date }) => date));
  if (![...off].some((date) => date >= localDate(now, companyZone))) return null;
  const zone = sql<string>`coalesce(${bookingHosts.timeZone}, ${companyZone})`;
  const ahead = await selectAhead(db, now, zone);
  const found = ahead.filter((demo) => off.has(localDate(new Date(demo.startsAt), demo.zone)));
  return sentence("on a day off", found, now);
}

/** Outside of a host's hours, in the host's zone. */
export async function bookedOutsideHours(
  db: Db,
  { id, week, timeZone }: Pick<Host, "id" | "week" | "timeZone">,
  now: Date,
): Promise<string | null> {
  const ahead = await selectAhead(db, now, sql<string>`${timeZone}`, id);
  const found = ahead.filter(({ startsAt, endsAt }) => {
    const start = new Date(startsAt);
    const hours = week[weekdayOf(localDate(start, timeZone)) - 1];
    const from = localMinute(start, timeZone);
    const to = from + (Date.parse(endsAt) - start.getTime()) / 60_000;
    return !hours || from < hours.from || to > hours.to;
  });
  return sentence("outside these hours", found, now);
}

function selectAhead(db: Db, now: Date, zone: ReturnType<typeof sql<string>>, hostId?: string) {
  const { name, startsAt, endsAt, status } = bookings;
  const ofHost = hostId === undefined ? undefined : eq(bookings.hostId, hostId);
  return db
    .select({ name, startsAt, endsAt, zone })
    .from(bookings)
    .leftJoin(bookingHosts, eq(bookingHosts.userId, bookings.hostId))
    .where(and(gt(startsAt, now.toISOString()), eq(status, "booked"), ofHost))
    .orderBy(asc(startsAt));
}

type Demo = { name: string; startsAt: string; zone: string };

function sentence(where: string, found: Demo[], now: Date): string | null {
  if (found.length === 0) return null;
  const named = found
    .slice(0, NAMED)
    .map(({ name, startsAt, zone }) => `${name} (${formatWeekdayAndTime(startsAt, now, zone)})`);
  const more = found.length > NAMED ? [`${found.length - NAMED} more`] : [];
  const them = found.length === 1 ? "it" : "them";
  return `Still booked ${where}: ${[...named, ...more].join(", ")}. Move or cancel ${them} under Demos.`;
}
