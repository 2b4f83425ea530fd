import { insertDealUnlessOpen, selectTopRank } from "../crm/deals/lead-deal.server";
import type { ContactInput } from "../crm/intake/contact-form";
import { composeIntake, type Submission } from "../crm/intake/intake-statements.server";
import { mayHaveGuestMail } from "../crm/intake/receipt-limit.server";
import { DAY } from "../platform/clock";
import { isUnchanged, requireChange } from "../platform/db/change.server";
import { type Db, isUniqueViolation, type Statement } from "../platform/db/database.server";
import { newId } from "../platform/ids";
import { insertOutbox, type OutboxEntry } from "../platform/jobs/outbox.server";
import { zoneName } from "../platform/time/zones";
import { type Availability, selectAvailability, toAvailability } from "./availability.server";
import { endOf, type Guest, splitName } from "./booking";
import {
  type Booker,
  bookerOf,
  countBooking,
  isWithinLimits,
  type Standing,
  selectStanding,
} from "./booking-limits.server";
import { type BookingSender, insertBookingMails } from "./booking-mails.server";
import type { Host } from "./rules";
import { insertIfFree } from "./slot-guard.server";
import { listSlots, type Slot } from "./slots";
import { whenText } from "./times";

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
  /** Of the form, once per page that shows it; null if it has none. */
  submissionKey: string | null;
  topic: string;
  visit: Omit<Submission, "fields" | "suspicion">;
  /** The conversion to record, if the booking is made. */
  conversion: OutboxEntry | null;
};

/** Staff who book a demo that was held: no limit applies to them. `alongside` is for the same batch. */
export type Approval = { alongside: Statement[] };

/**
 * booked: made now, or before by the same form; taken: nobody is free then, or the mailbox has this time itself (`own`
 * is its booking, which nobody but the mailbox is told of), `next` are free times after it; review: the mailbox has too
 * many demos ahead, or the network booked too many today.
 */
export type BookingResult =
  | { kind: "booked"; id: string; outbox: OutboxEntry[]; isGuestMailed: boolean }
  | { kind: "taken"; next: Date[]; own: string | null }
  | { kind: "review" };

/**
 * Books a demo in one transaction: the lead if it is new, the form, an activity, a deal unless one is open, the
 * conversion and two mails. Of those who want one time at once, as many succeed as hosts are free.
 */
export async function bookDemo(
  db: Db,
  request: DemoRequest,
  sender: BookingSender,
  now: Date,
  approval: Approval | null = null,
): Promise<BookingResult> {
  const booker = await bookerOf({ ...request, email: request.guest.email }, now);
  let toGuest: boolean | null = approval ? true : null;
  for (let tries = 0; ; tries += 1) {
    const state = await readState(db, { ...request, booker }, sender, now);
    const { made: madeBefore, own } = state.standing;
    if (madeBefore) return { kind: "booked", id: madeBefore, outbox: [], isGuestMailed: true };
    const host = chooseHost(state, request.start);
    if (!host || own) return { kind: "taken", next: nextTimes(state.slots, request.start), own };
    if (!approval && !state.standing.isWithinLimits) return { kind: "review" };
    // Only now a mail is certain, and it counts once however often the time is lost to others.
    toGuest ??= await mayHaveGuestMail(db, { email: request.guest.email, network: request.network }, now);
    const made = await tryToBook(db, { ...state, request, host, sender, toGuest, booker, approval }, now);
    if (made) return made;
    // Somebody else took this host's time since it was read, so the next round has one host less.
    if (tries >= MAX_TRIES) return { kind: "taken", next: nextTimes(state.slots, request.start), own };
  }
}

type State = Availability & { slots: Slot[]; topRank: string | null; standing: Standing };

async function readState(
  db: Db,
  { start, booker }: Pick<DemoRequest, "start"> & { booker: Booker },
  { company }: BookingSender,
  now: Date,
): Promise<State> {
  const range = searchRange(start);
  const [hosts, rules, demos, busy, [top], [standing]] = await db.batch([
    ...selectAvailability(db, range),
    selectTopRank(db),
    selectStanding(db, booker, now),
  ]);
  const availability = toAvailability([hosts, rules, demos, busy], company.timeZone);
  return {
    ...availability,
    slots: listSlots({ ...availability, now, ...range }),
    topRank: top?.rank ?? null,
    standing: standing ?? { made: null, own: null, isWithinLimits: 0 },
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

type Attempt = State & {
  request: DemoRequest;
  host: Host;
  sender: BookingSender;
  toGuest: boolean;
  booker: Booker;
  approval: Approval | null;
};

/** Null if the host's time, the last demo within a limit, or each of the deal's ranks was taken meanwhile. */
async function tryToBook(db: Db, attempt: Attempt, now: Date): Promise<BookingResult | null> {
  const { request, host, sender, topRank, rules, toGuest, booker, approval } = attempt;
  const booking = newBooking(request, booker, now);
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
  const row = { ...booking, hostId: host.id, leadId: intake.leadId };
  const limits = approval ? undefined : isWithinLimits(booker, now);
  try {
    await db.batch([
      intake.lead,
      insertIfFree(db, row, { host, rules }, limits),
      requireChange(db),
      ...(approval ? approval.alongside : [countBooking(db, booker, now)]),
      intake.form,
      ...intake.more,
      ...insertDealUnlessOpen(db, deal, now),
      ...mails.statements,
      ...(conversion ? [insertOutbox(db, conversion, now)] : []),
    ]);
  } catch (error) {
    if (isUnchanged(error) || isRankMissing(error) || isUniqueViolation(error, "submission_key")) return null;
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

function newBooking({ guest, start, timeZone, topic }: DemoRequest, { mailbox, key }: Booker, now: Date) {
  const at = now.toISOString();
  return {
    id: newId(),
    ...guest,
    startsAt: start.toISOString(),
    endsAt: endOf(start).toISOString(),
    status: "booked" as const,
    topic,
    timeZone,
    mailbox,
    submissionKey: key,
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
