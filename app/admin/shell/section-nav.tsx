import { Link, useLocation } from "@remix-run/react";
import { LEAD_NAV, leadSectionOf } from "../nav";

const LINK =
  "inline-flex min-h-11 items-center lg:min-h-10 text-sm font-medium whitespace-nowrap text-ink-2 hover:text-ink focus-visible:-outline-offset-2 aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:shadow-[inset_0_-2px_0_var(--color-signal-text)]";

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
            <Link to={to} className={LINK} aria-current={to === section ? "page" : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
