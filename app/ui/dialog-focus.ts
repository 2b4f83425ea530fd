import { type ReactElement, type RefObject, useRef } from "react";

/** The library gives the focus back to a trigger alone; most of our dialogs are opened by a link or a key. */
export function useFocusReturn(
  trigger: ReactElement | undefined,
  wanted: RefObject<HTMLElement> | undefined,
) {
  const before = useRef<HTMLElement | null>(null);
  return {
    remember: () => {
      before.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    },
    giveBack: (event: Event) => {
      if (trigger) return;
      event.preventDefault();
      (wanted ?? before).current?.focus();
    },
  };
}

/**
 * A sheet is read from its top; the focus must not jump to the first control further down. Where the server's page has
 * a dialog over the sheet, somebody may be typing in it before the scripts run.
 */
export function focusItself(event: Event) {
  event.preventDefault();
  if (document.activeElement?.closest("[role=dialog], [role=alertdialog]")) return;
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}

/**
 * The first field that can be filled in, or the way back from a question. The library would take what comes first: the
 * close button, a field that only shows something, or the button that deletes.
 */
export function focusFirstField(event: Event) {
  if (!(event.currentTarget instanceof HTMLElement)) return;
  const field = event.currentTarget.querySelector(
    ".dlg-b :is(input:not([type=hidden], [readonly]), textarea), [role=alertdialog] .dlg-f > :first-child",
  );
  if (!(field instanceof HTMLElement)) return;
  event.preventDefault();
  field.focus();
}
