import { Link, useLocation } from "@remix-run/react";
import { rowLinkClass } from "../../ui/tabs";
import { LEAD_NAV, leadSectionOf } from "../nav";

/** The pages of the section that is open, under the header; only Lead Management has several. */
export function SectionNav() {
  const section = leadSectionOf(useLocation().pathname);
  if (section === null) return null;
  return (
    <nav
      className="overflow-x-auto border-b border-line px-page [scrollbar-width:none]"
      aria-label="Lead Management"
    >
      <ul className="flex gap-6 max-sm:justify-between max-sm:gap-3">
        {LEAD_NAV.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className={rowLinkClass} aria-current={to === section ? "page" : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
