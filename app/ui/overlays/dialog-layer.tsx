import * as Radix from "@radix-ui/react-dialog";
import { useNavigate } from "@remix-run/react";
import { X } from "lucide-react";
import { type KeyboardEvent, type ReactElement, type ReactNode, type RefObject, useId, useRef } from "react";
import { Button, ButtonLink } from "../forms/button";
import { mayCloseDialog } from "../forms/unsaved";

export type LayerProps = {
  title: string;
  description?: ReactNode;
  /** The button that opens it; gets the focus back. */
  trigger?: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /**
   * For one opened by a URL: where to go on closing. It is open whenever it is rendered, is part of the server's HTML,
   * and its close button is a link, so it works without JavaScript.
   */
  closeTo?: string;
  /** Gets the focus on closing; default: the trigger, or what had the focus before. */
  focusBackTo?: RefObject<HTMLElement>;
  children: ReactNode;
};

// All layers have the same z-index, so that a scrim covers what is earlier in the document. During hydration Radix
// disables pointer events on the page before it enables them on the top layer; clicks in between must not get lost.
export const LAYER = "pointer-events-auto fixed z-61 bg-raised shadow-lg";
/** Radix sets a dialog's accessible name on the client; this names server-rendered ones at once. */
export function useNames() {
  const id = useId();
  return { titleId: `${id}title`, descriptionId: `${id}about` };
}

/** A toast is layered above every dialog and would capture Escape. */
export function closeOnEscape({ onOpenChange }: OpenState) {
  return (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.isDefaultPrevented()) return;
    // A nested dialog must not close its parent.
    event.stopPropagation();
    onOpenChange?.(false);
  };
}

type OpenState = Pick<LayerProps, "open" | "onOpenChange" | "closeTo">;

export function useOpenState({ open, onOpenChange, closeTo }: OpenState) {
  const navigate = useNavigate();
  if (closeTo === undefined) {
    const change = (isOpen: boolean) => (isOpen || mayCloseDialog()) && onOpenChange?.(isOpen);
    return { open, onOpenChange: onOpenChange && change };
  }
  return {
    open: true,
    onOpenChange: (isOpen: boolean) => {
      if (!isOpen && mayCloseDialog()) navigate(closeTo, { preventScrollReset: true });
    },
  };
}

export function Overlay({
  control,
  trigger,
  closeTo,
  isClear,
  children,
}: {
  control: OpenState;
  /** Leaves the page as bright as it is. */
  isClear?: boolean;
  trigger?: ReactElement;
  closeTo?: string;
  children: ReactNode;
}) {
  const layers = (
    <>
      <Radix.Overlay
        className={`fixed inset-0 z-61 motion-safe:data-[state=open]:animate-fade-in ${isClear ? "" : "bg-scrim"}`}
      />
      {children}
    </>
  );
  return (
    <Radix.Root {...control}>
      {trigger ? <Radix.Trigger asChild>{trigger}</Radix.Trigger> : null}
      {closeTo === undefined ? <Radix.Portal>{layers}</Radix.Portal> : layers}
    </Radix.Root>
  );
}

export function CloseButton({ closeTo }: { closeTo?: string }) {
  const look = { variant: "ghost", size: "sm", icon: X, iconOnly: true, className: "-mt-1 -mr-2" } as const;
  if (closeTo !== undefined) {
    return (
      <ButtonLink {...look} to={closeTo} preventScrollReset>
        Close
      </ButtonLink>
    );
  }
  return (
    <Radix.Close asChild>
      <Button {...look}>Close</Button>
    </Radix.Close>
  );
}

/** Radix returns the focus only to a trigger; most of our dialogs are opened by a link or a key. */
export function useFocusReturn(
  trigger: ReactElement | undefined,
  target: RefObject<HTMLElement> | undefined,
) {
  const previous = useRef<HTMLElement | null>(null);
  return {
    remember: () => {
      previous.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    },
    restore: (event: Event) => {
      if (trigger) return;
      event.preventDefault();
      // A lead that was deleted has taken its place in the list away.
      const place = (target ?? previous).current ?? (target ? document.getElementById("main") : null);
      place?.focus();
    },
  };
}

/**
 * Focuses the sheet itself: it is read from the top, so focus must not jump to a control further down. Skipped if a
 * server-rendered dialog covers the sheet, since the user may already be typing in it.
 */
export function focusDialog(event: Event) {
  event.preventDefault();
  if (document.activeElement?.closest("[role=dialog], [role=alertdialog]")) return;
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}

/**
 * Focuses the first editable field, the pressed or first one of several buttons, or Cancel in a confirmation. Radix
 * would focus the first focusable element: the close button, a read-only field, or the delete button.
 */
export function focusFirstField(event: Event) {
  if (!(event.currentTarget instanceof HTMLElement)) return;
  const field = event.currentTarget.querySelector(
    "[data-dialog-body] :is(input:not([type=hidden], [readonly]), textarea, [aria-pressed=true], [data-autofocus]), [role=alertdialog] [data-dialog-footer] > :first-child",
  );
  if (!(field instanceof HTMLElement)) return;
  event.preventDefault();
  field.focus();
}
