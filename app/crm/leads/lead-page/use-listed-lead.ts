import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect, useMemo } from "react";
import { leadPath } from "../../paths";
import { listSearch } from "../lead-filters";

/** The leads of the list behind the panel, in its order, each by its first link there. */
function listedLinks(): Map<string, HTMLAnchorElement> {
  const links = document.querySelectorAll<HTMLAnchorElement>("main a[href]");
  const found = new Map<string, HTMLAnchorElement>();
  for (const link of links) {
    const id = /^\/admin\/leads\/([0-9a-f-]{36})$/.exec(link.pathname)?.[1];
    if (id && !found.has(id) && !link.closest("[data-sheet]")) found.set(id, link);
  }
  return found;
}

/**
 * J and K open the next and the previous lead of the list in the panel, unless somebody types or a dialog is open.
 * Returns what gets the focus when the panel closes: the lead's place in the list.
 */
export function useListedLead(leadId: string) {
  const navigate = useNavigate();
  const { search } = useLocation();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
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
  return useMemo(
    () => ({
      get current() {
        return listedLinks().get(leadId) ?? document.querySelector<HTMLElement>("main h1");
      },
    }),
    [leadId],
  );
}

function isBusy({ altKey, ctrlKey, metaKey, isComposing, defaultPrevented, target }: KeyboardEvent): boolean {
  const isTyping =
    target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;
  const dialogs = document.querySelectorAll("[role=dialog]:not([data-sheet]), [role=alertdialog]");
  return altKey || ctrlKey || metaKey || isComposing || defaultPrevented || isTyping || dialogs.length > 0;
}
