import { and, asc, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import { memberName, profiles, users } from "../../auth/tables";
import { DAY, isoAfter } from "../../platform/clock";
import type { Db } from "../../platform/db/database.server";
import { isListed } from "../leads/listed-leads.server";
import { leads } from "../tables";
import { ANSWER_WITHIN, firstResponseOf } from "./first-response";
import { WAITING_DAYS } from "./waiting-filter";

/**
 * The lead was made by a form, which stores what was sent at the same moment. A booking does so too, but is confirmed
 * at once: who has a demo does not wait for an answer.
 */
const isEnquiry = sql`exists (select 1 from lead_submissions s
  where s.lead_id = leads.id and s.created_at = leads.created_at)
  and not exists (select 1 from bookings d where d.lead_id = leads.id and d.created_at = leads.created_at)`;

/**
 * When staff first called, mailed or met the person, or moved the lead on from New; null before that. A planned call is
 * no answer until it is made, a mail that came back was none, nor was a move that was undone. What staff log has an
 * audit entry of the same moment, and a sent mail its own id; the other activities are the visitor's. Names the columns
 * of the lead itself: Drizzle would leave the table out.
 */
const answeredAt = sql<string | null>`(select min(at) from (
  select iif(a.activity_type = 'meeting', a.created_at, a.completed_at) at from lead_activities a
  where a.lead_id = leads.id and a.activity_type in ('call', 'email', 'meeting') and a.deleted_at is null
    and not exists (select 1 from mails m where m.id = a.id and m.state = 'bounced')
    and (exists (select 1 from mails m where m.id = a.id) or exists (select 1 from audit_log w
      where w.entity = 'lead' and w.entity_id = a.lead_id and w.created_at = a.created_at and w.actor_id is not null))
  union all
  select w.created_at from audit_log w
  where w.entity = 'lead' and w.entity_id = leads.id and w.actor_id is not null
    and w.action <> 'lead.import-update' and json_extract(w.before, '$.status') = 'new'
    and not exists (select 1 from audit_log back where back.entity = 'lead' and back.entity_id = w.entity_id
      and back.created_at >= w.created_at and json_extract(back.after, '$.status') = 'new')
))`;

/** The enquiries that came from a moment (ISO) on, and when each was answered. */
export function selectEnquiries(db: Db, from: string, condition?: SQL) {
  return db
    .select({ createdAt: leads.createdAt, answeredAt })
    .from(leads)
    .where(and(isListed(leads), gte(leads.createdAt, from), isEnquiry, condition));
}

/** Listed leads that wrote from one moment (ISO) until before another, and to which nobody has answered. */
export function isWaiting({ from, before }: { from: string; before: string }): SQL | undefined {
  return and(
    isListed(leads),
    gte(leads.createdAt, from),
    lt(leads.createdAt, before),
    eq(leads.status, "new"),
    isEnquiry,
    sql`${answeredAt} is null`,
  );
}

const WAITING_SHOWN = 5;

/** How soon the enquiries of the last thirty days were answered, and who waits beyond the promise, longest first. */
export async function readFirstResponse(db: Db, now: Date) {
  const from = isoAfter(now, -WAITING_DAYS * DAY);
  const [enquiries, waiting] = await db.batch([
    selectEnquiries(db, from),
    db
      .select({
        id: leads.id,
        firstName: leads.firstName,
        lastName: leads.lastName,
        companyName: leads.companyName,
        phoneNumber: leads.phoneNumber,
        createdAt: leads.createdAt,
        owner: sql<string | null>`${memberName}`.as("owner"),
        all: sql<number>`count(*) over ()`,
      })
      .from(leads)
      .leftJoin(users, eq(users.id, leads.assigneeId))
      .leftJoin(profiles, eq(profiles.userId, users.id))
      .where(isWaiting({ from, before: isoAfter(now, -ANSWER_WITHIN) }))
      .orderBy(asc(leads.createdAt), asc(leads.id))
      .limit(WAITING_SHOWN),
  ]);
  return { ...firstResponseOf(enquiries, now), waiting, waitingCount: waiting[0]?.all ?? 0 };
}
