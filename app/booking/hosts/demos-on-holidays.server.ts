import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server";
import { formatWeekdayAndTime } from "../../platform/time/time-text";
import { localDate } from "../../platform/time/zoned-time";
import type { Rules } from "../rules";
import { bookingHosts, bookings } from "../tables";

const NAMED = 3;

/**
 * Says which demos are booked on days off, which nobody else would notice: a day off takes only free times away. Null
 * if there are none. Times are the host's; those of a host without settings are in the company's zone.
 */
export async function demosOnHolidays(
  db: Db,
  { holidays, companyZone }: Pick<Rules, "holidays"> & { companyZone: string },
  now: Date,
): Promise<string | null> {
  const off = new Set(holidays.map(({ date }) => date));
  if (![...off].some((date) => date >= localDate(now, companyZone))) return null;
  const { name, startsAt, hostId, status } = bookings;
  const ahead = await db
    .select({ name, startsAt, zone: sql<string>`coalesce(${bookingHosts.timeZone}, ${companyZone})` })
    .from(bookings)
    .leftJoin(bookingHosts, eq(bookingHosts.userId, hostId))
    .where(and(gt(startsAt, now.toISOString()), eq(status, "booked")))
    .orderBy(asc(startsAt));
  const found = ahead.filter((demo) => off.has(localDate(new Date(demo.startsAt), demo.zone)));
  if (found.length === 0) return null;
  const named = found
    .slice(0, NAMED)
    .map((demo) => `${demo.name} (${formatWeekdayAndTime(demo.startsAt, now, demo.zone)})`);
  const more = found.length > NAMED ? [`${found.length - NAMED} more`] : [];
  const [day, demo] = found.length === 1 ? ["a day", "it"] : ["days", "them"];
  return `Still booked on ${day} off: ${[...named, ...more].join(", ")}. Move or cancel ${demo} under Demos.`;
}
