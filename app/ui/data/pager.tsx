import { Link } from "@remix-run/react";
import { cva, type VariantProps } from "class-variance-authority";
import { ChevronLeft, ChevronRight, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../icon";

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

const pagerClass = "flex flex-wrap items-center gap-[0.35rem] text-ui";

const GAP = "inline-flex min-w-6 items-center justify-center";

const itemClass = cva(
  "inline-flex items-center justify-center gap-[0.4rem] rounded-md border border-transparent px-[0.6rem] font-medium tabular-nums no-underline first:mr-auto first:pl-0 last:ml-auto last:pr-0",
  {
    variants: {
      kind: {
        link: "hover:bg-hover aria-[current]:border-ink aria-[current]:font-semibold",
        off: "text-ink-3",
      },
      small: { true: "min-h-9 min-w-9 text-sm", false: "min-h-11 min-w-11" },
    },
  },
);

type PagerProps = {
  page: number;
  pages: number;
  /** The URL of a page, including the filters. */
  to: (page: number) => string;
  /** The accessible name, e.g. "Pages of leads". */
  label: string;
  small?: boolean;
  /** Without the space above. */
  flush?: boolean;
};

/** Page links; renders nothing for a single page. */
export function Pager({ page, pages, to, label, small = false, flush = false }: PagerProps) {
  if (pages <= 1) return null;
  return (
    <nav className={flush ? pagerClass : `${pagerClass} pt-7`} aria-label={label}>
      <Step to={page > 1 ? to(page - 1) : null} rel="prev" small={small}>
        <Icon of={ChevronLeft} size={16} />
        Previous
      </Step>
      {pagerItems(page, pages).map((item, index) =>
        item === "gap" ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no identity but its position
          <span key={`gap-${index}`} className={GAP} aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={item}
            to={to(item)}
            className={itemClass({ kind: "link", small })}
            aria-label={`Page ${item}`}
            aria-current={item === page ? "page" : undefined}
          >
            {item}
          </Link>
        ),
      )}
      <Step to={page < pages ? to(page + 1) : null} rel="next" small={small}>
        Next
        <Icon of={ChevronRight} size={16} />
      </Step>
    </nav>
  );
}

type StepProps = VariantProps<typeof itemClass> & { to: string | null; rel: string; children: ReactNode };

function Step({ to, rel, small, children }: StepProps) {
  if (to === null) {
    return (
      <span className={itemClass({ kind: "off", small })} aria-disabled="true">
        {children}
      </span>
    );
  }
  return (
    <Link to={to} rel={rel} className={itemClass({ kind: "link", small })}>
      {children}
    </Link>
  );
}

type Neighbor = { to: string; text: string } | null;
type StepsProps = { label: string; previous: Neighbor; next: Neighbor; preventScrollReset?: boolean };

/** Links to the pages before and after, for lists whose number of pages is unknown. */
export function Steps({ label, previous, next, preventScrollReset }: StepsProps) {
  const link = (neighbor: Neighbor, before: LucideIcon | null, after: LucideIcon | null) =>
    neighbor ? (
      <Link
        to={neighbor.to}
        className={itemClass({ kind: "link", small: true })}
        preventScrollReset={preventScrollReset}
      >
        {before ? <Icon of={before} size={16} /> : null}
        {neighbor.text}
        {after ? <Icon of={after} size={16} /> : null}
      </Link>
    ) : (
      <span className={itemClass({ kind: "off", small: true })} />
    );
  return (
    <nav className={`${pagerClass} pt-7`} aria-label={label}>
      {link(previous, ChevronLeft, null)}
      {link(next, null, ChevronRight)}
    </nav>
  );
}
