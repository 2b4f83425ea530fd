import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * The path that the person is at or has just asked for. React shows a navigation a moment later, in which a debounced
 * search would take its place.
 */
export function useWantedPath() {
  const here = useLocation();
  const { pathname } = useNavigation().location ?? here;
  const path = useRef(pathname);
  useEffect(() => {
    path.current = pathname;
  }, [pathname]);
  useEffect(() => {
    const onClick = ({ target, defaultPrevented }: MouseEvent) => {
      const link = target instanceof Element ? target.closest("a") : null;
      // The router has taken it.
      if (link && defaultPrevented) path.current = link.pathname;
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, []);
  return path;
}
