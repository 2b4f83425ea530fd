import { Link, useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { rowLinkClass } from "./tabs";

type PartLinksProps = {
  label: string;
  /** Each part's id on the page, and its title. */
  parts: readonly (readonly [id: string, title: string])[];
  className: string;
};

/**
 * Links to the parts of a long page, which stay in sight; where they do not fit, one row to swipe. Not plain
 * anchors: with scripts, the page would be put back to where it was for all entries of the history that they make. A
 * part that is folded on phones (`Fold`, which is the peer of what it folds) opens when any link leads to it.
 */
export function PartLinks({ label, parts, className }: PartLinksProps) {
  const location = useLocation();
  useEffect(() => {
    const part = document.getElementById(location.hash.slice(1));
    part?.querySelector(":scope > details.peer")?.setAttribute("open", "");
  }, [location]);
  return (
    <nav
      className={`sticky top-15 z-15 flex gap-x-4 max-md:gap-x-3 overflow-x-auto border-line bg-paper [scrollbar-width:none] ${className}`}
      aria-label={label}
    >
      {parts.map(([id, title]) => (
        <Link key={id} to={`${location.search}#${id}`} className={rowLinkClass}>
          {title}
        </Link>
      ))}
    </nav>
  );
}
