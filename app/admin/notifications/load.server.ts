import { z } from "zod";
import type { SignedInStaff } from "../../auth/staff";
import type { Db } from "../../platform/db/database.server";
import { toNotificationView } from "./notification-view";
import { listNotifications } from "./notifications.server";

const pageSchema = z.coerce.number().int().min(1).max(1000).catch(1);

/** A page of the reader's own notifications; `until` is the moment up to which "all" are marked as read. */
export async function loadNotifications(
  db: Db,
  { id: userId, timeZone: zone }: SignedInStaff,
  params: URLSearchParams,
  now: Date,
) {
  const onlyUnread = params.has("unread");
  const page = pageSchema.parse(params.get("page"));
  const { rows, ...counts } = await listNotifications(db, { userId, onlyUnread, page });
  const items = rows.map((row) => toNotificationView(row, { now, zone }));
  return { ...counts, items, until: now.toISOString(), onlyUnread, page };
}
export type NotificationsView = Awaited<ReturnType<typeof loadNotifications>>;
