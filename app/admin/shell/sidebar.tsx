import { Link, useLocation } from "@remix-run/react";
import type { RefObject } from "react";
import { Icon } from "../../ui/icon";
import { Logo } from "../../ui/logo";
import { leadSectionOf, NAV, type NavEntry, OPERATIONS_NAV } from "../nav";
import { ADMIN_PATH } from "../paths";
import { ThemeSwitch } from "./theme-switch";

export const SIDEBAR_ID = "sidebar";
/** On phones the sidebar is a native popover, which works without JavaScript. */
const POPOVER = { popover: "auto" };

export function Sidebar({ companyName, newLeads, element }: SidebarProps) {
  return (
    <aside className="sidebar" id={SIDEBAR_ID} ref={element} aria-label="Back office" {...POPOVER}>
      <Logo name={companyName} to="/" size={26} className="px-[0.6rem] text-[1.3125rem]" />
      <nav className="grid gap-5" aria-label="Admin">
        <ul className="grid gap-0.5">
          {NAV.map((entry) => (
            <Entry key={entry.to} entry={entry} count={entry.to === "/admin/leads" ? newLeads : 0} />
          ))}
        </ul>
        <div>
          <p className="sidebar-label mb-[0.3rem] px-[0.65rem] text-xs text-ink-3" id="operations">
            Operations
          </p>
          <ul className="grid gap-0.5" aria-labelledby="operations">
            {OPERATIONS_NAV.map((entry) => (
              <Entry key={entry.to} entry={entry} />
            ))}
          </ul>
        </div>
      </nav>
      <div className="mt-auto px-[0.4rem] md:group-data-[sidebar=closed]/shell:px-0">
        <ThemeSwitch />
      </div>
    </aside>
  );
}
type SidebarProps = { companyName: string; newLeads: number; element: RefObject<HTMLElement> };

const LINK =
  "flex min-h-10 items-center gap-[0.7rem] rounded-md px-[0.65rem] py-[0.3rem] font-medium whitespace-nowrap text-ink-2 hover:bg-ink/6 hover:text-ink focus-visible:-outline-offset-2 aria-[current]:bg-surface aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:shadow-xs aria-[current]:ring aria-[current]:ring-line aria-[current]:[&_.ic]:text-signal-text md:group-data-[sidebar=closed]/shell:justify-center md:group-data-[sidebar=closed]/shell:px-0";

function Entry({ entry: { to, label, icon }, count = 0 }: { entry: NavEntry; count?: number }) {
  const { pathname } = useLocation();
  const isCurrent = leadSectionOf(pathname) === null ? isIn(to, pathname) : to === "/admin/leads";
  return (
    <li>
      <Link to={to} className={LINK} aria-current={isCurrent ? "page" : undefined} title={label}>
        <Icon of={icon} />
        <span className="sidebar-label min-w-0 truncate">{label}</span>
        {count > 0 ? (
          <span className="sidebar-label ml-auto flex-none rounded-sm bg-beam-soft px-[0.4rem] text-xs font-semibold text-signal-text tabular-nums">
            {count}
            <span className="sr-only"> new</span>
          </span>
        ) : null}
      </Link>
    </li>
  );
}

function isIn(to: string, pathname: string): boolean {
  return pathname === to || (to !== ADMIN_PATH && pathname.startsWith(`${to}/`));
}
