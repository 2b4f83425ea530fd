import type { AppLoadContext } from "@remix-run/cloudflare";
import type { GuardedForm } from "../../auth/guard.server";
import { ChangeRefused } from "../../platform/db/change.server";
import { makeChange, requireInput } from "../../platform/http/forms/action-result.server";
import type { Toast } from "../../platform/http/forms/toast";
import type { OutboxEntry } from "../../platform/jobs/outbox.server";
import { readLinkKey } from "../../platform/signed-link.server";
import { cancelBooking, moveBooking } from "../change-booking.server";
import { bookingSender } from "../mails/booking-mails.server";
import { type DemoOutcome, settleBooking } from "./settle-booking.server";
import { BOOKING_FAILURES, BOOKINGS_PATH } from "./staff-forms";
import { type BookingIntent, bookingIntentSchema } from "./staff-schema";

/** One of the forms of the bookings page; `backTo` is the page's address without its dialog. */
export async function changeAsStaff(sent: GuardedForm, context: AppLoadContext, backTo: string) {
  const input = requireInput(sent.form, bookingIntentSchema);
  const { db, actor, now } = sent;
  if (input.intent === "done" || input.intent === "no-show") return settle(sent, input, backTo);
  if (input.intent === "unsettle") return unsettle(sent, input, backTo);
  const run = (toast: Toast | string, change: () => Promise<OutboxEntry[]>, to?: string) =>
    makeChange(sent, {
      failure: BOOKING_FAILURES[input.intent],
      backTo,
      change: async () => {
        context.dispatch(await change());
        return { toast: typeof toast === "string" ? { title: toast } : toast, to };
      },
    });
  const sender = async () =>
    bookingSender(await context.company(), context.env.SITE_URL, await readLinkKey(db, now));
  switch (input.intent) {
    case "cancel":
      return run(
        "Demo canceled",
        async () =>
          (await cancelBooking(db, { id: input.id, by: actor, sender: await sender() }, now)).outbox,
        backTo,
      );
    case "move":
      return run(
        movedToast(input, backTo),
        async () => {
          const { id, start, from, host: hostId } = input;
          const move = { id, start, from, hostId, by: actor, sender: await sender() };
          const result = await moveBooking(db, move, now);
          if (result.kind === "taken")
            throw new ChangeRefused(409, "This time was just taken. Choose another one.");
          return result.outbox;
        },
        backTo,
      );
  }
}

type Intent<Name extends BookingIntent["intent"]> = Extract<BookingIntent, { intent: Name }>;

/**
 * With an undo back to the time and the host that the page showed before; guest and host get a mail again. A demo that
 * keeps its time has lost its host, to whom it cannot go back.
 */
function movedToast({ id, start, from, host = "" }: Intent<"move">, action: string): Toast {
  if (from === start.toISOString()) return { title: "Demo has another host" };
  if (from === undefined) return { title: "Demo moved" };
  const fields = { intent: "move", id, start: from, host };
  return {
    title: "Demo moved",
    undo: {
      action,
      failed: BOOKING_FAILURES.move.title,
      fields: { ...fields, from: start.toISOString() },
    },
  };
}

const SETTLED = {
  done: { title: "Demo marked as done" },
  "no-show": { title: "No-show marked", description: "A task to send new times is due today." },
} as const satisfies Record<DemoOutcome, object>;

function settle({ staff, ...sent }: GuardedForm, { intent, id }: Intent<DemoOutcome>, backTo: string) {
  const { db, actor, now } = sent;
  return makeChange(sent, {
    failure: BOOKING_FAILURES[intent],
    backTo,
    change: async () => {
      const was = await settleBooking(db, { id, as: intent, by: actor, zone: staff.timeZone }, now);
      const fields = { intent: "unsettle", id, was };
      const undo = { action: BOOKINGS_PATH, fields, failed: BOOKING_FAILURES.unsettle.title };
      return { toast: { ...SETTLED[intent], ...(was === intent ? {} : { undo }) } };
    },
  });
}

function unsettle({ staff, ...sent }: GuardedForm, { id, was }: Intent<"unsettle">, backTo: string) {
  const { db, actor, now } = sent;
  return makeChange(sent, {
    failure: BOOKING_FAILURES.unsettle,
    backTo,
    change: async () => {
      await settleBooking(db, { id, as: was, by: actor, zone: staff.timeZone }, now);
      return { toast: { title: "Undone" } };
    },
  });
}
