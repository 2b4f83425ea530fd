import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { BookingStatus } from "../booking";

/** What a calendar shows of a booking. */
export type CalendarEntry = {
  id: string;
  startsAt: string;
  endsAt: string;
  status: BookingStatus;
  sequence: number;
  updatedAt: string;
  summary: string;
  description: string;
  /** Who attends, apart from the organizer. */
  attendees: { name: string | null; email: string }[];
};

export type CalendarOwner = {
  companyName: string;
  /** Without a trailing slash. */
  siteUrl: string;
  /** The address that the mails come from. */
  address: string;
};

/** REQUEST and CANCEL for mails, PUBLISH for a file or a feed. */
type Method = "REQUEST" | "CANCEL" | "PUBLISH";

/** A calendar file. An entry keeps its UID for good, and its SEQUENCE tells which version is newer. */
export function calendarFile(
  method: Method,
  entries: CalendarEntry[],
  { companyName, siteUrl, address }: CalendarOwner,
): string {
  const calendar = ical({
    name: method === "PUBLISH" ? `${companyName} demos` : undefined,
    prodId: { company: companyName, product: "Booking", language: "EN" },
    method: ICalCalendarMethod[method],
  });
  const host = new URL(siteUrl).hostname;
  for (const entry of entries) {
    const isCancelled = entry.status === "cancelled";
    calendar.createEvent({
      id: uidOf(entry.id, host),
      sequence: entry.sequence,
      stamp: new Date(entry.updatedAt),
      start: new Date(entry.startsAt),
      end: new Date(entry.endsAt),
      summary: entry.summary,
      description: entry.description,
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      organizer: { name: companyName, email: address },
      attendees: entry.attendees.map((attendee) => ({
        ...attendee,
        status: ICalAttendeeStatus.ACCEPTED,
        rsvp: false,
      })),
    });
  }
  return calendar.toString();
}

function uidOf(id: string, host: string): string {
  return `booking-${id}@${host}`;
}

/** Whether a calendar entry is one of our own, which the host's calendar got from our mails. */
export function isOwnUid(uid: string, siteUrl: string): boolean {
  return uid.startsWith("booking-") && uid.endsWith(`@${new URL(siteUrl).hostname}`);
}
