import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { httpError } from "../../platform/http/forms/form.server";
import { readLinkKey, signId } from "../../platform/signed-link.server";
import { bookingPath } from "../booking";
import { bookingSender, calendarEntry, calendarOwner } from "../mails/booking-mails.server";
import { calendarFile } from "./calendar.server";
import { readFeed } from "./feed.server";

const FILE = /^([\da-f]{64})\.ics$/;

/** A host's bookings for the host's own calendar program. The address is the key; a new one makes this 404. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const [, secret] = FILE.exec(params.file ?? "") ?? [];
  if (!secret) throw httpError(404, "There is no such calendar.");
  const db = context.openPrimaryDb();
  const now = context.clock();
  const company = await context.company();
  const feed = await readFeed(db, { secret, companyZone: company.timeZone }, now);
  if (!feed) throw httpError(404, "There is no such calendar.");
  const sender = bookingSender(company, context.env.SITE_URL, await readLinkKey(db, now));
  const entries = await Promise.all(
    feed.bookings.map(async (booking) => {
      const pageUrl = sender.siteUrl + bookingPath(await signId(sender.linkKey, booking.id));
      return calendarEntry(booking, feed.host, { pageUrl, sender, reader: "host" });
    }),
  );
  return new Response(calendarFile("PUBLISH", entries, calendarOwner(sender)), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Cache-Control": "private, no-store",
      "X-Robots-Tag": "noindex",
    },
  });
}
