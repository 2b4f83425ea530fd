/**
 * The answer to an address with a trailing slash or a capital: on to the one without, its query kept, so that every
 * page has one address. Only an address's first part is always ours to write: what follows may be an article's, an id,
 * a token. Null for every other address, and for what is not read (a form must not be sent twice).
 */
export function redirectToCanonicalUrl(request: Request): Response | null {
  const url = new URL(request.url);
  const path = url.pathname
    .replace(/^\/[^/%]+(?=\/|$)/, (ours) => ours.toLowerCase())
    .replace(/([^/]|^\/)\/+$/, "$1");
  if (!/^(GET|HEAD)$/.test(request.method) || path === url.pathname) return null;
  url.pathname = path;
  // The whole address, never the path alone: a path that begins with two slashes would name another host.
  return new Response(null, {
    status: 308,
    headers: { Location: url.href, "Cache-Control": "public, max-age=3600" },
  });
}
