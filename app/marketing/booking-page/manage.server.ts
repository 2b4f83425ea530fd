import type { AppLoadContext } from "@remix-run/cloudflare";
import { z } from "zod";
import { bookingPath } from "../../booking/booking";
import {
  type Booking,
  type BookingChange,
  cancelBooking,
  moveBooking,
  readBooking,
} from "../../booking/change-booking.server";
import { bookingSender, calendarEntry, salesAsHost } from "../../booking/mails/booking-mails.server";
import type { Host } from "../../booking/rules";
import { hostTimeText, rangeText } from "../../booking/times";
import { ChangeRefused } from "../../platform/db/change.server";
import type { Db } from "../../platform/db/database.server";
import { httpError, readForm } from "../../platform/http/forms/form.server";
import type { Toast } from "../../platform/http/forms/toast";
import { clientNetwork } from "../../platform/http/limits/rate-limit.server";
import { readLinkKey, readSigned } from "../../platform/signed-link.server";
import { timeText } from "../../platform/time/time-text";
import { zoneLabel } from "../../platform/time/zones";
import { moveFormSchema } from "../booking/booking-form";
import type { TakenSlot } from "../booking/next-times";
import { calendarLinks } from "./calendar-links";
import { daysAhead } from "./days-ahead";
import { hitMoveLimit, refundMove } from "./move-limit.server";

export type OpenedBooking = { db: Db; token: string; linkKey: string; booking: Booking; host: Host | null };

/**
 * The address is a secret of one person: no other site is told. Not `no-referrer`, with which browsers send a form's
 * Origin as null, and the page's own forms would be refused as those of another site.
 */
export const SECRET_PAGE = { "Referrer-Policy": "same-origin" };

/** The booking that a signed link names. @throws 404 if we did not sign it, or the booking is gone */
export async function requireBooking(token: string, context: AppLoadContext): Promise<OpenedBooking> {
  const db = context.openPrimaryDb();
  const linkKey = await readLinkKey(db, context.clock());
  const id = await readSigned(linkKey, token);
  const found = id && (await readBooking(db, id, (await context.company()).timeZone));
  if (!found) throw httpError(404, "This link leads to no demo. Is it complete?", SECRET_PAGE);
  return { db, token, linkKey, ...found };
}

/** The booking as its page shows it, in the visitor's zone. */
export async function toView({ booking, host, token, linkKey }: OpenedBooking, context: AppLoadContext) {
  const zone = booking.timeZone;
  const [start, end] = [new Date(booking.startsAt), new Date(booking.endsAt)];
  const date = timeText("fullDate", start, zone);
  const company = await context.company();
  const sender = bookingSender(company, context.env.SITE_URL, linkKey);
  const pageUrl = context.env.SITE_URL + bookingPath(token);
  const entry = calendarEntry(booking, host ?? salesAsHost(sender), { pageUrl, sender, reader: "guest" });
  const hostName = host?.name ?? company.teamName;
  return {
    path: bookingPath(token),
    status: booking.status,
    isOpen: booking.status === "booked" && start > context.clock(),
    startsAt: booking.startsAt,
    date,
    day: timeText("longDay", start, zone),
    /** "Wednesday at 4:00 PM" */
    weekdayAndTime: `${date.split(",")[0]} at ${timeText("time", start, zone)}`,
    time: `${rangeText(zone, start, end)}, ${zoneLabel(zone)}`,
    begins: `${date.replace(/, \d{4}$/, "")}, ${timeText("time", start, zone)}`,
    hostTime: host && hostTimeText(host.timeZone, zone, start),
    host: { name: hostName, about: host?.about ?? "" },
    /** "our team" within a sentence, where no person has a name. */
    withWhom: hostName.replace(/^(?:Our|The) /, (word) => word.toLowerCase()),
    email: booking.email,
    topic: booking.topic,
    calendars: calendarLinks(entry),
    ahead: daysAhead(booking, context.clock()),
  };
}
export type BookingView = Awaited<ReturnType<typeof toView>>;

type Status = 400 | 409 | 429;
type Outcome =
  | { kind: "done"; path: string }
  | { kind: "refused"; status: Status; toast: Toast | null; taken: TakenSlot | null; error: string | null };

const intentSchema = z.object({ intent: z.enum(["move", "cancel"]) });

/** Moves or cancels. @throws 404 for a link that is not ours, 400 for a form that is not */
export async function changeFromForm(
  request: Request,
  token: string,
  context: AppLoadContext,
): Promise<Outcome> {
  const { db, booking, linkKey } = await requireBooking(token, context);
  const form = Object.fromEntries(await readForm(request));
  const parsed = intentSchema.safeParse(form);
  if (!parsed.success) throw httpError(400, "This form cannot be read.");
  const sender = bookingSender(await context.company(), context.env.SITE_URL, linkKey);
  const change = { id: booking.id, by: { network: clientNetwork(request) }, sender };
  const done = ({ outbox, isGuestMailed }: BookingChange, step?: "moved") => {
    context.dispatch(outbox);
    const search = [step, isGuestMailed ? null : "unmailed"].filter(Boolean).join("&");
    return { kind: "done", path: bookingPath(token) + (search && `?${search}`) } as const;
  };
  try {
    if (parsed.data.intent === "cancel") {
      return done(await cancelBooking(db, change, context.clock()));
    }
    const { data: move } = moveFormSchema.safeParse(form);
    if (!move) return refuse(400, null, null, "Choose a time");
    const tooOften = await hitMoveLimit({ db, bookingId: booking.id, request, context });
    if (tooOften) return refuse(429, tooOften);
    const result = await moveBooking(db, { ...change, start: move.start }, context.clock());
    if (result.kind === "moved") return done(result, "moved");
    await refundMove(db, booking.id, context.clock());
    const next = result.next.map((at) => at.toISOString());
    return refuse(409, TAKEN, { start: move.start.toISOString(), next });
  } catch (error) {
    if (!(error instanceof ChangeRefused)) throw error;
    return refuse(409, { title: "Nothing was changed", description: error.message, destructive: true });
  }
}

const TAKEN: Toast = {
  title: "This time was just taken",
  description: "Your demo stays at its time until you choose another one.",
  destructive: true,
};

function refuse(
  status: Status,
  toast: Toast | null,
  taken: TakenSlot | null = null,
  error: string | null = null,
): Outcome {
  return { kind: "refused", status, toast, taken, error };
}
