import { and, eq, sql } from "drizzle-orm";
import { insertDealUnlessOpen, selectTopRank } from "../crm/deals/lead-deal.server";
import type { ContactInput } from "../crm/intake/contact-form";
import { composeIntake, type Submission } from "../crm/intake/intake-statements.server";
import { mayHaveGuestMail } from "../crm/intake/receipt-limit.server";
import { DAY } from "../platform/clock";
import { isUnchanged, requireChange } from "../platform/db/change.server";
import type { Db } from "../platform/db/database.server";
import { newId } from "../platform/ids";
import { insertOutbox, type OutboxEntry } from "../platform/jobs/outbox.server";
import { type Availability, selectAvailability, toAvailability } from "./availability.server";
import { endOf, type Guest, splitName } from "./booking";
import { type BookingSender, insertBookingMails } from "./booking-mails.server";
import type { Host } from "./rules";
import { insertIfFree } from "./slot-guard.server";
import { listSlots, type Slot } from "./slots";
import { bookings } from "./tables";
import { whenText } from "./times";
import { zoneName } from "./zones";

export const BOOKING_SOURCE = "demo_booking";
/** Where other free times are looked for. */
const NEXT_DAYS = 14;
const NEXT_TIMES = 3;
const MAX_TRIES = 20;

export type DemoRequest = {
  guest: Guest;
  start: Date;
  /** The visitor's. */
  timeZone: string;
  /** The visitor's, as limits count it (`clientNetwork`). */
  network: string;
  topic: string;
  visit: Omit<Submission, "fields" | "suspicion">;
  /** The conversion to record, if the booking is made. */
  conversion: OutboxEntry | null;
};

/** booked: made now, or before by the same person; taken: nobody is free then, `next` are free times after it. */
export type BookingResult =
  | { kind: "booked"; id: string; outbox: OutboxEntry[]; isGuestMailed: boolean }
  | { kind: "taken"; next: Date[] };

/**
 * Books a demo in one transaction: the lead if it is new, the form, an activity, a deal unless one is open, the
 * conversion and two mails. Of those who want one time at once, as many succeed as hosts are free.
 */
export async function bookDemo(
  db: Db,
  request: DemoRequest,
  sender: BookingSender,
  now: Date,
): Promise<BookingResult> {
  let toGuest: boolean | null = null;
  for (let tries = 0; ; tries += 1) {
    const state = await readState(db, request, sender, now);
    if (state.bookedBefore) {
      return { kind: "booked", id: state.bookedBefore, outbox: [], isGuestMailed: true };
    }
    const host = chooseHost(state, request.start);
    if (!host) return { kind: "taken", next: nextTimes(state.slots, request.start) };
    // Only now a mail is certain, and it counts once however often the time is lost to others.
    toGuest ??= await mayHaveGuestMail(db, { email: request.guest.email, network: request.network }, now);
    const made = await tryToBook(db, { ...state, request, host, sender, toGuest }, now);
    if (made) return made;
    // Somebody else took this host's time since it was read, so the next round has one host less.
    if (tries >= MAX_TRIES) return { kind: "taken", next: nextTimes(state.slots, request.start) };
  }
}

type State = Availability & { slots: Slot[]; topRank: string | null; bookedBefore: string | null };

async function readState(
  db: Db,
  { start, guest }: DemoRequest,
  { company }: BookingSender,
  now: Date,
): Promise<State> {
  const range = searchRange(start);
  const same = and(
    eq(bookings.startsAt, start.toISOString()),
    sql`lower(${bookings.email}) = ${guest.email.toLowerCase()}`,
    eq(bookings.status, "booked"),
  );
  const [hosts, rules, demos, busy, [top], [booked]] = await db.batch([
    ...selectAvailability(db, range),
    selectTopRank(db),
    db.select({ id: bookings.id }).from(bookings).where(same).limit(1),
  ]);
  const availability = toAvailability([hosts, rules, demos, busy], company.timeZone);
  return {
    ...availability,
    slots: listSlots({ ...availability, now, ...range }),
    topRank: top?.rank ?? null,
    bookedBefore: booked?.id ?? null,
  };
}

/** From two days before a wanted time, so that there are others to offer near the horizon's end. */
export function searchRange(start: Date): { from: Date; to: Date } {
  return {
    from: new Date(start.getTime() - 2 * DAY),
    to: new Date(start.getTime() + NEXT_DAYS * DAY),
  };
}

