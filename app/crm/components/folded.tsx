import { Ellipsis } from "lucide-react";
import type { ReactNode } from "react";
import { buttonClass } from "../../ui/forms/button";
import { Icon } from "../../ui/icon";

/** Buttons in the head of a list, which phones unfold on a line of their own; also without scripts (.list-head). */
export function Folded({ label, children }: { label: string; children: ReactNode }) {
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
