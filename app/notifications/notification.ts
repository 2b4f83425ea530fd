export const NOTIFICATION_KINDS = [
  "lead-assigned",
  "lead-wrote",
  "demo-booked",
  "demo-moved",
  "demo-cancelled",
  "demo-missed",
  "mail-returned",
  "mention",
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** How long they are kept. */
export const NOTIFICATION_DAYS = 90;

/** How many are unread, as JSON. */
export const UNREAD_PATH = "/admin/notifications/unread";
export const NOTIFICATIONS_PATH = "/admin/notifications";

export const NOTIFICATIONS_FAILURE = { title: "Failed to mark the notifications" } as const;

/** Where opening a notification leads through, which marks it as read. */
export function notificationPath(key: string): string {
  return `${NOTIFICATIONS_PATH}/${encodeURIComponent(key)}`;
}
