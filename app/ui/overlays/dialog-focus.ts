import { type ReactElement, type RefObject, useRef } from "react";

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
      (target ?? previous).current?.focus();
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
 * Focuses the first editable field, the pressed one of several buttons, or Cancel in a confirmation. Radix would focus
 * the first focusable element: the close button, a read-only field, or the delete button.
 */
export function focusFirstField(event: Event) {
  if (!(event.currentTarget instanceof HTMLElement)) return;
  const field = event.currentTarget.querySelector(
    "[data-dialog-body] :is(input:not([type=hidden], [readonly]), textarea, [aria-pressed=true]), [role=alertdialog] [data-dialog-footer] > :first-child",
  );
  if (!(field instanceof HTMLElement)) return;
  event.preventDefault();
  field.focus();
}
