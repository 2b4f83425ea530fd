import type { LucideIcon } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { Icon } from "../icon";

type DisclosureProps = {
  label: ReactNode;
  icon: LucideIcon;
  /** Classes of the button that opens it. */
  className: string;
  /** Open from the start: a form inside was rejected without scripts. */
  isOpen?: boolean;
  /** Closes it when it grows. */
  done?: number;
  /** Its form is only read, so that sending it closes the panel. */
  closesOnSubmit?: boolean;
  /** Its links lead to the same page. */
  closesOnLink?: boolean;
  /** The edge of the button that the panel keeps to on wide screens. */
  side?: "left" | "right";
  children: ReactNode;
};

/** Below the button on wide screens, at the bottom of narrow ones. */
const PANEL =
  "z-16 overflow-y-auto rounded-lg border border-line bg-raised p-4 shadow-md lg:absolute lg:top-[calc(100%+0.4rem)] lg:w-max lg:max-w-104 max-lg:fixed max-lg:right-4 max-lg:bottom-4 max-lg:max-h-[80dvh] max-lg:w-[min(26rem,calc(100vw-2rem))]";

/** A button that opens a panel, also without scripts. Closes on Escape and outside. */
export function Disclosure({ label, icon, className, isOpen = false, done = 0, ...props }: DisclosureProps) {
  const element = useRef<HTMLDetailsElement>(null);
  useCloseOutside(element);
  useEffect(() => {
    if (done > 0) close(element.current);
  }, [done]);
  const wasOpened = useRef(isOpen);
  useEffect(() => {
    // What closed it took the focus away.
    if (wasOpened.current && !isOpen) element.current?.querySelector("summary")?.focus();
    wasOpened.current = isOpen;
  }, [isOpen]);
  return (
    <details
      open={isOpen}
      ref={element}
      className="relative min-w-0"
      onKeyDown={(event) => closeOnEscape(event, element.current)}
      onClick={({ target }) =>
        props.closesOnLink && target instanceof Element && target.closest("a") && close(element.current)
      }
      onToggle={({ currentTarget }) => keepInWindow(currentTarget.lastElementChild)}
      onSubmit={() => props.closesOnSubmit && close(element.current)}
    >
      <summary className={`${className} list-none [&::-webkit-details-marker]:hidden`}>
        <Icon of={icon} size={16} />
        {label}
      </summary>
      <div className={`${PANEL} ${props.side === "left" ? "lg:left-0" : "lg:right-0"}`}>{props.children}</div>
    </details>
  );
}

/** A panel that would stand out of the window at the right is moved into it. */
function keepInWindow(panel: Element | null) {
  if (!(panel instanceof HTMLElement)) return;
  panel.style.translate = "";
  const out = panel.getBoundingClientRect().right + 16 - document.documentElement.clientWidth;
  if (out > 0) panel.style.translate = `${-out}px`;
}

export function closeOnEscape(event: KeyboardEvent, element: HTMLDetailsElement | null) {
  if (event.key === "Escape") close(element);
}

/** The focus returns to the button. */
function close(element: HTMLDetailsElement | null) {
  if (!element?.open) return;
  element.open = false;
  element.querySelector("summary")?.focus();
}

function useCloseOutside(element: React.RefObject<HTMLDetailsElement>) {
  useEffect(() => {
    const closeOutside = (event: Event) => {
      const details = element.current;
      if (details?.open && event.target instanceof Node && !details.contains(event.target))
        details.open = false;
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
    };
  }, [element]);
}
