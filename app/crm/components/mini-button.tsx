import { cva } from "class-variance-authority";
import { Copy } from "lucide-react";
import { Icon } from "../../ui/icon";
import { useCopy } from "../../ui/overlays/use-copy";

/** A button of one small icon, for a line of text or the corner of a card. */
export const miniButtonClass = cva(
  "relative z-1 inline-grid h-7 flex-none place-items-center rounded-sm text-ink-3 hover:bg-hover hover:text-ink",
  {
    variants: {
      place: {
        line: "w-7 cursor-pointer",
        corner: "-my-1 -mr-1.5 w-7 cursor-pointer",
        grip: "-my-1 -ml-1.5 w-5 cursor-grab",
      },
    },
  },
);

/** `label` names the value in the toast; `of` adds whose value it is for screen readers. Copying needs JavaScript. */
export function CopyButton({ value, label, of }: { value: string; label: string; of: string }) {
  const copy = useCopy();
  return (
    <button
      type="button"
      className={miniButtonClass({ place: "line", className: "noscript:hidden" })}
      aria-label={`Copy ${label.toLowerCase()} of ${of}`}
      onClick={() => void copy(value, label)}
    >
      <Icon of={Copy} size={14} />
    </button>
  );
}
