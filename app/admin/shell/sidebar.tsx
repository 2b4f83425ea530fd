import { Link, useLocation } from "@remix-run/react";
import type { RefObject } from "react";
import { SidebarViews } from "../../crm/leads/views/sidebar-views";
import { LEADS_PATH, TASKS_PATH } from "../../crm/paths";
import { Icon } from "../../ui/icon";
import { Logo } from "../../ui/logo";
import { DAILY_NAV, leadSectionOf, NAV, type NavEntry, OPERATIONS_NAV } from "../nav";
import { ADMIN_PATH } from "../paths";
import type { ShellView } from "./load.server";
import { ThemeSwitch } from "./theme-switch";

export const SIDEBAR_ID = "sidebar";
/** On phones the sidebar is a native popover, which works without JavaScript. */
const POPOVER = { popover: "auto" };

export function Sidebar({ companyName, badges, element }: SidebarProps) {
  return (
    <aside className="sidebar" id={SIDEBAR_ID} ref={element} aria-label="Back office" {...POPOVER}>
      <Logo name={companyName} to="/" size={26} className="px-[0.6rem] text-[1.3125rem]" />
      <nav className="grid gap-5" aria-label="Admin">
        <ul className="grid gap-0.5">
          {NAV.map((entry) => (
            <Entry key={entry.to} entry={entry} badge={badgeOf(entry, badges)} />
          ))}
        </ul>
        <Section id="daily-work" label="Daily work" entries={DAILY_NAV} badges={badges} />
        <Section id="operations" label="Operations" entries={OPERATIONS_NAV} badges={badges} />
      </nav>
      <div className="mt-auto px-[0.4rem] @max-[4rem]:px-0">
        <ThemeSwitch />
      </div>
    </aside>
  );
}
type Badges = Pick<ShellView, "newLeads" | "dueTasks">;
type SidebarProps = { companyName: string; badges: Badges; element: RefObject<HTMLElement> };

type SectionProps = { id: string; label: string; entries: NavEntry[]; badges: Badges };

function Section({ id, label, entries, badges }: SectionProps) {
  return (
    <div>
      <p className="sidebar-label mb-1 px-[0.65rem] text-xs text-ink-3" id={id}>
        {label}
      </p>
      <ul className="grid gap-0.5" aria-labelledby={id}>
        {entries.map((entry) => (
          <Entry key={entry.to} entry={entry} badge={badgeOf(entry, badges)} />
        ))}
      </ul>
    </div>
  );
}

type Badge = { count: number; meaning: string };

function badgeOf({ to }: NavEntry, { newLeads, dueTasks }: Badges): Badge | undefined {
  if (to === LEADS_PATH) return { count: newLeads, meaning: "new in the last 24 hours" };
  if (to === TASKS_PATH) return { count: dueTasks, meaning: "overdue or due today" };
}

const LINK =
  "flex min-h-10 items-center gap-[0.7rem] rounded-md px-[0.65rem] py-[0.3rem] font-medium text-ink-2 hover:bg-ink/6 hover:text-ink focus-visible:-outline-offset-2 aria-[current]:bg-surface aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:shadow-xs aria-[current]:ring aria-[current]:ring-line aria-[current]:[&_.ic]:text-signal-text @max-[4rem]:justify-center @max-[4rem]:px-0";

function Entry({ entry: { to, label, icon }, badge }: { entry: NavEntry; badge?: Badge }) {
  const { pathname } = useLocation();
  const isCurrent = leadSectionOf(pathname) === null ? isIn(to, pathname) : to === LEADS_PATH;
  return (
    <li>
      <Link to={to} className={LINK} aria-current={isCurrent ? "page" : undefined} title={label}>
        <Icon of={icon} />
        <span className="sidebar-label min-w-0 truncate">{label}</span>
        {badge && badge.count > 0 ? (
          <span
            className="sidebar-label ml-auto flex-none rounded-sm bg-beam-soft px-[0.4rem] text-xs font-semibold text-signal-text tabular-nums"
            title={`${badge.count} ${badge.meaning}`}
          >
            {badge.count}
            <span className="sr-only"> {badge.meaning}</span>
          </span>
        ) : null}
      </Link>
      {to === LEADS_PATH ? <SidebarViews /> : null}
    </li>
  );
}

function isIn(to: string, pathname: string): boolean {
  return pathname === to || (to !== ADMIN_PATH && pathname.startsWith(`${to}/`));
}
