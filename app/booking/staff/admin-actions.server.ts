import type { AppLoadContext } from "@remix-run/cloudflare";
import { ChangeRefused } from "../../platform/db/change.server";
import { type ActionContext, makeChange, requireInput } from "../../platform/http/forms/action-result.server";
import type { Toast } from "../../platform/http/forms/toast";
import type { OutboxEntry } from "../../platform/jobs/outbox.server";
import { readLinkKey } from "../../platform/signed-link.server";
import { cancelBooking, moveBooking } from "../change-booking.server";
import { bookingSender } from "../mails/booking-mails.server";
import { settleBooking } from "./settle-booking.server";
import { BOOKING_FAILURES } from "./staff-forms";
import { type BookingIntent, bookingIntentSchema } from "./staff-schema";

/** One of the forms of the bookings page; `backTo` is the page's address without its dialog. */
export async function changeAsStaff(sent: ActionContext, context: AppLoadContext, backTo: string) {
  const input = requireInput(sent.form, bookingIntentSchema);
  const { db, actor, now } = sent;
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
    case "done":
    case "no-show":
      return run(input.intent === "done" ? "Demo marked as done" : "No-show marked", async () => {
        await settleBooking(db, { id: input.id, as: input.intent, by: actor }, now);
        return [];
      });
    case "cancel":
      return run(
        "Demo cancelled",
        async () =>
          (await cancelBooking(db, { id: input.id, by: actor, sender: await sender() }, now)).outbox,
        backTo,
      );
    case "move":
      return run(
        { title: "Demo moved", ...undoOf(input, backTo) },
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

type Moved = Extract<BookingIntent, { intent: "move" }>;

/** Back to the time and the host that the page showed before; guest and host get a mail again. */
function undoOf({ id, start, from, host = "" }: Moved, action: string): Pick<Toast, "undo"> {
  if (from === undefined) return {};
  const fields = { intent: "move", id, start: from, host };
  return {
    undo: {
      action,
      failed: BOOKING_FAILURES.move.title,
      fields: { ...fields, from: start.toISOString() },
    },
  };
}
