import type { SQL } from "drizzle-orm";
import { greetedName } from "../../crm/intake/lead-mail";
import { leadPath } from "../../crm/paths";
import type { NewMail } from "../../mail/mail";
import { insertMails } from "../../mail/mails.server";
import type { CompanySettings } from "../../platform/company";
import type { Db, Statement } from "../../platform/db/database.server";
import type { OutboxEntry } from "../../platform/jobs/outbox.server";
import { signId } from "../../platform/signed-link.server";
import type { BookingStatus } from "../booking";
import { bookingPath } from "../booking";
import { calendarFile } from "../calendars/calendar.server";
import type { Host } from "../rules";
import {
  type BookingDetails,
  guestMail,
  type HostOccasion,
  hostMail,
  type MailContext,
  type Occasion,
} from "./booking-mail";

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

/**
 * Whose copy of a calendar entry it is. The guest's can reach any address, so that it holds no text of the visitor's.
 */
type Reader = "guest" | "host";

type Mailing = {
  booking: MailedBooking;
  /** Null for a booking whose host's account is gone: sales gets the mail. */
  host: MailedHost | null;
  occasion: Occasion;
  sender: BookingSender;
  /** The lead's id or a query for it. */
  leadId: string | SQL<string>;
};

/** `toGuest` is false once the day's mails to guests are used up (`allowGuestMail`); the host always knows. */
type FullMailing = Mailing & { occasion: HostOccasion; toGuest: boolean };

/** The inserts of the mails about a change of a booking, for its batch, and their outbox entries. */
export async function insertBookingMails(
  db: Db,
  mailing: FullMailing,
  now: Date,
): Promise<{ statements: Statement[]; outbox: OutboxEntry[] }> {
  const { occasion, leadId, toGuest } = mailing;
  const guest = toGuest ? [guestMail(await contextOf(mailing, "guest"), occasion)] : [];
  const host = hostMail(await contextOf(mailing, "host"), occasion);
  const texts = [...guest, host].map((mail) => inTime(mail, mailing));
  return insertAll(db, texts, leadId, now);
}

/** The mail to a guest who has the demo that somebody asked for again. */
export async function insertReminderOfLink(db: Db, mailing: Omit<Mailing, "occasion">, now: Date) {
  const occasion: Occasion = { kind: "asked again" };
  return insertAll(
    db,
    [guestMail(await contextOf({ ...mailing, occasion }, "guest"), occasion)],
    mailing.leadId,
    now,
  );
}

/** The mail to a host who no longer has a booking because it moved to another host's time. */
export async function insertReassignmentMail(db: Db, mailing: Omit<Mailing, "occasion">, now: Date) {
  const occasion: HostOccasion = { kind: "cancelled", by: "host" };
  const booking = { ...mailing.booking, status: "cancelled" as const };
  const context = await contextOf({ ...mailing, booking, occasion }, "host");
  return insertAll(db, [hostMail(context, occasion)], mailing.leadId, now);
}

async function contextOf(
  { booking, occasion, sender, leadId, ...mailing }: Mailing,
  reader: Reader,
): Promise<MailContext> {
  const host = mailing.host ?? salesAsHost(sender);
  const pageUrl = sender.siteUrl + bookingPath(await signId(sender.linkKey, booking.id));
  return {
    booking,
    host,
    sender,
    pageUrl,
    // The lead of a booking that is being made is known to the database alone: the demo names it.
    staffLink:
      typeof leadId === "string"
        ? ["Open the lead", sender.siteUrl + leadPath(leadId)]
        : ["Open the demo and its lead", `${sender.siteUrl}/admin/bookings?demo=${booking.id}`],
    invitation:
      occasion.kind === "reminder" || occasion.kind === "asked again"
        ? null
        : invitationOf(booking, host, { pageUrl, sender, reader }),
  };
}

function insertAll(db: Db, texts: NewMail[], leadId: Mailing["leadId"], now: Date) {
  const mails = texts.map((mail) => withLead(mail, leadId));
  const { statements, entries } = insertMails(db, mails, now);
  return { statements, outbox: entries };
}

export function salesAsHost({ salesAddress, company }: BookingSender): MailedHost {
  return { name: company.teamName, email: salesAddress, about: "", timeZone: company.timeZone };
}

/** A reminder of a demo that has begun is of no use. */
function inTime(mail: NewMail, { booking, occasion }: FullMailing): NewMail {
  return occasion.kind === "reminder" ? { ...mail, until: booking.startsAt } : mail;
}

function withLead(mail: NewMail, leadId: string | SQL<string>) {
  return typeof leadId === "string" ? { ...mail, leadId } : { ...mail, leadIdSql: leadId };
}

type EntryContext = { pageUrl: string; sender: BookingSender; reader: Reader };

/** The calendar entry of a booking. */
export function calendarEntry(
  booking: MailedBooking,
  host: MailedHost,
  { pageUrl, sender, reader }: EntryContext,
) {
  const { id, startsAt, endsAt, status, sequence, updatedAt, email, company, topic } = booking;
  const isGuest = reader === "guest";
  const name = isGuest ? greetedName(booking.name) : booking.name;
  const title = `${sender.company.name} demo`;
  return {
    ...{ id, startsAt, endsAt, status, sequence, updatedAt },
    summary: isGuest ? `${title} with ${host.name}` : `${title}: ${company} and ${host.name}`,
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

function invitationOf(booking: MailedBooking, host: MailedHost, context: EntryContext) {
  const method = booking.status === "cancelled" ? "CANCEL" : "REQUEST";
  const entry = calendarEntry(booking, host, context);
  return {
    fileName: "demo.ics",
    type: `text/calendar; method=${method}`,
    text: calendarFile(method, [entry], calendarOwner(context.sender)),
  };
}
