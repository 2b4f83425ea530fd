import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { pageSteps } from "../../platform/page-numbers";
import type { ListQuery } from "../list-query";
import { pageHref } from "./view";

type ListPagerProps = { query: ListQuery; pages: number };

export function ListPager({ query, pages }: ListPagerProps) {
  if (pages < 2) return null;
  const { page } = query;
  return (
    <nav className="pager" aria-label="Pages">
      <Step href={page > 1 ? pageHref(query, page - 1) : null} rel="prev">
        <ChevronLeft className="ic" size={17} />
        Previous
      </Step>
      {pageSteps(page, pages).map((step, index, steps) =>
        step === "gap" ? (
          <span className="gap" key={`after ${steps[index - 1]}`}>
            …
          </span>
        ) : (
          <a
            key={step}
            href={pageHref(query, step)}
            aria-label={`Page ${step}`}
            aria-current={step === page ? "page" : undefined}
          >
            {step}
          </a>
        ),
      )}
      <Step href={page < pages ? pageHref(query, page + 1) : null} rel="next">
        Next
        <ChevronRight className="ic" size={17} />
      </Step>
    </nav>
  );
}

function Step({ href, rel, children }: { href: string | null; rel: string; children: ReactNode }) {
  if (href === null) return <span aria-disabled="true">{children}</span>;
  return (
    <a href={href} rel={rel}>
      {children}
    </a>
  );
}
