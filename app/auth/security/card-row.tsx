import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../../ui/icon";

type RowProps = { icon: LucideIcon; title: ReactNode; detail: ReactNode; children?: ReactNode };

/** A line of a card: what it is, a sentence about it, and what can be done. */
export function Row({ icon, title, detail, children }: RowProps) {
  return (
    <div className="flex items-start gap-x-4 border-t sm:items-center border-line px-card py-4">
      <span className="grid size-9 flex-none place-items-center rounded-md bg-sunk text-ink-2">
        <Icon of={icon} size={16} />
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-0 flex-[1_1_14rem]">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold wrap-anywhere">{title}</p>
          <p className="text-sm text-ink-2">{detail}</p>
        </div>
        {children ? <div className="flex flex-wrap gap-2">{children}</div> : null}
      </div>
    </div>
  );
}
