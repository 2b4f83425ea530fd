import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type { AppLoadContext } from "@remix-run/cloudflare";
import { DEMOS_BEFORE_REVIEW } from "../../booking/booking-limits.server";
import { bookingPath, readLinkKey, signBooking } from "../../booking/booking-link.server";
import { bookingSender } from "../../booking/booking-mails.server";
import { bookDemo } from "../../booking/bookings.server";
import { holdDemo } from "../../booking/held-demos.server";
import { mailLinkAgain } from "../../booking/mail-link.server";
import { HOUR } from "../../platform/clock";
import type { Db } from "../../platform/db/database.server";
import { readForm } from "../../platform/http/form.server";
import { clientNetwork, hitRateLimit } from "../../platform/http/rate-limit.server";
import type { Toast } from "../../platform/http/toast";
import { logError } from "../../platform/log.server";
import { addArrival, checkPerson } from "../contact/person-check.server";
import { BOOKING_TOASTS } from "../content/booking";
import { type BookingForm, bookingFormSchema } from "./booking-form";
import { bookingConversion } from "./conversion.server";

export const BOOKINGS_PER_HOUR = 20;

export type BookingRefusal = {
  status: 400 | 409 | 429 | 500;
  toast: Toast;
  /** Conform's result: the submitted values and their errors. */
  result: SubmissionResult;
  /** The time that was taken, and free ones after it. */
  taken: { start: string; next: string[] } | null;
};

export type BookingOutcome =
  | { kind: "booked"; path: string; isGuestMailed: boolean }
  /** Nothing is booked: a person answers. */
  | { kind: "review"; toast: Toast }
  | ({ kind: "refused" } & BookingRefusal);

/**
 * Handles the form of /book-now. An internal error is logged here, once, and comes back as status 500 with the values.
 * @throws 405, 413, 415 or 400 if the request is not a form
 */
export async function bookFromForm(request: Request, context: AppLoadContext): Promise<BookingOutcome> {
  const form = await readForm(request);
  addArrival(form, request);
  const submission = parseWithZod(form, { schema: bookingFormSchema });
  const refuse = (status: BookingRefusal["status"], toast: Toast, taken: BookingRefusal["taken"] = null) =>
    ({ kind: "refused", status, toast, result: submission.reply(), taken }) as const;
  if (submission.status !== "success") return refuse(400, BOOKING_TOASTS.invalid);
  try {
    const db = context.openPrimaryDb();
    const [limit, linkKey] = await Promise.all([
      hitBookingLimit(db, request, context),
      readLinkKey(db, context.clock()),
    ]);
    if (!limit.allowed) return refuse(429, await tooManyToast(limit.retryAfterSeconds, context));
    const check = await checkPerson(submission.value, request, context);
    if (check.refused) return refuse(400, BOOKING_TOASTS.unconfirmed);
    const sender = bookingSender(await context.company(), context.env.SITE_URL, linkKey);
    const demo = requestOf(submission.value, request, context);
    const hold = (suspicion: string[]) =>
      holdDemo(db, { request: demo, suspicion, siteUrl: sender.siteUrl }, context.clock());
    if (check.suspicion.length > 0) {
      await hold(check.suspicion);
      return { kind: "review", toast: BOOKING_TOASTS.review };
    }
    const made = await bookDemo(db, demo, sender, context.clock());
    if (made.kind === "review") {
      await hold([TOO_MANY_DEMOS]);
      return { kind: "review", toast: BOOKING_TOASTS.tooMany };
    }
    if (made.kind === "taken") {
      if (made.own) mailLater(db, { id: made.own, network: demo.network, sender }, context);
      const taken = {
        start: submission.value.start.toISOString(),
        next: made.next.map((at) => at.toISOString()),
      };
      return refuse(409, BOOKING_TOASTS.taken, taken);
    }
    context.dispatch(made.outbox);
    const path = bookingPath(await signBooking(sender.linkKey, made.id));
    return { kind: "booked", path, isGuestMailed: made.isGuestMailed };
  } catch (error) {
    logError("booking.book", error, { reference: context.reference });
    return refuse(500, BOOKING_TOASTS.failed);
  }
}

function hitBookingLimit(db: Db, request: Request, context: AppLoadContext) {
  const subject = clientNetwork(request);
  return hitRateLimit(
    db,
    { scope: "booking", subject, limit: BOOKINGS_PER_HOUR, windowMs: HOUR },
    context.clock(),
  );
}

function requestOf(form: BookingForm, request: Request, context: AppLoadContext) {
  const { name, email, company, phone, note } = form;
  return {
    guest: { name, email, company, phone, note },
    start: form.start,
    timeZone: form.zone,
    network: clientNetwork(request),
    submissionKey: form.submissionKey,
    topic: form.topic,
    visit: visitOf(form),
    conversion: bookingConversion(form, request, context),
  };
}

function visitOf({ landingPath, referrer, utm, sessionId }: BookingForm) {
  return { pagePath: "/book-now", landingPath, referrer, utm, sessionId };
}

/** What staff read of a demo beyond the limits. */
const TOO_MANY_DEMOS = `The address has ${DEMOS_BEFORE_REVIEW.mailbox} demos ahead, or its network booked ${DEMOS_BEFORE_REVIEW.network} today`;

/** After the response, whose time would tell a stranger that the address has this demo. */
function mailLater(db: Db, again: Parameters<typeof mailLinkAgain>[1], context: AppLoadContext): void {
  const mail = async () => context.dispatch(await mailLinkAgain(db, again, context.clock()));
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
