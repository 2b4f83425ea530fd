import type { ReactNode } from "react";

/** A small label above a group of links. */
export function GroupTitle({ className, children }: { className: string; children: ReactNode }) {
  return (
    <h2 className={`font-sans text-sm/[1.4] font-medium tracking-[0] text-ink-3 ${className}`}>{children}</h2>
  );
}
