import type { ReactNode } from "react";
import type { Step } from "../content/page-copy";
import { SectionHead } from "./section-head";

type StepsSectionProps = { title: string; lead: string; items: readonly Step[]; children?: ReactNode };

/** Four dated steps in the page's dark section; `children` goes above them. */
export function StepsSection({ title, lead, items, children }: StepsSectionProps) {
  return (
    <section className="dark-section py-section">
      <div className="wrap">
        <SectionHead title={title} lead={lead} spaced={false} />
        {children}
        <Steps items={items} ruled />
      </div>
    </section>
  );
}

/** Dated steps on dark ground: four in a row, on phones one under another; `ruled` draws a line above each. */
export function Steps({ items, ruled = false }: { items: readonly Step[]; ruled?: boolean }) {
  return (
    <ol className="mt-10 grid gap-x-gap gap-y-7 md:grid-cols-2 lg:grid-cols-4">
      {items.map(({ when, title, text }) => (
        <li
          key={`${when} ${title}`}
          className={`grid content-start gap-[0.45rem] max-md:grid-cols-[1fr_auto] max-md:items-baseline max-md:gap-x-4 ${ruled ? "border-t border-line-strong pt-5" : ""}`.trim()}
        >
          <p className="text-sm/[1.6] font-medium text-beam max-md:order-1">{when}</p>
          <h3 className="text-[1.4375rem]">{title}</h3>
          <p className="max-w-[26em] text-[1rem] text-ink-2 max-md:order-2 max-md:col-span-2">{text}</p>
        </li>
      ))}
    </ol>
  );
}
