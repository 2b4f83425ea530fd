import { lt, type SQL, sql } from "drizzle-orm";
import { DAY, isoAfter } from "../platform/clock";
import type { Db, Statement } from "../platform/db/database.server";
import { NOTIFICATION_DAYS, type NotificationKind } from "./notification";
import { notifications } from "./tables";

type NewNotification = {
  kind: NotificationKind | SQL;
  /** Ids, or a query for them in brackets. */
  to: (string | null)[] | SQL;
  /** Names what happened, for each of them once. */
  key: string;
  leadId?: string | SQL | null;
  subjectId?: string | null;
  /** Who did it, or is told in another way, and so is not told of it here. */
  actorId: string | null;
  total?: number;
};

/**
 * The insert that tells people of something; batch it with what happened. Writes no row for a disabled account, for the
 * actor, and for what was told before.
 */
export function notify(
  db: Db,
  { kind, to, key, leadId = null, subjectId = null, actorId, total = 1 }: NewNotification,
  now: Date,
): Statement {
  const recipients = Array.isArray(to) ? sql`(select value from json_each(${JSON.stringify(to)}))` : to;
  // Accounts by name, since their feature sends mail, and mails are among what is told. Columns as in the table.
  return db
    .insert(notifications)
    .select(
      sql`select id, ${key}, ${kind}, ${leadId}, ${subjectId}, ${actorId}, ${total}, ${now.toISOString()}, null
        from users where id in ${recipients} and disabled_at is null and id is not ${actorId}`,
    )
    .onConflictDoNothing();
}

export async function pruneNotifications(db: Db, now: Date): Promise<void> {
  await db.delete(notifications).where(lt(notifications.createdAt, isoAfter(now, -NOTIFICATION_DAYS * DAY)));
}
