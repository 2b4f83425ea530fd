import { httpError } from "./forms/form.server";
import { isSignedAddress } from "./own-paths";
import { isHydratedPath } from "./security-headers.server";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Whether a state-changing request comes from another site. Browsers say so in Sec-Fetch-Site; Origin is the
 * fallback, and a request with neither is rejected (OWASP CSRF cheat sheet). With both, they must agree. What a
 * signature vouches for may come from anywhere.
 */
export function isCrossSiteWrite(request: Request): boolean {
  if (SAFE_METHODS.has(request.method)) return false;
  const site = request.headers.get("Sec-Fetch-Site");
  const origin = request.headers.get("Origin");
  const url = new URL(request.url);
  if (isSignedAddress(url.pathname)) return false;
  if (!site) return origin !== url.origin;
  // A proxy that ends TLS changes the scheme, so that the hosts are compared, as Remix does.
  return site !== "same-origin" || (origin !== null && hostOf(origin) !== url.host);
}

/**
 * Whether another site loads an address of the back office as anything but a page to look at: a picture, a script, a
 * frame, a fetch. A site on the same domain would send our cookie along.
 */
export function isCrossSiteLoad(request: Request): boolean {
  const site = request.headers.get("Sec-Fetch-Site");
  if (!site || site === "same-origin" || site === "none") return false;
  if (!isHydratedPath(new URL(request.url).pathname)) return false;
  const isNavigation = request.headers.get("Sec-Fetch-Mode") === "navigate";
  return !isNavigation || request.headers.get("Sec-Fetch-Dest") !== "document";
}

export function refuseCrossSite(): Response {
  return httpError(403, "This request came from another site and was refused.\n", {
    Vary: "Origin, Sec-Fetch-Site, Sec-Fetch-Mode, Sec-Fetch-Dest",
  });
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
