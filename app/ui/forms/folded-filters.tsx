import { SlidersHorizontal } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../icon";
import { buttonClass } from "./button";

type FoldedFiltersProps = { count: number; className: string; children: ReactNode };

/**
 * The filters of a list. On narrow screens, where the list is what matters, they are folded away behind a button that
 * says how many are set (`count`). They stand beside the fold, not in it: no browser of before 2025 can show what a
 * closed one holds.
 */
export function FoldedFilters({ count, className, children }: FoldedFiltersProps) {
  return (
    <>
      <details className="peer lg:hidden">
        <summary className={buttonClass({ size: "sm", className: "cursor-pointer list-none" })}>
          <Icon of={SlidersHorizontal} size={16} />
          Filters{count > 0 ? ` (${count})` : ""}
        </summary>
      </details>
      <div className={`grid items-end gap-3 max-lg:peer-[:not([open])]:hidden ${className}`}>{children}</div>
    </>
  );
}
