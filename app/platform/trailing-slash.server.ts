/**
 * The answer to an address with a trailing slash: on to the same one without, its query kept, so that every page has
 * one address. Null for every other address, and for what is not read (a form must not be sent twice).
 */
export function redirectTrailingSlash(request: Request): Response | null {
  const url = new URL(request.url);
  if (!/^(GET|HEAD)$/.test(request.method) || !/.\/+$/.test(url.pathname)) return null;
  url.pathname = url.pathname.replace(/\/+$/, "");
  // The whole address, never the path alone: a path that begins with two slashes would name another host.
  return new Response(null, {
    status: 308,
    headers: { Location: url.href, "Cache-Control": "public, max-age=3600" },
  });
}
