import type { ReactNode } from "react";
import type { Step } from "../content/page-copy";
import { SectionHead } from "./section-head";

type StepsSectionProps = { title: string; lead: string; items: readonly Step[]; children?: ReactNode };

/** Four dated steps in the page's dark section; `children` goes above them. */
export function StepsSection({ title, lead, items, children }: StepsSectionProps) {
  return (
    <section className="sec dark-section">
      <div className="wrap">
        <SectionHead title={title} lead={lead} className="steps-head" />
        {children}
        <ol className="steps ruled">
          {items.map((step) => (
            <li key={`${step.when} ${step.title}`}>
              <p className="meta">{step.when}</p>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
