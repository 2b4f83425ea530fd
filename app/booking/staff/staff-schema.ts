import { z } from "zod";
import { instant } from "../booking";
import { BOOKING_VIEWS, type BookingsQuery } from "./staff-forms";

const id = z.string().min(1).max(64);

/** What staff do with a booking. */
export const bookingIntentSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("done"), id }),
  z.object({ intent: z.literal("no-show"), id }),
  z.object({ intent: z.literal("unsettle"), id, was: z.enum(["booked", "done", "no-show"]) }),
  z.object({ intent: z.literal("cancel"), id }),
  z.object({
    ...{ intent: z.literal("move"), id, start: z.string().pipe(instant) },
    // When and with whom it was, as the page said.
    ...{ from: z.iso.datetime().optional(), host: z.string().max(64).optional() },
  }),
]);

export type BookingIntent = z.output<typeof bookingIntentSchema>;

/** The years in which a week can be shown, so that the weeks before and after exist too. */
const week = z.iso.date().regex(/^20/);

export function readBookingsQuery(params: URLSearchParams): BookingsQuery {
  return {
    view: BOOKING_VIEWS.find((view) => view === params.get("view")) ?? "upcoming",
    week: week.safeParse(params.get("week")).data ?? null,
    page: z.coerce.number().int().min(1).max(10_000).catch(1).parse(params.get("page")),
  };
}
