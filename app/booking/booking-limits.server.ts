import { and, eq, gt, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { mailboxOf } from "../crm/intake/receipt-limit.server";
import { DAY, isoAfter } from "../platform/clock";
import type { Db, Statement } from "../platform/db/database.server";
import { rateLimits } from "../platform/db/tables";
import { windowKey } from "../platform/http/limits/rate-limit.server";
import { sha256 } from "../platform/ids";
import type { DemoRequest } from "./booking";
import { bookings } from "./tables";

/** Demos that one mailbox has ahead, and that one network books a UTC day: staff look at more. */
export const DEMOS_BEFORE_REVIEW = { mailbox: 2, network: 5 } as const;

/** A form as its limits and its repeats know it. */
export type Booker = {
  mailbox: string;
  startsAt: string;
  /** Null for a form without a key of ours. */
  key: string | null;
  /** Of the row that counts what the network books today. */
  networkKey: string;
};

export async function bookerOf(
  { email, start, submissionKey, network }: DemoRequest,
  now: Date,
): Promise<Booker> {
  const mailbox = mailboxOf(email);
  const startsAt = start.toISOString();
  // A key that can be guessed proves nothing about who sent the form.
  const isOurs = z.uuid().safeParse(submissionKey).success;
  return {
    mailbox,
    startsAt,
    key: isOurs ? await sha256(JSON.stringify(["booking", submissionKey, mailbox, startsAt])) : null,
    networkKey: await windowKey(
      { scope: "booking.network", subject: network, limit: DEMOS_BEFORE_REVIEW.network, windowMs: DAY },
      now,
    ),
  };
}

/** What is known of who books, in one row. */
export function selectStanding(db: Db, booker: Booker, now: Date) {
  const { mailbox, startsAt, key } = booker;
  return db
    .select({
      /** The booking that this same form made. */
      made: sql<string | null>`(select made.id from bookings made
        where made.submission_key = ${key} and made.status <> 'cancelled')`,
      /** The demo that the mailbox has at this time. */
      own: sql<string | null>`max(iif(${bookings.startsAt} = ${startsAt}, ${bookings.id}, null))`,
      isWithinLimits: sql<number>`${isWithinLimits(booker, now)}`,
    })
    .from(bookings)
    .where(
      and(
        eq(bookings.mailbox, mailbox),
        eq(bookings.status, "booked"),
        gt(bookings.startsAt, isoAfter(now, 0)),
      ),
    );
}
export type BookingUsage = Awaited<ReturnType<typeof selectStanding>>[number];

/** Whether another demo may be booked without review. The insert checks again, since others may book meanwhile. */
export function isWithinLimits({ mailbox, networkKey }: Booker, now: Date): SQL {
  return sql`((select count(*) from bookings ahead where ahead.mailbox = ${mailbox} and ahead.status = 'booked'
      and ahead.starts_at > ${isoAfter(now, 0)}) < ${DEMOS_BEFORE_REVIEW.mailbox}
    and coalesce((select hits from rate_limits where key = ${networkKey}), 0) < ${DEMOS_BEFORE_REVIEW.network})`;
}

/** Counts a booking of the network, for its batch. */
export function countBooking(db: Db, { networkKey }: Booker, now: Date): Statement {
  return db
    .insert(rateLimits)
    .values({ key: networkKey, hits: 1, expiresAt: isoAfter(now, DAY) })
    .onConflictDoUpdate({ target: rateLimits.key, set: { hits: sql`${rateLimits.hits} + 1` } });
}
