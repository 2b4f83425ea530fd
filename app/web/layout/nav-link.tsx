import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";

/** A link that says whether it leads to the current page. */
export function NavLink({ href, className, children }: NavLinkProps) {
  const here = useLocation().pathname === href;
  return (
    <a href={href} className={className} aria-current={here ? "page" : undefined}>
      {children}
    </a>
  );
}
type NavLinkProps = { href: string; className: string; children: ReactNode };
