import type { ReactNode } from "react";
import type { DatedSteps, Step } from "../content/page-copy";
import { DaysBar } from "./days-bar";
import { SectionHead } from "./section-head";

/** Four dated steps in the page's dark section, under a bar of their days. */
export function DatedStepsSection({ title, lead, items, scale }: DatedSteps) {
  return (
    <StepsSection title={title} lead={lead}>
      <DaysBar scale={scale} items={items} />
      <Steps items={items} />
    </StepsSection>
  );
}

type StepsSectionProps = { title: string; lead: string; children: ReactNode };

/** The page's dark section. */
export function StepsSection({ title, lead, children }: StepsSectionProps) {
  return (
    <section className="dark-section py-section">
      <div className="wrap">
        <SectionHead title={title} lead={lead} />
        {children}
      </div>
    </section>
  );
}

/** Dated steps on dark ground: four in a row, on phones one under another. */
export function Steps({ items }: { items: readonly Step[] }) {
  return (
    <ol className="mt-10 grid gap-x-gap gap-y-7 md:grid-cols-2 lg:grid-cols-4">
      {items.map(({ when, title, text }) => (
        <li
          key={`${when} ${title}`}
          className="grid content-start gap-[0.45rem] max-md:grid-cols-[1fr_auto] max-md:items-baseline max-md:gap-x-4"
        >
          <p className="text-sm/[1.6] font-medium text-beam max-md:order-1">{when}</p>
          <h3 className="text-[1.4375rem]">{title}</h3>
          <p className="max-w-[26em] text-[1rem] text-ink-2 max-md:order-2 max-md:col-span-2">{text}</p>
        </li>
      ))}
    </ol>
  );
}
