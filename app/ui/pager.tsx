import { Link } from "@remix-run/react";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "./icon";

/** First, last and neighbors of the current page; "gap" where pages are omitted. */
export function pagerItems(page: number, pages: number): (number | "gap")[] {
  const shown = [1, page - 1, page, page + 1, pages].filter((item) => item >= 1 && item <= pages);
  const items: (number | "gap")[] = [];
  let last = 0;
  for (const item of [...new Set(shown)].sort((a, b) => a - b)) {
    if (item > last + 1) items.push("gap");
    items.push(item);
    last = item;
  }
  return items;
}

type PagerProps = {
  page: number;
  pages: number;
  /** The URL of a page, including the filters. */
  to: (page: number) => string;
  /** The accessible name, e.g. "Pages of leads". */
  label: string;
  small?: boolean;
};

/** Page links; renders nothing for a single page. */
export function Pager({ page, pages, to, label, small = false }: PagerProps) {
  if (pages <= 1) return null;
  return (
    <nav className={small ? "pager pager-sm" : "pager"} aria-label={label}>
      <Step to={page > 1 ? to(page - 1) : null} rel="prev">
        <Icon of={ChevronLeft} size={16} />
        Previous
      </Step>
      {pagerItems(page, pages).map((item, index) =>
        item === "gap" ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no identity but its position
          <span key={`gap-${index}`} className="gap" aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={item}
            to={to(item)}
            aria-label={`Page ${item}`}
            aria-current={item === page ? "page" : undefined}
          >
            {item}
          </Link>
        ),
      )}
      <Step to={page < pages ? to(page + 1) : null} rel="next">
        Next
        <Icon of={ChevronRight} size={16} />
      </Step>
    </nav>
  );
}

function Step({ to, rel, children }: { to: string | null; rel: string; children: ReactNode }) {
  if (to === null) return <span aria-disabled="true">{children}</span>;
  return (
    <Link to={to} rel={rel}>
      {children}
    </Link>
  );
}
