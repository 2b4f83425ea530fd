const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Whether a state-changing request comes from another site. Browsers say so in Sec-Fetch-Site; Origin is the
 * fallback, and a request with neither is rejected (OWASP CSRF cheat sheet).
 */
export function isCrossSiteWrite(request: Request): boolean {
  if (SAFE_METHODS.has(request.method)) return false;
  const site = request.headers.get("Sec-Fetch-Site");
  if (site) return site !== "same-origin";
  return request.headers.get("Origin") !== new URL(request.url).origin;
}

export function refuseCrossSiteWrite(): Response {
  return new Response("This request came from another site and was refused.\n", {
    status: 403,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store", Vary: "Origin" },
  });
}
