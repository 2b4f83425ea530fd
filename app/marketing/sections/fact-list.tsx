import type { ReactNode } from "react";

type Fact = { term: string; text: ReactNode };

type FactListProps = {
  facts: readonly Fact[];
  /** The page behind it, whose hairlines it takes. */
  on?: "paper" | "mist";
  /** Short terms leave more of a phone's line to the text. */
  terms?: "regular" | "short";
};

const LINES = { paper: "border-line", mist: "border-mist-line" } as const;
const COLUMNS = {
  regular: "max-[30rem]:grid-cols-[4.75rem_1fr] max-[30rem]:gap-[0.6rem]",
  short: "max-[30rem]:grid-cols-[3.25rem_1fr] max-[30rem]:gap-2 max-[30rem]:text-ui/[1.5]",
} as const;

/** Terms left, texts right, hairlines between. */
export function FactList({ facts, on = "paper", terms = "regular" }: FactListProps) {
  return (
    <dl className={`mt-3 grid border-t ${LINES[on]}`}>
      {facts.map(({ term, text }) => (
        <div
          key={term}
          className={`grid grid-cols-[7.5rem_1fr] items-baseline gap-4 border-b py-[0.85rem] text-[1rem]/[1.5] ${LINES[on]} ${COLUMNS[terms]}`}
        >
          <dt className="text-sm/[1.6] text-ink-3">{term}</dt>
          <dd className="[&_a]:inline-block">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
