import { useLocation } from "@remix-run/react";
import type { AnchorHTMLAttributes, ReactNode } from "react";
import { Mark } from "../../ui/logo";
import { useSite } from "../use-site";

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

/**
 * The value of `aria-current` for a link: "page" if it leads to the page at `path`, "true" if that page lies in the
 * part of the site it stands for. `pages` are further pages of that part; articles belong to the blog.
 */
function currentMark(path: string, href: string, pages: readonly string[] = []): "page" | "true" | undefined {
  if (path === href) return "page";
  const listed = path.startsWith("/blog/") ? "/blog" : path;
  return listed === href || pages.includes(listed) ? "true" : undefined;
}

/** Mark and name of the company; leads home. */
export function Brand({ className = "" }: { className?: string }) {
  const { company } = useSite();
  return (
    <NavLink className={`logo ${className}`.trim()} href="/" aria-label={`${company.name}, home`}>
      <Mark />
      <span>{company.name}</span>
    </NavLink>
  );
}

/** A small label above a group of links. */
export function GroupTitle({ className, children }: { className: string; children: ReactNode }) {
  return (
    <h2 className={`font-sans text-sm/[1.4] font-medium tracking-[0] text-ink-3 ${className}`}>{children}</h2>
  );
}
