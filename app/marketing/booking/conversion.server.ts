import type { AppLoadContext } from "@remix-run/cloudflare";
import { isStaff, messagesOf, ownHostsOf } from "../../analytics/collect/collect.server";
import { itemSchema } from "../../analytics/collect/hit";
import { recordConversionMessage } from "../../analytics/visit";
import { MINUTE } from "../../platform/clock";
import { newId } from "../../platform/ids";
import type { OutboxEntry } from "../../platform/jobs/outbox.server";
import type { BookingForm } from "./booking-form";

/** The event demo_booking for a booking; null for staff, who are not counted. */
export function bookingConversion(
  form: BookingForm,
  request: Request,
  { env, origin, clock }: AppLoadContext,
): OutboxEntry | null {
  if (isStaff(request)) return null;
  const { landingPath, referrer, utm } = form;
  const arrival =
    landingPath &&
    new URLSearchParams({ landingPath, referrer: referrer ?? "", utm: JSON.stringify(utm ?? {}) });
  const item = itemSchema.safeParse({
    kind: "event",
    name: "demo_booking",
    id: newId(),
    session: form.sessionId,
    // Without the script the time is unknown; no person is faster than a minute at this form.
    age: form.elapsedMs ?? MINUTE,
    path: "/book-now",
    title: "Book a 30-minute demo",
    referrer,
    arrival: arrival ? `${arrival}` : null,
    data: { company: form.company, topic: form.topic, phone_given: form.phone !== "" },
  });
  if (!item.success) return null;
  const sender = { request, origin, ownHosts: ownHostsOf(request, env.SITE_URL), now: clock() };
  const [hit] = messagesOf([item.data], sender);
  return hit ? { queue: recordConversionMessage.queue, message: message(hit) } : null;
}

function message(hit: ReturnType<typeof messagesOf>[number]) {
  return { v: 1, id: newId(), type: recordConversionMessage.type, hit };
}
