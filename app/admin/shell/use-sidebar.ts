import { useLocation, useMatches } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { preferenceCookie, type SidebarName, type SidebarState } from "../../platform/http/preferences";

/** Below this width the sidebar is a popover; above it is open or collapsed, and remembered. */
const PHONE = "(max-width: 47.99rem)";

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
      element.current?.togglePopover();
      return;
    }
    const next = state === "open" ? "closed" : "open";
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
    const close = () => element.current?.matches(":popover-open") && element.current.hidePopover();
    close();
    const phone = matchMedia(PHONE);
    phone.addEventListener("change", close);
    return () => phone.removeEventListener("change", close);
  }, [key]);

  return { name, state, toggle, element };
}
