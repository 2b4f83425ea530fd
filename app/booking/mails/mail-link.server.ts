import { allowGuestMail } from "../../crm/intake/receipt-limit.server";
import { type Db, runBatch } from "../../platform/db/database.server";
import type { OutboxEntry } from "../../platform/jobs/outbox.server";
import { readBooking } from "../change-booking.server";
import { type BookingSender, insertReminderOfLink } from "./booking-mails.server";

/**
 * Mails a booking's link to its guest again, within the day's mails to guests. Returns what is to be sent: nothing
 * if there are too many.
 */
export async function resendLink(
  db: Db,
  { id, network, sender }: { id: string; network: string; sender: BookingSender },
  now: Date,
): Promise<OutboxEntry[]> {
  const found = await readBooking(db, id, sender.company.timeZone);
  if (!found) return [];
  const { booking, host } = found;
  if (!(await allowGuestMail(db, { email: booking.email, network }, now))) return [];
  const mail = await insertReminderOfLink(db, { booking, host, sender, leadId: booking.leadId }, now);
  await runBatch(db, mail.statements);
  return mail.outbox;
}
