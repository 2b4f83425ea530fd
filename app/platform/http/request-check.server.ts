import { httpError } from "./forms/form.server";
import { isSignedAddress } from "./own-paths";

/** Longer than any address of ours with every parameter at its limit. */
const MAX_URL = 8192;
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the point
const NEVER_IN_PATH = /[\u0000-\u001f\u007f\\]/;
/** Encoded control characters but tab and line breaks, which a pasted search may hold. SQLite ends a text at NUL. */
const CONTROL_IN_QUERY = /%(?:0[0-8bcef]|1[\da-f]|7f)/i;

/**
 * Refuses, before anything reads it, an address that no page of ours links to and that the router would answer with a
 * failure and a log line: broken escapes, control characters, a backslash, Remix's retired `_data` parameter.
 */
export function refuseMalformed(request: Request): Response | null {
  const { pathname, search, searchParams, href } = new URL(request.url);
  if (href.length > MAX_URL) return httpError(414, "This address is too long.\n");
  const path = decodePath(pathname);
  const isMalformed =
    path === null || NEVER_IN_PATH.test(path) || CONTROL_IN_QUERY.test(search) || searchParams.has("_data");
  return isMalformed ? httpError(400, "This address is not valid.\n") : null;
}

/** The path without escapes; null if an escape is broken or not UTF-8. */
function decodePath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

/**
 * The request without what only a program sends: X-Forwarded-Host, which Remix would compare with the Origin although
 * Host says where the request arrived, and the body of a read, with which Remix fails. At an address that a signature
 * opens, also without Origin, which Remix would refuse.
 */
export function normalizeRequest<Received extends Request>(request: Received): Received | Request {
  const isRead = request.method === "GET" || request.method === "HEAD";
  const hasBody = isRead && request.body !== null;
  const isSigned = isSignedAddress(new URL(request.url).pathname);
  const unread = ["X-Forwarded-Host", ...(isSigned ? ["Origin"] : [])];
  if (!hasBody && !unread.some((name) => request.headers.has(name))) return request;
  const headers = new Headers(request.headers);
  for (const name of unread) headers.delete(name);
  if (!hasBody) return new Request(request, { headers });
  for (const name of ["Content-Length", "Transfer-Encoding"]) headers.delete(name);
  return new Request(request.url, { method: request.method, headers, signal: request.signal });
}
