import { Link } from "@remix-run/react";
import {
  AtSign,
  CalendarCheck,
  CalendarClock,
  CalendarX,
  Circle,
  type LucideIcon,
  MailX,
  MessageSquare,
  UserPlus,
  UserX,
} from "lucide-react";
import {
  NOTIFICATIONS_FAILURE,
  NOTIFICATIONS_PATH,
  type NotificationKind,
  notificationPath,
} from "../../notifications/notification";
import { ActionButton } from "../../ui/forms/action-form";
import { IconTile } from "../../ui/icon";
import type { NotificationView } from "./notification-view";

const ICONS: Record<NotificationKind, LucideIcon> = {
  "lead-assigned": UserPlus,
  "lead-wrote": MessageSquare,
  "demo-booked": CalendarCheck,
  "demo-moved": CalendarClock,
  "demo-cancelled": CalendarX,
  "demo-missed": UserX,
  "mail-returned": MailX,
  mention: AtSign,
};

const ENTRY =
  "relative grid items-start gap-x-3 border-t border-line px-card py-[0.7rem] text-sm first:border-t-0 hover:bg-hover";
const WIDE = "grid-cols-[auto_minmax(0,1fr)_auto_auto]";

type ListProps = { items: NotificationView[]; onOpen?: () => void };

/**
 * Each entry is a link as a whole, which marks it as read; above it, the button that turns that. The time is at its
 * right, but below it on phones and in the panel, which `onOpen` closes and which has no days.
 */
export function NotificationList({ items, onOpen }: ListProps) {
  const isWide = onOpen === undefined;
  return (
    <ul>
      {items.map(({ key, kind, title, detail, when, time, createdAt, isUnread }) => (
        <li
          key={key}
          className={`${ENTRY} ${isWide ? WIDE : "grid-cols-[auto_minmax(0,1fr)_auto]"}`}
          data-notification={isUnread ? "unread" : "read"}
        >
          <IconTile of={ICONS[kind]} size="sm" />
          <div className="max-w-[60ch] min-w-0">
            <Link
              to={notificationPath(key)}
              className={`wrap-anywhere after:absolute after:inset-0 ${isUnread ? "font-semibold" : "text-ink-2"}`}
              onClick={onOpen}
            >
              {title}
            </Link>
            {detail ? <p className="line-clamp-2 wrap-anywhere text-ink-2">{detail}</p> : null}
            {isWide ? null : <When {...{ when, createdAt }} />}
          </div>
          {isWide ? <When when={time} createdAt={createdAt} /> : null}
          <ReadButton {...{ title, isUnread }} id={key} />
        </li>
      ))}
    </ul>
  );
}

function When({ when, createdAt }: Pick<NotificationView, "when" | "createdAt">) {
  return (
    <time className="text-xs text-ink-3 max-sm:col-start-2 max-sm:row-start-2" dateTime={createdAt}>
      {when}
    </time>
  );
}

function ReadButton({ id, title, isUnread }: { id: string; title: string; isUnread: boolean }) {
  const label = isUnread ? "Mark as read" : "Mark as unread";
  return (
    <div className="relative z-1 -m-2">
      <ActionButton
        action={NOTIFICATIONS_PATH}
        failure={NOTIFICATIONS_FAILURE}
        fields={{ intent: isUnread ? "read" : "unread", key: id }}
        variant="ghost"
        size="sm"
        icon={Circle}
        iconOnly
        className={
          isUnread ? "text-signal-text [&_svg]:size-2.5 [&_svg]:fill-current" : "text-ink-3 [&_svg]:size-2.5"
        }
        aria-label={`${label}: ${title}`}
        title={label}
      >
        {label}
      </ActionButton>
    </div>
  );
}

type ReadAllProps = { unread: number; until: string; variant?: "ghost" };

export function ReadAllButton({ unread, until, variant }: ReadAllProps) {
  if (unread === 0) return null;
  return (
    <ActionButton
      action={NOTIFICATIONS_PATH}
      failure={NOTIFICATIONS_FAILURE}
      fields={{ intent: "read-all", until }}
      variant={variant}
      size="sm"
    >
      Mark all as read
    </ActionButton>
  );
}
