import { useLocation } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { preferenceCookie, type SidebarState } from "../../platform/http/preferences";

/** Below this width the sidebar is a popover; above it is open or collapsed, and remembered. */
const PHONE = "(max-width: 47.99rem)";

/** The sidebar's state, its toggle, and the Ctrl/Cmd+B shortcut. */
export function useSidebar(initial: SidebarState) {
  const element = useRef<HTMLElement>(null);
  const [state, setState] = useState(initial);
  const { key } = useLocation();

  const toggle = useCallback(() => {
    if (matchMedia(PHONE).matches) {
      element.current?.togglePopover();
      return;
    }
    const next = state === "open" ? "closed" : "open";
    setState(next);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = preferenceCookie("sidebar", next);
  }, [state]);

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

  return { state, toggle, element };
}
