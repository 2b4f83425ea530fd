import type { ReactNode } from "react";

type SectionHeadProps = {
  title: string;
  lead?: ReactNode;
  /** False if what follows brings its own distance. */
  spaced?: boolean;
};

/** A section's heading, on wide screens with at most one sentence next to it. */
export function SectionHead({ title, lead, spaced = true }: SectionHeadProps) {
  return (
    <div
      className={`grid items-end gap-x-12 gap-y-4 min-[60rem]:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] ${spaced ? "mb-part" : ""}`.trim()}
    >
      <h2>{title}</h2>
      {lead === undefined ? null : <p className="lead min-[60rem]:pb-[0.35rem]">{lead}</p>}
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
