import {
  CalendarClock,
  ChartLine,
  HeartPulse,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  Newspaper,
  PenLine,
  ScrollText,
  Settings,
  TriangleAlert,
  Users,
} from "lucide-react";

export type NavEntry = { to: string; label: string; icon: LucideIcon };

/** The six sections of the back office, in the specification's order. */
export const NAV: NavEntry[] = [
  { to: "/admin", label: "Dashboard", icon: LayoutDashboard },
  { to: "/admin/blogs", label: "Blog Management", icon: Newspaper },
  { to: "/admin/analytics", label: "Analytics", icon: ChartLine },
  { to: "/admin/leads", label: "Lead Management", icon: Users },
  { to: "/admin/content", label: "Content Generation", icon: PenLine },
  { to: "/admin/settings", label: "Settings", icon: Settings },
];

/** Operational pages; separate, so that the main navigation keeps its six. */
export const OPERATIONS_NAV: NavEntry[] = [
  { to: "/admin/bookings", label: "Demos", icon: CalendarClock },
  { to: "/admin/mail", label: "Mail", icon: Mail },
  { to: "/admin/failed-jobs", label: "Failed jobs", icon: TriangleAlert },
  { to: "/admin/health", label: "Health", icon: HeartPulse },
  { to: "/admin/audit", label: "Audit", icon: ScrollText },
];
