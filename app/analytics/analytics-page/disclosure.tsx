import { useLocation } from "@remix-run/react";
import type { LucideIcon } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { Icon } from "../../ui/icon";

type DisclosureProps = {
  label: string;
  icon: LucideIcon;
  /** Classes of the button that opens it. */
  className: string;
  /** Where the panel lies: at the button's left edge, or at its right on wide screens. */
  align?: "left" | "right";
  children: ReactNode;
};

/** A button that opens a panel below, also without scripts. Closes on Escape, outside, and when the page changes. */
export function Disclosure({ label, icon, className, align = "right", children }: DisclosureProps) {
  const { search } = useLocation();
  const element = useRef<HTMLDetailsElement>(null);
  useCloseOutside(element);
  const side = align === "right" ? "md:right-0 max-md:left-0" : "left-0";
  return (
    <details
      key={search}
      ref={element}
      className="relative"
      onKeyDown={(event) => closeOnEscape(event, element.current)}
    >
      <summary className={`${className} list-none [&::-webkit-details-marker]:hidden`}>
        <Icon of={icon} size={16} />
        {label}
      </summary>
      <div
        className={`absolute top-[calc(100%+0.4rem)] z-10 w-max max-w-[min(26rem,calc(100vw-2rem))] rounded-lg border border-line bg-raised p-4 shadow-md ${side}`}
      >
        {children}
      </div>
    </details>
  );
}

function closeOnEscape(event: KeyboardEvent, element: HTMLDetailsElement | null) {
  if (event.key !== "Escape" || !element?.open) return;
  element.open = false;
  element.querySelector("summary")?.focus();
}

function useCloseOutside(element: React.RefObject<HTMLDetailsElement>) {
  useEffect(() => {
    const close = (event: Event) => {
      const details = element.current;
      if (details?.open && event.target instanceof Node && !details.contains(event.target))
        details.open = false;
    };
    document.addEventListener("pointerdown", close);
    document.addEventListener("focusin", close);
    return () => {
      document.removeEventListener("pointerdown", close);
      document.removeEventListener("focusin", close);
    };
  }, [element]);
}
