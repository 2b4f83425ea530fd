import { Ellipsis } from "lucide-react";
import type { ReactNode } from "react";
import { buttonClass } from "../ui/forms/button";
import { Icon } from "../ui/icon";

type FoldedActionsProps = {
  /** What they are about, for screen readers. */
  label: string;
  children: ReactNode;
};

/**
 * What a page offers beside its first action. On phones it unfolds below that; it stands beside the fold, not in it,
 * for the same reason as in `FoldedFilters`.
 */
export function FoldedActions({ label, children }: FoldedActionsProps) {
  return (
    <>
      <details className="peer sm:hidden">
        <summary className={buttonClass({ size: "icon", className: "list-none" })} aria-label={label}>
          <Icon of={Ellipsis} size={18} />
        </summary>
      </details>
      <div className="flex flex-wrap gap-2 max-sm:peer-[:not([open])]:hidden max-sm:order-1 max-sm:basis-full">
        {children}
      </div>
    </>
  );
}
