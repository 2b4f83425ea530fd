import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { notifications } from "../../notifications/tables";
import type { Db, Statement } from "../../platform/db/database.server";
import { leads } from "../tables";
import { bulkPortions } from "./bulk/tables";

type Assigned = {
  /** Leads that were given to somebody; the others are left out. */
  leads: { id: string; assigneeId?: string | null }[];
  /** Names the change: several parts of one, such as the portions of an import, are told as one. */
  key: string;
  actorId: string | null;
};

/**
 * The insert that tells people which leads somebody else has given them: one notification each, however many leads. For
 * the batch of the change, of which it is a part once; none if nobody was given any.
 */
export function notifyAssigned(db: Db, { leads, ...change }: Assigned, now: Date): Statement[] {
  const given = leads.flatMap(({ id, assigneeId }) => (assigneeId ? [[assigneeId, id]] : []));
  return given.length === 0 ? [] : [insertAssigned(db, sql`${JSON.stringify(given)}`, change, now)];
}

/** Like `notifyAssigned`, for leads that the database names: `given` is a JSON array of [assignee id, lead id]. */
export function insertAssigned(
  db: Db,
  given: SQL,
  { key, actorId }: Omit<Assigned, "leads">,
  now: Date,
): Statement {
  return db
    .insert(notifications)
    .select(
      sql`select users.id, ${key}, 'lead-assigned', min(given.value ->> 1), null, ${actorId}, count(*), ${now.toISOString()}, null
        from json_each(${given}) given join users on users.id = given.value ->> 0
        where users.disabled_at is null and users.id is not ${actorId} group by users.id`,
    )
    .onConflictDoUpdate({
      target: [notifications.userId, notifications.key],
      set: { total: sql`${notifications.total} + excluded.total`, readAt: null },
    });
}

/**
 * Takes back what these people (a query for ids, in brackets) were told of leads, and have not read, once others have
 * all of those leads. For the batch of the change, after the leads have their new assignee.
 */
export function withdrawAssigned(db: Db, userIds: SQL): Statement {
  const { userId, key, kind, leadId, total, readAt } = notifications;
  const isTheirs = sql`${leads.assigneeId} = ${userId}`;
  const one = sql`not exists (select 1 from ${leads} where ${leads.id} = ${leadId} and ${isTheirs})`;
  // Before its portion is changed, a lead is its id alone.
  const id = sql`iif(item.type = 'object', item.value ->> '$.id', item.value)`;
  const many = sql`${key} in (select 'bulk ' || ${bulkPortions.changeId} from ${bulkPortions})
    and not exists (select 1 from ${bulkPortions}, json_each(${bulkPortions.leads}) item
      join ${leads} on ${leads.id} = ${id}
      where ${bulkPortions.changeId} = substr(${key}, length('bulk ') + 1) and ${isTheirs})`;
  return db
    .delete(notifications)
    .where(
      and(
        sql`${userId} in ${userIds}`,
        isNull(readAt),
        eq(kind, "lead-assigned"),
        sql`iif(${total} = 1, ${one}, ${many})`,
      ),
    );
}
