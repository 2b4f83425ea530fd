import { z } from "zod";
import type { Visit } from "../crm/intake/intake-statements.server";
import { requiredEmail } from "../platform/http/forms/email-field";
import { lineField, requiredLine, textField } from "../platform/http/forms/form-fields";
import type { OutboxEntry } from "../platform/jobs/outbox.server";
import { isTimeZone } from "../platform/time/zones";

/** Length of a demo. */
export const DEMO_MINUTES = 30;

export const BOOKING_STATUSES = ["booked", "done", "no-show", "cancelled"] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

export const BOOKING_STATUS_LABELS = {
  booked: "Booked",
  done: "Done",
  "no-show": "No-show",
  cancelled: "Canceled",
} as const satisfies Record<BookingStatus, string>;

/** A time in the URL or a form: the ISO text that the server itself wrote. */
export const instant = z.iso.datetime().transform((text) => new Date(text));

/** Who comes to a demo. The limits are those of the contact form. */
export const guestSchema = z.object({
  name: requiredLine(200, "Name"),
  email: requiredEmail(200, "Business email"),
  company: requiredLine(200, "Company name"),
  phone: lineField(200, "Phone number").default(""),
  note: textField(2000, "Note").default(""),
});
export type Guest = z.infer<typeof guestSchema>;

/** Only the guest, without the rest of what a form or a row says. */
export function guestOf({ name, email, company, phone, note }: Guest): Guest {
  return { name, email, company, phone, note };
}

/** A demo that somebody asks for: under these names from the form on, to limits, lead, deal, mails and rows. */
export type DemoRequest = Guest &
  Visit & {
    start: Date;
    /** The visitor's. */
    timeZone: string;
    topic: string;
    /** The visitor's, as limits count it (`clientNetwork`). */
    network: string;
    /** Of the form, once per page that shows it; null if it has none. */
    submissionKey: string | null;
    /** Events to record once the demo is booked or held. */
    conversions: OutboxEntry[];
  };

export const timeZoneField = z.string().refine(isTimeZone, "Choose a time zone");

/** First and last name, as the lead keeps them. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = "", ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(" ") };
}

/** When a demo that starts at `start` ends. */
export function endOf(start: Date): Date {
  return new Date(start.getTime() + DEMO_MINUTES * 60_000);
}

/** The path of a booking's page; the token is its id, signed. */
export function bookingPath(token: string): string {
  return `/booking/${token}`;
}
