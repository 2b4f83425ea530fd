import { and, eq, gt, type sql } from "drizzle-orm";
import { allowGuestMail } from "../crm/intake/receipt-limit.server";
import { leadActivities } from "../crm/tables";
import { notify } from "../notifications/notify.server";
import { type Actor, insertAudit } from "../platform/db/audit.server";
import { ChangeRefused, runIfChanged } from "../platform/db/change.server";
import { type Db, isUniqueViolation, type Statement } from "../platform/db/database.server";
import { newId } from "../platform/ids";
import type { OutboxEntry } from "../platform/jobs/outbox.server";
import { zoneName } from "../platform/time/zones";
import {
  type HostRow,
  selectAvailability,
  selectHosts,
  toAvailability,
  toHost,
  withoutOwnBooking,
} from "./availability.server";
import { endOf } from "./booking";
import { chooseHost, nextTimes, searchRange } from "./bookings.server";
import { type HostOccasion, keepsTime } from "./mails/booking-mail";
import { type BookingSender, insertBookingMails, insertReassignmentMail } from "./mails/booking-mails.server";
import type { Host } from "./rules";
import { isFree } from "./slot-guard.server";
import { listSlots } from "./slots";
import { bookings } from "./tables";
import { whenText } from "./times";

export type Booking = typeof bookings.$inferSelect;

/** A booking with its host, who is null if the account is gone. */
export async function readBooking(
  db: Db,
  id: string,
  companyZone: string,
): Promise<{ booking: Booking; host: Host | null } | null> {
  const [[booking], rows] = await db.batch([
    db.select().from(bookings).where(eq(bookings.id, id)),
    selectHosts(db),
  ]);
  return booking ? { booking, host: hostOf(rows, booking, companyZone) } : null;
}

function hostOf(rows: HostRow[], { hostId }: Booking, companyZone: string): Host | null {
  const row = rows.find(({ id }) => id === hostId);
  return row ? toHost(row, companyZone) : null;
}

/** Who changes a booking: a member of staff, or the visitor with the link, whose network limits count. */
type ChangedBy = Actor | { network: string };

export const GONE = "This demo is no longer here.";
const OVER = "This demo has begun or is over, so it stays as it is.";

/** @throws ChangeRefused if the booking is gone, cancelled or over */
async function requireOpen(db: Db, id: string, sender: BookingSender, now: Date) {
  const found = await readBooking(db, id, sender.company.timeZone);
  if (!found) throw new ChangeRefused(404, GONE);
  if (found.booking.status !== "booked" || found.booking.startsAt <= now.toISOString()) {
    throw new ChangeRefused(409, OVER);
  }
  return found;
}

/** `isGuestMailed`: false if the visitor changed it and the day's mails to guests are used up. */
export type BookingChange = { outbox: OutboxEntry[]; isGuestMailed: boolean };
const UNCHANGED: BookingChange = { outbox: [], isGuestMailed: true };

export type MoveResult = ({ kind: "moved" } & BookingChange) | { kind: "taken"; next: Date[] };

type Move = {
  id: string;
  start: Date;
  by: ChangedBy;
  sender: BookingSender;
  /** When it was for whoever moves it (ISO): another time by now is refused. */
  from?: string;
  /** Who takes it if free then; default: its host. */
  hostId?: string;
};

/**
 * Moves a booking: to another time of its host, or of another host if the first is not free then. One whose host's
 * account is gone or disabled may also stay at its time, with another host. The notice is asked of visitors alone.
 * @throws ChangeRefused if the booking can no longer be moved
 */
export async function moveBooking(
  db: Db,
  { id, start, by, sender, from, hostId }: Move,
  now: Date,
): Promise<MoveResult> {
  for (let tries = 0; ; tries += 1) {
    const { booking, host: current } = await requireOpen(db, id, sender, now);
    // A demo whose host is gone keeps its time and gets a host.
    const isSameTime = booking.startsAt === start.toISOString();
    if (isSameTime && current) return { kind: "moved", ...UNCHANGED };
    if (from !== undefined && from !== booking.startsAt) throw new ChangeRefused(409, MOVED_MEANWHILE);
    const range = searchRange(start);
    const rows = await db.batch([...selectAvailability(db, range)]);
    const state = withoutOwnBooking(toAvailability(rows, sender.company.timeZone), booking);
    const rules = "network" in by ? state.rules : { ...state.rules, noticeHours: 0 };
    const slots = listSlots({ ...state, rules, now, ...range });
    const free = slots.find((slot) => slot.start === start.getTime())?.hostIds ?? [];
    const known = [hostId, current?.id].find((one) => one !== undefined && free.includes(one));
    const host = state.hosts.find((one) => one.id === known) ?? chooseHost({ ...state, slots }, start);
    if (!host || tries > MAX_TRIES) return { kind: "taken", next: nextTimes(slots, start) };
    const guard = { host, rules: state.rules };
    const time = { hostId: host.id, startsAt: start.toISOString(), endsAt: endOf(start).toISOString() };
    const condition = isFree({ id, ...time }, guard);
    const change = { ...time, remindedDayAt: null, remindedHourAt: null };
    const occasion: HostOccasion = { kind: "moved", before: booking.startsAt };
    const left = current && current.id !== host.id ? current : null;
    const input = { booking, host, left, change, condition, occasion, by, sender };
    const changed = await writeChange(db, input, now);
    if (changed) return { kind: "moved", ...changed };
  }
}

