import type { ReactNode } from "react";

/** The links under a heading or text, side by side; on small phones one under another. */
export function Actions({ className = "", children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={`mt-[2.1rem] flex flex-wrap items-center gap-3 max-[30rem]:*:flex-[1_1_100%] ${className}`}
    >
      {children}
    </div>
  );
}
