import type { ReactNode } from "react";

/** A key of the keyboard. */
export function Key({ children }: { children: ReactNode }) {
  return (
    <kbd className="rounded-sm border border-line bg-sunk px-[0.4rem] py-[0.05rem] font-sans text-xs leading-[1.5] font-medium whitespace-nowrap text-ink-2">
      {children}
    </kbd>
  );
}
