import type { ReactNode } from "react";
import type { Step } from "./content/page-copy";

type NightStepsProps = { title: string; lead: string; items: readonly Step[]; children?: ReactNode };

/** Four dated steps in the page's one dark section; `children` stands over them. */
export function NightSteps({ title, lead, items, children }: NightStepsProps) {
  return (
    <section className="sec night">
      <div className="wrap">
        <div className="sec-head night-head">
          <h2>{title}</h2>
          <p className="lead">{lead}</p>
        </div>
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
