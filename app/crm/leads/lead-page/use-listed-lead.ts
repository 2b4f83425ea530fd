import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect, useMemo, useState } from "react";
import { leadPath } from "../../paths";
import { listSearch } from "../filters/lead-filters";

/** The leads of the list behind the panel, in its order, each by its first link there. */
function listedLinks(): Map<string, HTMLAnchorElement> {
  const found = new Map<string, HTMLAnchorElement>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>("#leads a[href]")) {
    const id = /^\/admin\/leads\/([^/]{36})$/.exec(link.pathname)?.[1];
    if (id && !found.has(id)) found.set(id, link);
  }
  return found;
}

/**
 * J and K open the next and the previous lead of the list in the panel, and N goes to the form for an activity or a
 * note, whichever tab is shown; unless somebody types or a dialog is open.
 * Returns what gets the focus when the panel closes: what opened it, or the lead's place in the list.
 */
export function useListedLead(leadId: string) {
  const navigate = useNavigate();
  const { search } = useLocation();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "n" && !isBusy(event)) goToForm(event);
      const step = { j: 1, k: -1 }[event.key];
      if (step === undefined || isBusy(event)) return;
      const ids = [...listedLinks().keys()];
      const next = ids[ids.indexOf(leadId) + step];
      if (next === undefined || !ids.includes(leadId)) return;
      event.preventDefault();
      navigate(leadPath(next) + listSearch(new URLSearchParams(search)), { preventScrollReset: true });
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [navigate, leadId, search]);
  const [opener] = useState(() => (typeof document === "undefined" ? null : document.activeElement));
  return useMemo(
    () => ({
      get current() {
        const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
        return isThere && !opener.closest("[data-sheet]") ? opener : (listedLinks().get(leadId) ?? null);
      },
    }),
    [leadId, opener],
  );
}

function goToForm(event: KeyboardEvent) {
  const field = document.querySelector<HTMLElement>("[data-active=true] [aria-keyshortcuts=N]");
  if (!field) return;
  event.preventDefault();
  field.focus();
}

function isBusy({ altKey, ctrlKey, metaKey, isComposing, defaultPrevented, target }: KeyboardEvent): boolean {
  const isTyping =
    target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;
  const dialogs = document.querySelectorAll("[role=dialog]:not([data-sheet]), [role=alertdialog]");
  return altKey || ctrlKey || metaKey || isComposing || defaultPrevented || isTyping || dialogs.length > 0;
}
