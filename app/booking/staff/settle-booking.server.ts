import { and, eq } from "drizzle-orm";
import { updateLastContacted } from "../../crm/leads/lead-changes.server";
import { type Actor, insertAudit } from "../../platform/db/audit.server";
import { ChangeRefused, runIfChanged } from "../../platform/db/change.server";
import type { Db } from "../../platform/db/database.server";
import type { BookingStatus } from "../booking";
import { GONE, insertActivity } from "../change-booking.server";
import { bookings } from "../tables";

const SETTLED = { done: "Had the demo", "no-show": "Did not come to the demo" } as const;
export type DemoOutcome = keyof typeof SETTLED;

/**
 * Marks whether a demo took place; can be corrected. Does nothing if it is marked so. The lead was contacted when its
 * demo began; as with other activities, a correction takes nothing back.
 * @throws ChangeRefused if it is gone, cancelled or has not begun
 */
export async function settleBooking(
  db: Db,
  { id, as, by }: { id: string; as: DemoOutcome; by: Actor },
  now: Date,
): Promise<void> {
  const [booking] = await db.select().from(bookings).where(eq(bookings.id, id));
  if (!booking) throw new ChangeRefused(404, GONE);
  if (booking.status === as) return;
  if (booking.status === "cancelled") throw new ChangeRefused(409, "This demo was cancelled.");
  if (booking.startsAt > now.toISOString()) throw new ChangeRefused(409, "This demo has not begun yet.");
  const at = now.toISOString();
  const status: BookingStatus = as;
  const update = db
    .update(bookings)
    .set({ status, updatedAt: at })
    .where(and(eq(bookings.id, id), eq(bookings.status, booking.status)));
  const audit = {
    actor: by,
    action: `booking.${as}`,
    entity: "booking",
    entityId: id,
    before: { status: booking.status },
    after: { status },
  };
  await runIfChanged(db, update, [
    insertActivity(db, booking, { title: SETTLED[as], description: "" }, now),
    ...(as === "done" ? [updateLastContacted(db, booking.leadId, booking.startsAt)] : []),
    insertAudit(db, audit, now),
  ]);
}
