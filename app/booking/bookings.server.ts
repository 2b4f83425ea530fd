import type { SQL } from "drizzle-orm";
import { insertDealUnlessOpen, selectTopRank } from "../crm/deals/lead-deal.server";
import { composeIntake, type Intake } from "../crm/intake/intake-statements.server";
import { allowGuestMail } from "../crm/intake/receipt-limit.server";
import { notify } from "../notifications/notify.server";
import { DAY } from "../platform/clock";
import { isUnchanged, requireChange } from "../platform/db/change.server";
import { type Db, isUniqueViolation, type Statement } from "../platform/db/database.server";
import { newId } from "../platform/ids";
import { insertOutbox, type OutboxEntry } from "../platform/jobs/outbox.server";
import { zoneName } from "../platform/time/zones";
import { type Availability, selectAvailability, toAvailability } from "./availability.server";
import { raiseBookedLead } from "./booked-lead.server";
import { type DemoRequest, endOf, guestOf, splitName } from "./booking";
import {
  type Booker,
  type BookingUsage,
  bookerOf,
  countBooking,
  isWithinLimits,
  selectStanding,
} from "./booking-limits.server";
import { type BookingSender, insertBookingMails } from "./mails/booking-mails.server";
import type { Host } from "./rules";
import { insertIfFree } from "./slot-guard.server";
import { listSlots, type Slot } from "./slots";
import { whenText } from "./times";

const BOOKING_SOURCE = "demo_booking";
/** Where other free times are looked for. */
const NEXT_DAYS = 14;
const NEXT_TIMES = 3;
const MAX_TRIES = 20;

/** Staff who book a demo that was held: no limit applies to them. `alongside` is for the same batch. */
export type Approval = { alongside: Statement[]; actorId: string };

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
  const booker = await bookerOf(request, now);
  const wish = { request, booker, sender, approval };
  let toGuest: boolean | null = approval ? true : null;
  for (let tries = 0; ; tries += 1) {
    const state = await readState(db, wish, now);
    const { made: madeBefore, own } = state.standing;
    if (madeBefore) return { kind: "booked", id: madeBefore, outbox: [], isGuestMailed: true };
    const host = chooseHost(state, request.start);
    if (!host || own) return { kind: "taken", next: nextTimes(state.slots, request.start), own };
    if (!approval && !state.standing.isWithinLimits) return { kind: "review" };
    // Only now a mail is certain, and it counts once however often the time is lost to others.
    toGuest ??= await allowGuestMail(db, request, now);
    const made = await tryToBook(db, { ...wish, ...state, host, toGuest }, now);
    if (made) return made;
    // Somebody else took this host's time since it was read, so the next round has one host less.
    if (tries >= MAX_TRIES) return { kind: "taken", next: nextTimes(state.slots, request.start), own };
  }
}

type Wish = { request: DemoRequest; booker: Booker; sender: BookingSender; approval: Approval | null };
type State = Availability & { slots: Slot[]; topRank: string | null; standing: BookingUsage };

async function readState(db: Db, { request, booker, sender }: Wish, now: Date): Promise<State> {
  const range = searchRange(request.start);
  const [hosts, rules, demos, busy, [top], [standing]] = await db.batch([
    ...selectAvailability(db, range),
    selectTopRank(db),
    selectStanding(db, booker, now),
  ]);
  const availability = toAvailability([hosts, rules, demos, busy], sender.company.timeZone);
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

type Attempt = Wish & State & { host: Host; toGuest: boolean };

/** Null if the host's time, the last demo within a limit, or each of the deal's ranks was taken meanwhile. */
async function tryToBook(db: Db, attempt: Attempt, now: Date): Promise<BookingResult | null> {
  const { request, host, sender, topRank, rules, toGuest, booker, approval } = attempt;
  const booking = newBooking(request, booker, now);
  const form = bookedIntake(attempt, booking.id, now);
  const intake = composeIntake(db, form);
  const mails = await insertBookingMails(
    db,
    { booking, host, occasion: { kind: "booked" }, sender, leadId: intake.leadId, toGuest },
    now,
  );
  const deal = {
    leadId: intake.leadId,
    title: `Demo for ${request.company}`.slice(0, 200),
    value: sender.company.demo.dealCents,
    assigneeId: host.id,
    topRank,
    actorLabel: "Booking",
  };
  const { conversions } = request;
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
      ...raiseBookedLead(
        db,
        { leadId: intake.leadId, bookingId: booking.id, newLeadId: form.newLeadId, host, sender },
        now,
      ),
      ...insertDealUnlessOpen(db, deal, now),
      notifyHost(db, { host, bookingId: booking.id, leadId: intake.leadId, approval }, now),
      ...mails.statements,
      ...conversions.map((entry) => insertOutbox(db, entry, now)),
    ]);
  } catch (error) {
    if (isUnchanged(error) || isRankMissing(error) || isUniqueViolation(error, "submission_key")) return null;
    throw error;
  }
  const outbox = [...mails.outbox, ...conversions];
  return { kind: "booked", id: booking.id, outbox, isGuestMailed: toGuest };
}

type Notice = Pick<Wish, "approval"> & { host: Host; bookingId: string; leadId: SQL<string> };

function notifyHost(db: Db, { host, bookingId, leadId, approval }: Notice, now: Date): Statement {
  const about = { kind: "demo-booked", key: `demo ${bookingId} 0`, leadId, subjectId: bookingId } as const;
  return notify(db, { ...about, to: [host.id], actorId: approval?.actorId ?? null }, now);
}

/** Every rank that the deal could have was taken by others since the top was read. */
function isRankMissing(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current.message.includes("NOT NULL constraint failed: deals.rank")) return true;
  }
  return false;
}

function newBooking(request: DemoRequest, { mailbox, startsAt, key }: Booker, now: Date) {
  const at = now.toISOString();
  return {
    id: newId(),
    ...guestOf(request),
    startsAt,
    endsAt: endOf(request.start).toISOString(),
    status: "booked" as const,
    topic: request.topic,
    timeZone: request.timeZone,
    mailbox,
    submissionKey: key,
    sequence: 0,
    createdAt: at,
    updatedAt: at,
  };
}

function bookedIntake({ request, host, sender }: Attempt, bookingId: string, now: Date): Intake {
  const { start, topic, note } = request;
  const when = `${whenText(host.timeZone, start, endOf(start))}, ${zoneName(host.timeZone)}`;
  return intakeOf(request, {
    first: { assigneeId: host.id, leadScore: sender.company.demo.score },
    activity: {
      activityType: "meeting",
      title: `Booked a demo with ${host.name}`,
      description: [when, topic && `About: ${topic}`, note].filter(Boolean).join("\n"),
      scheduledAt: start.toISOString(),
    },
    suspicion: [],
    siteUrl: sender.siteUrl,
    key: `booking:${bookingId}`,
    now,
  });
}

type DemoIntake = Pick<Intake, "activity" | "first" | "siteUrl" | "key" | "now"> & { suspicion: string[] };

/** A demo's form as the contact form would have sent it, for `composeIntake`. */
export function intakeOf(request: DemoRequest, { suspicion, ...intake }: DemoIntake): Intake {
  const fields = {
    ...splitName(request.name),
    businessEmail: request.email,
    phoneNumber: request.phone,
    companyName: request.company,
    projectDescription: request.note || request.topic || "Booked a demo",
  };
  const submission = { ...request, fields, suspicion };
  return { ...intake, submission, source: BOOKING_SOURCE, submissionId: newId(), newLeadId: newId() };
}
