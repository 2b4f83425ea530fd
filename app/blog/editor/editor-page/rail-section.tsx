import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../../../ui/icon";

type RailSectionProps = {
  title: string;
  /** The section's content in short, shown while it is folded. */
  value: string;
  children: ReactNode;
};

/** Beside the text all sections are open; under it, on smaller screens, they fold (editor.css). */
export function RailSection({ title, value, children }: RailSectionProps) {
  return (
    <details className="rail-section border-b border-line" name="rail">
      <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 px-card py-3">
        <h2 className="!font-sans !text-ui !font-semibold whitespace-nowrap">{title}</h2>
        <span className="rail-value ml-auto min-w-0 truncate text-sm text-ink-2">{value}</span>
        <span className="rail-arrow text-ink-3">
          <Icon of={ChevronDown} size={16} />
        </span>
      </summary>
      <div className="grid gap-3 px-card pb-5">{children}</div>
    </details>
  );
}
