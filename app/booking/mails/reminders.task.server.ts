import { and, eq, gt, isNull, lte, or, sql } from "drizzle-orm";
import { DAY, HOUR, isoAfter } from "../../platform/clock";
import { runIfChanged } from "../../platform/db/change.server";
import type { JobContext } from "../../platform/jobs/job-context.server";
import { dispatchOutbox, type OutboxEntry } from "../../platform/jobs/outbox.server";
import { readLinkKey } from "../../platform/signed-link.server";
import { selectHosts, toHost } from "../availability.server";
import type { Booking } from "../change-booking.server";
import type { Host } from "../rules";
import { bookings } from "../tables";
import type { Occasion } from "./booking-mail";
import { type BookingSender, bookingSender, insertBookingMails } from "./booking-mails.server";

/** Of one sweep; the next one, five minutes later, sends the rest. */
const MOST = 100;

/**
 * Reminds guests and hosts a day and an hour before a demo. Who booked or moved it later than that, or
 * after an hour-long standstill, gets only what is still true.
 */
export async function sendReminders(ctx: JobContext): Promise<void> {
  const now = ctx.clock();
  const due = await listDue(ctx, now);
  if (due.length === 0) return;
  const company = await ctx.company();
  const hosts = (await selectHosts(ctx.db)).map((row) => toHost(row, company.timeZone));
  const sender = bookingSender(company, ctx.env.SITE_URL, await readLinkKey(ctx.db, now));
  const outbox: OutboxEntry[] = [];
  for (const booking of due) {
    const host = hosts.find(({ id }) => id === booking.hostId) ?? null;
    outbox.push(...(await remind({ booking, host, sender }, ctx, now)));
  }
  await dispatchOutbox(ctx.queues, outbox);
}

function listDue({ db }: JobContext, now: Date): Promise<Booking[]> {
  const inAnHour = isoAfter(now, HOUR);
  const { startsAt, updatedAt, remindedDayAt, remindedHourAt } = bookings;
  // A booking made or moved later than that was just confirmed by mail.
  const wasMadeBefore = (ahead: "-1 day" | "-1 hour") =>
    sql`${updatedAt} < strftime('%Y-%m-%dT%H:%M:%fZ', ${startsAt}, ${ahead})`;
  const day = and(gt(startsAt, inAnHour), isNull(remindedDayAt), wasMadeBefore("-1 day"));
  const hour = and(lte(startsAt, inAnHour), isNull(remindedHourAt), wasMadeBefore("-1 hour"));
  return db
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.status, "booked"),
        gt(startsAt, now.toISOString()),
        lte(startsAt, isoAfter(now, DAY)),
        or(day, hour),
      ),
    )
    .orderBy(startsAt)
    .limit(MOST);
}

type Reminder = { booking: Booking; host: Host | null; sender: BookingSender };

/** Marks and mails in one batch, so that however often the sweep runs, one reminder is sent. */
async function remind(
  { booking, host, sender }: Reminder,
  { db }: JobContext,
  now: Date,
): Promise<OutboxEntry[]> {
  const isHour = booking.startsAt <= isoAfter(now, HOUR);
  const column = isHour ? "remindedHourAt" : "remindedDayAt";
  const occasion: Occasion = { kind: "reminder", ahead: isHour ? "in an hour" : "tomorrow" };
  const mails = await insertBookingMails(
    db,
    { booking, host, occasion, sender, leadId: booking.leadId, toGuest: true },
    now,
  );
  const mark = db
    .update(bookings)
    .set({ [column]: now.toISOString() })
    .where(
      and(
        eq(bookings.id, booking.id),
        eq(bookings.sequence, booking.sequence),
        eq(bookings.status, "booked"),
        isNull(bookings[column]),
      ),
    );
  return (await runIfChanged(db, mark, mails.statements)) ? mails.outbox : [];
}
