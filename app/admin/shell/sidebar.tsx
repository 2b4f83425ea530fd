import { NavLink } from "@remix-run/react";
import type { RefObject } from "react";
import { Icon } from "../../ui/icon";
import { Logo } from "../../ui/logo";
import { NAV, type NavEntry, OPERATIONS_NAV } from "../nav";
import { ThemeSwitch } from "./theme-switch";

export const SIDEBAR_ID = "sidebar";
/** On phones the sidebar is a native popover, which works without JavaScript. */
const POPOVER = { popover: "auto" };

export function Sidebar({ companyName, newLeads, element }: SidebarProps) {
  return (
    <aside className="side" id={SIDEBAR_ID} ref={element} aria-label="Back office" {...POPOVER}>
      <Logo name={companyName} to="/" size={26} />
      <nav aria-label="Admin">
        <ul>
          {NAV.map((entry) => (
            <Entry key={entry.to} entry={entry} count={entry.to === "/admin/leads" ? newLeads : 0} />
          ))}
        </ul>
        <div>
          <p className="side-group" id="operations">
            Operations
          </p>
          <ul aria-labelledby="operations">
            {OPERATIONS_NAV.map((entry) => (
              <Entry key={entry.to} entry={entry} />
            ))}
          </ul>
        </div>
      </nav>
      <div className="side-end">
        <ThemeSwitch />
      </div>
    </aside>
  );
}
type SidebarProps = { companyName: string; newLeads: number; element: RefObject<HTMLElement> };

function Entry({ entry: { to, label, icon }, count = 0 }: { entry: NavEntry; count?: number }) {
  return (
    <li>
      <NavLink to={to} end={to === "/admin"} title={label}>
        <Icon of={icon} />
        <span>{label}</span>
        {count > 0 ? (
          <span className="n num">
            {count}
            <span className="vh"> new</span>
          </span>
        ) : null}
      </NavLink>
    </li>
  );
}
