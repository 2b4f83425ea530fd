import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "./icon";

type FoldProps = {
  /** The id of the title above it, inside the same positioned element. */
  titleId: string;
  /** Open from the start. */
  isOpen?: boolean;
  children: ReactNode;
};

/**
 * What lies under a title: on phones closed, until the title is tapped. It stands beside the fold, not in it, so that
 * wider windows show it in any case.
 */
export function Fold({ titleId, isOpen, children }: FoldProps) {
  return (
    <>
      <details className="peer group absolute inset-x-0 top-0 sm:hidden" open={isOpen}>
        <summary
          className="flex min-h-13 cursor-pointer list-none items-center justify-end px-card focus-visible:-outline-offset-2"
          aria-labelledby={titleId}
        >
          <span className="group-open:rotate-180">
            <Icon of={ChevronDown} size={16} />
          </span>
        </summary>
      </details>
      <div className="max-sm:peer-[:not([open])]:hidden">{children}</div>
    </>
  );
}
