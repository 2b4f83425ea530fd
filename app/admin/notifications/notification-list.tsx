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
  "relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 border-t border-line px-card py-[0.7rem] text-sm first:border-t-0 hover:bg-hover";

type ListProps = { items: NotificationView[]; onOpen?: () => void };

/**
 * Each entry is a link as a whole, which marks it as read; beside it, the button that turns that. In the panel, which
 * `onOpen` closes and which has no days, the time has its date.
 */
export function NotificationList({ items, onOpen }: ListProps) {
  return (
    <ul>
      {items.map(({ key, kind, title, detail, when, time, createdAt, isUnread }) => (
        <li key={key} className={ENTRY} data-notification={isUnread ? "unread" : "read"}>
          <IconTile of={ICONS[kind]} size="sm" />
          <div className={onOpen ? "min-w-0" : "min-w-0 lg:flex"}>
            <div className="max-w-[60ch] min-w-0">
              <Link
                to={notificationPath(key)}
                className={`wrap-anywhere after:absolute after:inset-0 ${isUnread ? "font-semibold" : "text-ink-2"}`}
                onClick={onOpen}
              >
                {title}
              </Link>
              {detail ? <p className="line-clamp-2 wrap-anywhere text-ink-2">{detail}</p> : null}
            </div>
            <time className="ml-auto block text-xs text-ink-3" dateTime={createdAt}>
              {onOpen ? when : time}
            </time>
          </div>
          <ReadButton {...{ title, isUnread }} id={key} />
        </li>
      ))}
    </ul>
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
        className={`[&_svg]:size-2.5 ${isUnread ? "text-signal-text [&_svg]:fill-current" : "text-ink-3"}`}
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
