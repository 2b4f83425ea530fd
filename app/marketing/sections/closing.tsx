import type { ReactNode } from "react";
import { FactList } from "./fact-list";

type ClosingProps = {
  title: string;
  text: string;
  /** What happens in each ten minutes of the demo. */
  minutes: readonly [string, string, string];
  on?: "paper" | "mist";
  children: ReactNode;
};

/** The end of a page: the next step, and the agenda of the thirty-minute demo. */
export function Closing({ title, text, minutes, on = "paper", children }: ClosingProps) {
  const [first, second, third] = minutes;
  return (
    <section className={`py-section ${on === "mist" ? "bg-mist" : ""}`}>
      <div className="wrap grid items-center gap-x-[clamp(2rem,4vw,3.5rem)] gap-y-10 [--actions-gap:0.8rem] lg:grid-cols-[minmax(0,6fr)_minmax(0,7fr)]">
        <div className="grid gap-[0.9rem]">
          <h2>{title}</h2>
          <p className="lead">{text}</p>
          {children}
        </div>
        <div className="tabular-nums">
          <FactList
            on={on}
            facts={[
              { term: "0–10 min", text: first },
              { term: "10–20 min", text: second },
              { term: "20–30 min", text: third },
            ]}
          />
        </div>
      </div>
    </section>
  );
}
