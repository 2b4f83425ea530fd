import { useLocation } from "@remix-run/react";
import type { AnchorHTMLAttributes } from "react";
import { currentMark } from "./current-page";

type NavLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  /** The page it leads to, if `href` does not name it. */
  page?: string;
  /** Further pages of the part of the site it stands for. */
  pages?: readonly string[];
};

/** A link that is marked on the page it leads to. */
export function NavLink({ page, pages, children, ...link }: NavLinkProps) {
  const { pathname } = useLocation();
  return (
    <a {...link} aria-current={currentMark(pathname, page ?? link.href, pages)}>
      {children}
    </a>
  );
}
