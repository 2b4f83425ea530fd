import { and, asc, eq, gt } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server";
import { formatWeekdayAndTime } from "../../platform/time/time-text";
import { localDate, localMinute, weekdayOf } from "../../platform/time/zoned-time";
import { zoneOr } from "../../platform/time/zones";
import type { Host, Rules } from "../rules";
import { bookingHosts, bookings } from "../tables";

/*
 * What changed hours leave behind, and nobody else would notice: they take only free times away, no demos. Each says
 * which demos are still booked, in the times of who reads it, or null if there are none.
 */

type Reader = { now: Date; zone: string };

const NAMED = 3;

/** On days off, which are days of each host's zone; of a host without settings, of the company's. */
export async function bookedOnDaysOff(
  db: Db,
  { holidays, companyZone }: Pick<Rules, "holidays"> & { companyZone: string },
  reader: Reader,
): Promise<string | null> {
  if (holidays.length === 0) return null;
  const off = new Set(holidays.map(({ date }) => date));
  const ahead = await selectAhead(db, reader.now);
  const found = ahead.filter(({ startsAt, hostZone }) =>
    off.has(localDate(new Date(startsAt), zoneOr(hostZone, companyZone))),
  );
  return sentence("on a day off", found, reader);
}

/** Outside of a host's hours; all of one who takes no demos. */
export async function bookedOutsideHours(
  db: Db,
  { id, week, timeZone, isActive }: Pick<Host, "id" | "week" | "timeZone"> & { isActive: boolean },
  reader: Reader,
): Promise<string | null> {
  const ahead = await selectAhead(db, reader.now, id);
  if (!isActive) return sentence("with this host", ahead, reader);
  const found = ahead.filter(({ startsAt, endsAt }) => {
    const start = new Date(startsAt);
    const hours = week[weekdayOf(localDate(start, timeZone)) - 1];
    const from = localMinute(start, timeZone);
    const to = from + (Date.parse(endsAt) - start.getTime()) / 60_000;
    return !hours || from < hours.from || to > hours.to;
  });
  return sentence("outside these hours", found, reader);
}

function selectAhead(db: Db, now: Date, hostId?: string) {
  const { name, startsAt, endsAt, status } = bookings;
  const ofHost = hostId === undefined ? undefined : eq(bookings.hostId, hostId);
  return db
    .select({ name, startsAt, endsAt, hostZone: bookingHosts.timeZone })
    .from(bookings)
    .leftJoin(bookingHosts, eq(bookingHosts.userId, bookings.hostId))
    .where(and(gt(startsAt, now.toISOString()), eq(status, "booked"), ofHost))
    .orderBy(asc(startsAt));
}

function sentence(
  where: string,
  found: { name: string; startsAt: string }[],
  { now, zone }: Reader,
): string | null {
  if (found.length === 0) return null;
  const named = found
    .slice(0, NAMED)
    .map(({ name, startsAt }) => `${name} (${formatWeekdayAndTime(startsAt, now, zone)})`);
  const more = found.length > NAMED ? [`${found.length - NAMED} more`] : [];
  const them = found.length === 1 ? "it" : "them";
  return `Still booked ${where}: ${[...named, ...more].join(", ")}. Move or cancel ${them} under Demos.`;
}
