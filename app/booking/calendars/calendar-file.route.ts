import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { httpError } from "../../platform/http/forms/form.server";
import { readLinkKey, readSigned } from "../../platform/signed-link.server";
import { bookingPath } from "../booking";
import { readBooking } from "../change-booking.server";
import { bookingSender, calendarEntry, calendarOwner, salesAsHost } from "../mails/booking-mails.server";
import { calendarFile } from "./calendar.server";

/** A booking as a calendar file, for whoever has its link. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { env } = context;
  const db = context.openPrimaryDb();
  const key = await readLinkKey(db, context.clock());
  const token = params.token ?? "";
  const id = await readSigned(key, token);
  const company = await context.company();
  const found = id && (await readBooking(db, id, company.timeZone));
  if (!found) throw httpError(404, "This link leads to no demo.");
  const sender = bookingSender(company, env.SITE_URL, key);
  const host = found.host ?? salesAsHost(sender);
  const pageUrl = env.SITE_URL + bookingPath(token);
  const entry = calendarEntry(found.booking, host, { pageUrl, sender, reader: "guest" });
  return calendarResponse(calendarFile("PUBLISH", [entry], calendarOwner(sender)));
}

function calendarResponse(text: string): Response {
  return new Response(text, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'attachment; filename="demo.ics"',
      "Cache-Control": "private, no-store",
      "X-Robots-Tag": "noindex",
    },
  });
}
