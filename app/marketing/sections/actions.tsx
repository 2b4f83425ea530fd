import type { ReactNode } from "react";

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
