import { useLocation, useMatches } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { preferenceCookie, type SidebarName, type SidebarState } from "../../platform/http/preferences";

/** Below this width the sidebar is a popover; above it is open or collapsed, and remembered. */
const PHONE = "(max-width: 47.99rem)";
/** From this width on it is open unless it was collapsed; see `shell.css`. */
const WIDE = "(min-width: 64rem)";

/**
 * The sidebar's state, its toggle, and the Ctrl/Cmd+B shortcut. A route whose handle says so has a state of its own.
 */
export function useSidebar(initial: Record<SidebarName, SidebarState>) {
  const element = useRef<HTMLElement>(null);
  const [states, setStates] = useState(initial);
  const isEditor = useMatches().some(({ handle }) => (handle as { isEditor?: true } | undefined)?.isEditor);
  const name: SidebarName = isEditor ? "editorSidebar" : "sidebar";
  const state = states[name];
  const { key } = useLocation();

  const toggle = useCallback(() => {
    if (matchMedia(PHONE).matches) {
      if (element.current) togglePopover(element.current);
      return;
    }
    const isOpen = state === "auto" ? matchMedia(WIDE).matches : state === "open";
    const next = isOpen ? "closed" : "open";
    setStates((before) => ({ ...before, [name]: next }));
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = preferenceCookie(name, next);
  }, [name, state]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "b" || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey || event.repeat) return;
      event.preventDefault();
      toggle();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [toggle]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation (key) closes the popover on phones
  useEffect(() => {
    const close = () => element.current && closePopover(element.current);
    close();
    const phone = matchMedia(PHONE);
    phone.addEventListener("change", close);
    return () => phone.removeEventListener("change", close);
  }, [key]);

  return { name, state, toggle, element };
}

/** Safari before 17 and Firefox before 125 have no popovers, and throw at `:popover-open`. */
function hasPopovers(): boolean {
  return "popover" in HTMLElement.prototype;
}

/** For browsers without popovers `shell.css` shows the sidebar above the page, until it is marked as closed. */
const CLOSED = "data-closed";

function togglePopover(sidebar: HTMLElement): void {
  if (hasPopovers()) sidebar.togglePopover();
  else sidebar.toggleAttribute(CLOSED);
}

function closePopover(sidebar: HTMLElement): void {
  if (!hasPopovers()) sidebar.toggleAttribute(CLOSED, true);
  else if (sidebar.matches(":popover-open")) sidebar.hidePopover();
}

/** What the button that names the popover does where the browser does not do it. */
export function openWithoutPopovers(toggle: () => void): () => void {
  return () => {
    if (!hasPopovers()) toggle();
  };
}
