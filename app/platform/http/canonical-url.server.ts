/**
 * Redirects a URL with a trailing slash or a capital to its canonical form, query included. Only the first path
 * segment is lower-cased: later ones may be slugs, ids or tokens. Null if already canonical, or for a write, which
 * must not be submitted twice.
 */
export function redirectToCanonicalUrl(request: Request): Response | null {
  const url = new URL(request.url);
  const path = url.pathname
    .replace(/^\/[^/%]+(?=\/|$)/, (segment) => segment.toLowerCase())
    .replace(/([^/]|^\/)\/+$/, "$1");
  if (!/^(GET|HEAD)$/.test(request.method) || path === url.pathname) return null;
  url.pathname = path;
  // An absolute URL: a path that starts with two slashes would point to another host.
  return new Response(null, {
    status: 308,
    headers: { Location: url.href, "Cache-Control": "public, max-age=3600" },
  });
}
