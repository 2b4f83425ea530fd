import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { SIGN_IN_PATH } from "./auth/paths";
import { preloadPages } from "./platform/http/preload-pages";
import { watchConnection } from "./platform/http/router-fetch";
import { focusOnClick } from "./ui/focus-on-click";

// Radix locks the page's scrolling under a dialog by a style element, which needs the nonce.
Object.assign(window, {
  __webpack_nonce__: document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce,
});
watchConnection(SIGN_IN_PATH);
focusOnClick();
startTransition(() => {
  hydrateRoot(document, <RemixBrowser />);
});
preloadPages("admin/shell/route", "auth/sign-in/sign-out.route");