const MAX_TRIES = 10;
const MOVED_MEANWHILE = "Somebody has moved this demo meanwhile. Look at its new time first.";

/**
 * Cancels a booking; one that is cancelled already stays so.
 * @throws ChangeRefused if it is gone or over
 */
export async function cancelBooking(
  db: Db,
  { id, by, sender }: { id: string; by: ChangedBy; sender: BookingSender },
  now: Date,
): Promise<BookingChange> {
  for (;;) {
    const found = await readBooking(db, id, sender.company.timeZone);
    if (found?.booking.status === "cancelled") return UNCHANGED;
    const { booking, host } = await requireOpen(db, id, sender, now);
    const occasion: HostOccasion = { kind: "cancelled", by: "network" in by ? "guest" : "host" };
    const change = { status: "cancelled" as const };
    const changed = await writeChange(db, { booking, host, left: null, change, occasion, by, sender }, now);
    if (changed) return changed;
  }
}

type Change = {
  booking: Booking;
  host: Host | null;
  /** The host who had it before and no longer does. */
  left: Host | null;
  change: Partial<Booking>;
  condition?: ReturnType<typeof sql>;
  occasion: HostOccasion;
  by: ChangedBy;
  sender: BookingSender;
};

/** The change with its activity and mails in one batch; null if the booking or the time changed meanwhile. */
async function writeChange(db: Db, input: Change, now: Date): Promise<BookingChange | null> {
  const { booking, host, left, change, condition, occasion, by, sender } = input;
  const at = now.toISOString();
  const next = { ...booking, ...change, sequence: booking.sequence + 1, updatedAt: at };
  const update = db
    .update(bookings)
    .set({ ...change, sequence: next.sequence, updatedAt: at })
    .where(
      and(
        eq(bookings.id, booking.id),
        eq(bookings.sequence, booking.sequence),
        eq(bookings.status, "booked"),
        gt(bookings.startsAt, at),
        condition,
      ),
    );
  const { leadId, email } = booking;
  const toGuest = "network" in by ? await allowGuestMail(db, { email, network: by.network }, now) : true;
  const mails = await insertBookingMails(db, { booking: next, host, occasion, sender, leadId, toGuest }, now);
  const toLeft = left
    ? await insertReassignmentMail(db, { booking: next, host: left, sender, leadId }, now)
    : NO_MAILS;
  try {
    const isWritten = await runIfChanged(db, update, [
      insertActivity(db, next, activityText(next, host, occasion, sender), now),
      ...auditOf(db, { booking, next, occasion, by }, now),
      ...mails.statements,
      ...toLeft.statements,
      ...notices(db, input, now),
    ]);
    return isWritten ? { outbox: [...mails.outbox, ...toLeft.outbox], isGuestMailed: toGuest } : null;
  } catch (error) {
    if (isUniqueViolation(error, "bookings.starts_at")) return null;
    throw error;
  }
}

/** For the host, and for the one who no longer has it. */
function notices(db: Db, { booking, host, left, occasion, by }: Change, now: Date): Statement[] {
  const about = { leadId: booking.leadId, subjectId: booking.id, actorId: "id" in by ? by.id : null };
  const key = `demo ${booking.id} ${booking.sequence + 1}`;
  const kind = occasion.kind === "moved" ? "demo-moved" : "demo-cancelled";
  return [
    ...(host ? [notify(db, { ...about, kind, to: [host.id], key }, now)] : []),
    ...(left ? [notify(db, { ...about, kind: "demo-cancelled", to: [left.id], key }, now)] : []),
  ];
}

const NO_MAILS = { statements: [], outbox: [] };

function activityText(
  booking: Booking,
  host: Host | null,
  occasion: HostOccasion,
  { company }: BookingSender,
) {
  const zone = host?.timeZone ?? company.timeZone;
  const span = (start: string) => whenText(zone, new Date(start), endOf(new Date(start)));
  const isSameTime = keepsTime(booking, occasion);
  const moved = isSameTime ? "Gave the demo another host" : "Moved the demo";
  const title = occasion.kind === "moved" ? moved : "Canceled the demo";
  const before = occasion.kind === "moved" && !isSameTime ? `Before: ${span(occasion.before)}` : "";
  const when = `${span(booking.startsAt)}, ${zoneName(zone)}`;
  return { title, description: [when, before].filter(Boolean).join("\n") };
}

/** What the lead's timeline says; with an id, once however often it is said. */
export function insertActivity(
  db: Db,
  { leadId, startsAt }: Booking,
  { id = newId(), ...text }: { id?: string; title: string; description: string },
  now: Date,
): Statement {
  const at = now.toISOString();
  const times = { scheduledAt: startsAt, completedAt: at, createdAt: at };
  return db
    .insert(leadActivities)
    .values({ id, leadId, activityType: "meeting", ...text, ...times })
    .onConflictDoUpdate({ target: leadActivities.id, set: { ...times, deletedAt: null } });
}

type Recorded = { booking: Booking; next: Booking; occasion: HostOccasion; by: ChangedBy };

/** Staff's changes are in the audit log. */
function auditOf(db: Db, { booking, next, occasion, by }: Recorded, now: Date): Statement[] {
  if ("network" in by) return [];
  const before = { startsAt: booking.startsAt, status: booking.status };
  const after = { startsAt: next.startsAt, status: next.status };
  const action = `booking.${occasion.kind}`;
  return [
    insertAudit(db, { actor: by, action, entity: "booking", entityId: booking.id, before, after }, now),
  ];
}
