import { CalendarDays, ListChecks, type LucideIcon, Mail, Phone, StickyNote } from "lucide-react";
import { IconTile } from "../../ui/icon";
import type { ActivityType } from "../leads/lead";

const ICONS = {
  call: Phone,
  email: Mail,
  meeting: CalendarDays,
  note: StickyNote,
  task: ListChecks,
} as const satisfies Record<ActivityType, LucideIcon>;

export function ActivityIcon({ type, className }: { type: ActivityType; className?: string }) {
  return <IconTile of={ICONS[type]} size="sm" className={className} />;
}
