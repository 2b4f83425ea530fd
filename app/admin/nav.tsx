import {
  CalendarClock,
  ChartLine,
  HeartPulse,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
  Mail,
  Newspaper,
  PenLine,
  ScrollText,
  Settings,
  ShieldQuestion,
  SquareKanban,
  Trash2,
  TriangleAlert,
  Upload,
  Users,
} from "lucide-react";
import { IMPORTS_PATH, SPAM_REVIEW_PATH, TASKS_PATH, TRASH_PATH } from "../crm/paths";

export type NavEntry = { to: string; label: string; icon: LucideIcon };

const LEADS = "/admin/leads";

/** The six sections of the back office, in the specification's order. */
export const NAV: NavEntry[] = [
  { to: "/admin", label: "Dashboard", icon: LayoutDashboard },
  { to: "/admin/blogs", label: "Blog Management", icon: Newspaper },
  { to: "/admin/analytics", label: "Analytics", icon: ChartLine },
  { to: LEADS, label: "Lead Management", icon: Users },
  { to: "/admin/content", label: "Content Generation", icon: PenLine },
  { to: "/admin/settings", label: "Settings", icon: Settings },
];

/** What staff work with every day, besides the leads. */
export const DAILY_NAV: NavEntry[] = [
  { to: TASKS_PATH, label: "Tasks", icon: ListChecks },
  { to: "/admin/mail", label: "Email", icon: Mail },
];

/** Operational pages; separate, so that the main navigation keeps its six. */
export const OPERATIONS_NAV: NavEntry[] = [
  { to: "/admin/failed-jobs", label: "Failed jobs", icon: TriangleAlert },
  { to: "/admin/health", label: "Health", icon: HeartPulse },
  { to: "/admin/audit", label: "Audit", icon: ScrollText },
];

/** The pages of Lead Management. */
export const LEAD_NAV: NavEntry[] = [
  { to: LEADS, label: "Leads", icon: Users },
  { to: "/admin/deals", label: "Deals", icon: SquareKanban },
  { to: "/admin/bookings", label: "Demos", icon: CalendarClock },
  { to: IMPORTS_PATH, label: "Imports", icon: Upload },
  { to: SPAM_REVIEW_PATH, label: "Spam review", icon: ShieldQuestion },
  { to: TRASH_PATH, label: "Trash", icon: Trash2 },
];

/** The page of Lead Management that an address is in; null outside. Leads have addresses around those of others. */
export function leadSectionOf(pathname: string): string | null {
  const isIn = (to: string) => pathname === to || pathname.startsWith(`${to}/`);
  const sections = LEAD_NAV.map(({ to }) => to).filter(isIn);
  return sections.find((to) => to !== LEADS) ?? sections[0] ?? null;
}
