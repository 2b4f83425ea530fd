import { z } from "zod";
import { instant } from "../booking";
import { BOOKING_VIEWS, type BookingsQuery } from "./staff-forms";

const id = z.string().min(1).max(64);

/** What staff do with a booking. */
export const bookingIntentSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("done"), id }),
  z.object({ intent: z.literal("no-show"), id }),
  z.object({ intent: z.literal("cancel"), id }),
  z.object({ intent: z.literal("move"), id, start: z.string().pipe(instant) }),
]);

export function readBookingsQuery(params: URLSearchParams): BookingsQuery {
  const week = params.get("week");
  return {
    view: BOOKING_VIEWS.find((view) => view === params.get("view")) ?? "upcoming",
    week: z.iso.date().safeParse(week).success ? week : null,
    page: z.coerce.number().int().min(1).max(10_000).catch(1).parse(params.get("page")),
  };
}
