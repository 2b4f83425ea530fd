import { and, eq, gte, isNull } from "drizzle-orm";
import { users } from "../../auth/tables";
import { DAY, isoAfter } from "../../platform/clock";
import type { Db } from "../../platform/db/database.server";
import { selectHosts, toHost } from "../availability.server";
import type { Booking } from "../change-booking.server";
import type { Host } from "../rules";
import { bookingHosts, bookings } from "../tables";

const PAST_DAYS = 30;
const MOST = 1000;

/** Where a host's feed is. The secret is in lower case, like every URL here. */
export function feedPath(secret: string): string {
  return `/booking/feed/${secret}.ics`;
}

/** A host's bookings of the last 30 days and all to come, cancelled ones included; null for an unknown secret. */
export async function readFeed(
  db: Db,
  { secret, companyZone }: { secret: string; companyZone: string },
  now: Date,
): Promise<{ host: Host; bookings: Booking[] } | null> {
  const owner = db
    .select({ id: bookingHosts.userId })
    .from(bookingHosts)
    .innerJoin(users, and(eq(users.id, bookingHosts.userId), isNull(users.disabledAt)))
    .where(eq(bookingHosts.feedSecret, secret));
  const [rows, [known], found] = await db.batch([
    selectHosts(db),
    owner,
    db
      .select()
      .from(bookings)
      .where(and(eq(bookings.hostId, owner), gte(bookings.startsAt, isoAfter(now, -PAST_DAYS * DAY))))
      .orderBy(bookings.startsAt)
      .limit(MOST),
  ]);
  const row = rows.find(({ id }) => id === known?.id);
  return row ? { host: toHost(row, companyZone), bookings: found } : null;
}
