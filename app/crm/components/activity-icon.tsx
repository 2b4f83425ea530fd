import { CalendarDays, ListChecks, type LucideIcon, Mail, Phone, StickyNote } from "lucide-react";
import { Icon } from "../../ui/icon";
import type { ActivityType } from "../leads/lead";

const ICONS = {
  call: Phone,
  email: Mail,
  meeting: CalendarDays,
  note: StickyNote,
  task: ListChecks,
} as const satisfies Record<ActivityType, LucideIcon>;

export function ActivityIcon({ type }: { type: ActivityType }) {
  return <IconTile of={ICONS[type]} />;
}

export function IconTile({ of }: { of: LucideIcon }) {
  return (
    <span className="tile">
      <Icon of={of} size={16} />
    </span>
  );
}
