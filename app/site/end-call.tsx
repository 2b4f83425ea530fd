import type { ReactNode } from "react";
import type { Closing } from "./content/page-copy";

type EndCallProps = {
  closing: Closing;
  /** The buttons. */
  children: ReactNode;
};

/** The last section of an inner page: the call to action, and what happens in the thirty minutes. */
export function EndCall({ closing, children }: EndCallProps) {
  return (
    <section className="sec">
      <div className="wrap endcta">
        <div>
          <h2>{closing.title}</h2>
          <p className="lead">{closing.lead}</p>
          <div className="cta">{children}</div>
        </div>
        <dl className="facts num">
          {closing.minutes.map(({ when, text }) => (
            <div key={when}>
              <dt>{when}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
