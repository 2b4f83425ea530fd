import type { ReactNode } from "react";

type ClosingProps = {
  title: string;
  text: string;
  /** What happens in each ten minutes of the demo. */
  minutes: readonly [string, string, string];
  children: ReactNode;
};

/** The end of a page: the next step, and the agenda of the thirty-minute demo. */
export function Closing({ title, text, minutes, children }: ClosingProps) {
  const [first, second, third] = minutes;
  return (
    <section className="sec">
      <div className="wrap endcta">
        <div>
          <h2>{title}</h2>
          <p className="lead">{text}</p>
          {children}
        </div>
        <dl className="facts num">
          <div>
            <dt>0–10 min</dt>
            <dd>{first}</dd>
          </div>
          <div>
            <dt>10–20 min</dt>
            <dd>{second}</dd>
          </div>
          <div>
            <dt>20–30 min</dt>
            <dd>{third}</dd>
          </div>
        </dl>
      </div>
    </section>
  );
}