/** By turns: of the hosts who are free, the one with the fewest demos around that time. */
export function chooseHost(
  { slots, hosts, taken }: Pick<State, "slots" | "hosts" | "taken">,
  start: Date,
): Host | null {
  const slot = slots.find((candidate) => candidate.start === start.getTime());
  const load = (host: Host) => (taken.get(host.id) ?? []).filter(({ isDemo }) => isDemo).length;
  const free = hosts.filter(({ id }) => slot?.hostIds.includes(id));
  return free.toSorted((a, b) => load(a) - load(b))[0] ?? null;
}

/** The first free times after `start`, or if there are none, any. */
export function nextTimes(slots: Slot[], start: Date): Date[] {
  const free = slots.filter(({ hostIds }) => hostIds.length > 0).map((slot) => new Date(slot.start));
  const later = free.filter((time) => time > start);
  return (later.length > 0 ? later : free).slice(0, NEXT_TIMES);
}

type Attempt = State & { request: DemoRequest; host: Host; sender: BookingSender; toGuest: boolean };

/** Null if the host's time, or each of the deal's ranks, was taken meanwhile. */
async function tryToBook(db: Db, attempt: Attempt, now: Date): Promise<BookingResult | null> {
  const { request, host, sender, topRank, rules, toGuest } = attempt;
  const booking = newBooking(request, now);
  const intake = composeIntake(db, intakeOf(attempt, booking.id, now));
  const mails = await insertBookingMails(
    db,
    { booking, host, occasion: { kind: "booked" }, sender, leadId: intake.leadId, toGuest },
    now,
  );
  const deal = {
    leadId: intake.leadId,
    title: `Demo for ${request.guest.company}`.slice(0, 200),
    assigneeId: host.id,
    topRank,
    actorLabel: "Booking",
  };
  const { conversion } = request;
  const insert = insertIfFree(db, { ...booking, hostId: host.id, leadId: intake.leadId }, { host, rules });
  try {
    await db.batch([
      intake.lead,
      insert,
      requireChange(db),
      intake.form,
      ...intake.more,
      ...insertDealUnlessOpen(db, deal, now),
      ...mails.statements,
      ...(conversion ? [insertOutbox(db, conversion, now)] : []),
    ]);
  } catch (error) {
    if (isUnchanged(error) || isRankMissing(error)) return null;
    throw error;
  }
  const outbox = [...mails.outbox, ...(conversion ? [conversion] : [])];
  return { kind: "booked", id: booking.id, outbox, isGuestMailed: toGuest };
}

/** Every rank that the deal could have was taken by others since the top was read. */
function isRankMissing(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current.message.includes("NOT NULL constraint failed: deals.rank")) return true;
  }
  return false;
}

function newBooking({ guest, start, timeZone, topic }: DemoRequest, now: Date) {
  const at = now.toISOString();
  return {
    id: newId(),
    ...guest,
    startsAt: start.toISOString(),
    endsAt: endOf(start).toISOString(),
    status: "booked" as const,
    topic,
    timeZone,
    sequence: 0,
    createdAt: at,
    updatedAt: at,
  };
}

function intakeOf({ request, host, sender }: Attempt, bookingId: string, now: Date) {
  const { guest, visit, start, topic } = request;
  const when = `${whenText(host.timeZone, start, endOf(start))}, ${zoneName(host.timeZone)}`;
  return {
    submission: { ...visit, fields: contactFields(request), suspicion: [] },
    source: BOOKING_SOURCE,
    activity: {
      activityType: "meeting" as const,
      title: `Booked a demo with ${host.name}`,
      description: [when, topic && `About: ${topic}`, guest.note].filter(Boolean).join("\n"),
      scheduledAt: start.toISOString(),
    },
    siteUrl: sender.siteUrl,
    now,
    key: `booking:${bookingId}`,
    submissionId: newId(),
    newLeadId: newId(),
  };
}

/** A booking's details as the contact form would have sent them. */
export function contactFields({ guest, topic }: Pick<DemoRequest, "guest" | "topic">): ContactInput {
  return {
    ...splitName(guest.name),
    businessEmail: guest.email,
    phoneNumber: guest.phone,
    companyName: guest.company,
    projectDescription: guest.note || topic || "Booked a demo",
  };
}
