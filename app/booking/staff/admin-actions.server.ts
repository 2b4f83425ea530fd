import type { AppLoadContext } from "@remix-run/cloudflare";
import { ChangeRefused } from "../../platform/db/change.server";
import { type ActionContext, makeChange, requireInput } from "../../platform/http/forms/action-result.server";
import type { OutboxEntry } from "../../platform/jobs/outbox.server";
import { readLinkKey } from "../../platform/signed-link.server";
import { cancelBooking, moveBooking } from "../change-booking.server";
import { bookingSender } from "../mails/booking-mails.server";
import { settleBooking } from "./settle-booking.server";
import { BOOKING_FAILURES } from "./staff-forms";
import { bookingIntentSchema } from "./staff-schema";

/** One of the forms of the bookings page; `backTo` is the page's address without its dialog. */
export async function changeAsStaff(sent: ActionContext, context: AppLoadContext, backTo: string) {
  const input = requireInput(sent.form, bookingIntentSchema);
  const { db, actor, now } = sent;
  const run = (title: string, change: () => Promise<OutboxEntry[]>, to?: string) =>
    makeChange(sent, {
      failure: BOOKING_FAILURES[input.intent],
      backTo,
      change: async () => {
        context.dispatch(await change());
        return { toast: { title }, to };
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
        "Demo moved",
        async () => {
          const move = { id: input.id, start: input.start, by: actor, sender: await sender() };
          const result = await moveBooking(db, move, now);
          if (result.kind === "taken")
            throw new ChangeRefused(409, "This time was just taken. Choose another one.");
          return result.outbox;
        },
        backTo,
      );
  }
}
