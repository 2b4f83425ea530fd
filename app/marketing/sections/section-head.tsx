import type { ReactNode } from "react";

type SectionHeadProps = {
  title: string;
  lead?: ReactNode;
  /** False if what follows brings its own distance. */
  spaced?: boolean;
  /** Of what stands below, so that the sentence begins where a column does. */
  columns?: keyof typeof COLUMNS;
};

const COLUMNS = {
  halves: "gap-x-gap lg:grid-cols-2",
  wideFirst: "gap-x-gap lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]",
  head: "gap-x-[clamp(2rem,4vw,3.5rem)] min-[60rem]:grid-cols-[minmax(0,6fr)_minmax(0,7fr)]",
  wideSecond: "gap-x-[clamp(2rem,6vw,6rem)] min-[60rem]:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]",
};

/** A section's heading, on wide screens with at most one sentence next to it, and never close to it. */
export function SectionHead({ title, lead, spaced = true, columns = "halves" }: SectionHeadProps) {
  return (
    <div className={`grid items-baseline-last gap-y-4 ${COLUMNS[columns]} ${spaced ? "mb-part" : ""}`.trim()}>
      <h2 className="lg:pr-10">{title}</h2>
      {lead === undefined ? null : <p className="lead">{lead}</p>}
    </div>
  );
}

/**
 * The links under a heading or text, side by side; on small phones one under another. A section that wants them closer
 * to its text sets `--actions-gap`.
 */
export function Actions({ children }: { children: ReactNode }) {
  return (
    <div className="mt-(--actions-gap,2.1rem) flex flex-wrap items-center gap-3 justify-self-stretch max-[30rem]:*:flex-[1_1_100%]">
      {children}
    </div>
  );
}
