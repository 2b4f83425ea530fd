import { and, eq, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { leads } from "../crm/tables";
import type { Db, Statement } from "../platform/db/database.server";
import { auditLog } from "../platform/db/tables";
import { newId } from "../platform/ids";
import type { BookingSender } from "./mails/booking-mails.server";
import type { Host } from "./rules";

type BookedLead = {
  leadId: SQL<string>;
  /** Of the lead, if the form has just created it. */
  newLeadId: string;
  bookingId: string;
  host: Host;
  sender: BookingSender;
};

/**
 * Gives the lead of a booking to its host, if nobody has it, and for its first demo the points; with the audit entry by
 * which the timeline tells. For the booking's batch, after its row. A lead that the form has just created has both, so
 * that nothing is written for it.
 */
export function raiseBookedLead(
  db: Db,
  { leadId, newLeadId, bookingId, host, sender }: BookedLead,
  now: Date,
): Statement[] {
  const { assigneeId, leadScore } = leads;
  const at = now.toISOString();
  const points = sql`iif(exists (select 1 from bookings other where other.lead_id = ${leads.id} and other.id <> ${bookingId}), 0, ${sender.company.demo.score})`;
  // D1 binds numbers as floats.
  const score = sql`cast(min(100, ${leadScore} + ${points}) as integer)`;
  const isRaised = and(
    eq(leads.id, leadId),
    ne(leads.id, newLeadId),
    or(isNull(assigneeId), sql`${score} <> ${leadScore}`),
  );
  const values = (assignee: SQL, scored: SQL) => sql`case
    when ${assigneeId} is not null then json_object('leadScore', ${scored})
    when ${score} = ${leadScore} then json_object('assigneeId', ${assignee})
    else json_object('assigneeId', ${assignee}, 'leadScore', ${scored}) end`;
  const before = values(sql`null`, sql`${leadScore}`);
  const after = values(sql`${host.id}`, score);
  return [
    db.insert(auditLog).select(
      sql`select ${newId()}, null, 'Booking', 'lead.demo', 'lead', ${leads.id}, ${before}, ${after}, ${at}, null
        from ${leads} where ${isRaised}`,
    ),
    db
      .update(leads)
      .set({
        assigneeId: sql`coalesce(${assigneeId}, ${host.id})`,
        leadScore: score,
        version: sql`${leads.version} + 1`,
        updatedAt: at,
      })
      .where(isRaised),
  ];
}
