import { readSlots } from "../../app/booking/availability.server";
import { openDb } from "../../app/platform/db/database.server";

/** Runs in workerd beside D1, as the site does: `?from=…&days=…` (milliseconds) tells how many times are free. */
export default {
  async fetch(request, { DB }) {
    const { searchParams } = new URL(request.url);
    const now = new Date(Number(searchParams.get("from")));
    const to = new Date(now.getTime() + Number(searchParams.get("days")) * 86_400_000);
    const { slots } = await readSlots(openDb(DB), { from: now, to, companyZone: "America/Chicago", now });
    return Response.json({
      slots: slots.length,
      free: slots.filter(({ hostIds }) => hostIds.length > 0).length,
    });
  },
} satisfies ExportedHandler<{ DB: D1Database }>;
