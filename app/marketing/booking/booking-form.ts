import { z } from "zod";
import { guestSchema, instant, timeZoneField } from "../../booking/booking";
import { visitFields } from "../contact/contact";
import { knownTopic, topicOf } from "../content/booking";

/** The form of /book-now. */
export const bookingFormSchema = guestSchema.extend({
  start: z.string({ error: "Choose a time" }).pipe(instant),
  zone: timeZoneField,
  topic: z.string().max(200).default("").transform(knownTopic),
  ...visitFields,
});
export type BookingForm = z.infer<typeof bookingFormSchema>;

/** The form that moves a booking. */
export const moveFormSchema = z.object({
  start: z.string({ error: "Choose a time" }).pipe(instant),
});

/** A page of the picker, all of it in the URL. */
export type PickerQuery = {
  zone: string | null;
  from: string | null;
  start: string | null;
  /** The path of the page whose promise brought the visitor. */
  about: string | null;
};

/** Reads the URL; ignores what it does not know. */
export function readPickerQuery(params: URLSearchParams): PickerQuery {
  const valid = (schema: z.ZodType<unknown, string>, name: string) => {
    const text = params.get(name) ?? "";
    return schema.safeParse(text).success ? text : null;
  };
  return {
    zone: valid(timeZoneField, "zone"),
    from: valid(z.iso.date(), "from"),
    start: valid(z.iso.datetime(), "start"),
    about: topicOf(params.get("about") ?? "") === null ? null : params.get("about"),
  };
}

/** The query string of a page of the picker. */
export function pickerSearch({ zone, from, start, about }: Partial<PickerQuery>): string {
  const params = new URLSearchParams();
  if (zone) params.set("zone", zone);
  if (from) params.set("from", from);
  if (start) params.set("start", start);
  if (about) params.set("about", about);
  return params.size > 0 ? `?${params}` : "";
}
