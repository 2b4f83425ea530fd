/** Letters, digits and marks that are never escaped (RFC 3986, 2.3); `/%61dmin` is another spelling of `/admin`. */
const ESCAPED_UNRESERVED = /%(?:2[de]|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/gi;

/** Articles and their topics: their addresses have no capitals, and an article's ends with a letter or digit. */
export const BLOG = /^\/blog\/(?!preview\/|images\/)./;
const AFTER_LINK = /^(\/blog\/[^/]*?)(?:[.,;:!?)]|%29)+$/;

/**
 * The one spelling of a path that is answered; the others are redirected to it: without a trailing slash or needless
 * escapes. Only the first segment is lower-cased, outside of the blog: later ones may be ids or tokens.
 */
export function canonicalPath(pathname: string): string {
  const path = pathname
    .replace(ESCAPED_UNRESERVED, decodeURIComponent)
    .replace(/^\/[^/%]+(?=\/|$)/, (segment) => segment.toLowerCase())
    .replace(/([^/]|^\/)\/+$/, "$1");
  return blogPath(path);
}

/** Links are copied with the sign that follows them in a sentence. */
function blogPath(path: string): string {
  if (!BLOG.test(path)) return path;
  return path
    .replace(AFTER_LINK, "$1")
    .replace(/%[\da-f]{2}|[A-Z]/gi, (part) => (part.startsWith("%") ? part : part.toLowerCase()));
}

/** The path by which a redirect is stored: the same for every spelling of its escapes. */
export function redirectKey(pathname: string): string {
  return canonicalPath(pathname).replace(/%[\da-f]{2}/gi, (part) => part.toUpperCase());
}

/** Whether a path can be one of the public site's pages. */
export function isPublicPath(pathname: string): boolean {
  return !/^\/(?:admin|auth|assets|m)(?:\/|$)/.test(pathname);
}
