import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { updateLastContacted } from "../../crm/leads/lead-changes.server";
import { NEW_TIMES_TASK } from "../../crm/paths";
import { leadActivities } from "../../crm/tables";
import { wholeDay } from "../../crm/tasks/due";
import { columnsOf } from "../../crm/tasks/task-changes.server";
import { notify } from "../../notifications/notify.server";
import { type Actor, insertAudit } from "../../platform/db/audit.server";
import { ChangeRefused, runIfChanged } from "../../platform/db/change.server";
import type { Db, Statement } from "../../platform/db/database.server";
import { localDate } from "../../platform/time/zoned-time";
import type { BookingStatus } from "../booking";
import { type Booking, GONE, insertActivity } from "../change-booking.server";
import { bookings } from "../tables";

const SETTLED = { done: "Had the demo", "no-show": "Did not come to the demo" } as const;
export type DemoOutcome = keyof typeof SETTLED;

type Settlement = {
  id: string;
  /** "booked" takes an outcome back. */
  as: DemoOutcome | "booked";
  by: Actor;
  /** In which a task is due today. */
  zone: string;
};

/**
 * Marks whether a demo took place; can be corrected. Does nothing if it is marked so. The lead was contacted when its
 * demo began; as with other activities, a correction takes nothing back. A missed demo is a task for its host, which a
 * correction removes. Returns what the booking was before.
 * @throws ChangeRefused if it is gone, cancelled or has not begun
 */
export async function settleBooking(
  db: Db,
  { id, as, by, zone }: Settlement,
  now: Date,
): Promise<BookingStatus> {
  const [booking] = await db.select().from(bookings).where(eq(bookings.id, id));
  if (!booking) throw new ChangeRefused(404, GONE);
  if (booking.status === as) return as;
  if (booking.status === "cancelled") throw new ChangeRefused(409, "This demo was canceled.");
  if (booking.startsAt > now.toISOString()) throw new ChangeRefused(409, "This demo hasn’t begun yet.");
  const update = db
    .update(bookings)
    .set({ status: as, updatedAt: now.toISOString() })
    .where(and(eq(bookings.id, id), eq(bookings.status, booking.status)));
  const audit = {
    ...{ actor: by, action: `booking.${as}`, entity: "booking", entityId: id },
    ...{ before: { status: booking.status }, after: { status: as } },
  };
  await runIfChanged(db, update, [
    ...consequences(db, { booking, as, by, zone }, now),
    insertAudit(db, audit, now),
  ]);
  return booking.status;
}

type Settled = Omit<Settlement, "id"> & { booking: Booking };

function consequences(db: Db, settled: Settled, now: Date): Statement[] {
  const { booking, as } = settled;
  const task = NEW_TIMES_TASK + booking.id;
  if (as === "no-show") return missed(db, settled, now);
  if (as === "booked")
    return [withdraw(db, [task, activityId(booking, "done"), activityId(booking, "no-show")], now)];
  return [
    withdraw(db, [task], now),
    insertActivity(db, booking, { id: activityId(booking, as), title: SETTLED[as], description: "" }, now),
    updateLastContacted(db, booking.leadId, booking.startsAt),
  ];
}

/** What the timeline says, and the task and the notice for whoever had the demo. */
function missed(db: Db, { booking, by, zone }: Settled, now: Date): Statement[] {
  const { id, hostId, leadId } = booking;
  const title = SETTLED["no-show"];
  const about = { kind: "demo-missed", key: `demo ${id} missed`, leadId, subjectId: id } as const;
  return [
    insertActivity(db, booking, { id: activityId(booking, "no-show"), title, description: "" }, now),
    insertNewTimes(db, { booking, by, zone }, now),
    notify(db, { ...about, to: [hostId], actorId: by.id }, now),
  ];
}

/**
 * A task of today; the one that a correction removed comes back. It has no entry in the lead's audit: by one of this
 * moment the missed demo would pass for an answer to the lead.
 */
function insertNewTimes(db: Db, { booking, by, zone }: Omit<Settled, "as">, now: Date): Statement {
  const { id, hostId, leadId, name } = booking;
  const due = wholeDay(localDate(now, zone));
  return db
    .insert(leadActivities)
    .values({
      ...{ id: NEW_TIMES_TASK + id, leadId, activityType: "email", assigneeId: hostId ?? by.id },
      ...{
        title: `Send new times to ${name}`.slice(0, 200),
        ...columnsOf(due),
        createdAt: now.toISOString(),
      },
    })
    .onConflictDoUpdate({ target: leadActivities.id, set: { deletedAt: null } });
}

function activityId({ id }: Booking, outcome: DemoOutcome): string {
  return `${outcome}-${id}`;
}

/** Takes back what an outcome has written; a task that is done meanwhile stays, and so does what others deleted. */
function withdraw(db: Db, ids: string[], now: Date): Statement {
  return db
    .update(leadActivities)
    .set({ deletedAt: now.toISOString() })
    .where(
      and(
        inArray(leadActivities.id, ids),
        isNull(leadActivities.deletedAt),
        sql`(${leadActivities.completedAt} is null or ${leadActivities.activityType} = 'meeting')`,
      ),
    );
}
