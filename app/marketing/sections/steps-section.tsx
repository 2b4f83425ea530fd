import type { ReactNode } from "react";
import type { Step } from "../content/page-copy";
import { SectionHead } from "./section-head";
import { Steps } from "./steps";

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
