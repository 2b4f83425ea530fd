import type { SQL } from "drizzle-orm";
import type { NewMail } from "../mail/mail";
import { insertMail } from "../mail/mails.server";
import type { CompanySettings } from "../platform/company";
import type { Db, Statement } from "../platform/db/database.server";
import type { OutboxEntry } from "../platform/jobs/outbox.server";
import type { BookingStatus } from "./booking";
import { bookingPath, signBooking } from "./booking-link.server";
import { type BookingDetails, guestMail, hostMail, type MailContext, type Occasion } from "./booking-mail";
import { calendarFile } from "./calendar.server";
import type { Host } from "./rules";

/** Who writes the mails, and where their links lead. */
export type BookingSender = {
  fromAddress: string;
  fromName: string;
  salesAddress: string;
  siteUrl: string;
  company: CompanySettings;
  /** Signs the links. */
  linkKey: string;
};

export function bookingSender(company: CompanySettings, siteUrl: string, linkKey: string): BookingSender {
  const { mailFrom, teamName, salesEmail } = company;
  return { fromAddress: mailFrom, fromName: teamName, salesAddress: salesEmail, siteUrl, company, linkKey };
}

export type MailedBooking = BookingDetails & { status: BookingStatus; sequence: number; updatedAt: string };
export type MailedHost = Pick<Host, "name" | "email" | "about" | "timeZone">;

type Mailing = {
  booking: MailedBooking;
  /** Null for a booking whose host's account is gone: sales gets the mail. */
  host: MailedHost | null;
  occasion: Occasion;
  sender: BookingSender;
  /** The lead's id or a query for it. */
  leadId: string | SQL<string>;
};

/** The inserts of the mails about a change of a booking, for its batch, and their outbox entries. */
export async function insertBookingMails(
  db: Db,
  mailing: Mailing,
  now: Date,
): Promise<{ statements: Statement[]; outbox: OutboxEntry[] }> {
  const { occasion, leadId } = mailing;
  const context = await contextOf(mailing);
  return insertAll(db, [guestMail(context, occasion), hostMail(context, occasion)], leadId, now);
}

/** The mail to a host who has a booking no longer, because it moved to a time of another host. */
export async function insertFarewell(db: Db, mailing: Omit<Mailing, "occasion">, now: Date) {
  const occasion: Occasion = { kind: "cancelled", by: "host" };
  const booking = { ...mailing.booking, status: "cancelled" as const };
  const context = await contextOf({ ...mailing, booking, occasion });
  return insertAll(db, [hostMail(context, occasion)], mailing.leadId, now);
}

async function contextOf({ booking, occasion, sender, ...mailing }: Mailing): Promise<MailContext> {
  const host = mailing.host ?? salesAsHost(sender);
  const pageUrl = sender.siteUrl + bookingPath(await signBooking(sender.linkKey, booking.id));
  return {
    booking,
    host,
    sender,
    pageUrl,
    staffUrl: `${sender.siteUrl}/admin/bookings`,
    invitation: occasion.kind === "reminder" ? null : invitationOf(booking, host, { pageUrl, sender }),
  };
}

function insertAll(db: Db, texts: NewMail[], leadId: Mailing["leadId"], now: Date) {
  const mails = texts.map((mail) => insertMail(db, withLead(mail, leadId), now));
  return {
    statements: mails.flatMap((mail) => mail.statements),
    outbox: mails.map((mail) => mail.entry),
  };
}

export function salesAsHost({ salesAddress, company }: BookingSender): MailedHost {
  return { name: company.teamName, email: salesAddress, about: "", timeZone: company.timeZone };
}

function withLead(mail: NewMail, leadId: string | SQL<string>) {
  return typeof leadId === "string" ? { ...mail, leadId } : { ...mail, leadIdSql: leadId };
}

/** The calendar entry of a booking, as guest and host both see it. */
export function calendarEntry(
  booking: MailedBooking,
  host: MailedHost,
  { pageUrl, sender }: { pageUrl: string; sender: BookingSender },
) {
  const { id, startsAt, endsAt, status, sequence, updatedAt, name, email, company, topic } = booking;
  return {
    ...{ id, startsAt, endsAt, status, sequence, updatedAt },
    summary: `${sender.company.name} demo: ${company} and ${host.name}`,
    description: [topic && `About: ${topic}`, `Reschedule or cancel: ${pageUrl}`].filter(Boolean).join("\n"),
    attendees: [
      { name, email },
      { name: host.name, email: host.email },
    ],
  };
}

export function calendarOwner({ company, siteUrl, fromAddress }: BookingSender) {
  return { companyName: company.name, siteUrl, address: fromAddress };
}

function invitationOf(
  booking: MailedBooking,
  host: MailedHost,
  { pageUrl, sender }: { pageUrl: string; sender: BookingSender },
) {
  const method = booking.status === "cancelled" ? "CANCEL" : "REQUEST";
  const entry = calendarEntry(booking, host, { pageUrl, sender });
  return {
    fileName: "demo.ics",
    type: `text/calendar; method=${method}`,
    text: calendarFile(method, [entry], calendarOwner(sender)),
  };
}
