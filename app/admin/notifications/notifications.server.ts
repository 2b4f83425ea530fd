import { and, count, desc, eq, isNotNull, isNull, lte, type SQL, sql } from "drizzle-orm";
import { memberName, profiles, users } from "../../auth/tables";
import { bookings } from "../../booking/tables";
import { leadNotes, leadSubmissions, leads } from "../../crm/tables";
import { mails } from "../../mail/tables";
import { notifications } from "../../notifications/tables";
import type { Db } from "../../platform/db/database.server";

export const NOTIFICATIONS_PER_PAGE = 25;

/** What is about a lead that is erased or in the trash is neither shown nor counted. */
const isShown = sql`(${notifications.leadId} is null or exists (select 1 from ${leads}
  where ${leads.id} = ${notifications.leadId} and ${leads.deletedAt} is null))`;

const isOf = (userId: string): SQL => eq(notifications.userId, userId);

/** How many notifications of a person are unread. One statement, to be read with others. */
export function selectUnreadCount(db: Db, userId: string) {
  return db
    .select({ unread: count() })
    .from(notifications)
    .where(and(isOf(userId), isNull(notifications.readAt), isShown));
}

const COLUMNS = {
  key: notifications.key,
  kind: notifications.kind,
  leadId: notifications.leadId,
  subjectId: notifications.subjectId,
  total: notifications.total,
  createdAt: sql<string>`${notifications.createdAt}`.as("told_at"),
  readAt: notifications.readAt,
  leadName: sql<string | null>`${leads.firstName} || ' ' || ${leads.lastName}`.as("lead_name"),
  actor: sql<string | null>`iif(${users.id} is null, null, ${memberName})`.as("actor"),
  startsAt: bookings.startsAt,
  demoStatus: bookings.status,
  mailSubject: mails.subject,
  mailError: mails.lastError,
  mailState: mails.state,
  note: sql<string | null>`substr(${leadNotes.content}, 1, 300)`.as("note"),
  message: sql<string | null>`substr(${leadSubmissions.fields} ->> 'projectDescription', 1, 300)`.as(
    "message",
  ),
};

type Listing = { userId: string; onlyUnread: boolean; page: number };

function selectPage(db: Db, { userId, onlyUnread, page }: Listing) {
  const { subjectId } = notifications;
  return db
    .select(COLUMNS)
    .from(notifications)
    .leftJoin(leads, eq(leads.id, notifications.leadId))
    .leftJoin(users, eq(users.id, notifications.actorId))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(bookings, eq(bookings.id, subjectId))
    .leftJoin(mails, eq(mails.id, subjectId))
    .leftJoin(leadNotes, and(eq(leadNotes.id, subjectId), isNull(leadNotes.deletedAt)))
    .leftJoin(leadSubmissions, eq(leadSubmissions.id, subjectId))
    .where(and(isOf(userId), onlyUnread ? isNull(notifications.readAt) : undefined, isShown))
    .orderBy(desc(notifications.createdAt), desc(notifications.key))
    .limit(NOTIFICATIONS_PER_PAGE + 1)
    .offset((page - 1) * NOTIFICATIONS_PER_PAGE);
}
export type NotificationRow = Awaited<ReturnType<typeof selectPage>>[number];

/** A page of a person's notifications, newest first, and how many of all are unread: one call. */
export async function listNotifications(db: Db, listing: Listing) {
  const [rows, [counted]] = await db.batch([selectPage(db, listing), selectUnreadCount(db, listing.userId)]);
  return {
    rows: rows.slice(0, NOTIFICATIONS_PER_PAGE),
    hasMore: rows.length > NOTIFICATIONS_PER_PAGE,
    unread: counted?.unread ?? 0,
  };
}

type Own = { userId: string; key: string };

/** Marks a notification as read, unless it is, and returns what leads to its thing; null if this person has none. */
export async function openNotification(db: Db, { userId, key }: Own, now: Date) {
  const [, [found]] = await db.batch([
    setRead(db, { userId, key, isRead: true }, now),
    db
      .select({
        kind: notifications.kind,
        leadId: notifications.leadId,
        subjectId: notifications.subjectId,
        total: notifications.total,
      })
      .from(notifications)
      .where(and(isOf(userId), eq(notifications.key, key))),
  ]);
  return found ?? null;
}

/** Marks one of a person's notifications; does nothing if it is so already. */
export function setRead(db: Db, { userId, key, isRead }: Own & { isRead: boolean }, now: Date) {
  const { readAt } = notifications;
  return db
    .update(notifications)
    .set({ readAt: isRead ? now.toISOString() : null })
    .where(and(isOf(userId), eq(notifications.key, key), isRead ? isNull(readAt) : isNotNull(readAt)));
}

/** Marks all that a person could see at `until` as read. Returns how many these are. */
export async function setAllRead(
  db: Db,
  { userId, until }: { userId: string; until: string },
  now: Date,
): Promise<number> {
  const { meta } = await db
    .update(notifications)
    .set({ readAt: now.toISOString() })
    .where(and(isOf(userId), isNull(notifications.readAt), lte(notifications.createdAt, until)));
  return meta.changes;
}

/** Undoes `setAllRead` of that moment. */
export async function undoAllRead(db: Db, { userId, at }: { userId: string; at: string }): Promise<void> {
  await db
    .update(notifications)
    .set({ readAt: null })
    .where(and(isOf(userId), eq(notifications.readAt, at)));
}
