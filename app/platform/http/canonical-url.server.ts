/** Letters, digits and marks that are never escaped (RFC 3986, 2.3); `/%61dmin` is another spelling of `/admin`. */
const ESCAPED_UNRESERVED = /%(?:2[de]|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/gi;

/**
 * Redirects a URL with a trailing slash, a capital or a needless escape to its canonical form, query included. Only the
 * first path segment is lower-cased: later ones may be slugs, ids or tokens. Null if already canonical, or for a write,
 * which must not be submitted twice.
 */
export function redirectToCanonicalUrl(request: Request): Response | null {
  const url = new URL(request.url);
  const path = url.pathname
    .replace(ESCAPED_UNRESERVED, decodeURIComponent)
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
