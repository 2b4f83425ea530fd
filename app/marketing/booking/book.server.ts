import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type { AppLoadContext } from "@remix-run/cloudflare";
import { userAgentOf } from "../../analytics/collect/collect.server";
import { bookingPath } from "../../booking/booking";
import { DEMOS_BEFORE_REVIEW } from "../../booking/booking-limits.server";
import { bookDemo } from "../../booking/bookings.server";
import { holdDemo } from "../../booking/held-demos.server";
import { bookingSender } from "../../booking/mails/booking-mails.server";
import { resendLink } from "../../booking/mails/mail-link.server";
import { HOUR } from "../../platform/clock";
import type { Db } from "../../platform/db/database.server";
import { readForm } from "../../platform/http/forms/form.server";
import type { Toast } from "../../platform/http/forms/toast";
import { clientNetwork, hitRateLimit } from "../../platform/http/limits/rate-limit.server";
import { logError } from "../../platform/log.server";
import { readLinkKey, signId } from "../../platform/signed-link.server";
import { conversionsOf } from "../contact/conversion.server";
import { addArrival, checkPerson } from "../contact/person-check.server";
import { BOOKING_TOASTS } from "../content/booking";
import { type BookingForm, bookingFormSchema } from "./booking-form";

export const BOOKINGS_PER_HOUR = 20;

const PATH = "/book-now";

export type BookingRefusal = {
  status: 400 | 409 | 429 | 500;
  /** Null where the page itself says what is wrong. */
  toast: Toast | null;
  /** Conform's result: the submitted values and their errors. */
  result: SubmissionResult;
  /** The time that was taken, and free ones after it. */
  taken: { start: string; next: string[] } | null;
};

export type BookingOutcome =
  | { kind: "booked"; path: string; isGuestMailed: boolean }
  /** Nothing is booked: a person answers. */
  | { kind: "review"; zone: string; toast: Toast }
  | ({ kind: "refused" } & BookingRefusal);

/**
 * Handles the form of /book-now. An internal error is logged here, once, and comes back as status 500 with the values.
 * @throws 405, 413, 415 or 400 if the request is not a form
 */
export async function bookFromForm(request: Request, context: AppLoadContext): Promise<BookingOutcome> {
  const sent = await readForm(request);
  addArrival(sent, request);
  const submission = parseWithZod(sent, { schema: bookingFormSchema });
  const refuse = (
    status: BookingRefusal["status"],
    toast: Toast | null,
    taken: BookingRefusal["taken"] = null,
  ) => ({ kind: "refused", status, toast, result: submission.reply(), taken }) as const;
  if (submission.status !== "success") return refuse(400, null);
  const form = submission.value;
  try {
    const db = context.openPrimaryDb();
    const network = clientNetwork(request);
    const limits = { scope: "booking", subject: network, limit: BOOKINGS_PER_HOUR, windowMs: HOUR };
    const [limit, linkKey] = await Promise.all([
      hitRateLimit(db, limits, context.clock()),
      readLinkKey(db, context.clock()),
    ]);
    if (!limit.allowed) return refuse(429, await tooManyToast(limit.retryAfterSeconds, context));
    const check = await checkPerson(form, request, context);
    if (check.refused) return refuse(400, BOOKING_TOASTS.unconfirmed);
    const sender = bookingSender(await context.company(), context.env.SITE_URL, linkKey);
    const { entries: conversions, visitKey } = conversionsOf([bookingEvent(form)], form, request, context);
    const sent = { timeZone: form.zone, pagePath: PATH, network, userAgent: userAgentOf(request) };
    const demo = { ...form, ...sent, conversions, visitKey };
    const isSuspicious = check.suspicion.length > 0;
    const made = isSuspicious ? null : await bookDemo(db, demo, sender, context.clock());
    if (made === null || made.kind === "review") {
      const suspicion = isSuspicious ? check.suspicion : [TOO_MANY_DEMOS];
      const held = { request: demo, suspicion, siteUrl: sender.siteUrl };
      context.dispatch(await holdDemo(db, held, context.clock()));
      const toast = isSuspicious ? BOOKING_TOASTS.review : BOOKING_TOASTS.tooMany;
      return { kind: "review", zone: form.zone, toast };
    }
    if (made.kind === "taken") {
      if (made.own) mailLater(db, { id: made.own, network, sender }, context);
      const next = made.next.map((at) => at.toISOString());
      return refuse(409, BOOKING_TOASTS.taken, { start: form.start.toISOString(), next });
    }
    context.dispatch(made.outbox);
    const path = bookingPath(await signId(sender.linkKey, made.id));
    return { kind: "booked", path, isGuestMailed: made.isGuestMailed };
  } catch (error) {
    logError("booking.book", error, { reference: context.reference });
    return refuse(500, BOOKING_TOASTS.failed);
  }
}

function bookingEvent({ company, topic, phone }: BookingForm) {
  const data = { company, topic, phone_given: phone !== "" };
  return { name: "demo_booking", path: PATH, title: "Book a 30-minute demo", data } as const;
}

/** What staff read of a demo beyond the limits. */
const TOO_MANY_DEMOS = `The address has ${DEMOS_BEFORE_REVIEW.mailbox} demos ahead, or its network booked ${DEMOS_BEFORE_REVIEW.network} today`;

/** After the response, whose time would tell a stranger that the address has this demo. */
function mailLater(db: Db, again: Parameters<typeof resendLink>[1], context: AppLoadContext): void {
  const mail = async () => context.dispatch(await resendLink(db, again, context.clock()));
  context.waitUntil(mail().catch((error: unknown) => logError("booking.mail-link", error)));
}

async function tooManyToast(retryAfterSeconds: number, context: AppLoadContext): Promise<Toast> {
  const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60));
  const { phone } = await context.company();
  return {
    title: "Too many bookings from your network",
    description: `Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}, or call ${phone.label}.`,
    destructive: true,
  };
}
