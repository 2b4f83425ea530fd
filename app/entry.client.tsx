import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { SIGN_IN_PATH } from "./auth/paths";
import { watchLeaving } from "./platform/http/browser/leaving";
import { watchConnection } from "./platform/http/browser/router-fetch";
import { hydrateWithParts } from "./ui/on-demand";

/** By now the first page has finished loading. */
const SETTLED_MS = 3000;

// Radix locks the page's scrolling under a dialog by a style element, which needs the nonce.
Object.assign(window, {
  __webpack_nonce__: document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce,
});
watchConnection(SIGN_IN_PATH);
watchLeaving();
focusOnClick();
hydrateWithParts(() => {
  startTransition(() => {
    hydrateRoot(document, <RemixBrowser />);
  });
});
preloadPages("admin/shell/route", "auth/sign-in/sign-out.route");

/**
 * Preloads the scripts of all pages under a layout, and of `others`, to which its forms post. If the router cannot load
 * the next page's script, it reloads the document and loses what was typed.
 */
function preloadPages(layout: string, ...others: string[]): void {
  const { routes } = window.__remixManifest;
  const isUnder = (id: string | undefined): boolean =>
    id !== undefined && (id === layout || isUnder(routes[id]?.parentId));
  if (!(layout in window.__remixRouteModules)) return;
  setTimeout(() => {
    for (const { id, module } of Object.values(routes)) {
      // On failure the router loads it on navigation.
      if (isUnder(id) || others.includes(id)) import(/* @vite-ignore */ module).catch(() => {});
    }
  }, SETTLED_MS);
}

/**
 * Focuses the link or button that is clicked, as every browser but Safari already does: a dialog gives the focus back
 * to what had it when it opened.
 */
function focusOnClick(): void {
  document.addEventListener(
    "click",
    ({ target }) => {
      if (document.activeElement !== document.body || !(target instanceof Element)) return;
      target.closest<HTMLElement>("a[href], button, summary")?.focus({ preventScroll: true });
    },
    true,
  );
}
