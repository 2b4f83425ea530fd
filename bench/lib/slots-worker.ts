import { readSlots } from "../../app/booking/availability.server";
import { openDb } from "../../app/platform/db/database.server";

/**
 * Runs in workerd beside D1, as the site does: `?from=…&days=…` (milliseconds) tells how many times are free, and with
 * `&plain` how many bookings the range has, one row each: what the bench compares with.
 */
export default {
  async fetch(request, { DB }) {
    const { searchParams } = new URL(request.url);
    const now = new Date(Number(searchParams.get("from")));
    const to = new Date(now.getTime() + Number(searchParams.get("days")) * 86_400_000);
    if (searchParams.has("plain")) {
      const { results } = await DB.prepare(
        "select host_id, starts_at from bookings where starts_at between ? and ?",
      )
        .bind(now.toISOString(), to.toISOString())
        .all();
      return Response.json({ bookings: results.length });
    }
    const { slots } = await readSlots(openDb(DB), { from: now, to, companyZone: "America/Chicago", now });
    return Response.json({
      slots: slots.length,
      free: slots.filter(({ hostIds }) => hostIds.length > 0).length,
    });
  },
} satisfies ExportedHandler<{ DB: D1Database }>;
